"""The editions of the Laws."""

import pytest

from bridgetable.table.edition import FIRST, Edition, holding, holds_in
from tests.situations import EDITIONS, POZNAN, at


def test_the_editions_stand_in_order_of_time() -> None:
    years = [int(edition.value) for edition in Edition]
    assert years == sorted(set(years))


def test_each_knows_the_one_before_it() -> None:
    first, *later = Edition
    assert first is FIRST and first.before is None
    assert [edition.before for edition in later] == list(Edition)[:-1]


@pytest.mark.parametrize(("year", "held"), [("1997", None), ("2007", "since 2007"), ("2017", "since 2007")])
def test_what_is_declared_holds_from_its_edition_on(year: str, held: str | None) -> None:
    assert holding({Edition.E2007: "since 2007"}, Edition(year)) == held


@pytest.mark.parametrize(
    ("year", "held", "there"), [("1997", "old", False), ("2007", "old", True), ("2017", "new", False)]
)
def test_what_is_declared_holds_until_it_is_replaced_or_ends(year: str, held: str, there: bool) -> None:
    assert holding({FIRST: "old", Edition.E2017: "new"}, Edition(year)) == held
    assert holds_in(Edition(year), Edition.E2007, Edition.E2017) is there
    assert holds_in(Edition(year), FIRST, None)


def test_a_table_keeps_the_edition_it_is_ruled_under() -> None:
    for year in EDITIONS:
        assert at(POZNAN, "4S S", year).do("WCJ", "director S").table.edition is Edition(year)
