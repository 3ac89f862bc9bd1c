"""The file in which a table is kept: the whole table, then a line for each change.

The first line is the table as JSON, the second its checksum; each other line is a checksum and a change. A line that
was being written when the program was killed is the last one and not complete: it is passed over. A line that is
damaged otherwise is passed over too, but then the file is known to be damaged. Earlier versions wrote the first line
only.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.disk.decoding import decoded
from bridgetable.disk.steps import Steps
from bridgetable.disk.writing import append_to
from bridgetable.document.changes import Change, KeptPlaces, change_between, is_nothing, opened_after
from bridgetable.document.document import Opened
from bridgetable.document.kept import Kept, Snapshot, kept_in_parts, restored_from
from bridgetable.document.saving import write_file
from bridgetable.table.text import Text

LONG = 1024 * 1024
"""The bytes of changes from which on the whole table is written again, if it is no longer than they are."""
LONGEST = 4 * LONG
"""The bytes of changes from which on it is written again in any case."""
MANY = 500
"""The number of steps from which on the whole table is written in parts."""
_CHANGES = msgspec.json.Decoder(Change)
_SUM = 8
"""The letters of a checksum."""


# -- reading ---------------------------------------------------------------------------------------------------------


class Contents(msgspec.Struct, frozen=True):
    """What is in the file: the table when it was written whole, and the changes since; `sound` unless it is damaged."""

    kept: Kept
    changes: tuple[Change, ...] = ()
    sound: bool = True

    @property
    def dirty(self) -> bool:
        """Whether the table has changes that were not saved, or may have."""
        return (self.changes[-1] if self.changes else self.kept).dirty or not self.sound

    @property
    def title(self) -> Text:
        """The title of the table; () if it was given none."""
        titles = [self.kept.title, *(change.filed.title for change in self.changes if change.filed is not None)]
        return titles[-1]

    @property
    def actions(self) -> int:
        """How many actions the table has in all its lines."""
        return len(self.kept.places) - self.kept.calls + sum(len(change.steps) for change in self.changes)

    def opened(self) -> tuple[Opened, bool]:
        """The table as it was, and whether nothing is missing; raises DocumentError or ValueError."""
        opened, whole = opened_after(restored_from(self.kept), self.changes)
        return opened, whole and self.sound


def contents_in(data: bytes) -> Contents:
    """What is in a file of these bytes; raises ValueError if the table cannot be read."""
    first, *lines = data.split(b"\n")
    kept = decoded(msgspec.json.Decoder(Kept).decode, first)
    if not lines:
        return Contents(kept)
    sound = lines[0] == _sum_of(first)
    *complete, last = lines[1:] or [b""]
    changes: list[Change] = []
    for line in complete:
        change = _change_in(line, changes)
        if change is None:
            sound = False
        else:
            changes.append(change)
    torn = _change_in(last, changes)
    changes += [torn] if torn is not None else []
    counted = [change.number for change in changes] == list(range(1, len(changes) + 1))
    return Contents(kept, tuple(changes), sound and counted)


def _change_in(line: bytes, before: list[Change]) -> Change | None:
    """The change in this line; None if it is damaged, or older than those before."""
    data = line[_SUM + 1 :]
    if line[: _SUM + 1] != _sum_of(data) + b" ":
        return None
    try:
        change = decoded(_CHANGES.decode, data)
    except ValueError:
        return None
    return change if not before or change.number > before[-1].number else None


def _sum_of(data: bytes) -> bytes:
    return b"%08x" % zlib.crc32(data)


# -- writing ---------------------------------------------------------------------------------------------------------


class _State(msgspec.Struct):
    """What is in the file: the table, and the number of the last change; `whole` is the size of the first two lines."""

    now: Snapshot
    places: KeptPlaces
    size: int
    whole: int
    number: int = 0


class Journal:
    """Writes the file of one table.

    What is done at the table is appended. After any other change the whole table is written, in parts if it is large;
    what changes meanwhile has that finished first. The whole table is also written when the changes have grown long;
    what is done meanwhile is appended to the old file at once, and then to the new one.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._state: _State | None = None
        self._writing: Iterator[None] | None = None
        self._since: list[Change] | None = None

    def begin(self, now: Snapshot) -> bool:
        """Keeps the table; returns whether that is done, or `go_on` has to be called. Raises DocumentError.

        If the table before it has not been written yet, it is written first.
        """
        if self._since is None:
            self.finish()
        if self._append(now):
            self._shorten()
        else:
            self._since, self._writing = None, self._written_whole(now)
            if len(now.history.nodes) < MANY:
                self.finish()
        return self._writing is None

    def go_on(self) -> bool:
        """Does a part of what has been begun, and returns whether all is done; raises DocumentError."""
        if self._writing is not None:
            try:
                next(self._writing)
            except StopIteration:
                self._writing = self._since = None
            except BaseException:
                self._writing = self._since = self._state = None
                raise
        return self._writing is None

    def finish(self) -> None:
        """Does all of what has been begun; raises DocumentError."""
        while not self.go_on():
            pass

    def _append(self, now: Snapshot) -> bool:
        """Writes what has changed at the end of the file; whether that was possible."""
        state = self._state
        if state is None:
            return False
        change = change_between(state.now, now, state.places, state.number + 1)
        if change is None:
            return False
        if not is_nothing(change, state.now):
            line = _line_of(change)
            try:
                append_to(self._file, line, state.size)
            except OSError:
                self._state = None
                return False
            state.size, state.number = state.size + len(line), change.number
            if self._since is not None:
                self._since.append(change)
        state.now = now
        return True

    def _shorten(self) -> None:
        """Begins to write the whole table where the changes have grown long, and does it at once if they go on."""
        state = self._state
        if state is None:
            return
        changes, long = state.size - state.whole, max(LONG, min(state.whole, LONGEST))
        if self._writing is None and changes > long:
            self._since, self._writing = [], self._written_whole(state.now)
        elif changes > 2 * long:
            self.finish()

    def _written_whole(self, now: Snapshot) -> Steps[None]:
        kept = yield from kept_in_parts(now)
        yield
        first = msgspec.json.encode(kept)
        whole = b"%s\n%s\n" % (first, _sum_of(first))
        later = [replace(change, number=number) for number, change in enumerate(self._since or (), 1)]
        data = whole + b"".join(map(_line_of, later))
        write_file(str(self._file), data)
        latest = self._state.now if later and self._state is not None else now
        places = KeptPlaces(frozenset(kept.places), len(now.history.nodes))
        self._state = _State(latest, places, len(data), len(whole), len(later))


def _line_of(change: Change) -> bytes:
    data = msgspec.json.encode(change)
    return b"%s %s\n" % (_sum_of(data), data)
