"""The document around a table: its file, its title, and the case it was opened from."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from bridgetable.cases.case import Case, Expect
from bridgetable.cases.check import Verdict, no_appraisal, verdicts
from bridgetable.cases.laid_out import LaidOut, laid_out
from bridgetable.cases.tree import UNTITLED
from bridgetable.engine.history import History
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text, in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import source_line

if TYPE_CHECKING:
    from bridgetable.cases.case import Case


class BoardPlace(msgspec.Struct, frozen=True):
    """The place of a board in a file of recorded boards: its index, and how many there are, 0 if not yet known."""

    file: str
    index: int
    of: int = 0

    @property
    def has_others(self) -> bool:
        """Whether the file has other boards, or may have."""
        return self.of != 1

    @property
    def has_next(self) -> bool:
        """Whether there is another board after this one, or may be."""
        return not self.of or self.index + 1 < self.of

    @property
    def has_previous(self) -> bool:
        """Whether there is another board before this one."""
        return self.index > 0


class Document(msgspec.Struct, frozen=True):
    """The file of the table ("" if it was never saved), the case it was opened from, and its title without one.

    `digest` is that of the file when it was last read or written here, "" if it never was, and `contents` is what it
    held then, b"" where that is no longer known; `board` is the recorded board it was opened from.
    """

    path: str = ""
    case: Case | None = None
    title: Text = ()
    digest: str = ""
    board: BoardPlace | None = None
    contents: bytes = b""

    @property
    def name(self) -> str:
        """The name of its file, without the folder."""
        return PurePath(self.path).name

    @property
    def full_title(self) -> Text:
        """The title in all its languages; that of the case if the table was opened from one."""
        return self.title if self.case is None else self.case.title

    def titled(self, title: Text) -> Document:
        """Returns the document with another title."""
        case = replace(self.case, title=title) if self.case is not None else None
        return replace(self, title=title, case=case)

    def opening(self, language: str) -> tuple[str, str]:
        """Returns the title and the story in this language; "" for each that is missing."""
        story = self.case.story if self.case is not None else ()
        return in_language(self.full_title, language), in_language(story, language)

    def source(self, words: Words) -> str:
        """Returns the source of the case and the corrections made to it as a sentence; "" if neither is given."""
        return source_line(words, self.case.source) if self.case is not None else ""

    def replayed(self) -> Document:
        """Returns the document for another first table: its case keeps everything except its actions."""
        return self if self.case is None else replace(self, case=replace(self.case, actions=()))


class Opened(msgspec.Struct, frozen=True):
    """A history and document that were opened; `trouble` lists what could not be done, in the order of the file."""

    history: History
    document: Document
    trouble: tuple[RefusedError, ...] = ()


class DocumentError(RefusedError):
    """A file cannot be opened or written."""


# -- What is written around the play of a table that is made into a case -----------------------------------------------


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
