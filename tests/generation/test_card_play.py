"""Sensible play: the rules of thumb, and boards played to the end."""

from __future__ import annotations

import random

import pytest

from bridgetable.cards.card import Suit
from bridgetable.cards.notation import card_of, card_text
from bridgetable.cards.seat import Side
from bridgetable.generation.board_play import dealt_at_random
from bridgetable.generation.card_play import from_a_holding
from bridgetable.generation.families.revokes import revoke_cards
from bridgetable.table.edition import Edition


@pytest.mark.parametrize(
    ("held", "led"),
    [
        ("SK SQ SJ S4", "SK"),
        ("SK S9 S6 S4", "S4"),
        ("SK S8 S6 S4 S2", "S4"),
        ("SQ S7 S3", "S3"),
        ("S9 S4", "S9"),
        ("S8 S6 S2", "S8"),
        ("SA", "SA"),
    ],
)
def test_what_is_led_from_a_suit(held: str, led: str) -> None:
    assert card_text(from_a_holding(sorted(card_of(text) for text in held.split()))) == led


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
