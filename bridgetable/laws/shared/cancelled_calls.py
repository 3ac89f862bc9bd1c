"""Calls that the Laws cancel with all later ones, and the pass that replaces the first of them (Laws 36 to 38)."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.cards.seat import Side
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.shared.irregular_call import irregularities_beside
from bridgetable.table.events import CallMade, CallWithdrawn, Event, Settled
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallIrregularity, CallOutOfRotation, Status
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table


def this_and_later_calls(table: Table, call_id: CallId) -> tuple[CallId, ...]:
    """This call and the later ones, as far as they stand; none if this call does not stand."""
    made = table.auction.made[call_id]
    if not made.stands:
        return ()
    later = table.auction.standing_from(made.slot)
    return later[later.index(call_id) :]


def cancel(table: Table, call_ids: tuple[CallId, ...], offenders: Side) -> tuple[Event, ...]:
    """Cancels these calls (16C; 2007: 16D) and settles whatever else was irregular about them."""
    withdrawn = tuple(CallWithdrawn(call_id) for call_id in call_ids)
    known = tuple(unauthorised_call(table, call_id, offenders) for call_id in call_ids)
    settled = tuple(Settled(irregularity, Status.CORRECTED) for irregularity in table.irregularities_of(call_ids))
    return (*withdrawn, *known, *settled)


def left_hand_opponent_called(table: Table, offence: CallIrregularity) -> bool:
    """Whether the offender's left-hand opponent has called since; a pass that was supplied for him does not count."""
    made = table.auction.made[offence.place]
    return made.stands and any(not one.implied for one in table.auction.called_after(offence.seat.left, made.slot))


def was_in_turn(table: Table, irregularity: IrregularityId) -> bool:
    """Whether the call was made in rotation, or has been accepted as such."""
    return not any(
        isinstance(table.irregularities[other], CallOutOfRotation) and table.status(other) is not Status.ACCEPTED
        for other in irregularities_beside(table, irregularity)
    )


def substituted_pass(table: Table, irregularity: IrregularityId, offence: CallIrregularity) -> tuple[Event, ...]:
    """The pass that replaces the cancelled call; none where that was out of rotation, and another player is to call.

    The offender must then pass at his own turn in any case (Laws 37B2, 38C).
    """
    return (CallMade(offence.seat, Pass(), by_ruling=True),) if was_in_turn(table, irregularity) else ()


def substituted_pass_message(
    table: Table, irregularity: IrregularityId, offence: CallIrregularity, key: str
) -> Message:
    """What the Director says about that pass; for a call out of rotation the pass comes at its caller's turn."""
    if was_in_turn(table, irregularity):
        return say(key, offender=offence.seat, call=offence.call)
    due = table.auction.without(*this_and_later_calls(table, offence.place)).to_call
    return say(f"{key}-turn", offender=offence.seat, call=offence.call, seat=due)
