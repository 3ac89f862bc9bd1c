"""Law 15: a call made on cards of another board (2007 and 1997: Law 17D)."""

import pytest

from tests.situations import EDITIONS, POZNAN, at, before, bidding

CANCELLED = [("1997", "17D"), ("2007", "17D1"), ("2017", "15A1")]


@pytest.mark.parametrize(("edition", "number"), CANCELLED)
def test_15A1_the_call_and_those_after_it_are_cancelled(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P", "wrong-cards N", "director E")
    assert (table.ruled, table.stands, table.turn) == ([number, number], "", "N")
    assert not table.cancelled


@pytest.mark.parametrize(("edition", "number"), [("2007", "17D2"), ("2017", "15A2(a)")])
def test_15A2a_partner_has_called_since(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P 2H", "wrong-cards N", "director E")
    assert (table.ruled[-1], table.cancelled, table.score) == (number, number, None)


def test_17D_of_1997_looks_at_the_new_call_alone() -> None:
    table = bidding(POZNAN, "N", "1997").do("bids N 1S P 2H", "wrong-cards N", "director E", "bid N 1S")
    assert table.asked == ("director", "17D", {"same-meaning", "other"})


@pytest.mark.parametrize(("edition", "number"), [("1997", "17D"), ("2007", "17D2")])
def test_17D2_before_2017_another_call_over_which_was_called(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P", "wrong-cards N", "director E", "bid N 1H")
    assert table.asked == ("director", number, {"same-meaning", "other"})
    assert table.do("choose director other").cancelled == number
    assert table.do("choose director same-meaning").turn == "E"
    alone = bidding(POZNAN, "N", edition).do("bid N 1S", "wrong-cards N", "director E", "bid N 1H")
    assert (alone.asked, alone.turn) == (None, "E")


def test_15A2b_since_2017_he_may_call_what_he_likes() -> None:
    table = bidding(POZNAN, "N").do("bids N 1S P", "wrong-cards N", "director E", "bid N 1H")
    assert (table.asked, table.stands, table.turn) == (None, "N1H", "E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_15_only_of_a_call_that_stands_in_the_auction(edition: str) -> None:
    assert bidding(POZNAN, "N", edition).refuses("wrong-cards N")
    assert bidding(POZNAN, "N", edition).do("bids N P P P P").refuses("wrong-cards N")


def test_15B_since_2017_whether_one_of_the_four_has_played_the_board() -> None:
    for table in (bidding(POZNAN, "N"), at(POZNAN, "4S S").do("WDA")):
        asked = table.do("wrong-board S", "director S")
        assert asked.asked == ("director", "15B", {"nobody", "somebody"})
        stands = asked.do("choose director nobody")
        assert (stands.ruled, stands.cancelled, stands.turn) == (["15B2"], None, table.turn)
        assert asked.do("choose director somebody").cancelled == "15B1"


@pytest.mark.parametrize("edition", before("2017"))
def test_15C_before_2017_the_calls_are_repeated_in_the_auction(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P", "wrong-board S", "director S")
    assert table.asked == ("director", "15C", {"same-calls", "other-call"})
    assert table.do("choose director same-calls").turn == "S"
    assert table.do("choose director other-call").cancelled == "15C"


@pytest.mark.parametrize("edition", before("2017"))
def test_15A_and_15B_before_2017_in_the_play(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WDA", "wrong-board S", "director S")
    assert table.asked == ("director", "15A", {"nobody", "somebody"})
    assert table.do("choose director nobody").ruled == ["15A1"]
    assert table.do("choose director somebody").cancelled == "15B"
