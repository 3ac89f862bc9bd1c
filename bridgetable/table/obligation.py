"""What Laws 24 to 39 require of a player or forbid him in the auction, and the lead restrictions that may follow."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards.seat import Seat
from bridgetable.cards.value import Value
from bridgetable.table.identity import CallId, IrregularityId


class PassOnce(Value, frozen=True, tag=True):
    """`seat` must pass at his next turn to call; `since` is the number of calls made when this was laid on him.

    `came_of` is the irregularity that caused it and `offender` its offender; both are None where the Laws do not
    provide for damage done by the pass (Law 38D).
    """

    seat: Seat
    clause: str
    since: int
    offender: Seat | None = None
    came_of: IrregularityId | None = None


class PassThroughout(Value, frozen=True, tag=True):
    """`seat` must pass at every turn to call; the other fields are those of `PassOnce`."""

    seat: Seat
    clause: str
    since: int
    offender: Seat | None = None
    came_of: IrregularityId | None = None


class MayNotDouble(Value, frozen=True, tag=True):
    """`seat` may neither double nor redouble at his next turn (1997, 2007: Law 30B2(b))."""

    seat: Seat
    clause: str
    since: int


class CallOwed(Value, frozen=True, tag=True):
    """`seat` must call again at his turn, as his call of the irregularity with this id was cancelled."""

    seat: Seat
    irregularity: IrregularityId
    since: int


class LeadMayBeRestrained(Value, frozen=True, tag=True):
    """Declarer may restrict the first lead of `seat`, because `offender` withdrew the call with id `place` (Law 26)."""

    seat: Seat
    offender: Seat
    place: CallId


Obligation: TypeAlias = PassOnce | PassThroughout | MayNotDouble | CallOwed | LeadMayBeRestrained
EnforcedPass: TypeAlias = PassOnce | PassThroughout
