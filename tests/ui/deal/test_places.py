"""Where the pack and the hands lie."""

from __future__ import annotations

from bridgetable.cards.board import Board
from bridgetable.cards.card import PACK
from bridgetable.cards.notation import deal_of
from bridgetable.cards.seat import Seat
from bridgetable.dealing.draft import Draft
from bridgetable.ui.deal.board_view import places
from bridgetable.ui.kit.box import Box
from tests.each import for_each

LONG = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
DRAFTS = (
    Draft(Board.numbered(1)),
    Draft(Board.numbered(1)).dealt(7),
    Draft(Board.numbered(1), deal_of(LONG)),
    Draft(Board.numbered(1), deal_of(LONG)).turned(),
)


@for_each("size", [(520, 400), (560, 900), (1400, 420), (1800, 1000)])
@for_each("draft", DRAFTS)
def test_every_card_is_inside_and_can_be_pointed_at(draft: Draft, size: tuple[int, int]) -> None:
    laid = places(draft, *size)
    area = Box(0, 0, *size)
    for card in PACK:
        box = laid.box(card)
        assert area.contains(box)
        assert laid.card_at(box.x + 2, box.centre[1]) == card
        owner = draft.owner(card)
        assert laid.seat_at(*box.centre) is owner
    for seat in Seat:
        assert area.contains(laid.hands[seat]) and laid.hands[seat].contains(laid.plates[seat])
        assert not any(laid.hands[seat].overlaps(laid.hands[other]) for other in Seat if other is not seat)
