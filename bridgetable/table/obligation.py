"""What a player must do, or may not do, in the rest of the auction; and the lead restraints that come of it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId, IrregularityId


class PassOnce(msgspec.Struct, frozen=True, tag=True):
    """`seat` must pass when next it is his turn to call; `since` is how many calls had been made by then.

    `came_of` is the irregularity that brought it about, and `offender` whose it was; nobody where the Laws do not ask
    what damage the pass does (38D).
    """

    seat: Seat
    clause: str
    since: int
    offender: Seat | None = None
    came_of: IrregularityId | None = None


class PassThroughout(msgspec.Struct, frozen=True, tag=True):
    """`seat` must pass whenever it is his turn to call; the other fields are those of `PassOnce`."""

    seat: Seat
    clause: str
    since: int
    offender: Seat | None = None
    came_of: IrregularityId | None = None


class MayNotDouble(msgspec.Struct, frozen=True, tag=True):
    """`seat` may neither double nor redouble at his next turn (1997, 2007: Law 30B2(b))."""

    seat: Seat
    clause: str
    since: int


class CallOwed(msgspec.Struct, frozen=True, tag=True):
    """`seat` calls anew at his turn, his call under the irregularity at this place in the list being cancelled."""

    seat: Seat
    irregularity: IrregularityId
    since: int


class LeadMayBeRestrained(msgspec.Struct, frozen=True, tag=True):
    """Declarer may choose what `seat` leads at his first turn to lead, `offender` having withdrawn a call (Law 26).

    `place` is where that call was made.
    """

    seat: Seat
    offender: Seat
    place: CallId


Obligation: TypeAlias = PassOnce | PassThroughout | MayNotDouble | CallOwed | LeadMayBeRestrained
EnforcedPass: TypeAlias = PassOnce | PassThroughout
