"""What a rehearsal leaves behind of each answer, for the progress of whoever answered. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from bridgetable.disk.resources import resources
from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.rehearsal.answered import Answered, CaseInFile, RehearsedCase
from bridgetable.rehearsal.asked import Asked, Stop
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import kind_of
from bridgetable.ui.rehearsal.content.moment import Moment

SHIPPED = resources() / "cases"


def case_in(document: Document) -> RehearsedCase | None:
    """The case of a document; None for one that is in no file, which nobody could be asked again."""
    path = Path(document.path)
    if not document.path:
        return None
    return CaseInFile(path.relative_to(SHIPPED).as_posix() if path.is_relative_to(SHIPPED) else str(path.absolute()))


def records_of(
    moment: Moment, history: History, case: RehearsedCase, begun: datetime, at: datetime
) -> Iterator[Answered]:
    """Yields the answers of a stop that have been marked."""
    if moment.stop is None:
        return
    family, edition = family_of(history, moment.stop), history.start.edition
    for result in moment.results:
        if result.outcome is not None:
            yield Answered(case, edition, moment.number, result.asked.aspect.value, clauses_of(result.asked), family,
                           result.outcome, begun, at)


def clauses_of(asked: Asked) -> tuple[str, ...]:
    """The clauses under which the right answer is ruled, each once."""
    named = (choice.clause for choice in asked.choices if choice.right and choice.clause)
    return tuple(dict.fromkeys((*named, *asked.also)))


def family_of(history: History, stop: Stop) -> str:
    """The kind of the irregularity that a stop is about, as a case file names it; "" where it is about none.

    It is the first to which attention is drawn there, else the last to which it has been drawn.
    """
    before, after = history.table_at(stop.place), history.nodes[stop.ruling_place].step.table
    noticed = [n for n in range(len(after.irregularities)) if after.attention_to(IrregularityId(n)) is not None]
    fresh = [n for n in noticed if n >= len(before.irregularities) or before.attention_to(IrregularityId(n)) is None]
    found = fresh[:1] or noticed[-1:]
    return kind_of(after.irregularities[found[0]]) if found else ""
