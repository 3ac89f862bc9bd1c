"""What lies around the trick: quitted tricks, penalty cards, cards shown, and ghosts of withdrawn cards. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import partial

import msgspec

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.cache import cached_on_value
from bridgetable.table.irregularity import CardExposedInAuction, cards_involved
from bridgetable.table.state import Table
from bridgetable.table.trick import Trick
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import QUITTED_DEPTH, TableAreas
from bridgetable.ui.table.layout.elements import (
    CARD_ASPECT,
    Badge,
    Ghost,
    Place,
    Pose,
    QuittedRow,
    Tag,
    horizontal_index_height,
)
from bridgetable.ui.table.layout.trick import STACKING, cards_in, corner_slot, outermost_slot, shown_trick, slot

QUITTED_Z, GHOST_Z, PENALTY_Z = 10, 60, 200
QUITTED_SIZE = 0.3
"""The width of a quitted card, in card widths."""
GHOST_SIZE = 0.66
"""The width of the ghost of a withdrawn card, in card widths."""
Faced = tuple[dict[Card, Pose], tuple[Badge, ...], tuple[Tag, ...]]
"""The poses of cards that lie face up, their badges and their tags."""


def lay_quitted(table: Table, areas: TableAreas) -> dict[Card, Pose]:
    """The poses of all quitted cards, each in the row of its side."""
    middle = shown_trick(table)
    return {
        play.card: _quitted(table, areas, number, trick, play.seat)
        for number, trick in table.numbered_tricks() if number < middle
        for play in trick.plays
    }


def quitted_rows(areas: TableAreas) -> tuple[QuittedRow, QuittedRow]:
    """The rows of quitted tricks: in front of South for North-South, in front of East for East-West."""
    mat, lane = areas.mat, QUITTED_DEPTH * areas.unit
    south = Box(mat.x, mat.bottom - lane, mat.width - lane - areas.pad, lane)
    east = Box(mat.right - lane, mat.y, lane, mat.height)
    return (QuittedRow(Side.NS, south), QuittedRow(Side.EW, east))


def _quitted(table: Table, areas: TableAreas, number: int, trick: Trick, seat: Seat) -> Pose:
    """The pose of a quitted card, pointing to the side that won the trick: upright for North-South (Law 65B)."""
    row = quitted_rows(areas)[seat.side].box
    place = number - table.first_number
    small = QUITTED_SIZE * areas.unit
    length = row.width if seat.side is Side.NS else row.height
    step = min(1.55 * small, (length - CARD_ASPECT * small) / max(1, len(table.deal.north) - 2))
    middle = CARD_ASPECT * small / 2 + place * step
    x, y = (row.x + middle, row.centre[1]) if seat.side is Side.NS else (row.centre[0], row.y + middle)
    upright = trick.winner(table.trump).side is Side.NS
    box = Box.centred_at(x, y, *((small, CARD_ASPECT * small) if upright else (CARD_ASPECT * small, small)))
    return Pose(box, QUITTED_Z + place, Place.QUITTED, seat, False)


@cached_on_value
def shown_cards(table: Table, seat: Seat) -> tuple[Card, ...]:
    """The exposed cards of a player: in the auction any player's (Law 24), in the play a defender's before a ruling."""
    if table.contract is None:
        return tuple(sorted_for_display(table.exposed & table.hands[seat]))
    exposed = table.exposed & table.hands[seat]
    if not exposed or not table.is_defender(seat):
        return ()
    ruled = {card for n, offence in table.recorded if table.is_settled(n) for card in cards_involved(offence)}
    known = {pc.card for pc in table.penalty_cards} | ruled
    return tuple(sorted_for_display(exposed - known))


def faced_before(table: Table, seat: Seat) -> list[tuple[Card, bool | None]]:
    """The cards that lie face up before this player, each with True for a major penalty card, False for a minor one,
    None for a card that is no penalty card.
    """
    penalty = table.penalty_cards_of(seat)
    return [*((pc.card, pc.major) for pc in penalty), *((card, None) for card in shown_cards(table, seat))]


def lay_faced_cards(table: Table, areas: TableAreas) -> Faced:
    """The cards that lie face up before their owners, beside the trick."""
    return lay_faced(table, areas, partial(_faced_box, table, areas))


def lay_faced(table: Table, areas: TableAreas, box_of: Callable[[Seat, int, int], Box]) -> Faced:
    """The cards that lie face up before their owners: penalty cards with a badge, cards just shown with a tag.

    `box_of` gives the box of a card from its player, its index among his cards that lie face up, and their number.
    """
    led = {card for offence in table.irregularities if isinstance(offence, CardExposedInAuction) and offence.led
           for card in offence.cards}
    poses: dict[Card, Pose] = {}
    badges: list[Badge] = []
    tags: list[Tag] = []
    for seat in Seat:
        faced = faced_before(table, seat)
        for n, (card, major) in enumerate(faced):
            box = box_of(seat, n, len(faced))
            place = Place.SHOWN if major is None else Place.PENALTY
            poses[card] = Pose(box, PENALTY_Z + n, place, seat, True, horizontal_index=True)
            label = _label_on(areas, box)
            if major is None:
                tags.append(Tag("led" if card in led else "shown", label))
            else:
                badges.append(Badge(card, label, major))
    return poses, tuple(badges), tuple(tags)


_BADGE_HEIGHT = 0.27
"""The height of a badge, in card widths."""


def _label_on(areas: TableAreas, box: Box) -> Box:
    """The strip of a card below its index."""
    unit = min(box.width, box.height)
    return Box(box.x, box.y + (horizontal_index_height(areas.index) + 0.02) * unit, box.width, _BADGE_HEIGHT * unit)


def _faced_box(table: Table, areas: TableAreas, seat: Seat, place: int, count: int) -> Box:
    """The box of a card face up: East and West have a column beside the trick, North and South a row.

    `place` is the index of the card among the `count` cards of its player.
    """
    trick_area, pad = areas.trick_area, areas.pad
    x, y = trick_area.centre
    trick = outermost_slot(table, areas, seat)
    if seat in (Seat.E, Seat.W):
        strip = horizontal_index_height(areas.index) + _BADGE_HEIGHT + 0.06
        room = (trick_area.right - trick.right if seat is Seat.E else trick.x - trick_area.x) - pad
        unit = min(areas.unit, max(room, 0.6 * areas.unit), trick_area.height / (CARD_ASPECT + (count - 1) * strip))
        left = trick_area.right - unit if seat is Seat.E else trick_area.x
        top = y - (CARD_ASPECT + (count - 1) * strip) * unit / 2
        return Box(left, top + place * strip * unit, unit, CARD_ASPECT * unit)
    # The corner beside the trick: above East's card for North, below West's card for South.
    edge = (trick if seat is Seat.N else slot(areas, seat)).right + pad
    room = trick_area.right - edge
    depth = max(0.6 * areas.card_height, (trick_area.height - areas.card_height) / 2 - pad)
    unit = min(areas.unit, room / (1 + 1.04 * (count - 1)), depth / CARD_ASPECT)
    if seat is Seat.N:
        return Box(edge + 1.04 * unit * place, trick_area.y, unit, CARD_ASPECT * unit)
    left = 2 * x - edge - unit - 1.04 * unit * place
    return Box(left, trick_area.bottom - CARD_ASPECT * unit, unit, CARD_ASPECT * unit)


def correction_in_progress(table: Table) -> bool:
    """Whether a question is open, or a player is to replace a card he withdrew."""
    if table.agenda or table.owing is not None:
        return True
    turn, number = table.turn, table.open_trick
    return any(w.seat is turn and w.trick == number for w in table.withdrawn)


def lay_withdrawn(table: Table, areas: TableAreas, penalty: dict[Card, Pose]) -> tuple[Ghost, ...]:
    """The ghosts of the cards withdrawn in the correction in progress, numbered in the order of withdrawal."""
    if not correction_in_progress(table):
        return ()
    trick = table.trick(shown_trick(table))
    seen: Counter[Seat] = Counter()
    ghosts: list[Ghost] = []
    outside = areas.horizontal_index and areas.trick_area.width > 7.5 * areas.unit
    ahead = cards_in(table.trick(shown_trick(table) + 1))
    chain = [w for w in table.withdrawn if w.trick >= table.open_trick - 1]
    for number, withdrawn in enumerate(chain, 1):
        seat, card = withdrawn.seat, withdrawn.card
        level = GHOST_Z + STACKING[seat] + number
        if not seen[seat] and (trick is None or trick.card_of(seat) is None):
            box = outermost_slot(table, areas, seat)
            pose = Pose(box, level, Place.TRICK, seat, horizontal_index=areas.horizontal_index)
        elif card in penalty:
            # The card itself lies there and only needs its number.
            pose = msgspec.structs.replace(penalty[card], z=level)
        else:
            box = corner_slot(areas, seat, seen[seat] + ahead[seat], GHOST_SIZE, outside)
            pose = Pose(box, level, Place.TRICK, seat)
        ghosts.append(Ghost(card, pose, number, _number_box(areas, pose)))
        seen[seat] += 1
    return tuple(ghosts)


def _number_box(areas: TableAreas, pose: Pose) -> Box:
    """A corner away from the index; for South a lower one, because North's card may cover the upper half."""
    size, edge, box = 0.36 * areas.unit, 0.05 * areas.unit, pose.box
    if pose.place is Place.PENALTY:
        return Box(box.x + edge, box.bottom - size - edge, size, size)
    top = box.bottom - size - edge if pose.seat is Seat.S else box.y + edge
    return Box(box.right - size - edge, top, size, size)
