"""`bridgetable report`: cases as pages to print, to read and to give away."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from bridgetable.cases import LESSON_SUFFIX, SUFFIXES
from bridgetable.cases.library.cases import name_of
from bridgetable.cases.library.subject import subject_of
from bridgetable.cli.argument import Files
from bridgetable.cli.arguments import Parser
from bridgetable.cli.case_file import load_case
from bridgetable.cli.case_paths import UnusableFileError, case_paths
from bridgetable.cli.output import FAILED, OK, UNUSABLE, print_error
from bridgetable.cli.page_file import FORMATS, with_known_ending, write_document, write_page
from bridgetable.cli.proposals import Proposer
from bridgetable.reports.booklet import Answers, document_of
from bridgetable.reports.told import Told, told_case
from bridgetable.words.catalogue import Words

PLAYED = ".html"
"""The ending of a page on which the cases are played."""


def declare(parser: Parser) -> None:
    """Declares the cases, the file to write, and where the rulings stand in it."""
    parser.file(many=True, completion=Files((*SUFFIXES, LESSON_SUFFIX)))
    parser.option("-o", "--out", read=with_known_ending, required=True, completion=Files(FORMATS))
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
        if out.suffix.lower() != PLAYED:
            document = document_of(cases, words, answers, propose=proposer.lines)
        else:
            from bridgetable.ui.papers.play_page import play_page

            played = play_page(cases, words, answers, propose=proposer.lines)
            write_page(out, played.encode("utf-8", "replace"))
            return
    write_document(out, document, words)
