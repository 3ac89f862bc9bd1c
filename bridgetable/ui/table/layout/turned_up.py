"""A quitted trick turned face up for inspection (Law 66C), on a sheet over the mat. No Qt."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import TableAreas
from bridgetable.ui.table.layout.elements import Layout, Place, Pose, TurnedUp
from bridgetable.ui.table.layout.trick import lay_trick, shown_trick, slot

TURNED_UP_Z = 570
"""Above everything on the table, below moving cards."""
CLICK_MARGIN = 0.1
"""How far beyond its edges a quitted card can still be clicked, in card widths."""


def quitted_tricks(table: Table) -> tuple[int, ...]:
    """The numbers of the tricks that can be turned up."""
    return tuple(number for number, _ in table.numbered_tricks() if number < shown_trick(table))


def lay_turned_up(table: Table, areas: TableAreas, number: int) -> dict[Card, Pose]:
    """The poses of the cards of this trick, face up where they lay when it was played."""
    trick = table.trick(number)
    return lay_trick(areas, trick, Place.TURNED_UP, TURNED_UP_Z) if trick is not None else {}


def turned_up_sheet(areas: TableAreas, number: int) -> TurnedUp:
    """The sheet the cards lie on, with its label in the corner between North's card and West's."""
    trick_area, edge = areas.trick_area, 0.03 * areas.unit
    west, north = slot(areas, Seat.W), slot(areas, Seat.N)
    width = min(4.2 * areas.unit, north.x - trick_area.x - 2 * edge)
    height = min(0.44 * areas.unit, max(0.25 * areas.unit, west.y - trick_area.y - 2 * edge))
    return TurnedUp(number, trick_area, Box(trick_area.x + edge, trick_area.y + edge, width, height))


def quitted_at(table: Table, layout: Layout, x: float, y: float) -> int | None:
    """The number of the quitted trick at this point, the nearest of several; None where there is none."""
    candidates = []
    for number in quitted_tricks(table):
        trick = table.trick(number)
        for play in trick.plays if trick is not None else ():
            pose = layout.cards[play.card]
            target = pose.box.shrunk(-CLICK_MARGIN * layout.unit)
            if pose.place is Place.QUITTED and target.contains(Box(x, y, 0, 0)):
                a, b = pose.box.centre
                candidates.append(((a - x) ** 2 + (b - y) ** 2, number))
    return min(candidates)[1] if candidates else None
