"""The 71 rulings of the sources: each is a shipped case, or a line of one, that says so, stops, and is held to it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from msgspec import UNSET

from bridgetable.cases.case import Branch, Case, Entry, Expect
from bridgetable.cases.codec import read_case
from bridgetable.disk.resources import resources
from bridgetable.engine.actions import Note
from bridgetable.table.text import Text
from tests.each import for_each
from tests.languages import WRITTEN

RULINGS = {
    **{f"S000-{number:02}": 1 for number in range(1, 43)},
    "S001-01": 1,
    "S001-02": 1,
    **{f"S002-{number:02}": 1 for number in range(1, 18)},
    "S002-02": 2,
    "S002-04": 2,
    "S002-05": 3,
    "S002-07": 2,
    "S002-08": 4,
    "S002-09": 2,
    "S002-16": 2,
}
"""The rulings by the numbers they have in the catalogue of the sources, and how many sub-rulings stand under each."""

RULED = ("rulings", "asked", "tricks", "transfers", "score", "penalty", "restricted", "information", "legal", "equity")
"""What an expectation may say of a ruling."""


@cache
def shipped() -> tuple[tuple[str, Case], ...]:
    files = sorted((resources() / "cases").rglob("*.case.json"))
    return tuple((path.name, read_case(path.read_bytes())) for path in files)


def cases_of(ruling: str) -> list[tuple[str, Case]]:
    """The cases whose source names the ruling; "S002-07a" is under S002-07."""
    named = re.compile(rf"{ruling}(?!\d)")
    return [(name, case) for name, case in shipped() if named.search(" ".join(words for _, words in case.source))]


def entries(of: tuple[Entry, ...]) -> Iterator[Entry]:
    for entry in of:
        yield entry
        if isinstance(entry, Branch):
            yield from entries(entry.actions)


def texts(case: Case) -> Iterator[Text]:
    yield case.title
    yield case.story
    for entry in entries(case.actions):
        if isinstance(entry, Branch):
            yield entry.title
        elif isinstance(entry, Note):
            yield entry.text


def test_there_are_seventy_one() -> None:
    assert sum(RULINGS.values()) == 71


def it_is_shipped_with_a_line_for_each_sub_ruling(ruling: str) -> None:
    found = cases_of(ruling)
    assert found, f"no case names {ruling} as its source"
    lines = sum(1 + sum(isinstance(entry, Branch) for entry in entries(case.actions)) for _, case in found)
    assert lines >= RULINGS[ruling]


def it_is_held_to_the_ruling_and_stops_for_the_lecturer(ruling: str) -> None:
    for name, case in cases_of(ruling):
        held = [entry for entry in entries(case.actions) if isinstance(entry, Expect)]
        assert any(getattr(expect, key) is not UNSET for expect in held for key in RULED), name
        assert any(isinstance(entry, Note) for entry in entries(case.actions)), name


def every_text_of_it_is_there_in_both_languages(ruling: str) -> None:
    for name, case in cases_of(ruling):
        for text in texts(case):
            told = dict(text)
            assert told.keys() == set(WRITTEN), (name, text)
            assert all(words.strip() for words in told.values()), (name, text)


@for_each("ruling", RULINGS)
def test_it_is_shipped_and_held_to_what_was_ruled(ruling: str) -> None:
    it_is_shipped_with_a_line_for_each_sub_ruling(ruling)
    it_is_held_to_the_ruling_and_stops_for_the_lecturer(ruling)
    every_text_of_it_is_there_in_both_languages(ruling)
