"""What a record may have meant instead: a card that was left out."""

from __future__ import annotations

import pytest

from bridgetable.audit.other_readings import trick_without_a_card
from bridgetable.cards.notation import card_of, contract_of
from bridgetable.cards.seat import Seat
from bridgetable.files.record import Played

LEFT_OUT = "ND2 ED3 SD4 EC2 SC3 WC4 NCA"
"""North leads; West's card to the first trick is not there. North wins the second trick, which East led."""


@pytest.mark.parametrize(("then", "trick"), [("NS2", 1), ("ES2", 0)])
def test_after_a_trick_that_north_won_only_north_leads(then: str, trick: int) -> None:
    plays = [Played(Seat[word[0]], card_of(word[1:])) for word in f"{LEFT_OUT} {then}".split()]
    assert trick_without_a_card(plays, contract_of("3NT", Seat.W)) == trick
