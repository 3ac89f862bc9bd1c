"""The trick in the middle: two cards of one player, a place left empty, a lead face down, one made too soon. No Qt."""

from __future__ import annotations

from collections import Counter

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.table.trick import Trick
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import PAD, Frame
from bridgetable.ui.table.layout.shape import TALL, Place, Pose, Tag, index_depth, index_height, index_width

TRICK_Z = 300
AHEAD = 0.95
"""The size of a card that was played to the next trick before this one was complete."""
# North lies lowest and South on top, so that no card of a trick covers another's index.
OVER = {Seat.N: 0, Seat.W: 10, Seat.E: 10, Seat.S: 20}
_TOWARDS = {Seat.N: (0, -1), Seat.E: (1, 0), Seat.S: (0, 1), Seat.W: (-1, 0)}
OUTER = 1.66
"""How far from the middle the cards of East and West reach, in widths of a card."""
_TAG = 0.3
"""How high a tag is, in widths of a card."""


def shown_trick(table: Table) -> int:
    """The trick in the middle: the open one once somebody has played to it, before that the last complete one."""
    trick = table.trick(table.open_trick)
    return table.open_trick if trick is not None and trick.plays else table.open_trick - 1


def cards_in(trick: Trick | None) -> Counter[Seat]:
    """How many cards of each player lie in a trick."""
    return Counter(play.seat for play in trick.plays) if trick is not None else Counter()


def pushed(count: Counter[Seat]) -> int:
    """By how many cards East makes room for several of North or South."""
    return max(0, count[Seat.N] - 1, count[Seat.S] - 1)


def slot(frame: Frame, seat: Seat, again: int = 0, aside: int = 0) -> Box:
    """Where a card of this seat lies in the trick; a second one of the same seat lies beside it, both indices free.

    `aside` is by how many cards East makes room for those of North or South.
    """
    inner, unit, tall = frame.inner, frame.unit, frame.tall
    strip = index_depth(frame.index) if frame.horizontal_index else index_height(frame.index)
    apart = min(1.06 * tall, max(strip * unit, inner.height - tall - 2 * frame.pad))
    x, y = inner.centre
    dx, dy = _TOWARDS[seat]
    reach = min(1.16 * unit, (inner.width - unit) / 2)
    beside = _beside(frame) * (again if seat is not Seat.W else -again)
    beside += _beside(frame) * (aside if seat is Seat.E else 0)
    return kept_in(Box.centred_at(x + dx * reach + beside, y + dy * apart / 2, unit, tall), frame.mat)


def _beside(frame: Frame) -> float:
    """How far a card lies beside another so that the index of both is seen."""
    wide = index_width(frame.index) + (0.9 * frame.index if frame.horizontal_index else 0.06)
    return wide * frame.unit


def slots_of(table: Table, frame: Frame, seat: Seat) -> Box:
    """The place of this seat's card in the middle, or of the outermost of several."""
    count = cards_in(table.trick(shown_trick(table)))
    return slot(frame, seat, max(0, count[seat] - 1), pushed(count))


def kept_in(box: Box, area: Box) -> Box:
    """The box moved so that it does not leave the area."""
    x = min(max(box.x, area.x), area.right - box.width)
    y = min(max(box.y, area.y), area.bottom - box.height)
    return Box(x, y, box.width, box.height)


def lay_trick(frame: Frame, trick: Trick, place: Place, base: int) -> dict[Card, Pose]:
    """The cards of one trick face up in the middle, from this level up."""
    aside = pushed(cards_in(trick))
    seen: Counter[Seat] = Counter()
    poses: dict[Card, Pose] = {}
    for play in trick.plays:
        seat, again = play.seat, seen[play.seat]
        # West's second card lies to the left of the first: under it, so that the index of both is seen.
        level = base + OVER[seat] + (-again if seat is Seat.W else again)
        box = slot(frame, seat, again, aside)
        poses[play.card] = Pose(box, level, place, seat, horizontal_index=frame.horizontal_index)
        seen[seat] += 1
    return poses


def lay_middle(table: Table, frame: Frame) -> tuple[dict[Card, Pose], tuple[Tag, ...]]:
    """The trick in the middle, what was played to the next one too soon, and leads that lie face down."""
    middle = shown_trick(table)
    trick = table.trick(middle)
    poses = lay_trick(frame, trick, Place.TRICK, TRICK_Z) if trick is not None else {}
    tags = [Tag("omitted", slot(frame, seat)) for seat in (trick.omitted if trick is not None else ())]
    for lead in table.face_down:
        pose = Pose(slot(frame, lead.seat), TRICK_Z - 5, Place.FACE_DOWN, lead.seat, False)
        poses[lead.card] = pose
        tags.append(Tag("face-down", _foot(frame, pose.box)))
    ahead: Counter[Seat] = Counter()
    outside = frame.inner.width > 2 * (OUTER + AHEAD + PAD) * frame.unit
    for number, later in table.numbered_tricks():
        for play in later.plays if number > middle else ():
            box = corner_place(frame, play.seat, ahead[play.seat], AHEAD, outside)
            level = TRICK_Z + 40 + ahead[play.seat]
            poses[play.card] = Pose(box, level, Place.AHEAD, play.seat, horizontal_index=frame.horizontal_index)
            tags.append(Tag("ahead", _foot(frame, box), number))
            ahead[play.seat] += 1
    return poses, tuple(tags)


def _foot(frame: Frame, box: Box) -> Box:
    """A tag across the lower end of a card."""
    high = _TAG * frame.unit
    return Box(box.x, box.bottom - high, box.width, high)


def corner_place(frame: Frame, seat: Seat, again: int, size: float, outside: bool) -> Box:
    """A corner of the mat for each seat, going round: for what lies there beside the cards of the trick.

    Cards that lie close leave no corner free between them: `outside` is outside all four.
    """
    inner, pad = frame.inner, frame.pad
    unit = size * frame.unit
    tall = TALL * unit
    x = inner.centre[0]
    beside = (OUTER if outside else 0.5) * frame.unit + pad
    aside = 0.62 * unit * again
    if seat is Seat.N:
        box = Box(x - beside - unit - aside, inner.y + pad, unit, tall)
    elif seat is Seat.S:
        box = Box(x + beside + aside, inner.bottom - pad - tall, unit, tall)
    elif seat is Seat.E:
        box = Box(inner.right - unit - aside, inner.bottom - pad - tall, unit, tall)
    else:
        box = Box(inner.x + pad + aside, inner.y + pad, unit, tall)
    return kept_in(box, frame.mat)
