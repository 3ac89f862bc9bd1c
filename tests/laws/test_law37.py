"""Law 37: action violating an obligation to pass; with 35B of 1997."""

import pytest

from tests.situations import EDITIONS, POZNAN, Situation, before, bidding, by_year, since

STANDS = by_year({"1997": "35B", "2007": "37A"})
CANCELLED = by_year({"1997": "37", "2007": "37B1"})
BOUND = by_year({"1997": "37", "2007": "37B2"})


def barred(edition: str) -> Situation:
    """North has opened; East has shown the ace of hearts, and West, who must pass once, bids."""
    return bidding(POZNAN, "N", edition).do("expose E HA", "director S", "bids N 1H P 1S 2D")


def barred_throughout(edition: str) -> Situation:
    """South has doubled his partner; North must pass throughout, and bids."""
    return bidding(POZNAN, "N", edition).do("bids N 1H P X", "director W", "bids S 1S P 2H")


@pytest.mark.parametrize("edition", EDITIONS)
def test_37_who_must_pass_may_only_pass(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("expose E HA", "director S", "bids N 1H P 1S")
    assert table.bound("W") == ["pass-once"]
    assert table.may_call("W") == "P"
    assert barred(edition).offences[-1] == "barred-call W 0 unnoticed"


@pytest.mark.parametrize("edition", EDITIONS)
def test_37A_called_over_it_stands(edition: str) -> None:
    table = barred(edition).do("bid N 2H")
    assert table.stands == "N1H EP S1S W2D N2H"
    assert table.offences[-1] == "barred-call W 0 accepted"
    assert table.bound("W") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_37A_who_must_pass_throughout_still_must(edition: str) -> None:
    table = barred_throughout(edition).do("bid E P")
    assert table.offences[-1] == "barred-call N 0 accepted"
    assert table.bound("N") == ["pass-throughout"]
    assert table.do("bids S 3H P").may_call("N") == "P"


@pytest.mark.parametrize("edition", EDITIONS)
def test_37A_the_director_says_so_when_he_is_called_about_it(edition: str) -> None:
    table = barred(edition).do("bid N 2H", "director N")
    assert table.ruled[-1] == STANDS[edition]
    assert table.stands == "N1H EP S1S W2D N2H"


@pytest.mark.parametrize("edition", EDITIONS)
def test_37B_a_pass_is_put_for_it_and_both_pass_throughout(edition: str) -> None:
    table = barred(edition).do("director N")
    assert table.stands == "N1H EP S1S WP"
    assert table.turn == "N"
    assert table.ruled[-3:] == [CANCELLED[edition], BOUND[edition], BOUND[edition]]
    assert (table.bound("E"), table.bound("W")) == (["pass-throughout"], ["pass-throughout"])
    assert table.unauthorised_call("2D") == "EW"
    assert table.offences[-1] == "barred-call W 0 corrected"
    assert not table.table.auction.calls[-1].implied


@pytest.mark.parametrize("edition", EDITIONS)
def test_37B2_the_offenders_partner_may_be_restrained_in_his_lead(edition: str) -> None:
    """East is on lead against 2H by North."""
    table = barred(edition).do("director N", "bids N 2H P P P")
    assert table.contract == "2H N"
    assert table.asked is not None
    who, law, options = table.asked
    assert who == "N"
    assert law == ("26B" if edition in since("2017") else "26A2")
    assert "forbid-D" in options
    assert ("require-D" in options) is (edition in before("2017"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_37B2_the_damage_is_judged_after_play(edition: str) -> None:
    table = barred(edition).do("director N", "bids N 2H P P P", "choose N free", "claim N 8", "agree E")
    assert table.asked is not None
    assert table.asked[:2] == ("director", "72C" if edition in since("2017") else "23")


@pytest.mark.parametrize("edition", EDITIONS)
def test_37B_the_pass_may_end_the_auction(edition: str) -> None:
    """West, who must pass because of East's cards, would have made the last of three passes."""
    table = bidding(POZNAN, "S", edition).do("bids S 1S P 4S P P", "expose E D3 C2", "director S", "bid W 5D")
    assert table.offences[-1] == "barred-call W 0 unnoticed"
    ended = table.do("director S")
    assert ended.stands == "S1S WP N4S EP SP WP"
    assert ended.contract == "4S S"


@pytest.mark.parametrize("edition", EDITIONS)
def test_37B_out_of_turn_as_well_the_call_goes_to_whose_turn_it_is(edition: str) -> None:
    """West, who must pass, bids at South's turn."""
    table = bidding(POZNAN, "N", edition).do("expose E HA", "director S", "bids N 1H P", "bid W 2D", "director N")
    assert (table.stands, table.turn) == ("N1H EP", "S")
    assert (table.bound("E"), table.bound("W")) == (["pass-throughout"], ["pass-throughout"])
    assert table.do("bid S 1S").may_call("W") == "P"


@pytest.mark.parametrize("edition", EDITIONS)
def test_37A_an_inadmissible_double_is_law_36_whoever_makes_it(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("expose E HA", "director S", "bids N P P P X")
    assert table.offences[-1] == "inadmissible-call W 0 unnoticed"
    ruled = table.do("director N")
    assert ruled.turn == "W"
    assert ruled.may_call("W") == "P"


@pytest.mark.parametrize("edition", EDITIONS)
def test_37A_is_ruled_at_once_where_attention_had_been_drawn(edition: str) -> None:
    assert barred(edition).do("attention N", "bid N 2H").ruled[-1] == STANDS[edition]
    assert barred(edition).do("bid N 2H").ruled == barred(edition).ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_37B_it_comes_before_the_call_that_partner_made_out_of_rotation(edition: str) -> None:
    table = barred(edition).do("bid E 3D", "director S")
    assert table.ruled[-3:] == [CANCELLED[edition], BOUND[edition], BOUND[edition]]
    assert (table.turn, table.asked) == ("N", None)
