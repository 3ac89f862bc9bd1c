"""How a table is kept against a crash: a journal of a record with the whole table, then one for each change.

A table is kept as its case, with what of the window's history does not stand in a case: a case has no cursor, and its
steps stand in another order, as the line that goes on stands behind the branches that leave it. What is kept beside it
are the places of its steps, so that the history is put together again as it was.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.cards.seat import NAMELESS, BySeat
from bridgetable.cases.case import Case
from bridgetable.cases.codec import case_text, json_text
from bridgetable.cases.first_table import calls_before
from bridgetable.cases.growth import Titles, remaining
from bridgetable.cases.reader import CaseError, Members, members_of
from bridgetable.cases.tree import PART, Lines, Written, written
from bridgetable.cases.verbs import read_action, write_action
from bridgetable.disk.contents import decoded
from bridgetable.disk.journal import Form, Journal, line_of, record_in, records_in, unchecked
from bridgetable.disk.steps import Steps, at_once
from bridgetable.document.case_opening import case_from, case_in
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.document.saving import written_from
from bridgetable.engine.actions import Action
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History, Node, Nodes
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.question import say
from bridgetable.table.text import Text
from bridgetable.table.values import log_of
from bridgetable.words.catalogue import Words

_ODD = "surrogateescape"
"""How bytes of a path that are not UTF-8 stand in its text."""


class Kept(msgspec.Struct, frozen=True):
    """The contents of the file.

    `places` has for each action of the case the place of its step, START if it has none; the first `calls` are those
    that were made before the first step. `line` are the places to the cursor, `ahead` the ways taken at the forks,
    `named` the branches that have names. `from_case` says whether the table was opened from a case. `odd_path` is the
    path if it is no proper text. `opened` is what is left of the case it was opened from, "" if that is the same: where
    new branches stand when it is saved follows from it. `names` are those of the players.
    """

    case: str
    dirty: bool
    path: str = ""
    digest: str = ""
    odd_path: bytes = b""
    from_case: bool = True
    title: Text = ()
    places: tuple[int, ...] = ()
    calls: int = 0
    cursor: tuple[int, ...] = ()
    ahead: tuple[tuple[int, int], ...] = ()
    named: tuple[int, ...] = ()
    opened: str = ""
    names: BySeat[str] = NAMELESS


class Snapshot(msgspec.Struct, frozen=True):
    """A table as a window has it; `dirty` says whether it has changes that were not saved."""

    history: History
    document: Document
    words: Words
    dirty: bool


# -- Keeping a whole table ---------------------------------------------------------------------------------------------


def kept_in_parts(now: Snapshot) -> Steps[Kept]:
    """The table as it is kept; yields between the parts of the work, which takes long for thousands of steps."""
    written = yield from written_from(now.history, now.document, now.words)
    return (yield from kept_as_written(now.history, now.document, written, dirty=now.dirty))


def kept_as_written(history: History, document: Document, written: Written, *, dirty: bool) -> Steps[Kept]:
    """The same where its case has been written already."""
    case = yield from _text_of(written.case)
    opened = case
    if document.case is not None:
        opened = yield from _text_of(replace(document.case, actions=remaining(history, document.case.actions)))
    ways = _Ways(history, frozenset(written.places))
    ahead = ways.ahead()
    yield
    path, odd_path = path_as_kept(document.path)
    return Kept(
        case=case,
        dirty=dirty,
        path=path,
        digest=document.digest,
        odd_path=odd_path,
        from_case=document.case is not None,
        title=document.full_title,
        places=written.places,
        calls=len(calls_before(history.start)),
        cursor=tuple(place for place in history.line_to(history.cursor) if place in ways.written),
        ahead=ahead,
        named=ways.named(),
        opened="" if opened == case else opened,
        names=history.start.names,
    )


def _text_of(case: Case) -> Steps[str]:
    pieces: list[str] = []
    for piece in case_text(case):
        pieces.append(piece)
        if len(pieces) % PART == 0:
            yield
    return "".join(pieces)


def path_as_kept(path: str) -> tuple[str, bytes]:
    """The path, or else its bytes if it is no proper text."""
    odd = not path.isascii() and path.encode(errors="replace") != path.encode(errors=_ODD)
    return ("", path.encode(errors=_ODD)) if odd else (path, b"")


def path_of(path: str, odd_path: bytes) -> str:
    """The path of which `path_as_kept` gives this."""
    return odd_path.decode(errors=_ODD) or path


class _Ways:
    """The forks of a history, with answers that were passed over left out; they do not stand in a case."""

    def __init__(self, history: History, written: frozenset[int]) -> None:
        self._history, self.written = history, written
        self._preferred = dict(history.ahead)

    def ahead(self) -> tuple[tuple[int, int], ...]:
        """For each place from which there are several ways, the way taken."""
        places = (START, *(place for place in range(len(self._history.nodes)) if place in self.written))
        found = ((at, self._following(at)) for at in places if self._forks(at))
        return tuple((at, on) for at, on in found if on is not None)

    def named(self) -> tuple[int, ...]:
        """The first steps of the branches that have names."""
        titled = (place for place, node in enumerate(self._history.nodes) if node.title and not node.deleted)
        found = (place if place in self.written else self._following(place) for place in titled)
        return tuple(place for place in found if place is not None)

    def _forks(self, at: int) -> bool:
        children = self._history.children(at)
        return len(children) > 1 or any(child not in self.written for child in children)

    def _following(self, at: int) -> int | None:
        """The next step on the way taken from a place, None at its end."""
        while children := self._history.children(at):
            preferred = self._preferred.get(at)
            at = preferred if preferred in children else children[0]
            if at in self.written:
                return at
        return None


# -- Opening it again --------------------------------------------------------------------------------------------------


class Restored(msgspec.Struct, frozen=True):
    """The table that was kept, and for the place of each of its steps then the place of the step now."""

    opened: Opened
    places: dict[int, int]


def restored_from(kept: Kept) -> Restored:
    """The table that was kept, with the cursor where it was; raises DocumentError if its case cannot be read."""
    lines, case = case_from(kept.case.encode(), kept.names)
    path = path_of(kept.path, kept.odd_path)
    if kept.from_case or lines.stopped:
        # What cannot be done has no step, and is nowhere but in the case.
        if kept.opened and not lines.stopped:
            case = case_in(kept.opened.encode(), kept.names)
        document = Document(path, case, case.title, kept.digest)
    else:
        document = Document(path, None, kept.title, kept.digest)
    if not kept.places:
        return Restored(Opened(lines.history, document, lines.stopped), {START: START})
    restoring = _Restoring(kept, lines)
    return Restored(Opened(restoring.history(), document, lines.stopped), restoring.places)


class _Restoring:
    """The steps of a case while they are put at the places where they stood; raises ValueError if they cannot have."""

    def __init__(self, kept: Kept, lines: Lines) -> None:
        self._kept, self._lines, self._named = kept, lines, frozenset(kept.named)
        self._nodes = lines.history.nodes
        order = sorted(range(len(self._nodes)), key=self._key)
        self._order = order
        self._now = {START: START} | {read: place for place, read in enumerate(order)}
        if any(self._now[node.parent] >= self._now[read] for read, node in enumerate(self._nodes)):
            raise ValueError("a step stands before the one it follows")
        first = START if not kept.calls else self._now.get(kept.calls - 1, START)
        self.places = {START: first} | {self._was(read): self._now[read] for read in order if self._was(read) != START}

    def _was(self, read: int) -> int:
        """The place at which the step stood that was read in this order; START if it was not a step."""
        number = self._lines.numbers[read]
        return self._kept.places[number] if number < len(self._kept.places) else START

    def _key(self, read: int) -> tuple[int, int]:
        was = self._was(read)
        if was != START:
            return 1, was
        return 0 if self._lines.numbers[read] < self._kept.calls else 2, read

    def history(self) -> History:
        """The history as it was, as far as its steps can be done."""
        nodes = log_of(self._restored(read) for read in self._order)
        ahead = {self._now[at]: self._now[on] for at, on in self._lines.history.ahead}
        now = self.places
        ahead |= {now[at]: now[on] for at, on in self._kept.ahead if at in now and on in now}
        cursor = next((now[place] for place in reversed(self._kept.cursor) if place in now), now[START])
        return replace(self._lines.history, nodes=nodes, cursor=cursor, ahead=tuple(ahead.items()))

    def _restored(self, read: int) -> Node:
        node, was = self._nodes[read], self._was(read)
        nameless = was != START and was not in self._named
        return replace(node, parent=self._now[node.parent], title=() if nameless else node.title)


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


# -- Keeping changes ---------------------------------------------------------------------------------------------------


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


# -- Making them again -------------------------------------------------------------------------------------------------


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
        case = written(history, self._document.case, Titles(self._document.title))
        return restored_from(at_once(kept_as_written(history, self._document, case, dirty=True))).opened


LONG = 1024 * 1024
"""The bytes of changes from which on the whole table is written again, if it is no longer than they are."""
LONGEST = 4 * LONG
"""The bytes of changes from which on it is written again in any case."""
MANY = 500
"""The number of steps from which on the whole table is written in parts."""
FORM = Form("bridgetable-table")
_TABLE, _CHANGE = msgspec.json.Decoder(Kept), msgspec.json.Decoder(Change)


# -- Reading the journal -----------------------------------------------------------------------------------------------


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


# -- Writing it --------------------------------------------------------------------------------------------------------


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
