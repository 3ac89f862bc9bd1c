"""The entries of a case in the order of the file, each with the step of a history that it stands after."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.cases.case import Case, Expect
from bridgetable.cases.growth import Titles, grown
from bridgetable.cases.outline import Closing, Cursor, Done, Flat, Item, Opening, Undone, flat, nested
from bridgetable.cases.tree import case_of, lines_of
from bridgetable.engine.actions import Note
from bridgetable.engine.history import START, History


class Placed(msgspec.Struct, frozen=True):
    """An entry, or one end of a branch: its place in the file, and the step it is, or stands after.

    `at` is None where its line has stopped before it.
    """

    entry: Flat
    path: str
    at: int | None


class LaidOut(msgspec.Struct, frozen=True):
    """A case that is being written: the history of its table, the case, and its entries in the order of the file."""

    history: History
    case: Case
    placed: tuple[Placed, ...]

    def with_entries(self, entries: list[Flat]) -> Case:
        """The case with other entries."""
        return replace(self.case, actions=nested(entries))

    @property
    def entries(self) -> list[Flat]:
        """The entries alone."""
        return [one.entry for one in self.placed]


def laid_out(history: History, before: Case | None, titles: Titles) -> LaidOut:
    """The case of a history that was opened from the case `before`, as it would be saved now."""
    case = case_of(history, before, titles)
    items = list(grown(history, before.actions if before is not None else (), titles))
    steps = list(_steps(items))
    entries = list(flat(case.actions))
    # Calls made before the first step stand before all others.
    earlier = len(entries) - len(steps)
    cursor, placed = Cursor(), list[Placed]()
    for entry, at in zip(entries, [*(START for _ in range(earlier)), *steps], strict=True):
        cursor.move(entry)
        placed.append(Placed(entry, cursor.place, at))
    return LaidOut(history, case, tuple(placed))


def _steps(items: list[Item]) -> Iterator[int | None]:
    at: int | None = START
    left: list[int | None] = []
    for item in items:
        match item:
            case Undone(_, entries):
                yield from (None for _ in flat(entries))
                at = None
                continue
            case Done(place):
                at = place
            case Opening():
                left.append(at)
            case Closing():
                at = left.pop()
        yield at


# -- expectations ----------------------------------------------------------------------------------------------------


def expectations(laid: LaidOut) -> tuple[int, ...]:
    """The numbers of the entries that are expectations."""
    return tuple(number for number, one in enumerate(laid.placed) if isinstance(one.entry, Expect))


def with_expectation(laid: LaidOut, at: int, expect: Expect) -> Case:
    """The case with another expectation after the step at this place, behind those that stand there."""
    entries = laid.entries
    entries.insert(_behind(laid, at), expect)
    return laid.with_entries(entries)


def with_entry(laid: LaidOut, number: int, entry: Expect | None) -> Case:
    """The case with another expectation in the place of the one of this number; None takes it away."""
    entries = laid.entries
    entries[number : number + 1] = [entry] if entry is not None else []
    return laid.with_entries(entries)


def _behind(laid: LaidOut, at: int) -> int:
    """The number of the entry before which something stands that is about the table after a step."""
    numbers = {place: number for number, place in enumerate(_places(laid)) if place not in (None, START)}
    while at != START and at not in numbers:
        # An answer that was passed over stands nowhere.
        at = laid.history.nodes[at].parent
    number = numbers[at] + 1 if at != START else 0
    while at == START and number < len(laid.placed) and _places(laid)[number] == START:
        number += 1
    while number < len(laid.placed) and isinstance(laid.placed[number].entry, Expect):
        number += 1
    return number


# -- notes -----------------------------------------------------------------------------------------------------------


class Rebuilt(msgspec.Struct, frozen=True):
    """A case and its history after the steps themselves were changed; the places of the steps are others."""

    case: Case
    history: History


def with_new_note(laid: LaidOut, at: int, note: Note) -> Rebuilt:
    """The case with a note after the step at this place, in the line itself; the cursor stands on the note."""
    entries, places = laid.entries, _places(laid)
    number = _behind(laid, at)
    entries.insert(number, note)
    places.insert(number, None)
    return _rebuilt(laid, entries, places, number)


def without_note(laid: LaidOut, at: int) -> Rebuilt:
    """The case without the note at this place; the cursor stands on the step before it."""
    number, before = _number(laid, at), laid.history.nodes[at].parent
    entries, places = laid.entries, _places(laid)
    del entries[number], places[number]
    return _rebuilt(laid, entries, places, places.index(before) if before in places else None)


def with_note_moved(laid: LaidOut, at: int, *, later: bool) -> Rebuilt | None:
    """The case with the note at this place one step earlier or later in its line; None at the end of the line."""
    number = _number(laid, at)
    beside = _next_step(laid, number, 1 if later else -1)
    if beside is None:
        return None
    entries, places = laid.entries, _places(laid)
    note = entries.pop(number)
    del places[number]
    # Going later the step has moved up by one, and the note stands behind it.
    entries.insert(beside, note)
    places.insert(beside, at)
    return _rebuilt(laid, entries, places, beside)


def _next_step(laid: LaidOut, number: int, way: int) -> int | None:
    """The number of the next step of the same line this way, past expectations and whole branches; None at its end."""
    depth = 0
    at = number + way
    while 0 <= at < len(laid.placed):
        match laid.placed[at].entry:
            case Opening():
                depth += way
            case Closing():
                depth -= way
            case Expect():
                pass
            case _ if depth == 0:
                return at
        if depth < 0:
            return None
        at += way
    return None


def _number(laid: LaidOut, at: int) -> int:
    found = (n for n, one in enumerate(laid.placed) if one.at == at and isinstance(one.entry, Note))
    number = next(found, None)
    if number is None:
        raise ValueError(f"step {at} is no note")
    return number


def _places(laid: LaidOut) -> list[int | None]:
    """For each entry the place of the step it is; None for what is no step."""
    return [None if isinstance(one.entry, Expect | Opening | Closing) else one.at for one in laid.placed]


def _rebuilt(laid: LaidOut, entries: list[Flat], places: list[int | None], cursor: int | None) -> Rebuilt:
    """The history of other entries, with the ways taken at the forks as before; the cursor is at this entry."""
    case = laid.with_entries(entries)
    lines = lines_of(case)
    actions = [n for n, entry in enumerate(entries) if not isinstance(entry, Expect | Opening | Closing)]
    now = {actions[action]: place for place, action in enumerate(lines.numbers)}
    moved = {was: now[number] for number, was in enumerate(places) if was is not None and number in now}
    moved[START] = START
    ahead = dict(lines.history.ahead)
    for at, on in laid.history.ahead:
        # Beside a note that has moved, the way leads elsewhere.
        if at in moved and on in moved and lines.history.nodes[moved[on]].parent == moved[at]:
            ahead[moved[at]] = moved[on]
    history = replace(lines.history, ahead=tuple(ahead.items()))
    return Rebuilt(case, history.jump(now.get(cursor, START) if cursor is not None else START))
