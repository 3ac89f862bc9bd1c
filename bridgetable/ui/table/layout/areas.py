"""How the area of the table is divided: hands on its four sides, seat plates, and the mat in the middle. No Qt."""

from __future__ import annotations

from collections import Counter

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.table.layout.elements import (
    CARD_ASPECT,
    horizontal_index_height,
    vertical_index_height,
    vertical_index_width,
)

PLATE_HEIGHT = 0.44
"""The height of a line on a seat plate, in card widths."""
QUITTED_DEPTH = 0.42
"""The depth of a row of quitted tricks, in card widths."""
PAD = 0.12
"""The space between areas, in card widths."""
LONG_SUIT = 5
"""The most cards of a suit dummy has room for; a longer suit makes dummy's cards smaller."""


class TableAreas(msgspec.Struct, frozen=True):
    """The areas of the table, in pixels; `unit` is the width of a card and `index` the height of its rank in units.

    `trick_area` is the part of the mat without the rows of quitted tricks. `horizontal_index` puts rank and suit of
    the cards in a trick side by side, so that the cards lie closer together and can be larger.
    """

    area: Box
    unit: float
    index: float
    mat: Box
    trick_area: Box
    plates: BySeat[Box]
    hand_areas: BySeat[Box]
    horizontal_index: bool = False

    @property
    def card_height(self) -> float:
        """The height of an upright card."""
        return CARD_ASPECT * self.unit

    @property
    def pad(self) -> float:
        """The space between areas."""
        return PAD * self.unit

    @property
    def strip_width(self) -> float:
        """The width of the strip of a card that shows its index when the next card lies beside it."""
        return vertical_index_width(self.index) * self.unit

    @property
    def strip_height(self) -> float:
        """The height of the strip of a card that shows its index when the next card lies below it."""
        return horizontal_index_height(self.index) * self.unit


def suits_of(table: Table, seat: Seat) -> tuple[Suit, ...]:
    """The suits in the hand as dealt, spades first."""
    return tuple(suit for suit in reversed(Suit) if any(card.suit is suit for card in table.deal[seat]))


def longest_suit(cards: frozenset[Card]) -> int:
    """The length of the longest suit; 0 without cards."""
    return max(Counter(card.suit for card in cards).values(), default=0)


def table_areas(table: Table, options: ViewOptions, size: tuple[float, float]) -> TableAreas:
    """The areas of this table in a space of this width and height."""
    index = options.index
    across, down = vertical_index_width(index), horizontal_index_height(index)
    units_across = (1 + 12 * across) + 2 * (1 + 4 * across) + 6 * PAD
    trick = CARD_ASPECT + (down if options.projector else vertical_index_height(index))
    deepest_hand = CARD_ASPECT + (_longest_column(table, options) - 1) * down
    units_down = 2 * PLATE_HEIGHT + 7 * PAD + deepest_hand + CARD_ASPECT + trick + QUITTED_DEPTH
    unit = max(8.0, float(int(min(size[0] / units_across, size[1] / units_down))))
    width, height = min(size[0], 1.75 * units_across * unit), min(size[1], 1.3 * units_down * unit)
    area = Box((size[0] - width) / 2, (size[1] - height) / 2, width, height)
    centre = (1 + 12 * across) * unit + min(0.45 * (width - units_across * unit), 2.6 * unit)
    side = (width - centre - 4 * PAD * unit) / 2
    room = height - (2 * PLATE_HEIGHT + 6 * PAD + CARD_ASPECT + trick + QUITTED_DEPTH) * unit
    areas = _divide(table, area, unit, index, side, room)
    return msgspec.structs.replace(areas, horizontal_index=options.projector)


def _longest_column(table: Table, options: ViewOptions) -> int:
    """How many cards deep the hands at the top and bottom may be: on a projector, no deeper than dummy needs."""
    if not options.projector or table.dummy is None:
        return LONG_SUIT
    return 3 if table.dummy.side is Side.EW else min(LONG_SUIT, longest_suit(table.deal[table.dummy]))


def _divide(table: Table, area: Box, unit: float, index: float, side: float, room: float) -> TableAreas:
    """The areas for cards `unit` wide, side hands `side` wide, and `room` for the deeper hand at the top or bottom."""
    pad, plate, quitted = PAD * unit, PLATE_HEIGHT * unit, QUITTED_DEPTH * unit
    left, right = area.x + pad + side + pad, area.right - pad - side - pad

    def depth(seat: Seat) -> float:
        if seat is not table.dummy or not table.spread:
            return CARD_ASPECT * unit
        need = CARD_ASPECT * unit + (longest_suit(table.deal[seat]) - 1) * horizontal_index_height(index) * unit
        return max(CARD_ASPECT * unit, min(need, room))

    north = Box(left, area.y + 2 * pad + plate, right - left, depth(Seat.N))
    south_depth = depth(Seat.S)
    south = Box(left, area.bottom - 2 * pad - plate - south_depth, right - left, south_depth)
    side_height = area.height - 2 * plate - 3 * pad
    west = Box(area.x + pad, area.y + 2 * plate + 2 * pad, side, side_height)
    east = Box(area.right - pad - side, west.y, side, side_height)
    mat = Box(left, north.bottom + pad, right - left, south.y - north.bottom - 2 * pad)
    trick_area = Box(mat.x, mat.y, mat.width - quitted - pad, mat.height - quitted - pad)
    plates = BySeat(
        Box(left, area.y + pad, right - left, plate),
        Box(east.x, area.y + pad, side, 2 * plate),
        Box(left, area.bottom - pad - plate, right - left, plate),
        Box(west.x, area.y + pad, side, 2 * plate),
    )
    return TableAreas(area, unit, index, mat, trick_area, plates, BySeat(north, east, south, west))
