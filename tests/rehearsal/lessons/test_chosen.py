"""Which questions of a case a lesson asks, by their names."""

from __future__ import annotations

from bridgetable.cases.tree import lines_of
from bridgetable.cli.case_paths import load_case
from bridgetable.engine.history import START
from bridgetable.rehearsal.lessons.lesson import asked_in, names_of
from bridgetable.rehearsal.stops import stops
from tests.reports.cases import THREE_OPTIONS, shipped

STOPS = stops(lines_of(load_case(shipped(THREE_OPTIONS))).history.jump(START))


def test_every_question_has_a_name_of_its_own() -> None:
    names = [name for some in names_of(STOPS) for name in some]
    assert len(set(names)) == len(names) == sum(len(stop.asked) for stop in STOPS)
    assert names[0].startswith("1.")


def test_all_none_or_these_are_asked() -> None:
    names = names_of(STOPS)
    assert asked_in(STOPS, None) == STOPS and asked_in(STOPS, ()) == ()
    (stop,) = asked_in(STOPS, (names[1][-1],))
    assert stop.ruling_place == STOPS[1].ruling_place and stop.asked == (STOPS[1].asked[-1],)
