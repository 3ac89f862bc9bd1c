"""An order of play typed as suits and cards, "S HA D". No Qt: a text goes in, what it says comes out."""

from __future__ import annotations

from bridgetable.cards.card import Card, Suit
from bridgetable.ui.entry.content.typed_cards import NOTHING, Typed, typed
from bridgetable.words.grammar import SYMBOLS

_SUITS = {symbol: suit for suit, symbol in SYMBOLS.items()}


class OrderTextError(ValueError):
    """A part of the text that is neither a suit nor a card."""

    def __init__(self, part: str) -> None:
        super().__init__(part)
        self.part = part


def order_of(text: str, language: str) -> tuple[Suit | Card, ...]:
    """The suits and cards, as the letters of the language name them; raises OrderTextError."""
    return tuple(_item(part, language) for part in text.replace(",", " ").replace(";", " ").split())


def _item(part: str, language: str) -> Suit | Card:
    so_far: Typed | Card = NOTHING
    for key in part:
        if isinstance(so_far, Card):
            raise OrderTextError(part)
        so_far = Typed(_SUITS[key]) if so_far.empty and key in _SUITS else typed(so_far, key, language)
        if isinstance(so_far, Typed) and (so_far.empty or so_far.wrong):
            raise OrderTextError(part)
    if isinstance(so_far, Card):
        return so_far
    if so_far.suit is None or so_far.one:
        raise OrderTextError(part)
    return so_far.suit
