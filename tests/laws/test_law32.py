"""Law 32: a double or redouble out of rotation."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, before, bidding

OLD = before("2017")


def refused(dealer: str, edition: str, *calls: str, who: str) -> Situation:
    return bidding(POZNAN, dealer, edition).do(*calls, f"director {who}", f"choose {who} refuse")


def at_the_right_hand_opponents_turn(edition: str) -> Situation:
    """West opens 1 heart, North passes, South doubles at East's turn; West does not accept it."""
    return refused("W", edition, "bids W 1H P", "bid S X", who="W")


def at_partners_turn(edition: str) -> Situation:
    """East opens 1 heart; North doubles at the turn of South, his partner."""
    return refused("E", edition, "bid E 1H", "bid N X", who="E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_32_it_may_be_accepted(edition: str) -> None:
    table = bidding(POZNAN, "E", edition).do("bid E 1H", "bid N X")
    assert table.offences == ["call-out-of-rotation N 0 unnoticed"]
    assert table.do("bid E 2H").offences == ["call-out-of-rotation N 0 accepted"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_32_an_inadmissible_one_may_not(edition: str) -> None:
    table = bidding(POZNAN, "E", edition).do("bid E 1H", "bid W X")
    assert table.offences == ["inadmissible-call W 0 unnoticed", "call-out-of-rotation W 0 unnoticed"]
    over = table.do("bid N 1S")
    assert "accepted" not in " ".join(over.offences)
    ruled = table.do("director S")
    assert ruled.asked is None or ruled.asked[1] != "29A"


@pytest.mark.parametrize(("edition", "number"), [("1997", "32B1"), ("2007", "32B1"), ("2017", "32A1")])
def test_32A1_the_right_hand_opponent_passes_and_he_must_repeat_it(edition: str, number: str) -> None:
    """S001-R 10."""
    table = at_the_right_hand_opponents_turn(edition)
    assert (table.turn, table.bound("S"), table.bound("N")) == ("E", [], [])
    passed = table.do("bid E P")
    assert passed.may_call("S") == "X"
    repeated = passed.do("bid S X")
    assert number in repeated.ruled
    assert (repeated.asked, repeated.bound("N"), repeated.stands) == (None, [], "W1H NP EP SX")
    assert repeated.do("bids W P 1S 2H P P P").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_32A1_another_call_is_cancelled(edition: str) -> None:
    table = at_the_right_hand_opponents_turn(edition).do("bid E P", "bid S 1S")
    assert (table.stands, table.may_call("S")) == ("W1H NP EP", "X")


@for_each("edition", OLD)
@for_each("call", ["X", "P", "2S"])
def test_32B2_the_right_hand_opponent_bids_and_partner_passes_throughout(edition: str, call: str) -> None:
    """Doubling again does not save his partner."""
    table = at_the_right_hand_opponents_turn(edition).do("bid E 2H")
    assert table.may_call("S").startswith("P X 2S")
    called = table.do(f"bid S {call}")
    assert "32B2" in called.ruled
    assert called.bound("N") == ["pass-throughout"]


@pytest.mark.parametrize("edition", OLD)
def test_32B2_and_declarer_may_forbid_a_suit_when_he_did_not_double_again(edition: str) -> None:
    table = at_the_right_hand_opponents_turn(edition).do("bid E 2D", "bid S P")
    led = table.do("bids W 2H P P P")
    assert (led.contract, led.turn) == ("2H W", "N")
    assert led.asked == ("W", "26B", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"})
    again = at_the_right_hand_opponents_turn(edition).do("bid E 2D", "bid S X", "bids W 2H P P P")
    assert (again.contract, again.turn, again.asked) == ("2H W", "N", None)


@pytest.mark.parametrize("edition", OLD)
def test_32A_at_partners_turn_partner_passes_throughout(edition: str) -> None:
    """S001-R 10."""
    table = at_partners_turn(edition)
    assert "32A" in table.ruled
    assert (table.turn, table.bound("S"), table.may_call("S")) == ("S", ["pass-throughout"], "P")
    defended = table.do("bids S P P 1S 2H P P P")
    assert (defended.contract, defended.turn) == ("2H E", "S")
    assert defended.asked == ("E", "26B", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"})
    forbidden = defended.do("choose E forbid-S")
    assert forbidden.bound("S") == ["forbid-S"]


@pytest.mark.parametrize("edition", OLD)
def test_32A_who_doubles_at_his_turn_has_made_the_same_call(edition: str) -> None:
    table = at_partners_turn(edition).do("bids S P P X P P P")
    assert (table.contract, table.turn, table.asked) == ("1HX E", "S", None)


@pytest.mark.parametrize(("choice", "number"), [("comparable", "32A2(a)"), ("not-comparable", "32A2(b)")])
def test_32A2_since_2017_the_director_compares(choice: str, number: str) -> None:
    table = at_the_right_hand_opponents_turn("2017").do("bid E 2H", "bid S X")
    assert table.asked == ("director", "32A2(a)", {"comparable", "not-comparable"})
    found = table.do(f"choose director {choice}")
    assert number in found.ruled
    assert found.bound("N") == ([] if choice == "comparable" else ["pass-once"])


@pytest.mark.parametrize(("choice", "number"), [("comparable", "32A2(a)"), ("not-comparable", "32A2(b)")])
def test_32B_since_2017_partner_is_free_and_the_call_is_compared(choice: str, number: str) -> None:
    table = at_partners_turn("2017")
    assert "32B1" in table.ruled
    assert table.bound("S") == []
    assert table.may_call("S").startswith("P X 1S")
    called = table.do("bids S P P X")
    assert called.asked == ("director", "32B2", {"comparable", "not-comparable"})
    found = called.do(f"choose director {choice}")
    assert number in found.ruled
    assert found.bound("S") == ([] if choice == "comparable" else ["pass-once"])


@pytest.mark.parametrize(("edition", "number"), [("1997", "32"), ("2007", "32"), ("2017", "32C")])
def test_32C_a_double_straight_after_his_own_call_is_a_change_of_call(edition: str, number: str) -> None:
    table = bidding(POZNAN, "W", edition).do("bids W 1C P", "bid N X", "director E")
    assert number in table.ruled
    assert table.asked is not None
    assert table.asked[1].startswith("25")


@pytest.mark.parametrize(("edition", "number"), [("1997", "32B1"), ("2007", "32B1"), ("2017", "32A1")])
def test_32A1_is_ruled_when_the_right_hand_opponent_passes_and_said_once(edition: str, number: str) -> None:
    """South doubles at East's turn, East passes: South has to repeat his double."""
    table = bidding(POZNAN, "W", edition).do("bids W 1H P", "bid S X", "director W", "choose W refuse")
    assert number not in table.ruled
    passed = table.do("bid E P")
    assert (passed.ruled[-1], passed.may_call("S")) == (number, "X")
    assert passed.do("bid S X").ruled.count(number) == 1
