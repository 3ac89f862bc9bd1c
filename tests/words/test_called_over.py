"""What is told where a player calls over an irregular call, and where a ruling was given before the Director came."""

from __future__ import annotations

import pytest

from bridgetable.table import events as e
from bridgetable.words.story import lines_for_events
from tests.situations import EDITIONS, POZNAN, Situation, at, bidding
from tests.words.test_story import ENGLISH, ITALIAN, last_step

each_edition = pytest.mark.parametrize("edition", EDITIONS)


def told(situation: Situation, *texts: str) -> list[str]:
    _, step = last_step(situation, *texts)
    return [line.text for line in lines_for_events(ENGLISH, step.table, step.events, step.action)]


def in_italian(situation: Situation, *texts: str) -> list[str]:
    _, step = last_step(situation, *texts)
    return [line.text for line in lines_for_events(ITALIAN, step.table, step.events, step.action)]


@each_edition
@pytest.mark.parametrize("over", ["bids S 2C", "bids S P"])
def test_27A_the_next_player_is_told_to_have_accepted_an_insufficient_bid(edition: str, over: str) -> None:
    calls = ("bids N 1S", "bids E 1H", "director N", over)
    assert told(bidding(POZNAN, "N", edition), *calls) == ["South has called over East's 1♥, and so accepted it."]
    assert in_italian(bidding(POZNAN, "N", edition), *calls) == [
        "Sud ha chiamato dopo l'1♥ di Est, e così l'ha accettato."
    ]


@each_edition
def test_29A_the_next_player_is_told_to_have_accepted_a_call_out_of_rotation(edition: str) -> None:
    lines = told(bidding(POZNAN, "N", edition), "bids S 1S", "director N", "bids W 2C")
    assert lines == [
        "South bid 1♠ out of rotation, and his opponents have called over it: the 1♠ is accepted and stands."
    ]


@each_edition
def test_nothing_is_ruled_while_nobody_has_drawn_attention(edition: str) -> None:
    _, step = last_step(bidding(POZNAN, "N", edition), "bids S 1S", "bids W 2C")
    assert not [event for event in step.events if isinstance(event, e.RulingGiven)]
    lines = told(bidding(POZNAN, "N", edition), "bids S 1S", "bids W 2C")
    assert lines == ["By calling on, West accepts an irregularity by South: call out of rotation."]


@pytest.mark.parametrize(("edition", "last"), [("1997", "34"), ("2007", "17E2"), ("2017", "17D3")])
def test_34_three_passes_out_of_rotation_are_not_ruled_on_twice(edition: str, last: str) -> None:
    passes = ("bids N P", "bids E P", "bids W P", "bids N P")
    before, step = last_step(bidding(POZNAN, "N", edition), *passes, "director E")
    rulings = [event for event in step.events if isinstance(event, e.RulingGiven)]
    assert [ruling.clause for ruling in rulings] == [last]
    assert not set(rulings) & set(before.happened)


@each_edition
def test_28B_the_correct_players_call_is_not_ruled_on_twice(edition: str) -> None:
    lines = told(bidding(POZNAN, "N", edition), "bids N 1H", "bids E P", "bids W P", "bids S P", "director N")
    assert lines == ["West's pass out of rotation has been cancelled already: that stands."]


@each_edition
def test_54A_declarer_who_spread_his_hand_is_told_of_once(edition: str) -> None:
    before, step = last_step(at(POZNAN, "4S S", edition), "EHA", "expose S SA", "director W")
    rulings = [event for event in step.events if isinstance(event, e.RulingGiven)]
    assert [ruling.clause for ruling in rulings] == ["54A"]
    assert not set(rulings) & set(before.happened)


CHANGED = ("bids N 1H", "rebid N 1S", "director E", "choose director intended", "choose E refuse")


def test_25B2_nobody_has_to_pass_before_the_offender_has_chosen() -> None:
    lines = told(bidding(POZNAN, "N", "1997"), *CHANGED)
    assert not [line for line in lines if "has to pass" in line]
    assert lines[-1] == "Whichever he does, declarer may restrain South's first lead if North-South come to defend."


def test_25B2_his_first_call_stands_when_the_next_player_calls() -> None:
    assert told(bidding(POZNAN, "N", "1997"), *CHANGED, "bids E P") == [
        "North lets the 1♥ stand: his partner passes once."
    ]
    repeated = (*CHANGED, "rebid N 1H", "bids E P")
    assert told(bidding(POZNAN, "N", "1997"), *repeated) == []


@each_edition
def test_47F_a_lead_picked_up_again_is_one_irregularity_in_the_story(edition: str) -> None:
    lines = told(at(POZNAN, "4S S", edition), "EHA", "back E HA", "director S")
    assert sum("Attention is drawn" in line for line in lines) == 1
    assert any("goes back on the table" in line for line in lines)
