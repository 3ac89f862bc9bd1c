"""Law 57: premature lead or play."""

import pytest

from tests.situations import EDITIONS, POZNAN, Situation, at, by_year

EIGHT = "N:K5.32.A6.75 32.98.KQ.84 A4.KQ.32.A3 QJ.AJ.54.92"
"""Eight cards each, spades hearts diamonds clubs; South declares 3NT, and the clubs 6 10 J Q K are gone."""


def early(edition: str = "2017") -> Situation:
    """Dummy leads a club, and West plays before East."""
    return at(EIGHT, "3NT S", edition, lead="N").do("NC5 WC9")


ALL_EDITIONS = {"highest", "lowest", "forbid-S", "forbid-H", "forbid-D"}
OPTIONS = by_year({"1997": ALL_EDITIONS, "2017": ALL_EDITIONS | {"require-S", "require-H", "require-D"}})


@pytest.mark.parametrize("edition", EDITIONS)
def test_57A_a_play_before_partner_becomes_a_major_penalty_card_and_declarer_chooses(edition: str) -> None:
    table = early(edition)
    assert table.offences == ["premature-play W 6 unnoticed"]
    ruled = table.do("director S")
    assert ruled.penalty == {"WC9": "major"}
    assert ruled.on_table == "NC5"
    assert ruled.turn == "E"
    assert ruled.asked == ("S", "57A", OPTIONS[edition])
    assert ruled.lawful("E") == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_57A1_the_highest_of_the_suit_led(edition: str) -> None:
    table = early(edition).do("director S", "choose S highest")
    assert table.lawful("E") == "C8"
    assert table.do("EC4").offences[-1] == "revoke E 6 unnoticed"


@pytest.mark.parametrize("edition", EDITIONS)
def test_57A2_the_lowest_of_the_suit_led(edition: str) -> None:
    assert early(edition).do("director S", "choose S lowest").lawful("E") == "C4"


def test_57A3_in_2017_a_card_of_another_suit_may_be_required() -> None:
    deal = "N:K5.32.A6.75 T98.98.KQ7. A4.KQ.32.A3 QJ.AJ.54.92"
    table = at(deal, "3NT S", lead="N").do("NC5 WC9", "director S", "choose S require-D")
    assert table.lawful("E") == "DK DQ D7"
    assert table.ruled[-1] == "57A3"


@pytest.mark.parametrize(("edition", "number"), [("1997", "57A3"), ("2007", "57A3"), ("2017", "57A4")])
def test_57A4_a_card_of_another_suit_may_be_forbidden(edition: str, number: str) -> None:
    deal = "N:K5.32.A6.75 T98.98.KQ7. A4.KQ.32.A3 QJ.AJ.54.92"
    table = at(deal, "3NT S", edition, lead="N").do("NC5 WC9", "director S", "choose S forbid-D")
    assert table.lawful("E") == "ST S9 S8 H9 H8"
    assert table.ruled[-1] == number


def test_57B_partner_cannot_comply_and_may_play_any_lawful_card() -> None:
    table = early().do("director S", "choose S require-D")
    assert table.lawful("E") == "C8 C4"
    assert at(EIGHT, "3NT S", lead="N").do("NC5 WC9", "director S", "choose S forbid-S").lawful("E") == "C8 C4"


def test_57A_the_penalty_card_is_then_played_to_the_trick_when_it_can_be() -> None:
    table = early().do("director S", "choose S highest", "EC8 SCA")
    assert table.lawful("W") == "C9"


@pytest.mark.parametrize("edition", EDITIONS)
def test_57A_a_lead_to_the_next_trick_before_partner_has_played(edition: str) -> None:
    table = at(EIGHT, "3NT S", edition, lead="W").do("WHA NH2 WHJ")
    assert table.offences == ["premature-lead W 7 unnoticed"]
    assert table.turn == "E"
    ruled = table.do("director S")
    assert ruled.penalty == {"WHJ": "major"}
    assert ruled.asked is not None
    assert ruled.asked[:2] == ("S", "57A")
    assert ruled.do("choose S lowest").lawful("E") == "H8"


def test_57A_partner_has_followed_meanwhile_and_declarer_loses_nothing() -> None:
    table = at(EIGHT, "3NT S", lead="W").do("WHA NH2 WHJ EH8", "director S", "choose S highest")
    assert "60C" in table.ruled
    assert table.turn == "E"
    assert table.lawful("E") == "H9"
    assert table.penalty == {"WHJ": "major", "EH8": "major"}
    kept = at(EIGHT, "3NT S", lead="W").do("WHA NH2 WHJ EH8", "director S", "choose S lowest")
    assert kept.on_table == "WHA NH2 EH8"


def test_44G_a_premature_lead_by_the_winner_of_the_trick_stands() -> None:
    table = at(EIGHT, "3NT S", lead="E").do("EC8 SC3 WC9 EC4", "director S")
    assert table.offences == ["premature-lead E 7 noticed"]
    assert table.asked == ("S", "56", {"accept", "refuse"})
    won = at(EIGHT, "3NT S", lead="W").do("WSQ NS5 ES2 WSJ SS4", "director S")
    assert won.offences == ["premature-lead W 7 accepted"]
    assert won.ruled == ["44G"]


@pytest.mark.parametrize(("edition", "number"), [("1997", "57C"), ("2007", "57C1"), ("2017", "57C1")])
def test_57C1_declarer_has_played_from_both_hands(edition: str, number: str) -> None:
    table = at(EIGHT, "3NT S", edition, lead="N").do("NC5 SCA WC9", "director S premature-play W")
    assert number in table.ruled
    assert table.penalty == {}
    assert table.asked is None
    assert table.turn == "E"


@pytest.mark.parametrize(("edition", "number"), [("1997", "57C"), ("2007", "57C1"), ("2017", "57C2")])
def test_57C2_dummy_had_suggested_a_card_before_his_turn(edition: str, number: str) -> None:
    table = at(EIGHT, "3NT S", edition, lead="S").do("SC3", "extra N gesture", "EC8", "director S premature-play E")
    assert number in table.ruled
    assert table.penalty == {}


def test_57C_dummy_who_led_or_played_in_turn_exempts_nobody() -> None:
    assert early().do("director S").penalty == {"WC9": "major"}


@pytest.mark.parametrize(("edition", "number"), [("1997", "45C2"), ("2007", "57C2"), ("2017", "57C3")])
def test_57C3_declarers_premature_play_stands(edition: str, number: str) -> None:
    table = at(EIGHT, "3NT S", edition, lead="N").do("NC5 SCA", "director W")
    assert number in table.ruled
    assert table.on_table == "NC5 SCA"
    assert table.turn == "E"
    assert table.offences == ["premature-play S 6 accepted"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_57C3_a_card_that_goes_back_as_a_revoke_is_not_said_to_stay(edition: str) -> None:
    table = at("N:..32.AJ4 ..AK.T98 ..Q4.Q76 ..J9.K52", "3NT S", edition, lead="S").do("SCQ ND3", "director W")
    assert [ruling.message.key for ruling in table.table.rulings][:2] == ["law-57C-revoke", "law-62A-later"]


@pytest.mark.parametrize(("edition", "number"), [("1997", "45C1"), ("2007", "45C1"), ("2017", "57D")])
def test_57D_a_legal_card_played_at_the_right_hand_opponents_turn_is_played(edition: str, number: str) -> None:
    table = at(EIGHT, "3NT S", edition, lead="N").do("NC5 EC8 WC9", "director S")
    assert number in table.ruled
    assert table.penalty == {}
    assert table.asked is None
    assert table.turn == "S"
    assert table.offences == ["premature-play W 6 accepted"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_57D_an_illegal_one_becomes_a_major_penalty_card(edition: str) -> None:
    table = at(EIGHT, "3NT S", edition, lead="N").do("NC5 EC8 WD4", "director S premature-play W")
    assert table.penalty == {"WD4": "major"}
    assert table.asked is None
    assert set(table.offences) == {"premature-play W 6 corrected", "revoke W 6 corrected"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_45B_a_card_called_from_dummy_before_his_turn_is_played(edition: str) -> None:
    table = at(EIGHT, "3NT S", edition, lead="S").do("SC3", "call C7", "EC8", "director S premature-play E")
    assert table.on_table == "SC3 NC7 EC8"
    assert table.ruled[-1].startswith("57C")
    assert table.penalty == {}


# -- a card played to a lead that may yet be refused ------------------------------------------------------------------

FIVE = "N:..32.AJ4 ..AK.T98 ..Q4.Q76 ..J9.K52"
POINTED_OUT = ("attention S lead-out-of-turn W", "attention S premature-play E", "director S")


@pytest.mark.parametrize(("edition", "number"), [("1997", "45C1"), ("2007", "45C1"), ("2017", "57D")])
def test_57D_is_not_said_before_declarer_has_answered_about_the_lead(edition: str, number: str) -> None:
    """West leads out of turn and East plays to it: whether his card stays is not known until South has answered."""
    table = at(FIVE, "3NT S", edition, lead="S").do("WCK EC8", *POINTED_OUT)
    assert (table.ruled, table.asked) == (["53A"], ("S", "56", {"accept", "refuse"}))
    assert table.offences[-1] == "premature-play E 9 noticed"
    accepted = table.do("choose S accept")
    assert accepted.ruled[-1] == number and accepted.on_table == "WCK EC8"
    assert table.do("NC4").ruled[-1] == number
    refused = table.do("choose S refuse")
    assert number not in refused.ruled and refused.penalty == {"WCK": "major", "EC8": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_61A_a_card_played_to_a_lead_that_is_not_accepted_is_no_revoke(edition: str) -> None:
    table = at(FIVE, "3NT S", edition, lead="S").do("WCK EDA")
    assert [offence.split()[0] for offence in table.offences] == ["lead-out-of-turn", "premature-play"]
    refused = table.do(*POINTED_OUT, "choose S refuse")
    assert refused.penalty == {"WCK": "major", "EDA": "major"}
    assert not [offence for offence in refused.offences if offence.startswith("revoke")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_61A_it_is_one_once_the_lead_is_accepted(edition: str) -> None:
    start = at(FIVE, "3NT S", edition, lead="S").do("WCK EDA")
    assert "revoke E 9 unnoticed" in start.do("NC4").offences
    chosen = start.do(*POINTED_OUT, "choose S accept")
    assert "revoke E 9 corrected" in chosen.offences and chosen.penalty == {"EDA": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_61A_dummys_card_to_declarers_lead_from_the_wrong_hand(edition: str) -> None:
    """South leads where dummy was to, then another suit from dummy: a second lead, which goes back (57C3)."""
    table = at(FIVE, "3NT S", edition, lead="N").do("SCQ ND3")
    assert not [offence for offence in table.offences if offence.startswith("revoke")]
    ruled = table.do("attention W lead-out-of-turn", "attention W premature-play", "director W")
    assert (ruled.ruled, ruled.on_table) == (["53A"], "SCQ ND3")
    assert "revoke N 9 corrected" in ruled.do("choose W accept").offences
    assert ruled.do("choose W accept").on_table == "SCQ"
    assert not [offence for offence in ruled.do("choose W refuse").offences if offence.startswith("revoke")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_57A_a_premature_card_that_was_a_revoke_too_is_picked_up(edition: str) -> None:
    """Putting the revoke right does not take declarer's choice away."""
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "NH3 WCT", "back W CT", "director S")
    assert table.asked is not None and table.asked[:2] == ("S", "57A")
    assert table.penalty == {"WCT": "major"}
    assert [offence.split()[-1] for offence in table.offences] == ["corrected"] * 3
