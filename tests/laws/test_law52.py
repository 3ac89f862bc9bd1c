"""Law 52: a penalty card not played."""

import pytest

from tests.situations import EDITIONS, POZNAN, Situation, at

ENDING = "N:K52.4.. .Q73.2. A48.6.. J96.5.."
"""Four cards each; North to lead, South declares 3NT: East has no spade."""


def discarded(edition: str = "2017") -> Situation:
    return at(ENDING, "3NT S", edition, lead="N").do("face E H3", "director S", "NS5 ED2")


@pytest.mark.parametrize("edition", EDITIONS)
def test_52A_it_is_an_irregularity_of_its_own(edition: str) -> None:
    assert discarded(edition).offences[-1] == "penalty-card-not-played E 10 unnoticed"


@pytest.mark.parametrize("edition", EDITIONS)
def test_52B_declarer_is_asked(edition: str) -> None:
    assert discarded(edition).do("director S").asked == ("S", "52B", {"accept", "refuse"})


def test_52B1a_accepted_the_penalty_card_stays() -> None:
    table = discarded().do("director S", "choose S accept")
    assert table.penalty == {"EH3": "major"}
    assert table.turn == "S"
    assert table.offences[-1] == "penalty-card-not-played E 10 accepted"


def test_52B1b_he_has_accepted_once_he_has_played_on() -> None:
    table = discarded().do("SSA")
    assert table.offences[-1] == "penalty-card-not-played E 10 accepted"
    asked = discarded().do("director S", "SSA")
    assert asked.asked is None
    assert asked.offences[1] == "penalty-card-not-played E 10 accepted"


def test_52B2_refused_the_penalty_card_replaces_it_and_it_is_a_second_one() -> None:
    table = discarded().do("director S", "choose S refuse")
    assert table.penalty == {"EH3": "major", "ED2": "major"}
    assert table.turn == "E"
    assert table.lawful("E") == "H3"
    played = table.do("EH3")
    assert played.penalty == {"ED2": "major"}
    assert played.turn == "S"


def test_52_leading_another_card() -> None:
    table = at(ENDING, "3NT S", lead="E").do("face E H3", "director S", "EHQ", "director S")
    assert table.asked == ("S", "52B", {"accept", "refuse"})
    assert table.do("choose S refuse").lawful("E") == "H3"


def test_52_a_minor_card_passed_over() -> None:
    table = at(ENDING, "3NT S", lead="E").do("expose E H3", "director S", "EH7")
    assert table.offences[-1] == "penalty-card-not-played E 10 unnoticed"
    assert table.do("director S", "choose S refuse").penalty == {"EH3": "major", "EH7": "major"}


def test_52A_following_suit_is_no_failure() -> None:
    table = at(ENDING, "3NT S", lead="S").do("face E D2", "director S", "SH6 WH5 NH4 EH7")
    assert table.offences == ["exposed-card E 10 corrected"]


def test_52A_a_card_taken_back_twice_is_put_back_once() -> None:
    table = at(POZNAN, "4S S").do("face W DT", "director N", "WCJ", "back W CJ", "WCJ", "back W CJ", "director N")
    assert table.on_table == "WCJ"
    assert table.asked == ("S", "52B", {"accept", "refuse"})
    assert table.do("choose S refuse").penalty == {"WDT": "major", "WCJ": "major"}


HE_CHANGES_IT = ("face E DQ", "director S", "ND6 EDK", "back E DK", "EDQ")
"""East has to play the queen of diamonds, plays the king, and puts it right by himself."""
BY_HIMSELF = "N:K5.32.A6.75 32.98.KQ.84 A4.KQ.32.A3 QJ.AJ.54.92"


@pytest.mark.parametrize("edition", EDITIONS)
def test_52B_he_changes_it_by_himself_and_declarer_still_chooses(edition: str) -> None:
    table = at(BY_HIMSELF, "3NT S", edition, lead="N").do(*HE_CHANGES_IT, "director S")
    assert (table.on_table, table.asked) == ("ND6 EDK", ("S", "52B", {"accept", "refuse"}))


@pytest.mark.parametrize("edition", EDITIONS)
def test_11A_he_changes_it_by_himself_and_declarer_plays_to_the_card_he_owed(edition: str) -> None:
    """Declarer has not accepted a card that no longer lay there (52B1(b)), and the penalty card has been played."""
    table = at(BY_HIMSELF, "3NT S", edition, lead="N").do(*HE_CHANGES_IT, "SD2", "director S")
    assert table.on_table == "ND6 EDQ SD2"
    assert table.asked == ("director", "11A", {"forfeited", "not-forfeited"})
    lost = table.do("choose director forfeited")
    assert (lost.penalty, lost.on_table, lost.turn, lost.asked) == ({}, "ND6 EDQ SD2", "W", None)
    kept = table.do("choose director not-forfeited")
    assert (kept.penalty, kept.on_table, kept.turn) == ({"EDK": "major"}, "ND6 EDQ SD2", "W")
    assert "52B1(b)" not in kept.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_11A_the_card_he_picked_up_has_been_played_since_and_nothing_is_left_to_judge(edition: str) -> None:
    table = at(BY_HIMSELF, "3NT S", edition, lead="N").do(*HE_CHANGES_IT, "SD2 WD4", "EDK", "director S")
    assert (table.on_table, table.penalty, table.asked) == ("EDK", {}, None)
