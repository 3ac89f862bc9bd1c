"""Completing the number of a Law."""

from __future__ import annotations

import pytest

from bridgetable.laws.numbers import parts_of
from bridgetable.rehearsal.situation import laws_completion
from bridgetable.table.edition import Edition


@pytest.mark.parametrize("typed", ["62c", "62C", " 62 C"])
def test_a_beginning_finds_the_clauses_below(typed: str) -> None:
    assert laws_completion(Edition.E2017, typed) == ("62C1", "62C2", "62C3")


def test_clauses_are_those_of_the_edition() -> None:
    assert "64B8" in laws_completion(Edition.E2017, "64B")
    assert "64B8" not in laws_completion(Edition.E1997, "64B")


def test_parentheses_may_be_left_out() -> None:
    assert laws_completion(Edition.E2017, "43b2b") == ("43B2(b)",)
    assert laws_completion(Edition.E2017, "43B2(b") == ("43B2(b)",)


@pytest.mark.parametrize("edition", Edition)
def test_nothing_typed_finds_every_clause_once_in_order(edition: Edition) -> None:
    clauses = laws_completion(edition, "")
    assert len(clauses) == len(set(clauses)) > 300
    laws = [int(parts[0]) for clause in clauses if (parts := parts_of(clause))]
    assert laws == sorted(laws)


def test_what_is_no_law_finds_nothing() -> None:
    assert laws_completion(Edition.E2017, "62Z") == ()
