"""Irregularities of the auction. `place` is the id of the irregular call; `trick` is 0, as the auction has none."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId


class IrregularCall(msgspec.Struct, frozen=True):
    """`seat` made `call`, whose id is `place`, against procedure."""

    trick: ClassVar[int] = 0
    seat: Seat
    place: CallId
    call: Call


class CallOutOfRotation(IrregularCall, frozen=True, tag="call-out-of-rotation"):
    """`seat` called at the turn of `due` (Law 28-32); `before` means that an earlier call of his stood."""

    due: Seat
    before: bool


class InsufficientBid(IrregularCall, frozen=True, tag="insufficient-bid"):
    """`seat` made a bid that does not supersede the last one (Law 18D, 27)."""


class InadmissibleCall(IrregularCall, frozen=True, tag="inadmissible-call"):
    """`seat` made a double or redouble that Law 19 does not permit (Law 36)."""


class BarredCall(IrregularCall, frozen=True, tag="barred-call"):
    """`seat` bid, doubled or redoubled when he had to pass (Law 37), or doubled when he might not."""


class BidOverSeven(IrregularCall, frozen=True, tag="bid-over-seven"):
    """`seat` bid more than seven (Law 38)."""


class CallAfterTheAuction(IrregularCall, frozen=True, tag="call-after-the-auction"):
    """`seat` called after the final pass (Law 39)."""


class ChangedCall(IrregularCall, frozen=True, tag="changed-call"):
    """`seat` substituted this call for the one he had made, whose id is `was` (Law 25)."""

    was: CallId


class CardExposedInAuction(msgspec.Struct, frozen=True, tag="card-exposed-in-auction"):
    """Cards of `seat` could be seen by his partner during the auction (Law 24).

    `led` means that he led one; `deliberate`, that he showed them on purpose; `clarifying`, that the auction had ended
    but the auction period had not (2007).
    """

    trick: ClassVar[int] = 0
    seat: Seat
    cards: tuple[Card, ...]
    led: bool = False
    deliberate: bool = False
    clarifying: bool = False


CallIrregularity: TypeAlias = (
    CallOutOfRotation | InsufficientBid | InadmissibleCall | BarredCall | BidOverSeven | CallAfterTheAuction
    | ChangedCall
)
