"""Documents written into the files that commands are given: PDF, HTML or plain text, by the end of the name."""

from __future__ import annotations

from pathlib import Path

from bridgetable.cli.case_paths import UnusableFileError
from bridgetable.cli.failures import painting
from bridgetable.disk.writing import write_whole
from bridgetable.reports import page
from bridgetable.reports.page_text import text_of
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words

FORMATS = (".pdf", ".html", ".txt")
"""The endings of the files that can be written."""


def with_known_ending(name: str) -> str:
    """The name of a file that can be written; raises ValueError for any other ending."""
    if Path(name).suffix.lower() not in FORMATS:
        raise ValueError(name)
    return name


def write_document(out: Path, document: page.Document, words: Words) -> None:
    """Writes a document; raises UnusableFileError where that cannot be done, or CannotPaintError."""
    write_page(out, _contents(document, out.suffix.lower(), words))


def write_page(out: Path, data: bytes) -> None:
    """Writes what is in a file of pages; raises UnusableFileError where that cannot be done."""
    try:
        write_whole(out, data)
    except (OSError, ValueError):
        raise UnusableFileError(str(out), say("file-not-written", file=out.name)) from None


def _contents(document: page.Document, ending: str, words: Words) -> bytes:
    if ending == ".txt":
        return text_of(document).encode("utf-8", "replace")
    if ending == ".html":
        from bridgetable.reports.page_html import html_of

        return html_of(document).encode("utf-8", "replace")
    with painting(words, "report-cannot-be-drawn"):
        from bridgetable.ui.papers.pdf import pdf_of

        return pdf_of(document)
