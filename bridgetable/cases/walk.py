"""Walking through a case: each entry of each line at the table where it stands, with its place in the file."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bridgetable.cases.case import Branch, Case, Entry, Expect, Text
from bridgetable.cases.refusal import nth
from bridgetable.cases.tree import done
from bridgetable.engine.steps import Impossible, Step
from bridgetable.table.state import Table


class Done(msgspec.Struct, frozen=True):
    """An action that was done."""

    place: str
    number: int
    step: Step


class Stopped(msgspec.Struct, frozen=True):
    """An action that could not be done; nothing of its line comes after it."""

    place: str
    number: int
    entry: Entry
    reason: Impossible


class Claimed(msgspec.Struct, frozen=True):
    """An expectation, and the table it speaks of."""

    place: str
    expect: Expect
    table: Table


class Opens(msgspec.Struct, frozen=True):
    """A branch begins."""

    place: str
    title: Text


class Closes(msgspec.Struct, frozen=True):
    """A line is at its end, the main line last of all; `stopped` says that it broke off."""

    table: Table
    stopped: bool


Moment = Done | Stopped | Claimed | Opens | Closes


def walk(case: Case) -> Iterator[Moment]:
    """Every line of the case in the order of the file; a line that cannot go on stops, the others do not."""
    return _line(case.actions, case.first, "actions", 0)


def _line(entries: tuple[Entry, ...], table: Table, place: str, number: int) -> Iterator[Moment]:
    for nth_entry, entry in enumerate(entries):
        here = nth(place, nth_entry)
        match entry:
            case Expect():
                yield Claimed(here, entry, table)
                continue
            case Branch(title, actions):
                yield Opens(here, title)
                yield from _line(actions, table, f"{here}.actions", number)
                continue
        number += 1
        try:
            step = done(table, entry)
        except Impossible as reason:
            yield Stopped(here, number, entry, reason)
            yield Closes(table, True)
            return
        yield Done(here, number, step)
        table = step.table
    yield Closes(table, False)
