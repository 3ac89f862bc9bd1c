"""Where each card lies: a pure function of the table, what the viewer wants to see, and the room there is. No Qt."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import CallIrregularity, Status, cards_involved
from bridgetable.table.state import Table
from bridgetable.ui.kit.layout.box import Box
from bridgetable.ui.session.content.view_options import HandView, ViewOptions
from bridgetable.ui.table.layout.areas import Frame, frame_of
from bridgetable.ui.table.layout.hands import lay_hand
from bridgetable.ui.table.layout.middle import lay_faced_cards, lay_quitted, lay_withdrawn, quitted_rows
from bridgetable.ui.table.layout.shape import Ghost, Layout, Place, Pose, SheetPlace
from bridgetable.ui.table.layout.sheet import lay_beside_sheet, sheet_box, sheet_lies_there
from bridgetable.ui.table.layout.trick import lay_middle, shown_trick, slots_of
from bridgetable.ui.table.layout.turned_up import lay_turned_up, quitted_tricks, turned_up_sheet

ON_THE_MAT = frozenset({Place.TRICK, Place.PENALTY, Place.SHOWN, Place.FACE_DOWN, Place.AHEAD})
"""What the sheet of a trick turned up covers, or that of the auction."""


def poses(table: Table, options: ViewOptions, size: tuple[float, float]) -> Layout:
    """Where every dealt card lies, and everything else on the table, in a space of this size."""
    frame = frame_of(table, options, size)
    bidding = sheet_lies_there(table)
    faced, badges, shown = lay_beside_sheet(table, frame) if bidding else lay_faced_cards(table, frame)
    middle, tags = ({}, ()) if bidding else lay_middle(table, frame)
    cards, ghosts = _hands(table, frame, options, frozenset((*faced, *middle)))
    cards |= lay_quitted(table, frame) | middle | faced
    number, turn = shown_trick(table), table.turn
    looked_at = options.turned_up if options.turned_up in quitted_tricks(table) else None
    if looked_at is not None:
        cards |= lay_turned_up(table, frame, looked_at)
    # The place where a card is due is shown unless a complete trick still lies there.
    awaited = turn if number == table.open_trick or table.trick(number) is None else None
    auction = _auction(table, frame, options, looked_at)
    covered = looked_at is not None or (auction is not None and auction.over)
    return Layout(
        area=frame.area, unit=frame.unit, mat=frame.mat, plates=frame.plates, zones=frame.zones,
        rows=quitted_rows(frame), cards=cards,
        # What lies on the mat lies under the sheet of a trick turned up.
        ghosts=(*ghosts, *(() if covered else lay_withdrawn(table, frame, faced))),
        badges=() if covered else badges, tags=() if covered else (*tags, *shown),
        marks=_marks(table, frame, options, cards, ON_THE_MAT if covered else frozenset()),
        awaited=slots_of(table, frame, awaited) if awaited is not None and not bidding else None,
        on_turn=_round_hand(_acting(table), [*cards.values(), *(ghost.pose for ghost in ghosts)], 0.07 * frame.unit),
        winner=_winning(table, number if looked_at is None else looked_at),
        turned_up=turned_up_sheet(frame, looked_at) if looked_at is not None else None,
        auction=auction,
    )


def _acting(table: Table) -> Seat | None:
    """The hand that is to play, or in the auction the player who is to call."""
    if table.to_call is not None and not table.pending:
        return table.to_call
    return table.turn


def _auction(table: Table, frame: Frame, options: ViewOptions, looked_at: int | None) -> SheetPlace | None:
    if sheet_lies_there(table):
        return SheetPlace(sheet_box(table, frame, preview=options.preview), over=False)
    if options.auction and table.auction.made and looked_at is None:
        return SheetPlace(frame.mat, over=True)
    return None


def _round_hand(seat: Seat | None, poses: Iterable[Pose], margin: float) -> Box | None:
    """The box round the hand that is to play."""
    mine = [pose.box for pose in poses if pose.seat is seat and pose.place is Place.HAND]
    if not mine:
        return None
    left, top = min(box.x for box in mine), min(box.y for box in mine)
    right, bottom = max(box.right for box in mine), max(box.bottom for box in mine)
    return Box(left, top, right - left, bottom - top).shrunk(-margin)


def _winning(table: Table, number: int) -> Card | None:
    seat, trick = table.winner(number), table.trick(number)
    return trick.card_of(seat) if trick is not None and seat is not None else None


def _hands(
    table: Table, frame: Frame, options: ViewOptions, elsewhere: frozenset[Card]
) -> tuple[dict[Card, Pose], tuple[Ghost, ...]]:
    cards: dict[Card, Pose] = {}
    ghosts: list[Ghost] = []
    for seat in Seat:
        view = options.hands[seat]
        open_dummy = table.spread and seat is table.dummy
        held = table.hands[seat] - elsewhere
        laid = table.deal[seat] if view is HandView.AS_DEALT else held
        found = lay_hand(table, frame, seat, laid, open_dummy or view is not HandView.HIDDEN)
        cards |= {card: pose for card, pose in found.items() if card in held}
        ghosts += [Ghost(card, pose) for card, pose in found.items() if card not in held]
    return cards, tuple(ghosts)


def hidden_irregularities(table: Table) -> tuple[IrregularityId, ...]:
    """The places of the irregularities that nobody at the table has noticed."""
    return tuple(
        place
        for place in table.irregularity_ids
        if table.status(place) in (Status.UNNOTICED, Status.ESTABLISHED) and table.attention_to(place) is None
    )


def _marks(
    table: Table, frame: Frame, options: ViewOptions, cards: dict[Card, Pose], unseen: frozenset[Place]
) -> tuple[Box, ...]:
    """A mark for the presenter at each card with which something went wrong unnoticed, or else at the plate."""
    if not options.marks or options.projector:
        return ()
    boxes: dict[Box, None] = {}
    on_sheet = sheet_lies_there(table)
    for place in hidden_irregularities(table):
        irregularity = table.irregularities[place]
        if on_sheet and isinstance(irregularity, CallIrregularity):
            continue  # marked at the call itself
        # Of several cards the one that lies furthest to the right: its upper corner is free.
        found = [cards[card] for card in cards_involved(irregularity) if card in cards]
        pose = max(found, key=lambda pose: pose.box.right, default=None)
        if pose is None:
            boxes[_at_plate(frame, irregularity.seat)] = None
        elif pose.place in unseen:
            continue
        else:
            boxes[_on_card(frame, pose)] = None
    return tuple(boxes)


def _on_card(frame: Frame, pose: Pose) -> Box:
    """Away from the index: in the upper corner on the right, or in the lower one where the index is side by side."""
    if pose.place is Place.QUITTED:
        return Box.centred_at(*pose.box.centre, 0.34 * frame.unit, 0.3 * frame.unit)
    size, edge = 0.42 * frame.unit, 0.03 * frame.unit
    top = pose.box.bottom - edge - 0.9 * size if pose.horizontal_index else pose.box.y + edge
    return Box(pose.box.right - size - edge, top, size, 0.9 * size)


def _at_plate(frame: Frame, seat: Seat) -> Box:
    plate = frame.plates[seat]
    size = 0.26 * frame.unit
    return Box(plate.x - 0.08 * frame.unit, plate.y - 0.08 * frame.unit, size, 0.9 * size)

