"""Single assertions: taken apart and put together again; what is proposed of a table is so."""

from __future__ import annotations

import pytest
from msgspec import UNSET
from msgspec.structs import asdict

from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.assertions import assertions_of, joined, proposed
from bridgetable.cases.case import Expect
from bridgetable.cases.check import assertion_count, no_appraisal, verdicts
from bridgetable.cases.expectations import ONE_BY_ONE
from bridgetable.cases.outline import flat
from tests.each import for_each
from tests.shipped import CASES as SHIPPED
from tests.shipped import case_in, history_in, name_of

FILES = {name_of(path): path for path in SHIPPED}
CASES = {name: case_in(path) for name, path in FILES.items()}


def values(expect: Expect) -> dict[str, object]:
    """What an expectation asserts, without the order in which seats and entries stand."""
    given = {name: value for name, value in asdict(expect).items() if value is not UNSET}
    return {name: frozenset(map(repr, value)) if name in ONE_BY_ONE else value for name, value in given.items()}


@for_each("name", CASES)
def test_an_expectation_is_the_same_when_its_assertions_are_joined(name: str) -> None:
    for entry in flat(CASES[name].actions):
        if isinstance(entry, Expect):
            singles = assertions_of(entry)
            assert values(joined(singles)) == values(entry)
            assert sum(map(assertion_count, singles)) == assertion_count(entry)


@pytest.mark.parametrize("name", list(CASES)[::8])
def test_what_is_proposed_holds_and_each_is_one_assertion(name: str) -> None:
    history = history_in(FILES[name])
    for place, step in enumerate(history.nodes):
        table = history.table_at(place)
        assertions = proposed(history.table_at(step.parent), table)
        for assertion in assertions:
            assert assertions_of(assertion) == (assertion,), assertion
            wrong = [verdict for verdict in verdicts(assertion, (table,), "", no_appraisal) if not verdict.holds]
            assert not wrong, assertion


def test_what_the_last_step_has_changed_is_proposed_first() -> None:
    history = history_in(FILES["penalty-card-50d-major-the-three-options"])
    for place, step in enumerate(history.nodes):
        before = {repr(assertion) for assertion in proposed(None, history.table_at(step.parent))}
        known = [
            repr(assertion) in before for assertion in proposed(history.table_at(step.parent), history.table_at(place))
        ]
        assert known == sorted(known)


def test_of_assertions_that_contradict_each_other_the_last_remains() -> None:
    three, four = Expect(won=((Side.NS, 3),)), Expect(won=((Side.NS, 4),))
    together = joined((Expect(turn=Seat.N), three, Expect(turn=Seat.E), four))
    assert together == Expect(turn=Seat.E, won=((Side.NS, 4),))


def test_lists_are_added_up_and_nothing_stands_twice() -> None:
    once, twice = Expect(rulings=("64A1",)), Expect(rulings=("64A1", "64C1"))
    assert joined((once, twice, once)) == Expect(rulings=("64A1", "64C1"))
