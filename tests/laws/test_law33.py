"""Law 33: simultaneous calls."""

import pytest

from tests.situations import EDITIONS, POZNAN, bidding


@pytest.mark.parametrize("edition", EDITIONS)
def test_33_the_call_of_the_player_in_turn_comes_first(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 1S", "bid W 1H at-once", "director S")
    assert table.ruled[0] == "33"
    assert "call-out-of-rotation W 0 noticed" in table.offences
    assert table.asked is not None and table.asked[:2] == ("N", "29A")


@pytest.mark.parametrize(("edition", "number"), [("1997", "27A"), ("2007", "27A1"), ("2017", "27A1")])
def test_33_a_bid_of_the_next_player_may_be_insufficient(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 1S", "bid E 1H at-once", "director S")
    assert table.ruled[0] == "33"
    assert table.asked is not None and table.asked[:2] == ("S", number)


@pytest.mark.parametrize("edition", EDITIONS)
def test_33_a_lawful_call_of_the_next_player_stands(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 1S", "bid E 2H at-once", "director S")
    assert (table.ruled, table.offences, table.turn) == (["33"], [], "S")
    assert table.do("director S").ruled == ["33", "84A"]
    assert bidding(POZNAN, "N", edition).do("bid N 1S", "bid E 2H at-once", "bid S P", "director S").ruled == ["84A"]


@pytest.mark.parametrize("words", ["bid N 1S at-once", "bids N 1S|bid N 2S at-once", "bid E 1S|bid W 1H at-once"])
def test_33_only_with_the_call_of_another_player_in_his_turn(words: str) -> None:
    assert bidding(POZNAN, "N").do(*words.split("|")[:-1]).refuses(words.split("|")[-1])
