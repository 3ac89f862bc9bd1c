"""What lies around the trick: quitted tricks, penalty cards, cards shown, and ghosts of withdrawn cards. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import groupby
from math import inf

import msgspec

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.events import CardWithdrawn
from bridgetable.table.irregularity import CardExposedInAuction, cards_involved
from bridgetable.table.state import Phase, Table
from bridgetable.table.time_record import withdrawn_in_correction
from bridgetable.table.trick import Play
from bridgetable.table.values import cached_on_value
from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.areas import (
    PAD,
    REACH,
    STEP,
    Position,
    TableAreas,
    freest,
    index_read,
    indices,
    nearest_places,
)
from bridgetable.ui.table.elements import CARD_ASPECT, Badge, Ghost, Place, Pose, QuittedRow, Tag
from bridgetable.ui.table.trick import (
    STACKING,
    TRICK_Z,
    beside_trick,
    cards_in,
    moved_inside,
    outermost_slot,
    shown_trick,
)

QUITTED_Z, UNDER_FACED_Z, PENALTY_Z, GHOST_Z = 10, 60, 200, 281
QUITTED_SIZE = 0.4
"""The width of a quitted card, in card widths."""
QUITTED_STEP = 1.72
"""The distance between two quitted cards, in widths of one of them."""
SIDE_LABEL, LABELLED_ROW = (1.2, 0.56), 5.0
"""The width and height of the name of a side before its tricks, and the least width of its row, in card widths."""
GHOST_SIZE = 0.66
"""The width of the ghost of a withdrawn card, in card widths."""
LABEL_HEIGHT, LABEL_OF_RANK = 0.38, 1.0
"""The least height of the badge or tag below cards that lie face up, in card widths; and in heights of a rank."""
NUMBER_OF_RANK = 0.9
"""The diameter of the number of a withdrawn card, in heights of a rank."""
LABEL_WIDTH = 5.0
"""The least width of such a badge or tag, in its heights."""


class Label(msgspec.Struct, frozen=True):
    """A badge or tag for cards that lie side by side, all of one kind: where it may stand, the best place first."""

    cards: tuple[Card, ...]
    key: str
    places: tuple[Box, ...]


Faced = tuple[dict[Card, Pose], tuple[Label, ...], tuple[Tag, ...]]
"""The poses of cards that lie face up before their owners, their labels, and the tags of leads face down."""
FacedPlace = tuple[list[Box], float]
"""The boxes of the cards that lie face up before a player, and the height of the label below them.

A negative height means that the label is above them.
"""


def lay_quitted(table: Table, areas: TableAreas) -> dict[Card, Pose]:
    """The poses of all quitted cards, each in the row of its side."""
    return {play.card: _quitted(table, areas, number, play.seat) for number, play in quitted_plays(table)}


def quitted_plays(table: Table) -> Iterator[tuple[int, Play]]:
    """The cards of the quitted tricks as they were played, each with the number of its trick."""
    middle = shown_trick(table)
    return ((number, play) for number, trick in table.numbered_tricks() if number < middle for play in trick.plays)


def transferred_between(before: Table, after: Table) -> tuple[Side, tuple[int, ...]]:
    """The side to which tricks were transferred from one table to the next, and the numbers of these tricks.

    Where the Law does not say which tricks they are, they are the last ones that the other side has won.
    """
    gained = {
        side: after.tricks_after_transfers(side)
        - after.tricks_won(side)
        - before.tricks_after_transfers(side)
        + before.tricks_won(side)
        for side in Side
    }
    side = max(Side, key=gained.__getitem__)
    named = [number for each in after.transfers if each.to is side for number in each.from_tricks]
    won = [n for n, _ in after.numbered_tricks() if (winner := after.winner(n)) is not None and winner.side is not side]
    others = [number for number in reversed(won) if number not in named]
    return side, tuple([*reversed(named), *others][: max(0, gained[side])])


def quitted_rows(table: Table, areas: TableAreas) -> tuple[QuittedRow, QuittedRow]:
    """The places of the quitted tricks: left of the hand at the bottom for its side, to its right for the other."""
    ns, ew = (areas.quitted[side] for side in Side)
    quitted = any(True for _ in quitted_plays(table))
    return (
        QuittedRow(Side.NS, ns, _side_label(areas, ns) if quitted else None),
        QuittedRow(Side.EW, ew, _side_label(areas, ew) if quitted else None),
    )


def _side_label(areas: TableAreas, row: Box) -> Box | None:
    """The place of the name of a side before its tricks; None where there is no room for it."""
    if row.width < LABELLED_ROW * areas.unit:
        return None
    width, height = SIDE_LABEL[0] * areas.unit, SIDE_LABEL[1] * areas.unit
    return Box(row.x, row.y + (row.height / 2 - height) / 2, width, height)


def _quitted(table: Table, areas: TableAreas, number: int, seat: Seat) -> Pose:
    """The pose of a quitted card, pointing to the side that won the trick: upright for that at the bottom (Law 65B)."""
    row = areas.quitted[seat.side]
    small = QUITTED_SIZE * areas.unit
    in_row = -(-len(table.deal.north) // 2)
    line, place = divmod(number - table.first_number, in_row)
    label = _side_label(areas, row)
    left = label.right if label is not None else row.x
    step = min(QUITTED_STEP * small, (row.right - left - CARD_ASPECT * small) / max(1, in_row - 1))
    x = left + CARD_ASPECT * small / 2 + place * step
    y = row.y + row.height * (1 + 2 * line) / 4
    winner = table.winner(number)
    upright = winner is not None and areas.position(winner).is_upright
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
    ruled = {card for number, one in table.recorded if table.is_settled(number) for card in cards_involved(one)}
    known = {pc.card for pc in table.penalty_cards} | ruled
    return tuple(sorted_for_display(exposed - known))


def faced_before(table: Table, seat: Seat) -> list[tuple[Card, bool | None]]:
    """The cards that lie face up before this player, each with True for a major penalty card, False for a minor one,
    None for a card that is no penalty card.
    """
    penalty = table.penalty_cards_of(seat)
    return [*((pc.card, pc.major) for pc in penalty), *((card, None) for card in shown_cards(table, seat))]


def lay_faced_cards(table: Table, areas: TableAreas) -> Faced:
    """The cards that lie face up before their owners, beside the trick; their labels may stand beyond the mat."""
    top, low = areas.plates[areas.bottom.partner].bottom, areas.plates[areas.bottom].y
    room = Box(areas.mat.x, top, areas.mat.width, low - top)
    return lay_faced(table, room, partial(_place_beside_trick, table, areas), _room_beside_trick(areas))


def lay_faced(table: Table, room: Box, place_of: Callable[[Seat], FacedPlace], widest: float = inf) -> Faced:
    """The cards that lie face up before their owners: penalty cards with a badge, cards just shown with a tag.

    One badge or tag stands below or above all cards of a kind that lie side by side, inside the room; it is no wider
    than `widest` unless the cards are.
    """
    shown = table.recorded_as(CardExposedInAuction)
    led = {card for _, offence in shown if offence.led for card in offence.cards}
    poses: dict[Card, Pose] = {}
    labels: list[Label] = []
    for seat in Seat:
        faced = faced_before(table, seat)
        if not faced:
            continue
        boxes, label_height = place_of(seat)
        beside = len(boxes) > 1 and 0 < boxes[1].x - boxes[0].x < boxes[0].width
        for n, (card, major) in enumerate(faced):
            place = Place.SHOWN if major is None else Place.PENALTY
            poses[card] = Pose(boxes[n], PENALTY_Z + n, place, seat, horizontal_index=not beside)
        kinds = [_label_key(card, major, led) for card, major in faced]
        for key, group in groupby(range(len(faced)), kinds.__getitem__):
            numbers = list(group)
            places = tuple(_label_places(boxes[numbers[0]], boxes[numbers[-1]], label_height, room, widest))
            labels.append(Label(tuple(faced[n][0] for n in numbers), key, places))
    return poses, tuple(labels), ()


def _label_key(card: Card, major: bool | None, led: Collection[Card]) -> str:
    if major is None:
        return "led" if card in led else "shown"
    return "major" if major else "minor"


def _label_places(first: Box, last: Box, height: float, room: Box, widest: float) -> Iterator[Box]:
    """Where the label of these cards may stand in the room there is for them.

    First below them, or above where `height` is negative; then on their other side; then further left or right, and at
    last no wider than the cards.
    """
    span, tall = last.right - first.x, abs(height)
    width = max(span, min(widest, LABEL_WIDTH * tall))
    sides = (last.bottom, first.y - tall) if height > 0 else (first.y - tall, last.bottom)
    middle = first.x + (span - width) / 2
    for x in (middle, first.x, last.right - width):
        for top in sides:
            yield moved_inside(Box(x, top, width, tall), room)
    for top in sides:
        yield moved_inside(Box(first.x, top, span, tall), room)


def place_labels(
    labels: Sequence[Label], areas: TableAreas, cards: dict[Card, Pose], tags: Iterable[Tag]
) -> tuple[tuple[Badge, ...], tuple[Tag, ...]]:
    """The badges and tags of cards that lie face up, where they cover no index and no other label."""
    badges: list[Badge] = []
    shown: list[Tag] = []
    if not labels:
        return (), ()
    taken = [*indices(areas, cards.values()), *lying_on_mat(cards), *(tag.box for tag in tags)]
    bodies = [pose.box for pose in cards.values()]
    for label in labels:
        box = freest(label.places, taken, bodies)
        taken.append(box)
        if label.key in ("major", "minor"):
            badges.append(Badge(label.cards, box, label.key == "major"))
        else:
            shown.append(Tag(label.key, box))
    return tuple(badges), tuple(shown)


def lying_on_mat(cards: dict[Card, Pose]) -> list[Box]:
    """The boxes of the cards that lie on the mat: in the trick, beside it, or before their owners."""
    return [pose.box for pose in cards.values() if pose.place not in (Place.HAND, Place.QUITTED)]


def _room_beside_trick(areas: TableAreas) -> float:
    """The width of the mat on either side of the trick."""
    return areas.mat.width / 2 - (REACH + PAD) * areas.unit


def _label_height(areas: TableAreas) -> float:
    return max(LABEL_HEIGHT, LABEL_OF_RANK * areas.index) * areas.unit


def _place_beside_trick(table: Table, areas: TableAreas, seat: Seat) -> FacedPlace:
    """The boxes of the cards before this player, at the outer end of the mat, and the height of their label.

    Players at a side have them at their side of the trick; those at the top and bottom at declarer's side, since
    dummy's long rows may reach to the trick.
    """
    mat, unit, position = areas.mat, areas.unit, areas.position(seat)
    count = len(faced_before(table, seat))
    side = position
    if position.is_upright:
        side = Position.LEFT if position is Position.BOTTOM else Position.RIGHT
        if table.declarer is not None and not areas.position(table.declarer).is_upright:
            side = areas.position(table.declarer)
    step = min(1.04 * unit, (_room_beside_trick(areas) - unit) / max(1, count - 1))
    label = _label_height(areas)
    height = areas.card_height + label
    left = mat.x if side is Position.LEFT else mat.right - unit - (count - 1) * step
    dummy = areas.position(table.dummy) if table.dummy is not None else None
    top = mat.y if position is Position.TOP else mat.bottom - height
    if dummy is Position.BOTTOM:
        # Dummy's long suits reach up beside the trick: the label is above, away from their indices.
        top, label = mat.y + label, -label
    elif not position.is_upright and dummy is not Position.TOP:
        top = mat.centre[1] - height / 2
    return [Box(left + n * step, top, unit, areas.card_height) for n in range(count)], label


def withdrawn_shown(table: Table) -> tuple[tuple[int, CardWithdrawn], ...]:
    """The cards withdrawn in the correction in progress, each with its number in the order of withdrawal.

    A correction is in progress while a question is open, or the player on turn is to replace a card he withdrew. A card
    that lies in its trick again is left out; the numbers of the others stay.
    """
    correction = withdrawn_in_correction(table)
    replacing = any((each.seat, each.trick) == (table.turn, table.open_trick) for each in correction)
    if not (table.agenda or replacing):
        return ()
    return tuple(
        (number, each) for number, each in enumerate(correction, 1) if each.card not in _lying_in(table, each.trick)
    )


def _lying_in(table: Table, number: int) -> frozenset[Card]:
    trick = table.trick(number)
    return frozenset(play.card for play in trick.plays) if trick is not None else frozenset()


def lay_withdrawn(table: Table, areas: TableAreas, cards: dict[Card, Pose], labels: Sequence[Box]) -> tuple[Ghost, ...]:
    """The ghosts of the cards withdrawn in the correction in progress, numbered in the order of withdrawal.

    Neither they nor their numbers cover the index of another card, or one of these labels.
    """
    shown = withdrawn_shown(table)
    if not shown:
        return ()
    trick = table.trick(shown_trick(table))
    seen: Counter[Seat] = Counter()
    ghosts: dict[tuple[Seat, Box], Ghost] = {}
    ahead = cards_in(table.trick(shown_trick(table) + 1))
    numbered = [*indices(areas, cards.values()), *labels]
    free, bodies = [*numbered, *lying_on_mat(cards)], [pose.box for pose in cards.values()]
    for number, withdrawn in shown:
        seat, card = withdrawn.seat, withdrawn.card
        if not seen[seat] and (trick is None or trick.card_of(seat) is None):
            box = outermost_slot(table, areas, seat)
            pose = Pose(box, TRICK_Z + STACKING[areas.position(seat)], Place.TRICK, seat, horizontal_index=True)
        elif card in cards and cards[card].place is Place.PENALTY:
            # The card itself lies there and only needs its number.
            pose = msgspec.structs.replace(cards[card], z=UNDER_FACED_Z)
        else:
            preferred = beside_trick(areas, seat, seen[seat] + ahead[seat], GHOST_SIZE)
            box = freest(nearest_places(preferred, areas.mat, STEP * areas.unit), free, bodies)
            pose = Pose(box, GHOST_Z, Place.TRICK, seat, horizontal_index=True)
        free.append(pose.box)
        numbered.append(index_read(areas, pose))
        box = freest(tuple(_number_boxes(areas, pose.box)), numbered)
        numbered.append(box)
        # Where there is no more room, a player's next card covers the one before.
        ghosts[seat, pose.box] = Ghost(card, pose, number, box)
        seen[seat] += 1
    return tuple(ghosts.values())


def _number_boxes(areas: TableAreas, card: Box) -> Iterator[Box]:
    """Where the number of a withdrawn card may stand: first in its lower right corner, away from the index."""
    size, edge = NUMBER_OF_RANK * areas.index * areas.unit, 0.05 * areas.unit
    left, right, foot = card.x + edge, card.right - size - edge, card.bottom - size - edge
    for x in (right, (left + right) / 2, left):
        yield Box(x, foot, size, size)
    # Where another card lies over most of it, half beside it.
    for x in (card.x - 0.8 * size, card.right - 0.2 * size):
        for y in (card.y + edge, (card.y + foot) / 2, foot):
            yield Box(x, y, size, size)


# -- Where the auction sheet lies on the table, and cards that lie face up beside it (Law 24) --------------------------


FACED_Z = 190
FACED_SIZE = 0.84
"""The width of a card that lies beside the sheet, in card widths."""
PREVIEW_STRIP = 0.5
"""The height of the strip left free for the word "preview", in card widths."""


def shows_auction_sheet(table: Table) -> bool:
    """Whether the auction sheet lies in the middle: during the auction, and after it until the opening lead."""
    if table.contract is None:
        return table.phase is Phase.AUCTION or table.passed_out
    trick = table.trick(table.first_number)
    led = table.lead_faced or bool(table.face_down) or (trick is not None and bool(trick.plays))
    return bool(table.auction.made) and not led and table.claim is None and table.phase is Phase.PLAY


def sheet_box(table: Table, areas: TableAreas, *, preview: bool = False) -> Box:
    """The box of the sheet, beside margins for cards that lie before a player, and below the word "preview"."""
    place, margin = areas.auction, LABEL_WIDTH * _label_height(areas)
    at_left = {_is_at_left(areas, seat) for seat in Seat if _lying(table, seat)}
    left, right = (margin if side in at_left else 0.0 for side in (True, False))
    above = PREVIEW_STRIP * areas.unit if preview else 0.0
    return Box(place.x + left, place.y + above, place.width - left - right, place.height - above)


def lay_beside_sheet(table: Table, areas: TableAreas) -> Faced:
    """The cards that lie before their owners beside the sheet, followed by leads that lie face down."""
    poses, labels, tags = lay_faced(table, areas.auction, partial(_place_beside_sheet, table, areas))
    for n, lead in enumerate(table.face_down):
        boxes, label = _place_beside_sheet(table, areas, lead.seat)
        box = boxes[len(faced_before(table, lead.seat))]
        poses[lead.card] = Pose(box, FACED_Z + n, Place.FACE_DOWN, lead.seat, False)
        tags = (*tags, Tag("face-down", Box(box.x, box.bottom, box.width, label)))
    return poses, labels, tags


def _place_beside_sheet(table: Table, areas: TableAreas, seat: Seat) -> FacedPlace:
    """The boxes of the cards of this player in a column beside the sheet, and the height of the label below them.

    Those of the players at the top and left lie to the left of the sheet, the others to its right.
    """
    place, unit, position = areas.auction, FACED_SIZE * areas.unit, areas.position(seat)
    height, label, strip = CARD_ASPECT * unit, _label_height(areas), FACED_SIZE * areas.strip_height
    at_left, above = _is_at_left(areas, seat), position in (Position.TOP, Position.RIGHT)
    neighbour = seat.right if above == at_left else seat.left
    count, others = _lying(table, seat), _lying(table, neighbour)
    taken = height + (others - 1) * strip + label if others else 0.0
    room = max(place.height / 2, place.height - taken)
    step = min(strip, (room - height - label) / max(1, count - 1))
    depth = height + (count - 1) * step + label
    top = place.y if above else place.bottom - depth
    x = place.x if at_left else place.right - unit
    return [Box(x, top + n * step, unit, height) for n in range(count)], label


def _is_at_left(areas: TableAreas, seat: Seat) -> bool:
    """Whether the cards of this player lie to the left of the sheet."""
    return areas.position(seat) in (Position.TOP, Position.LEFT)


def _lying(table: Table, seat: Seat) -> int:
    """The number of cards that lie before this player, face up or face down."""
    return len(faced_before(table, seat)) + sum(lead.seat is seat for lead in table.face_down)
