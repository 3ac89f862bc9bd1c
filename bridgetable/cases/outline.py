"""The entries of a case one after another, with marks where branches begin and end.

Branches may be nested to any depth, so nothing here or in `tree.py` calls itself for the entries of a branch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

import msgspec

from bridgetable.cases.case import Branch, Entry, Expect
from bridgetable.cases.reader import nth
from bridgetable.engine.actions import Action
from bridgetable.engine.history import START, History
from bridgetable.table.text import Text


class Opening(msgspec.Struct, frozen=True):
    """A branch begins."""

    title: Text


class Closing(msgspec.Struct, frozen=True):
    """The branch that began last, of those that are still open, ends."""


class Undone(msgspec.Struct, frozen=True):
    """The rest of a line of a case after the step at this place, from an action that could not be done."""

    at: int
    entries: tuple[Entry, ...]


class Done(msgspec.Struct, frozen=True):
    """An action of a case, as the place of its step in a history."""

    place: int


Flat: TypeAlias = Opening | Closing | Action | Expect
"""An entry, or the beginning or end of a branch."""
Item: TypeAlias = Opening | Closing | Done | Undone | Expect
"""The same with steps in place of the actions."""


class Cursor:
    """The place of an entry in a case, while its entries are visited one after another."""

    def __init__(self, place: str = "actions") -> None:
        self._path = [place]
        self._numbers = [-1]

    def move(self, item: Flat) -> None:
        """Moves on to the next entry."""
        match item:
            case Opening():
                self._numbers[-1] += 1
                self._path.append(".actions")
                self._numbers.append(-1)
            case Closing():
                self._path.pop()
                self._numbers.pop()
            case _:
                self._numbers[-1] += 1

    @property
    def place(self) -> str:
        """The path of the entry in the file, such as `actions[4].actions[0]`; for a branch that begins, its own."""
        numbers = self._numbers if self._numbers[-1] >= 0 else self._numbers[:-1]
        return "".join(nth(key, number) for key, number in zip(self._path, numbers, strict=False))


def flat(entries: Iterable[Entry]) -> Iterator[Flat]:
    """The entries in the order of the file."""
    waiting = [iter(entries)]
    while waiting:
        entry = next(waiting[-1], None)
        if entry is None:
            waiting.pop()
            if waiting:
                yield Closing()
        elif isinstance(entry, Branch):
            yield Opening(entry.title)
            waiting.append(iter(entry.actions))
        else:
            yield entry


def nested(entries: Iterable[Flat]) -> tuple[Entry, ...]:
    """The entries in branches, of which these are the order of the file."""
    lines: list[tuple[Text, list[Entry]]] = [((), [])]
    for entry in entries:
        match entry:
            case Opening(title):
                lines.append((title, []))
            case Closing():
                title, inside = lines.pop()
                lines[-1][1].append(Branch(title, tuple(inside)))
            case _:
                lines[-1][1].append(entry)
    return tuple(lines[0][1])


def entries_of(items: Iterable[Item], action: Callable[[int], Action | None]) -> tuple[Entry, ...]:
    """The entries of these items; `action` is what stands for the step at a place, None if nothing does."""
    return nested(_with_actions(items, action))


def _with_actions(items: Iterable[Item], action: Callable[[int], Action | None]) -> Iterator[Flat]:
    for item in items:
        match item:
            case Done(place):
                if (done := action(place)) is not None:
                    yield done
            case Undone(_, entries):
                yield from flat(entries)
            case _:
                yield item


def outline_of(history: History, entries: tuple[Entry, ...]) -> Iterator[Item]:
    """The entries of a case with steps of its history in place of its actions, as far as they are found.

    Each step stands for one action at most.
    """
    nodes = tuple(history.nodes)
    free: dict[int, list[int]] = {}
    for number, node in enumerate(nodes):
        free.setdefault(node.parent, []).append(number)
    at, left, lines = START, list[int](), [_Line(entries)]
    while lines:
        entry = lines[-1].next()
        match entry:
            case None:
                lines.pop()
                if lines:
                    at = left.pop()
                    yield Closing()
            case Expect():
                yield entry
            case Branch(title, actions):
                left.append(at)
                lines.append(_Line(actions))
                yield Opening(title)
            case _:
                following = free.get(at, [])
                found = next((n for n in following if nodes[n].step.is_of(entry)), None)
                if found is None:
                    yield Undone(at, lines[-1].rest())
                else:
                    following.remove(found)
                    yield Done(found)
                    at = found


class _Line:
    """The entries of a line while they are read one after another."""

    def __init__(self, entries: tuple[Entry, ...]) -> None:
        self._entries, self._number = entries, 0

    def next(self) -> Entry | None:
        """The next entry; None at the end."""
        self._number += 1
        return self._entries[self._number - 1] if self._number <= len(self._entries) else None

    def rest(self) -> tuple[Entry, ...]:
        """The entry that was read last, and all that follow; the line then ends."""
        rest, self._number = self._entries[self._number - 1 :], len(self._entries)
        return rest


def actions_in(entries: Iterable[Entry]) -> int:
    """The number of actions among the entries and in their branches."""
    return sum(not isinstance(item, Opening | Closing | Expect) for item in flat(entries))
