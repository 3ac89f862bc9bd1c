"""The document: everything about a table that is not its play."""

from __future__ import annotations

from pathlib import PurePath

import msgspec
from msgspec.structs import replace

from bridgetable.cases.case import Case, Text


class Document(msgspec.Struct, frozen=True):
    """The file the table lies in ("" when it was never saved), and the case it was opened from."""

    path: str = ""
    case: Case | None = None
    title: Text = ()

    @property
    def name(self) -> str:
        """The name of its file, without the folder."""
        return PurePath(self.path).name

    def replayed(self) -> Document:
        """The same document, its case no longer knowing which steps were its own."""
        return self if self.case is None else replace(self, case=replace(self.case, actions=()))


def in_language(text: Text, language: str) -> str:
    """The text in this language, else in any."""
    texts = dict(text)
    return texts.get(language) or texts.get("") or next(iter(texts.values()), "")
