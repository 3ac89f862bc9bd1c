"""Law 65B3: a turned card that points the wrong way; 67B3: one that is not among the played cards."""

import pytest

from bridgetable.table.values import Log
from tests.situations import EDITIONS, POZNAN, Situation, at

TRICK_1 = ("WDA", "ND2 ED3 SDJ")


def pointed(edition: str, *texts: str) -> Situation:
    """West has won the first trick, and has pointed his card of it as one that was lost."""
    return at(POZNAN, "4S S", edition).do(*TRICK_1, "point W 1", *texts)


@pytest.mark.parametrize(("edition", "number"), [("1997", "65B"), ("2007", "65B3"), ("2017", "65B3")])
def test_65B3_pointed_out_before_the_next_trick(edition: str, number: str) -> None:
    for by in "SE":
        table = pointed(edition, f"director {by}")
        assert (table.ruled, table.offences) == ([number], ["card-pointed-wrongly W 1 corrected"])
        assert key(table) in ("law-65B", "law-65B3")


@pytest.mark.parametrize(("edition", "ruled"), [("1997", ["65B", "43A1(b)"]), ("2007", ["65B3"]), ("2017", ["65B3"])])
def test_65B3_dummy_may_point_it_out_where_the_law_says_so(edition: str, ruled: list[str]) -> None:
    assert pointed(edition, "director N").ruled == ruled


def key(table: Situation) -> str:
    return table.table.rulings[-1].message.key


def test_65B3_in_2017_each_side_until_it_has_played_to_the_next_trick() -> None:
    led = pointed("2017", "WDT")
    assert key(led.do("director E")) == "law-65B3-late"
    assert key(led.do("director S")) == "law-65B3"
    assert key(led.do("ND5", "director S")) == "law-65B3-late"


def test_65B3_in_2007_declarer_at_any_time_the_others_until_the_next_lead() -> None:
    led = pointed("2007", "WDT")
    assert key(led.do("director E")) == key(led.do("director N")) == "law-65B3-late-2007"
    assert key(led.do("ND5 ED4", "director S")) == "law-65B3"


def test_65B3_the_moment_is_that_of_the_attention() -> None:
    table = pointed("2017", "attention E", "WDT", "director S")
    assert table.table.rulings[0].message.key == "law-65B3"


@pytest.mark.parametrize("edition", EDITIONS)
def test_65B3_only_a_card_of_a_quitted_trick(edition: str) -> None:
    table = at(POZNAN, "4S S", edition).do("WDA", "ND2")
    assert table.refuses("point W 1") and table.refuses("leave-out W 1") and table.refuses("point W 2")


@pytest.mark.parametrize(("edition", "number"), [("1997", "65C"), ("2007", "65C"), ("2017", "67B3")])
def test_67B3_the_card_is_put_where_it_belongs(edition: str, number: str) -> None:
    table = at(POZNAN, "4S S", edition).do(*TRICK_1, "leave-out W 1", "director S")
    assert (table.ruled, table.asked, table.turn) == ([number], None, "W")


def test_67B3_played_again_later_and_too_late() -> None:
    table = at(POZNAN, "4S S").do(*TRICK_1, "WDT", "leave-out W 1", "director S")
    assert table.asked == ("director", "67B3", {"once", "again"})
    assert table.do("choose director once").table.damage == Log()
    assert list(table.do("choose director again").table.damage) == ["67B3"]
