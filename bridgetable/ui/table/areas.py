"""How the table is divided: hands on its four sides with their plates, quitted tricks, and the mat. No Qt.

The division depends on the size, on who is dummy, and on which seat is at the bottom; never on how many cards are left,
so that nothing moves from one step to the next but the cards that are played.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.table.state import Table
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.elements import CARD_ASPECT, Pose, horizontal_index_height, index_box, vertical_index_width

# -- The four sides of the table as it is seen; any seat can be at the bottom ------------------------------------------


class Position(enum.IntEnum):
    """A side of the table as it is seen, in the rotation of the seats."""

    TOP = 0
    RIGHT = 1
    BOTTOM = 2
    LEFT = 3

    @property
    def is_upright(self) -> bool:
        """Whether the hand lies in a row at the top or the bottom, not in lines at a side."""
        return self in (Position.TOP, Position.BOTTOM)


def position_of(seat: Seat, bottom: Seat) -> Position:
    """Where this seat is seen when `bottom` is at the bottom."""
    return Position((seat - bottom + Position.BOTTOM) % 4)


def seat_at(position: Position, bottom: Seat) -> Seat:
    """The seat that is seen there when `bottom` is at the bottom."""
    return Seat((position - Position.BOTTOM + bottom) % 4)


PLATE_HEIGHT, PLATE_ON_WALL = 0.5, 0.56
"""The height of a line on a seat plate, in card widths: in the window, and on the wall, where it is read from afar."""
PAD = 0.1
"""The space between areas, in card widths."""
EDGE = 0.05
"""The space between a plate and its hand, in card widths."""
QUITTED_HEIGHT = 1.16
"""The height of the two rows of a side's quitted tricks, in card widths."""
SHORT_LINE = 5
"""The cards a line of a hand at the side always has room for; a longer suit may be divided between two lines."""
FULL_COLUMN = 4
"""The cards a column of dummy shows at their full distance; in a longer suit they lie closer together."""
LONG_ROW = 7
"""The cards a row of dummy at the side has room for where the table is wide."""
MAX_CENTRE = 9.4
"""The greatest width of the hands at the top and bottom, in card widths."""
REACH = 1.66
"""How far from the middle of the mat the cards of a trick reach to the left and right, in card widths."""


class TableAreas(msgspec.Struct, frozen=True):
    """The areas of the table, in pixels; `unit` is the width of a card and `index` the height of its rank in units.

    `mat` is where the trick lies, and cards face up before their owners beside it; `auction` is the place of the
    auction sheet; `quitted` are the places of the tricks of North-South and of East-West.
    """

    area: Box
    unit: float
    index: float
    bottom: Seat
    mat: Box
    auction: Box
    plates: BySeat[Box]
    hand_areas: BySeat[Box]
    quitted: tuple[Box, Box]

    def position(self, seat: Seat) -> Position:
        """Where this seat is seen."""
        return position_of(seat, self.bottom)

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
    return tuple(suit for suit in reversed(Suit) if any(card.suit is suit for card in table.picked_up[seat]))


def table_areas(table: Table, options: ViewOptions, size: tuple[float, float]) -> TableAreas:
    """The areas of this table in a space of this width and height."""
    index = options.index
    strip, down = vertical_index_width(index), horizontal_index_height(index)
    # A hand of thirteen, or the trick between three cards face up on either side, must fit between the side hands.
    row = max(1 + 12 * strip, 2 * (REACH + PAD + 1 + 2 * strip))
    line = 1 + (SHORT_LINE - 1) * strip
    column = CARD_ASPECT + (FULL_COLUMN - 1) * down
    trick = CARD_ASPECT + down + PAD
    units_across = row + 2 * line + 4 * PAD
    plate = PLATE_ON_WALL if options.projector else PLATE_HEIGHT
    units_down = 2 * (plate + EDGE) + CARD_ASPECT + column + trick + 4 * PAD
    unit = max(8.0, float(int(min(size[0] / units_across, size[1] / units_down))))
    side = CARD_ASPECT + (LONG_ROW - 1) * strip
    width, height = size[0] / unit, min(size[1] / unit, 1.3 * units_down)
    centre = max(row, min(MAX_CENTRE, width - 2 * side - 4 * PAD))
    # On the wall the hands at the sides stay at its edges, whatever its words leave to the table.
    side = (width - centre - 4 * PAD) / 2 if options.projector else min((width - centre - 4 * PAD) / 2, 1.4 * side)
    width = centre + 2 * side + 4 * PAD
    area = Box((size[0] - width * unit) / 2, (size[1] - height * unit) / 2, width * unit, height * unit)
    return _divide(table, options.bottom, area, (unit, index, plate), centre, column)


def _divide(
    table: Table, bottom: Seat, area: Box, scale: tuple[float, float, float], centre: float, column: float
) -> TableAreas:
    """The areas for cards `scale[0]` wide, hands at the top and bottom `centre` wide, and dummy `column` deep.

    `centre` and `column` are in card widths, as are the other two of the scale: the height of the ranks, and that of a
    line on a plate.
    """
    unit, index, line = scale
    pad, plate, edge, card = PAD * unit, line * unit, EDGE * unit, CARD_ASPECT * unit
    x = area.centre[0] - centre * unit / 2
    width, side = centre * unit, (area.width - centre * unit - 4 * pad) / 2
    depth = dict.fromkeys(Position, card)
    if table.dummy is not None:
        depth[position_of(table.dummy, bottom)] = max(card, column * unit)
    top, low = area.y + pad + plate + edge, area.bottom - pad - plate - edge
    north = Box(x, top, width, depth[Position.TOP])
    south = Box(x, low - depth[Position.BOTTOM], width, depth[Position.BOTTOM])
    auction = Box(x, top + card + pad, width, low - top - 2 * card - 2 * pad)
    mat = Box(x, north.bottom + pad, width, south.y - north.bottom - 2 * pad)
    quitted = QUITTED_HEIGHT * unit
    side_top = area.y + pad + 2 * plate + edge
    side_height = area.bottom - pad - quitted - edge - side_top
    left, right = area.x + pad, area.right - pad - side
    plates = (
        Box(x, area.y + pad, width, plate),
        Box(right, area.y + pad, side, 2 * plate),
        Box(x, area.bottom - pad - plate, width, plate),
        Box(left, area.y + pad, side, 2 * plate),
    )
    hands = (north, Box(right, side_top, side, side_height), south, Box(left, side_top, side, side_height))
    foot = area.bottom - pad - quitted
    rows = (Box(left, foot, side, quitted), Box(right, foot, side, quitted))
    sideways = position_of(Seat.N, bottom) in (Position.LEFT, Position.RIGHT)
    return TableAreas(
        area,
        unit,
        index,
        bottom,
        mat,
        auction,
        BySeat.of(lambda seat: plates[position_of(seat, bottom)]),
        BySeat.of(lambda seat: hands[position_of(seat, bottom)]),
        (rows[Side.EW], rows[Side.NS]) if sideways else rows,
    )


# -- Where a label, a ghost or a number has room -----------------------------------------------------------------------


STEP = 0.5
"""The distance between two places that are tried, in card widths."""
INDEX_MARGIN = 0.1
"""How much of the margin around an index may be covered, in card widths."""
TOUCHING = 0.5
"""By how many pixels two boxes may overlap and count as beside each other."""


def freest(candidates: Sequence[Box], *obstacles: Sequence[Box]) -> Box:
    """The first of these boxes that overlaps no obstacle; else the one that overlaps least of the first obstacles.

    Of several groups of obstacles the first matters most.
    """
    # There are many boxes to hold against each other, and to ask them for their edges each time would take longer.
    free = candidates
    for group in obstacles:
        edges = [_edges(each) for each in group]
        more = [box for box in free if not _is_overlapped(box, edges)]
        if not more:
            return free[0] if free is not candidates else _least_overlapped(candidates, edges)
        free = more
    return free[0]


Edges: TypeAlias = tuple[float, float, float, float]
"""The left, upper, right and lower edge of a box."""


def _edges(box: Box) -> Edges:
    return box.x, box.y, box.right, box.bottom


def _is_overlapped(box: Box, others: Iterable[Edges]) -> bool:
    left, top, right, bottom = box.x + TOUCHING, box.y + TOUCHING, box.right - TOUCHING, box.bottom - TOUCHING
    for x, y, end, foot in others:  # noqa: SIM110  # a generator would cost more than the look itself
        if left < end and x < right and top < foot and y < bottom:
            return True
    return False


def _least_overlapped(candidates: Sequence[Box], others: Sequence[Edges]) -> Box:
    """The first of the boxes that share the least area with the others."""
    best, least = candidates[0], math.inf
    for box in candidates:
        left, top, right, bottom = _edges(box)
        shared = 0.0
        for x, y, end, foot in others:
            width = (right if right < end else end) - (left if left > x else x)
            height = (bottom if bottom < foot else foot) - (top if top > y else y)
            if width > 0 and height > 0:
                shared += width * height
                if shared >= least:
                    break
        else:
            best, least = box, shared
    return best


def nearest_places(box: Box, room: Box, step: float) -> list[Box]:
    """The box itself, then boxes of its size everywhere in the room, the nearest first."""
    places = _everywhere(box, room, step)
    places.sort(key=lambda place: (place.x - box.x) ** 2 + (place.y - box.y) ** 2)
    return [box, *places]


def _everywhere(box: Box, room: Box, step: float) -> list[Box]:
    across, down = max(0, int((room.width - box.width) / step)), max(0, int((room.height - box.height) / step))
    return [
        Box(room.x + n * step, room.y + m * step, box.width, box.height)
        for n in range(across + 1)
        for m in range(down + 1)
    ]


class FreePlaces:
    """Places of one size everywhere in a room: the freest, near a box, while one box after another is laid there.

    As `freest` finds it among `nearest_places`; but what lies over each place is known from the box before, where forty
    cards would otherwise be held against fifty places, and those against each other, for each of them again.
    """

    def __init__(self, room: Box, step: float, read: Sequence[Box], lying: Sequence[Box]) -> None:
        """`read` is what must stay free, if possible, and `lying` what else should."""
        self._room, self._step = room, step
        self._read, self._lying = [_edges(each) for each in read], [_edges(each) for each in lying]
        self._size: tuple[float, float] | None = None
        self._places: list[_Covered] = []

    def freest(self, box: Box) -> Box:
        """The freest of this box and the places of its size, the nearest first."""
        if self._size != (box.width, box.height):
            self._size = box.width, box.height
            self._places = [self._covered(each) for each in _everywhere(box, self._room, self._step)]
        nearest = sorted(self._places, key=lambda place: (place.box.x - box.x) ** 2 + (place.box.y - box.y) ** 2)
        places = [self._covered(box), *nearest]
        free = [place for place in places if not place.is_over_read]
        if not free:
            return min(places, key=lambda place: place.shared).box
        return next((place for place in free if not place.is_over_lying), free[0]).box

    def lay(self, box: Box, read: Box) -> None:
        """A box is laid there, of which this is to be read."""
        self._read.append(_edges(read))
        self._lying.append(_edges(box))
        for place in self._places:
            place.add(self._read[-1:], self._lying[-1:])

    def _covered(self, box: Box) -> _Covered:
        place = _Covered(box)
        place.add(self._read, self._lying)
        return place


class _Covered:
    """A box, whether it lies over anything to be read, with how much of that, and whether over anything else."""

    def __init__(self, box: Box) -> None:
        self.box, self._edges = box, _edges(box)
        self.shared, self.is_over_read, self.is_over_lying = 0.0, False, False

    def add(self, read: Iterable[Edges], lying: Iterable[Edges]) -> None:
        """There is more to be read, and more that lies there."""
        left, top, right, bottom = self._edges
        for x, y, end, foot in read:
            width = (right if right < end else end) - (left if left > x else x)
            height = (bottom if bottom < foot else foot) - (top if top > y else y)
            if width > 0 and height > 0:
                self.shared += width * height
                self.is_over_read = self.is_over_read or (width > TOUCHING and height > TOUCHING)
        self.is_over_lying = self.is_over_lying or _is_overlapped(self.box, lying)


def indices(areas: TableAreas, poses: Iterable[Pose]) -> list[Box]:
    """What must stay free of each card face up."""
    return [index_read(areas, pose) for pose in poses if pose.face_up]


def index_read(areas: TableAreas, pose: Pose) -> Box:
    """The index of a card without its margin."""
    return index_box(pose, areas.index).shrunk(INDEX_MARGIN * areas.unit)
