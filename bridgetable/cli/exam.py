"""`bridgetable exam`: an exam as a paper to hand out, with its key."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import UnusableFileError
from bridgetable.cli.output import OK, UNUSABLE, print_error, print_line
from bridgetable.cli.page_file import with_known_ending, write_document
from bridgetable.generation.families.catalogue import clauses_ruled
from bridgetable.rehearsal.exam.conditions import Conditions, ExamError, Source, checked, family_names
from bridgetable.rehearsal.exam.making import exam_of
from bridgetable.rehearsal.exam.paper import paper_of
from bridgetable.reports.page_text import text_of
from bridgetable.table.edition import Edition
from bridgetable.ui.papers.formats import PAGES
from bridgetable.words.catalogue import Words, refused_line

ANSWERS = ("end", "none")
EDITIONS = tuple(edition.value for edition in Edition)


def declare(parser: Parser) -> None:
    """Declares the conditions of the exam, the file to write, and whether the answers stand at its end."""
    parser.option("--seed", read=int, required=True)
    parser.option("--count", read=int, default=Conditions(0).count)
    parser.option("--minutes", read=int, default=0)
    parser.option("--editions", read=_editions, default=(), completion=EDITIONS, listed=True)
    parser.option("--families", read=_listed, default=(), completion=family_names, listed=True)
    parser.option("--laws", read=_listed, default=(), completion=clauses_ruled, listed=True)
    parser.option("--source", choices=[each.value for each in Source], default=Source.BOTH.value)
    parser.option("--changed-since", choices=EDITIONS)
    parser.option("-o", "--out", read=with_known_ending, completion=Files(PAGES))
    parser.option("--answers", choices=ANSWERS, default=ANSWERS[0])


def _listed(text: str) -> tuple[str, ...]:
    """The names between commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _editions(text: str) -> tuple[Edition, ...]:
    return tuple(Edition(name) for name in _listed(text))


def run(found: Namespace, words: Words) -> int:
    """Writes the exam under these conditions into a file, or prints it as plain text."""
    try:
        since = getattr(found, "changed-since")
        asked = Conditions(
            found.seed,
            found.count,
            found.minutes,
            found.editions,
            found.families,
            found.laws,
            Source(found.source),
            Edition(since) if since is not None else None,
        )
        wanted = checked(asked)
        document = paper_of(wanted, exam_of(wanted), words, answers=found.answers == ANSWERS[0])
        if found.out is None:
            print_line(text_of(document).rstrip("\n"))
        else:
            write_document(Path(found.out), document, words)
    except ExamError as refused:
        print_error(refused_line(words, refused))
        return UNUSABLE
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return UNUSABLE
    return OK
