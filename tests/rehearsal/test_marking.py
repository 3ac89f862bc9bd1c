"""Marking what was chosen, and Laws that were typed."""

from __future__ import annotations

import pytest

from bridgetable.rehearsal.asked import Asked, Aspect, Choice, mark, mark_typed_laws
from bridgetable.table.question import say


def choice(key: str, right: bool, lawful: bool = False) -> Choice:
    return Choice(key, say("rehearsal-law", law=key), right, clause=key, lawful=lawful)


LAWS = Asked(
    Aspect.LAW,
    say("rehearsal-asks-law"),
    (choice("62A", True), choice("62B1", True), choice("62B2", False), choice("64A1", False)),
    several=True,
    also=("50E2",),
)
FINDING = Asked(
    Aspect.FINDING, say("rehearsal-asks-law"), (choice("stand", True), choice("adjust", False, lawful=True))
)


def keys(choices: tuple[Choice, ...]) -> list[str]:
    return [each.key for each in choices]


def test_what_was_chosen_is_right_missed_or_wrong() -> None:
    marked = mark(LAWS, frozenset({"62A", "62B2", "no choice"}))
    assert (keys(marked.right), keys(marked.missed), keys(marked.wrong)) == (["62A"], ["62B1"], ["62B2"])
    assert not marked.complete


def test_all_that_is_right_and_nothing_else_is_complete() -> None:
    assert mark(LAWS, frozenset({"62A", "62B1"})).complete
    assert not mark(LAWS, frozenset({"62A", "62B1", "64A1"})).complete


def test_another_lawful_finding_is_not_wrong() -> None:
    marked = mark(FINDING, frozenset({"adjust"}))
    assert keys(marked.other) == ["adjust"]
    assert marked.wrong == ()
    assert not marked.complete


def test_the_clause_itself_is_exact_however_it_is_typed() -> None:
    marked = mark_typed_laws(LAWS, ("62a", " 62 B1"))
    assert marked.complete
    assert marked.inexact == ()


@pytest.mark.parametrize("typed", ["62", "62B"])
def test_the_law_or_the_clause_above_is_right_but_less_exact(typed: str) -> None:
    marked = mark_typed_laws(LAWS, ("62A", typed))
    assert keys(marked.right) == ["62A", "62B1"]
    assert keys(marked.inexact) == ["62B1"]
    assert marked.complete


def test_a_clause_below_the_right_one_is_not_right() -> None:
    marked = mark_typed_laws(LAWS, ("62A", "62B1(a)"))
    assert keys(marked.missed) == ["62B1"]
    assert marked.unknown == ("62B1(a)",)


def test_a_wrong_clause_of_the_choices_is_wrong_and_any_other_is_unknown() -> None:
    marked = mark_typed_laws(LAWS, ("64a1", "25A", "nonsense"))
    assert keys(marked.wrong) == ["64A1"]
    assert marked.unknown == ("25A", "nonsense")


def test_a_clause_of_the_ruling_that_was_not_among_the_choices_counts() -> None:
    marked = mark_typed_laws(LAWS, ("62A", "62B1", "50E"))
    assert marked.more == ("50E",)
    assert marked.unknown == ()
    assert marked.complete
