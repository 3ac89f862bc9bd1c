"""Between the list of a case and the tree of a history; opening a case and saving it loses nothing.

`history_of` makes one step of each action. `case_of` finds those steps again under whatever has grown since, and puts
expectations and branches back where they stood; what is new becomes the end of a line, or a branch.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.auction import Irregular, outcome
from bridgetable.cases.case import Branch, Case, Ending, Entry, Expect, Text
from bridgetable.cases.refusal import CaseRefused, nth
from bridgetable.engine.actions import Action, MakeCall
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History, Node
from bridgetable.engine.steps import Impossible, Step
from bridgetable.table.auction import Auction
from bridgetable.table.state import Table

UNTITLED: Text = (("", ""),)
_FULL = 13


# -- from case to history --------------------------------------------------------------------------------------------


def history_of(case: Case) -> History:
    """Every line of the case as a history, at its first table; redo follows the main line.

    Raises CaseRefused with the place of the first action that cannot be done.
    """
    start = case.first
    nodes: list[Node] = []
    ahead: dict[int, int] = {}
    _grow(nodes, ahead, case.actions, START, start, "actions")
    return History(start, tuple(nodes), START, tuple(ahead.items()))


def _grow(
    nodes: list[Node], ahead: dict[int, int], entries: tuple[Entry, ...], parent: int, table: Table, place: str,
    title: Text = (),
) -> None:
    """Adds the steps of a line that goes on from a table; `title` is that of the branch it begins."""
    for number, entry in enumerate(entries):
        here = nth(place, number)
        match entry:
            case Expect():
                continue
            case Branch():
                _grow(nodes, ahead, entry.actions, parent, table, f"{here}.actions", entry.title)
                continue
        step = _step(table, entry, here)
        if not title:
            ahead[parent] = len(nodes)
        nodes.append(Node(parent, step, title))
        parent, table, title = len(nodes) - 1, step.table, ()


def _step(table: Table, entry: Entry, place: str) -> Step:
    try:
        return done(table, entry)
    except Impossible as fault:
        raise CaseRefused(place, fault.message.key, **dict(fault.message.blanks)) from None


def done(table: Table, entry: Entry) -> Step:
    """The step an action of a case makes; raises Impossible."""
    if isinstance(entry, Branch | Expect):
        raise TypeError(f"{type(entry).__name__} is nothing that is done")
    return apply(table, entry)


# -- from history to case --------------------------------------------------------------------------------------------


class _Known(msgspec.Struct, frozen=True):
    """An action that the case held before, by its step."""

    node: int


class _Group(msgspec.Struct, frozen=True):
    """A branch that the case held before."""

    title: Text
    items: tuple[_Item, ...]


_Item = _Known | _Group | Expect


def case_of(
    history: History,
    before: Case | None = None,
    *,
    title: Text | None = None,
    story: Text | None = None,
    source: str | None = None,
    tags: tuple[str, ...] | None = None,
    untitled: Text = UNTITLED,
) -> Case:
    """The case of a history; `before` is the one it was opened from, whose expectations are kept.

    What is given replaces what was before; `untitled` names the branches that have no name.
    """
    items = _Outline(history).of(before.actions) if before is not None else ()
    known = frozenset(_numbers(items))
    actions = tuple(_line(_growth(history, known, untitled), items, START, fresh=True))
    start = history.start
    regular = is_regular(start)
    return Case(
        title=_first(title or None, before and before.title, UNTITLED),
        story=_first(story, before and before.story, ()),
        source=_first(source, before and before.source, ""),
        tags=_first(tags, before and before.tags, ()),
        edition=start.edition,
        elections=start.elections,
        board=start.board,
        deal=start.deal,
        auction=start.calls if regular else (),
        contract=None if regular or calls_before(start) else start.contract,
        ending=_ending(start),
        actions=(*calls_before(start), *actions),
    )


def is_regular(start: Table) -> bool:
    """Whether a case file can tell the calls before the first action as `auction`: regular, and with nothing to say."""
    calls = start.auction.calls
    in_rotation = tuple(one.seat for one in calls) == _round(start.board.dealer, len(calls))
    if not in_rotation or any(one.alert or one.shows is not None for one in calls):
        return False
    try:
        return outcome(start.board.dealer, start.calls).contract == start.contract
    except Irregular:
        return False


def calls_before(start: Table) -> tuple[MakeCall, ...]:
    """The recorded calls as actions, where `auction` could not tell them; none where they do not come to the same.

    A recorded auction may have been irregular, and what was said of its calls is kept.
    """
    if is_regular(start) or len(start.deal.north) < _FULL:
        return ()
    calls = tuple(MakeCall(one.seat, one.call, one.alert, one.shows) for one in start.auction.calls)
    table = replace(start, auction=Auction(start.board.dealer), contract=None)
    try:
        for call in calls:
            table = apply(table, call).table
    except Impossible:
        return ()
    spoken = [(one.seat, one.call) for one in table.auction.calls]
    same = spoken == [(one.seat, one.call) for one in start.auction.calls] and table.contract == start.contract
    return calls if same else ()


def _round(dealer: Seat, calls: int) -> tuple[Seat, ...]:
    return tuple(Seat((dealer + place) % 4) for place in range(calls))


def _ending(start: Table) -> Ending | None:
    """What an ending needs; tricks that nobody is known to have won before it are given to declarer's side."""
    cards = len(start.deal.north)
    leader, declarer = start.due_to_lead(start.first_number), start.declarer
    if cards == _FULL or leader is None or declarer is None:
        return None
    ns, ew = start.won_before
    missing = _FULL - cards - ns - ew
    return Ending((ns + missing, ew) if declarer.side is Side.NS else (ns, ew + missing), leader)


class _Outline:
    """Finds the steps of a history that are the actions of a case; each step is found once."""

    def __init__(self, history: History) -> None:
        self._nodes = history.nodes
        self._free: dict[int, list[int]] = {}
        for number, node in enumerate(history.nodes):
            self._free.setdefault(node.parent, []).append(number)

    def of(self, entries: tuple[Entry, ...], at: int = START) -> tuple[_Item, ...]:
        """The list of a case with the numbers of steps in place of its actions, as far as they are found."""
        items: list[_Item] = []
        for entry in entries:
            match entry:
                case Expect():
                    items.append(entry)
                case Branch(title, actions):
                    items.append(_Group(title, self.of(actions, at)))
                case _:
                    found = next((n for n in self._free.get(at, ()) if self._nodes[n].step.action == entry), None)
                    if found is None:
                        break
                    self._free[at].remove(found)
                    items.append(_Known(found))
                    at = found
        return tuple(items)


def _numbers(items: tuple[_Item, ...]) -> Iterator[int]:
    for item in items:
        if isinstance(item, _Known):
            yield item.node
        elif isinstance(item, _Group):
            yield from _numbers(item.items)


class _Growth(msgspec.Struct, frozen=True):
    """A history, the new steps after each place of it, and a name for branches without one."""

    nodes: tuple[Node, ...]
    new: dict[int, list[int]]
    untitled: Text

    def branch(self, node: int) -> Branch:
        """The branch that begins with a new step."""
        return Branch(
            self.nodes[node].title or self.untitled, (*self.action(node), *_line(self, (), node, fresh=True))
        )

    def action(self, node: int) -> Iterator[Action]:
        """What was done in a step; an answer that this edition does not ask for could not be read again."""
        if not self.nodes[node].step.passed_over:
            yield self.nodes[node].step.action


def _growth(history: History, known: frozenset[int], untitled: Text) -> _Growth:
    new: dict[int, list[int]] = {}
    for number, node in enumerate(history.nodes):
        if number not in known and not node.deleted:
            new.setdefault(node.parent, []).append(number)
    return _Growth(history.nodes, new, untitled)


def _line(growth: _Growth, items: tuple[_Item, ...], at: int, *, fresh: bool) -> Iterator[Entry]:
    """The entries of a line from a place on: what the case held, and what has grown since.

    `fresh` says that new steps from the place where the line begins belong to it.
    """
    for item in items:
        match item:
            case Expect():
                yield item
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
            return
        yield from growth.action(on)
        at = on


def _kept_branch(growth: _Growth, group: _Group, at: int) -> Iterator[Branch]:
    """A branch of the case under the name it has now, unless it was deleted."""
    first = next((item.node for item in group.items if isinstance(item, _Known)), None)
    if first is not None and growth.nodes[first].deleted:
        return
    title = growth.nodes[first].title if first is not None else ()
    yield Branch(title or group.title, tuple(_line(growth, group.items, at, fresh=False)))


def _first(*values: object) -> Any:
    """The first of these that is given."""
    return next(value for value in values if value is not None)
