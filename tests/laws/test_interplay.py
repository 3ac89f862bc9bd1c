"""Laws against one another: where two of them want something of the same player."""

import pytest

from tests.each import for_each
from tests.laws.test_law57 import EIGHT
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


@for_each(("dropped", "choice", "left"), [("C4", "highest", "C8"), ("C8", "lowest", "C4")])
@for_each("edition", EDITIONS)
def test_57A_declarers_choice_comes_before_a_minor_penalty_card(
    edition: str, dropped: str, choice: str, left: str
) -> None:
    """The card he must play is one of those that 50C would have him keep: as with a major one, the choice binds."""
    begun = at(EIGHT, "3NT S", edition, lead="N").do(f"expose E {dropped}", "director S")
    assert begun.penalty == {f"E{dropped}": "minor"}
    bound = begun.do("NC5 WC9", "director S", f"choose S {choice}")
    assert bound.lawful("E") == left
    assert bound.do(f"E{left}").penalty == {f"E{dropped}": "minor", "WC9": "major"}


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
    assert table.offences[-1] == "revoke E 1 unnoticed"
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
    assert table.offences == ["lead-out-of-turn S 2 accepted", "play-before-ruling W 2 unnoticed"]
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
    assert "revoke E 1 established" in table.offences
    assert table.penalty == {"EDQ": "major"}


# -- what a judge of the engine found --------------------------------------------------------------------------------

JUDGED = "N:876.KQ5.AJ94.K83 KJ52.97.T83.QJ94 A93.AJ62.KQ5.AT2 QT4.T843.762.765"
"""3NT by South, thirteen cards each."""
WEST_LEADS = "WSQ NS6 ES2 SS3"
SOUTH_LEADS = "WS4 NS6 ESK SSA"
NORTH_LEADS = "WD2 NDA ED3 SD5"


@pytest.mark.parametrize("edition", EDITIONS)
def test_11A_declarer_has_led_on_and_the_premature_play_costs_nothing(edition: str) -> None:
    table = at(JUDGED, "3NT S", edition).do(NORTH_LEADS, "NH5 WH3 EH9 SHA", "SHJ WH4", "director S premature-play W")
    assert "11A" in table.ruled
    assert table.penalty == {}
    assert table.tricks == (2, 0)
    assert table.asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_11A_the_director_judges_whether_declarer_who_played_after_both_has_lost_his_choice(edition: str) -> None:
    table = at(JUDGED, "3NT S", edition).do(NORTH_LEADS, "NH5 WH3 EH7 SHA", "director S premature-play W")
    assert table.asked == ("director", "11A", {"forfeited", "not-forfeited"})
    assert "57A" not in table.ruled
    lost = table.do("choose director forfeited")
    assert (lost.penalty, lost.asked, lost.turn) == ({}, None, "S")
    assert lost.offences == ["premature-play W 2 accepted"]
    kept = table.do("choose director not-forfeited")
    assert kept.penalty == {"WH3": "major"}
    assert kept.asked is not None and kept.asked[:2] == ("S", "57A")
    assert kept.do("choose S lowest").on_table == "NH5 EH7 SHA"
    highest = kept.do("choose S highest")
    assert (highest.turn, highest.lawful("E"), highest.on_table) == ("E", "H9", "NH5 SHA")
    assert highest.penalty == {"WH3": "major", "EH7": "major"}
    changed = highest.do("EH9")
    assert changed.asked == ("S", "47D", {"keep", "withdraw"})
    assert changed.do("choose S keep").turn == "W"
    back = changed.do("choose S withdraw")
    assert (back.lawful("S"), back.unauthorised("HA")) == ("HJ H6 H2", "EW")


@pytest.mark.parametrize("edition", EDITIONS)
def test_11A_the_same_of_a_lead_to_the_next_trick(edition: str) -> None:
    """West wins and leads before East has followed; East follows, and South too, who then calls the Director."""
    deal = "N:K5.32.A6.75 32.98.KQ.84 A4.KQ.32.A3 QJ.AJ.54.92"
    table = at(deal, "3NT S", edition, lead="W").do("WHA NH2 WHJ EH8 SHK", "director S premature-lead")
    assert table.asked == ("director", "11A", {"forfeited", "not-forfeited"})
    assert table.do("choose director forfeited").on_table == "WHJ"
    kept = table.do("choose director not-forfeited", "choose S highest", "EH9")
    assert kept.penalty == {"WHJ": "major", "EH8": "major"}
    assert kept.asked == ("S", "47D", {"keep", "withdraw"})
    assert kept.do("choose S withdraw").lawful("S") == "HQ"


PICKED_UP = (
    ("WH3", (NORTH_LEADS, "NH5 WH3", "back W H3", "EH9 SHA"), "NH5 EH9 SHA"),  # played before East
    ("ECQ", (WEST_LEADS, "ECQ", "back E CQ", "WS4 NS7"), "WS4 NS7"),  # led in West's place
)


@for_each("edition", EDITIONS)
@for_each(("card", "played", "on_table"), PICKED_UP)
def test_11A_the_director_says_whether_it_costs_a_side_its_right_that_it_has_played_on(
    edition: str, card: str, played: tuple[str, ...], on_table: str
) -> None:
    table = at(JUDGED, "3NT S", edition).do(*played, "director S")
    assert table.asked == ("director", "11A", {"forfeited", "not-forfeited"})
    assert (table.on_table, table.penalty) == (on_table, {})
    lost = table.do("choose director forfeited")
    assert (lost.ruled, lost.penalty, lost.asked) == (["11A"], {}, None)
    assert lost.unauthorised(card[1:]) == "EW"
    kept = table.do("choose director not-forfeited")
    assert kept.ruled[:2] == ["11A", "50B"] and kept.penalty == {card: "major"}
    assert (kept.on_table, kept.asked) == (on_table, None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_11A_nothing_is_asked_of_a_card_of_declarers(edition: str) -> None:
    table = at(JUDGED, "3NT S", edition).do(NORTH_LEADS, "SHA", "back S HA", "NH5 EH9", "director W")
    assert (table.ruled, table.asked) == (["11A"], None)


@for_each("edition", EDITIONS)
@for_each("over", ["WC5", "WHT"])
def test_60C_the_offenders_partner_plays_to_the_irregular_lead_and_declarer_still_chooses(
    edition: str, over: str
) -> None:
    table = at(JUDGED, "3NT S", edition).do(WEST_LEADS, "ECQ", over, "director S")
    assert table.asked == ("S", "56", {"accept", "refuse"})
    refused = table.do("choose S refuse")
    assert refused.on_table == ""
    assert refused.penalty == {"ECQ": "major", over: "major"}
    assert refused.turn == "W"


@pytest.mark.parametrize("edition", EDITIONS)
def test_60C_declarer_plays_to_his_own_irregular_lead_and_the_defenders_still_choose(edition: str) -> None:
    table = at(JUDGED, "3NT S", edition).do(SOUTH_LEADS, "NHK SHA", "director W")
    assert table.asked == ("EW", "55A", {"accept", "refuse"})
    refused = table.do("choose E refuse")
    assert refused.on_table == ""
    assert refused.turn == "S"


@pytest.mark.parametrize("edition", EDITIONS)
def test_57A_a_premature_card_that_is_a_revoke_too_is_ruled_on_as_premature_first(edition: str) -> None:
    table = at(JUDGED, "3NT S", edition).do(SOUTH_LEADS, "SHA EC4", "director S")
    assert table.penalty == {"EC4": "major"}
    assert table.asked is not None
    assert table.asked[:2] == ("S", "57A")
    assert set(table.offences) == {"premature-play E 2 corrected", "revoke E 2 corrected"}


def test_57D_at_the_right_hand_opponents_turn_an_illegal_card() -> None:
    table = at(JUDGED, "3NT S").do(SOUTH_LEADS, "SHA WH3 EC4", "director S")
    assert "57D" in table.ruled
    assert table.penalty == {"EC4": "major"}
    assert table.turn == "N"


@pytest.mark.parametrize("edition", EDITIONS)
def test_51B_a_second_penalty_card_after_declarer_has_chosen_is_chosen_about_too(edition: str) -> None:
    start = at(JUDGED, "3NT S", edition).do(WEST_LEADS, "face E DT", "director S", "choose S free")
    table = start.do("ECQ", "director S", "choose S refuse")
    assert table.asked is not None
    assert table.asked[:2] == ("S", "51B2")
    forbidden = at(JUDGED, "3NT S", edition).do(WEST_LEADS, "face E DT", "director S", "choose S forbid-D")
    again = forbidden.do("face E CQ", "director S")
    assert again.asked == ("S", "50D2", {"require-C", "forbid-C", "free"})


@for_each("edition", EDITIONS)
@for_each(("chosen", "lawful"), [("require-D", "D7 D6 D2"), ("forbid-D", "S4 HT H8 H4 H3 C7 C6")])
def test_60A3_a_restriction_waits_for_the_next_lead_when_partners_lead_was_accepted(
    edition: str, chosen: str, lawful: str
) -> None:
    start = at(JUDGED, "3NT S", edition).do(WEST_LEADS, "face E DT", "director S", f"choose S {chosen}")
    later = start.do("ECQ SC2 WC5 NC8", "ES5 SS9 WST NS7")
    assert later.turn == "W"
    assert later.lawful("W") == lawful


@pytest.mark.parametrize("edition", EDITIONS)
def test_61A_an_illegal_lead_is_replaced_and_what_partner_played_to_it_goes_back(edition: str) -> None:
    start = at(JUDGED, "3NT S", edition).do(WEST_LEADS, "face E DT", "director S", "choose S require-D")
    table = start.do("WHT", "attention S", "EH7", "director S revoke W")
    assert table.turn == "W"
    assert table.lawful("W") == "D7 D6 D2"


@pytest.mark.parametrize(("edition", "number"), [("1997", "53B"), ("2007", "53B"), ("2017", "53C")])
def test_53C_the_director_says_that_the_lead_stands_before_he_comes_to_57(edition: str, number: str) -> None:
    table = at(JUDGED, "3NT S", edition).do(SOUTH_LEADS, "NHK WH3", "director S")
    assert table.ruled[:2] == [number, "57A"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_52A_the_card_played_instead_of_the_penalty_card_is_picked_up_again(edition: str) -> None:
    start = at(JUDGED, "3NT S", edition).do(NORTH_LEADS, "face E DT", "director S")
    table = start.do("ND4", "ED8", "back E D8", "director S")
    assert table.ruled[-2:] == ["47F", "52A"]
    assert table.asked == ("S", "52B", {"accept", "refuse"})
    assert table.do("choose S refuse").lawful("E") == "DT"


@pytest.mark.parametrize("edition", EDITIONS)
def test_52B_partner_plays_over_it_and_declarer_still_chooses(edition: str) -> None:
    table = at(JUDGED, "3NT S", edition).do(NORTH_LEADS, "face E DT", "director S", "ND4 ED8 WD6", "director S")
    assert table.asked == ("S", "52B", {"accept", "refuse"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_55A_the_defender_next_in_turn_plays_to_the_lead_the_other_refused(edition: str) -> None:
    table = at(JUDGED, "3NT S", edition).do(SOUTH_LEADS, "NHK", "director W", "choose W refuse", "EH7")
    assert table.on_table == "NHK EH7"
    assert table.turn == "S"
    assert table.offences == ["lead-out-of-turn N 2 accepted"]
