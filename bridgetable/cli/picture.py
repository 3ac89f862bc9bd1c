"""`bridgetable picture`: draws the table of a case, or of the first board of a PBN or LIN file, into a picture file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import NoReturn

from bridgetable.cases.tree import lines_of
from bridgetable.cli.arguments import Parser
from bridgetable.cli.case_file import load_case
from bridgetable.cli.output import OK, UNUSABLE, end_process, print_error
from bridgetable.cli.unusable_file import UnusableFileError
from bridgetable.disk.writing import write_whole
from bridgetable.document.document import DocumentError
from bridgetable.document.opening import boards_in, opened_board
from bridgetable.engine.history import START, History
from bridgetable.files import EXTENSIONS
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words
from bridgetable.words.moment import headline, last_ruling

SMALLEST, LARGEST = 100, 10_000
"""The bounds of width and height, in pixels."""


def declare(parser: Parser) -> None:
    """Declares the file to draw, the picture to write, and how it looks."""
    parser.file()
    parser.option("-o", "--out", required=True)
    parser.option("--step", read=int)
    parser.option("--size", read=size_of, default=(1280, 800))
    parser.switch("--projector")


def size_of(text: str) -> tuple[int, int]:
    """Width and height in pixels from "1280x800"; raises ValueError, also where one is out of bounds."""
    width, _, height = text.lower().partition("x")
    if not (SMALLEST <= int(width) <= LARGEST and SMALLEST <= int(height) <= LARGEST):
        raise ValueError(text)
    return int(width), int(height)


def run(found: Namespace, words: Words) -> int:
    """Draws the table after a step of the main line, the last unless another is named; no display is needed."""
    try:
        _draw(_at(_history_in(found.file), found.step, found.file), found, words)
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return UNUSABLE
    except ImportError as missing:
        # Qt is there, but a library of the system that it needs is not.
        print_error(words.text("picture-cannot-be-drawn", what=" ".join(str(missing).split())))
        return UNUSABLE
    return OK


def _draw(history: History, found: Namespace, words: Words) -> None:
    """Draws the table where the history stands and writes the picture; raises UnusableFileError."""
    from bridgetable.ui.kit.fatal_messages import ending_on_fatal_messages
    from bridgetable.ui.session.content.view_options import ViewOptions
    from bridgetable.ui.table.picture import encoded_picture, render_table
    from bridgetable.ui.wall.captions import Captions
    from bridgetable.ui.wall.picture import render_wall

    def end(reason: str) -> NoReturn:
        end_process(words.text("picture-cannot-be-drawn", what=reason))

    with ending_on_fatal_messages(end):
        if found.projector:
            captions = Captions(headline(history, words), last_ruling(history, words))
            picture = render_wall(history.table, words, found.size, captions)
        else:
            picture = render_table(history.table, words, found.size, ViewOptions())
    out = Path(found.out)
    data = encoded_picture(picture, out.suffix)
    try:
        if not data:
            raise OSError(out)
        write_whole(out, data)
    except (OSError, ValueError):
        raise UnusableFileError(found.out, say("file-not-written", file=out.name)) from None


def _at(history: History, step: int | None, file: str) -> History:
    """The history with its cursor after so many steps of the main line; 0 is the table before the first."""
    line = (START, *history.line())
    if step is not None and not 0 <= step < len(line):
        raise UnusableFileError(file, say("picture-no-step", step=str(step), last=str(len(line) - 1)))
    return history.jump(line[-1] if step is None else line[step])


def _history_in(file: str) -> History:
    if file.lower().endswith(EXTENSIONS):
        try:
            records = boards_in(file).readable
            if not records:
                raise UnusableFileError(file, say("file-without-boards"))
            return opened_board(records[0], Edition.E2017).history
        except DocumentError as unopened:
            raise UnusableFileError(file, unopened.message, unopened.place) from None
    lines = lines_of(load_case(Path(file)))
    for refused in lines.stopped:
        raise UnusableFileError(file, refused.message, refused.place)
    return lines.history
