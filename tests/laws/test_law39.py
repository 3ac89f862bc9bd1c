"""Law 39: calls after the final pass; with 35D of 1997."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, bidding, by_year

ENDED = "bids S 1S P 4S P P P"
"""4S by South; West leads."""

CANCELLED = by_year({"1997": "39", "2007": "39A"})
NO_MORE = by_year({"1997": "39A", "2007": "39B"})
CALLED_OVER = by_year({"1997": "35D", "2007": "39B"})
RESTRAINED = by_year({"1997": "39B", "2007": "39C"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_39A_it_never_counts(edition: str) -> None:
    table = bidding(POZNAN, "S", edition).do(ENDED, "bid W 5D")
    assert table.contract == "4S S"
    assert table.offences == ["call-after-the-auction W 0 unnoticed"]
    assert table.turn == "W"


@for_each("edition", EDITIONS)
@for_each("call", ["bid W P", "bid E P", "bid S 5D", "bid N X", "bid S P"])
def test_39B_a_defenders_pass_or_any_call_of_the_declaring_side(edition: str, call: str) -> None:
    table = bidding(POZNAN, "S", edition).do(ENDED, call, "director W")
    assert table.ruled == [CANCELLED[edition], NO_MORE[edition]]
    assert table.offences[-1].endswith("corrected")
    assert table.asked is None
    assert table.contract == "4S S"


@for_each("edition", EDITIONS)
@for_each("call", ["5D", "X", "XX"])
def test_39C_a_defenders_bid_or_double_restrains_his_partner(edition: str, call: str) -> None:
    """East calls; West is on opening lead at once."""
    table = bidding(POZNAN, "S", edition).do(ENDED, f"bid E {call}", "director S")
    assert table.ruled == [CANCELLED[edition], RESTRAINED[edition]]
    assert table.asked is not None
    assert table.asked[0] == "S"
    assert table.asked[1].startswith("26")
    assert table.unauthorised_call(call) == "EW"


@pytest.mark.parametrize("edition", EDITIONS)
def test_39C_when_the_partner_is_on_lead_later(edition: str) -> None:
    table = bidding(POZNAN, "S", edition).do(ENDED, "bid W 5D", "director S")
    assert table.asked is None
    later = table.do("WH9 NH3 EHK SH4")
    assert later.asked is not None
    assert later.asked[0] == "S"
    assert "forbid-D" in later.asked[2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_39B_called_over_there_is_no_more(edition: str) -> None:
    table = bidding(POZNAN, "S", edition).do(ENDED, "bid W 5D", "bid N 5S", "director E")
    assert table.ruled == [CANCELLED[edition], CALLED_OVER[edition], CANCELLED[edition], NO_MORE[edition]]
    assert {offence.split()[-1] for offence in table.offences} == {"corrected"}
    assert table.do("WH9 NH3 EHK SH4").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_39_when_nobody_has_bid(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N P P P P", "bid N 1H", "director E")
    assert table.contract == "pass"
    assert table.ruled[-2:] == [CANCELLED[edition], NO_MORE[edition]]
