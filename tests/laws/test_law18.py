"""Law 18: bids, and which are sufficient."""

import pytest

from bridgetable.cards.call import Denomination
from bridgetable.cards.notation import call_text
from bridgetable.laws.law18 import all_bids, lowest_sufficient
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, bidding


@pytest.mark.parametrize("edition", EDITIONS)
def test_18A_there_are_thirty_five_bids(edition: str) -> None:
    assert len(set(all_bids())) == 35
    assert bidding(POZNAN, "N", edition).may_call("N").split()[1:] == [call_text(bid) for bid in all_bids()]


@pytest.mark.parametrize("edition", EDITIONS)
def test_18B_a_higher_denomination_or_more_tricks_supersede(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H")
    assert table.may_call("E").startswith("P X 1S 1NT 2C")
    assert table.do("bid E 1S").offences == []
    assert table.do("bid E 2C").offences == []


@for_each("edition", EDITIONS)
@for_each("bid", ["1C", "1D", "1H"])
def test_18D_as_many_in_the_same_or_a_lower_denomination_are_insufficient(edition: str, bid: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H", f"bid E {bid}")
    assert table.offences == ["insufficient-bid E 0 unnoticed"]


def test_18D_the_last_bid_is_the_one_to_supersede_even_when_it_was_insufficient() -> None:
    table = bidding(POZNAN, "N").do("bids N 2S 1D 1H")
    assert table.offences == ["insufficient-bid E 0 accepted"]


def test_18D_passes_and_doubles_between_change_nothing() -> None:
    assert bidding(POZNAN, "N").do("bids N 1H X P", "bid W 1D").offences == ["insufficient-bid W 0 unnoticed"]


def test_18E_denominations_rank_from_clubs_to_no_trump() -> None:
    table = bidding(POZNAN, "N").do("bids N 2H").table
    lowest = [lowest_sufficient(table, table.auction, one) for one in Denomination]
    assert [call_text(bid) for bid in lowest if bid is not None] == ["3C", "3D", "3H", "2S", "2NT"]


def test_18E_nothing_supersedes_seven_no_trump() -> None:
    table = bidding(POZNAN, "N").do("bids N 7NT")
    assert lowest_sufficient(table.table, table.table.auction, Denomination.NT) is None
    assert table.may_call("E") == "P X"
