"""The table: whose turn it is, what is on the table, who won what, and what has become of what."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.cards.board import Board
from bridgetable.cards.card import Suit
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import card_of, card_text, contract_of, seat_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.evolve import evolve_all
from bridgetable.table.first import first_table
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import MissingCard, Status
from bridgetable.table.restriction import PenaltyCard
from bridgetable.table.state import Table
from tests.each import for_each
from tests.situations import EDITIONS, POZNAN, Situation, at, bidding

TRICK = "WCJ NCA EC2 SC3"
REVOKE = "WH9 NH3 EC2 SH4"
"""East, who has hearts, plays a club to West's heart."""

TWO_LEFT = "N:A.2.. K.3.. Q.4.. J.5.."
"""Two cards each; South declares at no trump."""


def offence(number: int) -> IrregularityId:
    """The place of an irregularity in the list."""
    return IrregularityId(number)


def play() -> Situation:
    return at(POZNAN, "4S S")


def cards(number: int, text: str) -> list[e.Event]:
    """These cards played to this trick."""
    return [e.CardPlayed(seat_of(word[0]), card_of(word[1:]), number) for word in text.split()]


def after(situation: Situation, *events: e.Event) -> Table:
    return evolve_all(situation.table, events)


# -- the players -----------------------------------------------------------------------------------------------------


def test_without_a_contract_nobody_declares_defends_or_is_dummy() -> None:
    table = bidding(POZNAN).table
    assert (table.declarer, table.dummy, table.trump, table.defenders) == (None, None, None, ())
    assert not any(table.is_defender(seat) for seat in Seat)
    assert all(table.player(seat) is seat for seat in Seat)


def test_declarer_plays_dummys_hand_and_everybody_else_his_own() -> None:
    table = play().table
    assert [table.player(seat) for seat in Seat] == [Seat.S, Seat.E, Seat.S, Seat.W]
    assert table.defenders == (Seat.W, Seat.E)
    assert table.trump is Suit.SPADES
    assert at(POZNAN, "3NT S").table.trump is None


# -- whose turn ------------------------------------------------------------------------------------------------------


@for_each(
    ("played", "turn"), [("", "W"), ("WCJ", "N"), ("WCJ NCA EC2", "S"), (TRICK, "N"), (TRICK + " NH3 EHA SH4 WH7", "E")]
)
def test_the_turn_goes_round_and_to_the_winner(played: str, turn: str) -> None:
    assert play().do(*filter(None, [played])).table.turn is seat_of(turn)


def test_nobody_is_on_turn_in_the_auction_under_a_claim_or_after_the_play() -> None:
    assert bidding(POZNAN).do("bids N 1S").table.turn is None
    assert play().do(TRICK, "claim S 10").table.turn is None
    assert play().do(TRICK, "claim S 10", "agree W").table.turn is None


def test_nobody_calls_when_there_is_a_contract_or_all_have_passed() -> None:
    assert bidding(POZNAN).do("bids N 1S P").table.to_call is Seat.S
    assert bidding(POZNAN).do("bids N 1S P P P").table.to_call is None
    assert bidding(POZNAN).do("bids N P P P P").table.to_call is None


def test_passing_out_is_no_contract_and_the_end() -> None:
    table = bidding(POZNAN).do("bids N P P P P").table
    assert table.passed_out and table.over
    assert not play().table.passed_out


def test_the_lead_is_due_from_declarers_left_then_from_who_won() -> None:
    table = play().do(TRICK).table
    assert (table.due_to_lead(1), table.due_to_lead(2)) == (Seat.W, Seat.N)
    assert table.due_to_lead(3) is None
    assert bidding(POZNAN).table.due_to_lead(1) is None


def test_in_an_ending_the_lead_is_due_from_whom_it_names() -> None:
    table = at(TWO_LEFT, "3NT S", lead="E").table
    assert (table.first_number, table.last_number) == (12, 13)
    assert table.due_to_lead(12) is Seat.E


def test_somebody_is_to_lead_just_when_no_card_of_the_trick_lies_there() -> None:
    assert play().table.lead_due is Seat.W
    assert play().do("WCJ").table.lead_due is None
    assert play().do(TRICK).table.lead_due is Seat.N
    assert bidding(POZNAN).table.lead_due is None


def test_a_trick_has_begun_or_there_is_none() -> None:
    table = play().do(TRICK, "NH3").table
    assert [number for number, _ in table.numbered_tricks()] == [1, 2]
    first, second = table.trick(1), table.trick(2)
    assert first is not None and first.leader is Seat.W
    assert second is not None and second.leader is Seat.N
    assert table.trick(3) is None
    assert table.trick(0) is None


def test_an_ending_has_no_trick_before_its_first() -> None:
    assert at(TWO_LEFT, "3NT S", lead="W").do("WSJ NSA ESK SSQ").table.trick(11) is None


def test_a_hand_that_has_run_out_is_not_awaited_and_leads_nothing() -> None:
    """West has played two cards to the first trick; dummy's ace wins it."""
    ending = at(TWO_LEFT, "3NT S", lead="W").table
    gone = evolve_all(ending, [*cards(12, "WSJ"), e.CardJoined(Seat.W, card_of("H5"), 12), *cards(12, "NSA ESK SSQ")])
    assert evolve_all(gone, cards(13, "NH2 EH3")).turn is Seat.S
    done = evolve_all(gone, cards(13, "NH2 EH3 SH4"))
    assert done.over
    assert done.winner(13) is Seat.S


def test_when_the_winner_has_run_out_the_next_hand_leads() -> None:
    """West has put both his cards on the first trick, and wins it."""
    ending = at("N:4.2.. 3.3.. 2.4.. A.5..", "3NT S", lead="W").table
    gone = evolve_all(ending, [*cards(12, "WSA"), e.CardJoined(Seat.W, card_of("H5"), 12), *cards(12, "NS4 ES3 SS2")])
    assert gone.due_to_lead(13) is Seat.W
    assert gone.turn is gone.lead_due is Seat.N


def test_nobody_leads_where_all_cards_have_been_played_to_fewer_tricks_than_there_should_be() -> None:
    table = at("N:AK... QJ... T9... 87...", "3NT S", lead="N").do("cards N SA SK", "cards E SQ SJ", "cards S ST S9")
    assert table.turn == "W"
    table = table.do("cards W S8 S7")
    assert (table.turn, table.table.over) == (None, False)


def test_who_won_a_trick_is_known_when_all_have_played() -> None:
    assert play().do("WCJ NCA EC2").table.winner(1) is None
    assert play().do(TRICK).table.winner(1) is Seat.N
    assert play().table.winner(1) is None
    assert play().do(TRICK).table.winner(2) is None


def test_a_trump_wins_at_a_trump_contract_only() -> None:
    spade = cards(1, "WCJ NCA EC2 SS3")
    assert after(at(POZNAN, "4S S"), *spade).winner(1) is Seat.S
    assert after(at(POZNAN, "3NT S"), *spade).winner(1) is Seat.N


# -- cards owed ------------------------------------------------------------------------------------------------------


def test_in_the_ordinary_course_nobody_owes_a_card() -> None:
    for played in ("WCJ", "WCJ NCA", "WCJ NCA EC2", TRICK):
        assert play().do(played).table.owing is None


def test_who_takes_his_card_back_while_play_went_on_owes_another() -> None:
    """East takes his card back when South has played after him."""
    back = after(play().do(TRICK), e.CardWithdrawn(Seat.E, card_of("C2"), 1, True))
    assert back.open_trick == 1
    assert back.turn is back.owing is Seat.E


def test_who_takes_back_the_last_card_lying_there_is_simply_to_play_again() -> None:
    back = after(play().do("WCJ NCA EC2"), e.CardWithdrawn(Seat.E, card_of("C2"), 1, True))
    assert back.turn is Seat.E
    assert back.owing is None


def test_who_takes_back_the_last_card_of_a_trick_owes_it_once_the_next_has_begun() -> None:
    back = after(play().do(TRICK, "NH3"), e.CardWithdrawn(Seat.S, card_of("C3"), 1, True))
    assert back.turn is back.owing is Seat.S


def test_who_was_passed_over_owes_nothing_until_it_is_found() -> None:
    passed = play().do("WCJ NCA", "omit E", "SC3 NH3")
    assert passed.table.owing is None
    assert passed.table.trick(1) is not None
    assert passed.table.winner(1) is Seat.N
    found = after(passed, e.OmissionFound(Seat.E, 1))
    assert found.open_trick == 1
    assert found.turn is found.owing is Seat.E


def test_the_player_passed_over_is_not_awaited_and_play_goes_on() -> None:
    assert play().do("WCJ NCA", "omit E").table.turn is Seat.S


# -- dummy's hand ----------------------------------------------------------------------------------------------------


def test_dummy_is_spread_when_the_lead_is_faced_and_not_before() -> None:
    assert not play().table.spread
    assert not play().do("down W CJ").table.spread
    assert play().do("WCJ").table.spread
    assert at(TWO_LEFT, "3NT S", lead="W").table.spread


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lead_out_of_turn_spreads_dummy_when_it_is_accepted(edition: str) -> None:
    led = at(POZNAN, "4S S", edition).do("EC2", "director S")
    assert not led.table.spread
    assert led.do("choose S accept").table.spread


def test_every_card_of_a_spread_dummy_is_faced_and_of_the_others_only_penalty_cards() -> None:
    led = play().do("WCJ")
    assert led.table.is_faced(Seat.N, card_of("CA"))
    assert not led.table.is_faced(Seat.E, card_of("H2"))
    assert not play().table.is_faced(Seat.N, card_of("CA"))
    laid = after(led, e.PenaltyCardLaid(PenaltyCard(Seat.E, card_of("H2"), major=True, trick=1)))
    assert laid.is_faced(Seat.E, card_of("H2"))
    assert not laid.is_faced(Seat.E, card_of("C2"))
    assert [pc.card for pc in laid.penalty_cards_of(Seat.E)] == [card_of("H2")]
    assert laid.penalty_cards_of(Seat.W) == ()


def test_a_hand_holds_the_cards_of_a_suit_it_has_not_played() -> None:
    table = play().do("WCJ").table
    assert {card_text(card) for card in table.holds(Seat.W, Suit.CLUBS)} == {"CT"}
    assert table.holds(Seat.N, Suit.SPADES) == {card_of("ST")}


@pytest.mark.parametrize(("played", "faced"), [("", False), ("WCJ", True)])
def test_the_auction_period_ends_when_a_card_is_faced(played: str, faced: bool) -> None:
    assert play().do(*filter(None, [played])).table.lead_faced is faced
    assert at(TWO_LEFT, "3NT S", lead="W").table.lead_faced


# -- tricks won ------------------------------------------------------------------------------------------------------


def test_tricks_count_when_they_are_complete_and_after_an_ending_the_earlier_ones_too() -> None:
    table = play().do(TRICK, "NH3").table
    assert (table.tricks_taken(Side.NS), table.tricks_taken(Side.EW)) == (1, 0)
    assert at(TWO_LEFT, "3NT S", lead="W").do("WSJ NSA ESK SSQ").table.tricks_taken(Side.NS) == 12


@for_each(
    ("said", "ns", "ew"),
    [
        ("claim S 10", 11, 2),
        ("claim S 12", 13, 0),
        ("claim W 3", 10, 3),
        ("concede W 10", 11, 2),
        ("concede S 3", 10, 3),
    ],
)
def test_a_claim_agreed_to_shares_out_the_tricks_left(said: str, ns: int, ew: int) -> None:
    claimed = play().do(TRICK, said)
    assert (claimed.table.tricks_won(Side.NS), claimed.table.tricks_won(Side.EW)) == (1, 0)
    other = "S" if " W " in said else "W"
    agreed = claimed.do(f"agree {other}").table
    assert (agreed.tricks_won(Side.NS), agreed.tricks_won(Side.EW)) == (ns, ew)
    assert (agreed.tricks_taken(Side.NS), agreed.tricks_taken(Side.EW)) == (1, 0)


def test_a_claim_ruled_on_counts_like_one_agreed_to() -> None:
    ruled = after(play().do(TRICK, "claim S 10"), e.ClaimRuled(9))
    assert (ruled.tricks_won(Side.NS), ruled.tricks_won(Side.EW)) == (10, 3)


def test_tricks_moved_come_off_one_side_and_go_to_the_other() -> None:
    transfers = (e.Transfer(offence(0), "64A1", 1, Side.EW), e.Transfer(offence(1), "64A2", 1, Side.EW))
    moved = e.TricksTransferred(transfers)
    table = after(play().do(TRICK, "claim S 10", "agree W"), moved)
    assert (table.tricks_after_transfers(Side.NS), table.tricks_after_transfers(Side.EW)) == (9, 4)
    assert (table.tricks_won(Side.NS), table.tricks_won(Side.EW)) == (11, 2)


# -- what has become of an irregularity ------------------------------------------------------------------------------


def test_an_irregularity_is_unnoticed_noticed_and_then_dealt_with() -> None:
    happened = play().do(REVOKE)
    assert happened.table.status(offence(0)) is Status.UNNOTICED
    noticed = happened.do("attention W revoke")
    assert noticed.table.status(offence(0)) is Status.NOTICED
    assert noticed.table.pending == noticed.table.unsettled == noticed.table.undecided == (0,)
    ruled = noticed.do("director S")
    assert ruled.table.status(offence(0)) is Status.CORRECTED
    assert ruled.table.pending == ruled.table.unsettled == ruled.table.undecided == ()
    assert ruled.table.is_settled(offence(0))


def test_nobody_is_held_up_by_what_nobody_has_noticed() -> None:
    table = play().do(REVOKE).table
    assert table.unsettled == (0,)
    assert table.pending == ()
    assert table.attention_to(offence(0)) is None


def test_an_established_revoke_is_decided_though_nobody_has_noticed_it() -> None:
    table = after(play().do(REVOKE), e.RevokeEstablished(offence(0), "63A1"))
    assert table.status(offence(0)) is Status.ESTABLISHED
    assert table.undecided == ()
    assert table.unsettled == (0,)
    held = table.establishment(offence(0))
    assert held is not None and held.clause == "63A1"


def test_a_revoke_that_only_counts_as_established_is_not() -> None:
    table = after(play().do(REVOKE), e.DeemedEstablished(offence(0), "43B2(b)"))
    assert table.status(offence(0)) is Status.UNNOTICED
    held = table.establishment(offence(0))
    assert held is not None and held.deemed


def test_what_was_settled_comes_before_all_else() -> None:
    table = after(
        play().do(REVOKE, "attention W revoke"),
        e.RevokeEstablished(offence(0), "63A1"),
        e.Settled(offence(0), Status.ACCEPTED),
    )
    assert table.status(offence(0)) is Status.ACCEPTED


def test_each_irregularity_has_its_own_fate() -> None:
    table = after(
        play().do(REVOKE),
        e.Infringed(MissingCard(Seat.W, 2)),
        e.AttentionDrawn(Seat.S, offence(1)),
        e.RevokeEstablished(offence(0), "63A1"),
    )
    assert [table.status(offence(n)) for n in (0, 1)] == [Status.ESTABLISHED, Status.NOTICED]
    assert (table.unsettled, table.pending, table.undecided) == ((0, 1), (1,), (1,))
    assert table.establishment(offence(1)) is None


def test_whoever_drew_attention_first_is_named() -> None:
    table = after(play().do(REVOKE), e.AttentionDrawn(Seat.S, offence(0)), e.AttentionDrawn(Seat.W, offence(0)))
    drawn = table.attention_to(offence(0))
    assert drawn is not None and drawn.seat is Seat.S


# -- whatever is played ----------------------------------------------------------------------------------------------


@given(st.integers(0, 200), st.sampled_from(["1NT", "4S", "2D"]), st.sampled_from(Seat), st.data())
def test_played_in_turn_a_board_has_thirteen_tricks_and_each_is_led_by_the_winner_of_the_one_before(
    seed: int, contract: str, declarer: Seat, data: st.DataObject
) -> None:
    """Any card of the hand on turn, lawful or not: the table only keeps the books."""
    hands = random_deal(seed)
    table = first_table(Edition.E2017, Board.numbered(1), hands, contract_of(contract, declarer))
    while (seat := table.turn) is not None:
        number = table.open_trick
        card = data.draw(st.sampled_from(sorted(table.hands[seat])))
        table = evolve_all(table, [e.CardPlayed(seat, card, number)])
    assert table.over
    assert [number for number, _ in table.numbered_tricks()] == list(range(1, 14))
    assert [trick.leader for _, trick in table.numbered_tricks()] == [
        declarer.left,
        *(table.winner(number) for number in range(1, 13)),
    ]
    assert table.tricks_taken(Side.NS) + table.tricks_taken(Side.EW) == 13
    assert not any(table.hands)
