"""Law 56: a defender's lead out of turn."""

import pytest

from tests.situations import EDITIONS, POZNAN, at

ONE_TRICK = "WCJ NCA EC2 SC3"
"""Dummy has won; the lead is dummy's."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_56_a_defenders_lead_out_of_turn_declarer_is_asked(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "WDA", "director S")
    assert table.offences == ["lead-out-of-turn W 2 noticed"]
    assert table.asked == ("S", "56", {"accept", "refuse"})


def test_56B_refused_it_is_a_major_penalty_card_and_the_lead_is_made_from_the_right_hand() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "WDA", "director S", "choose S refuse")
    assert table.penalty == {"WDA": "major"}
    assert table.turn == "N"
    assert table.offences == ["lead-out-of-turn W 2 corrected"]


@pytest.mark.parametrize(("edition", "number"), [("1997", "56"), ("2007", "56"), ("2017", "56B")])
def test_56B_only_2017_has_letters(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "WDA", "director S", "choose S refuse")
    assert [ruled for ruled in table.ruled if ruled.startswith("56")] == [number]


@pytest.mark.parametrize("edition", EDITIONS)
def test_56B_partner_is_on_lead_and_declarer_has_the_three_options_of_50D(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EHK SH4", "WDA", "director S", "choose S refuse")
    assert table.asked == ("S", "50D2", {"require-D", "forbid-D", "free"})
    assert table.do("choose S require-D").lawful("E") == "DQ D4 D3"


def test_56A_accepted_he_has_led() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EHK SH4", "WDA", "director S", "choose S accept")
    assert table.penalty == {}
    assert table.do("ND2 ED3 SDJ").table.turn is not None
