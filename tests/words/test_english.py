"""English forms of cards, seats, counts and contracts."""

from __future__ import annotations

import pytest

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import Suit
from bridgetable.cards.notation import card_of, contract_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.question import DIRECTOR
from bridgetable.words.catalogue import Words
from bridgetable.words.grammar import NoSuchFormError
from tests.each import for_each

ENGLISH = Words.of("en", strict=True).grammar


@for_each(
    ("card", "form", "said"),
    [
        ("HQ", "", "the queen of hearts"),
        ("D9", "", "the 9 of diamonds"),
        ("SA", "of", "of the ace of spades"),
        ("HT", "short", "♥10"),
        ("HQ", "short", "♥Q"),
        ("CJ", "bare", "jack of clubs"),
        ("ST", "", "the 10 of spades"),
    ],
)
def test_cards(card: str, form: str, said: str) -> None:
    assert ENGLISH.card(card_of(card), form) == said


@for_each(
    ("cards", "said"),
    [
        ("D9 D4", "the 9 and the 4 of diamonds"),
        ("SK HQ C2", "the king of spades, the queen of hearts and the 2 of clubs"),
        ("SK SQ C2", "the king and the queen of spades and the 2 of clubs"),
        ("HA", "the ace of hearts"),
        ("", "nothing"),
    ],
)
def test_several_cards(cards: str, said: str) -> None:
    assert ENGLISH.cards([card_of(card) for card in cards.split()]) == said


def test_players_and_sides() -> None:
    assert [ENGLISH.person(Seat.W, form) for form in ("", "possessive", "letter")] == ["West", "West's", "W"]
    assert ENGLISH.person(DIRECTOR, "possessive") == "the Director's"
    assert ENGLISH.persons([Seat.E, Seat.W], join="or") == "East or West"
    assert (ENGLISH.side(Side.NS), ENGLISH.side(Side.NS, "short")) == ("North-South", "N-S")


def test_suits_and_tricks() -> None:
    assert [ENGLISH.suit(Suit.HEARTS, form) for form in ("", "one", "symbol")] == ["hearts", "a heart", "♥"]
    assert [ENGLISH.tricks(count) for count in (0, 1, 2)] == ["no tricks", "one trick", "two tricks"]
    assert (ENGLISH.trick(3), ENGLISH.trick(3, "to"), ENGLISH.trick(3, "in")) == ("trick 3", "to trick 3", "in trick 3")
    assert [ENGLISH.ordinal(number) for number in (1, 12)] == ["first", "twelfth"]


def test_calls_and_contracts() -> None:
    calls: list[Call] = [Bid(1, Denomination.NT), Bid(4, Denomination.S), Pass(), Double(), Redouble()]
    assert [ENGLISH.call(call) for call in calls] == ["1NT", "4♠", "Pass", "Double", "Redouble"]
    assert [ENGLISH.call(call, "short") for call in calls] == ["1NT", "4♠", "P", "X", "XX"]
    assert ENGLISH.contract(contract_of("4SX", Seat.S), "by") == "4♠ doubled by South"
    assert ENGLISH.vulnerability(Vulnerability.BOTH) == "Both sides vulnerable"


@for_each(
    ("form", "said"),
    [
        ("said", ["1NT", "4♠", "pass", "double", "redouble"]),
        ("a", ["1NT", "4♠", "a pass", "a double", "a redouble"]),
        ("the", ["the 1NT", "the 4♠", "the pass", "the double", "the redouble"]),
        ("does", ["bids 1NT", "bids 4♠", "passes", "doubles", "redoubles"]),
        ("did", ["bid 1NT", "bid 4♠", "passed", "doubled", "redoubled"]),
        ("do", ["bid 1NT", "bid 4♠", "pass", "double", "redouble"]),
    ],
)
def test_calls_in_a_sentence(form: str, said: list[str]) -> None:
    calls: list[Call] = [Bid(1, Denomination.NT), Bid(4, Denomination.S), Pass(), Double(), Redouble()]
    assert [ENGLISH.call(call, form) for call in calls] == said


def test_what_has_no_words_is_refused() -> None:
    with pytest.raises(NoSuchFormError):
        ENGLISH.forms(object())
    with pytest.raises(NoSuchFormError):
        ENGLISH.suit(Suit.CLUBS, "under")
