"""Where the auction sheet lies on the table, and cards that lie face up beside it (Law 24). No Qt."""

from __future__ import annotations

from collections import Counter

from bridgetable.cards.seat import Seat
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import Frame
from bridgetable.ui.table.layout.middle import Faced, faced_before, lay_faced
from bridgetable.ui.table.layout.shape import TALL, Place, Pose, Tag, index_depth

FACED_Z = 190
SMALL = 0.86
"""The size of a card that lies beside the sheet."""
PAPER = 9.5
"""The sheet is no wider than so many cards: a column that is too broad is hard to follow."""
RIBBON = 0.56
"""How much room the word "preview" takes, in widths of a card."""


def sheet_lies_there(table: Table) -> bool:
    """Whether the auction is what the table is about: until the first card lies there to be played to."""
    if table.contract is None:
        return table.phase is Phase.AUCTION or table.passed_out
    trick = table.trick(table.first_number)
    led = table.lead_faced or bool(table.face_down) or (trick is not None and bool(trick.plays))
    return bool(table.auction.made) and not led and table.claim is None and table.phase is Phase.PLAY


def sheet_box(table: Table, frame: Frame, *, preview: bool = False) -> Box:
    """The paper, as large as the cards that lie beside it allow."""
    mat, edge = frame.mat, 0.6 * frame.pad
    deep = SMALL * frame.tall + frame.pad
    wide = SMALL * frame.unit + frame.pad
    lying = {seat for seat in Seat if faced_before(table, seat)} | {lead.seat for lead in table.face_down}
    left = mat.x + edge + (wide if Seat.W in lying else 0)
    right = mat.right - edge - (wide if Seat.E in lying else 0)
    top = mat.y + edge + (deep if Seat.N in lying else 0)
    top += RIBBON * frame.unit if preview and Seat.N not in lying else 0
    bottom = mat.bottom - edge - (deep if Seat.S in lying else 0)
    width = min(right - left, PAPER * frame.unit)
    return Box((left + right - width) / 2, top, width, bottom - top)


def lay_beside_sheet(table: Table, frame: Frame) -> Faced:
    """Cards that lie before their owner while the sheet lies in the middle, leads that lie face down after them."""
    leads = Counter(lead.seat for lead in table.face_down)

    def place(seat: Seat, number: int, among: int) -> Box:
        return _place(frame, seat, number, among + leads[seat])

    poses, badges, tags = lay_faced(table, frame, place)
    for n, lead in enumerate(table.face_down):
        before = len(faced_before(table, lead.seat))
        box = place(lead.seat, before, before)
        poses[lead.card] = Pose(box, FACED_Z + n, Place.FACE_DOWN, lead.seat, False)
        tags = (*tags, Tag("face-down", Box(box.x, box.bottom - 0.3 * box.width, box.width, 0.3 * box.width)))
    return poses, badges, tags


def _place(frame: Frame, seat: Seat, number: int, among: int) -> Box:
    """In a row before North and South, one under the other before West and East."""
    mat, edge, unit = frame.mat, 0.6 * frame.pad, SMALL * frame.unit
    tall = TALL * unit
    x, y = mat.centre
    if seat in (Seat.N, Seat.S):
        step = min(1.06 * unit, (mat.width - 2 * edge - unit) / max(1, among - 1))
        left = x - (unit + (among - 1) * step) / 2 + number * step
        top = mat.y + edge if seat is Seat.N else mat.bottom - edge - tall
        return Box(left, top, unit, tall)
    strip = (index_depth(frame.index) + 0.33) * unit
    step = min(strip, (mat.height - 2 * edge - tall) / max(1, among - 1))
    top = y - (tall + (among - 1) * step) / 2 + number * step
    left = mat.x + edge if seat is Seat.W else mat.right - edge - unit
    return Box(left, top, unit, tall)
