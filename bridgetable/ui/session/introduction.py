"""The introduction of a case, shown before the first step: title, story and source; and the window's title. No Qt."""

from __future__ import annotations

from pathlib import PurePath
from typing import NamedTuple

from bridgetable.document.document import Document
from bridgetable.words.catalogue import Words, untitled


class Introduction(NamedTuple):
    """Title, story and source in one language; "" for each one that is missing."""

    title: str
    story: str
    source: str


def introduction_of(document: Document, words: Words) -> Introduction:
    """Returns the introduction of a document; "Untitled" in any language counts as no title."""
    title, story = document.opening(words.language)
    return Introduction("" if title in untitled() else title, story, document.source(words))


def window_title(document: Document, words: Words) -> str:
    """The title of the document or the name of its file, and which board of a file it is."""
    title, board = introduction_of(document, words).title or document.name, document.board
    if board is None or not board.has_others:
        return title or words.text("untitled")
    key = "boards-place" if board.of else "boards-place-so-far"
    return f"{title or PurePath(board.file).name} · {words.text(key, number=board.index + 1, of=board.of)}"
