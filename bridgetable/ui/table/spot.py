"""What lies at a point of the table: a card, a player's plate, a quitted trick. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.elements import Layout, Place
from bridgetable.ui.table.trick import quitted_at


class Spot(msgspec.Struct, frozen=True):
    """A player, one of his cards if that is seen there, or a quitted trick; nothing of these where all are None."""

    seat: Seat | None = None
    card: Card | None = None
    trick: int | None = None


def spot_at(layout: Layout, x: float, y: float) -> Spot:
    """What lies at this point; a card that lies face down tells only whose it is."""
    if (number := quitted_at(layout, x, y)) is not None:
        return Spot(trick=number)
    point = Box(x, y, 0, 0)
    there = [(pose.z, card) for card, pose in layout.cards.items() if pose.box.contains(point)]
    seen = [each for each in there if layout.cards[each[1]].place is not Place.QUITTED]
    if seen:
        return spot_of(layout, max(seen)[1])
    seats = (seat for areas in (layout.plates, layout.hand_areas) for seat, box in areas.items() if box.contains(point))
    return Spot(next(seats, None))


def spot_of(layout: Layout, card: Card) -> Spot:
    """The spot of this card of the layout."""
    pose = layout.cards[card]
    return Spot(pose.seat, card if pose.face_up else None)
