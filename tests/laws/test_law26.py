"""Law 26: a call withdrawn, and what declarer may then say of the lead."""

import pytest
from msgspec.structs import replace

from bridgetable.cards.notation import spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law26 import lead_may_be_restrained
from bridgetable.table.events import CallMade, CallWithdrawn
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId
from tests.situations import EDITIONS, POZNAN, Situation, before, bidding, since

VOID_IN_HEARTS = "N:Q95.AJT52.AQ72.4 AJT4.974.986.KQ8 K3.KQ863.KJ43.T9 8762..T5.AJ76532"
"""West, who will be on lead, has no heart."""

OUT_OF_ROTATION = "N:T865.K7.AJ82.KJT AJ972.AQ42.T.954 3.83.KQ9643.AQ87 KQ4.JT965.75.632"
"""East shows spades out of rotation, and South plays in diamonds."""


def on_lead(
    edition: str = "2017", bid: str = "1D", then: str = "P", opening: str = "1S", *, deal: str = POZNAN
) -> Situation:
    """East bid too little, was refused, and called `then`; South declares 4H, and West, his partner, is on lead."""
    table = bidding(deal, "N", edition).do(f"bids N {opening}", f"bid E {bid}", "director S", "choose S refuse")
    table = table.do(f"bid E {then}")
    table = table.do("choose director not-comparable") if table.asked is not None else table
    table = table.do("bids S 4H P P P")
    assert table.contract == "4H S"
    return table


# -- who is asked what -----------------------------------------------------------------------------------------------


def test_26B_in_2017_one_suit_may_be_forbidden_that_the_offender_did_not_specify() -> None:
    assert on_lead().asked == ("S", "26B", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"})
    assert on_lead(then="3D").asked == ("S", "26B", {"forbid-S", "forbid-H", "forbid-C", "free"})
    assert on_lead(then="2C").asked == ("S", "26B", {"forbid-S", "forbid-H", "forbid-D", "free"})


@pytest.mark.parametrize("edition", before("2017"))
def test_26A2_before_2017_the_suit_of_the_withdrawn_call_may_be_required_or_forbidden(edition: str) -> None:
    assert on_lead(edition).asked == ("S", "26A2", {"require-D", "forbid-D", "free"})
    assert on_lead(edition, then="2C").asked == ("S", "26A2", {"require-D", "forbid-D", "free"})


@pytest.mark.parametrize("edition", before("2017"))
def test_26A2_of_several_suits_declarer_takes_one(edition: str) -> None:
    asked = on_lead(edition, "1D shows HC").asked
    assert asked == ("S", "26A2", {"require-H", "require-C", "forbid-H", "forbid-C", "free"})
    one_shown = on_lead(edition, "1D shows HC", "2C").asked
    assert one_shown == ("S", "26A2", {"require-H", "forbid-H", "free"})


@pytest.mark.parametrize("edition", before("2017"))
def test_26A1_before_2017_nothing_where_the_legal_auction_has_told_the_suit(edition: str) -> None:
    table = on_lead(edition, then="3D")
    assert (table.asked, table.bound("W")) == (None, [])


@pytest.mark.parametrize("edition", before("2017"))
@pytest.mark.parametrize("bid", ["1NT", "1D shows"])
def test_26B_before_2017_other_calls_cost_any_one_suit(edition: str, bid: str) -> None:
    asked = on_lead(edition, bid, opening="2S").asked
    assert asked == ("S", "26B", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_26A_nothing_after_a_free_correction(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S", "bid E 1D", "director S", "choose S refuse")
    assert table.do("bids E 2D 4H P P P").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_26_nothing_where_the_offending_side_declares(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S", "bid E 1D", "director S", "choose S refuse", "bid E 4H")
    table = table.do("choose director not-comparable") if table.asked is not None else table
    assert table.do("bids S P P P").asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_26_nothing_of_a_bid_that_was_accepted(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S", "bid E 1D", "director S", "choose S accept")
    assert table.do("bids S 4H P P P").asked is None


# -- what the choice does --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "number"), [("1997", "26A2"), ("2007", "26A2"), ("2017", "26B")])
def test_26_forbidden_for_as_long_as_he_keeps_the_lead(edition: str, number: str) -> None:
    table = on_lead(edition).do("choose S forbid-D")
    assert table.ruled[-1] == number
    assert (table.asked, table.turn, table.bound("W")) == (None, "W", ["forbid-D"])
    assert table.lawful("W") == "SJ S7 S6 H9 H8 H7 CJ CT"
    # North wins the trick: East or West may lead diamonds again when they get in.
    lost = table.do("WCJ NCA EC2 SC3", "NHQ EHK SH4 WH7")
    assert lost.bound("W") == []


def test_26_the_prohibition_goes_on_while_he_wins() -> None:
    deal = "N:T.QJ653.K652.KQ4 542.KT2.Q43.8752 AKQ983.4.J.AT963 J76.A987.AT987.J"
    table = on_lead(deal=deal).do("choose S forbid-D", "WHA NH3 EH2 SH4")
    assert (table.turn, table.bound("W")) == ("W", ["forbid-D"])
    assert table.lawful("W") == "SJ S7 S6 H9 H8 H7 CJ"


@pytest.mark.parametrize("edition", before("2017"))
def test_26A2_required_for_that_lead_only(edition: str) -> None:
    table = on_lead(edition).do("choose S require-D")
    assert table.bound("W") == ["require-D"]
    assert table.lawful("W") == "DA DT D9 D8 D7"
    won = table.do("WDA ND2 ED3 SDJ")
    assert (won.turn, won.bound("W"), won.asked) == ("W", [], None)
    assert won.lawful("W").startswith("SJ")


def test_26A2_who_has_none_of_the_suit_leads_anything() -> None:
    table = on_lead("2007", "1H", deal=VOID_IN_HEARTS).do("choose S require-H")
    assert len(table.lawful("W").split()) == 13


@pytest.mark.parametrize("edition", EDITIONS)
def test_26_left_free_it_is_not_asked_again(edition: str) -> None:
    table = on_lead(edition).do("choose S free")
    assert (table.asked, table.bound("W")) == (None, [])
    assert table.do("WDA ND2 ED3 SDJ").asked is None


def test_26_a_lead_of_what_was_forbidden_is_a_revoke() -> None:
    assert on_lead().do("choose S forbid-D", "WDA").offences[-1] == "revoke W 1 unnoticed"


@pytest.mark.parametrize(("edition", "number"), [("1997", "26A2"), ("2007", "26A2"), ("2017", "26B")])
def test_26_his_first_turn_to_lead_may_come_later(edition: str, number: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S", "bid E 1D", "director S", "choose S refuse", "bids E P P P")
    assert (table.contract, table.turn, table.asked) == ("1S N", "E", None)
    won = table.do("ED3 SDJ WDA ND2")
    assert won.asked is not None and won.asked[:2] == ("N", number)
    assert won.do("choose N forbid-D").lawful("W") == "SJ S7 S6 H9 H8 H7 CJ CT"


# -- several calls withdrawn -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", since("2007"))
def test_26_a_double_attempted_for_it_is_not_asked_about_again(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S", "bid E 1D", "director S", "choose S refuse", "bid E X")
    table = table.do("choose director not-comparable", "bids E P 4H P P P")
    assert table.asked is not None and table.asked[0] == "S"
    assert table.do("choose S forbid-D").asked is None


def test_26A2_two_bids_in_two_suits_are_looked_at_one_by_one() -> None:
    """Before 2017 the suit of each withdrawn call counts; in 2017 declarer forbids one suit."""
    steps = ("bids N 1S", "bid E 1D", "director S", "choose S refuse", "bid E 1H", "director S", "choose S refuse")
    table = bidding(POZNAN, "N", "2007").do(*steps, "bids E P 4H P P P")
    assert table.asked == ("S", "26A2", {"require-D", "forbid-D", "free"})
    forbidden = table.do("choose S forbid-D")
    assert forbidden.asked == ("S", "26A2", {"require-H", "forbid-H", "free"})
    assert set(forbidden.do("choose S forbid-H").bound("W")) == {"forbid-D", "forbid-H"}
    assert table.do("choose S require-D").asked == ("S", "26A2", {"forbid-H", "free"})
    assert bidding(POZNAN, "N").do(*steps, "bids E P 4H P P P", "choose S forbid-D").asked is None


# -- the call was repeated -------------------------------------------------------------------------------------------


def withdrawn(edition: str, *calls: str) -> Situation:
    """East's 1S out of rotation has been withdrawn and may cost a lead; then these calls were made from North."""
    start = bidding(OUT_OF_ROTATION, "N", edition).table
    table = evolve_all(start, (CallMade(Seat.E, spoken_call_of("1S")), CallWithdrawn(CallId(0))))
    return Situation(evolve_all(table, lead_may_be_restrained(table, CallId(0)))).do(f"bids N {' '.join(calls)}")


@pytest.mark.parametrize("edition", before("2017"))
def test_26_the_same_call_made_again_costs_nothing(edition: str) -> None:
    assert withdrawn(edition, "1D", "1S", "5D", "P", "P", "P").contract == "5D N"
    assert withdrawn(edition, "P", "1S", "5D", "P", "P", "P").asked is None


def test_26_a_different_final_call_in_the_same_suit_is_26A1() -> None:
    assert withdrawn("2007", "P", "2S", "5D", "P", "P", "P").asked is None


def test_26_the_same_bid_with_another_meaning_is_a_different_call() -> None:
    table = withdrawn("2007", "P")
    table = table.do("bid E 1S shows H", "bids S 5D P P P")
    assert table.asked == ("S", "26A2", {"require-S", "forbid-S", "free"})


def test_26A2_spades_required_after_a_bid_out_of_rotation() -> None:
    """In 2007 South may require a spade of West; in 2017 he could only forbid a suit."""
    calls = ("P", "P", "5D", "P", "P", "P")
    table = withdrawn("2007", *calls)
    assert table.asked == ("S", "26A2", {"require-S", "forbid-S", "free"})
    assert table.do("choose S require-S").lawful("W") == "SK SQ S4"
    assert withdrawn("2017", *calls).asked == ("S", "26B", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"})


def test_26A2_a_bid_out_of_rotation_from_the_first_call_to_the_lead() -> None:
    """East opens 1S at his partner's turn, refused; South, in 5D, requires a spade of West (2007: 31B, 26A2)."""
    table = bidding(OUT_OF_ROTATION, "W", "2007").do("bid E 1S", "director S", "choose S refuse")
    table = table.do("bids W P 1C P 5D P P P")
    assert (table.contract, table.turn) == ("5D S", "W")
    assert table.asked == ("S", "26A2", {"require-S", "forbid-S", "free"})
    assert table.do("choose S require-S", "WSK").offences == ["call-out-of-rotation E 0 corrected"]


# -- he has led already ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_26_a_face_down_lead_of_a_forbidden_suit_goes_back(edition: str) -> None:
    table = on_lead(edition).do("down W D7")
    assert table.asked is not None and table.asked[0] == "S"
    back = table.do("choose S forbid-D")
    assert (back.table.face_down, back.penalty, back.turn) == ((), {}, "W")
    assert back.refuses("up W") and back.do("down W H9", "up W").on_table == "WH9"
    stays = table.do("choose S free")
    assert stays.do("up W").on_table == "WD7"
    assert stays.do("up W").offences[-1].startswith("insufficient-bid")


def test_26A2_a_face_down_lead_of_another_suit_goes_back_when_one_is_required() -> None:
    assert on_lead("2007").do("down W H9", "choose S require-D").table.face_down == ()
    assert len(on_lead("2007").do("down W D9", "choose S require-D").table.face_down) == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_26_a_lead_faced_before_declarer_has_chosen(edition: str) -> None:
    table = on_lead(edition).do("WD7")
    assert table.offences[-1] == "lead-before-choice W 1 unnoticed"
    asked = table.do("director S")
    assert asked.asked is not None and asked.asked[0] == "S" and asked.asked[1].startswith("26")
    forbidden = asked.do("choose S forbid-D")
    assert forbidden.penalty == {"WD7": "major"}
    assert (forbidden.turn, forbidden.on_table, forbidden.bound("W")) == ("W", "", ["forbid-D"])
    assert forbidden.lawful("W") == "SJ S7 S6 H9 H8 H7 CJ CT"
    assert forbidden.offences[-1] == "lead-before-choice W 1 corrected"
    free = asked.do("choose S free")
    assert (free.on_table, free.turn, free.penalty, free.asked) == ("WD7", "N", {}, None)
    assert free.offences[-1] == "lead-before-choice W 1 accepted"


def test_26_a_lead_that_complies_stands() -> None:
    table = on_lead().do("WD7", "director S", "choose S forbid-C")
    assert (table.on_table, table.turn, table.bound("W")) == ("WD7", "N", ["forbid-C"])
    won = table.do("ND2 EDQ SDJ")
    assert won.bound("W") == []
    required = on_lead("2007").do("WD7", "director S", "choose S require-D")
    assert (required.on_table, required.penalty) == ("WD7", {})


def test_26_once_dummy_has_played_to_it_the_lead_stands() -> None:
    table = on_lead().do("WD7 ND2")
    assert table.offences[-1] == "lead-before-choice W 1 accepted"
    assert (table.asked, table.turn) == (None, "E")
    asked = on_lead().do("WD7", "director S", "ND2")
    assert (asked.asked, asked.offences[-1]) == (None, "lead-before-choice W 1 accepted")


# -- with other Laws ---------------------------------------------------------------------------------------------------


def test_26_the_choice_about_a_penalty_card_comes_first() -> None:
    table = on_lead("2007").do("expose E HK", "director S")
    assert table.asked == ("S", "50D2", {"require-H", "forbid-H", "free"})
    assert table.do("choose S forbid-H").asked == ("S", "26A2", {"require-D", "forbid-D", "free"})
    assert table.do("choose S require-H").asked == ("S", "26A2", {"forbid-D", "free"})
    assert table.do("choose S free").asked == ("S", "26A2", {"require-D", "forbid-D", "free"})


def test_26_after_an_opening_lead_out_of_turn_was_refused() -> None:
    """Law 54 comes first, with what it says of the penalty card; then the withdrawn call."""
    table = on_lead("2007").do("EHK", "director S")
    assert table.asked is not None and table.asked[1] == "54"
    assert table.do("choose S forbid-H").asked == ("S", "26A2", {"require-D", "forbid-D", "free"})
    accepted = table.do("choose S accept")
    assert accepted.asked is None
    assert accepted.do("SH4 WH7 NH3", "ED3 SDJ WDA ND2").asked == ("S", "26A2", {"require-D", "forbid-D", "free"})


def test_26B_a_suit_forbidden_already_is_not_offered_again() -> None:
    table = on_lead().do("expose E HK", "director S", "choose S forbid-H")
    assert table.asked == ("S", "26B", {"forbid-S", "forbid-D", "forbid-C", "free"})


def test_26_a_lead_before_both_choices_is_law_50s() -> None:
    table = on_lead("2007").do("expose E HK", "director S", "WD7", "director S")
    assert table.penalty == {"EHK": "major", "WD7": "major"}
    assert table.asked is not None and table.asked[1] == "50D2"


def test_26_not_for_the_last_card() -> None:
    """A player with one card left has no choice that could be restrained."""
    table = withdrawn("2017", "P", "P", "5D", "P", "P", "P").table
    hands = table.hands
    for seat in Seat:
        hands = hands.replacing(seat, frozenset(sorted(hands[seat])[:1]))
    assert Situation(replace(table, hands=hands, deal=hands)).asked is None


# -- a substitution made too soon (27C) --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "asked"),
    [
        ("1997", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"}),
        ("2007", {"forbid-S", "forbid-H", "forbid-D", "forbid-C", "free"}),
        ("2017", {"forbid-S", "forbid-H", "forbid-C", "free"}),
    ],
)
def test_26B_the_substitution_withdrawn_when_the_insufficient_bid_was_accepted(edition: str, asked: set[str]) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S", "bid E 1D", "rebid E P", "director S", "choose S accept")
    assert table.do("bids S 4H P P P").asked == ("S", "26B", asked)


@pytest.mark.parametrize("edition", EDITIONS)
def test_26_nothing_where_it_named_the_same_suit(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S", "bid E 1D", "rebid E 2D", "director S", "choose S accept")
    assert table.do("bids S 4H P P P").asked is None


def test_26A2_in_1997_the_cancelled_substitution_counts_unless_it_is_made_again() -> None:
    table = bidding(POZNAN, "N", "1997").do("bids N 1S", "bid E 1D", "rebid E 2H", "director S", "choose S refuse")
    assert table.do("bids E 2D 4H P P P").asked == ("S", "26A2", {"require-H", "forbid-H", "free"})
    assert table.do("bids E 2H 4S P P P").contract == "4S N"
    again = table.do("bids E 2H 4C P P P")
    assert again.asked == ("S", "26A2", {"require-D", "forbid-D", "free"})


def test_26B_after_a_refused_change_the_call_of_that_turn_is_the_first_one() -> None:
    """1997: West's pass at North's turn replaced his 3C (30B3, 25B); his later pass is another turn's."""
    table = bidding(POZNAN, "N", "1997").do("bids N 1D 2C 2S 3C", "bid W P", "director N", "choose director intended")
    table = table.do("choose N refuse", "bids N 4S P P P")
    assert table.contract == "4S S"
    asked = table.do("WH9 NH3 EHK SH4").asked
    assert asked is not None and asked[:2] == ("S", "26B")


# -- the auction goes on ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("then", ["bids S 5H P P P", "bids S 5C P P P"])
def test_26_a_choice_made_before_the_auction_was_reopened_is_void(edition: str, then: str) -> None:
    """It is offered again, to the new declarer, at the first lead to the final contract."""
    asked = on_lead(edition).asked
    chosen = on_lead(edition).do("choose S forbid-D")
    assert chosen.bound("W") == ["forbid-D"]
    open_again = chosen.do("rebid E X", "director S", "choose director unintended")
    assert (open_again.contract, "forbid-D" in open_again.bound("W")) == (None, False)
    assert [r.message.key for r in open_again.table.rulings].count("law-26-void") == 1
    again = open_again.do(then)
    assert again.turn == "W"
    assert again.asked == asked
    assert again.do("choose S free").lawful("W") == "SJ S7 S6 H9 H8 H7 DA DT D9 D8 D7 CJ CT"


def test_26B_the_suits_are_those_that_the_final_auction_leaves() -> None:
    """East names diamonds when the auction goes on: diamonds may no longer be forbidden."""
    table = on_lead().do("choose S forbid-D", "rebid E 5D", "director S", "choose director unintended")
    again = table.do("bids S 5H P P P")
    assert again.asked == ("S", "26B", {"forbid-S", "forbid-H", "forbid-C", "free"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_26_a_change_that_is_refused_leaves_the_choice_as_it_was(edition: str) -> None:
    table = on_lead(edition).do("choose S forbid-D", "rebid E 4S", "director S", "choose director intended")
    refused = table.do("choose S refuse")
    assert (refused.contract, "forbid-D" in refused.bound("W")) == ("4H S", True)


@pytest.mark.parametrize("edition", EDITIONS)
def test_50D2_a_choice_made_before_the_auction_was_reopened_is_void(edition: str) -> None:
    """The penalty card that was picked up for it is on the table again, and declarer is asked once more."""
    table = bidding(POZNAN, "N", edition).do("bids N 1S P 2H P P P", "expose E HK", "director S")
    chosen = table.do("choose S require-H")
    assert (chosen.penalty, chosen.bound("W")) == ({}, ["require-H"])
    again = chosen.do("rebid E X", "director S", "choose director unintended", "bid S P")
    assert again.bound("W")[:1] in ([], ["pass-once"])
    again = again.do("bids W P P")
    assert (again.contract, again.penalty) == ("2HX S", {"EHK": "major"})
    assert again.asked == ("S", "50D2", {"require-H", "forbid-H", "free"})
    free = table.do("choose S free", "rebid E X", "director S", "choose director unintended", "bids S P P P")
    assert free.asked == ("S", "50D2", {"require-H", "forbid-H", "free"})


@pytest.mark.parametrize("edition", EDITIONS)
def test_51A_the_card_chosen_before_the_auction_was_reopened_is_chosen_again(edition: str) -> None:
    table = bidding(POZNAN, "N", edition).do("bids N 1S P 2H P P P", "expose W DA SJ", "director S", "choose S SJ")
    assert table.lawful("W") == "SJ"
    again = table.do("rebid N 4H", "director E", "choose director unintended", "choose E keep", "bids S P P")
    assert (again.contract, again.asked) == ("4H S", ("S", "51A", {"SJ", "DA"}))


@pytest.mark.parametrize("edition", before("2017"))
def test_26A2_what_follows_a_lead_out_of_turn_after_the_choice_is_shown_beforehand(edition: str) -> None:
    """Under 54D the card led is picked up if a lead is required: a card that never lay there as a penalty card."""
    table = on_lead(edition).do("choose S require-D", "EC2", "director S").table
    now = asked_now(table)
    assert now is not None
    after = {option.name: ENACTED.table_after(table, option.then) for option in now.options}
    assert {name for name, result in after.items() if result.penalty_cards} == {"free"}
