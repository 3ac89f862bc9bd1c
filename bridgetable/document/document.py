"""The document: everything about a table that is not its play."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bridgetable.engine.history import History
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text, in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.sources import source_line

if TYPE_CHECKING:
    from bridgetable.cases.case import Case


class Document(msgspec.Struct, frozen=True):
    """The file the table lies in ("" when it was never saved), and the case it was opened from."""

    path: str = ""
    case: Case | None = None
    title: Text = ()

    @property
    def name(self) -> str:
        """The name of its file, without the folder."""
        return PurePath(self.path).name

    @property
    def full_title(self) -> Text:
        """The title in every language it has: that of the case, where the table came from one."""
        return self.title if self.case is None else self.case.title

    def titled(self, title: Text) -> Document:
        """The same document under another title."""
        case = replace(self.case, title=title) if self.case is not None else None
        return replace(self, title=title, case=case)

    def opening(self, language: str) -> tuple[str, str]:
        """What a lecturer says first: the title and the story, where the table came with them."""
        story = self.case.story if self.case is not None else ()
        return in_language(self.full_title, language), in_language(story, language)

    def source(self, words: Words) -> str:
        """Where the case comes from, and what was corrected in it, as a sentence; "" where that is not said."""
        return source_line(words, self.case.source) if self.case is not None else ""

    def replayed(self) -> Document:
        """The same document, its case no longer knowing which steps were its own."""
        return self if self.case is None else replace(self, case=replace(self.case, actions=()))


class Opened(msgspec.Struct, frozen=True):
    """What was opened; `trouble` tells what of it could not be put on the table, in the order of the file."""

    history: History
    document: Document
    trouble: tuple[RefusedError, ...] = ()


class DocumentError(RefusedError):
    """The file cannot be opened or written."""
