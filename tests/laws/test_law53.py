"""Law 53 with 55 and 56: leads out of turn after the first trick."""

import pytest

from tests.situations import EDITIONS, POZNAN, at

ONE_TRICK = "WCJ NCA EC2 SC3"
"""Dummy has won; the lead is dummy's."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_56_a_defenders_lead_out_of_turn_declarer_is_asked(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "WDA", "director S")
    assert table.faults == ["lead-out-of-turn W 2 noticed"]
    assert table.asked == ("S", "56", {"accept", "refuse"})


def test_56B_refused_it_is_a_major_penalty_card_and_the_lead_is_made_from_the_right_hand() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "WDA", "director S", "choose S refuse")
    assert table.penalty == {"WDA": "major"}
    assert table.turn == "N"
    assert table.faults == ["lead-out-of-turn W 2 corrected"]


def test_53A_accepted_play_goes_on_from_it() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "WDA", "director S", "choose S accept")
    assert table.turn == "N"
    assert table.lawful("N") == "DK D6 D5 D2"
    assert table.faults == ["lead-out-of-turn W 2 accepted"]


def test_53A_accepted_by_playing_to_it() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "WDA ND2")
    assert table.faults == ["lead-out-of-turn W 2 accepted"]
    assert table.turn == "E"


def test_53A_playing_on_over_the_question_accepts() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "WDA", "director S", "ND2")
    assert table.asked is None
    assert table.faults == ["lead-out-of-turn W 2 accepted"]


@pytest.mark.parametrize(("edition", "accepted"), [("1997", True), ("2007", True), ("2017", False)])
def test_53A_on_the_thirteenth_trick_in_2017_it_goes_back(edition: str, accepted: bool) -> None:
    deal = "N:A2... 43... 65... 87..."
    table = at(deal, "3NT S", edition, lead="N").do("NSA ES3 SS5 WS7", "WS8", "director S")
    assert (table.asked is not None) is accepted


def test_55B2_declarer_led_from_the_wrong_hand() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "SH4", "director W")
    assert table.asked == ("WE", "55A", {"accept", "refuse"})
    back = table.do("choose E refuse")
    assert back.turn == "N"
    assert back.penalty == {}
    assert "55B2" in back.ruled


def test_55B1_declarer_led_when_it_was_a_defenders_turn() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EHK SH4", "SSA", "director W", "choose W refuse")
    assert "55B1" in table.ruled
    assert table.turn == "E"
