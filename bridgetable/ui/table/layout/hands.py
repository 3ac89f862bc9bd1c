"""Where the cards of a hand lie: in a row, in a line for each suit, face down, or spread as dummy. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count, pairwise

from bridgetable.cards.card import Card, Suit, sorted_for_display
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import TableAreas, longest_suit, suits_of
from bridgetable.ui.table.layout.elements import CARD_ASPECT, Place, Pose, vertical_index_height

HAND_Z = 100
MIN_ONE_LINE_SCALE = 0.85
"""The smallest scale of the hands at the sides before a long suit is divided between two lines."""


def lay_hand(table: Table, areas: TableAreas, seat: Seat, cards: frozenset[Card], face_up: bool) -> dict[Card, Pose]:
    """Where these cards of the hand lie; each suit keeps its place while cards leave the hand."""
    ordered = sorted_for_display(cards)
    if face_up and table.spread and seat is table.dummy:
        return _spread(table, areas, seat, ordered)
    if seat in (Seat.N, Seat.S):
        return _row(areas, seat, ordered, face_up)
    if not face_up:
        return _pile(areas, seat, ordered)
    return _lines(table, areas, seat, ordered)


def _row(areas: TableAreas, seat: Seat, cards: Sequence[Card], face_up: bool) -> dict[Card, Pose]:
    """A hand at the top or the bottom, with gaps between its suits where it is face up."""
    area, unit = areas.hand_areas[seat], areas.unit
    if not cards:
        return {}
    gaps = sum(1 for a, b in pairwise(cards) if a.suit is not b.suit) if face_up else 0
    steps = max(1, len(cards) - 1)
    least = min(areas.strip_width, (area.width - unit) / steps)
    gap = min(0.3 * unit, (area.width - unit - steps * least) / gaps) if gaps else 0.0
    step = min(0.8 * unit, (area.width - unit - gaps * gap) / steps)
    x = area.x + (area.width - unit - (len(cards) - 1) * step - gaps * gap) / 2
    y = area.y if seat is Seat.N else area.bottom - areas.card_height
    poses: dict[Card, Pose] = {}
    for n, card in enumerate(cards):
        if face_up and n and card.suit is not cards[n - 1].suit:
            x += gap
        poses[card] = Pose(Box(x, y, unit, areas.card_height), HAND_Z + n, Place.HAND, seat, face_up)
        x += step
    return poses


def _pile(areas: TableAreas, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """A hand at the side face down: backs one below the other, without gaps that would show suit lengths."""
    area, unit = areas.hand_areas[seat], areas.unit
    step = min(0.45 * unit, (area.height - unit) / max(1, len(cards) - 1))
    x = area.x if seat is Seat.W else area.right - areas.card_height
    y = area.centre[1] - (unit + (len(cards) - 1) * step) / 2
    return {
        card: Pose(Box(x, y + n * step, areas.card_height, unit), HAND_Z + n, Place.HAND, seat, False)
        for n, card in enumerate(cards)
    }


def _lines(table: Table, areas: TableAreas, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """A hand at the side, one line for each suit; a suit too long for a line is divided as evenly as possible."""
    area = areas.hand_areas[seat]
    dealt = [[c for c in sorted_for_display(table.deal[seat]) if c.suit is suit] for suit in suits_of(table, seat)]
    max_cards = _cards_per_line(areas, area, [len(suit) for suit in dealt])
    lines = [half for suit in dealt for half in _split(suit, max_cards)]
    longest, last = max(map(len, lines)), len(lines) - 1
    scale = _scale(areas, area, longest, len(lines))
    unit, height = scale * areas.unit, scale * areas.card_height
    step = min(0.62 * unit, (area.width - unit) / max(1, longest - 1))
    pitch = min(1.06 * height, (area.height - height) / max(1, last))
    block = unit + (longest - 1) * step
    x = area.x if seat is Seat.W else area.right - block
    y = area.centre[1] - (height + last * pitch) / 2
    poses: dict[Card, Pose] = {}
    numbers = count(HAND_Z)
    for n, line in enumerate(lines):
        for m, card in enumerate(card for card in line if card in cards):
            poses[card] = Pose(Box(x + m * step, y + n * pitch, unit, height), next(numbers), Place.HAND, seat)
    return poses


def _cards_per_line(areas: TableAreas, area: Box, lengths: Sequence[int]) -> int:
    choices = range(max(lengths), 2, -1)
    scales = {most: _scale(areas, area, most, sum(-(-n // most) for n in lengths)) for most in choices}
    large_enough = (most for most, scale in scales.items() if scale >= MIN_ONE_LINE_SCALE)
    return next(large_enough, max(scales, key=scales.__getitem__, default=max(lengths)))


def _scale(areas: TableAreas, area: Box, longest: int, lines: int) -> float:
    width = areas.unit + (longest - 1) * areas.strip_width
    height = areas.card_height + (lines - 1) * vertical_index_height(areas.index) * areas.unit
    return min(1.0, area.width / width, area.height / height)


def _split(suit: Sequence[Card], max_cards: int) -> Iterable[Sequence[Card]]:
    parts = -(-len(suit) // max_cards)
    size = -(-len(suit) // parts)
    return (suit[n : n + size] for n in range(0, len(suit), size))


def dummy_suits(table: Table, seat: Seat) -> tuple[Suit, ...]:
    """Dummy's suits from the viewer's left (North, South) or from the top (East, West): trumps on dummy's right."""
    suits = suits_of(table, seat)
    trumps = tuple(suit for suit in suits if suit is table.trump)
    others = tuple(suit for suit in suits if suit is not table.trump)
    # North faces the viewer, and East faces left: their right is the viewer's left, and the top.
    return trumps + others if seat in (Seat.N, Seat.E) else others + trumps


def _spread(table: Table, areas: TableAreas, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """Dummy: a column for each suit, pointing lengthwise towards declarer, the lowest card nearest to him (Law 41D)."""
    suits = dummy_suits(table, seat)
    longest = longest_suit(table.deal[seat])
    upright = seat in (Seat.N, Seat.S)
    size = _dummy_card_width(areas, areas.hand_areas[seat], upright, len(suits), longest)
    poses: dict[Card, Pose] = {}
    for n, suit in enumerate(suits):
        for m, card in enumerate(card for card in cards if card.suit is suit):
            box = _dummy_box(areas, seat, size, (n, len(suits)), (m, longest))
            # The index is at the top left, so a card further right or down lies on top.
            above = m if seat in (Seat.N, Seat.W) else longest - m
            poses[card] = Pose(box, HAND_Z + 13 * n + above, Place.HAND, seat, True, horizontal_index=upright)
    return poses


def _dummy_card_width(areas: TableAreas, area: Box, upright: bool, suits: int, longest: int) -> float:
    strip = (areas.strip_height if upright else areas.strip_width) / areas.unit
    length = area.height if upright else area.width
    breadth = area.width if upright else area.height
    return min(areas.unit, length / (CARD_ASPECT + (longest - 1) * strip), breadth / (suits * 1.04))


def _dummy_box(
    areas: TableAreas, seat: Seat, unit: float, column: tuple[int, int], card: tuple[int, int]
) -> Box:
    """The box of a card of dummy, given the index and the number of columns, and of cards in the longest column."""
    area, height = areas.hand_areas[seat], CARD_ASPECT * unit
    upright = seat in (Seat.N, Seat.S)
    strip = (areas.strip_height if upright else areas.strip_width) / areas.unit
    length, breadth = (area.height, area.width) if upright else (area.width, area.height)
    step = min((length - height) / max(1, card[1] - 1), (strip + 0.12) * unit)
    # The columns leave room for figures.
    pitch = min((breadth - unit) / max(1, column[1] - 1), 1.45 * unit)
    across = (breadth - unit - (column[1] - 1) * pitch) / 2 + column[0] * pitch
    along = card[0] * step
    if seat is Seat.N:
        return Box(area.x + across, area.y + along, unit, height)
    if seat is Seat.S:
        return Box(area.x + across, area.bottom - height - along, unit, height)
    if seat is Seat.E:
        return Box(area.right - height - along, area.y + across, height, unit)
    return Box(area.x + along, area.y + across, height, unit)
