"""The rows of the table: no clause of any edition is missing, and what shows each."""

from __future__ import annotations

import pytest

from bridgetable.coverage.evidence import kept_evidence
from bridgetable.coverage.standing import Row, Treatment, count, law_tables, listed_in
from bridgetable.table.edition import Edition
from tests.situations import since

E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017


def row(clause: str, number: str) -> Row:
    """The row of this clause among those of the clauses under a number."""
    return next(each for table in law_tables(kept_evidence(), number) for each in table.rows if each.clause == clause)


def test_every_clause_that_is_listed_has_a_row() -> None:
    evidence = kept_evidence()
    tables = law_tables(evidence)
    assert [table.law for table in tables] == list(range(1, 94))
    for edition in Edition:
        shown = {one.clause for table in tables for each in table.rows for one in each.cells[edition]}
        assert set(listed_in(edition, evidence.ruled_in(edition))) <= shown


def test_a_row_has_the_clause_under_its_number_in_each_edition() -> None:
    found = row("17D3", "17D3")
    assert {edition.value: [one.clause for one in cell] for edition, cell in found.cells.items()} == {
        **{year: ["17D3"] for year in since("2017")},
        "2007": ["17E2"],
        "1997": ["34"],
    }
    assert found.numbers() == ("17D3", "17E2", "34") and found.covered


def test_what_an_older_edition_alone_has_is_a_row_of_that_edition() -> None:
    alone = next(each for table in law_tables(kept_evidence(), "63B") for each in table.rows if each.edition is E1997)
    assert alone.cells[E2017] == () and alone.cells[E1997][0].treatment is Treatment.RULED


def test_the_cases_that_turn_on_the_clause_come_first() -> None:
    found = row("64B7", "64")
    assert [case.path for case in found.cases][:2] == [
        "revoke/revoke-41-both-sides-revoke-2017.case.json",
        "revoke/revoke-41-both-sides-revoke.case.json",
    ]
    assert found.tests[0] == "tests/laws/test_law64.py"


@pytest.mark.parametrize(("number", "laws"), [("64B", [64]), ("34", [17, 34]), ("99", []), ("63C", [63])])
def test_a_law_is_found_under_its_number_in_any_edition(number: str, laws: list[int]) -> None:
    assert [table.law for table in law_tables(kept_evidence(), number)] == laws


def test_one_edition_is_told_by_itself() -> None:
    tables = law_tables(kept_evidence(), "63", (E1997,))
    assert [each.clause for each in tables[0].rows] == ["63A1", "63A2", "63A3", "63B", "63C"]
    assert all(set(each.cells) == {E1997} for each in tables[0].rows)


@pytest.mark.parametrize("edition", Edition)
def test_the_counts_are_those_of_the_list(edition: Edition) -> None:
    evidence = kept_evidence()
    counted = count(edition, evidence)
    assert counted.total() == len(listed_in(edition, evidence.ruled_in(edition))) and counted[Treatment.RULED] > 180
