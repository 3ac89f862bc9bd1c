"""The editions of the Laws."""

from bridgetable.table.edition import Edition
from tests.situations import EDITIONS, POZNAN, at


def test_the_editions_stand_in_order_of_time() -> None:
    years = [int(edition.value) for edition in Edition]
    assert years == sorted(set(years))


def test_a_table_keeps_the_edition_it_is_ruled_under() -> None:
    for year in EDITIONS:
        assert at(POZNAN, "4S S", year).do("WCJ", "director S").table.edition is Edition(year)
