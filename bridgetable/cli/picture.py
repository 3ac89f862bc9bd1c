"""`bridgetable picture`: draws the table of a case, or of the first board of a PBN or LIN file, into a picture file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from msgspec.structs import replace

from bridgetable.cards.notation import seat_of
from bridgetable.cards.seat import Seat
from bridgetable.cases import SUFFIXES
from bridgetable.cases.tree import lines_of
from bridgetable.cli.arguments import Files, Parser
from bridgetable.cli.case_paths import UnusableFileError, load_case
from bridgetable.cli.failures import painting
from bridgetable.cli.output import OK, UNUSABLE, print_error
from bridgetable.disk.writing import write_whole
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.document.opening import boards_in, opened_board
from bridgetable.engine.history import START, History
from bridgetable.files import EXTENSIONS
from bridgetable.table.edition import CURRENT
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words

SMALLEST, LARGEST = 100, 10_000
"""The bounds of width and height, in pixels."""


def declare(parser: Parser) -> None:
    """Declares the file to draw, the picture to write, and how it looks."""
    parser.file(completion=Files((*SUFFIXES, *EXTENSIONS)))
    parser.option("-o", "--out", required=True, completion=Files((".png", ".jpg")))
    parser.option("--step", read=int)
    parser.option("--size", read=size_of, default=(1280, 800))
    parser.option("--bottom", read=seat_at, default=Seat.S, completion=tuple(seat.name for seat in Seat))
    parser.switch("--projector")
    parser.option("--page", read=int, default=1)
    parser.switch("--dark")


def size_of(text: str) -> tuple[int, int]:
    """Width and height in pixels from "1280x800"; raises ValueError, also where one is out of bounds."""
    width, _, height = text.lower().partition("x")
    if not (SMALLEST <= int(width) <= LARGEST and SMALLEST <= int(height) <= LARGEST):
        raise ValueError(text)
    return int(width), int(height)


def seat_at(text: str) -> Seat:
    """The seat that a letter stands for, as in a case file; raises ValueError."""
    return seat_of(text.upper())


def run(found: Namespace, words: Words) -> int:
    """Draws the table after a step of the main line, the last unless another is named; no display is needed."""
    try:
        opened = _opened(found.file)
        _draw(replace(opened, history=_at(opened.history, found.step, found.file)), found, words)
    except UnusableFileError as refused:
        print_error(refused.line(words))
        return UNUSABLE
    return OK


def _draw(opened: Opened, found: Namespace, words: Words) -> None:
    """Draws the table where the history stands and writes the picture; raises UnusableFileError."""
    with painting(words, "picture-cannot-be-drawn"):
        from bridgetable.ui.session.shown import ViewOptions
        from bridgetable.ui.table.picture import encoded_picture, render_table
        from bridgetable.ui.wall.painting import render_wall

        options = ViewOptions(dark=found.dark, bottom=found.bottom)
        if found.projector:
            picture = render_wall(opened.history, opened.document, words, found.size, options, page=found.page)
        else:
            picture = render_table(opened.history.table, words, found.size, options, buttons=True)
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


def _opened(file: str) -> Opened:
    """The case or the first board in a file; raises UnusableFileError."""
    if file.lower().endswith(EXTENSIONS):
        try:
            records = boards_in(file).readable
            if not records:
                raise UnusableFileError(file, say("file-without-boards"))
            return opened_board(records[0], CURRENT)
        except DocumentError as unopened:
            raise UnusableFileError(file, unopened.message, unopened.place) from None
    case = load_case(Path(file))
    lines = lines_of(case)
    for refused in lines.stopped:
        raise UnusableFileError(file, refused.message, refused.place)
    return Opened(lines.history, Document(file, case))
