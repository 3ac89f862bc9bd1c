"""Weighs the rules of thumb anew: `python -m tests.generation.weighing [--boards N] [--seed S] OUT.py`.

Boards are played, double dummy tells what every card would have cost, and the weights are moved to where the card for
which most speaks costs least. A fifth of the boards is kept apart, to see what the weights are worth on others.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from endplay import dds, types

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.notation import card_text, deal_text
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.engine.possible import lawful_cards
from bridgetable.generation.board_play import deals
from bridgetable.generation.card_play import OPENING, View, kind_of_turn, rules_for
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table

DENOMINATIONS = (types.Denom.clubs, types.Denom.diamonds, types.Denom.hearts, types.Denom.spades)
PLAYERS = (types.Player.north, types.Player.east, types.Player.south, types.Player.west)
AT_ONCE, APART = 200, 5
SEEN_OFTEN = 20
"""A rule that is met less often than this is not weighed."""
STEPS, PACE, SHRINKING = 250, 0.05, 1e-4
LEAST = 0.05
"""A weight smaller than this is not worth a line."""


class Turn(NamedTuple):
    """A turn of a board: what may be played, which rules speak for each card, and what each would cost."""

    board: int
    kind: str
    rules: list[list[str]]
    costs: list[int]


def turns(boards: int, seed: int) -> Iterator[Turn]:
    """Every turn of these boards at which there was a choice."""
    waiting: list[tuple[int, Table, Seat, list[Card]]] = []
    for number, dealt in enumerate(islice(deals(random.Random(seed), ()), boards)):
        for _, table, seat in dealt.played(Edition.E2017).turns():
            if len(cards := sorted(lawful_cards(table, seat))) > 1:
                waiting.append((number, table, seat, cards))
            if len(waiting) == AT_ONCE:
                yield from _judged(waiting)
                waiting = []
    yield from _judged(waiting)


def _judged(waiting: list[tuple[int, Table, Seat, list[Card]]]) -> Iterator[Turn]:
    solved = dds.solve_all_boards([_position(table, seat) for _, table, seat, _ in waiting])
    for (number, table, seat, cards), answer in zip(waiting, solved, strict=True):
        tricks = {_card(card): int(won) for card, won in answer}
        view, most = View(table, seat), max(tricks.values())
        if kind_of_turn(view) == OPENING:
            continue
        rules = [list(rules_for(view, card)) for card in cards]
        yield Turn(number, kind_of_turn(view), rules, [most - tricks[card] for card in cards])


def _position(table: Table, seat: Seat) -> types.Deal:
    trick = table.trick(table.open_trick)
    plays = trick.plays if trick is not None else ()
    back = {one: frozenset(play.card for play in plays if play.seat is one) for one in Seat}
    hands: Hands = BySeat(*(table.hands[one] | back[one] for one in Seat))
    trump = types.Denom.nt if table.trump is None else DENOMINATIONS[table.trump]
    deal = types.Deal(deal_text(hands), PLAYERS[trick.leader if trick is not None and plays else seat], trump)
    for play in plays:
        deal.play(card_text(play.card))
    return deal


def _card(card: types.Card) -> Card:
    return Card(Suit(DENOMINATIONS.index(card.suit)), card.rank.value.bit_length() - 1)


class Weighed(NamedTuple):
    """The weights of one kind of turn, and the tricks lost a board with them: on the boards used, and on the others."""

    weights: dict[str, float]
    used: float
    apart: float


def weigh(rows: Sequence[Turn], boards: int) -> Weighed:
    """The weights with which the choice, made by lot in the odds that the rules give, costs least."""
    met = Counter(rule for row in rows for rule in {rule for rules in row.rules for rule in rules})
    names = [rule for rule, count in met.items() if count >= SEEN_OFTEN]
    place = {rule: number for number, rule in enumerate(names)}
    cards = [(turn, rules) for turn, row in enumerate(rows) for rules in row.rules]
    pairs = [(n, place[rule]) for n, (_, rules) in enumerate(cards) for rule in rules if rule in place]
    card, rule = (np.array(column) for column in zip(*pairs, strict=True))
    turn = np.array([number for number, _ in cards])
    cost: Any = np.array([one for row in rows for one in row.costs], float)
    apart = np.array([row.board % APART == 0 for row in rows])
    start, used = np.searchsorted(turn, np.arange(len(rows))), ~apart[turn]

    def speaks(weights: Any) -> Any:
        found = np.bincount(card, weights=weights[rule], minlength=len(cards))
        return found - np.maximum.reduceat(found, start)[turn]

    weights: Any = np.zeros(len(names))
    mean: Any = np.zeros(len(names))
    square: Any = np.zeros(len(names))
    for step in range(1, STEPS + 1):
        odds = np.exp(speaks(weights))
        odds /= np.add.reduceat(odds, start)[turn]
        pull = odds * (cost - np.add.reduceat(odds * cost, start)[turn]) * used
        slope = np.bincount(rule, weights=pull[card], minlength=len(names)) / len(rows) + SHRINKING * weights
        mean, square = 0.9 * mean + 0.1 * slope, 0.99 * square + 0.01 * slope * slope
        weights = weights - PACE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
    best = speaks(weights) >= -1e-9
    chosen = np.array([np.flatnonzero(best[a:b])[0] + a for a, b in zip(start, [*start[1:], len(cards)], strict=True)])
    lost = [float(cost[chosen][mask].sum()) for mask in (~apart, apart)]
    kept = {name: round(float(one), 2) for name, one in zip(names, weights, strict=True) if abs(one) >= LEAST}
    return Weighed(kept, lost[0] / (boards * (1 - 1 / APART)), lost[1] / (boards / APART))


def module_text(worth: dict[str, dict[str, float]]) -> str:
    """The module that holds these weights."""
    lines = ['"""How much each rule of thumb is worth, in no unit: weighed on boards that double dummy has judged.', ""]
    lines += [
        "`python -m tests.generation.weighing` weighs them again. A rule that is not named here counts for nothing.",
        '"""',
    ]
    lines += ["", "from __future__ import annotations", "", "WORTH: dict[str, dict[str, float]] = {"]
    for kind, rules in worth.items():
        lines += [f'    "{kind}": {{', *(f'        "{rule}": {one},' for rule, one in sorted(rules.items())), "    },"]
    return "\n".join([*lines, "}", ""])


def main() -> None:
    """Weighs the rules on so many boards, and writes the module that holds the weights."""
    arguments = argparse.ArgumentParser(prog="python -m tests.generation.weighing")
    arguments.add_argument("--boards", type=int, default=1300, help="how many boards; 1300 unless given")
    arguments.add_argument("--seed", type=int, default=1, help="what they are drawn from; 1 unless given")
    arguments.add_argument("out", type=Path, help="the file to write")
    chosen = arguments.parse_args()
    by_kind: dict[str, list[Turn]] = defaultdict(list)
    for turn in turns(chosen.boards, chosen.seed):
        by_kind[turn.kind].append(turn)
    worth = {}
    for kind, rows in by_kind.items():
        weighed = weigh(rows, chosen.boards)
        worth[kind] = weighed.weights
        print(f"{kind}: {len(weighed.weights)} rules, tricks lost {weighed.used:.2f}, on others {weighed.apart:.2f}")
    chosen.out.write_text(module_text(worth), "utf-8")


if __name__ == "__main__":
    main()
