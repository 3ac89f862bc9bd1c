"""Tricks that are transferred, and the score then."""

from __future__ import annotations

from bridgetable.cases.codec import read_case
from bridgetable.cases.tree import history_of
from bridgetable.disk.resources import resources
from bridgetable.rehearsal.asked import Aspect, Stop
from bridgetable.rehearsal.stops import stops
from tests.rehearsal.rehearsed import asked, aspects, last_stop, revoke, right, wrong
from tests.situations import SLAM, at

TRICKS, SCORE = Aspect.TRICKS, Aspect.SCORE


ASKED_BEFORE_EQUITY = resources() / "cases" / "revoke" / "revoke-42-six-clubs-become-three.case.json"


def ruffed(tricks: int) -> Stop:
    """West ruffs a spade with the ace in his hand, and leads a spade; North then claims this many tricks."""
    line = ("ESK SS3 WC3 NS8", "WS6", "director N", f"claim N {tricks}", "agree E")
    return last_stop(at(SLAM, "6C N", "2007"), *line)


def of_the_case() -> tuple[Stop, ...]:
    """The stops of a case in which the Director adjusts the score after one trick was transferred."""
    return stops(history_of(read_case(ASKED_BEFORE_EQUITY.read_bytes())))


def test_tricks_are_asked_when_they_are_transferred_and_not_before() -> None:
    assert TRICKS not in aspects(last_stop(revoke(), "director S"))


def test_two_tricks_are_not_one_nor_none_nor_the_other_sides() -> None:
    stop = ruffed(11)
    assert right(stop, TRICKS) == {"Two tricks to North-South"}
    assert {"No trick is transferred", "One trick to North-South"} <= wrong(stop, TRICKS)


def test_one_trick_where_the_side_won_no_other() -> None:
    assert right(ruffed(12), TRICKS) == {"One trick to North-South"}
    assert "Two tricks to North-South" in wrong(ruffed(12), TRICKS)


def test_the_score_follows_from_the_tricks() -> None:
    assert right(ruffed(11), SCORE) == {"N-S +940, E-W −940"}
    assert "N-S −50, E-W +50" in wrong(ruffed(11), SCORE)


def test_the_score_is_not_asked_while_the_director_has_yet_to_judge() -> None:
    transferred = next(stop for stop in of_the_case() if TRICKS in aspects(stop))
    assert SCORE not in aspects(transferred)


def test_an_assigned_score_is_right_and_that_of_the_table_wrong() -> None:
    stop = of_the_case()[-1]
    assert right(stop, SCORE) == {"N-S +400, E-W −400"}
    lawful = {choice.key: choice.lawful for choice in asked(stop, SCORE).choices if not choice.right}
    assert not lawful.pop("-100/100")
    assert lawful and all(lawful.values())
