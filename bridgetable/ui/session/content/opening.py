"""What is said of a table before anything has happened on it: title, story and source of its case. No Qt."""

from __future__ import annotations

from typing import NamedTuple

from bridgetable.document.document import Document
from bridgetable.words.catalogue import LANGUAGES, Words


class Opening(NamedTuple):
    """Title, story and source in one language; "" for what there is not."""

    title: str
    story: str
    source: str


def opening_of(document: Document, words: Words) -> Opening:
    """What the document says of itself; the title that untitled tables are saved under counts as none."""
    title, story = document.opening(words.language)
    untitled = {Words.of(language).text("untitled") for language in LANGUAGES}
    return Opening("" if title in untitled else title, story, document.source(words))
