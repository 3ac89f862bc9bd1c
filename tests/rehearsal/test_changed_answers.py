"""Questions whose right answer is another one in the edition before: those alone are asked of what changed."""

from __future__ import annotations

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.cases.tree import history_of
from bridgetable.disk.contents import contents_of
from bridgetable.disk.resources import resources
from bridgetable.engine.history import History
from bridgetable.rehearsal.asked import Aspect
from bridgetable.rehearsal.exam.conditions import Conditions, ExamError, checked
from bridgetable.rehearsal.exam.making import stops_wanted
from bridgetable.rehearsal.stops import answered_otherwise, stops
from bridgetable.table.edition import Edition

E2007, E2017 = Edition.E2007, Edition.E2017


def history(name: str) -> History:
    return history_of(read_case(contents_of(resources() / "cases" / f"{name}.case.json")))


def test_only_what_was_answered_otherwise_is_kept() -> None:
    case = history("auction/out-of-rotation-30b-south-passes-for-north")
    found = stops(case)
    kept = answered_otherwise(case, found, E2007)
    assert 0 < sum(len(stop.asked) for stop in kept) < sum(len(stop.asked) for stop in found)
    assert Aspect.BINDING in {one.aspect for stop in kept for one in stop.asked}


def test_nothing_is_kept_of_the_edition_itself() -> None:
    case = history("auction/out-of-rotation-30b-south-passes-for-north")
    assert answered_otherwise(case, stops(case), case.start.edition) == ()


def test_an_exam_of_what_changed_asks_that_and_the_law_of_it() -> None:
    case = history("auction/out-of-rotation-30b-south-passes-for-north")
    wanted = checked(Conditions(3, 2, changed_since=E2007))
    changed = {stop.ruling_place: stop.asked for stop in answered_otherwise(case, stops(case), E2007)}
    asked = stops_wanted(wanted, case)
    assert [stop.ruling_place for _, stop in asked] == list(changed) and len(asked) < len(stops(case))
    for number, stop in asked:
        assert stops(case)[number - 1].ruling_place == stop.ruling_place
        assert {one for one in stop.asked if one.aspect is not Aspect.LAW} == set(changed[stop.ruling_place])


def test_any_other_exam_may_ask_all() -> None:
    case = history("auction/out-of-rotation-30b-south-passes-for-north")
    assert [stop for _, stop in stops_wanted(checked(Conditions(3)), case)] == list(stops(case))


def test_it_is_no_exam_of_the_edition_itself() -> None:
    with pytest.raises(ExamError):
        checked(Conditions(1, changed_since=E2017))
