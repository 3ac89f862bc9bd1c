"""`bridgetable generate`: writes cases that the table makes, each to a file of its own."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from bridgetable.cases import SUFFIX
from bridgetable.cases.codec import write_case
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import UnusableFileError
from bridgetable.cli.output import FAILED, OK, UNUSABLE, print_error, print_line
from bridgetable.disk.workers import MOST_WORKERS, processors, replies_in_order
from bridgetable.disk.writing import write_whole
from bridgetable.files import EXTENSIONS, read_boards
from bridgetable.files.record import BoardFileError
from bridgetable.generation.board_play import Dealt, dealt_from
from bridgetable.generation.conditions import DIFFICULTIES, Conditions, NothingMadeError
from bridgetable.generation.families.catalogue import FAMILIES, clauses_ruled
from bridgetable.generation.generate import AHEAD, Found, Made, Search, cases_made, found_by
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words

MOST_CASES = 10_000
"""The most cases that may be asked for."""
MOST_DEPTH = 20
"""The most decisions that a chain may be asked to have."""
WORTH_A_WORKER = 8
"""How many cases take about as long to make as a process takes to start."""
YES, NO = "yes", "no"


class Reply(NamedTuple):
    """What a search has found, if anything, as one process tells it to another."""

    found: Found | None


def declare(parser: Parser) -> None:
    """Declares what the cases are to be, how many are wanted, the seed, and the folder they are written to."""
    parser.option("--law", completion=clauses_ruled)
    parser.option("--family", completion=tuple(family.name for family in FAMILIES))
    parser.option("--edition", choices=[edition.value for edition in Edition], default=CURRENT.value)
    parser.option("--depth", read=_number_up_to(MOST_DEPTH), default=1)
    parser.option("--finding", choices=(YES, NO))
    parser.option("--tricks", choices=(YES, NO))
    parser.option("--difficulty", choices=tuple(map(str, DIFFICULTIES)))
    parser.option("--from", completion=Files(EXTENSIONS))
    parser.option("--count", read=_number_up_to(MOST_CASES), default=1)
    parser.option("--seed", read=int, default=1)
    parser.option("-o", "--out", completion=Files(folders=True))
    parser.option("--workers", read=_number_up_to(MOST_WORKERS))
    parser.switch("--families")


def run(found: Namespace, words: Words) -> int:
    """Writes the cases and prints the names of their files, or lists the families; no file is written over."""
    if found.families:
        for family in FAMILIES:
            print_line(f"{family.name}: {', '.join(family.laws)}")
        return OK
    if found.out is None:
        raise Parser("generate", words, declare).usage_error("usage-missing", names="-o/--out")
    trouble: list[NothingMadeError] = []
    try:
        made = _made(found, trouble)
        for path in _written(made, found.seed, Path(found.out)):
            print_line(str(path))
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return UNUSABLE
    for nothing in trouble:
        print_error(words.say(nothing.message))
    return FAILED if trouble else OK


def _made(found: Namespace, trouble: list[NothingMadeError]) -> list[Made]:
    """The cases that meet the conditions, as many as are wanted or as there are; then `trouble` says why no more."""
    conditions = Conditions(
        law=found.law or "",
        family=found.family or "",
        edition=Edition(found.edition),
        depth=found.depth,
        finding=_yes_or_no(found.finding),
        tricks=_yes_or_no(found.tricks),
        difficulty=None if found.difficulty is None else int(found.difficulty),
    )
    file = getattr(found, "from")
    archive = _boards_in(file)
    made: list[Made] = []
    try:
        workers = found.workers or min(processors(), found.count // WORTH_A_WORKER, MOST_WORKERS)
        run = partial(_in_workers, file, workers) if workers > 1 else None
        for one in islice(cases_made(conditions, found.seed, archive, run), found.count):
            made.append(one)
    except NothingMadeError as nothing:
        trouble.append(nothing)
    return made


def _in_workers(file: str | None, workers: int, searches: Iterable[Search]) -> Iterator[Found | None]:
    """Does the searches in so many processes, each of which reads the boards in the file once."""
    requests = ((search, file) for search in searches)
    with closing(replies_in_order(_found_for, requests, workers, ahead=AHEAD)) as replies:
        for request, reply in replies:
            # One whose process died is done in this one.
            yield (reply or _found_for(request)).found


def _found_for(request: tuple[Search, str | None]) -> Reply:
    search, file = request
    return Reply(found_by(search, _boards_once(file)))


def _written(made: list[Made], seed: int, folder: Path) -> list[Path]:
    """Writes the cases; raises UnusableFileError where a file of that name exists or cannot be written."""
    paths = [folder / file_name(one, seed, number) for number, one in enumerate(made, 1)]
    for path in paths:
        if path.exists():
            raise UnusableFileError(str(path), say("generated-file-exists"))
    try:
        if paths:
            folder.mkdir(parents=True, exist_ok=True)
        for path, one in zip(paths, made, strict=True):
            write_whole(path, write_case(one.case))
    except (OSError, ValueError):
        raise UnusableFileError(str(folder), say("generated-folder-not-writable")) from None
    return paths


def file_name(made: Made, seed: int, number: int) -> str:
    """The name of the file of a case: family, edition, seed and number."""
    return f"{made.family}-{made.case.edition.value}-{seed}-{number:02}{SUFFIX}"


def _boards_in(file: str | None) -> tuple[Dealt, ...]:
    """The boards of a PBN or LIN file that were bid or can be; raises UnusableFileError."""
    if file is None:
        return ()
    try:
        found = tuple(dealt for record in read_boards(file).readable if (dealt := dealt_from(record)) is not None)
    except BoardFileError as unreadable:
        raise UnusableFileError("", unreadable.message) from None
    if not found:
        raise UnusableFileError(file, say("generated-no-boards"))
    return found


_boards_once = cache(_boards_in)
"""The boards in this file, which a worker reads for the first case it makes."""


def _number_up_to(most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not 1 <= (found := int(text)) <= most:
            raise ValueError(text)
        return found

    return number


def _yes_or_no(text: str | None) -> bool | None:
    return None if text is None else text == YES
