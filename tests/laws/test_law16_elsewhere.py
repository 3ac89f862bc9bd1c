"""Law 16D: information about the board from elsewhere than partner (2007: 16C; 1997: 16B)."""

import pytest

from bridgetable.laws.law12 import adjustment_due
from tests.situations import POZNAN, bidding

BEFORE = [
    ("1997", "16B", {"harmless", "positions", "substitute", "adjusted"}),
    ("2007", "16C2", {"harmless", "positions", "redeal", "played", "adjusted"}),
    ("2017", "16D2", {"harmless", "positions", "redeal", "played", "adjusted"}),
]


@pytest.mark.parametrize(("edition", "number", "ways"), BEFORE)
def test_16D2_before_any_call(edition: str, number: str, ways: set[str]) -> None:
    table = bidding(POZNAN, "N", edition).do("learn S", "director S")
    assert table.asked == ("director", number, ways)
    for way in ways - {"redeal", "adjusted"}:
        assert (table.do(f"choose director {way}").turn, table.do(f"choose director {way}").asked) == ("N", None)
    adjusted = table.do("choose director adjusted")
    assert adjusted.table.over and adjusted.cancelled == adjusted.ruled[-1]


@pytest.mark.parametrize(("edition", "ways"), [(edition, ways) for edition, _, ways in BEFORE])
def test_16D3_since_2007_only_two_ways_once_somebody_has_called(edition: str, ways: set[str]) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P", "learn S", "director S")
    assert table.asked is not None
    assert table.asked[2] == ways - ({"positions", "redeal"} if edition != "1997" else set())


@pytest.mark.parametrize(("edition", "number"), [("2007", "16C2(c)"), ("2017", "16D2(c)")])
def test_16D2c_played_and_judged_afterwards(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("learn S", "director S", "choose director played")
    table = table.do("bids N 1H P P P", "claim N 7", "agree E")
    assert table.asked == ("director", number, {"stand", "adjust"})


@pytest.mark.parametrize(("edition", "number"), [("2007", "16C2(d)"), ("2017", "16D2(d)")])
def test_16D2b_a_board_dealt_again_has_no_adjusted_score(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("learn S", "director S")
    assert adjustment_due(table.do("choose director redeal").table) == ""
    assert adjustment_due(table.do("choose director adjusted").table) == number
