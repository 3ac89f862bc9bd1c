"""The document around a table: its file, its title, and the case it was opened from."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

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
