"""Reading tokens one after the other: seats, suits, cards, and the signs between them."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import RANKS, SUITS
from bridgetable.cards.seat import Seat
from bridgetable.dealing.tokens import Token

_SEATS = {name: seat for seat, word in zip(Seat, ("north", "east", "south", "west"), strict=True)
          for name in (word, word[0])}
_SUITS = {name: suit for suit, word in zip(Suit, ("club", "diamond", "heart", "spade"), strict=True)
          for name in (word, f"{word}s")}
DEEPEST = 40
"""How deep parentheses, functions and the like may be nested."""


class TokenReader:
    """The tokens of a text, read from the first to the last."""

    def __init__(self, tokens: Sequence[Token]) -> None:
        self._tokens = tokens
        self._at = 0
        self._depth = 0

    @property
    def token(self) -> Token:
        """The next token."""
        return self._tokens[self._at]

    @property
    def following(self) -> Token:
        """The token after the next one."""
        return self._tokens[min(self._at + 1, len(self._tokens) - 1)]

    def take(self) -> Token:
        """Reads a token; at the end it is the empty one again and again."""
        token = self.token
        self._at = min(self._at + 1, len(self._tokens) - 1)
        return token

    def accept(self, *texts: str) -> Token | None:
        """Reads the next token if it is one of these, in small letters; None if it is not."""
        return self.take() if self.token.lower in texts else None

    def expect(self, text: str) -> Token:
        """Reads this sign; raises ConditionError if something else stands there."""
        found = self.accept(text)
        if found is None:
            raise self.token.fault("dealing-expected" if self.token.text else "dealing-expected-at-end", wanted=text)
        return found

    def deepen(self) -> None:
        """Notes that what follows is nested once more; raises ConditionError where that is too deep."""
        self._depth += 1
        if self._depth > DEEPEST:
            raise self.token.fault("dealing-too-deep")

    def rise(self) -> None:
        """Notes that what was nested has ended."""
        self._depth -= 1

    # -- what is on the cards ------------------------------------------------------------------------------------------

    def seat(self) -> Seat:
        """Reads a seat: "north" or "n"."""
        token = self.take()
        if token.lower not in _SEATS:
            raise token.fault("dealing-no-seat")
        return _SEATS[token.lower]

    def is_at_seat(self) -> bool:
        """Whether the next token is a seat."""
        return self.token.lower in _SEATS

    def suit(self) -> Suit:
        """Reads a suit: "spades" or "spade"."""
        token = self.take()
        if (suit := suit_named(token)) is None:
            raise token.fault("dealing-no-suit")
        return suit

    def card(self) -> Card:
        """Reads a card: "AS" or "SA"."""
        token = self.take()
        letters = token.text.upper().replace("10", "T")
        for rank, suit in ((letters[:1], letters[1:]), (letters[1:], letters[:1])) if len(letters) == 2 else ():
            if rank in RANKS and suit in SUITS:
                return Card(Suit(SUITS.index(suit)), RANKS.index(rank) + 2)
        raise token.fault("dealing-no-card")

    def cards(self) -> tuple[Card, ...]:
        """Reads the cards held in a suit: "SAKQ"; "S" alone says that it has none of them fixed."""
        token = self.take()
        letters = token.text.upper().replace("10", "T")
        if not letters or letters[0] not in SUITS or any(rank not in RANKS for rank in letters[1:]):
            raise token.fault("dealing-no-cards")
        suit = Suit(SUITS.index(letters[0]))
        return tuple(Card(suit, RANKS.index(rank) + 2) for rank in letters[1:])


def suit_named(token: Token) -> Suit | None:
    """The suit of this name; None if it is none."""
    return _SUITS.get(token.lower)
