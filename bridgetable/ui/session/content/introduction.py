"""The introduction of a case, shown before the first step: title, story and source. No Qt."""

from __future__ import annotations

from typing import NamedTuple

from bridgetable.document.document import Document
from bridgetable.words.catalogue import LANGUAGES, Words


class Introduction(NamedTuple):
    """Title, story and source in one language; "" for each one that is missing."""

    title: str
    story: str
    source: str


def introduction_of(document: Document, words: Words) -> Introduction:
    """Returns the introduction of a document; "Untitled" in any language counts as no title."""
    title, story = document.opening(words.language)
    # The words of another language are loaded only for a title that might be one of them.
    untitled = title and any(title == Words.of(each).text("untitled") for each in (words.language, *LANGUAGES))
    return Introduction("" if untitled else title, story, document.source(words))
