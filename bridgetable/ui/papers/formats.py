"""The files that papers, booklets, hand records, pages of the manual, cases and slides are written to, by their ending.

What makes pages of type is imported when such a file is written.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bridgetable.disk.steps import Steps, at_once
from bridgetable.reports import page


def _pdf(document: page.Document) -> Steps[bytes]:
    from bridgetable.ui.papers.pdf import making_pdf

    return (yield from making_pdf(document))


def _web(document: page.Document) -> Steps[bytes]:
    from bridgetable.reports.page_html import html_of

    yield
    return html_of(document).encode("utf-8", "replace")


def _text(document: page.Document) -> Steps[bytes]:
    from bridgetable.reports.page_text import making_text

    return (yield from making_text(document)).encode("utf-8", "replace")


PDF, WEB, TEXT, PICTURE, DRAWING = ".pdf", ".html", ".txt", ".png", ".svg"
_MAKING: dict[str, Callable[[page.Document], Steps[bytes]]] = {PDF: _pdf, WEB: _web, TEXT: _text}

PAGES = tuple(_MAKING)
"""The endings of the files of a document."""
OF_A_CASE = (*PAGES, PICTURE, DRAWING)
"""Those of the table of a window: also a picture of the table."""
OF_SLIDES = (PDF, PICTURE)
"""Those of slides: one file, or a picture of each."""


def ending_of(path: str | Path) -> str:
    """The ending of a path, in small letters."""
    return Path(path).suffix.lower()


def making_document(document: page.Document, ending: str) -> Steps[bytes]:
    """The contents of a file of this document, with one of the endings of PAGES."""
    return _MAKING[ending](document)


def document_file(document: page.Document, ending: str) -> bytes:
    """The same at once."""
    return at_once(making_document(document, ending))
