"""Enforced passes, whatever Law asks for them, once or throughout."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.table.events import Event, Obliged, RulingGiven
from bridgetable.table.identity import IrregularityId
from bridgetable.table.obligation import PassOnce, PassThroughout
from bridgetable.table.question import say
from bridgetable.table.state import Table


def must_pass_once(
    table: Table, came_of: IrregularityId, seat: Seat, number: str, *, offender: Seat | None = None
) -> tuple[Event, ...]:
    """This player must pass when next it is his turn to call, under this clause; his partner offended, or `offender`.

    Who must pass anyhow is told so, and is bound no more than before.
    """
    told = RulingGiven(number, say("law-pass-once", seat=seat))
    by = offender if offender is not None else seat.partner
    bound = Obliged(PassOnce(seat, number, table.auction.next_id, by, came_of))
    return (told,) if table.must_pass(seat) else (told, bound)


def must_pass_throughout(
    table: Table,
    came_of: IrregularityId,
    seat: Seat,
    number: str,
    *,
    offender: Seat | None = None,
    judged: bool = True,
) -> tuple[Event, ...]:
    """This player must pass whenever it is his turn to call, under this clause; his partner offended, or `offender`.

    `judged` is false where the Laws do not ask what damage the passes do (38D).
    """
    told = RulingGiven(number, say("law-pass-throughout", seat=seat))
    by = offender if offender is not None else seat.partner
    bound = Obliged(PassThroughout(seat, number, table.auction.next_id, by if judged else None, came_of))
    already = any(isinstance(one, PassThroughout) for one in table.obliged(seat))
    return (told,) if already else (told, bound)
