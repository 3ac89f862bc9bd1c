"""Where each card lies: a pure function of the table, the view options and the size available. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.dealings import ids_in
from bridgetable.table.irregularity import CallIrregularity, Irregularity, cards_involved
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.session.content.view_options import HandView, ViewOptions
from bridgetable.ui.table.layout.areas import TableAreas, table_areas
from bridgetable.ui.table.layout.elements import Ghost, Layout, Place, Pose, SheetPlace
from bridgetable.ui.table.layout.hands import lay_hand
from bridgetable.ui.table.layout.middle import lay_faced_cards, lay_quitted, lay_withdrawn, quitted_plays, quitted_rows
from bridgetable.ui.table.layout.sheet import lay_beside_sheet, sheet_box, shows_auction_sheet
from bridgetable.ui.table.layout.trick import lay_middle, outermost_slot, shown_trick
from bridgetable.ui.table.layout.turned_up import lay_turned_up, quitted_tricks, turned_up_sheet

ON_THE_MAT = frozenset({Place.TRICK, Place.PENALTY, Place.SHOWN, Place.FACE_DOWN, Place.AHEAD})
"""The places covered by the sheet of a trick turned up, or by that of the auction."""


def poses(table: Table, options: ViewOptions, size: tuple[float, float]) -> Layout:
    """The layout of the table, with every card dealt, in a space of this width and height."""
    areas = table_areas(table, options, size)
    in_auction = shows_auction_sheet(table)
    faced, badges, shown = lay_beside_sheet(table, areas) if in_auction else lay_faced_cards(table, areas)
    middle, tags = ({}, ()) if in_auction else lay_middle(table, areas)
    cards, ghosts = _hands(table, areas, options, frozenset((*faced, *middle)))
    quitted = lay_quitted(table, areas)
    cards |= quitted | middle | faced
    number, turn = shown_trick(table), table.turn
    inspected = options.turned_up if options.turned_up in quitted_tricks(table) else None
    if inspected is not None:
        cards |= lay_turned_up(table, areas, inspected)
    # The place of the next card is shown unless a complete trick still lies there.
    awaited = turn if number == table.open_trick or table.trick(number) is None else None
    auction = _auction(table, areas, options, inspected)
    all_poses = [*cards.values(), *(ghost.pose for ghost in ghosts)]
    covered = inspected is not None or (auction is not None and auction.over)
    return Layout(
        area=areas.area, unit=areas.unit, mat=areas.mat, plates=areas.plates, hand_areas=areas.hand_areas,
        rows=quitted_rows(areas), cards=cards,
        quitted=tuple((number, quitted[play.card].box) for number, play in quitted_plays(table)),
        # A sheet covers what lies on the mat.
        ghosts=(*ghosts, *(() if covered else lay_withdrawn(table, areas, faced))),
        badges=() if covered else badges, tags=() if covered else (*tags, *shown),
        marks=_marks(table, areas, options, cards, ON_THE_MAT if covered else frozenset()),
        awaited=outermost_slot(table, areas, awaited) if awaited is not None and not in_auction else None,
        on_turn=_hand_outline(_seat_to_act(table), all_poses, 0.07 * areas.unit),
        winner=_winning_card(table, number if inspected is None else inspected),
        turned_up=turned_up_sheet(areas, inspected) if inspected is not None else None,
        auction=auction,
    )


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
        shown = table.deal[seat] if view is HandView.AS_DEALT else held
        hand_poses = lay_hand(table, areas, seat, shown, open_dummy or view is not HandView.HIDDEN)
        cards |= {card: pose for card, pose in hand_poses.items() if card in held}
        ghosts += [Ghost(card, pose) for card, pose in hand_poses.items() if card not in held]
    return cards, tuple(ghosts)


def _hidden_at_different_places(table: Table) -> Iterator[Irregularity]:
    """The hidden irregularities, of those without a card only the first of each kind and player."""
    dealings, found = table.dealings, 0
    for kind, some in dealings.kinds.items():
        hidden = some & dealings.hidden
        if not {"card", "cards"}.isdisjoint(kind.__struct_fields__):
            found |= hidden
            continue
        for seat in Seat:
            his = hidden & dealings.by((seat,))
            found |= his & -his
    return (table.irregularities[identity] for identity in ids_in(found))


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

