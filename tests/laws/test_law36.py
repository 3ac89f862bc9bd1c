"""Law 36: inadmissible doubles and redoubles; with 35A of 1997."""

import pytest

from tests.situations import EDITIONS, POZNAN, bidding, by_year

OWN_PARTNER = "bids N 1H P X"
"""South doubles his partner's bid."""

CALLED_OVER = by_year({"1997": "35A", "2007": "36A"})
CANCELLED = by_year({"1997": "36", "2007": "36B1"})
BOUND = by_year({"1997": "36", "2007": "36B2"})
OUT_OF_TURN = by_year({"1997": "36", "2007": "36B4"})
TOO_LATE = by_year({"1997": "36", "2017": "36C"})
DAMAGE = by_year({"1997": "23", "2017": "72C"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_36_nobody_need_notice(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER)
    assert table.offences == ["inadmissible-call S 0 unnoticed"]
    assert (table.asked, table.turn) == (None, "W")
    assert table.do("bid W P").offences == ["inadmissible-call S 0 unnoticed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_36A_called_over_it_is_cancelled_with_all_later_calls(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "bids W 2C 2H", "director E")
    assert table.stands == "N1H EP"
    assert table.turn == "S"
    assert table.ruled == [CALLED_OVER[edition]]
    assert table.offences == ["inadmissible-call S 0 corrected"]
    assert all(table.bound(seat) == [] for seat in "NESW")
    assert table.unauthorised_call("X") == "NS"


@pytest.mark.parametrize("edition", EDITIONS)
def test_36A_nobodys_lead_is_restrained(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "bid W 2C", "director E", "bids S P 2C P 2D", "bids S P P P")
    assert table.contract == "2D E"
    assert table.asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_36A_three_passes_have_followed_and_the_auction_opens_again(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "bids W P P P")
    assert table.contract == "1HX N"
    ruled = table.do("director W")
    assert ruled.contract is None
    assert (ruled.stands, ruled.turn) == ("N1H EP", "S")
    assert ruled.ruled == [CALLED_OVER[edition]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_36A_out_of_turn_it_goes_back_to_whose_turn_it_was(edition: str) -> None:
    """South doubles his partner's bid at East's turn, and West passes."""
    table = bidding(POZNAN, "N", edition).do("bid N 1H", "bid S X", "bid W P", "director E")
    assert (table.stands, table.turn) == ("N1H", "E")
    assert table.ruled[0] == CALLED_OVER[edition]
    assert all(table.bound(seat) == [] for seat in "NESW")


@pytest.mark.parametrize("edition", EDITIONS)
def test_36B_the_offender_makes_a_legal_call_and_his_partner_passes_throughout(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "director W")
    assert (table.stands, table.turn) == ("N1H EP", "S")
    assert table.ruled == [CANCELLED[edition], BOUND[edition]]
    assert table.bound("N") == ["pass-throughout"]
    assert table.bound("S") == []
    assert "X" not in table.may_call("S").split()
    assert {"P", "2H", "4S"} <= set(table.may_call("S").split())
    assert table.unauthorised_call("X") == "NS"
    assert table.offences == ["inadmissible-call S 0 corrected"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_36B2_the_partner_may_only_pass_and_the_damage_is_judged(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "director W", "bids S 1S 2C")
    assert table.may_call("N") == "P"
    played = table.do("bids N P P 4S P", "bid N P", "bid E P")
    assert played.contract == "4S S"
    over = played.do("claim S 10", "agree W")
    assert over.asked == ("director", DAMAGE[edition], {"stand", "adjust"})
    assert over.do("choose director stand").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_36B3_the_lead_may_be_restrained(edition: str) -> None:
    """South has offended and defends: North is on lead against 2C by West."""
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "director W", "bids S P 2C P P P")
    assert table.contract == "2C W"
    assert table.asked is not None
    assert table.asked[:2] == ("W", "26B")


@pytest.mark.parametrize("edition", EDITIONS)
def test_36B3_declarer_is_asked_when_the_offenders_partner_leads(edition: str) -> None:
    """East redoubles nothing; West is on lead against 1S by South."""
    table = bidding(POZNAN, "E", edition).do("bid E XX", "director S", "bids E P 1S P P P")
    assert table.contract == "1S S"
    assert table.asked is not None
    who, law, options = table.asked
    assert (who, law) == ("S", "26B")
    assert options == {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"}
    assert table.do("choose S forbid-D").bound("W") == ["forbid-D"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_36B4_out_of_turn(edition: str) -> None:
    """South doubles his partner's bid at East's turn."""
    table = bidding(POZNAN, "N", edition).do("bid N 1H", "bid S X", "director E")
    assert (table.stands, table.turn) == ("N1H", "E")
    assert table.ruled[:2] == [CANCELLED[edition], OUT_OF_TURN[edition]]
    assert table.bound("N") == ["pass-throughout"]
    assert table.bound("S") == []
    assert table.asked is None
    assert [offence.split()[-1] for offence in table.offences] == ["corrected", "corrected"]
    assert "P" in table.do("bid E P").may_call("S").split()


@pytest.mark.parametrize("edition", EDITIONS)
def test_36C_found_after_the_lead_the_contract_is_scored_without_it(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "bids W P P P", "ES2", "director W")
    assert table.contract == "1H N"
    assert table.ruled == [TOO_LATE[edition]]
    assert table.offences == ["inadmissible-call S 0 corrected"]
    assert table.turn == "S"
    assert table.do("claim N 7", "agree E").score == 80


@pytest.mark.parametrize("edition", EDITIONS)
def test_36C_calls_that_depend_on_it_are_cancelled_too(edition: str) -> None:
    """West redoubles South's double of his own partner's bid: without the double there is nothing to redouble."""
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "bids W XX P P P")
    assert table.contract == "1HXX N"
    assert table.do("ES2", "director W").contract == "1H N"


@pytest.mark.parametrize("edition", EDITIONS)
def test_36C_a_double_bid_over_changes_nothing(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "bids W P 2H P P P", "ES2", "director W")
    assert table.contract == "2H N"
    assert table.ruled == [TOO_LATE[edition]]


@pytest.mark.parametrize("edition", EDITIONS)
def test_36C_after_the_play_too(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "bids W P P P", "ES2", "claim N 7", "agree E")
    assert table.score == 160
    assert table.do("director E").score == 80


@pytest.mark.parametrize("edition", EDITIONS)
def test_36_a_call_that_was_cancelled_with_others_settles_by_itself(edition: str) -> None:
    """South's double falls with the bid of more than seven before it."""
    table = bidding(POZNAN, "N", edition).do("bids N 8H P X", "attention W inadmissible-call S")
    ruled = table.do("director W bid-over-seven N")
    assert {offence.split()[-1] for offence in ruled.offences} == {"corrected"}
    assert not any(clause.startswith("36") for clause in ruled.ruled)


@pytest.mark.parametrize("edition", EDITIONS)
def test_36_dealers_double_of_nothing(edition: str) -> None:
    """Nobody has bid: three passes end no auction that began so once the Director has come."""
    table = bidding(POZNAN, "N", edition).do("bids N X P P P", "director E")
    assert (table.stands, table.turn, table.contract) == ("", "N", None)
    assert CALLED_OVER[edition] in table.ruled
    assert table.do("bids N P P P P").contract == "pass"


@pytest.mark.parametrize("edition", EDITIONS)
def test_36B_another_call_that_is_not_allowed_is_ruled_on_at_once(edition: str) -> None:
    """South has doubled his partner; the Director is still at the table when he redoubles."""
    table = bidding(POZNAN, "N", edition).do("bids N 1S P X", "director W", "bid S XX")
    assert (table.stands, table.turn) == ("N1S EP", "S")
    assert table.offences == ["inadmissible-call S 0 corrected", "inadmissible-call S 0 corrected"]
    assert table.bound("N") == ["pass-throughout"]
    too_low = bidding(POZNAN, "N", edition).do("bids N 1S P X", "director W", "bid S 1H")
    assert too_low.asked is not None
    assert too_low.asked[0] == "W" and too_low.asked[1].startswith("27A")


@pytest.mark.parametrize("edition", EDITIONS)
def test_36B_it_comes_before_the_call_that_partner_made_out_of_rotation(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do(OWN_PARTNER, "bid N 2C", "director E")
    assert table.ruled[:2] == [CANCELLED[edition], BOUND[edition]]
    assert (table.stands, table.turn, table.asked) == ("N1H EP", "S", None)
    assert table.bound("N") == ["pass-throughout"]
