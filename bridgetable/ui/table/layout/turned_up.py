"""A quitted trick the Director turns up to look at (Law 66C): on a sheet over the mat, and nothing is played. No Qt."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import Frame
from bridgetable.ui.table.layout.shape import Layout, Place, Pose, TurnedUp
from bridgetable.ui.table.layout.trick import lay_trick, shown_trick, slot

TURNED_UP_Z = 570
"""Above all that lies on the table, below what moves."""
REACH = 0.1
"""So far round a quitted card a click still means it, in widths of a card."""


def quitted_tricks(table: Table) -> tuple[int, ...]:
    """The numbers of the tricks that can be turned up."""
    return tuple(number for number, _ in table.numbered_tricks() if number < shown_trick(table))


def lay_turned_up(table: Table, frame: Frame, number: int) -> dict[Card, Pose]:
    """The cards of this trick, face up where they lay when it was played."""
    trick = table.trick(number)
    return lay_trick(frame, trick, Place.TURNED_UP, TURNED_UP_Z) if trick is not None else {}


def turned_up_sheet(frame: Frame, number: int) -> TurnedUp:
    """The sheet they lie on, and its label in the corner between North's card and West's."""
    inner, edge = frame.inner, 0.03 * frame.unit
    west, north = slot(frame, Seat.W), slot(frame, Seat.N)
    width = min(4.2 * frame.unit, north.x - inner.x - 2 * edge)
    height = min(0.44 * frame.unit, max(0.25 * frame.unit, west.y - inner.y - 2 * edge))
    return TurnedUp(number, inner, Box(inner.x + edge, inner.y + edge, width, height))


def quitted_at(table: Table, layout: Layout, x: float, y: float) -> int | None:
    """The number of the quitted trick that lies here; of two as near as that, the nearer."""
    found = []
    for number in quitted_tricks(table):
        trick = table.trick(number)
        for play in trick.plays if trick is not None else ():
            pose = layout.cards[play.card]
            spot = pose.box.shrunk(-REACH * layout.unit)
            if pose.place is Place.QUITTED and spot.contains(Box(x, y, 0, 0)):
                a, b = pose.box.centre
                found.append(((a - x) ** 2 + (b - y) ** 2, number))
    return min(found)[1] if found else None
