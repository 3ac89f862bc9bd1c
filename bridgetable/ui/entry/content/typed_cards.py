"""Parsing of cards typed key by key: the letter of a suit, then the rank. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import msgspec

from bridgetable.cards.card import ACE, JACK, KING, QUEEN, TEN, Card, Suit
from bridgetable.words.grammar import ENGLISH_INDICES, INDICES
from bridgetable.words.languages import language_data

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


NOTHING_TYPED = TypedCard()


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
        return TypedCard(so_far.suit) if so_far.one else NOTHING_TYPED
    if so_far.suit is None:
        suit = suit_letters(language).get(letter)
        return TypedCard(suit) if suit is not None else NOTHING_TYPED
    if so_far.one:
        return Card(so_far.suit, TEN) if letter == "0" else TypedCard(so_far.suit, one=True, wrong=True)
    if letter == "1":
        return TypedCard(so_far.suit, one=True)
    rank = rank_letters(language, indices).get(letter)
    return Card(so_far.suit, rank) if rank is not None else TypedCard(so_far.suit, wrong=True)
