"""Following another finding than the recorded one."""

from __future__ import annotations

import pytest

from bridgetable.engine import actions as a
from bridgetable.engine.history import History
from bridgetable.engine.steps import ImpossibleError
from bridgetable.rehearsal.asked import Aspect, Stop
from bridgetable.rehearsal.hiding import follow
from bridgetable.rehearsal.stops import next_stop, stops
from bridgetable.table.question import DIRECTOR
from tests.rehearsal.rehearsed import asked, history, too_low

NOT_COMPARABLE = (
    "director S",
    "choose S refuse",
    "rebid E X",
    "choose director not-comparable",
    "rebid E 2H",
    "note",
    "bid S P",
)


def recorded() -> tuple[History, Stop]:
    line = history(too_low(), *NOT_COMPARABLE)
    stop = next(stop for stop in stops(line) if stop.asked[0].aspect is Aspect.FINDING)
    return line, stop


def test_another_finding_begins_a_branch_with_the_cursor_at_it() -> None:
    line, stop = recorded()
    followed = follow(line, stop, "comparable").history
    assert followed.nodes[followed.cursor].step.action == a.Choose(DIRECTOR, "comparable")
    assert followed.nodes[followed.cursor].parent == stop.place
    assert set(line.leaves()) < set(followed.leaves())


def test_what_remains_of_the_line_is_replayed_up_to_what_is_no_longer_lawful() -> None:
    """After a comparable double East has no call to put right: what he did then would be another irregularity now."""
    line, stop = recorded()
    followed = follow(line, stop, "comparable")
    assert [type(line.nodes[place].step.action) for place in followed.left_out] == [a.ChangeCall, a.Note, a.MakeCall]
    assert len(followed.history.line()) == stop.place + 2


def test_what_was_done_otherwise_follows_without_its_notes() -> None:
    line = history(too_low(), *NOT_COMPARABLE[:3], "choose director comparable", "note", "bid S P", "bid W P")
    stop = next(stop for stop in stops(line) if stop.asked[0].aspect is Aspect.FINDING)
    finding = follow(line, stop, "not-comparable")
    assert [type(line.nodes[place].step.action) for place in finding.left_out] == [a.Note, a.MakeCall, a.MakeCall]


def test_the_recorded_finding_is_the_recorded_line() -> None:
    line, stop = recorded()
    followed = follow(line, stop, "not-comparable")
    assert followed.left_out == ()
    assert followed.history.cursor == stop.ruling_place
    assert len(followed.history.nodes) == len(line.nodes)


def test_a_branch_that_begins_so_is_taken_as_it_is() -> None:
    line, stop = recorded()
    once = follow(line, stop, "comparable").history
    again = follow(once.jump(line.cursor), stop, "comparable")
    assert again.left_out == ()
    assert again.history.cursor == once.cursor
    assert len(again.history.nodes) == len(once.nodes)


def test_every_lawful_choice_can_be_followed_and_then_is_the_recorded_one() -> None:
    line, stop = recorded()
    for choice in asked(stop, Aspect.FINDING).choices:
        followed = follow(line, stop, choice.option).history
        there = next_stop(followed, stop.place)
        assert there is not None
        assert asked(there, Aspect.FINDING).right == {choice.key}


def test_what_the_question_does_not_offer_is_refused() -> None:
    line, stop = recorded()
    with pytest.raises(ImpossibleError):
        follow(line, stop, "three tricks")
