"""The readings of the Laws: each named once, told under numbers that its editions have, in the order of the Laws."""

from __future__ import annotations

import importlib
import pkgutil
import re
from itertools import pairwise

import pytest

import bridgetable.laws
from bridgetable.laws.clause import Clause
from bridgetable.laws.numbers import lies_under, parts_of
from bridgetable.laws.readings import FROM_MEMORY, READINGS, Authority, Reading, readings_of, rests_on_memory
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_key
from tests.each import for_each

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
BOOK = Words.of("en", strict=True)


def names(clause: str, edition: Edition) -> list[str]:
    return [reading.name for reading in readings_of(clause, edition)]


def numbers_of_the_engine() -> set[tuple[str, Edition]]:
    modules = pkgutil.walk_packages(bridgetable.laws.__path__, "bridgetable.laws.")
    things = (thing for module in modules for thing in vars(importlib.import_module(module.name)).values())
    return {
        (number, edition) for thing in things if isinstance(thing, Clause) for edition, number in thing.numbers.items()
    }


KNOWN = numbers_of_the_engine()


def exists(clause: str, edition: Edition) -> bool:
    """Whether this edition has the clause: in the law book, or as the head of a clause of the engine."""
    return bool(law_key(BOOK, clause, edition)) or any(
        edition is other and lies_under(number, clause) for number, other in KNOWN
    )


def test_each_reading_has_a_plain_name_of_its_own() -> None:
    called = [reading.name for reading in READINGS]
    assert len(called) == len(set(called))
    assert [name for name in called if not re.fullmatch(r"[a-z]+(-([a-z]+|\d{4}))*", name)] == []


def test_the_numbers_of_a_reading_are_those_of_its_editions() -> None:
    for reading in READINGS:
        assert any(reading.told_under(edition) for edition in Edition), reading.name
        for edition in Edition:
            told = reading.told_under(edition)
            assert [clause for clause in told if not exists(clause, edition)] == [], reading.name
            assert all(reading in readings_of(clause, edition) for clause in told), reading.name


def order(reading: Reading) -> tuple[int, str]:
    """The Law it is told under first; 66 is looked up with the tricks, after the revokes."""
    law, *rest = parts_of(reading.clauses[0]) or ("0",)
    return int(law), "".join(rest[:1])


def test_they_stand_in_the_order_of_the_laws() -> None:
    assert [(a.name, b.name) for a, b in pairwise(READINGS) if order(a) > order(b)] == []


def test_a_number_stands_for_everything_under_it() -> None:
    assert names("64A2", E2017) == ["tricks-that-may-move"]
    assert names("64A2", E1997) == ["tricks-that-may-move", "second-trick-of-1997"]
    assert names("6", E2017) == [] and names("62B1", E2017) == []
    assert names("31A2(a)", E2007) == ["denomination-repeated"]


def test_one_told_under_its_number_exactly_is_told_nowhere_below() -> None:
    assert names("50", E2017) == ["penalty-card-of-the-others-fault"]
    assert names("50B", E2017) == []
    assert "second-call-of-ones-own" in names("31", E1997) and "second-call-of-ones-own" not in names("31A1", E1997)


def test_where_an_edition_prints_another_number_the_reading_follows() -> None:
    assert names("53B", E2017) == names("53C", E2007) == ["lead-by-the-right-opponent"]
    assert names("53C", E2017) == names("53B", E2007) == []


def test_where_authorities_differ_an_election_decides() -> None:
    elected = {reading.name: reading.election for reading in READINGS if reading.election}
    assert elected == {
        "substituted-card-decides": "43B2b",
        "assigned-result-of-2007": "12C1e",
        "suits-from-the-top": "70E2",
    }
    assert {reading.authority for reading in READINGS} == set(Authority)


@pytest.mark.parametrize("edition", FROM_MEMORY)
def test_what_is_told_from_memory_is_a_law_of_that_edition(edition: Edition) -> None:
    assert len(set(FROM_MEMORY[edition])) == len(FROM_MEMORY[edition])
    for clause in FROM_MEMORY[edition]:
        below = any(law_key(BOOK, f"{clause}{letter}", edition) for letter in "ABCDEF")
        assert exists(clause, edition) or below, clause


@for_each(
    ("clause", "edition", "remembered"),
    [
        ("22A", E1997, True),
        ("22A", E2007, False),
        ("28B", E1997, True),
        ("36B1", E1997, True),
        ("36A", E2007, False),
        ("21B1(a)", E2007, True),
        ("21B1", E1997, False),
        ("39A", E2007, True),
        ("62A", E1997, False),
        ("16B1", E2007, False),
        ("16B3", E2007, True),
        ("16D2", E2007, False),
        ("50E2", E2007, False),
        ("45E1", E1997, True),
        ("45C2", E1997, False),
        ("66B", E1997, False),
        ("42A3", E1997, False),
        ("42B2", E1997, True),
        ("50A", E2007, False),
        ("12C1", E1997, False),
        ("45E1", E2007, False),
        ("22A", E2017, False),
        ("45E1", E2017, False),
    ],
)
def test_which_wordings_rest_on_memory(clause: str, edition: Edition, remembered: bool) -> None:
    assert rests_on_memory(clause, edition) is remembered


def test_a_number_is_taken_apart_once() -> None:
    """Every ruling that is told is compared with all of these numbers."""
    first, *_, last = (reading.clauses[0] for reading in READINGS)
    readings_of(first, E2017)
    before = parts_of.cache_info().misses
    readings_of(first, E2017)
    readings_of(last, E2017)
    assert parts_of.cache_info().misses <= before + 1
