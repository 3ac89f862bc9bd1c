"""Between the list of a case and the tree of a history; opening a case and saving it loses nothing.

`lines_of` makes one step of each action, up to the first of a line that cannot be done. `case_of` finds those steps
again under whatever has grown since, and puts expectations and branches back where they stood; what is new becomes the
end of a line, or a branch. What could not be done ends its line as it did in the file; once somebody has gone on from
there another way it is a branch from that table, before what goes on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from bridgetable.cases.case import Branch, Case, Entry, Expect
from bridgetable.cases.first_table import calls_before, ending_of, is_regular
from bridgetable.cases.refusal import nth
from bridgetable.engine.actions import Action, Note
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History, Node
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table
from bridgetable.table.text import Text

UNTITLED: Text = (("", ""),)


# -- from case to history --------------------------------------------------------------------------------------------


class Lines(msgspec.Struct, frozen=True):
    """The history of a case, and for each line that stops early the place in the file and the reason."""

    history: History
    stopped: tuple[RefusedError, ...] = ()


def history_of(case: Case) -> History:
    """The history of a case, with the cursor at the first table; redo follows the main line."""
    return lines_of(case).history


def lines_of(case: Case) -> Lines:
    """The history of a case, and where its lines stop early."""
    lines = _Lines()
    start = case.first
    lines.grow(case.actions, START, start, "actions")
    return Lines(History(start, tuple(lines.nodes), START, tuple(lines.ahead.items())), tuple(lines.stopped))


class _Lines:
    """The lines of a case while they are being built."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.ahead: dict[int, int] = {}
        self.stopped: list[RefusedError] = []

    def grow(self, entries: tuple[Entry, ...], parent: int, table: Table, place: str, title: Text = ()) -> None:
        """Adds the steps of a line that goes on from a table; `title` is that of the branch it begins."""
        for number, entry in enumerate(entries):
            here = nth(place, number)
            match entry:
                case Expect():
                    continue
                case Branch():
                    self.grow(entry.actions, parent, table, f"{here}.actions", entry.title)
                    continue
            try:
                step = done(table, entry)
            except ImpossibleError as reason:
                self.stopped.append(RefusedError(reason.message, here))
                return
            if not title:
                self.ahead[parent] = len(self.nodes)
            self.nodes.append(Node(parent, step, title))
            parent, table, title = len(self.nodes) - 1, step.table, ()


def done(table: Table, entry: Entry) -> Step:
    """The step of an action of a case; raises ImpossibleError, or TypeError for a branch or expectation."""
    if isinstance(entry, Branch | Expect):
        raise TypeError(f"{type(entry).__name__} is not an action")
    return apply(table, entry)


# -- from history to case --------------------------------------------------------------------------------------------


class _Known(msgspec.Struct, frozen=True):
    """An action of the original case, as the index of its step."""

    node: int


class _Group(msgspec.Struct, frozen=True):
    """A branch of the original case."""

    title: Text
    items: tuple[_Item, ...]


class _Undone(msgspec.Struct, frozen=True):
    """The rest of a line of the original case after a step, from an action that could not be done."""

    at: int
    entries: tuple[Entry, ...]


_Item = _Known | _Group | _Undone | Expect


def case_of(
    history: History,
    before: Case | None = None,
    *,
    title: Text | None = None,
    story: Text | None = None,
    source: Text | None = None,
    tags: tuple[str, ...] | None = None,
    untitled: Text = UNTITLED,
    undone: Text = UNTITLED,
) -> Case:
    """The case of a history; `before` is the one it was opened from, whose expectations are kept.

    What is given replaces what was before; `untitled` names the branches that have no name, `undone` those of what
    could not be done where the line now goes on another way.
    """
    items = _Outline(history).of(before.actions) if before is not None else ()
    known = frozenset(_numbers(items))
    actions = tuple(_line(_growth(history, known, untitled, undone), items, START, fresh=True))
    start = history.start
    regular = is_regular(start)
    return Case(
        title=_first(title or None, before and before.title, UNTITLED),
        story=_first(story, before and before.story, ()),
        source=_first(source, before and before.source, ()),
        tags=_first(tags, before and before.tags, ()),
        edition=start.edition,
        elections=start.elections,
        board=start.board,
        deal=start.deal,
        auction=start.calls if regular else (),
        contract=None if regular or calls_before(start) else start.contract,
        ending=ending_of(start),
        actions=(*calls_before(start), *actions),
    )


class _Outline:
    """Finds the steps of a history that are the actions of a case, each step at most once."""

    def __init__(self, history: History) -> None:
        self._nodes = history.nodes
        self._free: dict[int, list[int]] = {}
        for number, node in enumerate(history.nodes):
            self._free.setdefault(node.parent, []).append(number)

    def of(self, entries: tuple[Entry, ...], at: int = START) -> tuple[_Item, ...]:
        """The entries of a case with indices of steps in place of its actions, as far as they are found."""
        items: list[_Item] = []
        for number, entry in enumerate(entries):
            match entry:
                case Expect():
                    items.append(entry)
                case Branch(title, actions):
                    items.append(_Group(title, self.of(actions, at)))
                case _:
                    found = next((n for n in self._free.get(at, ()) if self._nodes[n].step.action == entry), None)
                    if found is None:
                        items.append(_Undone(at, entries[number:]))
                        break
                    self._free[at].remove(found)
                    items.append(_Known(found))
                    at = found
        return tuple(items)


def with_undone(history: History, case: Case) -> History:
    """The history with what of its case could not be done before and can be done as it is ruled now."""
    lines = _Lines()
    lines.nodes += history.nodes
    for undone, title in _undone(_Outline(history).of(case.actions)):
        if history.shows(undone.at):
            lines.grow(undone.entries, undone.at, history.table_at(undone.at), "", title)
    ahead = dict(history.ahead) | {at: on for at, on in lines.ahead.items() if not history.children(at)}
    return replace(history, nodes=tuple(lines.nodes), ahead=tuple(ahead.items()))


def _undone(items: tuple[_Item, ...], title: Text = ()) -> Iterator[tuple[_Undone, Text]]:
    """What was not done, each with the title of the branch that would begin with it."""
    for item in items:
        match item:
            case _Known():
                title = ()
            case _Group(name, inner):
                yield from _undone(inner, name)
            case _Undone():
                yield item, title


def with_note(case: Case, history: History, place: int, note: Note) -> Case:
    """The case with other words in the note that the step at this place of its history was made from, if any was."""
    return replace(case, actions=_with_note(case.actions, _Outline(history).of(case.actions), place, note))


def _with_note(entries: tuple[Entry, ...], items: tuple[_Item, ...], place: int, note: Note) -> tuple[Entry, ...]:
    changed: list[Entry] = []
    for entry, item in zip(entries, items, strict=False):
        match entry, item:
            case Branch(title, actions), _Group():
                changed.append(Branch(title, _with_note(actions, item.items, place, note)))
            case _, _Known(node) if node == place:
                changed.append(note)
            case _:
                changed.append(entry)
    # Where an action could not be done, the items end with it.
    return (*changed, *entries[len(items) :])


def _numbers(items: tuple[_Item, ...]) -> Iterator[int]:
    for item in items:
        if isinstance(item, _Known):
            yield item.node
        elif isinstance(item, _Group):
            yield from _numbers(item.items)


class _Growth(msgspec.Struct, frozen=True):
    """A history, the new steps after each place of it, and names for branches that have none."""

    nodes: tuple[Node, ...]
    new: dict[int, list[int]]
    untitled: Text
    undone: Text

    def branch(self, node: int) -> Branch:
        """The branch that begins with this new step."""
        return Branch(
            self.nodes[node].title or self.untitled, (*self.action(node), *_line(self, (), node, fresh=True))
        )

    def action(self, node: int) -> Iterator[Action]:
        """The action of a step; none for an answer that this edition does not ask for."""
        if not self.nodes[node].step.passed_over:
            yield self.nodes[node].step.action


def _growth(history: History, known: frozenset[int], untitled: Text, undone: Text) -> _Growth:
    new: dict[int, list[int]] = {}
    for number, node in enumerate(history.nodes):
        if number not in known and not node.deleted:
            new.setdefault(node.parent, []).append(number)
    return _Growth(history.nodes, new, untitled, undone)


def _line(growth: _Growth, items: tuple[_Item, ...], at: int, *, fresh: bool) -> Iterator[Entry]:
    """The entries of a line from a place on: what the case held, and what has grown since.

    `fresh` says that new steps from the place where the line begins belong to it.
    """
    undone: tuple[Entry, ...] = ()
    for item in items:
        match item:
            case Expect():
                yield item
            case _Undone(_, entries):
                undone = entries
            case _Group():
                yield from _kept_branch(growth, item, at)
            case _Known(node):
                if growth.nodes[node].deleted:
                    break
                if fresh:
                    yield from map(growth.branch, growth.new.get(at, ()))
                yield from growth.action(node)
                at, fresh = node, True
    while fresh:
        new = growth.new.get(at, ())
        on = next((node for node in new if not growth.nodes[node].title), None)
        yield from (growth.branch(node) for node in new if node != on)
        if on is None:
            break
        if undone:
            yield Branch(growth.undone, undone)
            undone = ()
        yield from growth.action(on)
        at = on
    yield from undone


def _kept_branch(growth: _Growth, group: _Group, at: int) -> Iterator[Branch]:
    """A branch of the original case with its present title, unless it was deleted."""
    first = next((item.node for item in group.items if isinstance(item, _Known)), None)
    if first is not None and growth.nodes[first].deleted:
        return
    title = growth.nodes[first].title if first is not None else ()
    yield Branch(title or group.title, tuple(_line(growth, group.items, at, fresh=False)))


def _first(*values: object) -> Any:
    """The first of these values that is not None."""
    return next(value for value in values if value is not None)
