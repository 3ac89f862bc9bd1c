"""The number of what is declared once, in the editions that renumber it, keep it or let it go."""

from __future__ import annotations

import pytest

from bridgetable.laws import renumbering
from bridgetable.laws.ask import A_CARD, Ask
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.readings import Reading
from bridgetable.laws.renumbering import UNCHANGED, Renumbering, by_edition, numbers_in, worded_under
from bridgetable.table.edition import Edition
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table
from tests.each import for_each

SHIFTED = Renumbering(gone=("64B4",), new=("64B9", "64C"), moved={"64B5": "64B4", "64C": "64D"})

SINCE_2017 = [edition for edition in Edition if edition not in (E1997, E2007)]


@pytest.fixture
def shifted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The edition of 2017 renumbers Law 64 so."""
    monkeypatch.setitem(renumbering.RENUMBERED, E2017, SHIFTED)


@for_each(
    ("before", "now"),
    [("64B4", ""), ("64B5", "64B4"), ("64B5(a)", "64B4(a)"), ("64C", "64D"), ("64C2(b)", "64D2(b)"), ("64B", "64B")],
)
def test_a_clause_goes_moves_with_its_parts_or_stays(before: str, now: str) -> None:
    assert SHIFTED.later(before) == now
    assert UNCHANGED.later(before) == before


@for_each(
    ("now", "before"),
    [
        ("64B4", "64B5"),
        ("64B4(a)", "64B5(a)"),
        ("64B5", ""),
        ("64B9", ""),
        ("64B9(a)", ""),
        ("64D2(b)", "64C2(b)"),
        ("64C", ""),
    ],
)
def test_it_is_known_which_clause_it_was(now: str, before: str) -> None:
    assert SHIFTED.earlier(now) == before
    assert UNCHANGED.earlier(now) == now


def test_a_number_holds_until_another_is_declared() -> None:
    declared = {E1997: ("25A",), E2007: ("25A2",)}
    assert [numbers_in(edition, declared) for edition in (E1997, E2007, E2017)] == [("25A",), ("25A2",), ("25A2",)]
    assert numbers_in(E1997, {E2007: ("25A2",)}) == ()


def test_an_edition_has_one_number_for_what_is_declared() -> None:
    assert by_edition("25A2", (E2007,), {E1997: "25A"}) == {E2007: "25A2", E1997: "25A"}
    with pytest.raises(ValueError, match="25A2: 1997 has two numbers"):
        by_edition("25A2", (E1997, E2007), {E1997: "25A"})


@pytest.mark.usefixtures("shifted")
def test_what_moves_is_moved_in_every_declaration() -> None:
    @clause("64B5")
    def after_the_round(table: Table) -> str:
        return "too late"

    @clause("64B4")
    def after_next_call(table: Table) -> str:
        return "too late"

    def nothing_to_choose(table: Table, question: Question) -> tuple[Option, ...]:
        return ()

    asked = Ask("64C", A_CARD, nothing_to_choose)
    assert after_the_round.numbers == {E1997: "64B5", E2007: "64B5", **dict.fromkeys(SINCE_2017, "64B4")}
    assert after_next_call.numbers == {E1997: "64B4", E2007: "64B4"}
    assert asked.numbers() == {"64C", "64D"}
    assert Reading("late", ("64B4", "64B5")).told_under(E2017) == ("64B4",)
    assert Reading("gone", ("64B4",)).told_under(E2017) == ()


@pytest.mark.usefixtures("shifted")
def test_what_an_edition_declares_itself_is_not_moved() -> None:
    @clause("64B4", E2017)
    def new(table: Table) -> str:
        return "new"

    @clause("64B5", printed={E2017: "64B7"})
    def numbered(table: Table) -> str:
        return "as declared"

    assert new.numbers == dict.fromkeys(SINCE_2017, "64B4") and numbered.numbers[E2017] == "64B7"


@pytest.mark.usefixtures("shifted")
@pytest.mark.parametrize(("edition", "clause"), [(E2007, "64B4"), (E2017, "64B5")])
def test_messages_are_those_of_the_number_under_which_it_was_declared(edition: Edition, clause: str) -> None:
    assert worded_under("64B4", edition) == clause
    assert worded_under("64B9", edition) == "64B9"
