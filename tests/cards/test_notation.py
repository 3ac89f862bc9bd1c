"""Letters become cards, seats, calls and deals, and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridgetable.cards import notation as n
from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Contract, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import PACK, Card, Suit, sorted_for_display
from bridgetable.cards.deal import DealError, checked_deal, holder, random_deal
from bridgetable.cards.seat import BySeat, Seat, Side
from tests.each import for_each


@for_each("card", PACK)
def test_every_card_is_read_as_it_is_written(card: Card) -> None:
    assert n.card_of(n.card_text(card)) == card


def test_ten_in_either_form() -> None:
    assert n.card_of("H10") == n.card_of("HT") == Card(Suit.HEARTS, 10)


@for_each("text", ["S1", "", "ZA", "SAK", "10H", "♠A"])
def test_what_names_no_card(text: str) -> None:
    with pytest.raises(n.NotationError) as refused:
        n.card_of(text)
    assert refused.value.text == text


@pytest.mark.parametrize("text", ["n", "North", "", "NS"])
def test_what_names_no_seat(text: str) -> None:
    with pytest.raises(n.NotationError):
        n.seat_of(text)


CALLS = [Pass(), Double(), Redouble(), *(Bid(1, d) for d in Denomination), Bid(7, Denomination.NT)]


@for_each("call", CALLS)
def test_every_call_is_read_as_it_is_written(call: Pass | Double | Redouble | Bid) -> None:
    assert n.call_of(n.call_text(call)) == call


@for_each("text", ["8C", "0S", "1N", "NT", "XXX", "pass", "1"])
def test_what_names_no_call(text: str) -> None:
    with pytest.raises(n.NotationError):
        n.call_of(text)


@pytest.mark.parametrize(("text", "doubling"), [("4S", 1), ("4SX", 2), ("3NTXX", 4)])
def test_contracts(text: str, doubling: int) -> None:
    contract = n.contract_of(text, Seat.S)
    assert contract.doubling == Doubling(doubling)
    assert n.contract_text(contract) == text


@for_each("text", ["X", "4", "P", "4SXXX", ""])
def test_what_names_no_contract(text: str) -> None:
    with pytest.raises(n.NotationError):
        n.contract_of(text, Seat.S)


@given(st.integers(0, 10_000))
def test_a_deal_is_read_as_it_is_written(seed: int) -> None:
    hands = random_deal(seed)
    assert n.deal_of(n.deal_text(hands)) == hands
    assert checked_deal(hands) == hands


def test_the_same_seed_deals_the_same_cards() -> None:
    assert n.deal_text(random_deal(7)) == n.deal_text(random_deal(7))
    assert n.hand_text(random_deal(2026).north) == "J3.53.KQJ852.J63"


def test_a_deal_may_begin_with_any_seat() -> None:
    assert n.deal_of("E:A... K... Q... J...") == n.deal_of("N:J... A... K... Q...")


NO_DEALS = ["", "N", "N:AKQ", "X:A... K... Q... J...", "N:A.. K... Q... J...", "N:AA... K... Q... J..."]


@for_each("text", NO_DEALS)
def test_what_is_no_deal(text: str) -> None:
    with pytest.raises(n.NotationError):
        n.deal_of(text)


@pytest.mark.parametrize("text", ["N:A... A... Q... J...", "N:AK... Q... J... T...", "N:... ... ... ..."])
def test_what_cannot_have_been_dealt(text: str) -> None:
    with pytest.raises(DealError):
        checked_deal(n.deal_of(text))


def test_who_holds_a_card() -> None:
    hands = n.deal_of("N:A... K... Q... J...")
    assert holder(hands, n.card_of("SK")) is Seat.E
    assert holder(hands, n.card_of("S2")) is None


def test_boards_are_marked_as_law_2_marks_them() -> None:
    assert [Board.numbered(b).vulnerable.value for b in range(1, 17)] == [
        "None",
        "NS",
        "EW",
        "Both",
        "NS",
        "EW",
        "Both",
        "None",
        "EW",
        "Both",
        "None",
        "NS",
        "Both",
        "None",
        "NS",
        "EW",
    ]
    assert [Board.numbered(b).dealer.name for b in (1, 2, 3, 4, 17)] == ["N", "E", "S", "W", "N"]


def test_a_hand_is_written_from_the_top() -> None:
    cards = map(n.card_of, ("C2", "SA", "HT", "SK"))
    assert [n.card_text(card) for card in sorted_for_display(cards)] == ["SA", "SK", "HT", "C2"]


def test_seats_and_sides() -> None:
    assert [seat.left.name for seat in Seat] == ["E", "S", "W", "N"]
    assert Seat.S.partner is Seat.N
    assert Seat.E.side is Side.EW
    assert Side.NS.opponents is Side.EW
    assert Seat.W.steps_to(Seat.N) == 1


def test_one_thing_for_each_seat() -> None:
    letters = BySeat.of(lambda seat: seat.name)
    assert letters.replacing(Seat.E, "x")[Seat.E] == "x"
    assert list(letters.map(str.lower)) == ["n", "e", "s", "w"]


def test_a_contract_knows_its_people() -> None:
    contract = Contract(Bid(4, Denomination.S), Doubling.UNDOUBLED, Seat.S)
    assert (contract.dummy, contract.opening_leader, contract.tricks_needed) == (Seat.N, Seat.W, 10)
