"""How the area of the table is shared out: hands at its four sides, plates, and the mat in the middle. No Qt."""

from __future__ import annotations

from collections import Counter

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.table.layout.shape import TALL, index_depth, index_height, index_width

PLATE = 0.44
LANE = 0.42
PAD = 0.12
LONG_SUIT = 5
"""So many cards of a suit lie in dummy without crowding; longer suits make dummy's cards smaller."""


class Frame(msgspec.Struct, frozen=True):
    """The areas of the table; lengths in pixels, `unit` is the width of a card.

    `in_line` sets the index of the cards in a trick side by side, so that they lie closer and can be larger.
    """

    area: Box
    unit: float
    index: float
    mat: Box
    inner: Box
    plates: BySeat[Box]
    zones: BySeat[Box]
    horizontal_index: bool = False

    @property
    def tall(self) -> float:
        """The height of an upright card."""
        return TALL * self.unit

    @property
    def pad(self) -> float:
        """The space between things."""
        return PAD * self.unit

    @property
    def across(self) -> float:
        """The strip of a card that shows its index when the next one lies beside it."""
        return index_width(self.index) * self.unit

    @property
    def down(self) -> float:
        """The strip of a card that shows its index when the next one lies below it."""
        return index_depth(self.index) * self.unit


def suits_of(table: Table, seat: Seat) -> tuple[Suit, ...]:
    """The suits the hand was dealt, spades first."""
    return tuple(suit for suit in reversed(Suit) if any(card.suit is suit for card in table.deal[seat]))


def longest_suit(cards: frozenset[Card]) -> int:
    """How many cards the longest suit has."""
    return max(Counter(card.suit for card in cards).values(), default=0)


def frame_of(table: Table, options: ViewOptions, size: tuple[float, float]) -> Frame:
    """The areas for this table in a space of this size."""
    index = options.index
    across, down = index_width(index), index_depth(index)
    wide = (1 + 12 * across) + 2 * (1 + 4 * across) + 6 * PAD
    trick = TALL + (down if options.projector else index_height(index))
    high = 2 * PLATE + 7 * PAD + (TALL + (_column(table, options) - 1) * down) + TALL + trick + LANE
    unit = max(8.0, float(int(min(size[0] / wide, size[1] / high))))
    width, height = min(size[0], 1.75 * wide * unit), min(size[1], 1.3 * high * unit)
    area = Box((size[0] - width) / 2, (size[1] - height) / 2, width, height)
    centre = (1 + 12 * across) * unit + min(0.45 * (width - wide * unit), 2.6 * unit)
    side = (width - centre - 4 * PAD * unit) / 2
    room = height - (2 * PLATE + 6 * PAD + TALL + trick + LANE) * unit
    shared = _shared_out(table, area, unit, index, side, room)
    return msgspec.structs.replace(shared, horizontal_index=options.projector)


def _column(table: Table, options: ViewOptions) -> int:
    """How many cards deep a hand at the top or bottom may get: on a projector no deeper than dummy's really does."""
    if not options.projector or table.dummy is None:
        return LONG_SUIT
    return 3 if table.dummy.side is Side.EW else min(LONG_SUIT, longest_suit(table.deal[table.dummy]))


def _shared_out(table: Table, area: Box, unit: float, index: float, side: float, room: float) -> Frame:
    pad, plate, lane = PAD * unit, PLATE * unit, LANE * unit
    left, right = area.x + pad + side + pad, area.right - pad - side - pad

    def depth(seat: Seat) -> float:
        if seat is not table.dummy or not table.spread:
            return TALL * unit
        need = TALL * unit + (longest_suit(table.deal[seat]) - 1) * index_depth(index) * unit
        return max(TALL * unit, min(need, room))

    north = Box(left, area.y + 2 * pad + plate, right - left, depth(Seat.N))
    south_depth = depth(Seat.S)
    south = Box(left, area.bottom - 2 * pad - plate - south_depth, right - left, south_depth)
    high = area.height - 2 * plate - 3 * pad
    west = Box(area.x + pad, area.y + 2 * plate + 2 * pad, side, high)
    east = Box(area.right - pad - side, west.y, side, high)
    mat = Box(left, north.bottom + pad, right - left, south.y - north.bottom - 2 * pad)
    inner = Box(mat.x, mat.y, mat.width - lane - pad, mat.height - lane - pad)
    plates = BySeat(
        Box(left, area.y + pad, right - left, plate),
        Box(east.x, area.y + pad, side, 2 * plate),
        Box(left, area.bottom - pad - plate, right - left, plate),
        Box(west.x, area.y + pad, side, 2 * plate),
    )
    return Frame(area, unit, index, mat, inner, plates, BySeat(north, east, south, west))
