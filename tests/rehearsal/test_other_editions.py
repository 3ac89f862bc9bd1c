"""The same play under the other editions."""

from __future__ import annotations

from bridgetable.cards.call import Double
from bridgetable.rehearsal.stops import steps_elsewhere
from bridgetable.table.edition import Edition
from tests.rehearsal.rehearsed import history, revoke, too_low
from tests.situations import since


def test_each_step_is_ruled_under_the_others() -> None:
    line = history(revoke(), "director S")
    assert {step.table.edition for step in steps_elsewhere(line, 0)} == set(Edition) - {line.start.edition}
    assert all(step.action == line.nodes[0].step.action for step in steps_elsewhere(line, 0))


def test_it_is_the_same_wherever_the_cursor_is() -> None:
    line = history(revoke(), "director S", "EHA")
    assert [id(step) for step in steps_elsewhere(line, 1)] == [id(step) for step in steps_elsewhere(line.undo(), 1)]


def test_what_was_done_may_come_to_something_else_there() -> None:
    """What is a comparable call is asked only since 2007; before, East's double is cancelled and he calls again."""
    line = history(too_low(), "director S", "choose S refuse", "rebid E X", "choose director comparable", "bid S P")
    doubled = {step.table.edition.value for step in steps_elsewhere(line, 4) if step.table.calls[1:2] == (Double(),)}
    assert doubled == {*since("2007")} - {line.start.edition.value}
