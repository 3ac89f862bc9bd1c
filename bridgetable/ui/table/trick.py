"""The trick in the middle, with several cards of a player, omitted cards, face-down leads, cards ahead. No Qt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.table.trick import Trick
from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.areas import REACH, STEP, FreePlaces, Position, TableAreas, index_read, indices
from bridgetable.ui.table.elements import CARD_ASPECT, Layout, Place, Pose, Tag, TurnedUp, horizontal_index_width

TRICK_Z = 300
AHEAD_SIZE = 0.95
"""The width of a card played to the next trick before this one was complete, in card widths."""
STACKING = {Position.TOP: 0, Position.LEFT: 10, Position.RIGHT: 10, Position.BOTTOM: 20}
"""The z offset of the cards on each side: lowest at the top, highest at the bottom, so that no index is covered."""
_TOWARDS = {Position.TOP: (0, -1), Position.RIGHT: (1, 0), Position.BOTTOM: (0, 1), Position.LEFT: (-1, 0)}
_TAG = 0.3
"""The height of a tag, in card widths."""


def shown_trick(table: Table) -> int:
    """The number of the trick in the middle: the open trick once it has a card, before that the last complete one."""
    trick = table.trick(table.open_trick)
    return table.open_trick if trick is not None and trick.plays else table.open_trick - 1


def cards_in(trick: Trick | None) -> Counter[Seat]:
    """The number of cards each player has in a trick."""
    return Counter(play.seat for play in trick.plays) if trick is not None else Counter()


def right_shift(areas: TableAreas, count: Counter[Seat]) -> int:
    """By how many cards the card at the right moves aside for several cards at the top or bottom."""
    return max(0, *(number - 1 for seat, number in count.items() if areas.position(seat).is_upright), 0)


def slot(areas: TableAreas, seat: Seat, nth: int = 0, aside: int = 0) -> Box:
    """The box of a seat's card in the trick; the `nth` one, counted from 0, lies beside the first with its index free.

    `aside` is by how many cards the card at the right moves aside for those at the top or bottom.
    """
    mat, unit, height = areas.mat, areas.unit, areas.card_height
    apart = min(1.06 * height, max(areas.strip_height, mat.height - height - 2 * areas.pad))
    position = areas.position(seat)
    x, y = mat.centre
    dx, dy = _TOWARDS[position]
    reach = min((REACH - 0.5) * unit, (mat.width - unit) / 2)
    beside = _side_step(areas) * (nth if position is not Position.LEFT else -nth)
    beside += _side_step(areas) * (aside if position is Position.RIGHT else 0)
    return moved_inside(Box.centred_at(x + dx * reach + beside, y + dy * apart / 2, unit, height), areas.mat)


def _side_step(areas: TableAreas) -> float:
    """The distance between two cards side by side that keeps both indices visible."""
    return horizontal_index_width(areas.index) * areas.unit


def outermost_slot(table: Table, areas: TableAreas, seat: Seat) -> Box:
    """The box of this seat's card in the trick, or of the outermost of several."""
    count = cards_in(table.trick(shown_trick(table)))
    return slot(areas, seat, max(0, count[seat] - 1), right_shift(areas, count))


def moved_inside(box: Box, area: Box) -> Box:
    """The box, moved as little as needed to lie inside the area."""
    x = min(max(box.x, area.x), area.right - box.width)
    y = min(max(box.y, area.y), area.bottom - box.height)
    return Box(x, y, box.width, box.height)


def lay_trick(areas: TableAreas, trick: Trick, place: Place, base: int) -> dict[Card, Pose]:
    """The poses of the cards of a trick, face up in the middle, with z values from `base`."""
    aside = right_shift(areas, cards_in(trick))
    seen: Counter[Seat] = Counter()
    poses: dict[Card, Pose] = {}
    for play in trick.plays:
        seat, nth = play.seat, seen[play.seat]
        position = areas.position(seat)
        # The second card at the left lies to the left of the first, so it goes under it to keep both indices visible.
        level = base + STACKING[position] + (-nth if position is Position.LEFT else nth)
        poses[play.card] = Pose(slot(areas, seat, nth, aside), level, place, seat, horizontal_index=True)
        seen[seat] += 1
    return poses


def cards_in_middle(table: Table) -> frozenset[Card]:
    """The cards of the trick in the middle, those played ahead to later tricks, and leads that lie face down."""
    played = (
        play.card for number, trick in table.numbered_tricks() if number >= shown_trick(table) for play in trick.plays
    )
    return frozenset((*played, *(lead.card for lead in table.face_down)))


def lay_middle(table: Table, areas: TableAreas, others: Collection[Pose]) -> tuple[dict[Card, Pose], tuple[Tag, ...]]:
    """The poses and tags of the trick in the middle, of cards played ahead to later tricks, and of face-down leads.

    A card played ahead covers the index of none of the others.
    """
    middle = shown_trick(table)
    trick = table.trick(middle)
    poses = lay_trick(areas, trick, Place.TRICK, TRICK_Z) if trick is not None else {}
    tags = [Tag("omitted", slot(areas, seat)) for seat in (trick.omitted if trick is not None else ())]
    for lead in table.face_down:
        pose = Pose(slot(areas, lead.seat), TRICK_Z - 5, Place.FACE_DOWN, lead.seat, False)
        poses[lead.card] = pose
        tags.append(Tag("face-down", _foot_box(areas, pose.box)))
    later = [(number, each.plays) for number, each in table.numbered_tricks() if number > middle]
    if not later:
        return poses, tuple(tags)
    ahead: Counter[Seat] = Counter()
    read, lying = indices(areas, (*others, *poses.values())), [pose.box for pose in poses.values()]
    places = FreePlaces(areas.mat, STEP * areas.unit, read, lying)
    for number, plays in later:
        for play in plays:
            preferred = beside_trick(areas, play.seat, ahead[play.seat], AHEAD_SIZE)
            box = places.freest(preferred)
            level = TRICK_Z + 40 + ahead[play.seat]
            poses[play.card] = pose = Pose(box, level, Place.AHEAD, play.seat, horizontal_index=True)
            places.lay(box, index_read(areas, pose))
            tags.append(Tag("ahead", _foot_box(areas, box), number))
            ahead[play.seat] += 1
    return poses, tuple(tags)


def _foot_box(areas: TableAreas, box: Box) -> Box:
    """The strip across the lower end of a card."""
    height = _TAG * areas.unit
    return Box(box.x, box.bottom - height, box.width, height)


def beside_trick(areas: TableAreas, seat: Seat, nth: int, size: float) -> Box:
    """The box of the `nth` card beside the trick, counted from 0; `size` is its width in card widths.

    Cards of the players at the top and left lie to the left of the trick, the others to its right.
    """
    mat, unit = areas.mat, size * areas.unit
    height, position = CARD_ASPECT * unit, areas.position(seat)
    from_middle = REACH * areas.unit + areas.pad + 0.62 * unit * nth
    at_left = position in (Position.TOP, Position.LEFT)
    x = mat.centre[0] - from_middle - unit if at_left else mat.centre[0] + from_middle
    at_top = position in (Position.TOP, Position.RIGHT)
    y = mat.y if at_top else mat.bottom - height
    return moved_inside(Box(x, y, unit, height), mat)


# -- A quitted trick turned face up for inspection (Law 66C), on a sheet over the mat ----------------------------------


TURNED_UP_Z = 570
"""Above everything on the table, below moving cards."""
CLICK_MARGIN = 0.1
"""How far beyond its edges a quitted card can still be clicked, in card widths."""


def quitted_tricks(table: Table) -> tuple[int, ...]:
    """The numbers of the tricks that can be turned up."""
    return tuple(number for number, _ in table.numbered_tricks() if number < shown_trick(table))


def lay_turned_up(table: Table, areas: TableAreas, number: int) -> dict[Card, Pose]:
    """The poses of the cards of this trick, face up where they lay when it was played."""
    trick = table.trick(number)
    return lay_trick(areas, trick, Place.TURNED_UP, TURNED_UP_Z) if trick is not None else {}


def turned_up_sheet(areas: TableAreas, number: int) -> TurnedUp:
    """The sheet the cards lie on, with its label in the corner between the cards at the top and at the left."""
    mat, edge = areas.mat, 0.03 * areas.unit
    north = areas.bottom.partner
    at_left, at_top = slot(areas, north.right), slot(areas, north)
    width = min(4.2 * areas.unit, at_top.x - mat.x - 2 * edge)
    height = min(0.44 * areas.unit, max(0.25 * areas.unit, at_left.y - mat.y - 2 * edge))
    return TurnedUp(number, mat, Box(mat.x + edge, mat.y + edge, width, height))


def quitted_at(layout: Layout, x: float, y: float) -> int | None:
    """The number of the quitted trick at this point, the nearest of several; None where there is none.

    The place of one that is turned up still counts as its own.
    """
    candidates = []
    for number, box in layout.quitted:
        if box.shrunk(-CLICK_MARGIN * layout.unit).contains(Box(x, y, 0, 0)):
            a, b = box.centre
            candidates.append(((a - x) ** 2 + (b - y) ** 2, number))
    return min(candidates)[1] if candidates else None
