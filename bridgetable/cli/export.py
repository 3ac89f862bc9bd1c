"""`bridgetable export`: writes cases and recorded boards as PBN, LIN, links to a viewer, or as a case."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from bridgetable.cases import SUFFIXES
from bridgetable.cases.codec import write_case
from bridgetable.cases.tree import lines_of
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import UnusableFileError, files_below, load_case
from bridgetable.cli.output import FAILED, OK, UNUSABLE, print_error, print_line
from bridgetable.disk.contents import contents_of, is_folder
from bridgetable.document.document import Document, DocumentError
from bridgetable.document.exporting import BoardFormat, board_of, format_of, written
from bridgetable.document.opening import boards_in, opened_board
from bridgetable.document.saving import as_case, write_file
from bridgetable.files import EXTENSIONS
from bridgetable.files.embedded import EmbeddedCaseError, unpacked
from bridgetable.files.record import Recorded
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words

_CASE = ".json"
WRITTEN = Files((*(each.value for each in BoardFormat), _CASE))
"""The files that can be written."""


def declare(parser: Parser) -> None:
    """Declares the files to read, the file to write, whether it is plain, and the edition for boards made cases."""
    parser.file(many=True, completion=Files((*SUFFIXES, *EXTENSIONS)))
    parser.option("-o", "--out", read=output_file, required=True, completion=WRITTEN)
    parser.switch("--plain")
    parser.option("--edition", choices=[edition.value for edition in Edition])


def output_file(text: str) -> str:
    """The name of a file in one of the formats that can be written; raises ValueError for another."""
    if format_of(text) is None and not text.lower().endswith(_CASE):
        raise ValueError(text)
    return text


def run(found: Namespace, words: Words) -> int:
    """Writes all boards that can be read, and says what is wrong with the others; writes nothing if there is none."""
    paths = [path for name in found.file for path in _paths(name)]
    if any(_is_same(path, found.out) for path in paths):
        print_error(UnusableFileError(found.out, say("export-over-itself")).line(words))
        return UNUSABLE
    records: list[Recorded] = []
    problems = 0
    for path in paths:
        for record in _boards(path, words):
            if isinstance(record, Recorded):
                records.append(record)
            else:
                problems += 1
                print_error(record.line(words))
    try:
        for trouble in _write(records, found, words):
            problems += 1
            print_error(UnusableFileError(found.out, trouble.message).line(words))
    except RefusedError as refused:
        print_error(UnusableFileError(found.out, refused.message).line(words))
        return UNUSABLE
    print_line(words.text("export-written", boards=len(records), file=found.out))
    return FAILED if problems else OK


def _paths(name: str) -> list[str]:
    """The file of this name, or the cases and files of boards in the folder of this name, sorted."""
    if not name or not is_folder(Path(name)):
        return [name]
    return [str(path) for path in files_below(Path(name), (*SUFFIXES, *EXTENSIONS))]


def _is_same(path: str, output: str) -> bool:
    return bool(path) and os.path.realpath(path) == os.path.realpath(output)


def _boards(path: str, words: Words) -> Iterator[Recorded | UnusableFileError]:
    """The boards of a file, and what is wrong with those that cannot be read; that of a case is its main line."""
    try:
        if path.lower().endswith(EXTENSIONS):
            for entry in boards_in(path).records:
                yield entry if isinstance(entry, Recorded) else UnusableFileError(path, entry.message)
            return
        case = load_case(Path(path))
        lines = lines_of(case)
        yield from (UnusableFileError(path, stop.message, stop.place) for stop in lines.stopped)
        line = lines.history.line()
        history = lines.history.jump(line[-1]) if line else lines.history
        yield board_of(history, Document(path, case), words, contents_of(Path(path)))
    except UnusableFileError as refused:
        yield refused
    except RefusedError as refused:
        yield UnusableFileError(path, refused.message, refused.place)


def _write(records: list[Recorded], found: Namespace, words: Words) -> tuple[RefusedError, ...]:
    """Writes the file, and returns what of a board could not become a case.

    Raises DocumentError, also if there is nothing to write, or a case is wanted of several boards.
    """
    target = format_of(found.out)
    if not records:
        raise DocumentError(say("export-nothing"))
    if target is not None:
        write_file(found.out, written(records, target, words, plain=found.plain))
        return ()
    if len(records) > 1:
        raise DocumentError(say("export-several", boards=len(records)))
    with suppress(EmbeddedCaseError):
        write_file(found.out, unpacked(records[0]))
        return ()
    opened = opened_board(records[0], Edition(found.edition or CURRENT.value))
    write_file(found.out, write_case(as_case(opened.history, opened.document, words)))
    return opened.trouble
