"""Laws against one another: where two of them want something of the same player."""

import pytest

from tests.situations import EDITIONS, POZNAN, at

ONE_TRICK = "WCJ NCA EC2 SC3"
"""Dummy has won; the lead is dummy's."""

SIX = "N:52.32.7.4 43.98.8.K 98.KQ.A.5 AK.J.95.9"
"""Six cards each, spades hearts diamonds clubs; South declares 3NT."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_50D_two_penalty_cards_in_two_suits_and_partner_leads(edition: str) -> None:
    table = at(SIX, "3NT S", edition, lead="W").do("face E S4", "director S", "face E H9", "director S")
    assert table.asked is not None
    assert table.asked[:2] == ("S", "51B2")
    bound = table.do("choose S require-H")
    assert bound.penalty == {"ES4": "major"}
    assert bound.lawful("W") == "HJ"
    after = bound.do("WHJ NH2")
    assert after.lawful("E") == "H9 H8"
    assert after.do("EH8 SHK").penalty == {"ES4": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_50D1b_a_lead_restriction_comes_before_ones_own_penalty_card(edition: str) -> None:
    table = at(SIX, "3NT S", edition, lead="W").do("face W D9", "director S", "face E H9", "director S")
    assert table.asked == ("S", "50D2", {"require-H", "forbid-H", "free"})
    assert table.do("choose S require-H").lawful("W") == "HJ"
    assert table.do("choose S forbid-H").lawful("W") == "D9"
    assert table.do("choose S free").lawful("W") == "D9"


@pytest.mark.parametrize("edition", EDITIONS)
def test_44C_following_suit_comes_before_penalty_card_and_what_declarer_chose(edition: str) -> None:
    begun = at(SIX, "3NT S", edition, lead="N").do("face E H9", "director S", "NC4 WC9", "director S")
    assert begun.do("choose S forbid-S").lawful("E") == "CK"
    led = at(SIX, "3NT S", edition, lead="S").do("face E H9", "director S", "SDA ED8", "director S")
    void = led.do("choose S highest")
    assert void.lawful("W") == "D9"



@pytest.mark.parametrize("edition", EDITIONS)
def test_62B_a_revoke_corrected_while_a_penalty_card_is_owed(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3", "face E DQ", "director S", "EDQ")
    assert table.faults[-1] == "revoke E 1 unnoticed"
    ruled = table.do("SH4", "director S")
    assert ruled.lawful("E") == "HA HK HT H2"
    # It lay faced before, so it is the penalty card it was, and no new one (62B2).
    assert ruled.penalty == {"EDQ": "major"}
    assert ruled.do("EHA").lawful("E") == "DQ"


def test_62B1_the_revoke_card_and_an_older_minor_one_are_both_major() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3", "expose E S2", "director S", "EC2 SH4", "director S")
    assert table.penalty == {"ES2": "major", "EC2": "major"}
    on_lead = table.do("EHA")
    assert on_lead.asked == ("S", "51A", {"S2", "C2"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_9B2_a_defender_plays_before_the_director_has_spoken(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SH4", "attention W", "WH7")
    assert table.faults == ["lead-out-of-turn S 2 accepted", "play-before-ruling W 2 unnoticed"]
    ruled = table.do("director E")
    assert "9B2" in ruled.ruled
    assert ruled.on_table == "SH4 WH7"


@pytest.mark.parametrize("edition", EDITIONS)
def test_9B2_the_offenders_partner_plays_before_the_director_has_spoken(edition: str) -> None:
    table = at(SIX, "3NT S", edition, lead="N").do("NC4 WC9", "attention S", "ECK", "director S")
    assert table.asked is not None
    assert table.asked[:2] == ("S", "57A")
    assert table.penalty == {"WC9": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_55A_accepted_by_one_defender_after_the_other_refused(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SH4", "director W", "choose E refuse", "choose W accept", "WH9")
    assert table.on_table == "SH4 WH9"
    assert table.turn == "N"


@pytest.mark.parametrize("edition", EDITIONS)
def test_53A_a_revoke_is_established_by_an_illegal_lead_that_is_then_withdrawn(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EC2 SH4", "EDQ", "director S lead-out-of-turn E", "choose S refuse")
    assert "revoke E 1 established" in table.faults
    assert table.penalty == {"EDQ": "major"}
