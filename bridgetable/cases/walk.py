"""Walking through a case: doing every action of every line, and visiting its branches and expectations."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.cases.case import Branch, Case, Entry, Expect
from bridgetable.cases.refusal import nth
from bridgetable.cases.tree import done
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
        return _line(case.actions, (case.first,), "actions", 0)
    return _line(case.actions, (replace(case, edition=edition).first,), "actions", 0, _Recorded(case.first))


def _line(
    entries: tuple[Entry, ...], line: tuple[Table, ...], place: str, number: int, recorded: _Recorded | None = None
) -> Iterator[Visit]:
    for nth_entry, entry in enumerate(entries):
        here = nth(place, nth_entry)
        match entry:
            case Expect():
                yield ExpectReached(here, entry, line)
                continue
            case Branch(title, actions):
                yield BranchStarted(here, title)
                yield from _line(actions, line, f"{here}.actions", number, recorded)
                continue
        number += 1
        try:
            step = done(line[-1], entry) if recorded is None else rule_again(line[-1], entry, recorded.table)
        except ImpossibleError as reason:
            yield Stopped(here, number, entry, reason)
            yield LineEnded(line[-1], True)
            return
        line = (*line, step.table)
        yield Done(here, number, step, line)
        recorded = recorded and recorded.after(entry)
    yield LineEnded(line[-1], False)
