"""The plain bidding system: what it opens, answers and overcalls, and that every auction is regular and ends."""

from __future__ import annotations

import pytest

from bridgetable.cards.call import Call
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import call_of, call_text, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.case import contract_after
from bridgetable.generation.bidding import auction_of, call_for
from tests.each import for_each


def called(hand: str, *before: str) -> str:
    """What South calls with this hand, after these calls of which the last is West's."""
    hands = deal_of("S:" + " ".join([hand] * 4))  # the other hands are not looked at
    calls: list[tuple[Seat, Call]] = [
        (Seat((Seat.S - len(before) + n) % 4), call_of(text)) for n, text in enumerate(before)
    ]
    return call_text(call_for(hands, calls, Seat.S))


@for_each(
    ("hand", "opened"),
    [
        ("AQ4.KJ5.K962.Q73", "1NT"),
        ("AQJ42.K53.KJ6.72", "1S"),
        ("AQ4.K53.KJ62.742", "1D"),
        ("AQ4.K532.KJ6.742", "1C"),
        ("KQJ982.53.962.73", "2S"),
        ("94.53.KQJ9732.62", "3D"),
        ("Q742.K53.Q62.J73", "P"),
        ("AKQ.KQJ.AQ62.973", "2NT"),
    ],
)
def test_openings(hand: str, opened: str) -> None:
    assert called(hand) == opened


@for_each(
    ("hand", "before", "answer"),
    [
        ("K742.K5.9862.Q73", ("1H", "P"), "1S"),
        ("K742.K53.9862.73", ("1S", "P"), "2S"),
        ("KJ2.K53.AQ6.J732", ("1C", "P"), "3NT"),
        ("942.53.98632.J73", ("1H", "P"), "P"),
        ("K2.Q53.AQ62.J973", ("1NT", "P"), "3NT"),
    ],
)
def test_responses(hand: str, before: tuple[str, ...], answer: str) -> None:
    assert called(hand, *before) == answer


@pytest.mark.parametrize(
    ("hand", "before", "over"),
    [
        ("AQJ42.K53.962.73", ("1D",), "1S"),
        ("AQ42.KJ53.2.K973", ("1D",), "X"),
        ("Q742.K53.962.Q73", ("1D",), "P"),
        ("AQ4.KJ5.KQ62.J73", ("1D",), "1NT"),
    ],
)
def test_calls_over_an_opening(hand: str, before: tuple[str, ...], over: str) -> None:
    assert called(hand, *before) == over


@for_each("seed", range(40))
def test_an_auction_is_regular_and_ends(seed: int) -> None:
    dealer = Seat(seed % 4)
    calls = auction_of(random_deal(seed), dealer)
    assert contract_after(dealer, calls) is not None or {call_text(call) for call in calls} == {"P"}
