"""Where the pack and the four hands lie: the pack in the middle, a row a suit, and each hand at its side of it."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.dealing.draft import Draft
from bridgetable.ui.kit.layout.box import Box

ROWS_HIGH = 16.0
"""The height of it all in rows: three blocks of four suits, three plates, and the gaps."""
WIDTH_OF_PACK = 14.2
"""The width of the pack with its suit symbols, in cards."""
SHARE_OF_PACK = 0.46
"""The most of the width that the pack takes; the rest is for East and West."""
CARD_ASPECT = 0.84
"""The width of a card, in heights of a row."""


class Places(msgspec.Struct, frozen=True):
    """The boxes of everything, in pixels: hands, their plates, cards in hands and in the pack, and suit symbols."""

    hands: BySeat[Box]
    plates: BySeat[Box]
    pack: dict[Card, Box]
    held: dict[Card, Box]
    symbols: tuple[tuple[Suit, Box], ...]

    def box(self, card: Card) -> Box:
        """Where the card lies: in its hand, else in the pack."""
        return self.held.get(card, self.pack[card])

    def card_at(self, x: float, y: float) -> Card | None:
        """The card there, one in a hand first; None if there is none."""
        in_pack = ((card, box) for card, box in self.pack.items() if card not in self.held)
        return next((card for card, box in (*self.held.items(), *in_pack) if _is_in(box, x, y)), None)

    def seat_at(self, x: float, y: float) -> Seat | None:
        """The hand there; None beside the hands."""
        return next((seat for seat, box in self.hands.items() if _is_in(box, x, y)), None)


def _is_in(box: Box, x: float, y: float) -> bool:
    return box.x <= x <= box.right and box.y <= y <= box.bottom


def places(draft: Draft, width: float, height: float) -> Places:
    """Where everything lies in an area of this size, in pixels."""
    row = min(height / ROWS_HIGH, SHARE_OF_PACK * width / (WIDTH_OF_PACK * CARD_ASPECT))
    card_width = row * CARD_ASPECT
    pack_width, gap = WIDTH_OF_PACK * card_width, row / 2
    left, top = (width - pack_width) / 2, (height - 4 * row) / 2
    block = 5 * row
    side = (width - pack_width) / 2 - 2 * gap
    hands = BySeat(
        Box(left, top - gap - block, pack_width, block), Box(left + pack_width + gap, top - row, side, block),
        Box(left, top + 4 * row + gap, pack_width, block), Box(gap, top - row, side, block),
    )
    pack, symbols = _pack(Box(left, top, pack_width, 4 * row), card_width)
    held: dict[Card, Box] = {}
    for seat, box in hands.items():
        own, heads = _hand(draft.hands[seat], box, card_width)
        held |= own
        symbols += heads
    return Places(hands, hands.map(lambda box: Box(box.x, box.y, box.width, row)), pack, held, tuple(symbols))


def _pack(area: Box, card_width: float) -> tuple[dict[Card, Box], list[tuple[Suit, Box]]]:
    row, first = area.height / 4, area.x + 1.2 * card_width
    tops = {suit: area.y + (Suit.SPADES - suit) * row for suit in Suit}
    pack = {card: Box(first + (14 - card.rank) * card_width, tops[card.suit], card_width, row) for card in PACK}
    return pack, [(suit, Box(area.x, top, card_width, row)) for suit, top in tops.items()]


def _hand(
    cards: frozenset[Card], area: Box, card_width: float
) -> tuple[dict[Card, Box], list[tuple[Suit, Box]]]:
    """The cards of a hand, a row a suit, closer together where a suit is longer than the row."""
    row, first = area.height / 5, area.x + 1.2 * card_width
    held, symbols = {}, []
    for suit in reversed(Suit):
        top = area.y + (1 + Suit.SPADES - suit) * row
        own = sorted((card for card in cards if card.suit is suit), reverse=True)
        symbols.append((suit, Box(area.x, top, card_width, row)))
        room = area.right - first - card_width
        step = min(card_width, room / (len(own) - 1)) if len(own) > 1 else card_width
        # From the right: where they overlap, the left part of each is seen, and a card is looked for from the top.
        for number, card in reversed(list(enumerate(own))):
            held[card] = Box(first + number * step, top, card_width, row)
    return held, symbols
