"""Law 55: declarer's lead out of turn; the defenders' answers."""

import pytest

from tests.situations import EDITIONS, POZNAN, Situation, at

ONE_TRICK = "WCJ NCA EC2 SC3"
"""Dummy has won; the lead is dummy's."""


def wrong_hand(edition: str = "2017") -> Situation:
    """Declarer led a heart from his own hand; West is next in turn to it."""
    return at(POZNAN, "4S S", edition).do(ONE_TRICK, "SH4", "director W")


def test_55B2_declarer_led_from_the_wrong_hand() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "SH4", "director W")
    assert table.asked == ("WE", "55A", {"accept", "refuse"})
    back = table.do("choose W refuse")
    assert back.turn == "N"
    assert back.penalty == {}
    assert "55B2" in back.ruled


def test_55B1_declarer_led_when_it_was_a_defenders_turn() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EHK SH4", "SSA", "director W", "choose W refuse")
    assert "55B1" in table.ruled
    assert table.turn == "E"


@pytest.mark.parametrize("edition", EDITIONS)
def test_55A_the_defender_next_in_turn_answers_and_it_is_settled(edition: str) -> None:
    table = wrong_hand(edition).do("choose W accept")
    assert table.asked is None
    assert table.turn == "W"
    later = table.do("choose E refuse")
    assert later.on_table == "SH4"
    assert later.ruled[-1] == "55A"


@pytest.mark.parametrize("edition", EDITIONS)
def test_55A_the_other_defender_refused_first_and_the_one_next_in_turn_accepts(edition: str) -> None:
    table = wrong_hand(edition).do("choose E refuse")
    assert table.on_table == ""
    assert table.turn == "N"
    assert table.asked == ("W", "55A", {"accept", "refuse"})
    after = table.do("choose W accept")
    assert after.on_table == "SH4"
    assert after.turn == "W"
    assert after.offences == ["lead-out-of-turn S 2 accepted"]


def test_55A_the_other_defender_accepted_first_and_the_one_next_in_turn_refuses() -> None:
    table = wrong_hand().do("choose E accept", "choose W refuse")
    assert table.on_table == ""
    assert table.turn == "N"
    assert table.offences == ["lead-out-of-turn S 2 corrected"]


def test_55A_both_agree() -> None:
    table = wrong_hand().do("choose E refuse", "choose W refuse")
    assert table.turn == "N"
    assert table.asked is None


def test_55A_the_second_answer_lapses_when_play_goes_on() -> None:
    refused = wrong_hand().do("choose E refuse", "NHQ")
    assert refused.asked is None
    accepted = wrong_hand().do("choose E accept", "WH9")
    assert accepted.asked is None
    assert accepted.on_table == "SH4 WH9"


@pytest.mark.parametrize("edition", EDITIONS)
def test_55B2_declarer_need_not_lead_the_same_suit(edition: str) -> None:
    table = wrong_hand(edition).do("choose W refuse")
    assert table.lawful("N") == "ST HQ HJ H6 H5 H3 DK D6 D5 D2 CK CQ"


def test_55C_what_declarers_lead_told_is_authorised_for_the_defenders() -> None:
    assert wrong_hand().do("choose W refuse").unauthorised("H4") == "NS"


def test_45E2_declarer_led_to_the_next_trick_before_this_one_was_complete() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2", "NCK")
    assert table.offences == ["premature-lead N 2 unnoticed"]
    ruled = table.do("director W")
    assert ruled.asked == ("ES", "55A", {"accept", "refuse"}) or ruled.asked == ("EW", "55A", {"accept", "refuse"})
    back = ruled.do("choose E refuse")
    assert back.penalty == {}
    assert "45E2" in back.ruled
    assert back.turn == "S"


def test_55A_an_answer_about_an_earlier_lead_changes_nothing() -> None:
    table = wrong_hand().do("choose W refuse", "NHQ EH2 SH4 WH7", "SSA", "director W", "choose E refuse")
    assert table.on_table == ""
    assert table.turn == "N"
