"""Where the auction sheet lies on the table, and cards that lie face up beside it (Law 24). No Qt."""

from __future__ import annotations

from functools import partial

from bridgetable.cards.seat import Seat
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import TableAreas
from bridgetable.ui.table.layout.elements import CARD_ASPECT, Place, Pose, Tag
from bridgetable.ui.table.layout.middle import LABEL_HEIGHT, Faced, FacedPlace, faced_before, lay_faced
from bridgetable.ui.table.layout.position import Position

FACED_Z = 190
FACED_SIZE = 0.84
"""The width of a card that lies beside the sheet, in card widths."""
MARGIN = 1.0
"""The width of the margins beside the sheet, in card widths."""
PREVIEW_STRIP = 0.5
"""The height of the strip left free for the word "preview", in card widths."""


def shows_auction_sheet(table: Table) -> bool:
    """Whether the auction sheet lies in the middle: during the auction, and after it until the opening lead."""
    if table.contract is None:
        return table.phase is Phase.AUCTION or table.passed_out
    trick = table.trick(table.first_number)
    led = table.lead_faced or bool(table.face_down) or (trick is not None and bool(trick.plays))
    return bool(table.auction.made) and not led and table.claim is None and table.phase is Phase.PLAY


def sheet_box(table: Table, areas: TableAreas, *, preview: bool = False) -> Box:
    """The box of the sheet, between two margins where cards lie before a player, and below the word "preview"."""
    place = areas.auction
    margin = MARGIN * areas.unit if any(_lying(table, seat) for seat in Seat) else 0.0
    above = PREVIEW_STRIP * areas.unit if preview else 0.0
    return Box(place.x + margin, place.y + above, place.width - 2 * margin, place.height - above)


def lay_beside_sheet(table: Table, areas: TableAreas) -> Faced:
    """The cards that lie before their owners beside the sheet, followed by leads that lie face down."""
    poses, badges, tags = lay_faced(table, areas.auction, partial(_place_beside_sheet, table, areas))
    for n, lead in enumerate(table.face_down):
        boxes, label = _place_beside_sheet(table, areas, lead.seat)
        box = boxes[len(faced_before(table, lead.seat))]
        poses[lead.card] = Pose(box, FACED_Z + n, Place.FACE_DOWN, lead.seat, False)
        tags = (*tags, Tag("face-down", Box(box.x, box.bottom, box.width, label)))
    return poses, badges, tags


def _place_beside_sheet(table: Table, areas: TableAreas, seat: Seat) -> FacedPlace:
    """The boxes of the cards of this player in a column beside the sheet, and the height of the label below them.

    Those of the players at the top and left lie to the left of the sheet, the others to its right.
    """
    place, unit, position = areas.auction, FACED_SIZE * areas.unit, areas.position(seat)
    height, label, strip = CARD_ASPECT * unit, LABEL_HEIGHT * unit, FACED_SIZE * areas.strip_height
    at_left, above = position in (Position.TOP, Position.LEFT), position in (Position.TOP, Position.RIGHT)
    neighbour = seat.right if above == at_left else seat.left
    count, others = _lying(table, seat), _lying(table, neighbour)
    taken = height + (others - 1) * strip + label if others else 0.0
    room = max(place.height / 2, place.height - taken)
    step = min(strip, (room - height - label) / max(1, count - 1))
    depth = height + (count - 1) * step + label
    top = place.y if above else place.bottom - depth
    x = place.x if at_left else place.right - unit
    return [Box(x, top + n * step, unit, height) for n in range(count)], label


def _lying(table: Table, seat: Seat) -> int:
    """The number of cards that lie before this player, face up or face down."""
    return len(faced_before(table, seat)) + sum(lead.seat is seat for lead in table.face_down)
