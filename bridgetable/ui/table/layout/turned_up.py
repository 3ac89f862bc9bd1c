"""A quitted trick turned face up for inspection (Law 66C), on a sheet over the mat. No Qt."""

from __future__ import annotations

from bridgetable.cards.card import Card
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
    """The sheet the cards lie on, with its label in the corner between the cards at the top and at the left."""
    mat, edge = areas.mat, 0.03 * areas.unit
    north = areas.bottom.partner
    at_left, at_top = slot(areas, north.right), slot(areas, north)
    width = min(4.2 * areas.unit, at_top.x - mat.x - 2 * edge)
    height = min(0.44 * areas.unit, max(0.25 * areas.unit, at_left.y - mat.y - 2 * edge))
    return TurnedUp(number, mat, Box(mat.x + edge, mat.y + edge, width, height))


def quitted_at(layout: Layout, x: float, y: float) -> int | None:
    """The number of the quitted trick at this point, the nearest of several; None where there is none.

    The place of one that is turned up still counts as its own.
    """
    candidates = []
    for number, box in layout.quitted:
        if box.shrunk(-CLICK_MARGIN * layout.unit).contains(Box(x, y, 0, 0)):
            a, b = box.centre
            candidates.append(((a - x) ** 2 + (b - y) ** 2, number))
    return min(candidates)[1] if candidates else None
