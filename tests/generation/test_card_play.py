"""Sensible play: the rules of thumb, and boards played to the end."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.notation import RANKS, card_text, deal_text
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.engine.actions import Play
from bridgetable.generation.board_play import deals, dealt_at_random
from bridgetable.generation.card_play import card_for
from bridgetable.generation.families.revokes import revoke_cards
from bridgetable.table.edition import Edition
from tests.each import for_each
from tests.generation.sensible import tricks_lost
from tests.situations import at


def with_hand_of_south(hand: str) -> str:
    """A deal in which South has this hand, and the others the rest of the pack, a card each in turn."""
    mine = {
        Card(suit, RANKS.index(rank) + 2)
        for suit, ranks in zip(reversed(Suit), hand.split("."), strict=True)
        for rank in ranks
    }
    rest = [card for card in PACK if card not in mine]
    return deal_text(BySeat(frozenset(rest[::3]), frozenset(rest[1::3]), frozenset(mine), frozenset(rest[2::3])))


@for_each(
    ("hand", "contract", "led"),
    [
        ("KQJ4.852.963.742", "3NT E", "SK"),
        ("K9643.852.96.742", "3NT E", "S4"),
        ("AK743.852.96.742", "3NT E", "S4"),
        ("AK4.8532.963.742", "4H E", "SA"),
        ("QT873.J52.96.742", "3NT E", "S7"),
        ("8.K9652.Q73.9742", "4H E", "S8"),
    ],
)
def test_the_opening_lead(hand: str, contract: str, led: str) -> None:
    assert card_text(card_for(at(with_hand_of_south(hand), contract).table, Seat.S)) == led


def test_the_play_costs_little() -> None:
    """Tricks lost by double dummy, all four hands together."""
    boards = [board.played(Edition.E2017) for board in islice(deals(random.Random(5), ()), 40)]
    lines = []
    for board in boards:
        leader = board.start.lead_due
        assert leader is not None
        cards = [step.action.card for step in board.steps if isinstance(step.action, Play)]
        lines.append((board.dealt.hands, board.start.trump, leader, cards))
    assert sum(map(sum, tricks_lost(lines))) / len(boards) < 3.2


@pytest.mark.parametrize("seed", range(12))
def test_a_board_is_played_lawfully_to_the_end(seed: int) -> None:
    board = dealt_at_random(random.Random(seed)).played(Edition.E2017)
    end = board.steps[-1].table
    assert len(board.steps) == 52 and end.over and not end.irregularities
    assert sum(end.tricks_won(side) for side in Side) == 13


def test_declarer_makes_about_what_he_bids() -> None:
    """The play is no double dummy, but nobody throws tricks away."""
    dice, over = random.Random(3), []
    for _ in range(40):
        board = dealt_at_random(dice).played(Edition.E2017)
        contract = board.start.contract
        assert contract is not None
        over.append(board.steps[-1].table.tricks_won(contract.declarer.side) - contract.tricks_needed)
    assert -1.5 < sum(over) / len(over) < 2.5


@pytest.mark.parametrize("seed", range(6))
def test_nobody_revokes_with_a_suit_he_cannot_have_overlooked(seed: int) -> None:
    board = dealt_at_random(random.Random(seed)).played(Edition.E2017)
    for _, table, seat in board.turns():
        trick = table.trick(table.open_trick)
        for card in revoke_cards(table, seat):
            assert trick is not None and isinstance(trick.suit_led, Suit)
            held = table.holds(seat, trick.suit_led)
            assert 1 <= len(held) <= 3 and card not in held and max(one.rank for one in held) < 12
