"""Law 50: penalty cards, what they oblige, what is known from them."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at, before, by_year, since

HEARTS_LED = "WH9 NH3 EC2 SH4"
"""East revokes on the opening lead with a small club."""

NO_TRUMP = "N:K5.32.A6.7 32.98.KQ.8 A4.KQ.32.A QJ.AJ.54.9"
"""Seven cards each, spades hearts diamonds clubs; South declares 3NT."""


def corrected() -> Situation:
    """East has put his revoke right with the king and is on lead with the penalty card before him."""
    return at(POZNAN, "4S S").do(HEARTS_LED, "director S", "EHK")


@pytest.mark.parametrize("edition", EDITIONS)
def test_50B_a_card_of_a_corrected_revoke_is_major(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(HEARTS_LED, "director S")
    assert table.penalty == {"EC2": "major"}
    assert "50B" in table.ruled


def test_50B_a_small_card_dropped_is_minor() -> None:
    assert at(NO_TRUMP, "3NT S", lead="W").do("expose E S2", "director S").penalty == {"ES2": "minor"}


def test_50B_an_honour_dropped_is_major() -> None:
    assert at(NO_TRUMP, "3NT S", lead="W").do("expose E DK", "director S").penalty == {"EDK": "major"}


def test_50B_a_small_card_shown_on_purpose_is_major() -> None:
    assert at(NO_TRUMP, "3NT S", lead="W").do("face E S2", "director S").penalty == {"ES2": "major"}


def test_50B_two_cards_of_one_defender_are_both_major() -> None:
    table = at(NO_TRUMP, "3NT S", lead="W").do("expose E S2", "director S", "expose E H8", "director S")
    assert table.penalty == {"ES2": "major", "EH8": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_50_a_card_played_again_before_anybody_rules_is_no_penalty_card(edition: str) -> None:
    table = at("N:AK.2.. Q4.3.. J8.4.. 65.5..", "3NT S", edition, lead="N").do(
        "NSA EH3", "back E H3", "ES4 SS8 WS5 NH2 EH3", "director S"
    )
    assert table.penalty == {} and "50" in table.ruled and "62B1" not in table.ruled
    assert table.turn == "S"


def test_50B_partners_card_does_not_count() -> None:
    table = at(NO_TRUMP, "3NT S", lead="S").do("expose E S2", "director S", "expose W D4", "director S")
    assert table.penalty == {"ES2": "minor", "WD4": "minor"}


def test_48A_declarer_and_dummy_never_have_one() -> None:
    table = at(NO_TRUMP, "3NT S", lead="S").do("expose S SA", "director W")
    assert table.penalty == {}
    assert table.offences == []


def test_50C_no_other_small_card_of_the_suit_before_the_minor() -> None:
    table = at(NO_TRUMP, "3NT S", lead="N").do("expose E S2", "director S", "NS5")
    assert table.lawful("E") == "S2"


def test_50C_an_honour_of_the_suit_may_be_played_instead() -> None:
    table = at("N:K52... Q73... A48... J96...", "3NT S", lead="N").do("expose E S3", "director S", "NS5")
    assert table.lawful("E") == "SQ S3"


def test_50C_the_holder_may_lead_or_discard_another_suit() -> None:
    table = at("N:K52... .Q73.. A48... J96...", "3NT S", lead="N").do("expose E H3", "director S", "NS5")
    assert table.lawful("E") == "HQ H3"
    free = at("N:K52... .Q3.2. A48... J96...", "3NT S", lead="N").do("expose E H3", "director S", "NS5")
    assert free.lawful("E") == "HQ H3 D2"


def test_50C_partner_of_a_minor_card_is_not_restricted() -> None:
    assert at(NO_TRUMP, "3NT S", lead="W").do("expose E S2", "director S").asked is None


def test_50D1a_a_major_card_is_led_at_the_first_opportunity() -> None:
    table = corrected().do("EC2")
    assert table.table.penalty_cards == ()


def test_50D1a_the_holder_on_lead_must_lead_it() -> None:
    assert corrected().lawful("E") == "C2"


def test_50D1a_it_is_discarded_when_the_holder_cannot_follow() -> None:
    table = at("N:K52... .Q73.. A48... J96...", "3NT S", lead="N").do("face E H3", "director S", "NS5")
    assert table.lawful("E") == "H3"


def test_50D1b_following_suit_comes_first_and_the_card_stays() -> None:
    table = at(NO_TRUMP, "3NT S", lead="S").do("face E H8", "director S", "SSA WSJ NS5")
    assert table.lawful("E") == "S3 S2"
    assert table.do("ES2").penalty == {"EH8": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_50D2_declarer_chooses_before_partner_leads(edition: str) -> None:
    table = at(NO_TRUMP, "3NT S", edition, lead="W").do("face E H8", "director S")
    assert table.asked == ("S", "50D2", {"require-H", "forbid-H", "free"})
    assert table.lawful("W") == ""


def test_50D2a_required_for_that_lead_only_and_the_card_is_picked_up() -> None:
    table = at(NO_TRUMP, "3NT S", lead="W").do("face E H8", "director S", "choose S require-H")
    assert table.penalty == {}
    assert table.lawful("W") == "HA HJ"
    assert table.do("WHA NH2 EH9 SHQ").lawful("W") == "SQ SJ HJ D5 D4 C9"


def test_50D2a_forbidden_for_as_long_as_he_keeps_the_lead() -> None:
    table = at(NO_TRUMP, "3NT S", lead="W").do("face E H8", "director S", "choose S forbid-H")
    assert table.lawful("W") == "SQ SJ D5 D4 C9"
    kept = at("N:52.3.. 43.8.. 98.4.. AK.J..", "3NT S", lead="W").do("face E H8", "director S", "choose S forbid-H")
    again = kept.do("WSA NS2 ES3 SS8")
    assert again.lawful("W") == "SK"
    assert again.do("WSK NS5 ES4 SS9").lawful("W") == "HJ"


def test_50D2a_the_prohibition_ends_when_he_loses_the_lead() -> None:
    table = at("N:AK.3.. 43.8.. 98.4.. 52.J..", "3NT S", lead="W").do("face E H8", "director S", "choose S forbid-H")
    back = table.do("WS2 NSA ES3 SS8 NH3 EH8 SH4 WHJ")
    assert back.table.restrictions
    assert back.lawful("W") == "S5"


def test_50D2b_left_free_the_card_stays_and_the_choice_comes_again() -> None:
    table = at("N:52.3.. 43.8.. 98.4.. AK.J..", "3NT S", lead="W").do("face E H8", "director S", "choose S free")
    assert table.penalty == {"EH8": "major"}
    assert table.lawful("W") == "SA SK HJ"
    assert table.do("WSA NS2 ES3 SS8").asked == ("S", "50D2", {"require-H", "forbid-H", "free"})


def test_50D2_a_lead_before_the_choice_is_an_exposed_card() -> None:
    table = at(NO_TRUMP, "3NT S", lead="W").do("face E H8", "director S", "WSQ")
    assert table.offences[-1] == "lead-before-choice W 7 unnoticed"
    ruled = table.do("director S")
    assert ruled.penalty == {"EH8": "major", "WSQ": "major"}
    assert ruled.on_table == ""
    assert ruled.asked == ("S", "50D2", {"require-H", "forbid-H", "free"})
    assert ruled.do("choose S require-H").lawful("W") == "HA HJ"


def test_59_a_player_unable_to_comply_may_lead_anything_without_penalty() -> None:
    table = at("N:52.3.. 43.8.. 98.4.. AK..J.", "3NT S", lead="W").do("face E H8", "director S", "choose S require-H")
    assert table.lawful("W") == "SA SK DJ"
    assert table.do("WDJ").offences == ["exposed-card E 11 corrected"]


@pytest.mark.parametrize(("edition", "on_table"), by_year({"1997": "W", "2017": ""}).items())
def test_50E_what_the_card_tells_edition_by_edition(edition: str, on_table: str) -> None:
    table = at(NO_TRUMP, "3NT S", edition, lead="W").do("face E H8", "director S")
    assert table.unauthorised("H8") == on_table
    assert table.do("choose S require-H").unauthorised("H8") == "W"


@pytest.mark.parametrize("edition", since("2017"))
def test_50E3_once_played_how_it_came_about_is_unauthorised(edition: str) -> None:
    table = at(NO_TRUMP, "3NT S", edition, lead="S").do("face E H8", "director S", "SHQ WHA NH2 EH8")
    assert table.unauthorised("H8") == "W"


@pytest.mark.parametrize("edition", since("2017"))
def test_50E4_the_director_is_asked_whether_the_card_helped(edition: str) -> None:
    table = at(NO_TRUMP, "3NT S", edition, lead="W").do("face E H8", "director S", "choose S free", "WHA NH2 EH8 SHQ")
    done = table.do("claim S 5", "agree W")
    assert done.asked == ("director", "50E4", {"stand", "adjust"})
    assert done.do("choose director stand").asked is None


@pytest.mark.parametrize("edition", before("2017"))
def test_50E4_nobody_asks_before_2017(edition: str) -> None:
    table = at(NO_TRUMP, "3NT S", edition, lead="W").do("face E H8", "director S", "choose S free", "WHA NH2 EH8 SHQ")
    assert table.do("claim S 5", "agree W").asked is None


def test_50B_two_cards_dropped_together_are_ruled_major_at_once() -> None:
    table = at(NO_TRUMP, "3NT S", lead="W").do("expose E S2 H8", "director S")
    assert table.penalty == {"ES2": "major", "EH8": "major"}
    assert table.ruled == ["49", "50B", "49", "50B"]


def test_60A1_declarer_plays_on_over_a_lead_made_too_soon() -> None:
    table = at(NO_TRUMP, "3NT S", lead="W").do("face E H8", "director S", "WSQ NS5")
    assert table.offences[-1] == "lead-before-choice W 7 accepted"


def test_49_an_exposed_card_that_was_played_unnoticed() -> None:
    table = at(NO_TRUMP, "3NT S", lead="W").do("expose E S2", "WSQ NS5 ES2")
    assert table.offences == ["exposed-card E 7 accepted"]


def test_50E4_is_not_asked_where_partner_never_had_a_choice() -> None:
    start = at("N:52... 4.8.. A3... K.J..", "3NT S", lead="S").do("face E H8", "director S", "SS3 WSK NS2 ES4")
    done = start.do("WHJ NS5 EH8 SSA")
    assert done.table.over
    assert done.asked is None


def test_50D2_nobody_asks_when_the_leader_has_only_one_card() -> None:
    start = at("N:52... 4.8.. A3... K.J..", "3NT S", lead="S").do("face E H8", "director S", "SS3 WSK NS2 ES4")
    assert start.asked is None
    assert start.lawful("W") == "HJ"


@pytest.mark.parametrize(
    "summoned",
    [
        ("director S",),
        ("attention S", "director S"),
        ("attention S exposed-card E", "attention S exposed-card W", "director S"),
    ],
    ids=" ".join,
)
def test_49_the_director_sees_what_both_defenders_dropped(summoned: tuple[str, ...]) -> None:
    table = at(NO_TRUMP, "3NT S", lead="S").do("expose E S2", "expose W D4", *summoned)
    assert table.offences == ["exposed-card E 7 corrected", "exposed-card W 7 corrected"]
    assert table.penalty == {"ES2": "minor", "WD4": "minor"}


def test_50_a_card_that_came_of_dummys_question_may_be_designated_none() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2", "ask N E", "director S", "EHK")
    assert table.penalty == {"EC2": "major"}
    assert table.asked == ("director", "50", {"penalty-card", "not-penalty-card"})
    none = table.do("choose director not-penalty-card")
    assert none.penalty == {}
    assert none.ruled[-1] == "50"
    assert table.do("choose director penalty-card").penalty == {"EC2": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("by_dummy", [("ask N E", "director S"), ("attention N", "director S"), ("director N",)])
def test_50_it_is_the_same_whether_dummy_asked_or_pointed_the_revoke_out(
    edition: str, by_dummy: tuple[str, ...]
) -> None:
    """He may do neither (43A1(b), 61B), and without him the card would not have been exposed."""
    table = at(POZNAN, "4S S", edition).do("WH9 NH3 EC2", *by_dummy, "EHK")
    assert table.penalty == {"EC2": "major"}
    assert table.asked == ("director", "50", {"penalty-card", "not-penalty-card"})


def test_50_nothing_is_asked_where_dummy_spoke_of_it_after_another_player() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2", "attention S revoke E 1", "director N", "EHK")
    assert (table.penalty, table.asked) == ({"EC2": "major"}, None)


def test_50_the_question_waits_for_nobody_and_falls_away_when_play_goes_on() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2", "ask N E", "director S", "EHK")
    assert table.lawful("S") == "H4"
    after = table.do("SH4")
    assert after.asked is None
    assert after.penalty == {"EC2": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_50_an_opponent_told_him_something_wrong(edition: str) -> None:
    table = at(NO_TRUMP, "3NT S", edition, lead="S").do("tell S E explanation", "face E H8", "director S")
    assert table.penalty == {"EH8": "major"}
    assert table.asked == ("director", "50", {"penalty-card", "not-penalty-card"})


def test_49_a_defender_who_names_a_card_when_it_is_not_his_turn_has_exposed_it() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2", "name E DQ", "director S")
    assert table.penalty == {"EDQ": "major"}


def test_49_a_card_named_at_his_turn_is_played_and_not_exposed() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3", "name E HA")
    assert table.offences == []
    assert table.lawful("E") == "HA"


@for_each("edition", EDITIONS)
@for_each("own", ["expose W DA", "expose W D7"])
def test_50D2b_a_leader_left_free_may_have_a_penalty_card_of_his_own(edition: str, own: str) -> None:
    """A major one is led all the same; a minor one leaves him other suits."""
    table = at(POZNAN, "4S S", edition).do("expose E HK", "director S", own, "director S", "choose S free")
    led = own == "expose W DA"
    assert table.table.rulings[-1].message.key == ("law-50D2b-free-own" if led else "law-50D2b-free")
    assert (table.lawful("W") == "DA") is led
