"""A comparison in words: what stands over each column, and what each column says in each row. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.seat import Side
from bridgetable.cases.actual import tricks_now
from bridgetable.cases.side_by_side import Cell, Column, Halt, Row, SideBySide
from bridgetable.engine.actions import Note
from bridgetable.engine.history import History
from bridgetable.laws.book import asked_now
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.moment import awaited_line
from bridgetable.words.scores import penalties_text, score_text
from bridgetable.words.story import LineKind, StoryLine, action_line, event_lines, option_label, question_line


class Said(msgspec.Struct, frozen=True):
    """A sentence in a cell; `alone` that not every column says it, `quiet` that it is no ruling."""

    text: str
    clause: str = ""
    alone: bool = False
    quiet: bool = False


class ToldRow(msgspec.Struct, frozen=True):
    """A row: the number of the action, what was done, and what each column says; what was done stands in the cells
    themselves where it is not the same in all (`heads`)."""

    number: str
    headline: str
    differs: bool
    renumbered: bool
    cells: tuple[tuple[Said, ...], ...]


class ToldHead(msgspec.Struct, frozen=True):
    """What stands over a column: tricks and score in figures, and how it ended in sentences."""

    tricks: str
    played: str
    score: str
    ending: tuple[Said, ...]


# -- over the columns ------------------------------------------------------------------------------------------------


def told_head(column: Column, words: Words) -> ToldHead:
    """The figures of a column, and who is asked what at its end, or what stopped it."""
    return ToldHead(*_figures(column, words), tuple(_ending(column, words)))


def _figures(column: Column, words: Words) -> tuple[str, str, str]:
    """Tricks after transfers, tricks as played where they differ, and the score."""
    table = column.end
    points = {side.name.lower(): score_text(words, table, side) for side in Side}
    told = words.text("side-by-side-score", **points) if all(points.values()) else words.text("side-by-side-no-score")
    told = " · ".join(filter(None, (told, penalties_text(words, table))))
    if table.contract is None:
        return words.text("passed-out" if table.passed_out else "side-by-side-auction"), "", told
    after = {side.name.lower(): tricks_now(table, side) for side in Side}
    played = {side.name.lower(): table.tricks_won(side) for side in Side}
    moved = words.text("side-by-side-played", **played) if after != played else ""
    if None in after.values():
        return words.text("side-by-side-assigned"), moved, told
    if table.assigned is not None:
        moved = words.text("side-by-side-assigned-over", played=moved) if moved else words.text("side-by-side-assigned")
    return words.text("side-by-side-tricks", **after), moved, told


def _ending(column: Column, words: Words) -> list[Said]:
    said = []
    if column.stopped is not None:
        said.append(Said(_stop(column.stopped, words), alone=True))
    if (asked := asked_now(column.end)) is not None:
        said.append(Said(question_line(words, asked.question, column.end), asked.question.clause))
    elif not column.end.over:
        said.append(Said(awaited_line(column.end, words)))
    return said


def _stop(halt: Halt, words: Words) -> str:
    return words.text("side-by-side-stops", number=halt.number, reason=words.say(halt.reason))


# -- row by row ------------------------------------------------------------------------------------------------------


def told_row(row: Row, words: Words, recorded: int) -> ToldRow:
    """The row in words; `recorded` is the column of the edition in which the line was played."""
    whole = len(row.actions) == 1
    lines = [_said(cell, words, whole) for cell in row.cells]
    going = [said for cell, said in zip(row.cells, lines, strict=True) if isinstance(cell, Cell)]
    everywhere = set.intersection(*({one.text for one in said} for said in going)) if len(going) > 1 else set()
    alone = len(going) > 1 or not whole
    cells = tuple(tuple(msgspec.structs.replace(one, alone=alone and one.text not in everywhere) for one in said)
                  for said in lines)
    numbers = dict.fromkeys(str(cell.number) for cell in row.cells if cell is not None)
    return ToldRow(
        " / ".join(numbers), _headline(row, words, recorded) if whole else "", row.differs, row.renumbered, cells,
    )


def _headline(row: Row, words: Words, recorded: int) -> str:
    """What was done, in the words of the edition in which it was."""
    cells = (row.cells[recorded], *row.cells)
    return action_line(words, next(cell.step for cell in cells if isinstance(cell, Cell)))


def _said(cell: Cell | Halt | None, words: Words, whole: bool) -> tuple[Said, ...]:
    if cell is None:
        return ()
    if isinstance(cell, Halt):
        return (Said(_stop(cell, words)),)
    done = () if whole else (Said(action_line(words, cell.step), quiet=True),)
    lines = (line for line in event_lines(words, cell.step, cell.before) if _worth_saying(line, cell))
    options = (Said(_options(cell, words), quiet=True),) if cell.asked is not None else ()
    return (*done, *(Said(line.text, line.clause, quiet=line.kind is LineKind.FACT) for line in lines), *options)


def _worth_saying(line: StoryLine, cell: Cell) -> bool:
    """Facts without a Law are the same for all; that an answer is passed over is not."""
    return line.kind is not LineKind.FACT or bool(line.clause) or cell.step.passed_over


def _options(cell: Cell, words: Words) -> str:
    if cell.asked is None:
        return ""
    labels = (option_label(words, cell.asked.question, option.name, cell.step.table) for option in cell.asked.options)
    return " · ".join(labels)


# -- names, and all of it as text ------------------------------------------------------------------------------------


def line_name(history: History, place: int, words: Words) -> str:
    """The name of the line that ends here: of each branch it goes along, or what was done where that has no name."""
    names = []
    line = history.line_to(place)
    for at, step in enumerate(line):
        node = history.nodes[step]
        nameless = [child for child in history.children(node.parent) if not history.nodes[child].title]
        if node.title:
            names.append(in_language(node.title, words.language))
        elif len(nameless) > 1:
            # What the lecturer says first is too long to be a name.
            deeds = (history.nodes[later].step for later in line[at:])
            names.append(action_line(words, next((d for d in deeds if not isinstance(d.action, Note)), node.step)))
    return " › ".join(names) or words.text("side-by-side-main-line")


def as_text(found: SideBySide, names: tuple[str, ...], rows: tuple[ToldRow, ...], words: Words) -> str:
    """The whole comparison as plain text, column after column in each row."""
    parts = []
    for name, column in zip(names, found.columns, strict=True):
        head = told_head(column, words)
        parts.append("\n".join([f"{name}: {head.tricks}", *(f"  {text}" for text in (head.played, head.score) if text),
                                *(f"  {_plain(said, words)}" for said in head.ending)]))
    for row in rows:
        parts.append("\n".join([
            f"{'≠' if row.differs else '='} {row.number}. {row.headline}".rstrip(),
            *(f"  {name}: {' '.join(_plain(said, words) for said in cell) or '–'}"
              for name, cell in zip(names, row.cells, strict=True)),
        ]))
    return "\n\n".join(parts) + "\n"


def _plain(said: Said, words: Words) -> str:
    return f"{said.text} ({words.text('law-number', law=said.clause)})" if said.clause else said.text
