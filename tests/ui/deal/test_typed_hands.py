"""Hands as people type them."""

from __future__ import annotations

import pytest

from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import NotationError, deal_of
from bridgetable.ui.deal.cards_page import hand_line, typed_hand
from bridgetable.words.grammar import ENGLISH_INDICES, ITALIAN_INDICES
from tests.each import for_each

HAND = deal_of("N:AKQ.T9..8765432 J.J.J.J 2.2.2.9 3.3.3.T").north


@for_each(
    "text",
    [
        "AKQ.T9..8765432",
        "akq.109.-.8765432",
        "AKQ T9 - 8765432",
        "♠AKQ ♥T9 ♦— ♣8765432",
        "♣ 8765432 ♠ A K Q ♥ 10 9",
        "♠AKQ♥109♣8765432",
    ],
)
def test_a_hand_is_read(text: str) -> None:
    assert typed_hand(text, "en", ENGLISH_INDICES) == HAND


def test_italian_court_cards_are_read() -> None:
    assert typed_hand("ARD.10 9.-.8765432", "it", ITALIAN_INDICES) == HAND
    assert typed_hand("AKQ.T9.-.8765432", "it", ENGLISH_INDICES) == HAND


@for_each("text", ["AKQ.T9.-.87.5", "AKZ", "1", "A♠", "AA", "♠A ♠A", "K Q J 10 9"])
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        typed_hand(text, "en", ENGLISH_INDICES)


@pytest.mark.parametrize("indices", [ENGLISH_INDICES, ITALIAN_INDICES])
def test_what_is_written_is_read_again(indices: str) -> None:
    for hand in random_deal(5):
        assert typed_hand(hand_line(hand, indices), "it", indices) == hand
