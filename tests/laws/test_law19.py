"""Law 19: doubles and redoubles."""

import pytest

from tests.situations import EDITIONS, POZNAN, bidding


@pytest.mark.parametrize("edition", EDITIONS)
def test_19A1_only_an_opponents_last_bid_may_be_doubled(edition: str) -> None:
    table = bidding(POZNAN, "N", edition)
    assert "X" not in table.may_call("N").split()
    assert "X" in table.do("bids N 1H").may_call("E").split()
    assert "X" not in table.do("bids N 1H P").may_call("S").split()
    assert "X" in table.do("bids N 1H P P").may_call("W").split()


@pytest.mark.parametrize("edition", EDITIONS)
def test_19A1_not_where_a_call_other_than_pass_has_intervened(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H X P")
    assert "X" not in table.may_call("W").split()


@pytest.mark.parametrize("edition", EDITIONS)
def test_19B1_only_an_opponents_last_double_may_be_redoubled(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H X")
    assert "XX" in table.may_call("S").split()
    assert "XX" not in table.do("bid S P").may_call("W").split()
    assert "XX" in table.do("bids S P P").may_call("N").split()
    assert "XX" not in table.do("bids S XX").may_call("W").split()


@pytest.mark.parametrize("edition", EDITIONS)
def test_19A1_a_double_of_partners_bid_is_inadmissible(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P", "bid S X")
    assert table.offences == ["inadmissible-call S 0 unnoticed"]


def test_19C_a_bid_supersedes_a_double_and_a_redouble() -> None:
    assert bidding(POZNAN, "N").do("bids N 1H X 2H P P P").contract == "2H N"
    assert bidding(POZNAN, "N").do("bids N 1H X XX 1S P P P").contract == "1S W"


def test_19D_a_double_that_nothing_supersedes_counts() -> None:
    assert bidding(POZNAN, "N").do("bids N 1H X P P P").contract == "1HX N"
    assert bidding(POZNAN, "N").do("bids N 1H X XX P P P").contract == "1HXX N"
