"""What is done at a table after it was kept, as changes that are kept one by one.

A change has what was added since the one before: steps at the table, where the cursor is, other ways at the forks,
another file. What else can be done, such as another edition or other words, is kept with the whole table.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from bridgetable.cases.reader import members_of
from bridgetable.cases.refusal import CaseError, Members
from bridgetable.cases.tree import written
from bridgetable.cases.verbs import read_action, write_action
from bridgetable.cases.writer import json_text
from bridgetable.disk.steps import at_once
from bridgetable.document.document import Document, Opened
from bridgetable.document.kept import Restored, Snapshot, kept_as_written, path_as_kept, path_of, restored_from
from bridgetable.engine.actions import Action
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History, Node
from bridgetable.engine.nodes import Nodes
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.text import Text
from bridgetable.table.values.log import log_of


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
