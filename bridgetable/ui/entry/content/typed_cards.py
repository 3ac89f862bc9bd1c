"""Parsing of cards typed key by key: the letter of a suit, then the rank. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import ACE, JACK, KING, QUEEN, TEN, Card, Suit
from bridgetable.words.grammar import ENGLISH_INDICES, FRENCH_INDICES

_INDEX_LETTERS = {"S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS}
SUIT_LETTERS: dict[str, dict[str, Suit]] = {
    "en": _INDEX_LETTERS,
    # In Italian C is cuori (hearts), and F is fiori (clubs). The other letters of the index keep their meaning.
    "it": _INDEX_LETTERS | {"P": Suit.SPADES, "C": Suit.HEARTS, "Q": Suit.DIAMONDS, "F": Suit.CLUBS},
}
_INDICES = {"A": ACE, "K": KING, "Q": QUEEN, "J": JACK, "T": TEN} | {str(rank): rank for rank in range(2, TEN)}
_FRENCH = {"R": KING, "D": QUEEN, "F": JACK}
RANK_LETTERS: dict[str, dict[str, int]] = {
    "en": _INDICES,
    # Asso, Re, Dama, Fante, beside the letters printed on the cards.
    "it": _INDICES | _FRENCH,
}
"""The letters in which each rank is typed in a language, whatever is printed on the cards."""
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


def rank_letters(language: str, indices: str) -> dict[str, int]:
    """The letters in which each rank is typed where these are printed on the court cards."""
    return RANK_LETTERS[language] | _FRENCH if indices == FRENCH_INDICES else RANK_LETTERS[language]


def typed_card(so_far: TypedCard, key: str, language: str, indices: str = ENGLISH_INDICES) -> TypedCard | Card:
    """Returns what is typed after one more key: a whole card as soon as the keys leave no doubt."""
    letter = key.upper()
    if letter == BACKSPACE:
        return TypedCard(so_far.suit) if so_far.one else NOTHING_TYPED
    if so_far.suit is None:
        suit = SUIT_LETTERS[language].get(letter)
        return TypedCard(suit) if suit is not None else NOTHING_TYPED
    if so_far.one:
        return Card(so_far.suit, TEN) if letter == "0" else TypedCard(so_far.suit, one=True, wrong=True)
    if letter == "1":
        return TypedCard(so_far.suit, one=True)
    rank = rank_letters(language, indices).get(letter)
    return Card(so_far.suit, rank) if rank is not None else TypedCard(so_far.suit, wrong=True)
