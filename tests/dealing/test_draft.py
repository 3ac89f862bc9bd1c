"""A deal that is being laid out, and the history that begins with it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import call_of, card_of, contract_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.dealing.draft import Draft, draft_of, faults, first_history
from bridgetable.engine.actions import MakeCall
from bridgetable.engine.history import History
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.words.catalogue import Words
from tests.each import for_each

EMPTY = Draft(Board.numbered(1))
ENDING = Draft(
    Board.numbered(1),
    deal_of("N:AK.2.. QJ.3.. T9.4.. 87.5.."),
    3,
    contract_of("3NT", Seat.S),
    leader=Seat.W,
    won=(6, 4),
)
IRREGULAR = "Call 2 cannot be part of a regular auction; irregular calls are made at the table."


def cards(*texts: str) -> list[Card]:
    return [card_of(text) for text in texts]


def told(draft: Draft, language: str = "en") -> list[str]:
    return [Words.of(language).say(message) for message in faults(draft)]


def full(seed: int = 4) -> Draft:
    return replace(EMPTY, hands=random_deal(seed))


def of(cards: Iterable[Card], suit: Suit) -> int:
    return sum(card.suit is suit for card in cards)


# -- cards to hands ----------------------------------------------------------------------------------------------------


def test_a_card_given_leaves_the_hand_it_was_in() -> None:
    draft = EMPTY.giving(cards("SA", "SK"), Seat.N).giving(cards("SA"), Seat.E)
    assert (draft.owner(card_of("SA")), draft.owner(card_of("SK"))) == (Seat.E, Seat.N)
    assert draft.giving(cards("SA"), None).owner(card_of("SA")) is None


def test_the_fourth_hand_fills_itself() -> None:
    whole = full()
    draft = EMPTY
    for seat in (Seat.W, Seat.N, Seat.S):
        draft = draft.with_hand(seat, whole.hands[seat])
    assert draft.hands == whole.hands


def test_the_fourth_hand_of_an_ending_does_not() -> None:
    draft = replace(EMPTY, size=3)
    for seat in (Seat.W, Seat.N, Seat.S):
        draft = draft.with_hand(seat, ENDING.hands[seat])
    assert draft.hands[Seat.E] == frozenset()


# -- at random ---------------------------------------------------------------------------------------------------------


def test_the_rest_is_dealt_around_what_is_fixed() -> None:
    fixed = EMPTY.giving(cards("SA", "SK", "SQ"), Seat.W)
    draft = fixed.dealt(11)
    assert faults(draft) == () and fixed.hands[Seat.W] <= draft.hands[Seat.W]
    assert sorted(card for hand in draft.hands for card in hand) == list(PACK)
    assert draft == fixed.dealt(11) != fixed.dealt(12)


def test_one_hand_is_dealt() -> None:
    draft = EMPTY.giving(cards("SA"), Seat.S).dealt(3, to=(Seat.S,))
    assert [len(hand) for hand in draft.hands] == [0, 0, 13, 0]
    assert card_of("SA") in draft.hands[Seat.S]


def test_one_suit_is_dealt() -> None:
    draft = EMPTY.giving(cards("SA"), Seat.S).dealt(3, suit=Suit.SPADES)
    assert sum(of(hand, Suit.SPADES) for hand in draft.hands) == 13
    assert all(card.suit is Suit.SPADES for hand in draft.hands for card in hand)


def test_an_ending_is_dealt_up_to_its_size() -> None:
    assert [len(hand) for hand in replace(EMPTY, size=4).dealt(1).hands] == [4] * 4


# -- all hands at once -------------------------------------------------------------------------------------------------


def test_a_board_is_turned_with_all_that_is_said_of_it() -> None:
    draft = replace(ENDING, board=Board(7, Seat.S, Vulnerability.NS))
    turned = draft.turned()
    assert turned.hands[Seat.E] == draft.hands[Seat.N]
    assert turned.board == Board(7, Seat.W, Vulnerability.EW)
    assert (turned.contract, turned.leader, turned.won) == (contract_of("3NT", Seat.W), Seat.N, (4, 6))
    assert draft.turned(4) == draft == draft.turned(3).turned()


def test_a_mirror_exchanges_east_and_west_with_what_is_theirs() -> None:
    mirrored = replace(ENDING, contract=contract_of("2S", Seat.E)).mirrored()
    assert mirrored.hands[Seat.E] == ENDING.hands[Seat.W] and mirrored.hands[Seat.N] == ENDING.hands[Seat.N]
    assert (mirrored.contract, mirrored.leader) == (contract_of("2S", Seat.W), Seat.E)


def test_two_hands_are_exchanged() -> None:
    draft = full().swapped(Seat.N, Seat.W)
    assert (draft.hands[Seat.N], draft.hands[Seat.W]) == (full().hands[Seat.W], full().hands[Seat.N])


# -- what is missing ---------------------------------------------------------------------------------------------------


@for_each(
    ("draft", "sentences"),
    [
        (full(), []),
        (ENDING, []),
        (full().swapped(Seat.N, Seat.S).giving(full().hands[Seat.N], None), ["South lacks 13 cards."]),
        (replace(ENDING, contract=None), ["An ending needs a contract."]),
        (replace(ENDING, leader=None), ["It is not said who leads."]),
        (replace(ENDING, won=(6, 3)), ["10 tricks were played before; 9 are given to the sides."]),
        (replace(ENDING, led=tuple(cards("SA"))), ["West does not have the ace of spades, which is in the trick."]),
        (replace(full(), led=tuple(cards("SA"))), ["The trick in progress needs a contract and a leader."]),
        (replace(full(), calls=(call_of("1S"), call_of("1H"))), [IRREGULAR]),
    ],
)
def test_what_is_missing_is_said(draft: Draft, sentences: list[str]) -> None:
    assert told(draft) == sentences
    assert len(told(draft, "it")) == len(sentences)


# -- the history -------------------------------------------------------------------------------------------------------


def test_an_ending_begins_with_its_trick_in_progress() -> None:
    history = first_history(replace(ENDING, led=tuple(cards("S8", "SA"))), Edition.E2017)
    assert history.table.turn is Seat.E
    assert draft_of(history) == ENDING


def test_an_auction_gives_the_contract() -> None:
    calls = tuple(call_of(text) for text in ("1NT", "P", "P", "P"))
    history = first_history(replace(full(), calls=calls), Edition.E2007)
    assert history.table.contract == contract_of("1NT", Seat.N)
    assert draft_of(history).calls == calls


def test_an_open_auction_goes_on() -> None:
    table = first_history(replace(full(), calls=(call_of("1NT"),)), Edition.E2017).table
    assert (table.to_call, table.contract) == (Seat.E, None)


def test_calls_made_at_the_table_are_taken_over() -> None:
    history = History(first_table(Edition.E2017, Board.numbered(1), random_deal(1), None))
    for seat, call in zip(Seat.N.round(), ("1NT", "P", "P", "P"), strict=True):
        history = history.act(MakeCall(seat, call_of(call)))
    assert list(draft_of(history).calls) == [call_of(text) for text in ("1NT", "P", "P", "P")]
