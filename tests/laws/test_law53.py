"""Law 53: a lead out of turn accepted, by a word, by playing to it, or set aside by the proper lead."""

import pytest

from tests.situations import EDITIONS, POZNAN, at

ONE_TRICK = "WCJ NCA EC2 SC3"
"""Dummy has won; the lead is dummy's."""


def test_53A_accepted_play_goes_on_from_it() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "WDA", "director S", "choose S accept")
    assert table.turn == "N"
    assert table.lawful("N") == "DK D6 D5 D2"
    assert table.offences == ["lead-out-of-turn W 2 accepted"]


def test_53A_accepted_by_playing_to_it() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "WDA ND2")
    assert table.offences == ["lead-out-of-turn W 2 accepted"]
    assert table.turn == "E"


def test_53A_playing_on_over_the_question_accepts() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "WDA", "director S", "ND2")
    assert table.asked is None
    assert table.offences == ["lead-out-of-turn W 2 accepted"]


@pytest.mark.parametrize(("edition", "accepted"), [("1997", True), ("2007", True), ("2017", False)])
def test_53A_on_the_thirteenth_trick_in_2017_it_goes_back(edition: str, accepted: bool) -> None:
    deal = "N:A2... 43... 65... 87..."
    table = at(deal, "3NT S", edition, lead="N").do("NSA ES3 SS5 WS7", "WS8", "director S")
    assert (table.asked is not None) is accepted


@pytest.mark.parametrize(("edition", "number"), [("1997", "53C"), ("2007", "53C"), ("2017", "53B")])
def test_53B_declarer_makes_his_own_lead_and_the_irregular_one_goes_back(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EHK SH4", "ES2 SSA WS6 NST")
    assert table.turn == "S"
    led = table.do("WDA", "SSK")
    assert led.on_table == "SSK"
    assert led.penalty == {}
    assert led.offences == ["lead-out-of-turn W 3 corrected"]
    assert number in led.ruled
    assert led.unauthorised("DA") == "EW"


def test_53B_the_hand_next_in_rotation_that_follows_suit_has_accepted() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "WDA ND2")
    assert table.on_table == "WDA ND2"
    assert table.offences == ["lead-out-of-turn W 2 accepted"]


def test_53B_the_hand_next_in_rotation_that_could_follow_and_does_not_makes_its_own_lead() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "WDA NHQ")
    assert table.on_table == "NHQ"
    assert table.offences == ["lead-out-of-turn W 2 corrected"]
    assert table.penalty == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_53C_the_wrong_defender_plays_to_declarers_irregular_lead(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SSA ES2")
    assert table.offences == ["lead-out-of-turn S 2 accepted", "premature-play E 2 unnoticed"]
    ruled = table.do("director S")
    assert ruled.penalty == {"ES2": "major"}
    assert ruled.asked is not None
    assert ruled.asked[:2] == ("S", "57A")


def test_53B_a_defender_on_lead_leads_though_declarer_led_out_of_turn() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EHK SH4", "SSA ES2")
    assert table.on_table == "ES2"
    assert table.offences == ["lead-out-of-turn S 2 corrected"]


def test_53A_a_lead_out_of_turn_that_was_picked_up_again_is_over() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "SH4", "back S H4", "director W lead-out-of-turn S")
    assert table.asked is None
    assert table.turn == "N"


def test_53B_on_the_last_trick_in_2017_the_hand_that_is_due_makes_its_own_lead() -> None:
    deal = "N:A2... 43... 65... 87..."
    table = at(deal, "3NT S", lead="N").do("NSA ES3 SS5 WS7", "WS8 NS2")
    assert table.on_table == "NS2"
    assert table.turn == "E"
    assert at(deal, "3NT S", "2007", lead="N").do("NSA ES3 SS5 WS7", "WS8 NS2").on_table == "WS8 NS2"


@pytest.mark.parametrize(("edition", "number"), [("1997", "53B"), ("2007", "53B"), ("2017", "53C")])
def test_53A_the_director_comes_when_the_lead_has_been_accepted_by_playing(edition: str, number: str) -> None:
    assert at(POZNAN, "4S S", edition).do(ONE_TRICK, "WDA ND2", "director E").ruled == ["53A"]
    wrong = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SSA ES2", "director S lead-out-of-turn S")
    assert wrong.ruled == [number]
