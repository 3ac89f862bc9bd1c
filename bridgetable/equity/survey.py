"""Surveys: the tricks that each option of a question, or each lawful card, leads to with best play by all.

Where an option leads to further choices, such as a card to be replaced or another question to a player, the side that
chooses takes what is best for it, down to tables that can be analysed double dummy. A survey is expanded by one table
at a time, so that its caller never waits long.
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
from bridgetable.equity.position import Position, Solution, UnsolvableError, position_of
from bridgetable.laws.book import asked_now, stops_play
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table

MOST = 600
"""The most tables a survey examines before it gives up."""


class Leaf(msgspec.Struct, frozen=True):
    """A table that can be analysed: its position, the lawful cards, and the tricks each side has won so far.

    `rough` means that it has penalty cards or restrictions, which are taken into account for the next card only.
    """

    position: Position
    lawful: frozenset[Card]
    taken: tuple[int, int]
    rough: bool


class Forecast(msgspec.Struct, frozen=True):
    """The tricks North-South and East-West would win; `rough` is as in `Leaf`."""

    tricks: tuple[int, int]
    rough: bool = False


class _Node(msgspec.Struct):
    """A table of the tree: its leaf, its final result, why it has none, or the side that chooses among its children."""

    parent: int
    leaf: Leaf | None = None
    result: Forecast | None = None
    closed: Message | None = None
    chooser: Side | None = None


class Survey:
    """A tree of tables from one table, with a named branch for each option or card."""

    def __init__(self, table: Table, branches: tuple[tuple[str, Action], ...]) -> None:
        self.names = tuple(name for name, _ in branches)
        self._nodes = [_Node(-1) for _ in branches]
        self._waiting: list[tuple[int, Table, Action]] = [(n, table, action) for n, (_, action) in enumerate(branches)]

    def set_leaves(self, leaves: dict[str, Leaf]) -> None:
        """Replaces the branches by these leaves, which need no expansion."""
        self.names = tuple(leaves)
        self._nodes = [_Node(-1, leaf) for leaf in leaves.values()]

    @property
    def complete(self) -> bool:
        """Whether every table of the tree has been examined."""
        return not self._waiting

    def expand(self) -> None:
        """Examines one more table; does nothing if the survey is complete."""
        if not self._waiting:
            return
        index, table, action = self._waiting.pop()
        node = self._nodes[index]
        if len(self._nodes) > MOST:
            node.closed = say("equity-too-many")
            return
        try:
            self._examine(index, apply(table, action).table)
        except (ImpossibleError, UnsolvableError) as fault:
            node.closed = fault.message

    def _examine(self, index: int, table: Table) -> None:
        node = self._nodes[index]
        chooser, further = _choices(table)
        if chooser is None and table.over:
            node.result = Forecast((table.tricks_after_transfers(Side.NS), table.tricks_after_transfers(Side.EW)))
            return
        if chooser is None:
            node.leaf = leaf_of(table)
            return
        node.chooser = chooser
        for action in further:
            self._nodes.append(_Node(index))
            self._waiting.append((len(self._nodes) - 1, table, action))

    @property
    def positions(self) -> tuple[Position, ...]:
        """The positions to be solved, each once."""
        return tuple(dict.fromkeys(node.leaf.position for node in self._nodes if node.leaf is not None))

    def forecasts(
        self, solved: Callable[[Position], Solution | Message | None]
    ) -> dict[str, Forecast | Message | None]:
        """The forecast of each branch by name; a message if it has none; None while something is still to be solved.

        `solved` returns the solution of a position, why there is none, or None while it is not known.
        """
        found: list[Forecast | Message | None] = [None] * len(self._nodes)
        waiting = {index for index, _, _ in self._waiting}
        children: dict[int, list[int]] = {}
        for index, node in enumerate(self._nodes):
            children.setdefault(node.parent, []).append(index)
        for index in reversed(range(len(self._nodes))):
            node = self._nodes[index]
            if index in waiting:
                continue
            if node.leaf is not None:
                found[index] = _forecast_of(node.leaf, solved(node.leaf.position))
            elif node.chooser is not None:
                found[index] = _best(node.chooser, [found[child] for child in children.get(index, ())])
            else:
                found[index] = node.result or node.closed
        return dict(zip(self.names, found, strict=False))


def options_survey(table: Table) -> Survey:
    """A survey of the options of the question that is being asked; empty if there is none."""
    now = asked_now(table)
    if now is None:
        return Survey(table, ())
    by = now.question.to[0]
    return Survey(table, tuple((option.name, Choose(by, option.name)) for option in now.options))


def cards_survey(table: Table) -> Survey:
    """A survey of the cards that may lawfully be played now, named as in a case file ("SA")."""
    seat = table.turn
    cards = sorted_for_display(lawful_cards(table, seat)) if seat is not None else []
    if seat is None or table.owing is not None:
        owed = () if seat is None else tuple((card_text(card), Play(seat, card)) for card in cards)
        return Survey(table, owed)
    survey = Survey(table, ())
    with contextlib.suppress(UnsolvableError):
        # The solution of one position covers all its cards.
        leaf = leaf_of(table)
        survey.set_leaves({card_text(card): replace(leaf, lawful=frozenset({card})) for card in cards})
    return survey


def _choices(table: Table) -> tuple[Side | None, tuple[Action, ...]]:
    """The side that must choose before the table can be analysed, and its actions; raises UnsolvableError."""
    now = asked_now(table)
    if now is not None and not now.question.play_goes_on:
        first = now.question.to[0]
        if isinstance(first, Seat):
            return first.side, tuple(Choose(first, option.name) for option in now.options)
        if stops_play(now.question) and not table.over:
            raise UnsolvableError(say("equity-director-first"))
    if (owing := table.owing) is not None:
        cards = sorted_for_display(lawful_cards(table, owing))
        return owing.side, tuple(Play(owing, card) for card in cards)
    return None, ()


def leaf_of(table: Table) -> Leaf:
    """The leaf of a table; raises UnsolvableError."""
    position = position_of(table)
    lawful = lawful_cards(table, position.to_play) or position.playable
    taken = (table.tricks_taken(Side.NS), table.tricks_taken(Side.EW))
    bound = bool(table.penalty_cards) or lawful != position.playable
    return Leaf(position, lawful, taken, bound)


def _forecast_of(leaf: Leaf, solved: Solution | Message | None) -> Forecast | Message | None:
    if not isinstance(solved, Solution):
        return solved
    best = solved.best_of(leaf.lawful)
    if best is None:
        return say("equity-refused")
    ours = leaf.position.to_play.side
    rest = (best, leaf.position.tricks_left - best)
    ns, ew = rest if ours is Side.NS else rest[::-1]
    return Forecast((leaf.taken[Side.NS] + ns, leaf.taken[Side.EW] + ew), leaf.rough)


def _best(side: Side, found: list[Forecast | Message | None]) -> Forecast | Message | None:
    """The best forecast for the side that chooses; the first None or message, if there is any, instead."""
    known: list[Forecast] = []
    for one in found:
        if not isinstance(one, Forecast):
            return one
        known.append(one)
    return max(known, key=lambda forecast: forecast.tricks[side]) if known else say("equity-not-playing")
