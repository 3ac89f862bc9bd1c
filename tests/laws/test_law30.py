"""Law 30: a pass out of rotation."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, before, bidding

OLD = before("2017")


def refused(dealer: str, edition: str, *calls: str, who: str) -> Situation:
    return bidding(POZNAN, dealer, edition).do(*calls, f"director {who}", f"choose {who} refuse")


# -- at the turn of the right-hand opponent ---------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_30A_before_any_bid_at_the_right_hand_opponents_turn_the_offender_passes_once(edition: str) -> None:
    """S001-R 1, for the one case in which the editions agree."""
    table = refused("N", edition, "bid E P", who="S")
    assert "30A" in table.ruled
    assert (table.turn, table.bound("E"), table.bound("W")) == ("N", ["pass-once"], [])
    his_turn = table.do("bid N 1H")
    assert his_turn.may_call("E") == "P"
    after = his_turn.do("bid E P")
    assert after.bound("E") == []
    assert after.do("bids S 1S P P").may_call("E").startswith("P X 1NT")


@pytest.mark.parametrize(("edition", "number"), [("1997", "30B1"), ("2007", "30B1"), ("2017", "30A")])
def test_30B1_after_a_bid_at_the_right_hand_opponents_turn_he_passes_once(edition: str, number: str) -> None:
    """S001-R 2."""
    table = refused("N", edition, "bid N 1H", "bid S P", who="W")
    assert number in table.ruled
    assert (table.turn, table.bound("S"), table.bound("N")) == ("E", ["pass-once"], [])
    on = table.do("bid E 1S")
    assert on.may_call("S") == "P"
    later = on.do("bids S P P P P")
    assert later.contract == "1S E"


# -- at another's turn, before 2017 --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", OLD)
@pytest.mark.parametrize(("dealer", "who"), [("N", "W"), ("W", "W")])
def test_30A_before_any_bid_at_anybodys_turn(edition: str, dealer: str, who: str) -> None:
    """S passes at his partner's turn (dealer N) or at his left-hand opponent's (dealer W)."""
    table = refused(dealer, edition, "bid S P", who=who)
    assert "30A" in table.ruled
    assert table.turn == dealer
    assert (table.bound("S"), table.bound("N")) == (["pass-once"], [])


@pytest.mark.parametrize("edition", OLD)
def test_30A_before_any_bid_though_he_has_passed_before(edition: str) -> None:
    table = refused("N", edition, "bid N P", "bid N P", who="E")
    assert "30A" in table.ruled
    assert (table.turn, table.bound("N")) == ("E", ["pass-once"])


@pytest.mark.parametrize("edition", OLD)
def test_30B2_after_a_bid_at_partners_turn_he_passes_throughout(edition: str) -> None:
    """S001-R 3: and partner may not double or redouble at that turn."""
    table = refused("E", edition, "bid E 1H", "bid N P", "attention E", who="E")
    assert {"30B2(a)", "30B2(b)"} <= set(table.ruled)
    assert table.turn == "S"
    assert (table.bound("N"), table.bound("S")) == (["pass-throughout"], [])
    assert table.may_call("S").startswith("P 1S 1NT")
    on = table.do("bids S 1S 2H")
    assert on.may_call("N") == "P"
    again = on.do("bids N P P")
    assert again.may_call("S").startswith("P X 2S")
    assert again.do("bids S 2S P").bound("N") == ["pass-throughout"]
    assert again.do("bids S 2S P").may_call("N") == "P"


@pytest.mark.parametrize("edition", OLD)
def test_30B2_partner_who_doubles_anyway_has_made_a_barred_call(edition: str) -> None:
    table = refused("E", edition, "bid E 1H", "bid N P", "attention E", who="E").do("bid S X")
    assert table.offences[-1] == "barred-call S 0 unnoticed"
    ruled = table.do("director W")
    assert ruled.ruled[-1] == "30B2(b)"
    assert not any(one.startswith("37") for one in ruled.ruled)
    assert (ruled.stands, ruled.turn, ruled.asked) == ("E1H", "S", None)
    assert ruled.offences[-1] == "barred-call S 0 corrected"
    assert (ruled.bound("S"), ruled.bound("N")) == ([], ["pass-throughout"])
    assert ruled.unauthorised_call("X") == "NS"
    assert ruled.may_call("S").startswith("P 1S 1NT")
    defended = ruled.do("bids S 1S 2H P P P")
    assert (defended.contract, defended.asked) == ("2H E", None)


@pytest.mark.parametrize("edition", OLD)
def test_30B2_the_double_is_cancelled_a_second_time_too(edition: str) -> None:
    table = refused("E", edition, "bid E 1H", "bid N P", "attention E", who="E").do("bid S X", "director W", "bid S X")
    assert (table.stands, table.turn, table.bound("S")) == ("E1H", "S", [])


@pytest.mark.parametrize("edition", OLD)
def test_30B2_the_next_player_who_calls_over_the_double_lets_it_stand(edition: str) -> None:
    table = refused("E", edition, "bid E 1H", "bid N P", "attention E", who="E").do("bids S X 2H", "director W")
    assert table.stands == "E1H SX W2H"
    assert table.offences[-1] == "barred-call S 0 accepted"
    assert not any(one.startswith(("35", "37")) for one in table.ruled)


# -- at partner's turn or the left-hand opponent's, since 2017 ---------------------------------------------------


@pytest.mark.parametrize(("dealer", "before"), [("N", ()), ("W", ()), ("N", ("bids N 1H P 2H P",))])
def test_30B1_at_partners_turn_or_the_dealers_partner_is_free(dealer: str, before: tuple[str, ...]) -> None:
    if before:
        table = refused("N", "2017", *before, "bid S P", who="W")
        assert table.turn == "N"
        assert table.may_call("N").startswith("P 2S")
    else:
        table = refused(dealer, "2017", "bid S P", who="W")
        assert table.turn == dealer
    assert "30B1(a)" in table.ruled
    assert table.bound("S") == table.bound("N") == []
    assert table.unauthorised_call("P") == "NS"


def owing() -> Situation:
    return refused("N", "2017", "bid S P", who="W").do("bids N 1H P")


def test_30B1_at_his_turn_he_makes_any_legal_call_and_the_director_compares() -> None:
    table = owing()
    assert table.turn == "S"
    assert table.may_call("S").startswith("P 1S")
    called = table.do("bid S 2H")
    assert called.asked == ("director", "30B1(b)", {"comparable", "not-comparable"})
    assert called.turn == "W"


def test_30B1b_a_comparable_call_has_no_consequence() -> None:
    table = owing().do("bid S P", "choose director comparable")
    assert "30B1(b)(i)" in table.ruled
    assert table.asked is None
    assert table.bound("N") == []
    assert table.unauthorised_call("P") == ""
    assert table.do("bids W P").contract == "1H N"


def test_30B1b_of_another_call_partner_passes_once_and_his_lead_may_be_restrained() -> None:
    table = owing().do("bid S 2H", "choose director not-comparable")
    assert "30B1(b)(ii)" in table.ruled
    assert table.bound("N") == ["pass-once"]
    assert table.unauthorised_call("P") == "NS"
    on = table.do("bid W 2S")
    assert on.may_call("N") == "P"
    free = on.do("bids N P P")
    assert free.bound("N") == []
    assert free.may_call("S").startswith("P X 2NT")
    defended = free.do("bids S P P P")
    assert defended.contract == "2S W"
    assert defended.turn == "N"
    assert defended.asked == ("W", "26B", {"forbid-S", "forbid-D", "forbid-C", "free"})


def test_30B2_at_the_left_hand_opponents_turn_after_a_call_of_his_own_it_is_a_change_of_call() -> None:
    table = bidding(POZNAN, "N").do("bid N 1H", "bid N P", "director E")
    assert "30B2" in table.ruled
    assert table.asked is not None
    assert table.asked[1].startswith("25")


@pytest.mark.parametrize("edition", OLD)
def test_30B3_the_same_after_a_bid_before_2017(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N 1H", "bid N P", "director E")
    assert "30B3" in table.ruled


# -- 30C -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_30C_an_artificial_pass_is_law_31(edition: str) -> None:
    """S001-R 5."""
    table = refused("N", edition, "bid E P shows S", who="S").do("bid N P")
    assert {"30C", "31A"} <= set(table.ruled)
    assert not {"30A", "30B1"} & set(table.ruled)
    assert table.may_call("E") == "P"
    assert "31A1" in table.do("bid E P").ruled


@pytest.mark.parametrize("edition", EDITIONS)
def test_30C_so_is_a_pass_of_partners_artificial_call(edition: str) -> None:
    table = refused("N", edition, "bid N 2D shows H", "bid S P", who="W").do("bid E P")
    assert {"30C", "31A"} <= set(table.ruled)
    assert not {"30A", "30B1"} & set(table.ruled)
    assert table.may_call("S") == "P"
    over = refused("N", edition, "bid N 2D shows H", "bid S P", who="W").do("bid E X")
    assert over.may_call("S").startswith("P XX 2H")


@pytest.mark.parametrize("edition", OLD)
def test_30C_partner_passes_throughout_when_the_right_hand_opponent_has_acted(edition: str) -> None:
    table = refused("N", edition, "bid E P shows S", who="S").do("bid N 1H", "bid E 1S")
    assert "31A2(b)" in table.ruled
    assert table.bound("W") == ["pass-throughout"]


@pytest.mark.parametrize(("edition", "number"), [("1997", "72B1"), ("2007", "23"), ("2017", "72C")])
def test_30A_whether_the_pass_did_damage_is_judged_after_play(edition: str, number: str) -> None:
    table = refused("N", edition, "bid E P", who="S").do("bids N 4S P P P")
    assert table.contract == "4S N"
    ended = table.do("claim N 13", "agree E")
    assert ended.asked == ("director", number, {"stand", "adjust"})


@pytest.mark.parametrize("edition", OLD)
def test_30A_accepted_the_second_pass_stands_for_both_and_nobody_has_lost_his_turn(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bid N P", "bid N P", "bids E P P")
    assert (table.stands, table.turn) == ("NP EP SP", "W")
    said = bidding(POZNAN, "N", edition).do("bid N P", "bid N P", "director E", "choose E accept")
    assert (said.stands, said.turn) == ("NP", "E")


@pytest.mark.parametrize("edition", EDITIONS)
def test_30C_is_not_mentioned_for_a_natural_pass(edition: str) -> None:
    assert "30C" not in refused("N", edition, "bid E P", who="S").ruled


@for_each("edition", EDITIONS)
@for_each("words", ["alert", "shows", "shows S"])
def test_30C_a_pass_that_was_explained_or_said_to_specify_anything_is_artificial(edition: str, words: str) -> None:
    """A strong pass specifies no suit: `shows` with nothing in it says so."""
    table = refused("N", edition, f"bid E P {words}", who="S").do("bid N 1H")
    assert {"30C", "31A"} <= set(table.ruled)
    assert not {"30A", "30B1"} & set(table.ruled)
    assert (table.bound("E"), table.may_call("E").startswith("P X 1S")) == ([], True)


@pytest.mark.parametrize("edition", OLD)
@pytest.mark.parametrize("words", ["alert", "shows"])
def test_30C_a_strong_pass_is_a_change_of_call_even_before_a_bid(edition: str, words: str) -> None:
    """30A speaks of plain passes; an artificial one at his left-hand opponent's turn is the note's to Law 31."""
    plain = bidding(POZNAN, "N", edition).do("bid N P", "bid N P", "director E")
    assert plain.asked is not None and plain.asked[1] == "29A"
    strong = bidding(POZNAN, "N", edition).do("bid N P", f"bid N P {words}", "director E")
    assert strong.asked is not None and strong.asked[1].startswith("25A")


@pytest.mark.parametrize("edition", EDITIONS)
def test_30C_what_partner_has_called_is_artificial_only_by_what_it_specifies(edition: str) -> None:
    explained = refused("N", edition, "bid N 1C alert", "bid S P", who="W")
    assert "30C" not in explained.ruled
    named = refused("N", edition, "bid N 1C shows C", "bid S P", who="W")
    assert "30C" not in named.ruled
    nothing = refused("N", edition, "bid N 1C shows", "bid S P", who="W")
    assert "30C" in nothing.ruled
