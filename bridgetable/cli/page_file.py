"""Documents written into the files that commands are given: PDF, HTML or plain text, by the end of the name."""

from __future__ import annotations

from pathlib import Path

from bridgetable.cli.case_paths import UnusableFileError
from bridgetable.cli.failures import painting
from bridgetable.disk.writing import write_whole
from bridgetable.reports import page
from bridgetable.table.question import say
from bridgetable.ui.papers.formats import PAGES, PDF, document_file, ending_of
from bridgetable.words.catalogue import Words


def with_known_ending(name: str) -> str:
    """The name of a file that can be written; raises ValueError for any other ending."""
    if ending_of(name) not in PAGES:
        raise ValueError(name)
    return name


def write_document(out: Path, document: page.Document, words: Words) -> None:
    """Writes a document; raises UnusableFileError where that cannot be done, or CannotPaintError."""
    write_page(out, _contents(document, ending_of(out), words))


def write_page(out: Path, data: bytes) -> None:
    """Writes what is in a file of pages; raises UnusableFileError where that cannot be done."""
    try:
        write_whole(out, data)
    except (OSError, ValueError):
        raise UnusableFileError(str(out), say("file-not-written", file=out.name)) from None


def _contents(document: page.Document, ending: str, words: Words) -> bytes:
    if ending != PDF:
        return document_file(document, ending)
    with painting(words, "report-cannot-be-drawn"):
        return document_file(document, ending)
