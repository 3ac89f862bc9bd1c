"""Law 14: a hand found deficient during the play."""

import pytest

from bridgetable.cards.deal import DealError
from tests.situations import EDITIONS, at


@pytest.mark.parametrize("edition", EDITIONS)
def test_14B1_a_card_missing_and_found_among_the_played_ones_is_for_law_67(edition: str) -> None:
    deal = "N:A43.3.. 72.52.. K86.7.. QJ9.9.."
    table = at(deal, "3NT S", edition, lead="W").do("WSQ NS3", "cards E S7 S2", "SSK SS8 WS9", "director S")
    assert table.ruled[0] == "14B1"
    assert table.ruled[1].startswith("67B2")


def test_14_hands_of_unequal_size_are_no_deal() -> None:
    with pytest.raises(DealError):
        at("N:A43... 72... K86... QJ9...", "3NT S", lead="W")
