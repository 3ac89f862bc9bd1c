"""Clauses: what each edition says, under which number it prints it, and what no edition may be given twice."""

from __future__ import annotations

from functools import partial

import pytest

from bridgetable.engine import apply
from bridgetable.laws import book
from bridgetable.laws.clause import E1997, E2007, E2017, Clause, clause
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from tests.each import for_each
from tests.laws.named_clauses import named_without_asking
from tests.situations import POZNAN, at


def table(edition: str) -> Table:
    return at(POZNAN, "4S S", edition).table


@clause("64B2")
def repeated(table: Table, tricks: int, *, of: str = "suit") -> str:
    """A second revoke in the suit moves nothing more."""
    return f"{tricks} of one {of}"


@repeated.wording("64B3", E2017)
def restated(table: Table, tricks: int, *, of: str = "suit") -> str:
    """By the same player."""
    return f"{tricks} of one player's {of}"


@clause("25A4", E2017, printed={E2007: "25A2", E1997: "25A"})
def partner_has_called(table: Table) -> str:
    """No substitution once partner has called."""
    return "too late"


@clause("12B1", E2017, printed={E2007: "12A1"})
def damaged(table: Table) -> str:
    """Nothing of the kind before 2007."""
    return "damaged"


@clause("15C", ended=E2007)
def asked_again(table: Table) -> str:
    """Nothing of the kind since 2007."""
    return "asked again"


THREE = (E1997, E2007, E2017)
"""Editions that follow one another: what the last of them declares holds in later ones too."""
YEARS = tuple(edition.value for edition in THREE)


def words_of(said: Clause[[], str]) -> dict[str, str]:
    """What the clause says in each of three editions that has it."""
    return {edition.value: said(table(edition.value)) for edition in THREE if said.exists_in(edition)}


def numbers_of(said: Clause[..., str]) -> dict[Edition, str]:
    """The number of the clause in each of three editions that has it."""
    return {edition: number for edition, number in said.numbers.items() if edition in THREE}


def test_each_table_is_told_the_wording_of_its_edition() -> None:
    assert [repeated(table(edition), 2) for edition in YEARS] == [
        "2 of one suit",
        "2 of one suit",
        "2 of one player's suit",
    ]


def test_what_a_clause_is_about_comes_to_the_wording_by_position_and_by_name() -> None:
    assert repeated(table("1997"), 1, of="kind") == "1 of one kind"
    assert repeated(table("2017"), tricks=3, of="kind") == "3 of one player's kind"


def test_a_clause_is_printed_under_the_number_of_the_edition() -> None:
    assert [repeated.number(table(edition)) for edition in YEARS] == ["64B2", "64B2", "64B3"]
    assert numbers_of(repeated) == {E1997: "64B2", E2007: "64B2", E2017: "64B3"}


def test_a_clause_that_names_no_edition_exists_in_all() -> None:
    @clause("44C")
    def follow_suit(table: Table) -> str:
        return "follow suit"

    assert words_of(follow_suit) == dict.fromkeys(YEARS, "follow suit")
    assert follow_suit.numbers == dict.fromkeys(Edition, "44C")


def test_the_same_words_under_another_number_are_declared_once() -> None:
    assert words_of(partner_has_called) == dict.fromkeys(YEARS, "too late")
    assert numbers_of(partner_has_called) == {E1997: "25A", E2007: "25A2", E2017: "25A4"}


def test_a_clause_came_with_the_first_edition_that_has_a_number_for_it() -> None:
    assert words_of(damaged) == {"2007": "damaged", "2017": "damaged"}
    assert numbers_of(damaged) == {E2007: "12A1", E2017: "12B1"}


def test_another_wording_may_be_printed_under_several_numbers_too() -> None:
    @clause("17D3", E2017)
    def reverts(table: Table) -> str:
        return "to the player skipped"

    @reverts.wording("34", E1997, printed={E2007: "17E2"})
    def _(table: Table) -> str:
        return "as before"

    assert numbers_of(reverts) == {E1997: "34", E2007: "17E2", E2017: "17D3"}
    assert words_of(reverts) == {"1997": "as before", "2007": "as before", "2017": "to the player skipped"}


def test_a_wording_holds_until_another_replaces_it() -> None:
    @clause("50E")
    def known(table: Table) -> str:
        return "first"

    @known.wording("50E", E2017)
    def _(table: Table) -> str:
        return "second"

    assert words_of(known) == {"1997": "first", "2007": "first", "2017": "second"}


def test_a_clause_may_return_to_a_number_and_to_a_wording() -> None:
    @clause("16C2", E1997, E2017, printed={E2007: "16D2"})
    def heard(table: Table) -> str:
        return "heard"

    @clause("24", E1997, E2017)
    def applies(table: Table) -> str:
        return "before the lead"

    @applies.wording("24", E2007)
    def _(table: Table) -> str:
        return "in the auction"

    assert list(numbers_of(heard).values()) == ["16C2", "16D2", "16C2"]
    assert list(words_of(applies).values()) == ["before the lead", "in the auction", "before the lead"]


def test_a_clause_exists_since_it_came_and_until_it_ended() -> None:
    assert [damaged.exists_in(edition) for edition in THREE] == [False, True, True]
    assert [asked_again.exists_in(edition) for edition in THREE] == [True, False, False]
    assert numbers_of(asked_again) == {E1997: "15C"}


def test_a_clause_that_ended_may_come_again() -> None:
    @clause("15C", ended=E2007)
    def asked(table: Table) -> str:
        return "then"

    @asked.wording("15D", E2017)
    def _(table: Table) -> str:
        return "again"

    assert numbers_of(asked) == {E1997: "15C", E2017: "15D"}


def test_what_is_declared_twice_of_an_edition_is_refused() -> None:
    with pytest.raises(ValueError, match="25A1: 1997 has two numbers"):
        clause("25A1", printed={E1997: "25A"})(applies_it)
    with pytest.raises(ValueError, match="applies_it ends with an edition that has it"):
        clause("25A1", ended=E1997)(applies_it)
    with pytest.raises(ValueError, match="is that of some edition"):
        damaged.wording("12B1")(applies_it)
    with pytest.raises(ValueError, match="already have a wording"):
        asked_again.wording("15C", E2007)(applies_it)


def test_an_edition_without_the_clause_is_not_ruled_by_the_wording_of_another() -> None:
    with pytest.raises(KeyError):
        damaged(table("1997"))
    with pytest.raises(KeyError):
        damaged.number(table("1997"))


def test_a_clause_covers_each_number_some_edition_prints_it_under_and_no_part_of_one() -> None:
    asked = ("25A", "25A2", "25A4", "25", "25A1", "")
    assert [partner_has_called.covers(number) for number in asked] == [True, True, True, False, False, False]


@pytest.mark.parametrize(
    ("editions", "printed"), [((E2007,), {}), ((E1997, E2007), {}), ((), {E2017: "12B2"}), ((E1997,), {E2017: "12B2"})]
)
def test_a_second_wording_for_an_edition_is_refused(editions: tuple[Edition, ...], printed: dict[Edition, str]) -> None:
    @clause("12B1", E2017, printed={E2007: "12A1"})
    def ruled(table: Table) -> str:
        return "first"

    def again(table: Table) -> str:
        return "second"

    with pytest.raises(ValueError, match="12C"):
        ruled.wording("12C", *editions, printed=printed)(again)
    assert words_of(ruled) == {"2007": "first", "2017": "first"}
    assert numbers_of(ruled) == {E2007: "12A1", E2017: "12B1"}


def test_a_clause_is_called_and_described_as_its_first_wording_is() -> None:
    assert repeated.name == "repeated"
    assert repeated.__doc__ == "A second revoke in the suit moves nothing more."


def test_another_wording_is_the_same_clause() -> None:
    """Whatever name the function of the second wording has stands for the clause, in every edition."""
    assert [restated(table(edition), 2) for edition in YEARS] == [repeated(table(year), 2) for year in YEARS]
    assert restated is repeated


def test_the_wording_of_an_edition_is_the_function_that_its_tables_are_told_by() -> None:
    @clause("99A", E2007)
    def older(table: Table) -> str:
        return "older"

    @older.wording("99B", E2017)
    def _(table: Table) -> str:
        return "newer"

    assert older.wording_in(E2007).__name__ == "older" and older.wording_in(E2017) is not older.wording_in(E2007)
    with pytest.raises(KeyError):
        older.wording_in(E1997)


# -- who names a clause that an edition may not have -----------------------------------------------------------------


def applies_it(table: Table) -> str:
    return damaged(table)


def applies_it_if_it_exists(table: Table) -> str:
    return damaged(table) if damaged.exists_in(table.edition) else ""


def applies_those_of_a_list(table: Table) -> list[str]:
    return [each(table) for each in (partner_has_called, damaged)]


def applies_those_of_a_list_that_exist(table: Table) -> list[str]:
    return [each(table) for each in (partner_has_called, damaged) if each.exists_in(table.edition)]


def recognises_it(number: str) -> bool:
    return damaged.covers(number)


@clause("12B2")
def cites_it(table: Table) -> str:
    """What it cites came with a later edition."""
    return damaged(table)


@cites_it.wording("12B2", E2007)
def _(table: Table) -> str:
    """Here it may."""
    return damaged(table)


@for_each(
    ("named", "where"),
    [
        (damaged, ""),
        ([(damaged,)], ""),
        ({"key": damaged}, ""),
        (applies_it, "applies_it"),
        (partial(applies_it), "applies_it"),
        (cites_it, "cites_it"),
        (applies_those_of_a_list, "applies_those_of_a_list"),
    ],
)
def test_a_clause_that_the_edition_may_not_have_is_found_where_it_is_named(named: object, where: str) -> None:
    by = f"{__name__}.{where}" if where else ""
    assert named_without_asking(E1997, named) == [f"{by}: damaged"]
    assert named_without_asking(E2007, named) == []


@pytest.mark.parametrize(
    "named", [applies_it_if_it_exists, applies_those_of_a_list_that_exist, recognises_it, {E2007: damaged}]
)
def test_whoever_asks_whether_the_edition_has_a_clause_may_name_it(named: object) -> None:
    assert named_without_asking(E1997, named) == []


@pytest.mark.parametrize("edition", Edition)
def test_no_clause_of_the_laws_can_be_applied_in_an_edition_that_does_not_have_it(edition: Edition) -> None:
    everything = (book.LAWS, book.BEFORE_THE_AGENDA, book.STANDING, book.AUTOMATIC, vars(apply))
    assert named_without_asking(edition, everything) == []
