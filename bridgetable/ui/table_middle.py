"""What lies between the hands: the trick, quitted tricks, penalty cards and ghosts of withdrawn ones. No Qt."""

from __future__ import annotations

from collections import Counter

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.state import Table
from bridgetable.table.trick import Trick
from bridgetable.ui.table_frame import LANE, Frame
from bridgetable.ui.table_shape import TALL, Badge, Box, Ghost, Place, Pose, QuittedRow, index_depth, index_height

QUITTED_Z, GHOST_Z, TRICK_Z, PENALTY_Z = 10, 60, 300, 200
SMALL = 0.3
"""The width of a quitted card."""
GHOST = 0.66
"""The size of the ghost of a withdrawn card."""
# North lies lowest and South on top, so that no card of a trick covers another's index.
OVER = {Seat.N: 0, Seat.W: 5, Seat.E: 5, Seat.S: 10}
_TOWARDS = {Seat.N: (0, -1), Seat.E: (1, 0), Seat.S: (0, 1), Seat.W: (-1, 0)}


def shown_trick(table: Table) -> int:
    """The trick in the middle: the open one once somebody has played to it, before that the last complete one."""
    trick = table.trick(table.open_trick)
    return table.open_trick if trick is not None and trick.plays else table.open_trick - 1


def slot(frame: Frame, seat: Seat, again: int = 0) -> Box:
    """Where a card of this seat lies in the trick; a second card of the same seat lies beside it, further out."""
    inner, unit, tall = frame.inner, frame.unit, frame.tall
    strip = index_depth(frame.index) if frame.in_line else index_height(frame.index)
    apart = min(1.06 * tall, max(strip * unit, inner.height - tall - 2 * frame.pad))
    x, y = inner.centre
    dx, dy = _TOWARDS[seat]
    reach = min(1.16 * unit, (inner.width - unit) / 2)
    aside = 0.55 * unit * again
    box = Box.around(x + dx * reach + dy * aside, y + dy * apart / 2 + dx * aside, unit, tall)
    return _kept_in(box, frame.mat)


def _kept_in(box: Box, area: Box) -> Box:
    x = min(max(box.x, area.x), area.right - box.width)
    y = min(max(box.y, area.y), area.bottom - box.height)
    return Box(x, y, box.width, box.height)


def lay_tricks(table: Table, frame: Frame) -> dict[Card, Pose]:
    """Every card that was played: in the middle, or quitted in the row of its side."""
    poses: dict[Card, Pose] = {}
    middle = shown_trick(table)
    seen: Counter[Seat] = Counter()
    for number, trick in table.numbered_tricks():
        for n, play in enumerate(trick.plays):
            if number < middle:
                poses[play.card] = _quitted(table, frame, number, trick, play.seat)
            else:
                level = TRICK_Z + 20 * seen[play.seat] + OVER[play.seat]
                box = slot(frame, play.seat, seen[play.seat])
                poses[play.card] = Pose(box, level + n, Place.TRICK, play.seat, in_line=frame.in_line)
                seen[play.seat] += 1
    return poses


def quitted_rows(frame: Frame) -> tuple[QuittedRow, QuittedRow]:
    """Where quitted tricks stand: in front of South those of North and South, in front of East the others."""
    mat, lane = frame.mat, LANE * frame.unit
    south = Box(mat.x, mat.bottom - lane, mat.width - lane - frame.pad, lane)
    east = Box(mat.right - lane, mat.y, lane, mat.height)
    return (QuittedRow(Side.NS, south), QuittedRow(Side.EW, east))


def _quitted(table: Table, frame: Frame, number: int, trick: Trick, seat: Seat) -> Pose:
    """Lengthwise to the side that won the trick: upright for North and South, across for East and West (Law 65B)."""
    row = quitted_rows(frame)[seat.side].box
    place = number - table.first_number
    small = SMALL * frame.unit
    length = row.width if seat.side is Side.NS else row.height
    step = min(1.55 * small, (length - TALL * small) / max(1, len(table.deal.north) - 2))
    middle = TALL * small / 2 + place * step
    x, y = (row.x + middle, row.centre[1]) if seat.side is Side.NS else (row.centre[0], row.y + middle)
    upright = trick.winner(table.trump).side is Side.NS
    box = Box.around(x, y, *((small, TALL * small) if upright else (TALL * small, small)))
    return Pose(box, QUITTED_Z + place, Place.QUITTED, seat, False)


def lay_penalty_cards(table: Table, frame: Frame) -> tuple[dict[Card, Pose], tuple[Badge, ...]]:
    """Penalty cards, face up before their owner, each with its badge under its index."""
    poses: dict[Card, Pose] = {}
    badges: list[Badge] = []
    for seat in Seat:
        mine = table.penalty_cards_of(seat)
        for n, penalty in enumerate(mine):
            box = _penalty_place(frame, seat, n, len(mine))
            poses[penalty.card] = Pose(box, PENALTY_Z + n, Place.PENALTY, seat, True, in_line=True)
            unit = min(box.width, box.height)
            top = box.y + (index_depth(frame.index) + 0.02) * unit
            badges.append(Badge(penalty.card, Box(box.x, top, box.width, _BADGE * unit), penalty.major))
    return poses, tuple(badges)


_BADGE = 0.27


def _penalty_place(frame: Frame, seat: Seat, place: int, among: int) -> Box:
    """East and West have a stack beside the trick; North and South a row that begins beside their card in it."""
    inner, pad = frame.inner, frame.pad
    x, y = inner.centre
    if seat in (Seat.E, Seat.W):
        trick = slot(frame, seat)
        strip = index_depth(frame.index) + _BADGE + 0.06
        room = (inner.right - trick.right if seat is Seat.E else trick.x - inner.x) - pad
        unit = min(frame.unit, max(room, 0.6 * frame.unit), inner.height / (TALL + (among - 1) * strip))
        left = inner.right - unit if seat is Seat.E else inner.x
        top = y - (TALL + (among - 1) * strip) * unit / 2
        return Box(left, top + place * strip * unit, unit, TALL * unit)
    # The corner beside the trick: above East's card for North, below West's card for South.
    near = slot(frame, Seat.N).right + pad
    room = inner.right - near
    deep = max(0.6 * frame.tall, (inner.height - frame.tall) / 2 - pad)
    unit = min(frame.unit, room / (1 + 1.04 * (among - 1)), deep / TALL)
    if seat is Seat.N:
        return Box(near + 1.04 * unit * place, inner.y, unit, TALL * unit)
    return Box(2 * x - near - unit - 1.04 * unit * place, inner.bottom - TALL * unit, unit, TALL * unit)


def correction_goes_on(table: Table) -> bool:
    """Whether somebody is being asked, or is to play another card instead of one he withdrew."""
    if table.agenda or table.owing is not None:
        return True
    turn, number = table.turn, table.open_trick
    return any(w.seat is turn and w.trick == number for w in table.withdrawn)


def lay_withdrawn(table: Table, frame: Frame, penalty: dict[Card, Pose]) -> tuple[Ghost, ...]:
    """Ghosts of the cards withdrawn in the correction that goes on, numbered in the order they went back."""
    if not correction_goes_on(table):
        return ()
    trick = table.trick(shown_trick(table))
    seen: Counter[Seat] = Counter()
    ghosts: list[Ghost] = []
    chain = [w for w in table.withdrawn if w.trick >= table.open_trick - 1]
    for number, withdrawn in enumerate(chain, 1):
        seat, card = withdrawn.seat, withdrawn.card
        level = GHOST_Z + OVER[seat] + number
        if not seen[seat] and (trick is None or trick.card_of(seat) is None):
            pose = Pose(slot(frame, seat), level, Place.TRICK, seat, in_line=frame.in_line)
        elif card in penalty:
            # The card itself lies there; its number is enough.
            pose = msgspec.structs.replace(penalty[card], z=level)
        else:
            pose = Pose(_ghost_place(frame, seat, seen[seat]), level, Place.TRICK, seat)
        ghosts.append(Ghost(card, pose, number, _number_box(frame, pose)))
        seen[seat] += 1
    return tuple(ghosts)


def _number_box(frame: Frame, pose: Pose) -> Box:
    """In a corner away from the index: of South's card a lower one, for North's may lie on its upper half."""
    size, edge, box = 0.36 * frame.unit, 0.05 * frame.unit, pose.box
    if pose.place is Place.PENALTY:
        return Box(box.x + edge, box.bottom - size - edge, size, size)
    top = box.bottom - size - edge if pose.seat is Seat.S else box.y + edge
    return Box(box.right - size - edge, top, size, size)


def _ghost_place(frame: Frame, seat: Seat, again: int) -> Box:
    """Where a ghost lies once its place in the trick is taken: a corner of the mat for each seat, going round."""
    inner, pad = frame.inner, frame.pad
    unit = GHOST * frame.unit
    tall = TALL * unit
    x = inner.centre[0]
    # Cards that lie close leave no corner free between them: outside all four, where the mat is wide enough.
    outside = frame.in_line and inner.width > 7.5 * frame.unit
    beside = (1.66 if outside else 0.5) * frame.unit + pad
    aside = 0.62 * unit * again
    if seat is Seat.N:
        box = Box(x - beside - unit - aside, inner.y + pad, unit, tall)
    elif seat is Seat.S:
        box = Box(x + beside + aside, inner.bottom - pad - tall, unit, tall)
    elif seat is Seat.E:
        box = Box(inner.right - unit - aside, inner.bottom - pad - tall, unit, tall)
    else:
        box = Box(inner.x + pad + aside, inner.y + pad, unit, tall)
    return _kept_in(box, frame.mat)
