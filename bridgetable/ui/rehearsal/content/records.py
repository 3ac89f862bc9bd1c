"""What a rehearsal leaves behind of each answer, for the progress of whoever answered. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from bridgetable.disk.resources import resources
from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.rehearsal.about import clauses_of, kind_at
from bridgetable.rehearsal.answered import Answered, CaseInFile, GeneratedCase, RehearsedCase
from bridgetable.ui.rehearsal.content.moment import Moment

SHIPPED = resources() / "cases"


def case_in(document: Document) -> RehearsedCase | None:
    """The case of a document, or the family it was made of; None for one that nobody could be asked again."""
    path = Path(document.path)
    if document.path:
        name = path.relative_to(SHIPPED).as_posix() if path.is_relative_to(SHIPPED) else str(path.absolute())
        return CaseInFile(name)
    names = {family.name for family in FAMILIES}
    family = next((tag for tag in document.case.tags if tag in names), "") if document.case is not None else ""
    return GeneratedCase(family, 0) if family else None


def records_of(
    moment: Moment, history: History, case: RehearsedCase, begun: datetime, at: datetime
) -> Iterator[Answered]:
    """Yields the answers of a stop that have been marked."""
    if moment.stop is None:
        return
    family, edition = kind_at(history, moment.stop), history.start.edition
    for result in moment.results:
        if result.outcome is not None:
            yield Answered(case, edition, moment.number, result.asked.aspect.value, clauses_of((result.asked,)), family,
                           result.outcome, begun, at)
