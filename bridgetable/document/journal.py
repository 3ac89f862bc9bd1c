"""The journal in which a table is kept: a record with the whole table, then one for each change."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.cases.codec import json_text
from bridgetable.cases.reader import CaseError, Members, members_of
from bridgetable.cases.tree import written
from bridgetable.cases.verbs import read_action, write_action
from bridgetable.disk.contents import decoded
from bridgetable.disk.journal import Form, Journal, line_of, record_in, records_in, unchecked
from bridgetable.disk.steps import Steps, at_once
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.document.kept import (
    Kept,
    Restored,
    Snapshot,
    kept_as_written,
    kept_in_parts,
    path_as_kept,
    path_of,
    restored_from,
)
from bridgetable.engine.actions import Action
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History, Node, Nodes
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.question import say
from bridgetable.table.text import Text
from bridgetable.table.values import log_of

# -- What is done at a table after it was kept, as changes that are kept one by one ------------------------------------


class NewStep(msgspec.Struct, frozen=True, array_like=True):
    """A step: its place, that of the step before it, and its action as in a case file."""

    place: int
    parent: int
    action: msgspec.Raw


class Filed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The file of the document and its title, as in `Kept`."""

    path: str = ""
    digest: str = ""
    odd_path: bytes = b""
    title: Text = ()


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was done at one time; `number` counts the changes from 1.

    `ahead` are the forks at which another way is taken than before, START where none is preferred any more.
    """

    number: int
    dirty: bool
    cursor: int = START
    steps: tuple[NewStep, ...] = ()
    ahead: tuple[tuple[int, int], ...] = ()
    filed: Filed | None = None


class KeptPlaces(msgspec.Struct, frozen=True):
    """The places of the steps that are kept: of the first `count` those that stand in the case, and all later ones."""

    in_case: frozenset[int]
    count: int

    def __contains__(self, place: int) -> bool:
        return place == START or place >= self.count or place in self.in_case

    def nearest(self, place: int, nodes: Nodes) -> int | None:
        """The last step on the way to a place that is kept; None if not only passed-over answers follow it."""
        while place not in self:
            if not nodes[place].step.passed_over:
                return None
            place = nodes[place].parent
        return place


# -- keeping ---------------------------------------------------------------------------------------------------------


def change_between(before: Snapshot, now: Snapshot, kept: KeptPlaces, number: int) -> Change | None:
    """What has changed; None where only the whole table can tell it.

    It takes as long whatever the number of steps.
    """
    old, new = before.history, now.history
    same_rules = new.start is old.start and now.document.case is before.document.case
    if not same_rules or not (new.nodes is old.nodes or new.nodes.begins_with(old.nodes)):
        return None
    steps = _steps(new, len(old.nodes), kept)
    ahead = _turned(old, new, kept)
    cursor = kept.nearest(new.cursor, new.nodes)
    if steps is None or cursor is None or any(at not in kept or on not in kept for at, on in ahead):
        return None
    filed = _filed(now.document)
    return Change(number, now.dirty, cursor, steps, ahead, filed if filed != _filed(before.document) else None)


def is_nothing(change: Change, before: Snapshot) -> bool:
    """Whether this change leaves everything as it was before."""
    added = change.steps or change.ahead or change.filed is not None
    return not added and (change.dirty, change.cursor) == (before.dirty, before.history.cursor)


def _steps(history: History, first: int, kept: KeptPlaces) -> tuple[NewStep, ...] | None:
    """The steps from this place on; None if one is not simply what was done at the table."""
    found: list[NewStep] = []
    for place in range(first, len(history.nodes)):
        node = history.nodes[place]
        parent = kept.nearest(node.parent, history.nodes)
        edited = node.title or node.hidden or node.original is not None
        if parent is None or edited or node.step.passed_over:
            return None
        found.append(NewStep(place, parent, msgspec.Raw(json_text(write_action(node.step.action)).encode())))
    return tuple(found)


def _turned(old: History, new: History, kept: KeptPlaces) -> tuple[tuple[int, int], ...]:
    """The forks at which another way is taken than before, and than the steps that were added since take."""
    if new.ahead is old.ahead:
        return ()
    before, after = dict(old.ahead), dict(new.ahead)
    added = ((new.nodes[place].parent, place) for place in range(len(old.nodes), len(new.nodes)))
    taken = before | {at: place for at, place in added if at in kept}
    turned = [(at, on) for at, on in after.items() if taken.get(at) != on]
    return (*turned, *((at, START) for at in before if at not in after))


def _filed(document: Document) -> Filed:
    path, odd_path = path_as_kept(document.path)
    return Filed(path, document.digest, odd_path, document.full_title)


# -- opening again ---------------------------------------------------------------------------------------------------


def opened_after(restored: Restored, changes: Sequence[Change]) -> tuple[Opened, bool]:
    """The table after these changes, and whether all of them could be made.

    An action that cannot be done any more ends its line, as in a case.
    """
    if not changes:
        return restored.opened, True
    replay = _Replay(restored)
    for change in changes:
        replay.add(change)
    return replay.opened(), replay.whole


class _Replay:
    """A history and its document while changes are made again."""

    def __init__(self, restored: Restored) -> None:
        history = restored.opened.history
        self._opened, self._document = restored.opened, restored.opened.document
        self._nodes, self._places = list(history.nodes), dict(restored.places)
        self._ahead, self._cursor = dict(history.ahead), history.cursor
        self.whole = True

    def add(self, change: Change) -> None:
        """Makes a change, as far as the steps are there that it goes on from."""
        for step in change.steps:
            self._step(step)
        for at, on in change.ahead:
            if at in self._places and on == START:
                self._ahead.pop(self._places[at], None)
            elif at in self._places and on in self._places:
                self._ahead[self._places[at]] = self._places[on]
        if change.cursor in self._places:
            self._cursor = self._places[change.cursor]
        else:
            self.whole = False
        if change.filed is not None:
            filed = change.filed
            given = replace(self._document, path=path_of(filed.path, filed.odd_path), digest=filed.digest)
            self._document = given if given.case is not None else replace(given, title=filed.title)

    def _step(self, new: NewStep) -> None:
        try:
            action = read_action(members_of(json.loads(bytes(new.action), object_pairs_hook=Members), ""), "")
        except (CaseError, ValueError):
            self.whole = False
            return
        if new.parent not in self._places or new.place in self._places:
            self.whole = False
            return
        parent = self._places[new.parent]
        self._places[new.place] = self._ahead[parent] = len(self._nodes)
        self._nodes.append(self._done(parent, action))

    def _done(self, parent: int, action: Action) -> Node:
        before = self._nodes[parent] if parent != START else None
        table = before.step.table if before is not None else self._opened.history.start
        if before is None or not before.stopped:
            with suppress(ImpossibleError):
                return Node(parent, apply(table, action))
        return Node(parent, Step(action, (), table), stopped=True)

    def opened(self) -> Opened:
        """The table as it is now; steps that cannot be done stay in its case only."""
        history = replace(
            self._opened.history, nodes=log_of(self._nodes), cursor=self._cursor, ahead=tuple(self._ahead.items())
        )
        if not any(node.stopped for node in self._nodes):
            return replace(self._opened, history=history, document=self._document)
        case = written(history, self._document.case, title=self._document.full_title or None)
        return restored_from(at_once(kept_as_written(history, self._document, case, dirty=True))).opened


LONG = 1024 * 1024
"""The bytes of changes from which on the whole table is written again, if it is no longer than they are."""
LONGEST = 4 * LONG
"""The bytes of changes from which on it is written again in any case."""
MANY = 500
"""The number of steps from which on the whole table is written in parts."""
FORM = Form("bridgetable-table")
_TABLE, _CHANGE = msgspec.json.Decoder(Kept), msgspec.json.Decoder(Change)


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
    line, changes_data, sound = _parts_of(data)
    kept = decoded(_TABLE.decode, unchecked(line))
    found = records_in(FORM.header + changes_data, FORM, _CHANGE.decode)
    changes: list[Change] = []
    for change in found.records:
        if not changes or change.number > changes[-1].number:
            changes.append(change)
    counted = [change.number for change in found.records] == list(range(1, len(found.records) + 1))
    return Contents(kept, tuple(changes), sound and found.sound and counted and record_in(line) is not None)


def _parts_of(data: bytes) -> tuple[bytes, bytes, bool]:
    """The line of the table, all that follows it, and whether what stands before it is sound."""
    first, _, rest = data.partition(b"\n")
    second, _, changes = rest.partition(b"\n")
    begins = FORM.is_begun_by(first)
    if begins or record_in(second) is not None:
        return second, changes, begins
    # Earlier versions wrote the table, then its checksum on a line; still earlier ones the table only.
    return (second + b" " + first if rest else line_of(first).removesuffix(b"\n")), changes, True


# -- writing ---------------------------------------------------------------------------------------------------------


class _State(msgspec.Struct):
    """What is in the journal: the table, and the number of the last change; `whole` is its size without changes."""

    now: Snapshot
    places: KeptPlaces
    whole: int
    number: int = 0


class TableJournal:
    """Writes the journal of one table.

    What is done at the table is appended. After any other change the whole table is written, in parts if it is large;
    what changes meanwhile has that finished first. The whole table is also written when the changes have grown long;
    what is done meanwhile is appended to the old file at once, and then to the new one.
    """

    def __init__(self, file: Path) -> None:
        self._journal = Journal(file, FORM, _CHANGE.decode, 0)
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
            try:
                self._journal.add(msgspec.json.encode(change))
            except OSError:
                self._state = None
                return False
            state.number = change.number
            if self._since is not None:
                self._since.append(change)
        state.now = now
        return True

    def _shorten(self) -> None:
        """Begins to write the whole table where the changes have grown long, and does it at once if they go on."""
        state = self._state
        if state is None or self._journal.size is None:
            return
        changes, long = self._journal.size - state.whole, max(LONG, min(state.whole, LONGEST))
        if self._writing is None and changes > long:
            self._since, self._writing = [], self._written_whole(state.now)
        elif changes > 2 * long:
            self.finish()

    def _written_whole(self, now: Snapshot) -> Steps[None]:
        kept = yield from kept_in_parts(now)
        yield
        table = msgspec.json.encode(kept)
        later = [replace(change, number=number) for number, change in enumerate(self._since or (), 1)]
        try:
            self._journal.write((table, *map(msgspec.json.encode, later)))
        except (OSError, ValueError):
            raise DocumentError(say("file-not-written", file=self._journal.path.name)) from None
        latest = self._state.now if later and self._state is not None else now
        places = KeptPlaces(frozenset(kept.places), len(now.history.nodes))
        whole = len(FORM.header) + len(line_of(table))
        self._state = _State(latest, places, whole, len(later))
