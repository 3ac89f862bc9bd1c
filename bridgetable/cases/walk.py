"""Walking through a case: doing every action of every line, and visiting its branches and expectations."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.cases.case import Case, Entry, Expect
from bridgetable.cases.outline import Closing, Cursor, Opening, flat
from bridgetable.cases.tree import done
from bridgetable.engine.actions import Action
from bridgetable.engine.ruled_again import rule_again
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.table.text import Text


class Done(msgspec.Struct, frozen=True):
    """An action was done; `line` are the tables of its line up to the one after it, `place` its path in the file."""

    place: str
    number: int
    step: Step
    line: tuple[Table, ...]


class Stopped(msgspec.Struct, frozen=True):
    """An action could not be done; its line ends here."""

    place: str
    number: int
    entry: Entry
    reason: ImpossibleError


class ExpectReached(msgspec.Struct, frozen=True):
    """An expectation was reached; `line` are the tables of its line up to the one it is about."""

    place: str
    expect: Expect
    line: tuple[Table, ...]


class BranchStarted(msgspec.Struct, frozen=True):
    """A branch begins here."""

    place: str
    title: Text


class LineEnded(msgspec.Struct, frozen=True):
    """A line ended, with the main line last of all; `stopped` means that an action could not be done."""

    table: Table
    stopped: bool


Visit = Done | Stopped | ExpectReached | BranchStarted | LineEnded


class _Recorded(msgspec.Struct, frozen=True):
    """The table of a line under the edition of the case, while it is replayed under another.

    It is None after an action that cannot be done under the edition of the case.
    """

    table: Table | None

    def after(self, entry: Entry) -> _Recorded:
        """The recorded table after this action."""
        try:
            return _Recorded(done(self.table, entry).table if self.table is not None else None)
        except ImpossibleError:
            return _Recorded(None)


def walk(case: Case, edition: Edition | None = None) -> Iterator[Visit]:
    """Visits every line of the case in the order of the file, under this edition or that of the case.

    Under another edition, answers to questions that it does not ask are passed over.
    """
    if edition is None or edition is case.edition:
        return _visits(case.actions, _End((case.first,)))
    return _visits(case.actions, _End((replace(case, edition=edition).first,), recorded=_Recorded(case.first)))


class _End(msgspec.Struct, frozen=True):
    """Where a line ends now: its tables, and the number of its last action."""

    line: tuple[Table, ...]
    number: int = 0
    recorded: _Recorded | None = None
    stopped: bool = False


def _visits(entries: tuple[Entry, ...], end: _End) -> Iterator[Visit]:
    cursor, left = Cursor(), list[_End]()
    hidden = 0
    for item in flat(entries):
        cursor.move(item)
        match item:
            case Opening() if end.stopped:
                hidden += 1
            case Opening(title):
                yield BranchStarted(cursor.place, title)
                left.append(end)
            case Closing() if hidden:
                hidden -= 1
            case Closing():
                yield LineEnded(end.line[-1], end.stopped)
                end = left.pop()
            case _ if end.stopped:
                pass
            case Expect():
                yield ExpectReached(cursor.place, item, end.line)
            case _:
                visit = _act(end, item, cursor.place)
                yield visit
                if isinstance(visit, Stopped):
                    end = replace(end, stopped=True)
                else:
                    end = _End(visit.line, visit.number, end.recorded and end.recorded.after(item))
    yield LineEnded(end.line[-1], end.stopped)


def _act(end: _End, action: Action, place: str) -> Done | Stopped:
    table, recorded, number = end.line[-1], end.recorded, end.number + 1
    try:
        step = done(table, action) if recorded is None else rule_again(table, action, recorded.table)
    except ImpossibleError as reason:
        return Stopped(place, number, action, reason)
    return Done(place, number, step, (*end.line, step.table))
