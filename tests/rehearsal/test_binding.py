"""What binds the players after a ruling."""

from __future__ import annotations

from bridgetable.rehearsal.asked import Aspect
from tests.rehearsal.rehearsed import WORDS, asked, aspects, last_stop, revoke, right, too_low, wrong
from tests.situations import POZNAN, at, bidding

BINDING = Aspect.BINDING


def test_a_lead_that_declarer_requires_is_neither_forbidden_nor_the_other_defenders() -> None:
    stop = last_stop(at(POZNAN, "4S S"), "EHA", "director S", "choose S require-H")
    assert right(stop, BINDING) == {"West must lead hearts if he can"}
    assert "West may not lead hearts as long as he keeps the lead" in wrong(stop, BINDING)
    assert "East must lead hearts if he can" in wrong(stop, BINDING)


def test_a_lead_left_free_binds_nobody() -> None:
    stop = last_stop(at(POZNAN, "4S S"), "EHA", "director S", "choose S free")
    assert right(stop, BINDING) == {"Nobody is restricted"}
    assert "West must lead hearts if he can" in wrong(stop, BINDING)


def test_partner_passes_throughout_and_not_once() -> None:
    stop = last_stop(too_low(), "director S", "choose S refuse", "rebid E X", "choose director not-comparable")
    assert "West must pass throughout" in right(stop, BINDING)
    assert "West must pass once" in wrong(stop, BINDING)


def test_what_binds_under_another_edition_is_told_so() -> None:
    """An intended change of call that is not accepted makes partner pass once in 1997, and not since."""
    changed = ("bids N 1S P 2S", "rebid S 3S", "director W", "choose director intended", "choose W refuse")
    stop = last_stop(bidding(POZNAN, "N"), *changed)
    assert "North must pass once" in wrong(stop, BINDING)
    told = [WORDS.say(choice.why) for choice in asked(stop, BINDING).choices if choice.why and not choice.right]
    assert any("So it is in the Laws of 1997." in text for text in told)


def test_a_ruling_that_binds_nobody_in_any_way_does_not_ask() -> None:
    assert BINDING not in aspects(last_stop(revoke(), "director S"))


def test_what_binds_a_player_already_is_not_wrong() -> None:
    """West, who has to pass throughout, bids: now East has to as well (37B)."""
    barred = ("director S", "choose S refuse", "rebid E 1NT", "choose director not-comparable", "bid S P", "bid W 2C")
    stop = last_stop(too_low(), *barred, "director N")
    assert "East must pass throughout" in right(stop, BINDING)
    assert "West must pass throughout" not in wrong(stop, BINDING)
