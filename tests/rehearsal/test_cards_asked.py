"""What becomes of a card."""

from __future__ import annotations

import pytest

from bridgetable.rehearsal.asked import Aspect
from tests.rehearsal.rehearsed import WORDS, asked, aspects, last_stop, revoke
from tests.situations import POZNAN, at

CARD = Aspect.CARD


def test_a_defenders_revoke_card_is_a_major_penalty_card() -> None:
    stop = last_stop(revoke(), "director S")
    assert asked(stop, CARD).right == {"major"}
    assert WORDS.say(asked(stop, CARD).question) == "What becomes of the 2 of clubs?"


def test_declarers_revoke_card_goes_back_to_his_hand() -> None:
    assert asked(last_stop(at(POZNAN, "4S S"), "WH9 NH3 EHT SC3", "director W"), CARD).right == {"hand"}


@pytest.mark.parametrize(("dropped", "fate"), [("H7", "minor"), ("DT", "major")])
def test_a_card_that_was_dropped_is_minor_or_major(dropped: str, fate: str) -> None:
    stop = last_stop(at(POZNAN, "4S S"), "WH9 NH3 EHA SH4", f"expose W {dropped}", "director S")
    assert asked(stop, CARD).right == {fate}


def test_a_card_about_which_a_player_decides_is_not_asked() -> None:
    led = last_stop(at(POZNAN, "4S S"), "EHA", "director S")
    assert CARD not in aspects(led)


def test_a_penalty_card_is_picked_up_when_declarer_requires_the_suit() -> None:
    stop = last_stop(at(POZNAN, "4S S"), "EHA", "director S", "choose S require-H")
    assert asked(stop, CARD).right == {"hand"}
