"""Deals drawn under conditions."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from bridgetable.cards.card import PACK
from bridgetable.cards.deal import Hands
from bridgetable.cards.notation import deal_text
from bridgetable.dealing.conditions import conditions_of
from bridgetable.dealing.drawing import DEALS_A_REPORT, draw
from bridgetable.table.refusal import RefusedError

TEXT = "predeal west SA\nhcp(north) >= 15 and hcp(north) <= 17 and shape(north, any 4333 + any 4432 + any 5332)"


def drawn(deals: Generator[int, None, Hands]) -> tuple[list[int], Hands]:
    reports = []
    while True:
        try:
            reports.append(next(deals))
        except StopIteration as end:
            return reports, end.value


@pytest.mark.parametrize("seed", range(1, 9))
def test_a_deal_meets_the_conditions_and_is_a_whole_pack(seed: int) -> None:
    _, hands = drawn(draw(TEXT, seed))
    assert conditions_of(TEXT).hold(hands)
    assert sorted(card for hand in hands for card in hand) == list(PACK)
    assert [len(hand) for hand in hands] == [13] * 4


def test_the_same_seed_gives_the_same_deal() -> None:
    assert deal_text(drawn(draw(TEXT, 7))[1]) == deal_text(drawn(draw(TEXT, 7))[1])
    assert deal_text(drawn(draw(TEXT, 7))[1]) != deal_text(drawn(draw(TEXT, 8))[1])
    written = "N:AQ6.AKJ5.J8.KJ74 KT932.82.AQT94.A 875.T93.763.Q532 J4.Q764.K52.T986"
    assert deal_text(drawn(draw("", 1))[1]) == written


def test_what_is_drawn_is_reported_now_and_then_until_nothing_was_found() -> None:
    deals = draw("hcp(north) > 37", 1, most=2 * DEALS_A_REPORT + 1)
    assert [next(deals), next(deals)] == [DEALS_A_REPORT, 2 * DEALS_A_REPORT]
    with pytest.raises(RefusedError, match="dealing-none-found"):
        next(deals)


def test_hands_that_are_fixed_are_kept() -> None:
    text = "predeal north SAKQJT98765432 south HAKQJT98765432 east DAKQJT98765432"
    assert deal_text(drawn(draw(text, 3))[1]).split()[3] == "...AKQJT98765432"
