"""Law 38: bids of more than seven; with 35C of 1997."""

import pytest

from bridgetable.cards.seat import Seat
from tests.situations import EDITIONS, POZNAN, Situation, bidding, by_year, since

OVER_SEVEN = "bids N 1H P 8H"
FIRST = by_year({"1997": "38", "2007": "38B"})
BOUND = by_year({"1997": "38", "2007": "38C"})
CALLED_OVER = by_year({"1997": ["35C"], "2007": ["38B", "38C", "38C", "38D"]})


def ruled_at_once(edition: str) -> Situation:
    return bidding(POZNAN, "N", edition).do(OVER_SEVEN, "director W")


@pytest.mark.parametrize("edition", EDITIONS)
def test_38_it_is_an_irregularity_and_nobody_need_notice(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OVER_SEVEN)
    assert table.offences == ["bid-over-seven S 0 unnoticed"]
    assert table.asked is None
    assert not any(call.startswith("8") for call in table.may_call("W").split())


@pytest.mark.parametrize("edition", EDITIONS)
def test_38C_a_pass_is_put_for_it_and_both_pass_throughout(edition: str) -> None:
    table = ruled_at_once(edition)
    assert (table.stands, table.turn) == ("N1H EP SP", "W")
    assert table.ruled == [FIRST[edition], BOUND[edition], BOUND[edition]]
    assert (table.bound("N"), table.bound("S")) == (["pass-throughout"], ["pass-throughout"])
    assert table.offences == ["bid-over-seven S 0 corrected"]
    assert table.unauthorised_call("8H") == "NS"
    assert table.do("bid W P").contract == "1H N"


@pytest.mark.parametrize("edition", EDITIONS)
def test_38D_the_lead_may_be_restrained_and_the_damage_is_judged(edition: str) -> None:
    table = ruled_at_once(edition).do("bids W 2D P P P")
    assert table.contract == "2D W"
    led = table.do("NCA EC2 SC3 WCT NCK EC4 SC5 WCJ NCQ EC8 SC6 WD7 WD8 ND2 ED3 SDJ", "SH4 WH7")
    assert led.contract == "2D W"
    over = table.do("claim W 8", "agree N")
    assert over.asked is not None
    assert over.asked[:2] == ("director", "72C" if edition in since("2017") else "23")


@pytest.mark.parametrize("edition", EDITIONS)
def test_38D_on_lead_the_offenders_partner_is_restrained(edition: str) -> None:
    """North bid too much; South leads against 2D by East."""
    table = bidding(POZNAN, "N", edition).do("bid N 8H", "director E", "bids E 2D P P P")
    assert table.contract == "2D E"
    assert table.asked is not None
    assert table.asked[0] == "E"
    assert "forbid-H" in table.asked[2]


@pytest.mark.parametrize("edition", EDITIONS)
def test_38D_called_over_there_is_no_recourse_to_26_and_72C(edition: str) -> None:
    """In 1997 the bid is then condoned, and nobody is bound by it."""
    table = bidding(POZNAN, "N", edition).do("bid N 8H", "bids E P P", "director E")
    assert (table.stands, table.turn) == ("NP", "E")
    assert table.ruled == CALLED_OVER[edition]
    bound = [] if edition == "1997" else ["pass-throughout"]
    assert (table.bound("N"), table.bound("S")) == (bound, bound)
    led = table.do("bids E 2D P P P")
    assert led.contract == "2D E"
    assert led.asked is None
    assert led.do("claim E 8", "agree S").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_38B_all_later_calls_go_with_it(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OVER_SEVEN, "bids W 8S X", "director E bid-over-seven S")
    assert table.stands == "N1H EP SP"
    assert table.turn == "W"
    assert {offence.split()[-1] for offence in table.offences} == {"corrected"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_38A_it_is_never_played(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OVER_SEVEN, "bids W P P P")
    assert table.contract is None
    assert (table.stands, table.turn) == ("N1H EP SP", "W")
    assert table.ruled[0] == ("38" if edition == "1997" else "38A")
    assert table.offences == ["bid-over-seven S 0 corrected"]
    assert table.do("bid W P").contract == "1H N"


@pytest.mark.parametrize("edition", EDITIONS)
def test_38A_put_for_a_lawful_bid_when_the_auction_had_ended_it_is_cancelled(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 7D P P P", "rebid N 8H")
    assert (table.contract, table.stands) == ("7D N", "N7D EP SP WP")
    assert table.ruled[:2] == ["38" if edition == "1997" else "38A", "25B2"]
    assert {offence.split()[-1] for offence in table.offences} == {"corrected"}
    assert table.unauthorised_call("8H") == "NS"


@pytest.mark.parametrize("edition", EDITIONS)
def test_38A_a_call_changed_too_late_leaves_no_such_contract(edition: str) -> None:
    """A bid of eight was bid over; then that bid is taken back, and only the bid of eight is left."""
    auction = bidding(POZNAN, "E", edition).do("bids E P 8H P P 2H P P P")
    assert auction.contract == "2H E"
    changed = auction.do("rebid E X")
    assert (changed.contract, changed.stands) == ("2H E", "EP S8H WP NP EX SP WP NP")
    ruled = changed.do("director S")
    assert (ruled.contract, ruled.turn) == ("2H E", "S") and "25B2" in ruled.ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_38A_doubled_it_is_not_played_either(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 8NT X P P P")
    assert table.contract is None
    assert (table.stands, table.turn) == ("NP", "E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_38_out_of_rotation_the_call_goes_to_whose_turn_it_is(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 1H", "bid S 8H", "director W")
    assert (table.stands, table.turn) == ("N1H", "E")
    assert (table.bound("N"), table.bound("S")) == (["pass-throughout"], ["pass-throughout"])
    assert table.do("bid E P").may_call("S") == "P"


@pytest.mark.parametrize("edition", EDITIONS)
def test_38C_out_of_rotation_and_called_over_the_pass_put_for_it_is_nothing_new(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid E 8C", "bid S P", "director N")
    assert (table.stands, table.turn) == ("EP", "S")
    assert table.offences == ["bid-over-seven E 0 corrected", "call-out-of-rotation E 0 corrected"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_38B_only_a_bid_in_turn_is_replaced_by_a_pass_at_once(edition: str) -> None:
    """Out of rotation the offender does not pass now: it is somebody else's turn."""
    in_turn = bidding(POZNAN, "E", edition).do("bid E 8C", "director S").table.rulings[0].message
    out = bidding(POZNAN, "N", edition).do("bid E 8C", "director S").table.rulings[0].message
    assert (in_turn.key, out.key) == ("law-38", "law-38-turn")
    assert dict(out.blanks)["seat"] is Seat.N


@pytest.mark.parametrize("edition", EDITIONS)
def test_38B_it_comes_before_the_call_that_partner_made_out_of_rotation(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 7NT 8C", "bid W P", "director S")
    assert table.ruled == [FIRST[edition], BOUND[edition], BOUND[edition]]
    assert (table.stands, table.turn, table.asked) == ("N7NT EP", "S", None)
