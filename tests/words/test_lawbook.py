"""The law book: each clause the engine rules by can be read, in each edition that has it."""

from __future__ import annotations

import importlib
import pkgutil
import re

import pytest

import bridgetable.laws
from bridgetable.laws.clause import Clause
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.lawbook import is_told, law_key, law_text, point_of
from tests.each import for_each
from tests.words.former_numbers import former_numbers_named

ENGLISH = Words.of("en", strict=True)
E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017


SAID_BY_SILENCE = {("50E4", E1997), ("50E4", E2007)}
"""Wordings of the engine that stand for an edition without the clause."""


def clauses() -> set[tuple[str, Edition]]:
    found: set[tuple[str, Edition]] = set()
    for module in pkgutil.walk_packages(bridgetable.laws.__path__, "bridgetable.laws."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, Clause):
                found |= {(number, edition) for edition, number in thing.numbers.items()}
    return found - SAID_BY_SILENCE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_the_engine_knows_is_in_the_book(language: str) -> None:
    words = Words.of(language, strict=True)
    lost = [(number, edition.value) for number, edition in clauses() if not law_key(words, number, edition)]
    assert sorted(lost) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_names_a_clause_by_its_former_number(language: str) -> None:
    assert [*former_numbers_named(Words.of(language, strict=True))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_turns_on_a_clause_is_said_in_a_few_words(language: str) -> None:
    words = Words.of(language, strict=True)
    for number, edition in clauses():
        point = point_of(words, number, edition)
        assert point and len(point) <= 66 and not point.endswith("."), (number, edition.value, point)


def test_few_words_for_a_clause_are_those_of_its_edition() -> None:
    assert point_of(ENGLISH, "62C1", E2007) == "the innocent side changes its card"
    assert point_of(ENGLISH, "62C1(a)", E2007) == point_of(ENGLISH, "62C1", E2007)
    assert point_of(ENGLISH, "62C3", E2007) != point_of(ENGLISH, "62C3", E2017) != ""
    assert point_of(ENGLISH, "99Z", E2017) == ""


@for_each(
    ("clause", "key"),
    [
        ("62C1", "lawbook-62c1"),
        ("43B2(b)", "lawbook-43b2-b"),
        ("43B2b", "lawbook-43b2-b"),
        ("45C4(a)", "lawbook-45c4-a"),
        ("52B1(a)", "lawbook-52b1"),
        ("16C1", "lawbook-16c"),
        ("56B", "lawbook-56"),
        ("43A2(c)", "lawbook-43a2"),
        ("99Z", ""),
    ],
)
def test_a_clause_is_found_under_the_nearest_number(clause: str, key: str) -> None:
    assert law_key(ENGLISH, clause) == key


def test_a_clause_is_told_where_it_has_a_text_of_its_own() -> None:
    assert is_told(ENGLISH, "62C1", E2007) and is_told(ENGLISH, "43B2(b)", E1997)
    assert not is_told(ENGLISH, "52B1(a)", E2017) and not is_told(ENGLISH, "99Z", E2017)
    assert is_told(ENGLISH, "64B8", E2017) and not is_told(ENGLISH, "64B8", E2007)


def test_a_wording_of_its_own_stands_before_the_common_one() -> None:
    assert "second" not in law_text(ENGLISH, "64A2", E2017)
    assert "goes as well" in law_text(ENGLISH, "64A2", E1997)
    assert law_text(ENGLISH, "64B6", E1997) == law_text(ENGLISH, "64B6", E2017)


def test_an_edition_without_the_clause_says_so() -> None:
    assert law_text(ENGLISH, "64B7", E1997) == "The edition of 1997 has no clause under this number."


@for_each("language", LANGUAGES)
@for_each(("old", "new"), (("13A", "13B1"), ("13B", "13B2"), ("13C", "13D"), ("13D", "13A"), ("13F", "13C")))
def test_law_13_of_2007_is_told_under_its_own_numbers(language: str, old: str, new: str) -> None:
    words = Words.of(language, strict=True)
    assert re.search(rf"2017\s?: {new}\b", law_text(words, old, E2007)), old
    assert law_text(words, old, E2007) != law_text(words, old, E2017)
    assert not is_told(words, "13E", E2017) and is_told(words, "13E", E2007)
