"""Law 28: calls considered to be in rotation."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, bidding


@pytest.mark.parametrize("edition", EDITIONS)
def test_28A_a_call_at_the_turn_of_an_opponent_who_must_pass_is_in_rotation(edition: str) -> None:
    table = bidding(POZNAN, "W", edition).do("bid N P", "director E", "choose E refuse", "bid W P")
    assert table.bound("N") == ["pass-once"]
    called = table.do("bid E 1H")
    assert called.ruled[-1] == "28A" and "28A" not in table.ruled
    assert called.stands == "WP NP E1H"
    assert called.offences == ["call-out-of-rotation N 0 corrected"]
    assert called.turn == "S"
    assert called.bound("N") == []


def test_28A_a_call_at_the_turn_of_one_who_may_call_is_out_of_rotation() -> None:
    table = bidding(POZNAN, "W").do("bid W P", "bid E 1H")
    assert table.offences == ["call-out-of-rotation E 0 unnoticed"]


def test_28A_the_pass_that_would_end_the_auction_ends_it() -> None:
    forced = bidding(POZNAN, "S", "2007").do("bid E 1S", "director S", "choose S refuse", "bids S P P 1D P P")
    assert (forced.turn, forced.bound("W")) == ("W", ["pass-throughout"])
    table = forced.do("bid N 1H")
    assert table.contract == "1D N"
    assert table.offences[-1] == "call-after-the-auction N 0 unnoticed"


@pytest.mark.parametrize("edition", EDITIONS)
def test_28B_the_player_whose_turn_it_was_calls_before_the_ruling(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid E 1C", "bid N 1H")
    assert table.stands == "N1H"
    assert table.turn == "E"
    assert table.offences == ["call-out-of-rotation E 0 corrected"]
    assert table.ruled == ["28B"]
    assert table.unauthorised_call("1C") == "EW"
    assert table.bound("E") == table.bound("W") == []


@pytest.mark.parametrize("call", ["P", "1C", "1D"])
def test_28B_whatever_he_calls_and_though_attention_has_been_drawn(call: str) -> None:
    table = bidding(POZNAN, "N").do("bid E 1D", "attention S")
    assert table.do(f"bid N {call}").stands == f"N{call}"


def test_28B_the_correct_player_may_call_as_if_the_other_had_not() -> None:
    table = bidding(POZNAN, "N").do("bid E 3D")
    assert table.may_call("N").startswith("P 1C 1D")
    assert "X" not in table.may_call("N").split()
    assert table.may_call("S").startswith("P X 3H")


def test_28B_nothing_restrains_the_lead_afterwards() -> None:
    table = bidding(POZNAN, "N", "2007").do("bid E 1C", "bids N 1H P 4H P P P")
    assert table.contract == "4H N"
    assert table.asked is None
    west = bidding(POZNAN, "S").do("bid W 1C", "bids S 1S P 4S P P P")
    assert (west.contract, west.turn, west.asked) == ("4S S", "W", None)


@for_each("edition", EDITIONS)
@for_each("who", ["S", "N"])
def test_28B_until_the_next_player_has_answered_nothing_has_been_assessed(edition: str, who: str) -> None:
    """East has called at the turn of North, who calls while South is being asked."""
    asking = bidding(POZNAN, "N", edition).do("bid E 1H", f"director {who}")
    assert asking.asked == ("S", "29A", {"accept", "refuse"})
    assert asking.may_call("N") == ""
    for call in ("1S", "P", "1C"):
        table = asking.do(f"bid N {call}")
        assert (table.stands, table.turn, table.asked) == (f"N{call}", "E", None)
        assert table.ruled == ["29A", "28B"]
        assert table.offences == ["call-out-of-rotation E 0 corrected"]
        assert table.unauthorised_call("1H") == "EW"
        assert table.bound("E") == table.bound("W") == []
        assert table.refuses("choose S refuse")


@pytest.mark.parametrize("edition", EDITIONS)
def test_28B_not_once_the_next_player_has_answered(edition: str) -> None:
    asking = bidding(POZNAN, "N", edition).do("bid E 1H", "director S")
    refused = asking.do("choose S refuse", "bid N 1S")
    assert "28B" not in refused.ruled and "31A" in refused.ruled
    accepted = asking.do("choose S accept", "bid N 1S")
    assert "28B" not in accepted.ruled
    assert accepted.offences == ["call-out-of-rotation E 0 accepted", "call-out-of-rotation N 0 unnoticed"]


def test_28B_the_next_player_who_is_asked_answers_by_calling() -> None:
    """East was to call, and is next to North who did: his call is an answer, as long as it is legal over North's."""
    table = bidding(POZNAN, "E").do("bid N 3D", "director E", "bid E P")
    assert table.stands == "N3D EP"
    assert table.offences == ["call-out-of-rotation N 0 accepted"]


@pytest.mark.parametrize(("edition", "number"), [("1997", "16C2"), ("2007", "16D2"), ("2017", "16C2")])
def test_28B_the_dealer_who_had_not_noticed_opens_below_the_call_of_the_player_before_him(
    edition: str, number: str
) -> None:
    """S002-03: North opens at the turn of East, who did not see it and opens 3 clubs."""
    table = bidding(POZNAN, "E", edition).do("bid N 3D", "bid E 3C")
    assert table.stands == "E3C"
    assert table.offences == ["call-out-of-rotation N 0 corrected"]
    assert table.ruled == ["28B"]
    assert table.unauthorised_call("3D") == "NS"
    assert table.table.call_information[0].clause == number


@pytest.mark.parametrize("call", ["P", "X", "3H"])
def test_28B_a_call_of_the_next_player_that_is_legal_over_it_accepts_it(call: str) -> None:
    table = bidding(POZNAN, "E").do("bid N 3D", f"bid E {call}")
    assert table.stands == f"N3D E{call}"
    assert table.offences == ["call-out-of-rotation N 0 accepted"]


@for_each("edition", EDITIONS)
@for_each("call", ["P", "3H"])
def test_28B_whether_he_called_in_his_turn_or_over_it_is_for_the_director_to_find(edition: str, call: str) -> None:
    table = bidding(POZNAN, "E", edition).do("bid N 3D", f"bid E {call}", "director S")
    assert table.asked == ("director", "28B", {"in-turn", "over-it"})
    in_turn = table.do("choose director in-turn")
    assert (in_turn.stands, in_turn.turn, in_turn.ruled) == (f"E{call}", "S", ["28B"])
    assert in_turn.offences == ["call-out-of-rotation N 0 corrected"]
    assert in_turn.unauthorised_call("3D") == "NS"
    over = table.do("choose director over-it")
    assert (over.stands, over.turn, over.ruled) == (f"N3D E{call}", "S", ["29A"])
    assert over.offences == ["call-out-of-rotation N 0 accepted"]
    for found in (in_turn, over):
        assert found.asked is None
        assert found.do("director S").asked is None


def test_28B_nothing_is_to_be_found_where_the_call_could_be_one_only_or_play_has_gone_on() -> None:
    doubled = bidding(POZNAN, "E").do("bid N 3D", "bid E X", "director S")
    assert (doubled.asked, doubled.ruled) == (None, ["29A"])
    too_low = bidding(POZNAN, "E").do("bid N 3D", "bid E 3C", "director S")
    assert (too_low.asked, too_low.ruled) == (None, ["28B", "28B"])
    gone_on = bidding(POZNAN, "E").do("bid N 3D", "bid E 3H", "bid S P")
    assert gone_on.do("director W").asked is None
    asked_first = bidding(POZNAN, "E").do("bid N 3D", "director E", "bid E 3H")
    assert asked_first.do("director W").asked is None
    not_next = bidding(POZNAN, "N").do("bid E 3D", "bid N P", "director S")
    assert (not_next.asked, not_next.ruled) == (None, ["28B", "28B"])


def test_28B_the_director_may_find_it_without_being_asked_and_calling_on_leaves_it() -> None:
    table = bidding(POZNAN, "E").do("bid N 3D", "bid E 3H")
    assert table.do("choose director in-turn").stands == "E3H"
    asked = table.do("director S")
    assert asked.do("bid S P").asked is None


def test_28B_the_next_player_whose_turn_it_was_may_do_either() -> None:
    table = bidding(POZNAN, "E").do("bid N 3D")
    assert table.may_call("E").startswith("P X 1C 1D")
    asked = table.do("director E")
    assert asked.may_call("E").startswith("P X 3H")


def test_28B_settles_an_insufficient_bid_out_of_rotation_too() -> None:
    table = bidding(POZNAN, "N").do("bids N 1H P", "bid W 1C", "bid S 2H")
    assert table.offences == ["insufficient-bid W 0 corrected", "call-out-of-rotation W 0 corrected"]


def test_28B_applies_to_opponents_only_partner_calls_over_it() -> None:
    table = bidding(POZNAN, "N").do("bid S 1C", "bid N 1D")
    assert table.stands == "S1C N1D"
    assert table.offences == ["call-out-of-rotation S 0 unnoticed", "call-out-of-rotation N 0 unnoticed"]
    asked = table.do("director W")
    assert asked.asked is not None
    assert asked.asked[:2] == ("W", "29A")
    refused = asked.do("choose W refuse")
    assert refused.stands == "N1D"
    assert refused.asked is None
    assert refused.offences == ["call-out-of-rotation S 0 corrected", "call-out-of-rotation N 0 corrected"]
    assert refused.unauthorised_call("1C") == "NS"
    accepted = asked.do("choose W accept")
    assert accepted.asked is not None
    assert accepted.asked[:2] == ("E", "29A")
    assert accepted.do("choose E refuse").turn == "W"


def test_28B_the_player_due_next_cancels_the_last_and_accepts_the_one_before() -> None:
    table = bidding(POZNAN, "E").do("bid W 1D", "bid E 1H", "bid N 2C")
    assert table.stands == "W1D N2C"
    assert table.offences == ["call-out-of-rotation W 0 accepted", "call-out-of-rotation E 0 corrected"]


def test_28B_the_director_who_comes_later_says_what_the_call_came_to() -> None:
    table = bidding(POZNAN, "E").do("bid N 3D", "bid E 3C")
    assert table.ruled == ["28B"]
    assert table.do("director S").ruled == ["28B", "28B"]
    assert table.do("bids S P P P", "SH4", "director S").ruled[-1] == "84A"


def test_28B_is_all_the_director_says_again_though_he_has_ruled_on_the_same_player_before() -> None:
    ruled = bidding(POZNAN, "W").do("bids W 1H 1D", "director E", "choose E refuse", "bids N 2D P P")
    table = ruled.do("bid N 3D", "bid W 2H")
    assert table.ruled[-1] == "28B" and table.ruled != ["28B"]
    assert table.do("director E").ruled == [*table.ruled, "28B"]
