"""Law 29: procedure after a call out of rotation; with 33, that of two calls made at once one is the later."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, before, bidding


def asked(table: Situation) -> tuple[str, str] | None:
    return table.asked[:2] if table.asked is not None else None


@pytest.mark.parametrize("edition", EDITIONS)
def test_29A_the_left_hand_opponent_calls_over_it(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid E 1S", "bid S 2C")
    assert table.stands == "E1S S2C"
    assert table.turn == "W"
    assert table.offences == ["call-out-of-rotation E 0 accepted"]
    assert table.ruled == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_29A_the_director_asks_him(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid E 1S", "director W")
    assert table.asked == ("S", "29A", {"accept", "refuse"})
    assert table.turn == "S"
    assert table.may_call("S").startswith("P X 1NT")
    accepted = table.do("choose S accept")
    assert accepted.offences == ["call-out-of-rotation E 0 accepted"]
    assert (accepted.stands, accepted.turn, accepted.asked) == ("E1S", "S", None)
    assert accepted.unauthorised_call("1S") is None


def test_29A_calling_over_the_question_accepts() -> None:
    table = bidding(POZNAN, "N").do("bid E 1S", "director W", "bid S P")
    assert table.asked is None
    assert table.offences == ["call-out-of-rotation E 0 accepted"]
    assert table.turn == "W"


@pytest.mark.parametrize("edition", EDITIONS)
def test_29A_the_director_comes_when_it_has_been_called_over(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid E 1S", "bid S 2C", "director W")
    assert table.ruled == ["29A"]
    assert table.stands == "E1S S2C"
    assert table.asked is None


@pytest.mark.parametrize(("edition", "clause"), [("1997", "27A"), ("2007", "27A1"), ("2017", "27A1")])
def test_29A_the_director_comes_when_a_bid_too_low_has_been_called_over(edition: str, clause: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S 1H 2C", "director E")
    assert table.ruled == [clause]


@pytest.mark.parametrize(("edition", "number"), [("1997", "16C2"), ("2007", "16D2"), ("2017", "16C2")])
def test_29B_refused_it_is_cancelled_and_the_turn_goes_back(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid E 1S", "director S", "choose S refuse")
    assert (table.stands, table.turn) == ("", "N")
    assert table.offences == ["call-out-of-rotation E 0 corrected"]
    assert {"29A", "29B"} <= set(table.ruled)
    assert table.unauthorised_call("1S") == "EW"
    assert table.table.call_information[0].clause == number


@pytest.mark.parametrize("edition", EDITIONS)
def test_29B_in_the_middle_of_the_auction_it_goes_back_to_the_player_passed_over(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P", "bid W 1S", "director N", "choose N refuse")
    assert (table.stands, table.turn) == ("N1H EP", "S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_29A_who_accepts_accepts_that_the_bid_was_too_low_as_well(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P", "bid W 1H")
    assert table.offences == ["insufficient-bid W 0 unnoticed", "call-out-of-rotation W 0 unnoticed"]
    accepted = ["insufficient-bid W 0 accepted", "call-out-of-rotation W 0 accepted"]
    assert table.do("bid N 2C").offences == accepted
    asking = table.do("director N")
    assert asked(asking) == ("N", "29A")
    said = asking.do("choose N accept")
    assert said.offences == accepted
    assert (said.asked, said.turn) == (None, "N")


@pytest.mark.parametrize("edition", EDITIONS)
def test_29B_a_bid_too_low_and_out_of_rotation_is_law_31(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P", "bid W 1H", "director N", "choose N refuse")
    assert table.offences == ["insufficient-bid W 0 corrected", "call-out-of-rotation W 0 corrected"]
    assert (table.stands, table.turn, table.asked) == ("N1S EP", "S", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_29A_two_calls_out_of_rotation_are_ruled_on_in_their_order(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid E 1C", "bid W 1H", "director S")
    assert asked(table) == ("S", "29A")
    both = table.do("choose S refuse")
    assert both.stands == "W1H"
    assert asked(both) == ("N", "29A")
    assert both.do("choose N refuse").turn == "N"
    second = table.do("choose S accept")
    assert asked(second) == ("N", "29A")
    assert second.do("choose N refuse").turn == "S"


def test_29A_an_opponent_of_both_who_goes_on_over_the_second_has_let_the_first_stand() -> None:
    table = bidding(POZNAN, "N").do("bid E 1C", "bid W 1H", "bid N 2D")
    assert table.stands == "E1C W1H N2D"
    ruled = table.do("director S call-out-of-rotation E")
    assert ruled.asked is None
    assert ruled.offences == ["call-out-of-rotation E 0 accepted", "call-out-of-rotation W 0 accepted"]


def test_29B_a_second_call_out_of_rotation_by_the_same_player_is_ruled_on_after_the_first() -> None:
    table = bidding(POZNAN, "N").do("bid E 1C", "bid E 1H", "director S")
    assert asked(table) == ("S", "29A")
    again = table.do("choose S refuse")
    assert again.stands == "E1H"
    assert again.turn == "S"


@pytest.mark.parametrize("edition", before("2017"))
def test_29C_the_denomination_specified_counts_not_the_one_named(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid E 2D shows H", "director S", "choose S refuse", "bid N 1C")
    hearts = table.do("bid E 2H")
    assert hearts.bound("W") == ["pass-once"]
    assert table.do("bid E 2D").bound("W") == ["pass-throughout"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_33_of_two_calls_made_at_once_the_file_says_which_was_the_later(edition: str) -> None:
    """North and East call at once at North's turn: East's counts as made after it, and so in rotation."""
    assert bidding(POZNAN, "N", edition).do("bid N 1H", "bid E 1S").offences == []
    west = bidding(POZNAN, "N", edition).do("bid N 1H", "bid W 1S")
    assert west.offences == ["call-out-of-rotation W 0 unnoticed"]
    assert asked(west.do("director N")) == ("N", "29A")


def test_29B_a_bid_too_low_that_comes_to_be_in_rotation_is_law_27() -> None:
    table = bidding(POZNAN, "N").do("bid N 2H", "bid W 2S", "bid E 2D", "director N", "choose N refuse")
    assert table.stands == "N2H E2D"
    assert asked(table) == ("S", "27A1")
    assert table.do("choose S refuse").turn == "E"


def test_29B_a_bid_too_low_only_over_the_cancelled_call_is_sufficient_again() -> None:
    table = bidding(POZNAN, "N").do("bid N 1H", "bid W 3S", "bid E 2D", "director N", "choose N refuse")
    assert table.stands == "N1H E2D"
    assert table.asked is None
    assert table.turn == "S"


@pytest.mark.parametrize("edition", EDITIONS)
def test_29C_an_artificial_bid_is_dealt_with_by_what_it_specifies(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid E 2D shows H", "director S")
    assert "29C" not in table.ruled
    refused = table.do("choose S refuse")
    assert "29C" in refused.ruled
    assert "29C" not in table.do("choose S accept").ruled
    plain = bidding(POZNAN, "N", edition).do("bid E 2D", "director S", "choose S refuse")
    assert "29C" not in plain.ruled


@for_each("edition", EDITIONS)
@for_each("dealer", ["N", "S"])
def test_29B_a_new_call_at_ones_turn_is_no_change_of_call(edition: str, dealer: str) -> None:
    """East's 1 heart was refused; at his turn it is all one whether he is said to call or to change his call."""
    table = bidding(POZNAN, dealer, edition).do("bid E 1H", "director S", "choose S refuse")
    table = table.do("bid N 1S") if dealer == "N" else table.do("bids S P P 1S")
    called, changed = table.do("bid E 2H"), table.do("rebid E 2H")
    assert changed.offences == ["call-out-of-rotation E 0 corrected"]
    assert (changed.stands, changed.turn, changed.asked) == (called.stands, called.turn, called.asked)
    assert (changed.ruled, changed.bound("W")) == (called.ruled, called.bound("W"))


def test_29B_before_his_turn_he_has_no_call_to_change() -> None:
    assert bidding(POZNAN, "N").do("bid E 1H", "director S", "choose S refuse").refuses("rebid E 2H")


def test_29B_at_a_later_turn_his_last_call_may_be_changed_again() -> None:
    table = bidding(POZNAN, "N").do("bid E 1H", "director S", "choose S refuse", "bids N P 1H P", "rebid E 2H")
    assert table.offences[-1] == "changed-call E 0 unnoticed"
