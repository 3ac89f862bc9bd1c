"""Where the auction sheet lies on the table, and cards that lie face up beside it (Law 24). No Qt."""

from __future__ import annotations

from collections import Counter

from bridgetable.cards.seat import Seat
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import TableAreas
from bridgetable.ui.table.layout.elements import CARD_ASPECT, Place, Pose, Tag, horizontal_index_height
from bridgetable.ui.table.layout.middle import Faced, faced_before, lay_faced

FACED_Z = 190
FACED_SIZE = 0.86
"""The width of a card that lies beside the sheet, in card widths."""
MAX_SHEET_WIDTH = 9.5
"""The greatest width of the sheet, in card widths: wider columns would be hard to follow."""
PREVIEW_STRIP = 0.56
"""The height of the strip left free for the word "preview", in card widths."""


def shows_auction_sheet(table: Table) -> bool:
    """Whether the auction sheet lies in the middle: during the auction, and after it until the opening lead."""
    if table.contract is None:
        return table.phase is Phase.AUCTION or table.passed_out
    trick = table.trick(table.first_number)
    led = table.lead_faced or bool(table.face_down) or (trick is not None and bool(trick.plays))
    return bool(table.auction.made) and not led and table.claim is None and table.phase is Phase.PLAY


def sheet_box(table: Table, areas: TableAreas, *, preview: bool = False) -> Box:
    """The box of the sheet, as large as the cards that lie beside it allow."""
    mat, edge = areas.mat, 0.6 * areas.pad
    depth = FACED_SIZE * areas.card_height + areas.pad
    width = FACED_SIZE * areas.unit + areas.pad
    sides = {seat for seat in Seat if faced_before(table, seat)} | {lead.seat for lead in table.face_down}
    left = mat.x + edge + (width if Seat.W in sides else 0)
    right = mat.right - edge - (width if Seat.E in sides else 0)
    top = mat.y + edge + (depth if Seat.N in sides else 0)
    top += PREVIEW_STRIP * areas.unit if preview and Seat.N not in sides else 0
    bottom = mat.bottom - edge - (depth if Seat.S in sides else 0)
    sheet_width = min(right - left, MAX_SHEET_WIDTH * areas.unit)
    return Box((left + right - sheet_width) / 2, top, sheet_width, bottom - top)


def lay_beside_sheet(table: Table, areas: TableAreas) -> Faced:
    """The cards that lie before their owners beside the sheet, followed by leads that lie face down."""
    leads = Counter(lead.seat for lead in table.face_down)

    def box_of(seat: Seat, number: int, count: int) -> Box:
        return _box_beside_sheet(areas, seat, number, count + leads[seat])

    poses, badges, tags = lay_faced(table, areas, box_of)
    for n, lead in enumerate(table.face_down):
        before = len(faced_before(table, lead.seat))
        box = box_of(lead.seat, before, before)
        poses[lead.card] = Pose(box, FACED_Z + n, Place.FACE_DOWN, lead.seat, False)
        tags = (*tags, Tag("face-down", Box(box.x, box.bottom - 0.3 * box.width, box.width, 0.3 * box.width)))
    return poses, badges, tags


def _box_beside_sheet(areas: TableAreas, seat: Seat, number: int, count: int) -> Box:
    """The box of a card beside the sheet: in a row before North and South, in a column before East and West."""
    mat, edge, unit = areas.mat, 0.6 * areas.pad, FACED_SIZE * areas.unit
    height = CARD_ASPECT * unit
    x, y = mat.centre
    if seat in (Seat.N, Seat.S):
        step = min(1.06 * unit, (mat.width - 2 * edge - unit) / max(1, count - 1))
        left = x - (unit + (count - 1) * step) / 2 + number * step
        top = mat.y + edge if seat is Seat.N else mat.bottom - edge - height
        return Box(left, top, unit, height)
    strip = (horizontal_index_height(areas.index) + 0.33) * unit
    step = min(strip, (mat.height - 2 * edge - height) / max(1, count - 1))
    top = y - (height + (count - 1) * step) / 2 + number * step
    left = mat.x + edge if seat is Seat.W else mat.right - edge - unit
    return Box(left, top, unit, height)
