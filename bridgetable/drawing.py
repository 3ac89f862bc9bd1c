"""The picture of a table: from a case, or the first board of a PBN or LIN file, to a picture file. Needs Qt."""

from __future__ import annotations

from pathlib import Path

from bridgetable.cases.tree import lines_of
from bridgetable.document.document import DocumentError
from bridgetable.document.opening import boards_in, opened_board
from bridgetable.engine.history import START, History
from bridgetable.files import EXTENSIONS
from bridgetable.loading import UnusableFileError, load_case
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.table.picture import render_table
from bridgetable.ui.wall.captions import Captions
from bridgetable.ui.wall.picture import render_wall
from bridgetable.words.catalogue import Words
from bridgetable.words.moment import headline, last_ruling


def draw(file: str, out: str, step: int | None, size: tuple[int, int], words: Words, projector: bool) -> None:
    """Draws the table after a step of the main line, the last unless another is named; raises UnusableFileError."""
    history = _at(_history_in(file), step, file)
    table = history.table
    if projector:
        captions = Captions(headline(history, words), last_ruling(history, words))
        picture = render_wall(table, words, size, captions)
    else:
        picture = render_table(table, words, size, ViewOptions())
    if not picture.save(out):
        raise UnusableFileError(out, say("file-not-written", file=Path(out).name))


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
