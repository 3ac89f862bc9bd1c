"""`bridgetable coverage`: which clauses of the Laws are ruled on, in each edition, and what shows it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.output import OK, UNUSABLE, print_error, print_line
from bridgetable.coverage.evidence import INDEX, as_index, evidence_of, folder_of_tests
from bridgetable.coverage.markdown import law_part, page
from bridgetable.coverage.phrases import as_data, as_text
from bridgetable.coverage.standing import LAST_LAW, LATEST_FIRST, law_tables
from bridgetable.disk.resources import resources
from bridgetable.disk.writing import write_whole
from bridgetable.laws.numbers import clause_typed
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

FORMATS = ("text", "markdown", "json")
EDITIONS = tuple(edition.value for edition in Edition)
PAGE = "10-coverage.md"
"""The page of the manual that this command writes."""


def declare(parser: Parser) -> None:
    """Declares which Laws and editions are told, how, and where to."""
    parser.option("--law", read=clause_number, completion=every_law)
    parser.option("--edition", choices=EDITIONS, read=Edition)
    parser.option("--format", choices=FORMATS, default=FORMATS[0])
    parser.option("-o", "--out", completion=Files((".md", ".json", ".txt")))
    parser.switch("--update")


def every_law() -> tuple[str, ...]:
    """The numbers of the Laws."""
    return tuple(map(str, range(1, LAST_LAW + 1)))


def clause_number(text: str) -> str:
    """The number of the Law or clause that was typed, as printed; raises ValueError for any other text."""
    clause = clause_typed(text)
    if not clause:
        raise ValueError(text)
    return clause


def run(found: Namespace, words: Words) -> int:
    """Prints or writes the table; with --update the pages of the manual and the index, from everything that is here."""
    if found.update:
        return _update(words)
    evidence = evidence_of(resources() / "cases", folder_of_tests())
    editions = (found.edition,) if found.edition is not None else LATEST_FIRST
    tables = law_tables(evidence, found.law or "", editions)
    if not tables:
        print_error(words.text("coverage-no-law", law=found.law))
        return UNUSABLE
    match found.format:
        case "json":
            told = as_data(tables, words).decode()
        case "markdown" if found.law is None:
            told = page(tables, evidence, editions, words).rstrip("\n")
        case "markdown":
            told = law_part(tables, editions, words).rstrip("\n")
        case _:
            told = as_text(tables, editions, words)
    if found.out is None:
        print_line(told)
        return OK
    return _written(Path(found.out), f"{told}\n".encode(), words)


def _written(path: Path, data: bytes, words: Words) -> int:
    try:
        write_whole(path, data)
    except (OSError, ValueError):
        print_error(words.text("file-not-written", file=path.name))
        return UNUSABLE
    return OK


def _update(words: Words) -> int:
    """Writes the pages of the manual and the index anew; nothing where the tests are not here."""
    tests = folder_of_tests()
    if tests is None:
        print_error(words.text("coverage-not-here"))
        return UNUSABLE
    evidence = evidence_of(resources() / "cases", tests)
    tables = law_tables(evidence)
    files = {resources() / INDEX: as_index(evidence)} | {
        resources() / "manual" / language / PAGE: page(tables, evidence, LATEST_FIRST, Words.of(language)).encode()
        for language in LANGUAGES
        if (resources() / "manual" / language).is_dir()
    }
    for path, data in files.items():
        if _written(path, data, words) != OK:
            return UNUSABLE
        print_line(words.text("coverage-written", file=str(path)))
    return OK
