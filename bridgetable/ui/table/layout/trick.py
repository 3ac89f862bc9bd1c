"""The trick in the middle, with several cards of a player, omitted cards, face-down leads, cards ahead. No Qt."""

from __future__ import annotations

from collections import Counter

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.table.trick import Trick
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import PAD, TableAreas
from bridgetable.ui.table.layout.elements import (
    CARD_ASPECT,
    Place,
    Pose,
    Tag,
    horizontal_index_height,
    vertical_index_height,
    vertical_index_width,
)

TRICK_Z = 300
AHEAD_SIZE = 0.95
"""The width of a card played to the next trick before this one was complete, in card widths."""
STACKING = {Seat.N: 0, Seat.W: 10, Seat.E: 10, Seat.S: 20}
"""The z offset of each seat's cards: North lowest and South highest, so that no card covers the index of another."""
_TOWARDS = {Seat.N: (0, -1), Seat.E: (1, 0), Seat.S: (0, 1), Seat.W: (-1, 0)}
EAST_WEST_REACH = 1.66
"""How far from the centre the cards of East and West reach, in card widths."""
_TAG = 0.3
"""The height of a tag, in card widths."""


def shown_trick(table: Table) -> int:
    """The number of the trick in the middle: the open trick once it has a card, before that the last complete one."""
    trick = table.trick(table.open_trick)
    return table.open_trick if trick is not None and trick.plays else table.open_trick - 1


def cards_in(trick: Trick | None) -> Counter[Seat]:
    """The number of cards each player has in a trick."""
    return Counter(play.seat for play in trick.plays) if trick is not None else Counter()


def east_shift(count: Counter[Seat]) -> int:
    """By how many cards East's card moves aside for several cards of North or South."""
    return max(0, count[Seat.N] - 1, count[Seat.S] - 1)


def slot(areas: TableAreas, seat: Seat, nth: int = 0, aside: int = 0) -> Box:
    """The box of a seat's card in the trick; the `nth` one, counted from 0, lies beside the first with its index free.

    `aside` is by how many cards East's card moves aside for those of North or South.
    """
    trick_area, unit, height = areas.trick_area, areas.unit, areas.card_height
    strip = horizontal_index_height(areas.index) if areas.horizontal_index else vertical_index_height(areas.index)
    apart = min(1.06 * height, max(strip * unit, trick_area.height - height - 2 * areas.pad))
    x, y = trick_area.centre
    dx, dy = _TOWARDS[seat]
    reach = min(1.16 * unit, (trick_area.width - unit) / 2)
    beside = _side_step(areas) * (nth if seat is not Seat.W else -nth)
    beside += _side_step(areas) * (aside if seat is Seat.E else 0)
    return moved_inside(Box.centred_at(x + dx * reach + beside, y + dy * apart / 2, unit, height), areas.mat)


def _side_step(areas: TableAreas) -> float:
    """The distance between two cards side by side that keeps both indices visible."""
    distance = vertical_index_width(areas.index) + (0.9 * areas.index if areas.horizontal_index else 0.06)
    return distance * areas.unit


def outermost_slot(table: Table, areas: TableAreas, seat: Seat) -> Box:
    """The box of this seat's card in the trick, or of the outermost of several."""
    count = cards_in(table.trick(shown_trick(table)))
    return slot(areas, seat, max(0, count[seat] - 1), east_shift(count))


def moved_inside(box: Box, area: Box) -> Box:
    """The box, moved as little as needed to lie inside the area."""
    x = min(max(box.x, area.x), area.right - box.width)
    y = min(max(box.y, area.y), area.bottom - box.height)
    return Box(x, y, box.width, box.height)


def lay_trick(areas: TableAreas, trick: Trick, place: Place, base: int) -> dict[Card, Pose]:
    """The poses of the cards of a trick, face up in the middle, with z values from `base`."""
    aside = east_shift(cards_in(trick))
    seen: Counter[Seat] = Counter()
    poses: dict[Card, Pose] = {}
    for play in trick.plays:
        seat, nth = play.seat, seen[play.seat]
        # West's second card lies to the left of the first, so it goes under it to keep both indices visible.
        level = base + STACKING[seat] + (-nth if seat is Seat.W else nth)
        box = slot(areas, seat, nth, aside)
        poses[play.card] = Pose(box, level, place, seat, horizontal_index=areas.horizontal_index)
        seen[seat] += 1
    return poses


def lay_middle(table: Table, areas: TableAreas) -> tuple[dict[Card, Pose], tuple[Tag, ...]]:
    """The poses and tags of the trick in the middle, of cards played ahead to later tricks, and of face-down leads."""
    middle = shown_trick(table)
    trick = table.trick(middle)
    poses = lay_trick(areas, trick, Place.TRICK, TRICK_Z) if trick is not None else {}
    tags = [Tag("omitted", slot(areas, seat)) for seat in (trick.omitted if trick is not None else ())]
    for lead in table.face_down:
        pose = Pose(slot(areas, lead.seat), TRICK_Z - 5, Place.FACE_DOWN, lead.seat, False)
        poses[lead.card] = pose
        tags.append(Tag("face-down", _foot_box(areas, pose.box)))
    ahead: Counter[Seat] = Counter()
    outside = areas.trick_area.width > 2 * (EAST_WEST_REACH + AHEAD_SIZE + PAD) * areas.unit
    for number, later in table.numbered_tricks():
        for play in later.plays if number > middle else ():
            box = corner_slot(areas, play.seat, ahead[play.seat], AHEAD_SIZE, outside)
            level = TRICK_Z + 40 + ahead[play.seat]
            poses[play.card] = Pose(box, level, Place.AHEAD, play.seat, horizontal_index=areas.horizontal_index)
            tags.append(Tag("ahead", _foot_box(areas, box), number))
            ahead[play.seat] += 1
    return poses, tuple(tags)


def _foot_box(areas: TableAreas, box: Box) -> Box:
    """The strip across the lower end of a card."""
    height = _TAG * areas.unit
    return Box(box.x, box.bottom - height, box.width, height)


def corner_slot(areas: TableAreas, seat: Seat, nth: int, size: float, outside: bool) -> Box:
    """The box in a seat's corner of the mat, for cards beside the trick; `size` is the width in card widths.

    `outside` places it beyond all four cards of the trick, which lie too close to leave a corner free.
    """
    trick_area, pad = areas.trick_area, areas.pad
    unit = size * areas.unit
    height = CARD_ASPECT * unit
    x = trick_area.centre[0]
    beside = (EAST_WEST_REACH if outside else 0.5) * areas.unit + pad
    aside = 0.62 * unit * nth
    if seat is Seat.N:
        box = Box(x - beside - unit - aside, trick_area.y + pad, unit, height)
    elif seat is Seat.S:
        box = Box(x + beside + aside, trick_area.bottom - pad - height, unit, height)
    elif seat is Seat.E:
        box = Box(trick_area.right - unit - aside, trick_area.bottom - pad - height, unit, height)
    else:
        box = Box(trick_area.x + pad + aside, trick_area.y + pad, unit, height)
    return moved_inside(box, areas.mat)
