"""Comparing lines of play action by action: one line under several editions, or two lines of one history."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from typing import TypeAlias

import msgspec

from bridgetable.engine.actions import Action
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import Line, line_under
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import ENACTED, AskedNow
from bridgetable.table import events as e
from bridgetable.table.chronology import without_superseded
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import Irregularity, Status
from bridgetable.table.question import Message, matter_of
from bridgetable.table.state import Table

Substance: TypeAlias = frozenset[tuple[object, ...]]

_OUTCOMES = (Status.CORRECTED, Status.ACCEPTED, Status.ESTABLISHED)


class Cell(msgspec.Struct, frozen=True):
    """One action in one column: the table before it, its step, and the question newly asked after it.

    `numbers` are what was ruled and asked, each with the clause of this edition; `offences` are the new
    irregularities, and `outcomes` the irregularities whose status changed.
    """

    number: int
    before: Table
    step: Step
    asked: AskedNow | None
    numbers: tuple[tuple[tuple[object, ...], str], ...]
    offences: tuple[Irregularity, ...]
    outcomes: tuple[tuple[Irregularity, Status], ...]

    @property
    def substance(self) -> Substance:
        """What the action led to, without the numbers of clauses."""
        passed = (("passed over",),) if self.step.passed_over else ()
        became = (("became", *each) for each in (*((offence,) for offence in self.offences), *self.outcomes))
        return frozenset((*(what for what, _ in self.numbers), *became, *passed))

    @property
    def speaks(self) -> bool:
        """Whether something was ruled or asked, or an answer passed over."""
        return bool(self.numbers) or self.step.passed_over


class Halt(msgspec.Struct, frozen=True):
    """The action at which a column stopped because it could not be done, and why."""

    number: int
    action: Action
    reason: Message


class Column(msgspec.Struct, frozen=True):
    """A line as it was ruled, from its first table to its end or to where it stopped."""

    start: Table
    cells: tuple[Cell, ...] = ()
    stopped: Halt | None = None

    @property
    def end(self) -> Table:
        """The table after the last action."""
        return self.cells[-1].step.table if self.cells else self.start


class Row(msgspec.Struct, frozen=True):
    """One action, or a pair of corresponding actions of two lines, with its cell in each column.

    `differs` means that the columns differ in substance; `renumbered`, that a clause has different numbers in them.
    """

    cells: tuple[Cell | Halt | None, ...]
    differs: bool
    renumbered: bool

    @property
    def actions(self) -> tuple[Action, ...]:
        """The actions of the row: one, unless the columns are different lines."""
        found = (cell.action if isinstance(cell, Halt) else cell.step.action for cell in self.cells if cell is not None)
        return tuple(dict.fromkeys(found))


class SideBySide(msgspec.Struct, frozen=True):
    """The columns of a comparison, and the rows in which any of them has something to show."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]


# -- comparisons -----------------------------------------------------------------------------------------------------


def line_of(history: History, index: int) -> Line:
    """The line of a history that ends with the step at this index."""
    return Line(history.start, tuple(history.nodes[each].step for each in history.line_to(index)))


def under_editions(line: Line, editions: tuple[Edition, ...] = tuple(Edition)) -> Iterator[SideBySide | None]:
    """A comparison of one line under these editions: yields None after each action, and at the end the result."""
    columns: list[Column] = []
    for edition in editions:
        start = msgspec.structs.replace(line.start, edition=edition)
        column = Column(start)
        try:
            for cell in _cells(start, line_under(line, edition)):
                column = msgspec.structs.replace(column, cells=(*column.cells, cell))
                yield None
        except ImpossibleError as reason:
            number = len(column.cells) + 1
            halt = Halt(number, line.steps[number - 1].action, reason.message)
            column = msgspec.structs.replace(column, stopped=halt)
        columns.append(column)
    numbers = range(1, len(line.steps) + 1)
    yield _compared(tuple(columns), ((number,) * len(columns) for number in numbers))


def two_lines(one: Line, other: Line) -> Iterator[SideBySide | None]:
    """A comparison of two lines from one first table: yields None after each action, and at the end the result."""
    columns: list[Column] = []
    for line in (one, other):
        column = Column(line.start)
        for cell in _cells(line.start, line.steps):
            column = msgspec.structs.replace(column, cells=(*column.cells, cell))
            yield None
        columns.append(column)
    yield _compared(tuple(columns), _alike(one, other))


def _cells(start: Table, steps: Iterable[Step]) -> Iterator[Cell]:
    before = start
    for number, step in enumerate(steps, 1):
        yield cell_of(number, before, step)
        before = step.table


def cell_of(number: int, before: Table, step: Step) -> Cell:
    """The cell of a step, the one of this number in its line, from this table."""
    was, now = asked_now(before), asked_now(step.table)
    new = now if now is not None and (was is None or was.question != now.question) else None
    offences = step.table.irregularities[len(before.irregularities) :]
    return Cell(number, before, step, new, tuple(_numbers(step, new)), offences, _outcomes(before, step.table))


def _alike(one: Line, other: Line) -> Iterator[tuple[int | None, ...]]:
    """The numbers of corresponding actions: equal ones, or those at the same position in a stretch that differs."""
    first, second = ([step.action for step in line.steps] for line in (one, other))
    for _, start, end, other_start, other_end in SequenceMatcher(None, first, second, autojunk=False).get_opcodes():
        yield from itertools.zip_longest(range(start + 1, end + 1), range(other_start + 1, other_end + 1))


# -- row by row ------------------------------------------------------------------------------------------------------


def _compared(columns: tuple[Column, ...], numbered: Iterable[tuple[int | None, ...]]) -> SideBySide:
    rows = (_row(tuple(map(_at, columns, numbers)), numbers) for numbers in numbered)
    return SideBySide(columns, tuple(row for row in rows if row is not None))


def _at(column: Column, number: int | None) -> Cell | Halt | None:
    if number is None:
        return None
    if number <= len(column.cells):
        return column.cells[number - 1]
    return column.stopped if column.stopped is not None and column.stopped.number == number else None


def _row(cells: tuple[Cell | Halt | None, ...], numbers: tuple[int | None, ...]) -> Row | None:
    """The row of these cells; None if it has nothing to show. Columns that have stopped are ignored."""
    halts = any(isinstance(cell, Halt) for cell in cells)
    going = [cell for cell in cells if isinstance(cell, Cell)]
    absent = None in numbers
    irregular = len({cell.offences for cell in going} | ({()} if absent else set())) > 1
    if not (halts or irregular or any(cell.speaks for cell in going)):
        return None
    differs = halts or absent or len({cell.substance for cell in going}) > 1
    return Row(cells, differs, _renumbered(going))


def _renumbered(cells: list[Cell]) -> bool:
    found: dict[tuple[object, ...], set[str]] = {}
    for cell in cells:
        for what, number in cell.numbers:
            found.setdefault(what, set()).add(number)
    return any(len(numbers) > 1 for numbers in found.values())


def _numbers(step: Step, asked: AskedNow | None) -> Iterator[tuple[tuple[object, ...], str]]:
    """What was ruled and asked, each with its clause; the same ruling under another clause compares equal."""
    edition = step.table.edition
    for event in without_superseded(step.events):
        match event:
            case e.RulingGiven(clause, message):
                yield ("ruled", message.replacing_value(clause, _matter(clause, edition))), clause
            case e.InformationRuled(card, unauthorised, clause):
                yield ("known", card, frozenset(unauthorised)), clause
            case e.CallInformationRuled(call_id, unauthorised, clause):
                yield ("known", call_id, frozenset(unauthorised)), clause
            case e.RevokeEstablished(revoke, clause) | e.DeemedEstablished(revoke, clause):
                yield ("established", type(event).__name__, revoke), clause
    if asked is not None:
        question, options = asked.question, frozenset(option.name for option in asked.options)
        matter = question.ask if ENACTED.declared(question).judgement else ""
        about = (question.to, *matter_of(question.about))
        yield ("asked", matter, about, options), question.clause


def _matter(clause: str, edition: Edition) -> str:
    """The key of the judgement asked for under this clause, which is the same in all editions; or else the clause."""
    judged = (ask for ask in ENACTED.asks.values() if ask.judgement and ask.number_in(edition) == clause)
    return next((ask.key for ask in judged), clause)


def _outcomes(before: Table, after: Table) -> tuple[tuple[Irregularity, Status], ...]:
    """The irregularities whose status changed to corrected, accepted or established."""
    known = {n: before.status(n) for n in before.irregularity_ids}
    now = ((n, one, after.status(n)) for n, one in after.recorded)
    return tuple((one, status) for n, one, status in now if status in _OUTCOMES and known.get(n) != status)
