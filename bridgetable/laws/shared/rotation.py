"""A call out of rotation as Laws 28 to 32 treat it: whose turn it was, and what has been called since."""

from __future__ import annotations

from collections.abc import Iterable

from bridgetable.cards.call import Pass
from bridgetable.cards.seat import Seat
from bridgetable.table.auction import Auction
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallIrregularity, CallOutOfRotation
from bridgetable.table.obligation import CallOwed
from bridgetable.table.state import Table


def later_call_ids(auction: Auction, call_id: CallId) -> tuple[CallId, ...]:
    """The calls that stand after this one, in the order of the auction."""
    return auction.standing_from(auction.made[call_id].slot + 1)


def standing_for(auction: Auction, call_id: CallId) -> CallId:
    """The call that stands at the turn of this one: this one itself, or the call that replaces it."""
    return next(iter(auction.standing_at(auction.made[call_id].slot)), call_id)


def whose_turn(auction: Auction, call_id: CallId) -> Seat:
    """Whose turn it was when this call was made, not counting calls since cancelled (Laws 17B, 17C)."""
    earlier = next(auction.earlier(auction.made[call_id].slot), None)
    return auction.made[earlier].seat.left if earlier is not None else auction.dealer


def is_in_rotation(auction: Auction, call_id: CallId) -> bool:
    """Whether it was the caller's turn, now that calls before it may have been cancelled."""
    return whose_turn(auction, call_id) is auction.made[call_id].seat


def at_right_hand_opponents_turn(table: Table, offence: CallOutOfRotation) -> bool:
    """Whether the offender called at his right-hand opponent's turn (Laws 30A, 31A, 32A)."""
    return whose_turn(table.auction, offence.place) is offence.seat.right


def is_second_call(table: Table, offence: CallOutOfRotation) -> bool:
    """Whether the offender called at his left-hand opponent's turn, having called before (Laws 30B2, 31C, 32C)."""
    if whose_turn(table.auction, offence.place) is not offence.seat.left:
        return False
    return table.auction.called_before(offence.seat, table.auction.made[offence.place].slot)


def is_undecided_call(table: Table, call_id: CallId) -> bool:
    """Whether this call was irregular and has been neither accepted nor corrected."""
    return any(map(table.is_undecided, table.irregularities_of((call_id,))))


def regularly_called_over(table: Table, offence: CallOutOfRotation) -> bool:
    """Whether an opponent has called over it regularly: it is too late to cancel the call (Law 29A)."""
    made = table.auction.made
    return any(
        made[call_id].seat.side is not offence.seat.side and not made[call_id].implied
        and not is_undecided_call(table, call_id)
        for call_id in later_call_ids(table.auction, offence.place)
    )


def undecided_calls_under(table: Table, irregularity: IrregularityId) -> tuple[IrregularityId, ...]:
    """The unsettled irregularities of calls out of rotation that only irregular calls have followed, this one included.

    A player who draws attention to the last of them means those before it too, which are ruled on first (Law 10A).
    """
    last = table.irregularities[irregularity]
    if not isinstance(last, CallIrregularity):
        return ()
    calls: list[CallId] = []
    for call_id in table.auction.earlier(len(table.auction.made)):
        found = (table.irregularities[n] for n in table.irregularities_of((call_id,)) if not table.is_settled(n))
        if call_id < last.place and any(isinstance(one, CallOutOfRotation) for one in found):
            calls.append(call_id)
        if not is_undecided_call(table, call_id):
            break
    return _unsettled_of(table, calls)


def irregular_calls_over(table: Table, irregularity: IrregularityId) -> tuple[IrregularityId, ...]:
    """The unsettled irregularities of the calls made over this irregular one, if all of them are irregular.

    They depend on it: a player who draws attention to it has them ruled on as well, in their order (Law 10A).
    """
    first = table.irregularities[irregularity]
    if not isinstance(first, CallIrregularity) or not table.auction.made[first.place].stands:
        return ()
    later = later_call_ids(table.auction, first.place)
    return _unsettled_of(table, later) if _all_undecided(table, later) else ()


def _all_undecided(table: Table, calls: Iterable[CallId]) -> bool:
    return all(is_undecided_call(table, call_id) for call_id in calls)


def _unsettled_of(table: Table, calls: Iterable[CallId]) -> tuple[IrregularityId, ...]:
    """The unsettled irregularities of these calls, in the order they were recorded."""
    return tuple(n for n in table.irregularities_of(calls) if not table.is_settled(n))


def right_hand_opponent_passed(table: Table, owed: CallOwed) -> bool:
    """Whether the right-hand opponent has passed at the turn that was given back to him (Laws 31A1, 32A1)."""
    his = table.auction.since(owed.since - 1, owed.seat.right)
    return bool(his) and isinstance(table.auction.made[his[-1]].call, Pass)
