"""Arrows and rings drawn on the table, at points that are found on a table of any size and shape. No Qt."""

from __future__ import annotations

from math import hypot

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.elements import Layout

COVERED = 0.6
"""The share of its width or height along which a card is covered by another that hides its rest."""
RING_MARGIN = 0.03
"""The distance of a ring from the card or plate that it is around, in card widths."""
RING_CORNER = 0.1
"""The radius of the corners of such a ring, in card widths."""
CIRCLE = 0.62
"""The radius of a ring that is around no card and no plate, and of the one at the cursor, in card widths."""
SHAFT, HEAD_LENGTH, HEAD_WIDTH = 0.12, 0.46, 0.42
"""The width of an arrow, and the length and width of its head, in card widths."""
Point = tuple[float, float]


class TablePoint(msgspec.Struct, frozen=True):
    """A point of the table: on a card, or else in a part of it; `x` and `y` are shares of its width and height."""

    x: float
    y: float
    card: Card | None = None
    part: int = 0


class Ring(msgspec.Struct, frozen=True):
    """A ring around the card or plate at this point, or around the point itself."""

    spot: TablePoint


class Arrow(msgspec.Struct, frozen=True):
    """An arrow from one point to another."""

    start: TablePoint
    end: TablePoint


Mark = Ring | Arrow


def _parts(layout: Layout) -> tuple[Box, ...]:
    """The parts of the table, those first that lie over others: plates, tricks, auction, mat, hands, and the whole."""
    auction = layout.auction.box if layout.auction is not None else layout.mat
    return (*layout.plates, *(row.box for row in layout.rows), auction, layout.mat, *layout.hand_areas, layout.area)


def table_point_at(layout: Layout, x: float, y: float) -> TablePoint:
    """What is seen at these coordinates: a point of a card, else of a part of the table."""
    point = Box(x, y, 0, 0)
    cards = [(pose.z, card) for card, pose in layout.cards.items() if pose.box.contains(point, 0)]
    if cards:
        card = max(cards)[1]
        return _spot_in(layout.cards[card].box, x, y, card)
    parts = _parts(layout)
    part = next((n for n, box in enumerate(parts) if box.contains(point, 0)), len(parts) - 1)
    return _spot_in(parts[part], x, y, None, part)


def _spot_in(box: Box, x: float, y: float, card: Card | None, part: int = 0) -> TablePoint:
    return TablePoint((x - box.x) / box.width, (y - box.y) / box.height, card, part)


def middle_of(card: Card) -> TablePoint:
    """The middle of this card."""
    return TablePoint(0.5, 0.5, card)


def place_of(layout: Layout, spot: TablePoint) -> Point:
    """The coordinates of this point in a layout; a card that is not there is taken for the whole table."""
    box = _box_of(layout, spot)
    return box.x + spot.x * box.width, box.y + spot.y * box.height


def _box_of(layout: Layout, spot: TablePoint) -> Box:
    if spot.card is None:
        return _parts(layout)[spot.part]
    pose = layout.cards.get(spot.card)
    return pose.box if pose is not None else layout.area


def ring_box(layout: Layout, ring: Ring) -> tuple[Box, float]:
    """The box of a ring and the radius of its corners: around a plate or what is seen of a card, else a circle."""
    spot = ring.spot
    if spot.card is not None or spot.part < len(Seat):
        box = _box_of(layout, spot) if spot.card is None else _seen_of(layout, spot.card)
        return box.shrunk(-RING_MARGIN * layout.unit), RING_CORNER * layout.unit
    radius = CIRCLE * layout.unit
    return Box.centred_at(*place_of(layout, spot), 2 * radius, 2 * radius), radius


def _seen_of(layout: Layout, card: Card) -> Box:
    """What is seen of a card: without what a card over it covers of its whole width or height, or nearly so."""
    pose = layout.cards.get(card)
    if pose is None:
        return layout.area
    left, top, right, bottom = pose.box.x, pose.box.y, pose.box.right, pose.box.bottom
    for other in layout.cards.values():
        over = other.box
        if other.z <= pose.z or not over.overlaps(pose.box):
            continue
        across, down = over.x - pose.box.x, over.y - pose.box.y
        if abs(across) > abs(down) and abs(down) <= (1 - COVERED) * pose.box.height:
            left, right = (left, min(right, over.x)) if across > 0 else (max(left, over.right), right)
        elif abs(down) > abs(across) and abs(across) <= (1 - COVERED) * pose.box.width:
            top, bottom = (top, min(bottom, over.y)) if down > 0 else (max(top, over.bottom), bottom)
    if right - left < 1 or bottom - top < 1:
        return pose.box
    return Box(left, top, right - left, bottom - top)


def arrow_outline(layout: Layout, arrow: Arrow) -> tuple[Point, ...]:
    """The corners of an arrow, from its tail round its point; none where it has no length."""
    (x, y), (tip_x, tip_y) = place_of(layout, arrow.start), place_of(layout, arrow.end)
    length = hypot(tip_x - x, tip_y - y)
    if length < 1:
        return ()
    along = ((tip_x - x) / length, (tip_y - y) / length)
    scale = layout.unit * min(1.0, length / (1.5 * HEAD_LENGTH * layout.unit))
    neck = length - HEAD_LENGTH * scale
    shaft, head = SHAFT * scale / 2, HEAD_WIDTH * scale / 2
    corners = ((0, -shaft), (neck, -shaft), (neck, -head), (length, 0), (neck, head), (neck, shaft), (0, shaft))
    return tuple((x + a * along[0] - b * along[1], y + a * along[1] + b * along[0]) for a, b in corners)
