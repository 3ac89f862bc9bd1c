"""Law 27: insufficient bids: accepted, refused and replaced, replaced too soon, and judged after play."""

import pytest

from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, bidding, by_year, since

NUMBER_OF_ACCEPTANCE = by_year({"1997": "27A", "2007": "27A1"})
WITHDRAWN = by_year({"1997": "16C2", "2007": "16D2", "2017": "16C2"})


def insufficient(bid: str = "1D", edition: str = "2017") -> Situation:
    """North has opened 1S, and East bids below it; South is next."""
    return bidding(POZNAN, "N", edition).do("bids N 1S", f"bid E {bid}")


def refused(bid: str = "1D", edition: str = "2017") -> Situation:
    """South has called the Director and does not accept the bid."""
    return insufficient(bid, edition).do("director S", "choose S refuse")


# -- 27A: accepted or not --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_27A1_nobody_need_notice(edition: str) -> None:
    table = insufficient(edition=edition)
    assert table.offences == ["insufficient-bid E 0 unnoticed"]
    assert (table.turn, table.asked) == ("S", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_27A1_the_left_hand_opponent_is_asked(edition: str) -> None:
    table = insufficient(edition=edition).do("director S")
    assert table.asked == ("S", NUMBER_OF_ACCEPTANCE[edition], {"accept", "refuse"})
    assert table.turn == "S"
    assert table.may_call("S").startswith("P X 1H 1S 1NT")


@pytest.mark.parametrize("edition", EDITIONS)
def test_27A1_accepted_it_is_treated_as_legal(edition: str) -> None:
    table = insufficient(edition=edition).do("director S", "choose S accept")
    assert table.offences == ["insufficient-bid E 0 accepted"]
    assert (table.stands, table.turn, table.asked) == ("N1S E1D", "S", None)
    assert table.may_call("S").startswith("P X 1H")
    assert table.do("bids S 1H P P P").contract == "1H S"
    assert table.unauthorised_call("1D") is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_27A1_calling_over_it_accepts(edition: str) -> None:
    table = insufficient(edition=edition).do("bid S 1H")
    assert table.offences == ["insufficient-bid E 0 accepted"]
    assert table.do("director W").ruled == [NUMBER_OF_ACCEPTANCE[edition]]
    asked = insufficient(edition=edition).do("director S", "bid S P")
    assert (asked.offences, asked.asked) == (["insufficient-bid E 0 accepted"], None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B_refused_it_is_withdrawn_and_the_offender_calls_again(edition: str) -> None:
    table = refused(edition=edition)
    assert table.offences == ["insufficient-bid E 0 corrected"]
    assert (table.stands, table.turn, table.asked) == ("N1S", "E", None)
    assert table.unauthorised_call("1D") == "EW"
    assert table.table.call_information[-1].clause == WITHDRAWN[edition]
    assert table.bound("W") == []


def test_27B_only_the_left_hand_opponent_accepts() -> None:
    assert insufficient().do("director N").refuses("choose N accept")
    assert insufficient().do("director N").refuses("choose W accept")


@for_each("edition", EDITIONS)
@for_each("call", ["2D", "P", "1H", "X"])
def test_27B_a_change_of_call_counts_as_a_call(edition: str, call: str) -> None:
    table = refused(edition=edition)
    called, changed = table.do(f"bid E {call}"), table.do(f"rebid E {call}")
    assert (changed.stands, changed.turn, changed.asked) == (called.stands, called.turn, called.asked)
    assert (changed.ruled, changed.offences, changed.bound("W")) == (called.ruled, called.offences, called.bound("W"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B_an_earlier_call_of_his_that_stands_does_not_count_as_the_replacement(edition: str) -> None:
    table = bidding(POZNAN, "E", edition).do("bids E P P P 1S 1D", "director S", "choose S refuse", "rebid E 2D")
    assert table.ruled[-1] == "27B1(a)"
    assert table.offences == ["insufficient-bid E 0 corrected"]
    assert table.stands == "EP SP WP N1S E2D"


@pytest.mark.parametrize(("edition", "double"), [("1997", False), ("2007", True), ("2017", True)])
def test_27B_the_calls_that_may_replace_it(edition: str, double: bool) -> None:
    """A legal call; in 1997 a sufficient bid or a pass."""
    assert refused(edition=edition).may_call("E").split()[:3] == (["P", "X", "1NT"] if double else ["P", "1NT", "2C"])


@pytest.mark.parametrize(("edition", "number"), [("1997", "27C"), ("2007", "27A2"), ("2017", "27A2")])
def test_27A2_out_of_rotation_it_is_a_call_out_of_rotation(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S", "bid S 1D", "director W")
    assert table.offences[0] == "insufficient-bid S 0 noticed"
    assert number in table.ruled and NUMBER_OF_ACCEPTANCE[edition] not in table.ruled
    assert table.asked is None or table.asked[1] == "29A"


def test_27A2_pointed_at_as_insufficient_it_is_ruled_on_all_the_same() -> None:
    table = bidding(POZNAN, "N").do("bids N 1S", "bid S 1D", "director W insufficient-bid S")
    assert all("unnoticed" not in offence for offence in table.offences)


# -- 27B1(a): the lowest sufficient bid in the denomination ----------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B1a_the_lowest_sufficient_bid_in_the_denomination_is_free(edition: str) -> None:
    table = refused(edition=edition).do("bid E 2D")
    assert (table.ruled[-1], table.asked, table.bound("W")) == ("27B1(a)", None, [])
    assert table.unauthorised_call("1D") == ""
    assert (table.stands, table.turn) == ("N1S E2D", "S")
    assert table.do("bid S P").may_call("W").startswith("P 2H 2S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B1a_at_no_trump_too(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 2S", "bid E 1NT", "director S", "choose S refuse", "bid E 2NT")
    assert (table.ruled[-1], table.unauthorised_call("1NT")) == ("27B1(a)", "")


@pytest.mark.parametrize("edition", since("2007"))
def test_27B1a_a_jump_in_the_denomination_is_not_the_lowest(edition: str) -> None:
    table = refused(edition=edition).do("bid E 3D")
    assert table.asked == ("director", "27B1(b)", {"comparable", "not-comparable"})


def test_27B1a_in_1997_a_jump_silences_partner() -> None:
    table = refused(edition="1997").do("bid E 3D")
    assert (table.asked, table.ruled[-1], table.bound("W")) == (None, "27B2", ["pass-throughout"])


def transfer(edition: str, bid: str, first: str = "2D shows H") -> Situation:
    """North opens 2NT; East, who thinks it was 1NT, bids a transfer below it, is refused, and calls again."""
    table = bidding(POZNAN, "N", edition).do("bids N 2NT", f"bid E {first}", "director S", "choose S refuse")
    return table.do(f"bid E {bid}")


def test_27B1a_in_2017_the_suit_specified_counts() -> None:
    assert transfer("2017", "3D shows H").ruled[-1] == "27B1(a)"
    assert transfer("2017", "3H").ruled[-1] == "27B1(a)"
    assert transfer("2017", "4H").asked == ("director", "27B1(b)", {"comparable", "not-comparable"})
    # Diamonds are named again, but they are not what was specified.
    assert transfer("2017", "3D").asked == ("director", "27B1(b)", {"comparable", "not-comparable"})


@pytest.mark.parametrize("bid", ["3D shows H", "3D", "3H"])
def test_27B1a_in_2007_does_not_apply_to_an_artificial_bid(bid: str) -> None:
    assert transfer("2007", bid).asked == ("director", "27B1(b)", {"comparable", "not-comparable"})


@pytest.mark.parametrize("bid", ["3D shows H", "3D", "3H"])
def test_27B1a_in_1997_a_conventional_bid_silences_partner(bid: str) -> None:
    assert (transfer("1997", bid).ruled[-1], transfer("1997", bid).bound("W")) == ("27B2", ["pass-throughout"])


@for_each("edition", EDITIONS)
@for_each(("first", "bid"), [("2D alert", "3D"), ("2D", "3D alert"), ("2D alert", "3D alert")])
def test_27B1a_what_was_only_explained_the_director_judges(edition: str, first: str, bid: str) -> None:
    table = transfer(edition, bid, first)
    assert table.asked == ("director", "27B1(a)", {"same-meaning", "other"})
    same = table.do("choose director same-meaning")
    assert (same.ruled[-1], same.asked, same.unauthorised_call("2D"), same.bound("W")) == ("27B1(a)", None, "", [])
    assert same.turn == "S"


@pytest.mark.parametrize("edition", since("2007"))
def test_27B1a_where_it_is_another_meaning_it_may_still_be_comparable(edition: str) -> None:
    table = transfer(edition, "3D", "2D alert").do("choose director other")
    assert table.asked == ("director", "27B1(b)", {"comparable", "not-comparable"})


def test_27B1a_in_1997_another_meaning_silences_partner() -> None:
    table = transfer("1997", "3D", "2D alert").do("choose director other")
    assert (table.asked, table.ruled[-1], table.bound("W")) == (None, "27B2", ["pass-throughout"])


def test_27B1a_the_director_waits_for_nothing_while_he_is_asked() -> None:
    assert transfer("2017", "3D", "2D alert").may_call("S") == ""


# -- 27B1(b): a comparable call --------------------------------------------------------------------------------------


@for_each("call", ["2H", "X", "1NT", "P alert", "P shows D", "P shows"])
def test_27B1b_in_2017_a_comparable_call_is_free(call: str) -> None:
    table = refused().do(f"bid E {call}")
    assert table.asked == ("director", "27B1(b)", {"comparable", "not-comparable"})
    free = table.do("choose director comparable")
    assert (free.ruled[-1], free.asked, free.bound("W")) == ("27B1(b)", None, [])
    assert free.unauthorised_call("1D") == ""
    assert free.turn == "S"


def test_27B1b_in_2007_what_the_bid_told_may_still_not_be_used() -> None:
    table = refused(edition="2007").do("bid E X", "choose director comparable")
    assert (table.ruled[-1], table.bound("W"), table.turn) == ("27B1(b)", [], "S")
    assert table.unauthorised_call("1D") == "EW"


def test_27B1b_in_1997_nobody_asks() -> None:
    assert refused(edition="1997").do("bid E 2H").asked is None
    assert refused(edition="1997").do("bid E P alert").asked is None


# -- 27B2: any other sufficient bid, or a pass ------------------------------------------------------------------------


@pytest.mark.parametrize("edition", since("2007"))
def test_27B2_a_bid_that_is_not_comparable_silences_partner(edition: str) -> None:
    table = refused(edition=edition).do("bid E 2H", "choose director not-comparable")
    assert "27B2" in table.ruled
    assert table.bound("W") == ["pass-throughout"]
    assert table.unauthorised_call("1D") == "EW"
    assert table.do("bid S P").may_call("W") == "P"
    assert table.do("bids S P P 2S P P").may_call("W") == "P"


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B2_a_plain_pass_silences_partner_at_once(edition: str) -> None:
    table = refused(edition=edition).do("bid E P")
    assert (table.asked, table.bound("W"), table.turn) == (None, ["pass-throughout"], "S")
    assert "27B2" in table.ruled


# -- 27B3: a double or redouble --------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", since("2007"))
def test_27B3_a_double_that_is_not_comparable_is_cancelled(edition: str) -> None:
    table = refused(edition=edition).do("bid E X", "choose director not-comparable")
    assert "27B3" in table.ruled and "27B2" not in table.ruled
    assert (table.stands, table.turn) == ("N1S", "E")
    assert table.may_call("E").startswith("P 1NT 2C")
    assert table.unauthorised_call("X") == "EW"
    again = table.do("bid E 2D")
    assert (again.asked, again.bound("W"), again.turn) == (None, ["pass-throughout"], "S")
    assert again.unauthorised_call("1D") == "EW"
    assert table.do("bid E P").bound("W") == ["pass-throughout"]


def test_27B3_in_1997_every_double_is_cancelled() -> None:
    table = refused(edition="1997").do("bid E X")
    assert "27B3" in table.ruled
    assert (table.asked, table.stands, table.turn) == (None, "N1S", "E")
    assert table.do("bid E 2D").bound("W") == ["pass-throughout"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B3_a_second_double_is_cancelled_too(edition: str) -> None:
    table = refused(edition=edition).do("bid E X")
    table = table.do("choose director not-comparable") if table.asked else table
    table = table.do("bid E X")
    assert (table.asked, table.stands, table.turn) == (None, "N1S", "E")


def test_27B3_a_redouble_is_no_legal_call_here() -> None:
    table = refused().do("bid E XX")
    assert (table.asked, table.stands, table.turn, table.bound("W")) == (None, "N1S", "E", ["pass-throughout"])
    assert table.offences[-1] == "inadmissible-call E 0 corrected"


# -- 27B4: another insufficient bid -----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B4_the_next_insufficient_bid_may_be_accepted_too(edition: str) -> None:
    table = refused(edition=edition).do("bid E 1H")
    assert table.offences == ["insufficient-bid E 0 corrected", "insufficient-bid E 0 noticed"]
    assert (table.asked, table.turn) == (("S", NUMBER_OF_ACCEPTANCE[edition], {"accept", "refuse"}), "S")
    assert table.do("bid S P").offences[-1] == "insufficient-bid E 0 accepted"
    accepted = table.do("choose S accept")
    assert (accepted.stands, accepted.bound("W")) == ("N1S E1H", [])


@for_each("edition", EDITIONS)
@for_each("who", ["S", "N"])
def test_27B4_the_director_is_at_the_table_already(edition: str, who: str) -> None:
    """Calling him once more changes nothing."""
    table = refused(edition=edition).do("bid E 1H")
    again = table.do(f"director {who}")
    assert (again.asked, again.offences) == (table.asked, table.offences)
    assert again.do("choose S refuse").stands == "N1S"


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B4_a_third_one_is_asked_about_too(edition: str) -> None:
    table = refused(edition=edition).do("bid E 1H", "choose S refuse", "bid E 1C")
    assert table.asked == ("S", NUMBER_OF_ACCEPTANCE[edition], {"accept", "refuse"})


@pytest.mark.parametrize(("edition", "number"), [("1997", "38"), ("2007", "38B"), ("2017", "38B")])
def test_27B_another_law_rules_at_once_too(edition: str, number: str) -> None:
    """A bid of eight replaces the insufficient one: it becomes a pass, and that is not comparable either."""
    table = refused(edition=edition).do("bid E 8H")
    assert {number, "27B2"} <= set(table.ruled)
    assert (table.stands, table.turn, table.asked) == ("N1S EP", "S", None)
    assert (table.bound("E"), table.bound("W")) == (["pass-throughout"], ["pass-throughout"])


@pytest.mark.parametrize(("edition", "number"), [("1997", "27B3"), ("2007", "27B4"), ("2017", "27B4")])
def test_27B4_refused_it_silences_partner_whatever_follows(edition: str, number: str) -> None:
    table = refused(edition=edition).do("bid E 1H", "choose S refuse")
    assert number in table.ruled
    assert (table.stands, table.turn, table.asked) == ("N1S", "E", None)
    assert table.unauthorised_call("1H") == "EW"
    again = table.do("bid E 2D")
    assert (again.asked, again.bound("W")) == (None, ["pass-throughout"])


# -- 27C: replaced before the ruling ----------------------------------------------------------------------------------


def too_soon(bid: str = "2D", edition: str = "2017") -> Situation:
    """East has replaced his insufficient bid of 1D by another call before anybody called the Director."""
    return insufficient(edition=edition).do(f"rebid E {bid}")


@pytest.mark.parametrize("edition", EDITIONS)
def test_27C_the_insufficient_bid_may_still_be_accepted(edition: str) -> None:
    table = too_soon(edition=edition)
    assert [offence for offence in table.offences if "changed-call" in offence] == []
    asked = table.do("director S")
    assert asked.asked == ("S", NUMBER_OF_ACCEPTANCE[edition], {"accept", "refuse"})
    accepted = asked.do("choose S accept")
    assert (accepted.stands, accepted.turn) == ("N1S E1D", "S")
    assert accepted.offences == ["insufficient-bid E 0 accepted"]
    assert accepted.unauthorised_call("2D") == "EW"
    assert accepted.unauthorised_call("1D") is None


@pytest.mark.parametrize("edition", since("2007"))
def test_27C_refused_the_substitution_stands(edition: str) -> None:
    table = too_soon(edition=edition).do("director S", "choose S refuse")
    assert {"27C", "27B1(a)"} <= set(table.ruled)
    assert (table.stands, table.turn, table.asked, table.bound("W")) == ("N1S E2D", "S", None, [])
    assert table.unauthorised_call("1D") == ""
    assert table.offences == ["insufficient-bid E 0 corrected"]


@pytest.mark.parametrize("edition", since("2007"))
def test_27C_the_clause_for_the_substitution_is_applied(edition: str) -> None:
    passed = too_soon("P", edition).do("director S", "choose S refuse")
    assert ("27B2" in passed.ruled, passed.bound("W"), passed.turn) == (True, ["pass-throughout"], "S")
    other = too_soon("2H", edition).do("director S", "choose S refuse")
    assert other.asked == ("director", "27B1(b)", {"comparable", "not-comparable"})
    assert other.do("choose director not-comparable").bound("W") == ["pass-throughout"]
    double = too_soon("X", edition).do("director S", "choose S refuse", "choose director not-comparable")
    assert ("27B3" in double.ruled, double.stands, double.turn) == (True, "N1S", "E")
    assert double.do("bid E 2D").bound("W") == ["pass-throughout"]


@pytest.mark.parametrize("edition", since("2007"))
def test_27C_replaced_by_another_insufficient_bid(edition: str) -> None:
    table = too_soon("1H", edition).do("director S")
    refused_both = table.do("choose S refuse")
    assert refused_both.asked == ("S", "27A1", {"accept", "refuse"})
    assert refused_both.do("choose S accept").stands == "N1S E1H"
    silenced = refused_both.do("choose S refuse")
    assert ("27B4" in silenced.ruled, silenced.stands, silenced.turn) == (True, "N1S", "E")
    assert silenced.bound("W") == ["pass-throughout"]
    assert table.do("choose S accept").stands == "N1S E1D"


@pytest.mark.parametrize("edition", EDITIONS)
def test_27C_once_the_substitution_is_called_over_the_bid_cannot_be_accepted(edition: str) -> None:
    table = too_soon("2D", edition).do("bid S P", "director S")
    assert (table.asked, table.stands, table.bound("W")) == (None, "N1S E2D SP", [])
    assert "27B1(a)" in table.ruled and table.unauthorised_call("1D") == ""
    passed = too_soon("P", edition).do("bid S P", "director S")
    assert ("27B2" in passed.ruled, passed.bound("W"), passed.turn) == (True, ["pass-throughout"], "W")


def test_27C_calling_again_at_once_replaces_the_bid() -> None:
    table = insufficient().do("bid E 2D", "director S")
    assert table.offences == ["insufficient-bid E 0 noticed"]
    assert table.do("choose S accept").stands == "N1S E1D"
    assert table.do("choose S refuse").stands == "N1S E2D"


def test_27C_while_the_left_hand_opponent_is_asked_it_is_still_too_soon() -> None:
    table = insufficient().do("director S", "rebid E 2D")
    assert table.asked == ("S", "27A1", {"accept", "refuse"})
    assert table.do("choose S accept").stands == "N1S E1D"
    assert table.do("choose S refuse").stands == "N1S E2D"


def test_27C_in_1997_the_offender_chooses_after_he_has_heard_his_options() -> None:
    """The attempted substitution is cancelled; Law 26 may apply to it."""
    table = too_soon("P", "1997").do("director S", "choose S refuse")
    assert (table.stands, table.turn, table.bound("W")) == ("N1S", "E", [])
    assert table.unauthorised_call("P") == "EW"
    assert table.do("bid E 2D").ruled[-1] == "27B1(a)"


@pytest.mark.parametrize("edition", since("2007"))
def test_27C_a_redouble_that_replaces_it_waits_until_the_bid_is_dealt_with(edition: str) -> None:
    table = too_soon("XX", edition).do("director S")
    assert table.asked == ("S", "27A1", {"accept", "refuse"})
    assert table.do("choose S accept").stands == "N1S E1D"
    cancelled = table.do("choose S refuse")
    assert (cancelled.stands, cancelled.turn, cancelled.bound("W")) == ("N1S", "E", ["pass-throughout"])
    assert all("corrected" in offence for offence in cancelled.offences)


@pytest.mark.parametrize("edition", EDITIONS)
def test_27C_the_director_may_find_that_the_first_bid_was_a_slip(edition: str) -> None:
    """Law 25A: the call intended stands, and nothing is rectified."""
    asked = too_soon("2H", edition).do("director S")
    table = asked.do("choose director unintended")
    assert (table.stands, table.turn, table.asked, table.bound("W")) == ("N1S E2H", "S", None, [])
    assert table.unauthorised_call("1D") == ""
    assert table.ruled[-1] == ("25A" if edition == "1997" else "25A1")
    intended = asked.do("choose director intended")
    assert intended.asked == asked.asked
    assert table.do("bids S 4H P P P").asked is None


def test_25A_a_slip_corrected_to_another_insufficient_bid_is_law_27s() -> None:
    table = too_soon("1H").do("director S", "choose director unintended")
    assert table.asked == ("S", "27A1", {"accept", "refuse"})
    assert table.do("choose S refuse").stands == "N1S"


# -- with calls out of rotation --------------------------------------------------------------------------------------


def test_27A1_a_call_out_of_rotation_by_his_partner_does_not_take_it_away() -> None:
    """West calls over East's insufficient bid at South's turn; South may still refuse the bid."""
    table = insufficient().do("bid W P", "director S insufficient-bid E")
    assert table.asked == ("S", "27A1", {"accept", "refuse"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B_the_offender_calls_over_an_opponents_call_out_of_rotation(edition: str) -> None:
    """South calls before East has replaced his bid: East, whose turn it is, calls all the same (28B)."""
    table = refused(edition=edition).do("bid S P", "bid E P")
    assert (table.stands, table.bound("W")) == ("N1S EP", ["pass-throughout"])
    assert refused(edition=edition).do("bid S 2C", "bid E 2D").ruled[-1] == "27B1(a)"


# -- what the record tells the Director may find otherwise -----------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B1a_the_director_may_answer_without_being_asked(edition: str) -> None:
    table = refused(edition=edition).do("bid E 2D")
    same = table.do("choose director same-meaning")
    assert (same.bound("W"), same.asked, same.unauthorised_call("1D")) == ([], None, "")
    assert len(same.ruled) == len(table.ruled)
    other = table.do("choose director other")
    assert other.unauthorised_call("1D") == "EW"
    if edition == "1997":
        assert other.bound("W") == ["pass-throughout"]
    else:
        assert other.asked == ("director", "27B1(b)", {"comparable", "not-comparable"})
        assert other.do("choose director comparable").bound("W") == []


def test_27B1b_the_director_may_find_a_plain_pass_comparable() -> None:
    table = refused().do("bid E P")
    assert table.do("choose director not-comparable").bound("W") == ["pass-throughout"]
    free = table.do("choose director comparable")
    assert (free.bound("W"), free.unauthorised_call("1D"), free.asked) == ([], "", None)
    assert not any("pass" in one for one in free.do("bid S P").bound("W"))


def test_27B1b_the_director_may_answer_either_question_where_one_was_asked() -> None:
    table = transfer("2017", "3D", "2D alert").do("choose director comparable")
    assert (table.asked, table.bound("W"), table.unauthorised_call("2D")) == (None, [], "")
    table = refused().do("bid E 2H").do("choose director other")
    assert table.asked == ("director", "27B1(b)", {"comparable", "not-comparable"})


def test_27B1b_free_under_a_and_not_comparable_is_a_contradiction_the_director_may_make() -> None:
    table = refused().do("bid E 2D", "choose director comparable")
    assert (table.ruled[-1], table.bound("W")) == ("27B1(a)", [])
    silenced = refused().do("bid E 2D", "choose director not-comparable")
    assert (silenced.bound("W"), silenced.unauthorised_call("1D")) == (["pass-throughout"], "EW")


def test_27B1_once_somebody_has_called_it_is_too_late_to_find_otherwise() -> None:
    assert refused().do("bid E 2D", "bid S P").refuses("choose director other")
    assert refused().do("bid E 2H", "choose director comparable").refuses("choose director not-comparable")
    assert refused("1D", "1997").do("bid E P").refuses("choose director comparable")
    assert refused().do("bid E 2D").refuses("choose S other")


# -- 27D: damage ------------------------------------------------------------------------------------------------------


def played_out(table: Situation) -> Situation:
    """The rest is claimed by the declarer and agreed to."""
    contract = table.contract
    assert contract is not None
    declarer = contract.split()[1]
    other = "N" if declarer in "EW" else "E"
    return table.do(f"claim {declarer} 7", f"agree {other}")


@pytest.mark.parametrize(("edition", "number"), [("1997", "27B1(b)"), ("2007", "27D"), ("2017", "27D")])
def test_27D_after_a_free_correction_the_director_looks_at_the_result(edition: str, number: str) -> None:
    table = refused(edition=edition).do("bids E 2D P P P")
    assert table.asked is None
    over = played_out(table)
    assert over.asked == ("director", number, {"stand", "adjust"})
    assert over.do("choose director stand").asked is None


@pytest.mark.parametrize("edition", since("2007"))
def test_27D_after_a_comparable_call_too(edition: str) -> None:
    over = played_out(refused(edition=edition).do("bid E 2H", "choose director comparable", "bids S P P P"))
    assert over.asked == ("director", "27D", {"stand", "adjust"})
    assert over.do("choose director adjust").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_27D_not_where_partner_had_to_pass(edition: str) -> None:
    over = played_out(refused(edition=edition).do("bids E P P P"))
    assert over.asked is None or over.asked[1] in ("72C", "23")


@pytest.mark.parametrize("edition", EDITIONS)
def test_27D_not_where_it_was_accepted(edition: str) -> None:
    over = played_out(insufficient(edition=edition).do("bids S 1H P P P"))
    assert over.asked is None


def test_27D_the_opening_bid_partner_had_not_seen() -> None:
    """South opens 1H, North, who has not seen it, opens 1H himself and corrects to 2H; South bids four (2007)."""
    deal = "N:Q95.AJT52.AQ72.4 AJT4.974.986.KQ8 K3.KQ863.KJ43.T9 8762..T5.AJ76532"
    table = bidding(deal, "S", "2007").do("bids S 1H P", "bid N 1H", "director E", "choose E refuse", "bids N 2H P")
    assert (table.bound("S"), table.unauthorised_call("1H")) == ([], "")
    assert "4H" in table.may_call("S")
    over = table.do("bids S 4H P P P").do("claim S 10", "agree W")
    assert over.asked == ("director", "27D", {"stand", "adjust"})


# -- his partner has called out of rotation over it --------------------------------------------------------------------


def called_over_by_partner(edition: str) -> Situation:
    """East bids insufficiently, West calls at South's turn, and South calls the Director without naming either."""
    return bidding(POZNAN, "N", edition).do("bids N 1S 1H", "bid W 2H", "director S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_27A1_it_comes_before_partners_call_out_of_rotation(edition: str) -> None:
    table = called_over_by_partner(edition)
    assert table.asked == ("S", NUMBER_OF_ACCEPTANCE[edition], {"accept", "refuse"})
    accepted = table.do("choose S accept")
    assert accepted.asked == ("N", "29A", {"accept", "refuse"})
    assert (accepted.do("choose N refuse").stands, accepted.do("choose N refuse").turn) == ("N1S E1H", "S")


@pytest.mark.parametrize("edition", EDITIONS)
def test_27B_refused_he_replaces_it_once_partners_call_is_cancelled_too(edition: str) -> None:
    table = called_over_by_partner(edition).do("choose S refuse", "choose N refuse")
    assert (table.stands, table.turn, table.asked) == ("N1S", "E", None)
    assert table.do("bid E P").bound("W") == ["pass-throughout"]
