"""`bridgetable manual`: the manual in a file, as pages to print, a page of the web or plain text."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import UnusableFileError
from bridgetable.cli.output import OK, UNUSABLE, print_error
from bridgetable.cli.page_file import with_known_ending, write_document
from bridgetable.ui.papers.formats import PAGES
from bridgetable.words.catalogue import Words


def declare(parser: Parser) -> None:
    """Declares the file to write."""
    parser.option("-o", "--out", read=with_known_ending, required=True, completion=Files(PAGES))


def run(found: Namespace, words: Words) -> int:
    """Writes the pages of the manual in the language of `words` into one file."""
    try:
        # Qt reads the pages, whatever is made of them.
        from bridgetable.ui.manual.paper import manual_document

        write_document(Path(found.out), manual_document(words), words)
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return UNUSABLE
    except ImportError as missing:
        # Qt is there, but a library of the system that it needs is not.
        print_error(words.text("report-cannot-be-drawn", what=" ".join(str(missing).split())))
        return UNUSABLE
    return OK
