"""Law 31: a bid out of rotation; an artificial pass, or a pass of partner's artificial call, too (30C)."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, before, bidding, since

OLD = before("2017")


def refused(dealer: str, edition: str, *calls: str, who: str) -> Situation:
    return bidding(POZNAN, dealer, edition).do(*calls, f"director {who}", f"choose {who} refuse")


def at_the_right_hand_opponents_turn(edition: str) -> Situation:
    """East opens 1 spade at the turn of North, the dealer."""
    return refused("N", edition, "bid E 1S", who="S")


# -- 31A: at the turn of the right-hand opponent ----------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_31A1_the_right_hand_opponent_passes_and_he_must_repeat_it(edition: str) -> None:
    """S001-R 6."""
    table = at_the_right_hand_opponents_turn(edition)
    assert (table.turn, table.bound("E"), table.bound("W")) == ("N", [], [])
    assert table.may_call("N").startswith("P 1C")
    passed = table.do("bid N P")
    assert (passed.turn, passed.may_call("E")) == ("E", "1S")
    repeated = passed.do("bid E 1S")
    assert "31A1" in repeated.ruled
    assert repeated.stands == "NP E1S"
    assert (repeated.asked, repeated.bound("W"), repeated.turn) == (None, [], "S")
    assert repeated.unauthorised_call("1S") == ""
    defended = repeated.do("bids S 2C P 3C P P P")
    assert (defended.contract, defended.asked) == ("3C S", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_31A1_is_ruled_when_the_right_hand_opponent_passes_and_said_once(edition: str) -> None:
    table = at_the_right_hand_opponents_turn(edition)
    assert "31A1" not in table.ruled
    passed = table.do("bid N P")
    assert passed.ruled[-1] == "31A1"
    assert passed.unauthorised_call("1S") == "EW"
    assert passed.do("bid E 1S").ruled.count("31A1") == 1
    assert "31A1" not in table.do("bid N 1H").ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_31A1_not_when_that_pass_is_the_final_one(edition: str) -> None:
    table = refused("N", edition, "bids N 1S P P", "bid N 2S", who="E").do("bid W P")
    assert table.contract == "1S N"
    assert "31A1" not in table.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_31A1_another_call_is_cancelled_and_he_repeats_the_first(edition: str) -> None:
    table = at_the_right_hand_opponents_turn(edition).do("bid N P", "bid E 2C")
    assert (table.stands, table.turn, table.may_call("E")) == ("NP", "E", "1S")
    assert table.unauthorised_call("2C") == "EW"
    assert table.do("bid E 1S").stands == "NP E1S"


@pytest.mark.parametrize("edition", EDITIONS)
def test_31A1_repeating_a_bid_that_is_too_low_is_left_to_law_27(edition: str) -> None:
    table = refused("N", edition, "bid N 2H", "bid S 1S", who="W").do("bid E P")
    assert table.may_call("S") == "1S"
    repeated = table.do("bid S 1S")
    assert repeated.stands == "N2H EP S1S"
    assert repeated.offences[-1] == "insufficient-bid S 0 unnoticed"
    assert repeated.unauthorised_call("1S") == "NS"
    assert repeated.do("bid W P").offences[-1] == "insufficient-bid S 0 accepted"


@pytest.mark.parametrize("edition", EDITIONS)
def test_31A2_the_right_hand_opponent_acts_and_he_may_make_any_legal_call(edition: str) -> None:
    table = at_the_right_hand_opponents_turn(edition).do("bid N 1H")
    assert table.may_call("E").startswith("P X 1S 1NT")


@pytest.mark.parametrize("edition", OLD)
def test_31A2a_the_same_denomination_again_partner_passes_once(edition: str) -> None:
    """S001-R 7."""
    table = at_the_right_hand_opponents_turn(edition).do("bid N 2H", "bid E 2S")
    assert "31A2(a)" in table.ruled
    assert table.bound("W") == ["pass-once"]
    on = table.do("bid S 3H")
    assert on.may_call("W") == "P"
    assert on.do("bids W P P P").contract == "3H N"
    assert on.do("bids W P P P").asked is None


@for_each("edition", OLD)
@for_each("call", ["P", "3C", "X"])
def test_31A2b_another_denomination_partner_passes_throughout_and_his_lead_is_restrained(
    edition: str, call: str
) -> None:
    """S001-R 8."""
    table = at_the_right_hand_opponents_turn(edition).do("bid N 2H", f"bid E {call}")
    assert "31A2(b)" in table.ruled
    assert table.bound("W") == ["pass-throughout"]
    on = table.do("bid S 4H")
    assert on.may_call("W") == "P"
    defended = on.do("bids W P P P")
    assert defended.contract == "4H N"
    assert (defended.turn, defended.asked) == ("E", None)


@pytest.mark.parametrize("edition", OLD)
def test_31A2b_declarer_chooses_at_the_first_lead_of_the_offenders_partner(edition: str) -> None:
    table = at_the_right_hand_opponents_turn(edition).do("bid N 2H", "bid E 3C")
    led = table.do("bids S 3S P 4S P P P")
    assert (led.contract, led.turn) == ("4S S", "W")
    assert led.asked == ("S", "26A2", {"require-S", "forbid-S", "free"})
    forbidden = led.do("choose S forbid-S")
    assert forbidden.bound("W") == ["forbid-S"]
    assert forbidden.lawful("W") == "H9 H8 H7 DA DT D9 D8 D7 CJ CT"
    assert led.do("choose S require-S").lawful("W") == "SJ S7 S6"


@pytest.mark.parametrize(("choice", "number"), [("comparable", "31A2(a)"), ("not-comparable", "31A2(b)")])
def test_31A2_since_2017_the_director_compares(choice: str, number: str) -> None:
    table = at_the_right_hand_opponents_turn("2017").do("bid N 2H", "bid E 2S")
    assert table.asked == ("director", "31A2(a)", {"comparable", "not-comparable"})
    found = table.do(f"choose director {choice}")
    assert number in found.ruled
    assert found.asked is None
    assert found.bound("W") == ([] if choice == "comparable" else ["pass-once"])
    assert found.unauthorised_call("1S") == ("" if choice == "comparable" else "EW")


def test_31A2_after_a_comparable_call_the_director_looks_at_the_outcome() -> None:
    table = at_the_right_hand_opponents_turn("2017").do("bid N 2H", "bid E 2S", "choose director comparable")
    played = table.do("bids S 4S P P P", "claim S 10", "agree W")
    assert played.asked == ("director", "23C", {"stand", "adjust"})


def test_31A2_not_comparable_one_suit_may_be_forbidden() -> None:
    table = at_the_right_hand_opponents_turn("2017").do("bid N 2H", "bid E X", "choose director not-comparable")
    led = table.do("bids S 2S P 4S P P P")
    assert (led.contract, led.turn) == ("4S S", "W")
    assert led.asked == ("S", "26B", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_31A2_an_illegal_replacement_is_first_put_right_by_its_own_law(edition: str) -> None:
    table = at_the_right_hand_opponents_turn(edition).do("bid N 3H", "bid E 2S")
    assert table.offences[-1] == "insufficient-bid E 0 unnoticed"
    assert table.asked is None
    assert table.bound("W") == []


# -- 31B: at partner's turn, or at the left-hand opponent's ----------------------------------------------------------


@pytest.mark.parametrize("edition", OLD)
@pytest.mark.parametrize("dealer", ["W", "S"])
def test_31B_at_partners_turn_or_the_dealers_partner_passes_throughout(edition: str, dealer: str) -> None:
    """S001-R 9: East opens 1 spade at the turn of West, or of South on his left, who deals."""
    table = refused(dealer, edition, "bid E 1S", who="S")
    assert "31B" in table.ruled
    assert table.turn == dealer
    assert (table.bound("W"), table.bound("E")) == (["pass-throughout"], [])
    if dealer == "W":
        assert table.may_call("W") == "P"


@pytest.mark.parametrize("edition", OLD)
def test_31B_and_his_first_lead_may_be_restrained(edition: str) -> None:
    table = refused("S", edition, "bid E 1S", who="S").do("bids S 1D P 3D P 5D P P P")
    assert (table.contract, table.turn) == ("5D S", "W")
    assert table.asked == ("S", "26A2", {"require-S", "forbid-S", "free"})


@pytest.mark.parametrize("edition", OLD)
def test_31B_not_when_he_has_shown_the_suit_in_turn(edition: str) -> None:
    table = refused("S", edition, "bid E 1S", who="S").do("bids S 1D P 3D 3S 5D P P P")
    assert (table.contract, table.asked) == ("5D S", None)


@pytest.mark.parametrize("dealer", ["W", "S"])
@pytest.mark.parametrize(("choice", "number"), [("comparable", "31A2(a)"), ("not-comparable", "31A2(b)")])
def test_31B_since_2017_partner_is_free_and_the_call_is_compared(dealer: str, choice: str, number: str) -> None:
    table = refused(dealer, "2017", "bid E 1S", who="S")
    assert "31B1" in table.ruled
    assert table.bound("W") == []
    assert table.unauthorised_call("1S") == "EW"
    his_turn = table.do("bids W 1C P") if dealer == "W" else table.do("bids S P 1C P")
    assert his_turn.may_call("E").startswith("P 1D")
    called = his_turn.do("bid E 1S")
    assert called.asked == ("director", "31B2", {"comparable", "not-comparable"})
    found = called.do(f"choose director {choice}")
    assert {"31B2", number} <= set(found.ruled)
    assert found.bound("W") == ([] if choice == "comparable" else ["pass-once"])


@pytest.mark.parametrize(("edition", "number"), [("1997", "31"), ("2007", "31"), ("2017", "31C")])
def test_31C_a_second_bid_straight_after_his_own_is_a_change_of_call(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 1D", "bid N 1NT", "director E")
    assert number in table.ruled
    assert table.asked is not None
    assert table.asked[1].startswith("25")


@pytest.mark.parametrize("edition", EDITIONS)
def test_31C_called_over_it_stands_for_the_first(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 1D", "bid N 1NT", "bid E X")
    assert table.offences == ["call-out-of-rotation N 0 accepted"]
    assert table.stands == "N1NT EX"


# -- from the school's books -----------------------------------------------------------------------------------------


def test_S002_14_the_lead_required_then_a_switch() -> None:
    """East's 1 spade out of rotation, not accepted; South plays 5 diamonds and requires a spade."""
    deal = "N:T865.K7.AJ82.KJT AJ972.AQ42.T.954 3.93.KQ9643.AQ87 KQ4.JT865.75.632"
    table = bidding(deal, "S", "2007").do("bid E 1S", "director S", "choose S refuse")
    assert table.bound("W") == ["pass-throughout"]
    led = table.do("bids S 1D P 3D P 5D P P P")
    assert led.asked == ("S", "26A2", {"require-S", "forbid-S", "free"})
    required = led.do("choose S require-S")
    assert required.bound("W") == ["require-S"]
    assert required.lawful("W") == "SK SQ S4"
    after = required.do("WSK NS5 ES2 SS3")
    assert after.bound("W") == []
    assert after.turn == "W"
    assert after.unauthorised_call("1S") == "EW"


def test_31C_of_two_calls_both_out_of_rotation_the_first_is_ruled_on_first() -> None:
    table = bidding(POZNAN, "N").do("bid E 1C", "bid E 1H", "director S")
    assert table.asked is not None
    assert table.asked[:2] == ("S", "29A")
    refused = table.do("choose S refuse")
    assert refused.asked is not None
    assert refused.asked[:2] == ("S", "29A")
    assert refused.do("choose S refuse").turn == "N"
    accepted = table.do("choose S accept")
    assert accepted.asked == ("director", "25A1", {"unintended", "intended"})


def test_31C_called_over_the_second_the_first_is_gone() -> None:
    table = bidding(POZNAN, "N").do("bid E 1C", "bid E 1H", "bid S 1S")
    assert table.stands == "E1H S1S"
    assert table.offences == ["call-out-of-rotation E 0 corrected", "call-out-of-rotation E 0 accepted"]


def test_31A2_a_plain_pass_is_not_comparable_unless_the_director_finds_so() -> None:
    table = at_the_right_hand_opponents_turn("2017").do("bid N 2H", "bid E P")
    assert table.asked is None
    assert table.bound("W") == ["pass-once"]
    assert "31A2(b)" in table.ruled
    found = table.do("choose director comparable")
    assert found.bound("W") == []
    assert found.unauthorised_call("1S") == ""
    confirmed = table.do("choose director not-comparable")
    assert confirmed.bound("W") == ["pass-once"]
    explained = at_the_right_hand_opponents_turn("2017").do("bid N 2H", "bid E P alert")
    assert explained.asked == ("director", "31A2(a)", {"comparable", "not-comparable"})
    assert table.do("bids S 3H").refuses("choose director comparable")


@pytest.mark.parametrize("words", ["alert", "shows", "shows S"])
def test_31A2_of_an_artificial_pass_the_director_is_asked(words: str) -> None:
    table = at_the_right_hand_opponents_turn("2017").do("bid N 2H", f"bid E P {words}")
    assert table.asked == ("director", "31A2(a)", {"comparable", "not-comparable"})


# -- the call made in its stead is irregular itself ------------------------------------------------------------------

COMPARED = {"comparable", "not-comparable"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_31A2_an_insufficient_bid_put_for_it_is_corrected_and_the_last_call_is_compared(edition: str) -> None:
    """East's 1 heart at North's turn is refused; over 2 clubs he bids 1 heart again, and then 2 hearts."""
    table = refused("N", edition, "bid E 1H", who="S").do("bid N 2C", "bid E 1H", "director S", "choose S refuse")
    assert (table.stands, table.turn, table.asked) == ("N2C", "E", None)
    assert not {"31A2(a)", "31A2(b)"} & set(table.ruled)
    table = table.do("bid E 2H")
    assert "27B1(a)" in table.ruled
    if edition in since("2017"):
        assert table.asked == ("director", "31A2(a)", COMPARED)
        alike = table.do("choose director comparable")
        assert (alike.asked, alike.bound("W"), alike.turn) == (None, [], "S")
        table = table.do("choose director not-comparable")
        assert "31A2(b)" in table.ruled
    else:
        assert "31A2(a)" in table.ruled
    assert (table.asked, table.bound("W"), table.turn) == (None, ["pass-once"], "S")


@pytest.mark.parametrize("edition", OLD)
def test_31A2b_so_it_is_where_the_denomination_is_another(edition: str) -> None:
    table = refused("N", edition, "bid E 1H", who="S").do("bid N 2C", "bid E 1S", "director S", "choose S refuse")
    table = table.do("bid E 2S")
    assert {"27B1(a)", "31A2(b)"} <= set(table.ruled)
    assert (table.asked, table.bound("W")) == (None, ["pass-throughout"])


def test_31A2_law_27_is_asked_about_first() -> None:
    """2 spades may be comparable to the 1 heart that was too low, or to the one out of rotation."""
    table = refused("N", "2017", "bid E 1H", who="S").do("bid N 2C", "bid E 1H", "director S", "choose S refuse")
    table = table.do("bid E 2S")
    assert table.asked == ("director", "27B1(b)", COMPARED)
    both = table.do("choose director comparable")
    assert both.asked == ("director", "31A2(a)", COMPARED)
    assert both.do("choose director not-comparable").bound("W") == ["pass-once"]


def test_31A2_a_double_that_law_27_cancels_is_not_compared_again() -> None:
    table = refused("N", "2017", "bid E 1H", who="S").do("bid N 2C", "bid E 1H", "director S", "choose S refuse")
    table = table.do("bid E X", "choose director not-comparable")
    assert "27B3" in table.ruled
    assert (table.stands, table.turn, table.asked) == ("N2C", "E", None)
    assert table.do("bid E 2H").asked == ("director", "31A2(a)", COMPARED)


@for_each("edition", EDITIONS)
@for_each("accepting", [("director S", "choose S accept"), ("bid S 2C",)])
def test_31A2_an_insufficient_bid_that_is_accepted_is_the_one_compared(
    edition: str, accepting: tuple[str, ...]
) -> None:
    table = refused("N", edition, "bid E 1H", who="S").do("bid N 2C", "bid E 1H", *accepting)
    assert table.offences == ["call-out-of-rotation E 0 corrected", "insufficient-bid E 0 accepted"]
    if edition in since("2017"):
        assert table.asked == ("director", "31A2(a)", COMPARED)
        assert table.do("choose director comparable").bound("W") == []
        assert table.do("choose director not-comparable").bound("W") == ["pass-once"]
    else:
        assert "31A2(a)" in table.ruled
        assert (table.asked, table.bound("W")) == (None, ["pass-once"])


def test_31B2_the_bid_that_the_next_player_has_called_over_is_the_one_compared() -> None:
    """South's 1 spade at North's turn is refused; at his own, over 2 hearts, he bids 1 spade again."""
    table = refused("N", "2017", "bid S 1S", who="W").do("bids N 1H 2H", "bid S 1S", "bid W 2S")
    assert table.asked == ("director", "31B2", COMPARED)
    found = table.do("choose director not-comparable")
    assert (found.bound("N"), found.may_call("N")) == (["pass-once"], "P")
    assert table.do("choose director comparable").bound("N") == []
    refused_too = refused("N", "2017", "bid S 1S", who="W").do("bids N 1H 2H", "bid S 1S", "director W")
    again = refused_too.do("choose W refuse", "bid S 2S")
    assert "27B1(a)" in again.ruled
    assert again.asked == ("director", "31B2", COMPARED)


def test_31B2_so_is_another_call_out_of_rotation_that_is_accepted() -> None:
    table = refused("N", "2017", "bid S 1S", who="W").do("bid S 2S", "director W", "choose W accept")
    assert (table.stands, table.asked) == ("S2S", ("director", "31B2", COMPARED))


def test_31A1_repeated_too_low_and_accepted_it_is_as_good_as_legal() -> None:
    """Then there is no rectification."""
    table = refused("N", "2017", "bid N 2H", "bid S 1S", who="W").do("bid E P", "bid S 1S", "bid W P")
    assert table.offences[-1] == "insufficient-bid S 0 accepted"
    assert (table.asked, table.bound("N")) == (None, [])


def test_31A1_repeated_too_low_and_refused_law_27_alone_rules_on_what_comes() -> None:
    """There is nothing to compare where the right-hand opponent has passed."""
    table = refused("N", "2017", "bid N 2H", "bid S 1S", who="W")
    table = table.do("bid E P", "bid S 1S", "director W", "choose W refuse", "bid S 2S")
    assert "27B1(a)" in table.ruled
    assert (table.asked, table.bound("N")) == (None, [])


@for_each("edition", EDITIONS)
@for_each(
    "summoned",
    [
        ("director S",),
        ("director S call-out-of-rotation W",),
        ("director S call-out-of-rotation E",),
        ("attention S call-out-of-rotation W", "director S"),
    ],
)
def test_31_an_earlier_call_out_of_rotation_is_decided_first(edition: str, summoned: tuple[str, ...]) -> None:
    """East bids at North's turn and West over him at South's; whose turn West took depends on East's bid (10A, 81C3).

    East's bid is refused: then West has bid at North's turn, his left-hand opponent's (31B).
    """
    table = bidding(POZNAN, "N", edition).do("bid E 1H", "bid W 2D", *summoned)
    assert table.asked == ("S", "29A", {"accept", "refuse"})
    assert table.ruled == ["29A", "29A"]
    refused = table.do("choose S refuse")
    assert refused.asked == ("N", "29A", {"accept", "refuse"})
    ruled = refused.do("choose N refuse").ruled
    assert ruled[:4] == ["29A", "29A", "29B", "31A"]  # East bid at North's turn, his right-hand opponent's
    assert "31A" not in ruled[4:] and any(number.startswith("31B") for number in ruled[4:])
