"""`bridgetable report`: cases as pages to print, to read and to give away."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from bridgetable.cases.library.cases import name_of
from bridgetable.cases.library.subject import subject_of
from bridgetable.cli.arguments import Parser
from bridgetable.cli.case_file import load_case
from bridgetable.cli.case_paths import case_paths
from bridgetable.cli.output import FAILED, OK, UNUSABLE, print_error
from bridgetable.cli.page_file import with_known_ending, write_document
from bridgetable.cli.proposals import Proposer
from bridgetable.cli.unusable_file import UnusableFileError
from bridgetable.reports.booklet import Answers, document_of
from bridgetable.reports.told import Told, told_case
from bridgetable.words.catalogue import Words

PLAYED = ".html"
"""The ending of a page on which the cases are played."""
FORMATS = (".pdf", PLAYED, ".txt")
"""The endings of the files that can be written."""


def declare(parser: Parser) -> None:
    """Declares the cases, the file to write, and where the rulings stand in it."""
    parser.file(many=True)
    parser.option("-o", "--out", read=with_known_ending, required=True)
    parser.option("--answers", choices=[each.value for each in Answers])


def run(found: Namespace, words: Words) -> int:
    """Writes the pages of all these cases into one file; nothing is written if one of them cannot be read."""
    try:
        paths = [path for name in found.file for path in case_paths(name)]
        cases = [_told(path) for path in paths]
        out = Path(found.out)
        _write(out, cases, _answers(found.answers, cases, out.suffix.lower()), words)
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return UNUSABLE
    except ImportError as missing:
        # Qt is there, but a library of the system that it needs is not.
        print_error(words.text("report-cannot-be-drawn", what=" ".join(str(missing).split())))
        return UNUSABLE
    stopped = [(path, reason) for path, told in zip(paths, cases, strict=True) for reason in told.stopped]
    for path, reason in stopped:
        print_error(UnusableFileError(str(path), reason.message, reason.place).line(words))
    return FAILED if stopped else OK


def _answers(chosen: str | None, cases: list[Told], ending: str) -> Answers:
    """Where the rulings stand: unless it is said, under a single case on paper, and at the end of all others."""
    if chosen is not None:
        return Answers(chosen)
    return Answers.INLINE if len(cases) == 1 and ending != PLAYED else Answers.END


def _told(path: Path) -> Told:
    """The case in a file; raises UnusableFileError."""
    case = load_case(path)
    return told_case(case, subject_of(case, name_of(path), play=True).turns_on)


def _write(out: Path, cases: list[Told], answers: Answers, words: Words) -> None:
    """Writes the file; raises UnusableFileError where that cannot be done."""
    with Proposer() as proposer:
        if out.suffix.lower() == PLAYED:
            from bridgetable.ui.papers.content.play_page import play_page

            data = play_page(cases, words, answers, propose=proposer.lines).encode("utf-8", "replace")
        else:
            document = document_of(cases, words, answers, propose=proposer.lines)
            paper = out.suffix.lower() == ".pdf"
            data = _pages(document, words) if paper else text_of(document).encode("utf-8", "replace")
    try:
        write_whole(out, data)
    except (OSError, ValueError):
        raise UnusableFileError(str(out), say("file-not-written", file=out.name)) from None


def _pages(document: page.Document, words: Words) -> bytes:
    """The pages of a PDF; where the system lacks what Qt needs the process ends with a sentence."""
    from bridgetable.ui.kit.fatal_messages import ending_on_fatal_messages
    from bridgetable.ui.papers.pdf import pdf_of

    def end(reason: str) -> NoReturn:
        end_process(words.text("report-cannot-be-drawn", what=reason))

    with ending_on_fatal_messages(end):
        return pdf_of(document)
        document = document_of(cases, words, answers, propose=proposer.lines)
    write_document(out, document, words)
