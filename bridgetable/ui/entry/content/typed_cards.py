"""Cards typed on the keyboard: a suit letter, then a rank. No Qt: a key goes in, what is typed so far comes out."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import ACE, JACK, KING, QUEEN, TEN, Card, Suit

_INDEX_LETTERS = {"S": Suit.SPADES, "H": Suit.HEARTS, "D": Suit.DIAMONDS, "C": Suit.CLUBS}
SUIT_LETTERS: dict[str, dict[str, Suit]] = {
    "en": _INDEX_LETTERS,
    # In Italian C is cuori; clubs are typed F. The other index letters stay what they are.
    "it": _INDEX_LETTERS | {"P": Suit.SPADES, "C": Suit.HEARTS, "Q": Suit.DIAMONDS, "F": Suit.CLUBS},
}
_INDICES = {"A": ACE, "K": KING, "Q": QUEEN, "J": JACK, "T": TEN} | {str(rank): rank for rank in range(2, TEN)}
RANK_LETTERS: dict[str, dict[str, int]] = {
    "en": _INDICES,
    # Asso, Re, Dama, Fante, beside the letters printed on the cards.
    "it": _INDICES | {"R": KING, "D": QUEEN, "F": JACK},
}
BACK = "\b"


class Typed(msgspec.Struct, frozen=True):
    """What has been typed of a card: nothing, a suit, or a suit and the 1 of a ten; `wrong` when a key did not fit."""

    suit: Suit | None = None
    one: bool = False
    wrong: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing has been typed."""
        return self.suit is None


NOTHING = Typed()


def typed(so_far: Typed, key: str, language: str) -> Typed | Card:
    """What is typed after one more key: a whole card as soon as the keys leave no doubt."""
    letter = key.upper()
    if letter == BACK:
        return Typed(so_far.suit) if so_far.one else NOTHING
    if so_far.suit is None:
        suit = SUIT_LETTERS[language].get(letter)
        return Typed(suit) if suit is not None else NOTHING
    if so_far.one:
        return Card(so_far.suit, TEN) if letter == "0" else Typed(so_far.suit, one=True, wrong=True)
    if letter == "1":
        return Typed(so_far.suit, one=True)
    rank = RANK_LETTERS[language].get(letter)
    return Card(so_far.suit, rank) if rank is not None else Typed(so_far.suit, wrong=True)
