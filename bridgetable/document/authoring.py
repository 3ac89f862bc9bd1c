"""What is written around the play of a table that is made into a case: words, expectations, and notes in place."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from bridgetable.cases.case import Case, Expect
from bridgetable.cases.check import Verdict, no_appraisal, verdicts
from bridgetable.cases.laid_out import LaidOut, laid_out
from bridgetable.cases.tree import UNTITLED
from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.table.text import Text
from bridgetable.words.catalogue import Words


def case_to_be_saved(history: History, document: Document, words: Words) -> LaidOut:
    """The case of a table as it would be saved now, entry by entry."""
    untitled, undone = ((("", words.text(key)),) for key in ("untitled", "branch-undone"))
    title = document.title or UNTITLED
    return laid_out(history, document.case, title=title, untitled=untitled, undone=undone)


def with_case(document: Document, case: Case) -> Document:
    """The document with another case of the same table."""
    return replace(document, case=case, title=case.title)


def with_words(case: Case, title: Text, story: Text, source: Text, tags: tuple[str, ...]) -> Case:
    """The case with other words around it."""
    return replace(case, title=title or UNTITLED, story=story, source=source, tags=tags)


def verdict_on(claim: Expect, history: History, at: int) -> Verdict | None:
    """Whether a single assertion holds after the step at this place; None for an empty list, which asserts nothing.

    `equity` is skipped, as it needs the solver.
    """
    line = (history.start, *(history.table_at(place) for place in history.line_to(at)))
    verdict = next(verdicts(claim, line, "", no_appraisal), None)
    needs_solver = verdict is not None and claim.equity is not UNSET
    return replace(verdict, skipped=True, holds=False) if verdict is not None and needs_solver else verdict
