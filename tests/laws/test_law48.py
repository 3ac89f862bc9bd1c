"""Law 48: what declarer shows costs him nothing; his whole hand may be a claim. With 54A said again."""

import pytest

from bridgetable.cards.seat import Seat
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, at

FIRST_TRICK = "WCJ NCA EC2 SC3"

ENDING = "N:AQ5.K7.. J92.84.. 864.Q6.. KT3.A9.."
"""Five cards each, spades and hearts only."""


@for_each("edition", EDITIONS)
@for_each("shown", ["expose S SA", "face S SA", "expose S SA SK"])
def test_48A_declarers_cards_are_never_penalty_cards(edition: str, shown: str) -> None:
    table = at(POZNAN, "4S S", edition).do(FIRST_TRICK, shown, "director W")
    assert (table.ruled, table.offences, table.penalty, table.asked) == (["48A"], [], {}, None)
    assert table.turn == "N"


def test_48A_is_said_once_of_each_card() -> None:
    table = at(POZNAN, "4S S").do(FIRST_TRICK, "expose S SA", "director W", "director E")
    assert table.ruled == ["48A", "84A"]
    assert table.do("expose S SK", "director W").ruled == ["48A", "84A", "48A"]


def test_48A_nothing_is_left_of_it_once_the_card_is_played() -> None:
    assert at(POZNAN, "4S S").do("WCJ NCA EC2", "expose S C3", "SC3", "director W").ruled == ["84A"]


def test_48A_a_defenders_card_comes_first() -> None:
    table = at(POZNAN, "4S S").do(FIRST_TRICK, "expose S SA", "face E D3", "director W")
    assert table.ruled == ["49", "50B"]


@pytest.mark.parametrize("edition", ["1997", "2017"])
def test_48A_a_card_dummy_shows_before_his_hand_is_spread(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("expose N CA", "director W")
    assert (table.ruled, table.penalty) == (["48A"], {})


@pytest.mark.parametrize("edition", EDITIONS)
def test_48B2_declarer_who_faces_his_hand_may_have_claimed(edition: str) -> None:
    table = at(ENDING, "3NT S", edition, lead="W").do("face S S8 S6 S4 HQ H6", "director W")
    assert (table.ruled, table.offences, table.asked, table.turn) == (["48B2"], [], None, "W")
    assert table.do("WHA NH7 EH4 SH6").offences == []
    claimed = table.do("claim S 2", "agree W")
    assert claimed.table.over


def test_48B2_not_when_he_claims_with_it() -> None:
    table = at(ENDING, "3NT S", lead="W").do("claim S 2", "face S S8 S6 S4 HQ H6", "agree W", "director W")
    assert "48B2" not in table.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_48B1_over_an_opening_lead_out_of_turn_it_is_54A(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2", "expose S SA")
    assert table.ruled == ["54A"]
    come = table.do("director W")
    assert (come.ruled, come.offences) == (["54A", "54A"], ["lead-out-of-turn E 1 accepted"])
    assert come.table.declarer is Seat.N
