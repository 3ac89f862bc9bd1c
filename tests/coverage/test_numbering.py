"""The numbers that each edition prints: all Laws, every number once, and where they moved to."""

from __future__ import annotations

import pytest

from bridgetable.coverage.numbering import containing, is_printed, moves, printed_in
from bridgetable.laws.numbers import as_printed, parts_of
from bridgetable.laws.readings import READINGS
from bridgetable.table.edition import Edition
from tests.each import for_each
from tests.situations import since

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
SINCE_2007, SINCE_2017 = tuple(map(Edition, since("2007"))), tuple(map(Edition, since("2017")))


@pytest.mark.parametrize("edition", Edition)
def test_every_law_is_printed_and_every_number_once(edition: Edition) -> None:
    printed = printed_in(edition)
    parts = [parts_of(number) for number in printed]
    assert None not in parts and [as_printed(each) for each in parts if each] == list(printed)
    assert len(set(printed)) == len(printed)
    assert {int(each[0]) for each in parts if each} == set(range(1, 94))


@pytest.mark.parametrize("edition", Edition)
def test_no_undivided_clause_contains_another(edition: Edition) -> None:
    above = {each for number in printed_in(edition) for each in containing(number)}
    assert not above & set(printed_in(edition))


@for_each(
    ("number", "editions"),
    [
        ("64B7", SINCE_2007),
        ("64B8", SINCE_2017),
        ("63C", (E1997,)),
        ("61C", SINCE_2017),
        ("62C3", SINCE_2007),
        ("50E4", SINCE_2017),
        ("17E2", (E2007,)),
        ("17D3", SINCE_2007),
        ("57D", SINCE_2017),
        ("68D2(b)", SINCE_2017),
        ("25B2(b)(2)", (E1997,)),
        ("30B1(b)(ii)", SINCE_2017),
        ("56B", SINCE_2017),
        ("23C", SINCE_2017),
        ("23", tuple(Edition)),
        ("12C4", SINCE_2007),
        ("12B1", SINCE_2007),
        ("16A4", (E2007,)),
        ("43A3", SINCE_2017),
        ("13F", (E2007,)),
        ("14C", SINCE_2007),
    ],
)
def test_a_number_is_printed_in_its_editions(number: str, editions: tuple[Edition, ...]) -> None:
    assert tuple(edition for edition in Edition if is_printed(number, edition)) == editions


def test_a_clause_is_contained_in_those_above_it_the_nearest_first() -> None:
    assert containing("43B2(b)") == ("43B2", "43B", "43")
    assert containing("30B1(b)(ii)") == ("30B1(b)", "30B1", "30B", "30")
    assert containing("24") == ()


def test_what_moved_has_numbers_that_are_printed() -> None:
    assert all(set(row) == set(Edition) for row in moves())
    pairs = [(number, edition) for row in moves() for edition, number in row.items() if number]
    assert [(number, edition) for number, edition in pairs if not is_printed(number, edition)] == []


@for_each(
    "row",
    [
        ("", "12C1(b)", "12C1(e)"),
        ("12C2", "12C1(e)", ""),
        ("12B", "12B2", "12B2"),
        ("", "12B1", "12B1"),
        ("86B", "86B", "12C4"),
        ("13C", "13C", "13D"),
        ("", "13F", "13C"),
        ("13A", "13D", "13A"),
    ],
)
def test_where_a_clause_stood_in_the_first_three_editions(row: tuple[str, str, str]) -> None:
    assert row in [tuple(numbers[edition] for edition in (E1997, E2007, E2017)) for numbers in moves()]


@pytest.mark.parametrize("edition", Edition)
def test_readings_are_told_under_numbers_that_are_printed(edition: Edition) -> None:
    told = {clause for reading in READINGS for clause in reading.told_under(edition)}
    assert [clause for clause in sorted(told) if not is_printed(clause, edition)] == []
