"""Law 25: legal and illegal changes of call, clause by clause."""

from __future__ import annotations

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at, before, bidding, by_year, since

TWO_HEARTS = "N:J63..Q98654.QJ94 K52.KQ865.KJ.K82 A974.72.A7.AT763 QT8.AJT943.T32.5"
"""S002-04. South opens 1C, West passes, North bids 2C, and West says that he wanted to bid 2H."""

PREEMPT = "N:KT.QT2.AJ5.K8643 .KJ964.7643.T952 AQ86432.75.KT2.7 J975.A83.Q98.AQJ"
"""S002-13, with the missing 6 of diamonds in East's hand, where the 10 stood twice."""

OLD = before("2017")
NEW = since("2007")
INTENT = by_year({"1997": "25A", "2007": "25A1"})
KEEP = by_year({"1997": "25A", "2007": "25A4", "2017": "25A6"})


def changed(edition: str, *texts: str) -> Situation:
    """North opens 1D and changes it to 1NT before anybody else has called."""
    return bidding(POZNAN, "N", edition).do("bid N 1D", "rebid N 1NT", *texts)


def over(edition: str, *texts: str) -> Situation:
    """The same when East has doubled 1D."""
    return bidding(POZNAN, "N", edition).do("bids N 1D X", "rebid N 1NT", *texts)


# -- what a change of call is ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_25_another_call_put_for_the_last_one_is_on_record(edition: str) -> None:
    s = changed(edition)
    assert s.offences == ["changed-call N 0 unnoticed"]
    assert (s.stands, s.turn) == ("N1NT", "E")


def test_25_the_new_call_is_judged_in_the_place_of_the_first() -> None:
    s = bidding(POZNAN, "N").do("bids N 1D 1H", "rebid N 1C")
    assert s.offences == ["changed-call N 0 unnoticed"]
    s = bidding(POZNAN, "N").do("bids N 2D 2S", "rebid E 1S")
    assert s.offences == ["changed-call E 0 unnoticed", "insufficient-bid E 0 unnoticed"]
    s = bidding(POZNAN, "N").do("bids N 2D P", "rebid E XX")
    assert s.offences == ["changed-call E 0 unnoticed", "inadmissible-call E 0 unnoticed"]


def test_25_an_insufficient_bid_replaced_before_the_ruling_is_no_change_of_call() -> None:
    s = bidding(POZNAN, "N").do("bids N 2D 1S", "rebid E 2S")
    assert [offence for offence in s.offences if offence.startswith("changed")] == []


def test_25_nobody_changes_a_call_he_has_not_made_or_after_the_auction_period() -> None:
    assert bidding(POZNAN, "N").refuses("rebid N 1NT")
    assert bidding(POZNAN, "N").do("bids N 1H P P P").refuses("rebid S X") is False
    assert bidding(POZNAN, "N").do("bids N P P P P", "return").refuses("rebid W 1C")
    led = bidding(POZNAN, "N").do("bids N 1H P P P", "EDQ")
    assert led.refuses("rebid S 2H") is False
    assert led.do("claim N 7", "agree E").refuses("rebid S 2H")
    assert at(POZNAN, "4S S").do("WCJ").refuses("rebid S 5S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A1_the_director_finds_what_was_intended(edition: str) -> None:
    assert changed(edition, "director E").asked == ("director", INTENT[edition], {"unintended", "intended"})


# -- 25A: not intended -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A1_the_intended_call_stands_and_no_lead_is_restrained(edition: str) -> None:
    s = changed(edition, "director E", "choose director unintended")
    assert (s.stands, s.turn, s.asked) == ("N1NT", "E", None)
    assert s.offences == ["changed-call N 0 accepted"]
    assert INTENT[edition] in s.ruled
    assert s.unauthorised_call("1D") == ""
    s = s.do("bids E 2H P P P")
    assert (s.contract, s.turn, s.asked) == ("2H E", "S", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A1_the_intended_call_is_subject_to_its_own_law(edition: str) -> None:
    s = bidding(POZNAN, "N", edition).do("bids N 2D 2S", "rebid E 1S", "director S")
    assert s.asked == ("director", INTENT[edition], {"unintended", "intended"})
    s = s.do("choose director unintended")
    assert "changed-call E 0 accepted" in s.offences
    assert s.offences[1].startswith("insufficient-bid E 0") and not s.offences[1].endswith("unnoticed")
    assert s.asked is not None and s.asked[:2] == ("S", "27A" if edition == "1997" else "27A1")


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A6_the_left_hand_opponent_may_withdraw_what_he_called_over_the_first_call(edition: str) -> None:
    s = over(edition, "director E", "choose director unintended")
    assert s.asked == ("E", KEEP[edition], {"keep", "withdraw"})
    assert s.turn == "S"
    back = s.do("choose E withdraw")
    assert (back.stands, back.turn, back.asked) == ("N1NT", "E", None)
    assert back.unauthorised_call("X") == "NS"
    assert KEEP[edition] in back.ruled
    kept = s.do("choose E keep")
    assert (kept.stands, kept.turn, kept.asked) == ("N1NT EX", "S", None)
    assert kept.unauthorised_call("X") is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A6_a_player_who_goes_on_keeps_his_call(edition: str) -> None:
    s = over(edition, "director E", "choose director unintended", "bid S P")
    assert (s.stands, s.turn, s.asked) == ("N1NT EX SP", "W", None)


@pytest.mark.parametrize("words", ["bid E 2H", "rebid E 2H"])
def test_25A6_calling_again_withdraws_the_first_call(words: str) -> None:
    s = over("2017", "director E", "choose director unintended", words)
    assert (s.stands, s.turn, s.asked) == ("N1NT E2H", "S", None)
    assert s.unauthorised_call("X") == "NS"
    assert s.offences == ["changed-call N 0 accepted"]


def test_25A6_a_call_that_has_become_irregular_is_so_if_it_is_kept() -> None:
    s = bidding(POZNAN, "N").do("bids N 1D 1H", "rebid N 2C", "director S", "choose director unintended")
    assert s.asked == ("E", "25A6", {"keep", "withdraw"})
    assert "insufficient-bid E 0 unnoticed" in s.do("choose E keep").offences
    assert s.do("choose E withdraw").offences == ["changed-call N 0 accepted"]


@pytest.mark.parametrize(("edition", "number"), [("1997", "25A"), ("2007", "25A2"), ("2017", "25A4")])
def test_25A4_no_substitution_once_partner_has_called(edition: str, number: str) -> None:
    s = bidding(POZNAN, "N", edition).do("bids N 1D P 1S", "rebid N 1NT", "director E")
    assert s.asked is None
    assert (s.stands, s.turn) == ("N1D EP S1S", "W")
    assert number in s.ruled and "25B2" in s.ruled
    assert s.unauthorised_call("1NT") == "NS"
    assert s.offences[0] == "changed-call N 0 corrected"


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A5_after_the_final_pass_until_a_lead_is_faced(edition: str) -> None:
    s = bidding(POZNAN, "N", edition).do("bids N 1H P P P", "rebid W X")
    assert (s.contract, s.turn) == (None, "N")
    s = s.do("director N", "choose director unintended")
    assert (s.stands, s.turn, s.contract) == ("N1H EP SP WX", "N", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A5_in_a_passed_out_auction_until_the_cards_are_back(edition: str) -> None:
    s = bidding(POZNAN, "N", edition).do("bids N P P P P", "rebid W 1C")
    assert (s.contract, s.turn) == (None, "N")
    assert s.do("director N", "choose director unintended").stands == "NP EP SP W1C"
    refused = s.do("director N", "choose director intended", "choose N refuse")
    assert refused.contract == "pass"


@pytest.mark.parametrize(("edition", "number"), [("1997", "25A"), ("2007", "25A3"), ("2017", "25A5")])
def test_25A5_once_a_lead_is_faced_nothing_is_put_back(edition: str, number: str) -> None:
    s = bidding(POZNAN, "N", edition).do("bids N 1H P 4H P P P", "rebid S 5H")
    assert s.contract == "5H N"
    s = s.do("EDQ", "director W changed-call")
    assert s.ruled == [number]
    assert (s.asked, s.turn, s.contract) == (None, "S", "5H N")


def after_the_lead(edition: str) -> Situation:
    """North plays 1 heart, the 3 of diamonds has been led, and South changes his pass to 2 hearts."""
    return bidding(POZNAN, "N", edition).do("bids N 1H P P P", "ED3", "rebid S 2H")


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A5_a_call_changed_after_the_lead_was_faced_changes_nothing(edition: str) -> None:
    s = after_the_lead(edition)
    assert s.offences == ["changed-call S 0 unnoticed"]
    assert (s.stands, s.contract, s.turn, s.asked) == ("N1H EP SP WP", "1H N", "S", None)
    played = s.do("SDJ WDA ND2", "claim N 7", "agree W")
    assert (played.contract, played.asked, played.offences) == ("1H N", None, ["changed-call S 0 unnoticed"])


@pytest.mark.parametrize(("edition", "number"), [("1997", "25A"), ("2007", "25A3"), ("2017", "25A5")])
def test_25A5_a_change_after_the_lead_is_cancelled(edition: str, number: str) -> None:
    s = after_the_lead(edition).do("director E")
    assert s.ruled == [number]
    assert s.offences == ["changed-call S 0 corrected"]
    assert (s.stands, s.contract, s.turn, s.asked) == ("N1H EP SP WP", "1H N", "S", None)
    assert s.unauthorised_call("2H") == "NS"
    assert s.do("director W").ruled[1:] == ["84A"]


@for_each("edition", EDITIONS)
@for_each("call", ["1C", "XX", "8NT", "P", "2H"])
def test_25A5_a_change_after_the_lead_is_no_other_irregularity(edition: str, call: str) -> None:
    s = bidding(POZNAN, "N", edition).do("bids N 1H P P P", "ED3", f"rebid S {call}")
    assert s.offences == ["changed-call S 0 unnoticed"]
    assert s.do("rebid S 3H", "director E").offences == ["changed-call S 0 unnoticed", "changed-call S 0 corrected"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A5_a_cancelled_change_does_not_lift_a_lead_restriction(edition: str) -> None:
    """East's 1 heart was too low; he leads against 2 spades, changes his pass, and West is in."""
    s = bidding(POZNAN, "N", edition).do("bids N 1S 1H", "director S", "choose S refuse", "bids E P 2S P P P", "ED3")
    untouched = s.do("SDJ WDA ND2")
    assert untouched.asked is not None and untouched.asked[1].startswith("26")
    assert s.do("rebid E X", "SDJ WDA ND2").asked == untouched.asked
    assert s.do("rebid E X", "director N", "SDJ WDA ND2").asked == untouched.asked


# -- 25B: intended ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_25B1_the_left_hand_opponent_is_asked(edition: str) -> None:
    s = changed(edition, "director E", "choose director intended")
    assert s.asked == ("E", "25B1", {"accept", "refuse"})
    assert "25B" in s.ruled and s.turn == "E"
    assert s.may_call("E").startswith("P X 2C")


@pytest.mark.parametrize("edition", EDITIONS)
def test_25B1_accepted_the_second_call_stands(edition: str) -> None:
    s = changed(edition, "director E", "choose director intended", "choose E accept")
    assert (s.stands, s.turn, s.asked) == ("N1NT", "E", None)
    assert s.offences == ["changed-call N 0 accepted"]
    assert s.unauthorised_call("1D") == "NS"
    assert "25B1" in s.ruled and "25B2" not in s.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_25B1_calling_on_is_accepting(edition: str) -> None:
    s = changed(edition, "director E", "choose director intended", "bid E 2S")
    assert (s.stands, s.turn, s.asked) == ("N1NT E2S", "S", None)
    assert s.offences == ["changed-call N 0 accepted"]
    assert "25B1" in s.ruled
    assert s.unauthorised_call("1D") == "NS"


@pytest.mark.parametrize("edition", EDITIONS)
def test_25B1_calling_over_it_without_a_word_accepts_it(edition: str) -> None:
    s = changed(edition, "bid E 2S")
    assert s.offences == ["changed-call N 0 accepted"]
    s = s.do("director W", "choose director intended")
    assert s.asked is None
    assert s.ruled == ["25B1"]
    assert s.offences == ["changed-call N 0 accepted"]
    assert s.unauthorised_call("1D") == "NS"
    assert s.do("director N").ruled.count("25B1") == 1


@for_each("edition", EDITIONS)
@for_each("who", ["W", "N", "S"])
@for_each("pointed", ["", " changed-call N"])
def test_25A1_is_asked_though_the_left_hand_opponent_has_called_over_it(edition: str, who: str, pointed: str) -> None:
    """Until his partner calls, a player may still have corrected a slip to the call he meant."""
    s = bidding(POZNAN, "N", edition).do("bid N 1S", "rebid N 1H", "bid E P", f"director {who}{pointed}")
    assert s.asked == ("director", INTENT[edition], {"unintended", "intended"})
    assert (s.stands, s.turn) == ("N1H EP", "S")
    meant = s.do("choose director unintended")
    assert (meant.stands, meant.turn, meant.asked) == ("N1H EP", "S", None)
    assert meant.offences == ["changed-call N 0 accepted"]
    assert meant.unauthorised_call("1S") == ""
    assert INTENT[edition] in meant.ruled and "25B1" not in meant.ruled
    assert meant.do(f"director {who}").asked is None
    defended = meant.do("bids S P", "bids W 2C P P P")
    assert (defended.contract, defended.turn, defended.asked) == ("2C W", "N", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A1_called_over_and_not_meant_no_lead_is_restrained(edition: str) -> None:
    s = changed(edition, "bid E 2H", "director W", "choose director unintended", "bids S P P P")
    assert (s.contract, s.turn, s.asked) == ("2H E", "S", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A1_not_asked_once_partner_has_called_over_it_too(edition: str) -> None:
    s = changed(edition, "bids E 2S P", "director W")
    assert (s.asked, s.ruled) == (None, ["25B1"])
    waited = changed(edition, "bid E 2S", "director W", "bid S P")
    assert (waited.asked, waited.ruled, waited.offences) == (None, ["25B1"], ["changed-call N 0 accepted"])
    assert waited.unauthorised_call("1D") == "NS"


@pytest.mark.parametrize(
    ("edition", "asked"),
    [
        ("1997", None),
        ("2007", ("E", "26A2", {"require-D", "forbid-D", "free"})),
        ("2017", ("E", "26B", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"})),
    ],
)
def test_25B1_a_lead_may_then_be_restrained(edition: str, asked: tuple[str, str, set[str]] | None) -> None:
    """North has withdrawn 1D and defends. 2007: Law 26 speaks for itself; 1997: the change stands without penalty."""
    s = changed(edition, "director E", "choose director intended", "choose E accept", "bids E 2H P P P")
    assert (s.contract, s.turn) == ("2H E", "S")
    assert s.asked == asked
    found = changed(edition, "bid E 2H", "director W", "choose director intended", "bids S P P P")
    assert found.asked == asked


@pytest.mark.parametrize("edition", NEW)
def test_25B1_accepting_withdraws_what_was_called_over_the_first_call(edition: str) -> None:
    s = over(edition, "director E", "choose director intended")
    assert s.asked == ("E", "25B1", {"accept", "refuse"})
    s = s.do("choose E accept")
    assert (s.stands, s.turn, s.asked) == ("N1NT", "E", None)
    assert s.unauthorised_call("X") == "NS" and s.unauthorised_call("1D") == "NS"


@pytest.mark.parametrize("edition", NEW)
def test_25B2_refusing_leaves_what_was_called_over_the_first_call(edition: str) -> None:
    s = over(edition, "director E", "choose director intended", "choose E refuse")
    assert (s.stands, s.turn, s.asked) == ("N1D EX", "S", None)
    assert s.unauthorised_call("1NT") == "NS" and s.unauthorised_call("X") is None


def test_25B1_who_calls_again_over_the_second_call_has_accepted_it() -> None:
    s = over("2017", "director E", "choose director intended", "bid E 2H")
    assert (s.stands, s.turn, s.asked) == ("N1NT E2H", "S", None)
    assert s.offences == ["changed-call N 0 accepted"]


def test_25B_of_1997_knows_no_change_once_the_left_hand_opponent_has_called() -> None:
    s = over("1997", "director E", "choose director intended")
    assert (s.stands, s.turn, s.asked) == ("N1D EX", "S", None)
    assert s.bound("S") == []
    assert s.unauthorised_call("1NT") == "NS"


@pytest.mark.parametrize("edition", NEW)
def test_25B2_refused_the_original_call_stands(edition: str) -> None:
    s = changed(edition, "director E", "choose director intended", "choose E refuse")
    assert (s.stands, s.turn, s.asked) == ("N1D", "E", None)
    assert s.offences == ["changed-call N 0 corrected"]
    assert s.unauthorised_call("1NT") == "NS" and s.unauthorised_call("1D") is None
    assert "25B2" in s.ruled and s.bound("S") == []


@pytest.mark.parametrize(
    ("edition", "asked"),
    [
        ("1997", ("E", "26B", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"})),
        ("2007", ("E", "26B", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"})),
        ("2017", ("E", "26B", {"forbid-S", "forbid-H", "forbid-C", "free"})),
    ],
)
def test_25B2_a_lead_may_be_restrained(edition: str, asked: tuple[str, str, set[str]] | None) -> None:
    """1NT, which named no suit, is cancelled; North's 1D stands, so that he has specified diamonds (2017)."""
    s = changed(edition, "director E", "choose director intended", "choose E refuse", "bids E 2H P P P")
    assert s.asked == asked


def test_25B2_an_irregular_first_call_is_then_ruled_on() -> None:
    """East's first call was out of rotation; it stands again, and so does what was wrong with it."""
    s = bidding(POZNAN, "N").do("bid E 1H", "rebid E 1S", "director N")
    assert s.asked == ("director", "25A1", {"unintended", "intended"})
    s = s.do("choose director intended", "choose S refuse")
    assert s.stands == "E1H"
    assert s.asked is not None and s.asked[:2] == ("S", "29A")


def test_25B1_a_call_accepted_is_accepted_with_what_else_it_was() -> None:
    s = bidding(POZNAN, "N").do("bids N 2D 2S", "rebid E 1S", "director S", "choose director intended")
    assert s.asked == ("S", "25B1", {"accept", "refuse"})
    assert s.do("choose S accept").offences == ["changed-call E 0 accepted", "insufficient-bid E 0 accepted"]
    refused = s.do("choose S refuse")
    assert refused.offences == ["changed-call E 0 corrected", "insufficient-bid E 0 corrected"]
    assert (refused.stands, refused.turn, refused.asked) == ("N2D E2S", "S", None)


def test_25B2_several_changes_go_back_to_the_first_call() -> None:
    s = changed("2017", "rebid N 2D", "director E", "choose director intended", "choose E refuse")
    assert (s.stands, s.turn, s.asked) == ("N1D", "E", None)
    assert s.offences == ["changed-call N 0 corrected", "changed-call N 0 corrected"]
    assert s.unauthorised_call("1NT") == "NS" and s.unauthorised_call("2D") == "NS"


# -- 1997: let it stand, or another legal call -----------------------------------------------------------------------


def refused_in_1997(*texts: str) -> Situation:
    return changed("1997", "director E", "choose director intended", "choose E refuse", *texts)


def test_25B2_of_1997_the_first_call_is_let_stand_and_partner_passes_once() -> None:
    s = refused_in_1997()
    assert (s.stands, s.turn, s.asked) == ("N1D", "E", None)
    assert s.bound("S") == ["pass-once"]
    assert {"25B2(b)", "25B2(b)(1)"} <= set(s.ruled)
    s = s.do("bids E P P P", "bid N 1S")
    assert s.bound("S") == []


def test_25B2_of_1997_partner_is_subject_to_a_lead_penalty() -> None:
    s = refused_in_1997("bids E 2H P P P")
    assert s.asked is not None and s.asked[:2] == ("E", "26B")


def test_25B2_of_1997_or_the_offender_makes_another_legal_call() -> None:
    s = refused_in_1997("rebid N 2NT")
    assert (s.stands, s.turn, s.asked) == ("N2NT", "E", None)
    assert s.offences == ["changed-call N 0 corrected"]
    assert s.bound("S") == []
    assert "25B2(b)(2)" in s.ruled
    assert s.unauthorised_call("1D") == "NS"


@pytest.mark.parametrize("words", ["bid N 1D", "rebid N 1D"])
def test_25B2_of_1997_he_says_that_he_lets_it_stand(words: str) -> None:
    s = refused_in_1997(words)
    assert (s.stands, s.turn, s.asked) == ("N1D", "E", None)
    assert s.offences == ["changed-call N 0 corrected"]
    assert s.bound("S") == ["pass-once"]
    assert "25B2(b)(2)" not in s.ruled
    assert s.do("bid N 2NT").offences == ["changed-call N 0 corrected", "call-out-of-rotation N 0 unnoticed"]


@pytest.mark.parametrize("call", ["2NT", "P", "1C"])
def test_25B2_of_1997_another_call_may_simply_be_made(call: str) -> None:
    """The turn is East's all the while: the first call stands until North makes another."""
    assert refused_in_1997().turn == "E"
    s, changing = refused_in_1997(f"bid N {call}"), refused_in_1997(f"rebid N {call}")
    assert (s.stands, s.turn, s.asked) == (f"N{call}", "E", None)
    assert (s.offences, s.ruled, s.bound("S")) == (changing.offences, changing.ruled, [])
    assert s.unauthorised_call("1D") == "NS"
    assert refused_in_1997("bid E P", "bid N 2NT").offences[-1] == "call-out-of-rotation N 0 unnoticed"


def test_25B2_of_1997_no_score_above_average_minus() -> None:
    s = refused_in_1997("rebid N 2NT", "bids E P P P")
    assert (s.contract, s.asked) == ("2NT N", None)
    s = s.do("claim N 8", "agree E", "round")
    assert s.asked == ("director", "25B2(b)(2)", {"stand", "adjust"})
    assert s.do("choose director stand").asked is None


def test_25B2_of_1997_once_somebody_has_called_another_call_is_another_change() -> None:
    s = refused_in_1997("bid E P", "rebid N 2NT")
    assert s.offences == ["changed-call N 0 corrected", "changed-call N 0 unnoticed"]


def test_25B2_of_1997_an_irregular_first_call_is_dealt_with_and_partner_need_not_pass() -> None:
    s = bidding(POZNAN, "N", "1997").do("bid E 1H", "rebid E 1S", "director N", "choose director intended")
    s = s.do("choose S refuse")
    assert "25B2(b)(1)" not in s.ruled
    assert s.asked is not None and s.asked[:2] == ("S", "29A")


# -- 9B2, and accepting without knowing ------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_25B1_a_call_made_after_attention_was_drawn_accepts_nothing(edition: str) -> None:
    """S002-07a: East objects to 1NT, and bids 1S over the 1D that he thinks stands."""
    s = changed(edition, "attention E changed-call", "bid E 1S")
    assert s.offences[0] == "changed-call N 0 noticed"
    s = s.do("director E")
    assert "9B2" in s.ruled
    assert (s.stands, s.turn) == ("N1NT", "E")
    s = s.do("choose director intended")
    assert s.asked == ("E", "25B1", {"accept", "refuse"})
    s = s.do("choose E refuse")
    assert (s.stands, s.turn) == ("N1D", "E")
    assert s.unauthorised_call("1NT") == "NS"
    assert "W" in (s.unauthorised_call("1S") or "")
    assert s.offences == ["changed-call N 0 corrected", "insufficient-bid E 0 corrected"]


UNAWARES = ("director E", "director E changed-call")
"""East doubles 1NT and means 1D; he sees it before anybody has called, and calls the Director (S002-07b)."""


@pytest.mark.parametrize("edition", NEW)
@pytest.mark.parametrize("words", UNAWARES)
def test_25B1_only_calling_intentionally_over_it_accepts_it(edition: str, words: str) -> None:
    found = changed(edition, "bid E X", words)
    assert found.asked == ("director", INTENT[edition], {"unintended", "intended"})
    s = found.do("choose director intended")
    assert s.asked == ("E", "25B1", {"accept", "refuse"})
    refused = s.do("choose E refuse")
    assert (refused.stands, refused.turn, refused.asked) == ("N1D", "E", None)
    assert refused.unauthorised_call("1NT") == "NS"
    assert "W" in (refused.unauthorised_call("X") or "")
    assert refused.offences == ["changed-call N 0 corrected"]
    accepted = s.do("choose E accept")
    assert (accepted.stands, accepted.turn, accepted.asked) == ("N1NT", "E", None)


@pytest.mark.parametrize("edition", NEW)
@pytest.mark.parametrize("words", UNAWARES)
def test_25B1_he_may_answer_before_the_director_has_found_what_was_intended(edition: str, words: str) -> None:
    found = changed(edition, "bid E X", words)
    refused = found.do("choose E refuse")
    assert (refused.stands, refused.turn, refused.asked) == ("N1D", "E", None)
    assert (found.do("choose E accept").stands, found.do("choose E accept").asked) == ("N1NT", None)
    assert found.refuses("choose S refuse")
    assert changed(edition, "bid E X", "director W").refuses("choose E refuse")


@for_each("edition", EDITIONS)
@for_each("words", UNAWARES)
def test_25A6_who_had_not_seen_the_change_may_withdraw_his_call(edition: str, words: str) -> None:
    s = changed(edition, "bid E X", words, "choose director unintended")
    assert s.asked == ("E", KEEP[edition], {"keep", "withdraw"})
    assert s.do("choose E withdraw").stands == "N1NT"


@pytest.mark.parametrize("words", UNAWARES)
def test_25B1_of_1997_the_second_call_stands_and_he_may_take_his_own_back(words: str) -> None:
    found = changed("1997", "bid E X", words)
    s = found.do("choose director intended")
    assert s.asked == ("E", "25B1", {"keep", "withdraw"})
    assert s.unauthorised_call("1D") == "NS"
    assert (s.do("choose E keep").stands, s.do("choose E keep").asked) == ("N1NT EX", None)
    back = s.do("choose E withdraw")
    assert (back.stands, back.turn, back.offences) == ("N1NT", "E", ["changed-call N 0 accepted"])
    assert "W" in (back.unauthorised_call("X") or "")
    at_once = found.do("choose E withdraw")
    assert (at_once.stands, at_once.asked) == ("N1NT", None)


def test_25B1_once_the_auction_has_gone_on_it_is_accepted() -> None:
    s = changed("2017", "bids E X P", "director E changed-call")
    assert s.asked is None and s.ruled == ["25B1"]


def test_25_a_change_that_the_other_side_lets_pass_is_accepted() -> None:
    """East had doubled 1D; South and then West go on over 1NT: the right to anything is lost (11A)."""
    assert over("2017", "bids S P P").offences == ["changed-call N 0 accepted"]
    assert over("2017", "bid S P").offences == ["changed-call N 0 unnoticed"]


# -- calls out of rotation that are changes of call ------------------------------------------------------------------


def again(edition: str, *texts: str) -> Situation:
    """North bids 1S and bids again at East's turn."""
    return bidding(POZNAN, "N", edition).do("bid N 1S", "bid N 2S", *texts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_25_a_second_call_at_the_turn_of_the_left_hand_opponent(edition: str) -> None:
    s = again(edition, "director E")
    assert s.asked == ("director", INTENT[edition], {"unintended", "intended"})
    meant = s.do("choose director unintended")
    assert (meant.stands, meant.turn, meant.asked) == ("N2S", "E", None)
    s = s.do("choose director intended")
    assert s.asked == ("E", "25B1", {"accept", "refuse"})
    accepted = s.do("choose E accept")
    assert (accepted.stands, accepted.turn) == ("N2S", "E")
    assert accepted.offences == ["call-out-of-rotation N 0 accepted"]
    assert accepted.unauthorised_call("1S") == "NS"
    refused = s.do("choose E refuse")
    assert (refused.stands, refused.turn) == ("N1S", "E")
    assert refused.offences == ["call-out-of-rotation N 0 corrected"]
    assert refused.unauthorised_call("2S") == "NS"


@pytest.mark.parametrize("edition", EDITIONS)
def test_25B1_such_a_call_is_accepted_by_calling_over_it(edition: str) -> None:
    s = again(edition, "bid E 3C")
    assert (s.stands, s.turn) == ("N2S E3C", "S")
    assert s.offences == ["call-out-of-rotation N 0 accepted"]
    asked = again(edition, "director E", "choose director intended", "bid E 3C")
    assert (asked.stands, asked.turn, asked.asked) == ("N2S E3C", "S", None)


def test_25_a_lower_bid_put_for_the_first_is_not_insufficient_in_its_place() -> None:
    s = bidding(POZNAN, "N").do("bid N 2S", "bid N 1S", "director E", "choose director unintended")
    assert (s.stands, s.turn, s.asked) == ("N1S", "E", None)


# -- the school's cases ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A_a_double_for_a_stop_card(edition: str) -> None:
    """S002-01: 1C, South doubles by mistake, West bids 1H, South meant 2S."""
    s = bidding(POZNAN, "E", edition).do("bids E 1C X 1H", "rebid S 2S", "director S", "choose director unintended")
    assert s.asked == ("W", KEEP[edition], {"keep", "withdraw"})
    s = s.do("choose W withdraw")
    assert (s.stands, s.turn) == ("E1C S2S", "W")
    assert s.unauthorised_call("1H") == "NS"
    assert s.unauthorised_call("X") == ""
    assert s.do("bid W P").turn == "N"


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A_or_25B_of_a_pass(edition: str) -> None:
    """S002-04: a pass that was to be 2H, noticed when North had raised to 2C."""
    s = bidding(TWO_HEARTS, "S", edition).do("bids S 1C P 2C", "rebid W 2H", "director W")
    meant = s.do("choose director unintended")
    assert meant.asked == ("N", KEEP[edition], {"keep", "withdraw"})
    meant = meant.do("choose N withdraw")
    assert (meant.stands, meant.turn) == ("S1C W2H", "N")
    assert meant.unauthorised_call("2C") == "EW"
    afterthought = s.do("choose director intended")
    if edition != "1997":
        assert afterthought.asked == ("N", "25B1", {"accept", "refuse"})
        afterthought = afterthought.do("choose N refuse")
    assert (afterthought.stands, afterthought.turn) == ("S1C WP N2C", "E")
    assert afterthought.unauthorised_call("2H") == "EW"
    assert afterthought.unauthorised_call("2C") is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A_three_for_four(edition: str) -> None:
    """S002-09b: 1S, 2H, and West's STOP 3H was meant as 4H."""
    s = bidding(POZNAN, "W", edition).do("bids W 1S P 2H P 3H", "rebid W 4H", "director N")
    s = s.do("choose director unintended")
    assert (s.stands, s.turn, s.asked) == ("W1S NP E2H SP W4H", "N", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A_the_withdrawn_double_is_not_for_declarer(edition: str) -> None:
    """S002-13: South opens 3H for 3S, West has doubled; South plays 4S and may not finesse West for the jack."""
    s = bidding(PREEMPT, "S", edition).do("bids S 3H X", "rebid S 3S", "director S", "choose director unintended")
    s = s.do("choose W withdraw", "bids W P 4S P P P")
    assert s.contract == "4S S"
    assert s.unauthorised_call("X") == "NS"


# -- a change of the call put for one that was cancelled -------------------------------------------------------------


def substituted(edition: str, call: str, *texts: str) -> Situation:
    """East's 1 heart over 1 spade is refused; he makes this call in its place, and then changes it."""
    refused = bidding(POZNAN, "N", edition).do("bids N 1S 1H", "director S", "choose S refuse")
    return refused.do(f"bid E {call}", *texts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A1_the_call_meant_is_judged_by_the_law_that_wanted_it(edition: str) -> None:
    """2 hearts were free, but he had meant 3: those are not."""
    free = substituted(edition, "2H")
    assert (free.ruled[-1], free.unauthorised_call("1H")) == ("27B1(a)", "")
    s = free.do("rebid E 3H", "director S", "choose director unintended")
    assert (s.stands, s.turn) == ("N1S E3H", "S")
    if edition == "1997":
        assert s.asked is None
    else:
        assert s.asked == ("director", "27B1(b)", {"comparable", "not-comparable"})
        s = s.do("choose director not-comparable")
    assert s.ruled[-1] == "27B2"
    assert (s.bound("W"), s.unauthorised_call("1H")) == (["pass-throughout"], "EW")


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A1_partner_is_free_again_if_the_slip_had_silenced_him(edition: str) -> None:
    silenced = substituted(edition, "P")
    assert silenced.bound("W") == ["pass-throughout"]
    s = silenced.do("rebid E 2H", "director S", "choose director unintended")
    assert (s.stands, s.turn, s.asked, s.bound("W")) == ("N1S E2H", "S", None, [])
    assert s.unauthorised_call("1H") == ""
    defended = s.do("bids S 2S P P P")
    assert (defended.contract, defended.turn, defended.asked) == ("2S N", "E", None)


@pytest.mark.parametrize("edition", NEW)
def test_25B1_an_accepted_change_is_judged_by_that_law_too(edition: str) -> None:
    s = substituted(edition, "2H", "rebid E 3H", "director S", "choose director intended")
    assert s.do("choose S accept").asked == ("director", "27B1(b)", {"comparable", "not-comparable"})
    refused = s.do("choose S refuse")
    assert (refused.stands, refused.asked, refused.bound("W")) == ("N1S E2H", None, [])
    assert refused.unauthorised_call("1H") == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_25A1_the_call_meant_is_judged_by_the_law_of_the_call_out_of_rotation(edition: str) -> None:
    """East's 1 heart at North's turn is refused; over 1 spade he bids 2 hearts, and says that he had meant 2 clubs."""
    s = bidding(POZNAN, "N", edition).do("bid E 1H", "director S", "choose S refuse", "bids N 1S 2H")
    if edition in since("2017"):
        s = s.do("choose director comparable")
        assert (s.bound("W"), s.unauthorised_call("1H")) == ([], "")
    else:
        assert s.bound("W") == ["pass-once"]
    s = s.do("rebid E 2C", "director S", "choose director unintended")
    if edition in since("2017"):
        assert s.asked == ("director", "31A2(a)", {"comparable", "not-comparable"})
        s = s.do("choose director not-comparable")
        assert s.bound("W") == ["pass-once"]
    else:
        assert "31A2(b)" in s.ruled
        assert s.bound("W") == ["pass-throughout"]
    assert (s.asked, s.unauthorised_call("1H")) == (None, "EW")


@pytest.mark.parametrize("edition", NEW)
def test_25B2_the_first_call_is_back_before_the_director_had_compared_it(edition: str) -> None:
    """Nobody had yet said whether 2 spades are comparable when he changed them."""
    s = substituted(edition, "2S", "rebid E 3H", "director S", "choose director intended", "choose S refuse")
    assert s.stands == "N1S E2S"
    assert s.asked == ("director", "27B1(b)", {"comparable", "not-comparable"})
    said = substituted(edition, "2S", "choose director not-comparable", "rebid E 3H", "director S")
    back = said.do("choose director intended", "choose S refuse")
    assert (back.stands, back.asked, back.bound("W")) == ("N1S E2S", None, ["pass-throughout"])


def test_25A1_a_later_call_of_his_is_judged_by_no_law_of_the_first() -> None:
    s = substituted("2017", "2H", "bids S P P P").contract
    assert s == "2H E"
    later = substituted("2017", "2H", "bids S 2S P P 3H", "rebid E 4C", "director S", "choose director unintended")
    assert (later.asked, later.bound("W"), later.unauthorised_call("1H")) == (None, [], "")


def test_25B2b_of_1997_while_the_choice_is_open_he_may_make_any_legal_call() -> None:
    table = bidding(POZNAN, "N", "1997").do(
        "bids N 1C 1S", "rebid E 2H", "director S", "choose director intended", "choose S refuse"
    )
    assert table.may_call("E").startswith("P X 1D 1H 1S") and table.may_call("S").startswith("P X 1NT")
    assert table.do("bid S P").may_call("E") == ""


@pytest.mark.parametrize(("instead", "number"), [("2H", "27B1(a)"), ("2C", "27B2")])
def test_25B2_a_replacement_that_stands_again_is_not_ruled_on_a_second_time(instead: str, number: str) -> None:
    """East's bid was too low; its replacement has been found free, or not, before he tried to change that too."""
    table = bidding(POZNAN, "N").do("bids N 1S 1H", "director S", "choose S refuse", f"bid E {instead}")
    judged = table if table.asked is None else table.do("choose director not-comparable")
    again = judged.do("rebid E 3D", "director S", "choose director intended", "choose S refuse")
    assert again.stands == f"N1S E{instead}" and again.ruled.count(number) == 1
    assert again.bound("W") == judged.bound("W") and again.asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_25_changes_of_one_call_are_ruled_on_together_however_many_there_are(edition: str) -> None:
    """North changes his mind more often than a function may call itself before anybody says a word."""
    table = bidding(POZNAN, "N", edition).do("bid N 1D").do(*(f"rebid N {n % 2 + 1}C" for n in range(1200)))
    asked = table.do("director E")
    assert asked.asked == ("director", INTENT[edition], {"unintended", "intended"})
    assert not asked.do("choose director unintended").table.undecided
