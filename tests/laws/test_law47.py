"""Law 47: which cards come back: after an opponent's wrong word (E1), a wrong explanation (E2), or not at all (F)."""

import pytest

from tests.situations import EDITIONS, POZNAN, Situation, at

ONE_TRICK = "WCJ NCA EC2 SC3"
"""Dummy has won; the lead is dummy's."""

# -- 47E1 --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E1_an_opening_lead_an_opponent_asked_for_goes_back_freely(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("tell S E your-lead", "EH2", "director S")
    assert table.ruled == ["47E1"]
    assert table.asked is None
    assert table.penalty == {}
    assert table.turn == "W"
    assert len(table.lawful("W").split()) == 13
    assert table.faults == ["lead-out-of-turn E 1 corrected"]
    assert table.unauthorised("H2") == "NS"


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E1_face_down_as_well(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("tell N E your-lead", "down E H2", "director S")
    assert table.ruled == ["47E1"]
    assert table.table.face_down == ()
    assert table.turn == "W"
    assert table.unauthorised("H2") is None


@pytest.mark.parametrize(("edition", "status"), [("1997", "accepted"), ("2007", "unnoticed"), ("2017", "unnoticed")])
def test_47E1_the_next_hand_cannot_accept_it(edition: str, status: str) -> None:
    table = at(POZNAN, "4S S", edition).do("tell S E your-lead", "EH2 SH4")
    assert table.faults == [f"lead-out-of-turn E 1 {status}"]


@pytest.mark.parametrize("edition", ["2007", "2017"])
def test_47E1_a_card_played_to_it_comes_back_too(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("tell S E your-lead", "EH2 SH4 WH7", "director W")
    assert table.on_table == ""
    assert table.turn == "W"
    assert table.penalty == {}
    assert [len(hand) for hand in (table.table.hands.east, table.table.hands.south, table.table.hands.west)] == [13] * 3


def test_47E1_when_all_four_have_played_it_stands() -> None:
    table = at(POZNAN, "4S S").do("tell S E your-lead", "EH2 SH4 WH7 NHQ", "director W")
    assert table.ruled == ["47E1"]
    assert table.faults == ["lead-out-of-turn E 1 accepted"]
    assert table.turn == "N"


def test_47E1_partners_word_is_no_excuse() -> None:
    assert at(POZNAN, "4S S").refuses("tell W E your-lead")


def test_47E1_later_in_the_play() -> None:
    table = at(POZNAN, "4S S").do(ONE_TRICK, "tell S W your-lead", "WDA", "director S")
    assert "47E1" in table.ruled
    assert table.asked is None
    assert table.penalty == {}


@pytest.mark.parametrize(("edition", "established"), [("1997", True), ("2007", True), ("2017", False)])
def test_47E1_such_a_lead_does_not_establish_a_revoke_in_2017(edition: str, established: bool) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ NCA EH2 SC3", "tell S W your-lead", "WDA")
    assert ("revoke E 1 established" in table.faults) is established


# -- 47E2 --------------------------------------------------------------------------------------------------------------


def taken_back(edition: str, *between: str) -> Situation:
    """West, wrongly informed, led the jack of clubs; after what lies between he takes it back."""
    return at(POZNAN, "4S S", edition).do("tell N W explanation", "WCJ", *between, "back W CJ")


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2a_a_card_played_on_a_wrong_explanation_comes_back_freely(edition: str) -> None:
    table = taken_back(edition)
    assert table.faults == ["taken-back W 1 unnoticed"]
    ruled = table.do("director W")
    assert ruled.ruled == ["47E2(a)"]
    assert ruled.faults == ["taken-back W 1 corrected"]
    assert ruled.turn == "W"
    assert len(ruled.lawful("W").split()) == 13
    assert ruled.penalty == {}
    assert ruled.unauthorised("CJ") == "NS"
    assert ruled.do("WH9").on_table == "WH9"


def test_47E2a_also_when_he_has_played_again_and_play_has_gone_on() -> None:
    table = taken_back("2017").do("WH9 NH3", "director S")
    assert table.ruled == ["47E2(a)"]
    assert table.on_table == "WH9 NH3"
    assert table.penalty == {}


def test_47E2a_a_face_down_lead() -> None:
    table = at(POZNAN, "4S S").do("tell N W explanation", "down W CJ", "back W CJ", "director W")
    assert table.ruled == ["47E2(a)"]
    assert table.turn == "W"
    assert table.table.face_down == ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2a_not_after_somebody_has_played(edition: str) -> None:
    table = taken_back(edition, "NCA").do("director S")
    assert table.ruled == ["47F"]
    assert table.on_table == "WCJ NCA"


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2a_an_opening_lead_not_after_dummy_has_faced_a_card(edition: str) -> None:
    table = taken_back(edition, "expose N CA").do("director S")
    assert table.ruled == ["47F"]
    assert table.on_table == "WCJ"


@pytest.mark.parametrize(("edition", "number"), [("1997", "47E2(a)"), ("2007", "47E2(a)"), ("2017", "47F")])
def test_47E2a_the_lead_to_the_next_trick_counts_in_2017(edition: str, number: str) -> None:
    played = at(POZNAN, "4S S", edition).do("tell W S explanation", ONE_TRICK)
    late = played.do("NDK", "back S C3", "director W")
    assert late.ruled[0] == number


def test_47E2a_partners_explanation_is_no_excuse() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "back W CJ", "director S")
    assert table.ruled == ["47F"]
    assert table.on_table == "WCJ"


@pytest.mark.parametrize("edition", EDITIONS)
def test_47E2b_too_late_the_director_judges_when_play_has_ended(edition: str) -> None:
    table = taken_back(edition, "NCA").do("director S")
    assert table.asked is None
    ended = table.do("EC2 SC3", "claim S 9", "agree W")
    assert ended.asked == ("director", "47E2(b)", {"stand", "adjust"})
    assert ended.do("choose director stand").asked is None
    assert ended.do("choose director adjust").ruled[-1] == "47E2(b)"


def test_47E2b_nothing_is_judged_where_the_card_came_back() -> None:
    table = taken_back("2017").do("director W", "WCJ NCA EC2 SC3", "claim S 9", "agree W")
    assert table.asked is None


# -- 47F ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_47F_a_card_played_stays_played(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WCJ", "back W CJ", "WH9", "director S")
    assert table.on_table == "WCJ"
    assert table.penalty == {"WH9": "major"}
    assert table.ruled == ["47F", "50B"]
