"""Parsing of calls, cards and orders of play that are typed key by key. No Qt."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import cache

import msgspec

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import ACE, JACK, KING, QUEEN, SUITS, TEN, Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.words.grammar import ENGLISH_INDICES, INDICES
from bridgetable.words.languages import language_data

# -- Parsing of cards typed key by key: the letter of a suit, then the rank --------------------------------------------


_SUITS = {"S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS}
_RANKS = {"A": ACE, "K": KING, "Q": QUEEN, "J": JACK, "T": TEN} | {str(rank): rank for rank in range(2, TEN)}
BACKSPACE = "\b"


class TypedCard(msgspec.Struct, frozen=True):
    """What has been typed of a card: nothing, a suit, or a suit and the 1 of 10.

    `wrong` says that the last key could not be part of a card.
    """

    suit: Suit | None = None
    one: bool = False
    wrong: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing has been typed."""
        return self.suit is None


NO_CARD_TYPED = TypedCard()


@cache
def suit_letters(language: str) -> Mapping[str, Suit]:
    """The letters in which each suit is typed: those of files, unless they are those of another suit in the language.

    In Italian C is cuori (hearts), and F is fiori (clubs).
    """
    return _SUITS | {letter: _SUITS[suit] for letter, suit in language_data(language).typed.suits.items()}


@cache
def rank_letters(language: str, indices: str) -> Mapping[str, int]:
    """The letters in which each rank is typed: those of files, of the language, and those printed on the court cards.

    In Italian these are Asso, Re, Dama, Fante.
    """
    own = {letter: _RANKS[rank] for letter, rank in language_data(language).typed.ranks.items()}
    return _RANKS | own | {index: rank for rank, index in INDICES[indices].items() if rank != TEN}


def typed_card(so_far: TypedCard, key: str, language: str, indices: str = ENGLISH_INDICES) -> TypedCard | Card:
    """Returns what is typed after one more key: a whole card as soon as the keys leave no doubt."""
    letter = key.upper()
    if letter == BACKSPACE:
        return TypedCard(so_far.suit) if so_far.one else NO_CARD_TYPED
    if so_far.suit is None:
        suit = suit_letters(language).get(letter)
        return TypedCard(suit) if suit is not None else NO_CARD_TYPED
    if so_far.one:
        return Card(so_far.suit, TEN) if letter == "0" else TypedCard(so_far.suit, one=True, wrong=True)
    if letter == "1":
        return TypedCard(so_far.suit, one=True)
    rank = rank_letters(language, indices).get(letter)
    return Card(so_far.suit, rank) if rank is not None else TypedCard(so_far.suit, wrong=True)


# -- Parsing of an order of play typed as suits and cards, such as "S HA D" --------------------------------------------


class OrderTextError(ValueError):
    """A part of the text is neither a suit nor a card."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


def parse_order(text: str, language: str, indices: str = ENGLISH_INDICES) -> tuple[Suit | Card, ...]:
    """Returns the suits and cards that the text names in the letters of the language; raises OrderTextError.

    `indices` are the letters printed on the court cards.
    """
    return tuple(_item(part, language, indices) for part in text.replace(",", " ").replace(";", " ").split())


def _item(part: str, language: str, indices: str) -> Suit | Card:
    so_far: TypedCard | Card = NO_CARD_TYPED
    for key in part:
        if isinstance(so_far, Card):
            raise OrderTextError(part)
        by_symbol = so_far.empty and key in SUITS
        so_far = TypedCard(SUITS[key]) if by_symbol else typed_card(so_far, key, language, indices)
        if isinstance(so_far, TypedCard) and (so_far.empty or so_far.wrong):
            raise OrderTextError(part)
    if isinstance(so_far, Card):
        return so_far
    if so_far.suit is None or so_far.one:
        raise OrderTextError(part)
    return so_far.suit


LEVELS = "123456789"
"""The digits that begin a bid; a player may bid more than seven (Law 38)."""

_NO_TRUMP = "N"
"""The letter that alone is no trump in all languages."""


@cache
def seat_letters(language: str) -> Mapping[str, Seat]:
    """The letters in which each player is typed: those of the language, else those of files."""
    return {letter: Seat[name] for letter, name in language_data(language).typed.seats.items()} or dict(
        Seat.__members__
    )


@cache
def denomination_letters(language: str) -> Mapping[str, Denomination]:
    """The letters in which each denomination is typed.

    In Italian spades are P and no trump is SA: S alone is neither, so that nobody bids what he did not mean.
    """
    letters = {letter: Denomination(suit) for letter, suit in suit_letters(language).items()}
    letters.pop(no_trump_keys(language)[0], None)
    return letters | {_NO_TRUMP: Denomination.NT}


@cache
def no_trump_keys(language: str) -> tuple[str, str]:
    """The two keys of no trump in a language such as Italian; empty where the first of them alone is enough."""
    name = language_data(language).typed.no_trump[0]
    return ("", "") if name[0] == _NO_TRUMP else (name[0], name[1])


class CallCommand(enum.Enum):
    """A key that does something before the call itself; the value is the key."""

    CHANGE = "C"
    ALERT = "A"
    STOP = "!"


class TypedCall(msgspec.Struct, frozen=True):
    """What has been typed of a call: nothing, a level, a level and the S of an Italian SA, or an X that may become XX.

    `wrong` says that the last key could not be part of a call.
    """

    level: int | None = None
    no_trump_begun: bool = False
    x_typed: bool = False
    wrong: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing has been typed."""
        return self.level is None and not self.x_typed


NOTHING_TYPED = TypedCall()
CallKeyResult = TypedCall | Call | Seat | CallCommand
"""The result of one more key: an incomplete call, a whole one, the player who is to call, or a command."""


def typed_call(so_far: TypedCall, key: str, language: str, *, x_begins_redouble: bool = False) -> CallKeyResult:
    """Returns what is typed after one more key: a whole call as soon as the keys leave no doubt.

    X is a double unless `x_begins_redouble`: then it is incomplete until a second X follows.
    """
    letter = key.upper()
    if letter == BACKSPACE:
        return TypedCall(so_far.level) if so_far.no_trump_begun else NOTHING_TYPED
    if so_far.level is not None:
        return _after_level(so_far, so_far.level, letter, language)
    if so_far.x_typed and letter == "X":
        return Redouble()
    begun = _after_first_key(letter, language, x_begins_redouble)
    return TypedCall(x_typed=True, wrong=True) if so_far.x_typed and begun == NOTHING_TYPED else begun


def _after_first_key(letter: str, language: str, x_begins_redouble: bool) -> CallKeyResult:
    """Returns what the first key stands for: the beginning of a call, a player or a command."""
    if letter in seat_letters(language):
        return seat_letters(language)[letter]
    if letter in {command.value for command in CallCommand}:
        return CallCommand(letter)
    if letter and letter in LEVELS:
        return TypedCall(int(letter))
    match letter:
        case "P":
            return Pass()
        case "X":
            return TypedCall(x_typed=True) if x_begins_redouble else Double()
        case "R":
            return Redouble()
    return NOTHING_TYPED


def _after_level(so_far: TypedCall, level: int, letter: str, language: str) -> CallKeyResult:
    """Returns the bid, or what is typed of it, after a key that follows the level."""
    if letter and letter in LEVELS:
        return TypedCall(int(letter))
    if so_far.no_trump_begun:
        complete = letter == no_trump_keys(language)[1]
        return Bid(level, Denomination.NT) if complete else TypedCall(level, no_trump_begun=True, wrong=True)
    denomination = denomination_letters(language).get(letter)
    if denomination is not None:
        return Bid(level, denomination)
    if letter and letter == no_trump_keys(language)[0]:
        return TypedCall(level, no_trump_begun=True)
    return TypedCall(level, wrong=True)
