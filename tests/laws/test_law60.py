"""Law 60: play after an illegal play."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, at

ONE_TRICK = "WCJ NCA EC2 SC3"
"""Dummy has won; the lead is dummy's."""

EIGHT = "N:K5.32.A6.75 32.98.KQ.84 A4.KQ.32.A3 QJ.AJ.54.92"


@pytest.mark.parametrize("edition", EDITIONS)
def test_60A1_an_opponent_plays_on_after_a_premature_play(edition: str) -> None:
    table = at(EIGHT, "3NT S", edition, lead="E").do("EC8 WC9 NC5")
    assert table.offences[0] == "premature-play W 6 accepted"


@pytest.mark.parametrize("edition", EDITIONS)
def test_60B_a_defender_plays_before_declarer_has_led_from_the_right_hand(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SH4", "director W", "choose W refuse", "WDA", "director S")
    assert table.penalty == {"WDA": "major"}
    assert table.asked is None
    assert table.turn == "N"
    assert "60B" in table.ruled


@for_each("edition", EDITIONS)
@for_each("early", ["WDA", "ES2", "WS6"])
def test_60B_it_stays_a_penalty_card_when_declarer_leads_over_it(edition: str, early: str) -> None:
    """Declarer's lead from the right hand neither accepts the defender's card nor sends it back unpenalised."""
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SH4", "director W", "choose W refuse", early, "NST")
    assert (table.on_table, table.turn, table.asked) == ("NST", "E", None)
    assert table.penalty == {early: "major"}
    assert table.ruled[-2:] == ["60B", "50B"]
    assert table.do("director S").ruled[-1] == "84A"


def test_60C_the_offenders_partner_plays_and_the_rights_remain() -> None:
    table = at(EIGHT, "3NT S", lead="N").do("NC5 WC9 EC4", "director S")
    assert table.asked is not None
    assert table.asked[:2] == ("S", "57A")
    highest = table.do("choose S highest")
    assert highest.lawful("E") == "C8"
    assert highest.penalty == {"WC9": "major", "EC4": "major"}


def test_60A3_an_earlier_obligation_remains() -> None:
    table = at(EIGHT, "3NT S", lead="N").do("face E DQ", "director S", "NC5 WC9 EC4 SCA")
    assert table.penalty == {"EDQ": "major"}
    assert table.do("SD2 WD5 NDA").lawful("E") == "DQ"


@pytest.mark.parametrize("edition", EDITIONS)
def test_60A2_who_goes_on_after_a_premature_lead_plays_in_turn(edition: str) -> None:
    table = at(EIGHT, "3NT S", edition, lead="W").do("WHA NH2 WHJ NH3")
    assert table.offences == ["premature-lead W 7 accepted"]
    assert table.do("director S").ruled == ["60A1"]
