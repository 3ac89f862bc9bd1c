"""Law 54: the faced opening lead out of turn, its five roads, and what comes with it."""

import pytest

from bridgetable.cards.seat import Seat
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at

CHOICES = {"spread", "accept", "require-H", "forbid-H", "free"}


def wrong_lead(edition: str = "2017", *before: str, lead: str = "EH2") -> Situation:
    """East, not West, has led against 4S by South, and the Director is there."""
    return at(POZNAN, "4S S", edition).do(*before, lead, "director S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_54_declarer_has_five_choices(edition: str) -> None:
    table = wrong_lead(edition)
    assert table.asked == ("S", "54", CHOICES)
    assert table.offences == ["lead-out-of-turn E 1 noticed"]
    assert not table.table.spread
    assert table.on_table == "EH2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_54_partners_face_down_lead_goes_back(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("down W CJ", "EH2")
    assert table.offences == ["lead-out-of-turn E 1 unnoticed"]
    ruled = table.do("director S")
    assert ruled.ruled == ["54", "54"]
    assert ruled.table.face_down == ()
    assert len(ruled.table.hands.west) == 13
    led = ruled.do("choose S require-H")
    assert led.lawful("W") == "H9 H8 H7"


# -- 54A ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_54A_declarer_spreads_his_hand_and_dummy_declares(edition: str) -> None:
    table = wrong_lead(edition).do("choose S spread")
    assert (table.table.declarer, table.table.dummy) == (Seat.N, Seat.S)
    assert table.table.spread
    assert table.turn == "S"
    assert table.lawful("S") == "H4"
    assert table.offences == ["lead-out-of-turn E 1 accepted"]
    assert "54A" in table.ruled
    assert table.asked is None


def test_54A_the_play_goes_round_from_the_new_dummy_and_he_lies_open() -> None:
    table = wrong_lead().do("choose S spread", "call H4", "WH7 NHQ")
    assert table.turn == "N"
    assert table.offences == ["lead-out-of-turn E 1 accepted"]
    assert all(table.table.is_faced(Seat.S, card) for card in table.table.hands.south)
    assert not any(table.table.is_faced(Seat.N, card) for card in table.table.hands.north)
    led = table.do("NDK ED3", "call DJ", "WDA")
    assert led.turn == "W"


def test_54A_the_score_is_the_new_declarers() -> None:
    table = wrong_lead().do("choose S spread", "SH4 WH7 NHQ", "claim N 9", "agree E")
    assert table.tricks == (10, 3)
    assert table.score == 420


@pytest.mark.parametrize("edition", EDITIONS)
def test_54A_a_card_shown_over_the_lead_begins_to_spread(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2", "expose S SA SK")
    assert table.table.declarer is Seat.N
    assert table.ruled == ["54A"]
    assert table.offences == ["lead-out-of-turn E 1 accepted"]
    assert table.turn == "S"


def test_54A_a_card_shown_while_he_is_asked_answers() -> None:
    table = wrong_lead("2017", "down W CJ").do("face S SA")
    assert table.asked is None
    assert table.table.declarer is Seat.N


def test_54A_partners_face_down_lead_goes_back_when_declarer_spreads() -> None:
    table = at(POZNAN, "4S S").do("down W CJ", "EH2", "expose S SA")
    assert table.ruled == ["54", "54A"]
    assert table.table.face_down == ()


@for_each("before", [("down E H2",), ("WCJ",), ("EH2 SH4",), ("EH2", "expose N CA"), ("tell S E your-lead", "EH2")])
def test_54A_a_card_of_declarers_shown_at_another_time_changes_nothing(before: tuple[str, ...]) -> None:
    table = at(POZNAN, "4S S").do(*before, "expose S SA")
    assert table.table.declarer is Seat.S


# -- 54B ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_54B1_accepted_the_second_card_comes_from_declarers_hand(edition: str) -> None:
    table = wrong_lead(edition).do("choose S accept")
    assert table.turn == "S"
    assert table.table.spread
    assert table.offences == ["lead-out-of-turn E 1 accepted"]
    assert "54B" in table.ruled
    assert table.do("SH4 WH7").turn == "N"


def test_54B_playing_on_accepts() -> None:
    assert at(POZNAN, "4S S").do("EH2 SH4").offences == ["lead-out-of-turn E 1 accepted"]
    asked = wrong_lead().do("SH4")
    assert asked.asked is None
    assert asked.offences == ["lead-out-of-turn E 1 accepted"]
    assert asked.turn == "W"


@pytest.mark.parametrize("edition", EDITIONS)
def test_54B2_a_second_card_from_dummy_stays(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("EH2", "NHQ")
    assert table.offences == ["lead-out-of-turn E 1 accepted", "premature-play N 1 unnoticed"]
    ruled = table.do("director E")
    assert ruled.ruled == ["54B2"]
    assert ruled.on_table == "EH2 NHQ"
    assert ruled.turn == "S"
    assert ruled.do("SH4").turn == "W"


def test_54B2_the_second_card_called_from_dummy() -> None:
    table = wrong_lead().do("choose S accept", "NHQ", "director E")
    assert "54B2" in table.ruled
    assert table.turn == "S"


def test_54B2_a_revoke_of_dummys_is_corrected() -> None:
    table = at(POZNAN, "4S S").do("EH2", "NCA", "director E revoke N")
    assert "62A" in table.ruled
    assert table.on_table == "EH2"
    assert len(table.table.hands.north) == 13


def test_54B2_is_about_the_opening_lead_only() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3", "NH3 EHK WH7", "director S")
    assert "54B2" not in table.ruled


# -- 54C ---------------------------------------------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each("exposed", ["before", "after"])
def test_54C_declarer_who_could_see_dummys_cards_must_accept(edition: str, exposed: str) -> None:
    what = ("expose N CA", "EH2") if exposed == "before" else ("EH2", "expose N CA CK")
    table = at(POZNAN, "4S S", edition).do(*what, "director W")
    assert table.asked is None
    # In 2007 the auction lasts until a lead is faced: what was shown before it is also ruled on (24).
    assert [number for number in table.ruled if not number.startswith("24")] == ["54C"]
    assert table.offences[-1] == "lead-out-of-turn E 1 accepted"
    assert table.turn == "S"
    assert table.table.spread


def test_54C_dummys_cards_seen_while_declarer_is_asked() -> None:
    table = wrong_lead().do("expose N CA")
    assert table.asked is None
    assert table.offences == ["lead-out-of-turn E 1 accepted"]
    assert table.ruled[-1] == "54C"


# -- 54D ---------------------------------------------------------------------------------------------------------------


@for_each("edition", EDITIONS)
@for_each(("option", "lawful"), [("require-H", "H9 H8 H7"), ("forbid-H", "SJ S7 S6 DA DT D9 D8 D7 CJ CT")])
def test_54D_refused_with_a_restriction_the_card_is_picked_up(edition: str, option: str, lawful: str) -> None:
    table = wrong_lead(edition).do(f"choose S {option}")
    assert table.penalty == {}
    assert table.turn == "W"
    assert table.lawful("W") == lawful
    assert table.on_table == ""
    assert table.offences == ["lead-out-of-turn E 1 corrected"]
    assert table.ruled == ["54", "54D", "50D2(a)"]
    assert table.unauthorised("H2") == "W"
    assert table.asked is None


def test_54D_a_forbidden_suit_stays_forbidden_as_long_as_he_keeps_the_lead() -> None:
    table = wrong_lead().do("choose S forbid-H", "WDA ND2 ED3 SDJ")
    assert table.turn == "W"
    assert "H" not in table.lawful("W")


@pytest.mark.parametrize("edition", EDITIONS)
def test_54D_refused_without_a_restriction_the_card_becomes_a_major_penalty_card(edition: str) -> None:
    table = wrong_lead(edition).do("choose S free")
    assert table.penalty == {"EH2": "major"}
    assert table.asked is None
    assert table.turn == "W"
    assert len(table.lawful("W").split()) == 13
    assert table.ruled == ["54", "54D", "50B", "50D2(b)"]
    follows = table.do("WH9 NH3")
    assert follows.lawful("E") == "H2"


def test_54D_the_choice_comes_again_at_partners_next_lead() -> None:
    table = wrong_lead().do("choose S free", "WDA ND2 ED3 SDJ")
    assert table.turn == "W"
    assert table.asked == ("S", "50D2", {"require-H", "forbid-H", "free"})


def test_54D_with_an_earlier_penalty_card_the_choice_is_that_of_51() -> None:
    table = at(POZNAN, "4S S").do("face E C8", "director S", "EH2", "director S")
    assert table.asked is not None
    assert table.asked[1] == "54"
    assert {"spread", "accept", "require-H", "require-C", "forbid-H-C", "free"} <= table.asked[2]
    free = table.do("choose S free")
    assert free.penalty == {"EC8": "major", "EH2": "major"}
    hearts = table.do("choose S require-H")
    assert set(hearts.penalty) == {"EC8"}
    assert hearts.lawful("W") == "H9 H8 H7"


@pytest.mark.parametrize("second", ["WCJ", "WH9"])
def test_54D_both_defenders_faced_a_lead_and_each_lies_there(second: str) -> None:
    table = at(POZNAN, "4S S").do("EH2", second, "director S")
    assert not table.table.spread
    assert table.asked == ("S", "54", CHOICES)
    refused = table.do("choose S free")
    assert refused.on_table == ""
    assert refused.penalty == {second: "major", "EH2": "major"}
    assert refused.turn == "W"
    assert refused.lawful("W") == second[1:]
    assert {offence.split()[-1] for offence in refused.offences} == {"corrected"}


def test_54B_both_defenders_faced_a_lead_and_declarer_accepts() -> None:
    table = at(POZNAN, "4S S").do("EH2", "WH9", "director S", "choose S accept")
    assert table.on_table == "EH2 WH9"
    assert table.turn == "S"
    assert table.do("SH4").turn == "N"
    other = at(POZNAN, "4S S").do("EH2", "WCJ", "director S", "choose S accept", "SH4")
    assert other.turn == "W"
    assert other.penalty == {"WCJ": "major"}
    assert other.lawful("W") == "H9 H8 H7"


# -- 54E ---------------------------------------------------------------------------------------------------------------


@for_each(("edition", "number"), [("1997", "24"), ("2007", "54E"), ("2017", "54E")])
@for_each("lead", ["SSA", "NCA"])
def test_54E_declarers_side_does_not_lead(edition: str, number: str, lead: str) -> None:
    table = at(POZNAN, "4S S", edition).do(lead, "director W")
    assert table.ruled == [number]
    assert table.asked is None
    assert table.penalty == {}
    assert table.turn == "W"
    assert table.on_table == ""
    assert len(table.lawful("W").split()) == 13
    assert table.offences == [f"lead-out-of-turn {lead[0]} 1 corrected"]


def test_54E_the_right_defender_leads_over_it() -> None:
    table = at(POZNAN, "4S S").do("SSA", "WSJ")
    assert table.on_table == "WSJ"
    assert table.turn == "N"
    assert table.offences == ["lead-out-of-turn S 1 corrected"]


# -- is it an opening lead at all --------------------------------------------------------------------------------------


def test_54_in_an_ending_the_first_lead_is_no_opening_lead() -> None:
    table = at("N:A2... 43... 65... 87...", "3NT S", lead="W").do("ES3", "director S")
    assert table.asked is not None
    assert table.asked[1] == "56"


@pytest.mark.parametrize("edition", EDITIONS)
def test_54B1_the_second_card_from_declarers_hand_has_accepted_the_lead(edition: str) -> None:
    ruled = at(POZNAN, "4S S", edition).do("EHA", "SH4", "director E")
    assert ruled.ruled == ["53A", "54B1"] and ruled.asked is None
    from_dummy = at(POZNAN, "4S S", edition).do("EHA", "NH3", "director E")
    assert "54B1" not in from_dummy.ruled and "54B2" in from_dummy.ruled
