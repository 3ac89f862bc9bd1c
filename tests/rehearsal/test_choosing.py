"""Who may choose what, and whose turn it is."""

from __future__ import annotations

from bridgetable.rehearsal.asked import Aspect
from tests.rehearsal.rehearsed import asked, last_stop, revoke, right, too_low, wrong
from tests.situations import POZNAN, at

CHOICE = Aspect.CHOICE


def test_the_options_in_force_are_right_and_the_wrong_hands_are_wrong() -> None:
    stop = last_stop(too_low(), "director S")
    assert asked(stop, CHOICE).several
    assert right(stop, CHOICE) == {"South: Accept 1♥", "South: Do not accept 1♥"}
    assert "North: Accept 1♥" in wrong(stop, CHOICE)


def test_options_that_are_not_in_force_are_wrong() -> None:
    """After an opening lead out of turn by East South may require hearts, the suit led, and no other."""
    stop = last_stop(at(POZNAN, "4S S"), "EHA", "director S")
    assert "South: Refuse, require hearts" in right(stop, CHOICE)
    assert "South: Refuse, require clubs" in wrong(stop, CHOICE)


def test_after_a_ruling_without_a_choice_the_turn_is_asked() -> None:
    stop = last_stop(revoke(), "director S")
    assert right(stop, CHOICE) == {"East to replace his card"}
    assert "South to replace his card" in wrong(stop, CHOICE)
