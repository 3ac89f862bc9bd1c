"""Enforced passes, once or throughout, whichever Law requires them."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.table.events import Event, Obliged, RulingGiven
from bridgetable.table.identity import IrregularityId
from bridgetable.table.obligation import PassOnce, PassThroughout
from bridgetable.table.question import say
from bridgetable.table.state import Table


def must_pass_once(
    table: Table, irregularity: IrregularityId, seat: Seat, number: str, *, offender: Seat | None = None
) -> tuple[Event, ...]:
    """Requires this player to pass at his next turn, under this clause; `offender` is his partner unless given.

    A player who must pass already is told so, without a second obligation.
    """
    told = RulingGiven(number, say("law-pass-once", seat=seat))
    by = offender if offender is not None else seat.partner
    bound = Obliged(PassOnce(seat, number, table.auction.next_id, by, irregularity))
    return (told,) if table.must_pass(seat) else (told, bound)


def must_pass_throughout(
    table: Table,
    irregularity: IrregularityId,
    seat: Seat,
    number: str,
    *,
    offender: Seat | None = None,
    judged: bool = True,
) -> tuple[Event, ...]:
    """Requires this player to pass for the rest of the auction; `offender` is his partner unless given.

    `judged` is false where the Laws do not ask what damage the passes do (38D).
    """
    told = RulingGiven(number, say("law-pass-throughout", seat=seat))
    by = offender if offender is not None else seat.partner
    bound = Obliged(PassThroughout(seat, number, table.auction.next_id, by if judged else None, irregularity))
    already = table.is_obliged(seat, PassThroughout)
    return (told,) if already else (told, bound)
