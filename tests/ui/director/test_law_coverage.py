"""What the page of a clause tells of the program."""

from __future__ import annotations

import pytest

from bridgetable.disk.resources import resources
from bridgetable.table.edition import Edition
from bridgetable.ui.director.law_page import CASES_SHOWN, coverage_of
from bridgetable.words.catalogue import Words
from tests.situations import EDITIONS

EN = Words.of("en", strict=True)


def test_a_clause_is_told_under_its_number_in_each_edition() -> None:
    told = coverage_of("17E2", Edition.E2007, EN)
    assert told.editions == tuple(f"Laws of {year}" for year in reversed(EDITIONS))
    assert [row[-3:] for row in told.rows] == [("17D3: ruled †", "17E2: ruled †", "34: ruled †‡")]
    assert told.reasons == () and told.cases and told.more == 0


def test_a_clause_with_parts_is_told_by_its_parts_in_the_order_of_the_book() -> None:
    told = coverage_of("62C", Edition.E2007, EN)
    here = told.editions.index("Laws of 2007")
    assert [row[here].partition(":")[0] for row in told.rows] == ["62C1", "62C2", "62C3"]


def test_what_is_left_out_has_its_reason_and_no_case() -> None:
    told = coverage_of("93A", Edition.E1997, EN)
    assert len(told.reasons) == 1 and told.reasons[0].endswith(EN.text("coverage-why-appeals")) and told.cases == ()


def test_of_many_cases_the_first_are_listed() -> None:
    told = coverage_of("62A", Edition.E2017, EN)
    assert len(told.cases) == CASES_SHOWN and told.more > 10
    assert all((resources() / "cases" / path).is_file() and title for path, title in told.cases)


@pytest.mark.parametrize(("clause", "edition"), [("64B8", Edition.E1997), ("99", Edition.E2017)])
def test_a_clause_that_the_edition_does_not_print_has_no_rows(clause: str, edition: Edition) -> None:
    told = coverage_of(clause, edition, EN)
    assert (told.rows, told.reasons, told.cases) == ((), (), ())
