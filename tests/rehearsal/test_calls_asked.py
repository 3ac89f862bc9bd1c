"""What becomes of an irregular call."""

from __future__ import annotations

from bridgetable.rehearsal.asked import Aspect
from tests.rehearsal.rehearsed import aspects, last_stop, right, too_low, wrong
from tests.situations import POZNAN, bidding

CALL = Aspect.CALL


def test_a_bid_too_low_that_is_refused_is_cancelled_and_its_player_calls_again() -> None:
    stop = last_stop(too_low(), "director S", "choose S refuse")
    assert right(stop, CALL) == {"It is cancelled, and East calls next"}
    assert "It stands, and South calls next" in wrong(stop, CALL)


def test_a_call_out_of_rotation_that_is_refused_goes_back_to_the_player_whose_turn_it_was() -> None:
    stop = last_stop(bidding(POZNAN, "N"), "bid E 1S", "director S", "choose S refuse")
    assert right(stop, CALL) == {"It is cancelled, and North calls next"}
    assert "It is cancelled, and East calls next" in wrong(stop, CALL)


def test_while_a_player_may_accept_it_nothing_is_asked() -> None:
    assert CALL not in aspects(last_stop(too_low(), "director S"))
