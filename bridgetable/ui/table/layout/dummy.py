"""Where dummy's cards lie: a column for each suit, lengthwise towards declarer, the lowest nearest to him (41D). No Qt.

At the top and bottom the columns stand apart, so that a long suit reaches past the trick without touching it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards.card import Card, Suit, sorted_for_display
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.table.layout.areas import FULL_COLUMN, PAD, REACH, TableAreas, suits_of
from bridgetable.ui.table.layout.elements import Place, Pose
from bridgetable.ui.table.layout.position import Position

DUMMY_Z = 100
ABOVE_FACED = 120
"""How much higher dummy's cards at the bottom lie: above cards that lie face up beside the trick, below the trick."""
COLUMN_PLACES = {1: (0.0,), 2: (-2.2, 2.2), 3: (-2.2, 0.0, 2.2), 4: (-3.0, -1.0, 1.0, 3.0)}
"""Where the middles of so many columns are, in card widths from the middle of the mat."""
LONGEST_COLUMN = 8
"""The most cards in a column; a longer suit is divided between several."""
ROW_PITCH = 1.25
"""The greatest distance between two rows at a side, in card widths; it leaves room for figures."""
ROW_STEP_MARGIN = 0.12
"""How much further apart the cards of a row or column lie where there is room, in card widths."""


def lay_dummy(table: Table, areas: TableAreas, seat: Seat, cards: Sequence[Card]) -> dict[Card, Pose]:
    """Where these cards of dummy lie."""
    columns = [part for suit in dummy_suits(table, areas, seat) for part in _parts(table, seat, suit)]
    if not areas.position(seat).is_upright:
        return _rows(areas, seat, columns, frozenset(cards))
    poses: dict[Card, Pose] = {}
    for n, column in enumerate(columns):
        offset = COLUMN_PLACES[len(columns)][n]
        poses |= _column(areas, seat, (offset, DUMMY_Z + 13 * n), column, frozenset(cards))
    return poses


def dummy_suits(table: Table, areas: TableAreas, seat: Seat) -> tuple[Suit, ...]:
    """Dummy's suits from the viewer's left (top and bottom) or from above (at a side): trumps on dummy's right.

    A suit too long for a column that ends at the trick changes places with a shorter one at an end.
    """
    suits = suits_of(table, seat)
    others = tuple(suit for suit in suits if suit is not table.trump)
    trumps = tuple(suit for suit in suits if suit is table.trump)
    # Whoever sits at the top faces the viewer, and at the right faces left: his right is the viewer's left, and above.
    first = areas.position(seat) in (Position.TOP, Position.RIGHT)
    ordered = [*trumps, *others] if first else [*others, *trumps]
    ends = [n for n in (0, len(ordered) - 1) if ordered[n] is not table.trump]
    length = {suit: sum(card.suit is suit for card in table.deal[seat]) for suit in suits}
    for inner in range(1, len(ordered) - 1) if areas.position(seat).is_upright else ():
        end = min(ends, key=lambda n: length[ordered[n]])
        if length[ordered[inner]] > max(FULL_COLUMN, length[ordered[end]]):
            ordered[inner], ordered[end] = ordered[end], ordered[inner]
    return tuple(ordered)


def _parts(table: Table, seat: Seat, suit: Suit) -> list[Sequence[Card]]:
    """The cards of a suit as dealt, divided where they are more than a column holds."""
    cards = [card for card in sorted_for_display(table.deal[seat]) if card.suit is suit]
    parts = -(-len(cards) // LONGEST_COLUMN)
    size = -(-len(cards) // parts)
    return [cards[n : n + size] for n in range(0, len(cards), size)]


def _column(
    areas: TableAreas, seat: Seat, place: tuple[float, int], column: Sequence[Card], cards: frozenset[Card]
) -> dict[Card, Pose]:
    """A column at the top or bottom; `place` is how many card widths from the middle of the mat, and the lowest z."""
    offset, lowest = place
    area, unit, height = areas.hand_areas[seat], areas.unit, areas.card_height
    at_top = areas.position(seat) is Position.TOP
    step = _column_step(areas, seat, offset, len(column))
    x = areas.mat.centre[0] + (offset - 0.5) * unit
    poses: dict[Card, Pose] = {}
    for n, card in enumerate(card for card in column if card in cards):
        y = area.y + n * step if at_top else area.bottom - height - n * step
        # The index is at the top, so a card further down lies on top.
        z = lowest + (n if at_top else ABOVE_FACED + LONGEST_COLUMN - n)
        poses[card] = Pose(Box(x, y, unit, height), z, Place.HAND, seat, horizontal_index=True)
    return poses


def _column_step(areas: TableAreas, seat: Seat, offset: float, count: int) -> float:
    """The distance between two cards of a column: as large as the room above, below or beside the trick allows."""
    area, mat, unit, height = areas.hand_areas[seat], areas.mat, areas.unit, areas.card_height
    clear = abs(offset) - 0.5
    # Beyond the trick the column may cross the mat; beside North's or South's card it may reach to East's or West's.
    room = mat.height if clear >= REACH else max(0.0, (mat.height - height) / 2) if clear >= 0.5 else 0.0
    steps = max(1, count - 1)
    fitting = (area.height + room - height) / steps
    least = (areas.index + 0.03) * unit
    if fitting < least and areas.position(seat) is Position.TOP:
        # Only the body of the last card is under the trick.
        fitting = min(least, (area.height + room - areas.strip_height) / steps)
    return min(fitting, areas.strip_height)


def _rows(
    areas: TableAreas, seat: Seat, rows: Sequence[Sequence[Card]], cards: frozenset[Card]
) -> dict[Card, Pose]:
    """Dummy at a side: a row for each suit, its cards sideways, reaching to the trick where a suit is long."""
    area, unit, height = areas.hand_areas[seat], areas.unit, areas.card_height
    at_left = areas.position(seat) is Position.LEFT
    middle, longest, last = areas.mat.centre, max(map(len, rows), default=1), max(1, len(rows) - 1)
    room, place = area.width, area
    if height + (longest - 1) * areas.strip_width > area.width:
        # Long rows reach to the trick, between the hands at the top and bottom.
        room = abs(middle[0] - (area.x if at_left else area.right)) - (REACH + PAD) * unit
        place = areas.mat
    pitch = min(ROW_PITCH * unit, (place.height - unit) / last)
    top = max(place.y, middle[1] - (unit + (len(rows) - 1) * pitch) / 2)
    poses: dict[Card, Pose] = {}
    for m, row in enumerate(rows):
        step = min((room - height) / max(1, len(row) - 1), areas.strip_width + ROW_STEP_MARGIN * unit)
        for n, card in enumerate(card for card in row if card in cards):
            left = area.x + n * step if at_left else area.right - height - n * step
            z = DUMMY_Z + 13 * m + (n if at_left else 13 - n)
            poses[card] = Pose(Box(left, top + m * pitch, height, unit), z, Place.HAND, seat)
    return poses
