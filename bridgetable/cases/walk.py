"""Walking through a case: each entry of each line at the table where it stands, with its place in the file."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.cases.case import Branch, Case, Entry, Expect
from bridgetable.cases.refusal import nth
from bridgetable.cases.tree import done
from bridgetable.engine.ruled_again import again
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.table.text import Text


class Done(msgspec.Struct, frozen=True):
    """An action that was done, and the tables of its line from the first to the one after it."""

    place: str
    number: int
    step: Step
    line: tuple[Table, ...]


class Stopped(msgspec.Struct, frozen=True):
    """An action that could not be done; nothing of its line comes after it."""

    place: str
    number: int
    entry: Entry
    reason: ImpossibleError


class Claimed(msgspec.Struct, frozen=True):
    """An expectation, and the tables of its line from the first to the one it speaks of."""

    place: str
    expect: Expect
    line: tuple[Table, ...]


class Opens(msgspec.Struct, frozen=True):
    """A branch begins."""

    place: str
    title: Text


class Closes(msgspec.Struct, frozen=True):
    """A line is at its end, the main line last of all; `stopped` says that it broke off."""

    table: Table
    stopped: bool


Moment = Done | Stopped | Claimed | Opens | Closes


class _Recorded(msgspec.Struct, frozen=True):
    """The table of a line under the edition of the case, while it is replayed under another.

    Nothing where the case itself cannot go on.
    """

    table: Table | None

    def after(self, entry: Entry) -> _Recorded:
        """The table after this action."""
        try:
            return _Recorded(done(self.table, entry).table if self.table is not None else None)
        except ImpossibleError:
            return _Recorded(None)


def walk(case: Case, edition: Edition | None = None) -> Iterator[Moment]:
    """Every line of the case in the order of the file; a line that cannot go on stops, the others do not.

    Under an edition other than its own, answers to what that edition does not ask are passed over.
    """
    if edition is None or edition is case.edition:
        return _line(case.actions, (case.first,), "actions", 0)
    return _line(case.actions, (replace(case, edition=edition).first,), "actions", 0, _Recorded(case.first))


def _line(
    entries: tuple[Entry, ...], line: tuple[Table, ...], place: str, number: int, recorded: _Recorded | None = None
) -> Iterator[Moment]:
    for nth_entry, entry in enumerate(entries):
        here = nth(place, nth_entry)
        match entry:
            case Expect():
                yield Claimed(here, entry, line)
                continue
            case Branch(title, actions):
                yield Opens(here, title)
                yield from _line(actions, line, f"{here}.actions", number, recorded)
                continue
        number += 1
        try:
            step = done(line[-1], entry) if recorded is None else again(line[-1], entry, recorded.table)
        except ImpossibleError as reason:
            yield Stopped(here, number, entry, reason)
            yield Closes(line[-1], True)
            return
        line = (*line, step.table)
        yield Done(here, number, step, line)
        recorded = recorded and recorded.after(entry)
    yield Closes(line[-1], False)
