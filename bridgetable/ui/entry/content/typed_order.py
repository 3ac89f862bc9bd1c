"""Parsing of an order of play typed as suits and cards, such as "S HA D". No Qt."""

from __future__ import annotations

from bridgetable.cards.card import SUITS, Card, Suit
from bridgetable.ui.entry.content.typed_cards import NOTHING_TYPED, TypedCard, typed_card
from bridgetable.words.grammar import ENGLISH_INDICES


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
    so_far: TypedCard | Card = NOTHING_TYPED
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
