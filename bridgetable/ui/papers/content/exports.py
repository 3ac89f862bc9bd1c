"""A table as pages of one language, made where the window does not wait for them. No Qt."""

from __future__ import annotations

from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.reports import page
from bridgetable.reports.booklet import Answers, document_of
from bridgetable.reports.page_text import text_of
from bridgetable.reports.told import Told
from bridgetable.words.catalogue import Words


def told_table(history: History, document: Document) -> Told:
    """What a report tells of the table in a window."""
    case = document.case
    story, source = (case.story, case.source) if case is not None else ((), ())
    return Told(history, document.full_title, story, source)


def pages_of(told: Told, language: str, indices: str, answers: Answers) -> page.Document:
    """The table on pages, with its rulings there."""
    return document_of([told], Words.of(language).with_indices(indices), answers)


def played_page(told: Told, language: str, indices: str, answers: Answers) -> bytes:
    """The page of the web on which the table is played, as a file."""
    from bridgetable.ui.papers.content.play_page import play_page

    return play_page([told], Words.of(language).with_indices(indices), answers).encode("utf-8", "replace")


def plain_pages(told: Told, language: str, indices: str, answers: Answers) -> bytes:
    """The table as plain text, as a file."""
    return text_of(pages_of(told, language, indices, answers)).encode("utf-8", "replace")
