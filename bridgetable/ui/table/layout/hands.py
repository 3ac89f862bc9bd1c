"""Where the cards of a hand lie: in a row, in a line for each suit, face down, or spread as dummy. No Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import TableAreas, suits_of
from bridgetable.ui.table.layout.dummy import lay_dummy
from bridgetable.ui.table.layout.elements import Place, Pose
from bridgetable.ui.table.layout.position import Position

HAND_Z = 100
SUIT_GAP = 0.32
"""The greatest space between two suits of a row, in card widths."""
WIDEST_STEP = 0.72
"""The greatest distance between two cards of a row or line, in card widths."""


def lay_hand(table: Table, areas: TableAreas, seat: Seat, cards: frozenset[Card], face_up: bool) -> dict[Card, Pose]:
    """Where these cards of the hand lie; each suit keeps its place while cards leave the hand."""
    ordered = sorted_for_display(cards)
    upright = areas.position(seat).is_upright
    if face_up and table.spread and seat is table.dummy:
        return lay_dummy(table, areas, seat, ordered)
    if not upright:
        return _lines(table, areas, seat, ordered) if face_up else _pile(areas, seat, ordered)
    return _row(table, areas, seat, ordered) if face_up else _closed_row(areas, seat, ordered)


def suits_as_dealt(table: Table, seat: Seat) -> list[list[Card]]:
    """The suits of the hand as dealt, spades first, each from the highest card down."""
    return [[c for c in sorted_for_display(table.deal[seat]) if c.suit is suit] for suit in suits_of(table, seat)]


def _row(table: Table, areas: TableAreas, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """A hand at the top or the bottom, with gaps between its suits."""
    area, unit = areas.hand_areas[seat], areas.unit
    dealt = suits_as_dealt(table, seat)
    steps, gaps = max(1, sum(map(len, dealt)) - 1), len(dealt) - 1
    least = min(areas.strip_width, (area.width - unit) / steps)
    gap = min(SUIT_GAP * unit, (area.width - unit - steps * least) / gaps) if gaps > 0 else 0.0
    step = min(WIDEST_STEP * unit, (area.width - unit - gaps * gap) / steps)
    left = area.x + (area.width - unit - steps * step - gaps * gap) / 2
    y = area.y if areas.position(seat) is Position.TOP else area.bottom - areas.card_height
    poses: dict[Card, Pose] = {}
    for suit in dealt:
        for n, card in enumerate(card for card in suit if card in cards):
            box = Box(left + n * step, y, unit, areas.card_height)
            poses[card] = Pose(box, HAND_Z + len(poses), Place.HAND, seat)
        left += len(suit) * step + gap
    return poses


def _closed_row(areas: TableAreas, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """A hand at the top or the bottom face down, without gaps that would show suit lengths."""
    area, unit = areas.hand_areas[seat], areas.unit
    step = min(0.45 * unit, (area.width - unit) / max(1, len(cards) - 1))
    x = area.centre[0] - (unit + (len(cards) - 1) * step) / 2
    y = area.y if areas.position(seat) is Position.TOP else area.bottom - areas.card_height
    return {
        card: Pose(Box(x + n * step, y, unit, areas.card_height), HAND_Z + n, Place.HAND, seat, False)
        for n, card in enumerate(cards)
    }


def _pile(areas: TableAreas, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """A hand at the side face down: backs one below the other, without gaps that would show suit lengths."""
    area, unit = areas.hand_areas[seat], areas.unit
    step = min(0.4 * unit, (area.height - unit) / max(1, len(cards) - 1))
    x = area.x if areas.position(seat) is Position.LEFT else area.right - areas.card_height
    return {
        card: Pose(Box(x, area.y + n * step, areas.card_height, unit), HAND_Z + n, Place.HAND, seat, False)
        for n, card in enumerate(cards)
    }


def _lines(table: Table, areas: TableAreas, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """A hand at the side, one line for each suit; a suit too long for a line is divided as evenly as possible."""
    area, unit, height = areas.hand_areas[seat], areas.unit, areas.card_height
    most = max(2, int((area.width - unit) / areas.strip_width + 0.001) + 1)
    lines = [part for suit in suits_as_dealt(table, seat) for part in _divided(suit, most)]
    longest, last = max(map(len, lines), default=1), len(lines) - 1
    step = min(WIDEST_STEP * unit, (area.width - unit) / max(1, longest - 1))
    pitch = min(1.04 * height, (area.height - height) / max(1, last))
    x = area.x if areas.position(seat) is Position.LEFT else area.right - unit - (longest - 1) * step
    poses: dict[Card, Pose] = {}
    numbers = count(HAND_Z)
    for n, line in enumerate(lines):
        for m, card in enumerate(card for card in line if card in cards):
            poses[card] = Pose(Box(x + m * step, area.y + n * pitch, unit, height), next(numbers), Place.HAND, seat)
    return poses


def _divided(suit: Sequence[Card], most: int) -> Iterator[Sequence[Card]]:
    parts = -(-len(suit) // most)
    size = -(-len(suit) // parts)
    return (suit[n : n + size] for n in range(0, len(suit), size))
