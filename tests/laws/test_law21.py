"""Law 21: calls based on misinformation."""

from __future__ import annotations

import pytest

from bridgetable.engine.steps import ImpossibleError
from tests.situations import EDITIONS, POZNAN, Situation, at, bidding, by_year

LEAVE = by_year({"1997": "21B1", "2007": "21B1(a)"})


def misled(edition: str, *texts: str) -> Situation:
    """South opens 1C, North explains it wrongly to West, who passes on it."""
    return bidding(POZNAN, "S", edition).do("bid S 1C", "tell N W explanation", "bid W P", *texts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B1_he_may_change_his_call_while_partner_has_not_called(edition: str) -> None:
    s = misled(edition, "bid N 1H", "director N")
    assert s.ruled == [LEAVE[edition]]
    assert (s.asked, s.turn) == (None, "E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B1_the_change_is_no_irregularity(edition: str) -> None:
    s = misled(edition, "director N", "rebid W 1S")
    assert (s.offences, s.asked) == ([], None)
    assert (s.stands, s.turn) == ("S1C W1S", "N")
    assert s.unauthorised_call("P") == "NS"


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B2_his_left_hand_opponent_may_then_change_too(edition: str) -> None:
    s = misled(edition, "bid N 1H", "director N", "rebid W 1S")
    assert s.asked == ("N", "21B2", {"keep", "withdraw"})
    back = s.do("choose N withdraw")
    assert (back.stands, back.turn, back.asked) == ("S1C W1S", "N", None)
    assert back.unauthorised_call("1H") == "NS"
    assert "21B2" in back.ruled
    kept = misled(edition, "bid N 2H", "director N", "rebid W 1S", "choose N keep")
    assert (kept.stands, kept.turn, kept.asked) == ("S1C W1S N2H", "E", None)
    assert misled(edition, "bid N 2H", "director N", "rebid W 1S", "bid E P").asked is None


def test_21B2_a_bid_that_the_new_call_makes_insufficient_is_so_if_it_is_kept() -> None:
    s = misled("2017", "bid N 1H", "director N", "rebid W 1S", "choose N keep")
    assert s.offences == ["insufficient-bid N 0 unnoticed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B1_a_call_changed_before_the_director_came_is_allowed_all_the_same(edition: str) -> None:
    s = misled(edition, "bid N 1H", "rebid W 1S")
    assert s.offences == ["changed-call W 0 unnoticed"]
    s = s.do("director E")
    assert s.asked == ("N", "21B2", {"keep", "withdraw"})
    assert s.offences == ["changed-call W 0 accepted"]
    assert LEAVE[edition] in s.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B1_the_new_call_is_subject_to_its_own_law(edition: str) -> None:
    s = misled(edition, "director N", "rebid W 1C")
    assert s.offences == ["insufficient-bid W 0 unnoticed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B1_only_what_was_called_on_the_explanation_and_an_opponent_gave_it(edition: str) -> None:
    before = bidding(POZNAN, "S", edition).do("bids S 1C P", "tell N W explanation", "director N")
    assert LEAVE[edition] not in before.ruled
    assert before.do("rebid W 1S").offences == ["changed-call W 0 unnoticed"]
    partner = bidding(POZNAN, "S", edition).do("bid S 1C", "tell E W explanation", "bid W P", "director N")
    assert LEAVE[edition] not in partner.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B1_after_the_final_pass_until_a_lead_is_faced(edition: str) -> None:
    """East's pass came of it and was followed by two more: his side has not called since."""
    s = bidding(POZNAN, "N", edition).do("bids N 1H P 4H", "tell N W explanation", "bids W P P P", "director S")
    assert "21B3" in s.ruled  # East, his partner, has passed after him
    s = bidding(POZNAN, "N", edition).do("bids N 1H P 4H P P", "tell N E explanation", "bid E P", "director S")
    assert LEAVE[edition] in s.ruled
    s = s.do("rebid E 4S")
    assert (s.contract, s.turn, s.offences) == (None, "S", [])


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B1_an_explanation_that_was_put_right_misinforms_no_longer(edition: str) -> None:
    s = misled(edition, "bid N 1H", "director N", "bid E P", "bid S 2C", "bid W P")
    assert s.do("director N").ruled == [LEAVE[edition], "84A"]
    assert s.do("rebid W 2S").offences == ["changed-call W 0 unnoticed"]
    again = misled(edition, "bid N 1H", "director N", "bids E P", "bid S 2C", "tell N W explanation", "bid W P")
    assert again.do("director N").ruled == [LEAVE[edition]] * 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B1_put_right_before_he_called(edition: str) -> None:
    s = bidding(POZNAN, "S", edition).do("bid S 1C", "tell N W explanation", "director N", "bid W P")
    assert s.ruled == []
    assert s.do("director N").ruled == ["84A"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B1_both_opponents_hear_an_explanation_to_nobody_in_particular(edition: str) -> None:
    s = bidding(POZNAN, "S", edition).do("bid S 1C", "tell N both explanation", "bids W P", "bid N P", "bid E P")
    assert s.do("director E").ruled.count(LEAVE[edition]) == 1  # East's: West's partner has called since
    assert s.do("director E", "rebid E 1S").offences == []


def test_21B1_whose_lead_it_is_has_to_be_told_to_somebody() -> None:
    with pytest.raises(ImpossibleError):
        at(POZNAN, "4S S").do("tell N both your-lead")


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B3_too_late_the_director_judges_after_play(edition: str) -> None:
    s = misled(edition, "bids N 1H P", "director N")
    assert s.ruled == ["21B3"] and s.asked is None
    assert s.do("rebid W 1S").offences == ["changed-call W 0 unnoticed"]
    s = s.do("bids S 4H P P P", "claim N 10", "agree E", "round")
    assert s.asked == ("director", "21B3", {"stand", "adjust"})
    assert s.do("choose director stand").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_21B3_found_out_during_the_play_47E2_is_not_asked(edition: str) -> None:
    s = misled(edition, "bids N 1H P 4H P P P", "EDQ SDJ WDA ND2 WDT", "director W")
    assert s.ruled == ["21B3"] and s.asked is None
    s = s.do("claim N 10", "agree E", "round")
    assert s.asked == ("director", "21B3", {"stand", "adjust"})


def test_21B3_found_out_after_the_play() -> None:
    s = misled("2017", "bids N 1H P 4H P P P", "claim N 10", "agree E", "director E")
    assert s.asked == ("director", "21B3", {"stand", "adjust"})


def test_21B3_an_opening_lead_may_still_come_back_under_47E2() -> None:
    """East was told the wrong meaning, called on it, and has just led."""
    s = bidding(POZNAN, "N").do("bid N 1H", "tell S E explanation", "bids E P 4H P P P", "EDQ", "director W")
    assert "21B3" in s.ruled
    assert s.asked == ("E", "47E2(a)", {"keep", "withdraw"})
    assert s.do("choose E keep", "SDJ", "director W").ruled.count("21B3") == 1
