"""Where the cards of a hand lie: in a row, suit by suit at the side, closed, or spread as dummy. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count, pairwise

from bridgetable.cards.card import Card, Suit, sorted_for_display
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import Frame, longest_suit, suits_of
from bridgetable.ui.table.layout.shape import TALL, Place, Pose, index_height

HAND_Z = 100
SNUG = 0.85
"""Cards at the side become this much smaller before a long suit takes a second line."""


def lay_hand(table: Table, frame: Frame, seat: Seat, cards: frozenset[Card], face_up: bool) -> dict[Card, Pose]:
    """Where these cards of the hand lie; its suits keep their places as the hand grows shorter."""
    ordered = sorted_for_display(cards)
    if face_up and table.spread and seat is table.dummy:
        return _spread(table, frame, seat, ordered)
    if seat in (Seat.N, Seat.S):
        return _row(frame, seat, ordered, face_up)
    if not face_up:
        return _pile(frame, seat, ordered)
    return _lines(table, frame, seat, ordered)


def _row(frame: Frame, seat: Seat, cards: Sequence[Card], face_up: bool) -> dict[Card, Pose]:
    """A hand at the top or at the bottom, its suits set a little apart when all see them."""
    zone, unit = frame.zones[seat], frame.unit
    if not cards:
        return {}
    gaps = sum(1 for a, b in pairwise(cards) if a.suit is not b.suit) if face_up else 0
    steps = max(1, len(cards) - 1)
    least = min(frame.across, (zone.width - unit) / steps)
    gap = min(0.3 * unit, (zone.width - unit - steps * least) / gaps) if gaps else 0.0
    step = min(0.8 * unit, (zone.width - unit - gaps * gap) / steps)
    x = zone.x + (zone.width - unit - (len(cards) - 1) * step - gaps * gap) / 2
    y = zone.y if seat is Seat.N else zone.bottom - frame.tall
    poses: dict[Card, Pose] = {}
    for n, card in enumerate(cards):
        if face_up and n and card.suit is not cards[n - 1].suit:
            x += gap
        poses[card] = Pose(Box(x, y, unit, frame.tall), HAND_Z + n, Place.HAND, seat, face_up)
        x += step
    return poses


def _pile(frame: Frame, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """A closed hand at the side: backs, one below the other, that do not tell how long a suit is."""
    zone, unit = frame.zones[seat], frame.unit
    step = min(0.45 * unit, (zone.height - unit) / max(1, len(cards) - 1))
    x = zone.x if seat is Seat.W else zone.right - frame.tall
    y = zone.centre[1] - (unit + (len(cards) - 1) * step) / 2
    return {
        card: Pose(Box(x, y + n * step, frame.tall, unit), HAND_Z + n, Place.HAND, seat, False)
        for n, card in enumerate(cards)
    }


def _lines(table: Table, frame: Frame, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """A hand at the side, a suit a line; a suit too long for a line takes two, as equal as can be."""
    zone = frame.zones[seat]
    dealt = [[c for c in sorted_for_display(table.deal[seat]) if c.suit is suit] for suit in suits_of(table, seat)]
    most = _cards_a_line(frame, zone, [len(suit) for suit in dealt])
    lines = [half for suit in dealt for half in _halves(suit, most)]
    longest, last = max(map(len, lines)), len(lines) - 1
    scale = _scale(frame, zone, longest, len(lines))
    unit, tall = scale * frame.unit, scale * frame.tall
    step = min(0.62 * unit, (zone.width - unit) / max(1, longest - 1))
    pitch = min(1.06 * tall, (zone.height - tall) / max(1, last))
    block = unit + (longest - 1) * step
    x = zone.x if seat is Seat.W else zone.right - block
    y = zone.centre[1] - (tall + last * pitch) / 2
    poses: dict[Card, Pose] = {}
    numbers = count(HAND_Z)
    for n, line in enumerate(lines):
        for m, card in enumerate(card for card in line if card in cards):
            poses[card] = Pose(Box(x + m * step, y + n * pitch, unit, tall), next(numbers), Place.HAND, seat)
    return poses


def _cards_a_line(frame: Frame, zone: Box, lengths: Sequence[int]) -> int:
    choices = range(max(lengths), 2, -1)
    found = {most: _scale(frame, zone, most, sum(-(-n // most) for n in lengths)) for most in choices}
    snug = (most for most, scale in found.items() if scale >= SNUG)
    return next(snug, max(found, key=found.__getitem__, default=max(lengths)))


def _scale(frame: Frame, zone: Box, longest: int, lines: int) -> float:
    wide = frame.unit + (longest - 1) * frame.across
    high = frame.tall + (lines - 1) * index_height(frame.index) * frame.unit
    return min(1.0, zone.width / wide, zone.height / high)


def _halves(suit: Sequence[Card], most: int) -> Iterable[Sequence[Card]]:
    parts = -(-len(suit) // most)
    size = -(-len(suit) // parts)
    return (suit[n : n + size] for n in range(0, len(suit), size))


def dummy_suits(table: Table, seat: Seat) -> tuple[Suit, ...]:
    """Dummy's suits from the viewer's left (North, South) or from the top (East, West): trumps on dummy's right."""
    suits = suits_of(table, seat)
    trumps = tuple(suit for suit in suits if suit is table.trump)
    others = tuple(suit for suit in suits if suit is not table.trump)
    # North looks down at us and East to the left: their right hand is at the viewer's left and at the top.
    return trumps + others if seat in (Seat.N, Seat.E) else others + trumps


def _spread(table: Table, frame: Frame, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """Dummy: a column a suit, lengthwise to declarer, the lowest card nearest to him (Law 41D)."""
    suits = dummy_suits(table, seat)
    longest = longest_suit(table.deal[seat])
    upright = seat in (Seat.N, Seat.S)
    size = _dummy_card(frame, frame.zones[seat], upright, len(suits), longest)
    poses: dict[Card, Pose] = {}
    for n, suit in enumerate(suits):
        for m, card in enumerate(card for card in cards if card.suit is suit):
            box = _dummy_place(frame, seat, size, (n, len(suits)), (m, longest))
            # The index is at the top left, so what lies further right or down lies on top.
            above = m if seat in (Seat.N, Seat.W) else longest - m
            poses[card] = Pose(box, HAND_Z + 13 * n + above, Place.HAND, seat, True, horizontal_index=upright)
    return poses


def _dummy_card(frame: Frame, zone: Box, upright: bool, suits: int, longest: int) -> float:
    strip = (frame.down if upright else frame.across) / frame.unit
    length = zone.height if upright else zone.width
    breadth = zone.width if upright else zone.height
    return min(frame.unit, length / (TALL + (longest - 1) * strip), breadth / (suits * 1.04))


def _dummy_place(
    frame: Frame, seat: Seat, unit: float, column: tuple[int, int], card: tuple[int, int]
) -> Box:
    """The place of the m-th highest card in the n-th column."""
    zone, tall = frame.zones[seat], TALL * unit
    upright = seat in (Seat.N, Seat.S)
    strip = (frame.down if upright else frame.across) / frame.unit
    length, breadth = (zone.height, zone.width) if upright else (zone.width, zone.height)
    step = min((length - tall) / max(1, card[1] - 1), (strip + 0.12) * unit)
    # Between the columns there is room for figures.
    pitch = min((breadth - unit) / max(1, column[1] - 1), 1.45 * unit)
    across = (breadth - unit - (column[1] - 1) * pitch) / 2 + column[0] * pitch
    along = card[0] * step
    if seat is Seat.N:
        return Box(zone.x + across, zone.y + along, unit, tall)
    if seat is Seat.S:
        return Box(zone.x + across, zone.bottom - tall - along, unit, tall)
    if seat is Seat.E:
        return Box(zone.right - tall - along, zone.y + across, tall, unit)
    return Box(zone.x + along, zone.y + across, tall, unit)
