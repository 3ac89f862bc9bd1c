"""Surveys: what each option of a question, or each lawful card, leads to with best play on all sides.

Where an option leads to further choices (a card to be replaced, another question to a player) the side that has the
choice takes what is best for it; so down to tables that double dummy can take. A survey grows by one table at a time:
nobody who watches it need wait.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.actions import Action, Choose, Play
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_cards
from bridgetable.engine.steps import ImpossibleError
from bridgetable.equity.position import Position, Solved, UnsolvableError, position_of
from bridgetable.laws.book import asked_now, stops_play
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table

MOST = 600
"""How many tables a survey looks at before it gives up."""


class Leaf(msgspec.Struct, frozen=True):
    """A table that double dummy can take: the position, the cards that may lawfully be played, tricks won so far.

    `rough` says that penalty cards or restrictions lie there: they bind the next card, and are not known after it.
    """

    position: Position
    lawful: frozenset[Card]
    taken: tuple[int, int]
    rough: bool


class Worth(msgspec.Struct, frozen=True):
    """The tricks North-South and East-West end up with; `rough` when some restraint was left out of account."""

    tricks: tuple[int, int]
    rough: bool = False


class _Node(msgspec.Struct):
    """A table on the way: its leaf, its outcome, why there is none, or the side that chooses among its children."""

    parent: int
    leaf: Leaf | None = None
    worth: Worth | None = None
    closed: Message | None = None
    chooser: Side | None = None


class Survey:
    """The roads from one table, by name; it is complete when `grow` has nothing left to look at."""

    def __init__(self, table: Table, roads: tuple[tuple[str, Action], ...]) -> None:
        self.names = tuple(name for name, _ in roads)
        self._nodes = [_Node(-1) for _ in roads]
        self._waiting: list[tuple[int, Table, Action]] = [(n, table, action) for n, (_, action) in enumerate(roads)]

    def know(self, leaves: dict[str, Leaf]) -> None:
        """These roads end at once."""
        self.names = tuple(leaves)
        self._nodes = [_Node(-1, leaf) for leaf in leaves.values()]

    @property
    def complete(self) -> bool:
        """Whether every table on the way has been looked at."""
        return not self._waiting

    def grow(self) -> None:
        """Looks at one more table."""
        if not self._waiting:
            return
        place, table, action = self._waiting.pop()
        node = self._nodes[place]
        if len(self._nodes) > MOST:
            node.closed = say("equity-too-many")
            return
        try:
            self._look(place, apply(table, action).table)
        except (ImpossibleError, UnsolvableError) as fault:
            node.closed = fault.message

    def _look(self, place: int, table: Table) -> None:
        node = self._nodes[place]
        chooser, further = _choices(table)
        if chooser is None and table.over:
            node.worth = Worth((table.tricks_after_transfers(Side.NS), table.tricks_after_transfers(Side.EW)))
            return
        if chooser is None:
            node.leaf = leaf_of(table)
            return
        node.chooser = chooser
        for action in further:
            self._nodes.append(_Node(place))
            self._waiting.append((len(self._nodes) - 1, table, action))

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions to be solved, each once."""
        return tuple(dict.fromkeys(node.leaf.position for node in self._nodes if node.leaf is not None))

    def worths(self, solved: Callable[[Position], Solved | Message | None]) -> dict[str, Worth | Message | None]:
        """What each road leads to, why that cannot be said, or nothing while something is still being solved."""
        found: list[Worth | Message | None] = [None] * len(self._nodes)
        waiting = {place for place, _, _ in self._waiting}
        children: dict[int, list[int]] = {}
        for place, node in enumerate(self._nodes):
            children.setdefault(node.parent, []).append(place)
        for place in reversed(range(len(self._nodes))):
            node = self._nodes[place]
            if place in waiting:
                continue
            if node.leaf is not None:
                found[place] = _worth_of(node.leaf, solved(node.leaf.position))
            elif node.chooser is not None:
                found[place] = _best(node.chooser, [found[child] for child in children.get(place, ())])
            else:
                found[place] = node.worth or node.closed
        return dict(zip(self.names, found, strict=False))


def options_survey(table: Table) -> Survey:
    """Where each option of the question that is being asked leads; empty when nobody is asked."""
    now = asked_now(table)
    if now is None:
        return Survey(table, ())
    by = now.question.to[0]
    return Survey(table, tuple((option.name, Choose(by, option.name)) for option in now.options))


def cards_survey(table: Table) -> Survey:
    """Where each card leads that may lawfully be played now; named as in a case file ("SA")."""
    seat = table.turn
    cards = sorted_for_display(lawful_cards(table, seat)) if seat is not None else []
    if seat is None or table.owing is not None:
        owed = () if seat is None else tuple((card_text(card), Play(seat, card)) for card in cards)
        return Survey(table, owed)
    survey = Survey(table, ())
    with contextlib.suppress(UnsolvableError):
        # One position tells of all its cards.
        leaf = leaf_of(table)
        survey.know({card_text(card): replace(leaf, lawful=frozenset({card})) for card in cards})
    return survey


def _choices(table: Table) -> tuple[Side | None, tuple[Action, ...]]:
    """Who has a choice before double dummy can take the table, and what he may do; raises UnsolvableError."""
    now = asked_now(table)
    if now is not None and not now.question.waits:
        first = now.question.to[0]
        if isinstance(first, Seat):
            return first.side, tuple(Choose(first, option.name) for option in now.options)
        if (stops_play(now.question) or now.question.waits) and not table.over:
            raise UnsolvableError(say("equity-director-first"))
    if (owing := table.owing) is not None:
        cards = sorted_for_display(lawful_cards(table, owing))
        return owing.side, tuple(Play(owing, card) for card in cards)
    return None, ()


def leaf_of(table: Table) -> Leaf:
    """The table as double dummy takes it; raises UnsolvableError."""
    position = position_of(table)
    lawful = lawful_cards(table, position.to_play) or position.playable
    taken = (table.tricks_taken(Side.NS), table.tricks_taken(Side.EW))
    bound = bool(table.penalty_cards) or lawful != position.playable
    return Leaf(position, lawful, taken, bound)


def _worth_of(leaf: Leaf, solved: Solved | Message | None) -> Worth | Message | None:
    if not isinstance(solved, Solved):
        return solved
    best = solved.best_of(leaf.lawful)
    if best is None:
        return say("equity-refused")
    ours = leaf.position.to_play.side
    rest = (best, leaf.position.tricks_left - best)
    ns, ew = rest if ours is Side.NS else rest[::-1]
    return Worth((leaf.taken[Side.NS] + ns, leaf.taken[Side.EW] + ew), leaf.rough)


def _best(side: Side, found: list[Worth | Message | None]) -> Worth | Message | None:
    """What the side that chooses takes; nothing while a road is open, no answer when one has none."""
    known: list[Worth] = []
    for one in found:
        if not isinstance(one, Worth):
            return one
        known.append(one)
    return max(known, key=lambda worth: worth.tricks[side]) if known else say("equity-not-playing")
