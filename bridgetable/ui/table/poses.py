"""Where each card lies: a pure function of the table, the view options and the size available. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count

import msgspec

from bridgetable.cards.card import Card, Suit, sorted_for_display
from bridgetable.cards.seat import Seat
from bridgetable.table.irregularity import (
    CallIrregularity,
    CardExposedInAuction,
    CardIrregularity,
    Irregularity,
    SeveralCards,
    cards_involved,
)
from bridgetable.table.state import Table
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import HandView, ViewOptions
from bridgetable.ui.table.areas import (
    FULL_COLUMN,
    PAD,
    REACH,
    STEP,
    Position,
    TableAreas,
    freest,
    indices,
    nearest_places,
    suits_of,
    table_areas,
)
from bridgetable.ui.table.elements import Badge, Ghost, Layout, Place, Pose, SheetPlace, Tag
from bridgetable.ui.table.middle import (
    Label,
    lay_beside_sheet,
    lay_faced_cards,
    lay_quitted,
    lay_withdrawn,
    lying_on_mat,
    place_labels,
    quitted_plays,
    quitted_rows,
    sheet_box,
    shows_auction_sheet,
)
from bridgetable.ui.table.trick import (
    STACKING,
    TRICK_Z,
    cards_in_middle,
    lay_middle,
    lay_turned_up,
    outermost_slot,
    quitted_tricks,
    shown_trick,
    turned_up_sheet,
)

# -- Where dummy's cards lie: a column for each suit, lengthwise towards declarer, the lowest nearest to him (41D) -----


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
    length = {suit: sum(card.suit is suit for card in table.picked_up[seat]) for suit in suits}
    for inner in range(1, len(ordered) - 1) if areas.position(seat).is_upright else ():
        end = min(ends, key=lambda n: length[ordered[n]])
        if length[ordered[inner]] > max(FULL_COLUMN, length[ordered[end]]):
            ordered[inner], ordered[end] = ordered[end], ordered[inner]
    return tuple(ordered)


def _parts(table: Table, seat: Seat, suit: Suit) -> list[Sequence[Card]]:
    """The cards of a suit as dealt, divided where they are more than a column holds."""
    cards = [card for card in sorted_for_display(table.picked_up[seat]) if card.suit is suit]
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


def _rows(areas: TableAreas, seat: Seat, rows: Sequence[Sequence[Card]], cards: frozenset[Card]) -> dict[Card, Pose]:
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


# -- Where the cards of a hand lie: in a row, in a line for each suit, face down, or spread as dummy -------------------


HAND_Z = 100
SUIT_GAP = 0.32
"""The greatest space between two suits of a row, in card widths."""
WIDEST_STEP = 0.72
"""The greatest distance between two cards of a row or line, in card widths."""
INSET = 0.5
"""How much further in the second line of a suit begins, in steps: a line that begins at the edge is another suit."""


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
    return [[c for c in sorted_for_display(table.picked_up[seat]) if c.suit is suit] for suit in suits_of(table, seat)]


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
    """A hand at the side, one line for each suit; a suit too long for a line goes on in one that begins further in."""
    area, unit, height = areas.hand_areas[seat], areas.unit, areas.card_height
    lines = [line for suit in suits_as_dealt(table, seat) for line in _divided(suit, areas, area.width - unit)]
    widest = max((len(line) - 1 + inset for inset, line in lines), default=0.0)
    step = min(WIDEST_STEP * unit, (area.width - unit) / max(1.0, widest))
    pitch = min(1.04 * height, (area.height - height) / max(1, len(lines) - 1))
    x = area.x if areas.position(seat) is Position.LEFT else area.right - unit - widest * step
    poses: dict[Card, Pose] = {}
    numbers = count(HAND_Z)
    for n, (inset, line) in enumerate(lines):
        for m, card in enumerate(card for card in line if card in cards):
            box = Box(x + (m + inset) * step, area.y + n * pitch, unit, height)
            poses[card] = Pose(box, next(numbers), Place.HAND, seat)
    return poses


def _divided(suit: Sequence[Card], areas: TableAreas, room: float) -> Iterator[tuple[float, Sequence[Card]]]:
    """The lines of a suit, as evenly as possible, each with how many steps further in than a new suit it begins.

    `room` is the width for the cards of a line beside the last one.
    """
    steps = room / areas.strip_width + 0.001
    first, further = max(2, int(steps) + 1), max(1, int(steps - INSET) + 1)
    parts = 1 + max(0, -(-(len(suit) - first) // further))
    size = -(-len(suit) // parts)
    left = list(suit)
    for part in range(parts):
        most = first if part == 0 else further
        taken = len(left) if part == parts - 1 else min(max(size, len(left) - further * (parts - 1 - part)), most)
        yield (INSET if part else 0.0, left[:taken])
        del left[:taken]


ON_THE_MAT = frozenset({Place.TRICK, Place.PENALTY, Place.SHOWN, Place.FACE_DOWN, Place.AHEAD})
"""The places covered by the sheet of a trick turned up, or by that of the auction."""


def poses(table: Table, options: ViewOptions, size: tuple[float, float]) -> Layout:
    """The layout of the table, with every card dealt, in a space of this width and height."""
    areas = table_areas(table, options, size)
    in_auction = shows_auction_sheet(table)
    faced, labels, leads = lay_beside_sheet(table, areas) if in_auction else lay_faced_cards(table, areas)
    not_in_hand = frozenset(faced) if in_auction else cards_in_middle(table) | frozenset(faced)
    cards, ghosts = _hands(table, areas, options, not_in_hand)
    others = (*cards.values(), *faced.values())
    middle, middle_tags = ({}, ()) if in_auction else lay_middle(table, areas, others)
    quitted = lay_quitted(table, areas)
    cards |= quitted | middle | faced
    inspected = options.turned_up if options.turned_up in quitted_tricks(table) else None
    if inspected is not None:
        cards |= lay_turned_up(table, areas, inspected)
    awaited = _awaited(table)
    auction = _auction(table, areas, options, inspected)
    all_poses = [*cards.values(), *(ghost.pose for ghost in ghosts)]
    # A sheet covers what lies on the mat.
    covered = inspected is not None or (auction is not None and auction.over)
    badges, tags, withdrawn = ((), (), ()) if covered else _signs(table, areas, cards, labels, (*middle_tags, *leads))
    layout = Layout(
        area=areas.area,
        unit=areas.unit,
        mat=areas.mat,
        plates=areas.plates,
        hand_areas=areas.hand_areas,
        rows=quitted_rows(table, areas),
        cards=cards,
        quitted=tuple((number, quitted[play.card].box) for number, play in quitted_plays(table)),
        ghosts=(*ghosts, *withdrawn),
        badges=badges,
        tags=tags,
        marks=_marks(table, areas, options, cards, ON_THE_MAT if covered else frozenset()),
        awaited=outermost_slot(table, areas, awaited) if awaited is not None and not in_auction else None,
        # Above a ghost there, below the cards of those who sit nearer to the viewer.
        awaited_z=TRICK_Z + STACKING[areas.position(awaited)] + 5 if awaited is not None else 0,
        on_turn=_hand_outline(_seat_to_act(table), all_poses, 0.07 * areas.unit),
        winner=_winning_card(table, shown_trick(table) if inspected is None else inspected),
        turned_up=turned_up_sheet(areas, inspected) if inspected is not None else None,
        auction=auction,
    )
    return msgspec.structs.replace(layout, preview=_preview_box(layout, areas)) if options.preview else layout


def _awaited(table: Table) -> Seat | None:
    """The hand whose next card has its place shown; None while a complete trick still lies there."""
    number = shown_trick(table)
    return table.turn if number == table.open_trick or table.trick(number) is None else None


def _signs(
    table: Table, areas: TableAreas, cards: dict[Card, Pose], labels: Sequence[Label], tags: tuple[Tag, ...]
) -> tuple[tuple[Badge, ...], tuple[Tag, ...], tuple[Ghost, ...]]:
    """The badges and all tags, these among them, where they cover nothing, and the ghosts of withdrawn cards."""
    badges, shown = place_labels(labels, areas, cards, tags)
    tags = (*tags, *shown)
    taken = [*(badge.box for badge in badges), *(tag.box for tag in tags)]
    return badges, tags, lay_withdrawn(table, areas, cards, taken)


def _preview_box(layout: Layout, areas: TableAreas) -> Box:
    """Where the word "preview" stands: in the corner of the mat, or the nearest place where it covers nothing."""
    edge, height = 0.05 * areas.unit, 1.1 * areas.index * areas.unit
    preferred = Box(layout.mat.x + edge, layout.mat.y + edge, 4.8 * height, height)
    signs = [*(badge.box for badge in layout.badges), *(tag.box for tag in layout.tags)]
    signs += [ghost.number_box for ghost in layout.ghosts if ghost.number_box is not None]
    signs += [*layout.plates, *([layout.auction.box] if layout.auction is not None else [])]
    ghosts = [ghost.pose for ghost in layout.ghosts]
    read = [*indices(areas, layout.cards.values()), *indices(areas, ghosts), *lying_on_mat(layout.cards), *signs]
    bodies = [pose.box for pose in (*layout.cards.values(), *ghosts)]
    return freest(nearest_places(preferred, layout.area, STEP * areas.unit), read, bodies)


def _seat_to_act(table: Table) -> Seat | None:
    """The seat to call in the auction, else the hand to play; None when neither is due."""
    if table.to_call is not None and not table.is_pending:
        return table.to_call
    return table.turn


def _auction(table: Table, areas: TableAreas, options: ViewOptions, inspected: int | None) -> SheetPlace | None:
    if shows_auction_sheet(table):
        return SheetPlace(sheet_box(table, areas, preview=options.preview), over=False)
    if options.auction and table.auction.made and inspected is None:
        return SheetPlace(areas.auction, over=True)
    return None


def _hand_outline(seat: Seat | None, poses: Iterable[Pose], margin: float) -> Box | None:
    """The box around the cards of this hand, with a margin; None where it holds no card."""
    boxes = [pose.box for pose in poses if pose.seat is seat and pose.place is Place.HAND]
    if not boxes:
        return None
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.right for box in boxes), max(box.bottom for box in boxes)
    return Box(left, top, right - left, bottom - top).shrunk(-margin)


def _winning_card(table: Table, number: int) -> Card | None:
    seat, trick = table.winner(number), table.trick(number)
    return trick.card_of(seat) if trick is not None and seat is not None else None


def _hands(
    table: Table, areas: TableAreas, options: ViewOptions, not_in_hand: frozenset[Card]
) -> tuple[dict[Card, Pose], tuple[Ghost, ...]]:
    cards: dict[Card, Pose] = {}
    ghosts: list[Ghost] = []
    for seat in Seat:
        view = options.hands[seat]
        open_dummy = table.spread and seat is table.dummy
        held = table.hands[seat] - not_in_hand
        shown = table.picked_up[seat] if view is HandView.AS_DEALT else held
        hand_poses = lay_hand(table, areas, seat, shown, open_dummy or view is not HandView.HIDDEN)
        cards |= {card: pose for card, pose in hand_poses.items() if card in held}
        ghosts += [Ghost(card, pose) for card, pose in hand_poses.items() if card not in held]
    return cards, tuple(ghosts)


def _hidden_at_different_places(table: Table) -> Iterator[Irregularity]:
    """The hidden irregularities, of those without a card only the first of each kind and player."""
    met: set[tuple[type, Seat]] = set()
    for number in table.hidden:
        one = table.irregularities[number]
        of_a_card = isinstance(one, CardIrregularity | SeveralCards | CardExposedInAuction)
        if of_a_card or (type(one), one.seat) not in met:
            met.add((type(one), one.seat))
            yield one


def _marks(
    table: Table, areas: TableAreas, options: ViewOptions, cards: dict[Card, Pose], covered: frozenset[Place]
) -> tuple[Box, ...]:
    """The boxes of the presenter's marks: at the card of each hidden irregularity, or without a card at the plate."""
    if not options.marks or options.projector:
        return ()
    boxes: dict[Box, None] = {}
    on_sheet = shows_auction_sheet(table)
    for irregularity in _hidden_at_different_places(table):
        if on_sheet and isinstance(irregularity, CallIrregularity):
            continue  # The sheet marks the call itself.
        # Of several cards, the one furthest to the right: its upper corner is free.
        involved = [cards[card] for card in cards_involved(irregularity) if card in cards]
        pose = max(involved, key=lambda pose: pose.box.right, default=None)
        if pose is None:
            boxes[_mark_at_plate(areas, irregularity.seat)] = None
        elif pose.place in covered:
            continue
        else:
            boxes[_mark_on_card(areas, pose)] = None
    return tuple(boxes)


def _mark_on_card(areas: TableAreas, pose: Pose) -> Box:
    """A right corner of the card: the upper, or the lower where rank and suit lie side by side."""
    if pose.place is Place.QUITTED:
        return Box.centred_at(*pose.box.centre, 0.34 * areas.unit, 0.3 * areas.unit)
    size, edge = 0.42 * areas.unit, 0.03 * areas.unit
    top = pose.box.bottom - edge - 0.9 * size if pose.horizontal_index else pose.box.y + edge
    return Box(pose.box.right - size - edge, top, size, 0.9 * size)


def _mark_at_plate(areas: TableAreas, seat: Seat) -> Box:
    plate = areas.plates[seat]
    size = 0.26 * areas.unit
    return Box(plate.x - 0.08 * areas.unit, plate.y - 0.08 * areas.unit, size, 0.9 * size)
