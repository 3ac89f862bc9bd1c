"""Law 53: a lead out of turn accepted, by a word, by playing to it, or set aside by the proper lead."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, at

ONE_TRICK = "WCJ NCA EC2 SC3"
"""Dummy has won; the lead is dummy's."""
LOST_OR_NOT = ("director", "11A", {"forfeited", "not-forfeited"})


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


def test_53A_a_lead_out_of_turn_that_was_picked_up_again_is_pointed_out() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "SH4", "back S H4", "director W lead-out-of-turn S")
    assert table.asked == ("WE", "55A", {"accept", "refuse"})
    assert table.on_table == "SH4"


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


# -- a card that was picked up again before the Director came --------------------------------------------------------

FIVE = {"spread", "accept", "require-H", "forbid-H", "free"}


@for_each("edition", EDITIONS)
@for_each("before", [[], ["attention S"]])
def test_54_an_opening_lead_picked_up_again_is_ruled_on(edition: str, before: list[str]) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2", *before, "back E H2", "director S")
    assert table.ruled == ["47F", "54"]
    assert table.asked == ("S", "54", FIVE)
    assert table.on_table == "EH2"
    free = table.do("choose S free")
    assert (free.penalty, free.turn) == ({"EH2": "major"}, "W")


@pytest.mark.parametrize("edition", EDITIONS)
def test_54_partners_lead_after_it_takes_no_right_from_declarer(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2", "back E H2", "WH9", "director S")
    assert table.asked == ("S", "54", FIVE)
    forbidden = table.do("choose S forbid-H")
    assert (forbidden.penalty, forbidden.turn, forbidden.on_table) == ({"WH9": "major"}, "W", "")
    accepted = table.do("choose S accept")
    assert (accepted.on_table, accepted.turn, accepted.penalty) == ("EH2 WH9", "S", {})


@for_each("edition", EDITIONS)
@for_each("before", [[], ["attention W"]])
def test_55A_declarers_lead_picked_up_again_is_ruled_on(edition: str, before: list[str]) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SDJ", *before, "back S DJ", "director W")
    assert table.ruled == ["47F", "53A"]
    assert table.asked == ("WE", "55A", {"accept", "refuse"})
    assert table.on_table == "SDJ"
    assert table.do("choose W refuse").on_table == ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_56_a_defenders_lead_picked_up_again_becomes_a_penalty_card(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "EH2", "back E H2", "director S")
    assert table.asked == ("S", "56", {"accept", "refuse"})
    assert table.do("choose S refuse").penalty == {"EH2": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_57A_a_premature_play_picked_up_again_is_ruled_on(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "NCK", "WCT", "back W CT", "director S")
    assert "57A" in table.ruled
    assert table.penalty == {"WCT": "major"}
    assert table.asked is not None and table.asked[:2] == ("S", "57A")


@pytest.mark.parametrize(("edition", "number"), [("1997", "53C"), ("2007", "53C"), ("2017", "53B")])
def test_53B_a_lead_picked_up_before_the_right_one_is_made_costs_nothing(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "EH2", "back E H2", "ND2", "director S")
    assert table.ruled == [number]
    assert (table.on_table, table.penalty, table.asked) == ("ND2", {}, None)
    assert table.unauthorised("H2") == "EW"


@pytest.mark.parametrize("edition", EDITIONS)
def test_11A_opponents_who_play_on_may_lose_their_right(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2", "back E H2", "WH9 NH3", "director S")
    assert (table.on_table, table.penalty, table.asked) == ("WH9 NH3", {}, LOST_OR_NOT)
    lost = table.do("choose director forfeited")
    assert (lost.ruled, lost.on_table, lost.penalty) == (["11A"], "WH9 NH3", {})


@for_each("edition", EDITIONS)
@for_each(("since", "lies"), [("WH9", "WH9"), ("WH9 NH3", "WH9 NH3")])
def test_47E1_a_lead_made_on_an_opponents_word_and_picked_up_leaves_the_right_one(
    edition: str, since: str, lies: str
) -> None:
    table = at(POZNAN, "4S S", edition).do("tell S E your-lead", "EHA", "back E HA", since, "director S")
    assert table.ruled == ["47E1"]
    assert (table.on_table, table.penalty, table.asked) == (lies, {}, None)
    assert table.unauthorised("HA") == "NS"


def test_53A_of_2017_partners_own_lead_to_the_last_trick_stands() -> None:
    table = at("N:2... 3... 4... 5...", "4S S", lead="W").do("ES3", "back E S3", "WS5", "director S")
    assert (table.on_table, table.penalty, table.turn) == ("WS5", {"ES3": "major"}, "N")


@pytest.mark.parametrize("edition", EDITIONS)
def test_11A_a_premature_play_picked_up_again_is_not_ruled_on_once_declarer_has_played_on(edition: str) -> None:
    """West plays before East and picks it up; East and South play, and West plays another card in his turn."""
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "NST WS7", "back W S7", "ES2 SSA WS6", "director S")
    assert (table.ruled, table.penalty, table.asked, table.turn) == ([], {}, LOST_OR_NOT, "S")
    assert table.do("choose director forfeited").unauthorised("S7") == "EW"
    late = table.do("choose director not-forfeited")
    assert late.penalty == {"WS7": "major"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_60A1_the_next_opponent_has_played_on_over_a_card_picked_up_and_nothing_is_asked(edition: str) -> None:
    played = ("NST WS7", "back W S7", "ES2 SSA WS6", "SSK WSJ NH3", "director S premature-play W")
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, *played)
    assert (table.ruled, table.penalty, table.asked) == (["60A1"], {}, None)
    assert table.unauthorised("S7") == "EW"


@for_each("edition", EDITIONS)
@for_each("instead", ["WCJ", "WH9"])
def test_11A_a_premature_lead_picked_up_again_is_not_ruled_on_once_declarer_has_played_on(
    edition: str, instead: str
) -> None:
    """West leads to the next trick before East has played to this one, and picks that up."""
    table = at(POZNAN, "4S S", edition).do("WDA ND2", "WDT", "back W DT", "ED3 SDJ", instead, "director S")
    assert (table.ruled, table.on_table, table.penalty, table.asked) == ([], instead, {}, LOST_OR_NOT)
    assert table.do("choose director forfeited").unauthorised("DT") == "EW"


@pytest.mark.parametrize(("edition", "number"), [("1997", "53C"), ("2007", "53C"), ("2017", "53B")])
def test_53B_the_director_says_of_a_proper_lead_made_before_he_came_that_it_stays(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "EH2", "ND2", "director S")
    assert table.ruled == [number, number]
    assert (table.on_table, table.penalty, table.turn) == ("ND2", {}, "E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_53A_nobody_accepts_a_lead_that_was_picked_up_again_by_playing_to_the_next(edition: str) -> None:
    """South leads from the wrong hand, picks that up and leads from dummy; East plays to it in his turn."""
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SSA", "back S SA", "NST ES2")
    assert table.offences == ["lead-out-of-turn S 2 unnoticed", "taken-back S 2 unnoticed"]
    ruled = table.do("director W")
    assert ruled.ruled == ["11A"]
    assert (ruled.on_table, ruled.turn, ruled.unauthorised("SA")) == ("NST ES2", "S", "NS")


# -- two leads by declarer, from the wrong hand and from the right one -----------------------------------------------


@pytest.mark.parametrize(("edition", "number"), [("1997", "53A"), ("2007", "53A"), ("2017", "57C3")])
def test_57C3_the_second_lead_goes_back_if_the_first_is_accepted(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SDJ", "NH3", "director W", "choose W accept")
    assert table.ruled[-1] == number
    assert (table.on_table, table.turn) == ("SDJ", "W")
    assert not [one for one in table.offences if one.startswith("revoke") and not one.endswith("corrected")]


@pytest.mark.parametrize(("edition", "number"), [("1997", "53A"), ("2007", "53A"), ("2017", "57C3")])
def test_57C3_a_second_lead_of_the_same_suit_is_one_if_the_first_was_picked_up(edition: str, number: str) -> None:
    led = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SSA", "back S SA", "NST", "director W")
    assert led.asked == ("WE", "55A", {"accept", "refuse"})
    accepted = led.do("choose W accept")
    assert accepted.ruled[-1] == number
    assert (accepted.on_table, accepted.turn) == ("SSA", "W")
    refused = led.do("choose W refuse")
    assert (refused.on_table, refused.turn) == ("NST", "E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_55B_the_second_lead_stands_if_the_first_is_refused(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SDJ", "NH3", "director W", "choose W refuse")
    assert (table.on_table, table.turn) == ("NH3", "E")
    followed = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SDJ", "ND2", "director W", "choose W refuse")
    assert (followed.on_table, followed.turn) == ("", "N")


# -- the proper lead after the wrong defender has played -------------------------------------------------------------


@pytest.mark.parametrize(("edition", "number"), [("1997", "53C"), ("2007", "53C"), ("2017", "53B")])
def test_53C_but_see_B_the_proper_lead_stands_after_the_wrong_defender_played(edition: str, number: str) -> None:
    west_leads = at(POZNAN, "4S S", edition).do("WCJ NCA EC8 SC3", "ND2 ED3 SDJ WDA")
    table = west_leads.do("SS9 ES2", "WH9")
    assert table.ruled == [number]
    assert (table.on_table, table.turn, table.penalty) == ("WH9", "N", {})
    assert table.unauthorised("S9") == "NS" and table.unauthorised("S2") == "NS"
    assert table.offences == ["lead-out-of-turn S 3 corrected", "premature-play E 3 corrected"]
    follows = west_leads.do("SS9 ES2", "WS6")
    assert (follows.ruled, follows.turn) == ([], "N")


# -- the last trick, after others have played --------------------------------------------------------------------------

LAST = "N:A2... 43... 65... 87..."


@pytest.mark.parametrize("played", ["SS6 WS8", "SS6 WS8 NS2", "SS6 WS8 NS2 ES4"])
def test_53A_on_the_last_trick_in_2017_all_that_was_played_goes_back(played: str) -> None:
    table = at(LAST, "3NT S", lead="N").do("NSA ES3 SS5 WS7", played, "director W")
    assert (table.on_table, table.turn, table.asked) == ("", "N", None)
    assert table.do("NS2 ES4 SS6 WS8").tricks == (12, 1)
    assert at(LAST, "3NT S", "2007", lead="N").do("NSA ES3 SS5 WS7", played, "director W").ruled == ["53A"]


def test_53A_on_the_last_trick_in_2017_a_defenders_lead_goes_back_after_the_next_hand_has_played() -> None:
    table = at(LAST, "3NT S", lead="N").do("NSA ES3 SS5 WS7", "ES4 SS6", "director S")
    assert (table.on_table, table.turn, table.penalty) == ("", "N", {"ES4": "major"})
    assert "47A" in table.ruled


# -- accepted in words before the Director is there -------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_53A_declarer_accepts_in_words(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do(ONE_TRICK, "WDA", "accept S")
    assert (table.ruled, table.offences) == (["53A"], ["lead-out-of-turn W 2 accepted"])
    assert (table.turn, table.asked) == ("N", None)
    for nobody in ("N", "E", "W"):
        assert at(POZNAN, "4S S", edition).do(ONE_TRICK, "WDA").refuses(f"accept {nobody}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_54B_declarer_accepts_an_opening_lead_in_words(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2", "accept S")
    assert (table.ruled, table.turn) == (["54B"], "S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_55A_the_defender_next_in_turn_may_still_refuse(edition: str) -> None:
    first = at(POZNAN, "4S S", edition).do(ONE_TRICK, "SDJ", "accept E")
    assert first.asked == ("W", "55A", {"accept", "refuse"})
    assert (first.do("choose W refuse").on_table, first.do("choose W accept").on_table) == ("", "SDJ")
    assert at(POZNAN, "4S S", edition).do(ONE_TRICK, "SDJ", "accept W").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_53A_a_lead_that_was_taken_back_while_a_card_lies_in_the_next_trick_is_not_accepted(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("call CQ", "misplace CK CA", "back N CQ")
    assert all(table.refuses(f"accept {seat}") for seat in "NESW")


def test_53A_on_the_last_trick_in_2017_there_is_nothing_to_accept() -> None:
    assert at(LAST, "3NT S", lead="N").do("NSA ES3 SS5 WS7", "WS8").refuses("accept S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_53A_the_director_called_later_says_that_the_lead_was_accepted(edition: str) -> None:
    led = at(POZNAN, "4S S", edition).do("WCJ NCA EC2 SC3", "SDJ", "accept W", "WD7 ND2 ED3")
    assert led.do("director S").ruled == ["53A", "53A"]
    assert led.do("SH4 WH9 NH3 EHK", "EHA", "director S").ruled[-1] == "84A"


# -- declarer plays from his hand where dummy is next --------------------------------------------------------------

DUMMY_TO_LEAD = "N:K5.32.A6.75 32.98.KQ.84 A4.KQ.32.A3 QJ.AJ.54.92"


@pytest.mark.parametrize("edition", EDITIONS)
def test_53A_a_card_of_declarers_before_dummys_does_not_accept_a_defenders_lead(edition: str) -> None:
    """Only the hand next in rotation accepts by playing, and that is dummy: declarer is still asked."""
    table = at(DUMMY_TO_LEAD, "3NT S", edition, lead="N").do("WHA SHK", "director S")
    assert (table.on_table, table.asked) == ("WHA SHK", ("S", "56", {"accept", "refuse"}))
    accepted = table.do("choose S accept")
    assert (accepted.on_table, accepted.turn, accepted.lawful("N")) == ("WHA SHK", "N", "H3 H2")
    refused = table.do("choose S refuse")
    assert (refused.on_table, refused.turn, refused.penalty) == ("", "N", {"WHA": "major"})
    assert refused.lawful("S") == "" and refused.unauthorised("HK") == "EW"
    assert {offence.split()[-1] for offence in refused.offences} == {"corrected"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_53A_the_lead_is_accepted_once_dummy_plays_to_it(edition: str) -> None:
    table = at(DUMMY_TO_LEAD, "3NT S", edition, lead="N").do("WHA SHK", "NH2")
    assert table.offences[0] == "lead-out-of-turn W 6 accepted" and table.turn == "E"


@pytest.mark.parametrize("edition", EDITIONS)
def test_61A_what_declarer_played_before_dummy_is_a_revoke_only_once_the_lead_is_accepted(edition: str) -> None:
    start = at(DUMMY_TO_LEAD, "3NT S", edition, lead="N").do("WHA SCA")
    assert [offence.split()[0] for offence in start.offences] == ["lead-out-of-turn", "premature-play"]
    table = start.do("director S")
    assert table.asked == ("S", "56", {"accept", "refuse"})
    assert "revoke S 6 corrected" in table.do("choose S accept", "director E").offences
    refused = table.do("choose S refuse")
    assert refused.on_table == "" and not [each for each in refused.offences if each.startswith("revoke")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_53B_dummy_was_to_lead_and_does(edition: str) -> None:
    """South played to West's lead, then has dummy lead another suit: that was dummy's to do, and all else goes back."""
    table = at(DUMMY_TO_LEAD, "3NT S", edition, lead="N").do("WHA SHK", "NC5")
    assert (table.on_table, table.turn) == ("NC5", "E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_47F_the_lead_is_picked_up_after_declarer_played_before_dummy(edition: str) -> None:
    """That card was no playing on over the pick-up: the lead goes back on the table, and declarer is asked."""
    table = at(DUMMY_TO_LEAD, "3NT S", edition, lead="N").do("WHA SHK", "back W HA", "director S")
    assert (table.on_table, table.asked) == ("WHA SHK", ("S", "56", {"accept", "refuse"}))
    assert [each.split()[0] for each in table.offences].count("premature-play") == 1
    refused = table.do("choose S refuse")
    assert (refused.on_table, refused.turn, refused.penalty) == ("", "N", {"WHA": "major"})
