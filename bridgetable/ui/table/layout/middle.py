"""What lies round the trick: quitted tricks, penalty cards, cards shown, ghosts of withdrawn ones. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.irregularity import CardExposedInAuction, cards_involved
from bridgetable.table.state import Table
from bridgetable.table.trick import Trick
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import LANE, Frame
from bridgetable.ui.table.layout.shape import TALL, Badge, Ghost, Place, Pose, QuittedRow, Tag, index_depth
from bridgetable.ui.table.layout.trick import OVER, cards_in, corner_place, shown_trick, slot, slots_of

QUITTED_Z, GHOST_Z, PENALTY_Z = 10, 60, 200
SMALL = 0.3
"""The width of a quitted card."""
GHOST = 0.66
"""The size of the ghost of a withdrawn card."""
Faced = tuple[dict[Card, Pose], tuple[Badge, ...], tuple[Tag, ...]]
"""Cards that lie face up, their badges, their tags."""


def lay_quitted(table: Table, frame: Frame) -> dict[Card, Pose]:
    """Every card of a quitted trick, in the row of its side."""
    middle = shown_trick(table)
    return {
        play.card: _quitted(table, frame, number, trick, play.seat)
        for number, trick in table.numbered_tricks() if number < middle
        for play in trick.plays
    }


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
    box = Box.centred_at(x, y, *((small, TALL * small) if upright else (TALL * small, small)))
    return Pose(box, QUITTED_Z + place, Place.QUITTED, seat, False)


def shown_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The cards that lie face up as everybody saw them: a defender's, until the Director rules (Law 49); in the auction
    those of any player (Law 24).
    """
    if table.contract is None:
        return tuple(sorted_for_display(table.exposed & table.hands[seat]))
    if not table.is_defender(seat):
        return ()
    ruled = {card for n, offence in table.recorded if table.is_settled(n) for card in cards_involved(offence)}
    known = {pc.card for pc in table.penalty_cards} | ruled
    return tuple(sorted_for_display((table.exposed & table.hands[seat]) - known))


def faced_before(table: Table, seat: Seat) -> list[tuple[Card, bool | None]]:
    """The cards that lie face up before this player; of a penalty card, whether it is a major one."""
    penalty = table.penalty_cards_of(seat)
    return [*((pc.card, pc.major) for pc in penalty), *((card, None) for card in shown_cards(table, seat))]


def lay_faced_cards(table: Table, frame: Frame) -> Faced:
    """Cards that lie face up before their owner, beside the trick."""
    return lay_faced(table, frame, partial(_faced_place, table, frame))


def lay_faced(table: Table, frame: Frame, place_of: Callable[[Seat, int, int], Box]) -> Faced:
    """Cards that lie face up before their owner: penalty cards with their badge, cards just shown with a tag.

    `place_of` tells where the n-th of so many cards of a player lies.
    """
    led = {card for offence in table.irregularities if isinstance(offence, CardExposedInAuction) and offence.led
           for card in offence.cards}
    poses: dict[Card, Pose] = {}
    badges: list[Badge] = []
    tags: list[Tag] = []
    for seat in Seat:
        mine = faced_before(table, seat)
        for n, (card, major) in enumerate(mine):
            box = place_of(seat, n, len(mine))
            place = Place.SHOWN if major is None else Place.PENALTY
            poses[card] = Pose(box, PENALTY_Z + n, place, seat, True, horizontal_index=True)
            label = _label_on(frame, box)
            if major is None:
                tags.append(Tag("led" if card in led else "shown", label))
            else:
                badges.append(Badge(card, label, major))
    return poses, tuple(badges), tuple(tags)


_BADGE = 0.27


def _label_on(frame: Frame, box: Box) -> Box:
    """The strip of a card under its index."""
    unit = min(box.width, box.height)
    return Box(box.x, box.y + (index_depth(frame.index) + 0.02) * unit, box.width, _BADGE * unit)


def _faced_place(table: Table, frame: Frame, seat: Seat, place: int, among: int) -> Box:
    """East and West have a stack beside the trick; North and South a row that begins beside their card in it."""
    inner, pad = frame.inner, frame.pad
    x, y = inner.centre
    trick = slots_of(table, frame, seat)
    if seat in (Seat.E, Seat.W):
        strip = index_depth(frame.index) + _BADGE + 0.06
        room = (inner.right - trick.right if seat is Seat.E else trick.x - inner.x) - pad
        unit = min(frame.unit, max(room, 0.6 * frame.unit), inner.height / (TALL + (among - 1) * strip))
        left = inner.right - unit if seat is Seat.E else inner.x
        top = y - (TALL + (among - 1) * strip) * unit / 2
        return Box(left, top + place * strip * unit, unit, TALL * unit)
    # The corner beside the trick: above East's card for North, below West's card for South.
    near = (trick if seat is Seat.N else slot(frame, seat)).right + pad
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
    outside = frame.horizontal_index and frame.inner.width > 7.5 * frame.unit
    ahead = cards_in(table.trick(shown_trick(table) + 1))
    chain = [w for w in table.withdrawn if w.trick >= table.open_trick - 1]
    for number, withdrawn in enumerate(chain, 1):
        seat, card = withdrawn.seat, withdrawn.card
        level = GHOST_Z + OVER[seat] + number
        if not seen[seat] and (trick is None or trick.card_of(seat) is None):
            pose = Pose(slots_of(table, frame, seat), level, Place.TRICK, seat, horizontal_index=frame.horizontal_index)
        elif card in penalty:
            # The card itself lies there; its number is enough.
            pose = msgspec.structs.replace(penalty[card], z=level)
        else:
            pose = Pose(corner_place(frame, seat, seen[seat] + ahead[seat], GHOST, outside), level, Place.TRICK, seat)
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
