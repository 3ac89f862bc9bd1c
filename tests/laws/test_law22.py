"""Law 22: the end of the auction."""

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.table.state import Phase
from tests.situations import EDITIONS, POZNAN, bidding, by_year

PASSED_OUT = by_year({"1997": "22A", "2007": "22A1", "2017": "22B"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_22A_the_last_bid_becomes_the_contract(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P 1S P 4S P P P")
    assert table.contract == "4S S"
    assert table.table.dummy is Seat.N
    assert table.turn == "W"
    assert table.ruled == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_22A_who_first_named_the_denomination_declares_doubled(edition: str) -> None:
    table = bidding(POZNAN, "E", edition).do("bids E 1H 1S 2H 2S P 4S X XX P P P")
    assert table.contract == "4SXX S"


@pytest.mark.parametrize("edition", EDITIONS)
def test_22A_three_passes_are_not_enough_before_a_bid(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N P P P")
    assert (table.turn, table.contract) == ("W", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_22B_all_four_pass(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N P P P P")
    assert table.contract == "pass"
    assert table.table.phase is Phase.OVER
    assert table.score == 0
    assert table.ruled == [PASSED_OUT[edition]]
    assert (table.turn, table.asked) == (None, None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_22B_it_is_said_once(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N P P P P", "director E", "return")
    assert table.ruled.count(PASSED_OUT[edition]) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_22B_a_call_may_be_changed_until_the_cards_are_back(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N P P P P")
    assert not table.refuses("rebid W 1H")
    assert table.do("return").refuses("rebid W 1H")
