"""Law 17, with 34: three passes, one of them out of rotation, do not end the auction."""

import pytest

from tests.situations import EDITIONS, POZNAN, bidding, by_year

NUMBERS = by_year({"1997": ["34"], "2007": ["34", "17E2"], "2017": ["34", "17D3"]})
KNOWN = by_year({"1997": None, "2007": "EW"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_17D3_the_auction_goes_back_to_the_player_skipped(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P", "bid W P", "bid N P")
    assert table.stands == "N1H EP"
    assert table.turn == "S"
    assert table.contract is None
    assert table.ruled == NUMBERS[edition]
    assert table.offences == ["call-out-of-rotation W 0 corrected"]
    assert table.asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_17D3_what_the_cancelled_passes_tell_is_not_for_the_offenders(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P", "bid W P", "bid N P")
    known = {item.place: item.unauthorised for item in table.table.call_information}
    sides = {call_id: "".join(seat.name for seat in seats) for call_id, seats in known.items()}
    assert sides == ({2: "EW", 3: "EW"} if KNOWN[edition] else {})


@pytest.mark.parametrize("edition", EDITIONS)
def test_17D3_then_the_auction_proceeds_normally(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P", "bid W P", "bid N P")
    assert "X" not in table.may_call("S").split()
    assert table.bound("W") == []
    ended = table.do("bids S 4S P P P")
    assert ended.contract == "4S S"
    assert ended.ruled == NUMBERS[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_17D3_the_third_pass_itself_may_be_the_one(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P P", "bid N P")
    assert (table.stands, table.turn) == ("N1H EP SP", "W")
    assert "22A" not in table.ruled
    assert table.offences == ["call-out-of-rotation N 0 corrected"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_17D3_without_any_bid(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N P P P", "bid N P")
    assert (table.stands, table.turn) == ("NP EP SP", "W")
    assert table.contract is None
    assert table.score is None
    assert table.do("bid W P").contract == "pass"


@pytest.mark.parametrize("edition", EDITIONS)
def test_17D3_all_passes_from_the_one_out_of_rotation_go(edition: str) -> None:
    """East and South are passed over; it is East's turn again, but he had lost one."""
    table = bidding(POZNAN, "N", edition).do("bid N 1H", "bid W P", "bid N P", "bid E P")
    assert (table.stands, table.turn) == ("N1H", "E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_17D3_the_pass_may_have_been_accepted_before_the_director(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1H P", "bid W P", "director N", "choose N accept", "bid N P")
    assert (table.stands, table.turn) == ("N1H EP", "S")
    assert table.ruled[-len(NUMBERS[edition]) :] == NUMBERS[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_17D3_both_sides_may_have_offended(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 1H", "bid S P", "bid W P", "bid E P")
    assert (table.stands, table.turn) == ("N1H", "E")
    told = {"".join(seat.name for seat in item.unauthorised) for item in table.table.call_information}
    assert told == (set() if edition == "1997" else {"NESW"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_34_a_call_out_of_rotation_before_the_three_passes_costs_nobody_his_turn(edition: str) -> None:
    """East has opened out of rotation and was accepted: three passes in rotation follow."""
    table = bidding(POZNAN, "N", edition).do("bid E 1H", "bid S P", "bid W P", "bid N P")
    assert table.contract == "1H E"
    passes = bidding(POZNAN, "N", edition).do("bid E P", "bid S P", "bid W P")
    assert (passes.turn, passes.contract) == ("N", None)
    assert passes.do("bid N P").contract == "pass"


@pytest.mark.parametrize("edition", EDITIONS)
def test_34_a_pass_supplied_for_who_must_pass_skips_nobody(edition: str) -> None:
    """West must pass; North does not wait for him (28A)."""
    table = bidding(POZNAN, "N", edition).do("expose E HA", "director N", "bids N 1H P P")
    assert table.bound("W") == ["pass-once"]
    ended = table.do("bid N P")
    assert ended.contract == "1H N"
    assert "34" not in ended.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_17D3_the_director_who_comes_later_says_that_it_is_done(edition: str) -> None:
    reverted = bidding(POZNAN, "N", edition).do("bids N 1H", "bid S P", "bids W P P")
    assert reverted.ruled == NUMBERS[edition]
    assert reverted.do("director E").ruled == [*NUMBERS[edition], NUMBERS[edition][-1]]
