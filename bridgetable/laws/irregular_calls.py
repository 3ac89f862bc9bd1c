"""What several Laws say of irregular calls: what is irregular, what is cancelled, and who then has to pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import dropwhile
from typing import TypeVar

from bridgetable.cards.call import Bid, Call, Double, Pass, Redouble
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws import law16, law18, law19, law25, law27, law28, law29
from bridgetable.table.auction import Auction
from bridgetable.table.events import CallMade, CallWithdrawn, Event, Obliged, RulingGiven, Settled
from bridgetable.table.evolve import at_turn
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallAfterTheAuction,
    CallIrregularity,
    CallOutOfRotation,
    ChangedCall,
    InadmissibleCall,
    InsufficientBid,
    Status,
    place_of_call,
)
from bridgetable.table.obligation import CallOwed, MayNotDouble, PassOnce, PassThroughout
from bridgetable.table.question import Message, say
from bridgetable.table.state import Phase, Table

K = TypeVar("K", bound=CallIrregularity)


def is_last_call(table: Table, offence: CallIrregularity) -> bool:
    """Whether the call is the last one that stands: nobody has called over it."""
    return is_last_standing(table.auction, offence.place)


def undecided_of_last_call(table: Table, kind: type[K]) -> tuple[tuple[IrregularityId, K], ...]:
    """The irregularities of this kind of the last call that stands, if nobody has decided about them."""
    last = table.auction.last_id
    found = table.irregularities_of((last,)) if last is not None else ()
    return tuple((n, one) for n in found if isinstance(one := table.irregularities[n], kind) and table.is_undecided(n))


def undecided_changes_that_stand(table: Table) -> tuple[IrregularityId, ...]:
    """The changes of call that nobody has decided about, of which the new call stands, in the order recorded."""
    made = table.auction.made
    return tuple(number for number, change in table.undecided_as(ChangedCall) if made[change.place].stands)


def is_last_standing(auction: Auction, call_id: CallId) -> bool:
    """Whether this call stands, and no call that stands comes after it."""
    return auction.last_id == call_id


def offences_of_call(before: Table, event: CallMade, auction: Auction) -> tuple[CallIrregularity, ...]:
    """The irregularities of this call, the graver first; `auction` is the one in which it is made.

    A call after the final pass is nothing else (39). Otherwise the first that applies is recorded: a bid over seven
    (38), an inadmissible double (36), a call by a player who must pass or may not double (37), an insufficient bid
    (27). The call may be out of rotation besides (29).
    """
    call_id = before.auction.next_id
    if event.late:
        return (CallAfterTheAuction(event.seat, call_id, event.call),)
    return _offences(before, event, auction, call_id)


def offences_of_change(before: Table, event: CallMade, was: CallId, *, allowed: bool) -> tuple[CallIrregularity, ...]:
    """The irregularities of a call that replaces the call `was`: a change (25), and what it is at that turn.

    A change that is allowed (21B1) and the premature replacement of an insufficient bid (27C) are no Law 25 change. The
    new call is out of rotation where the old one was and nobody has decided about it. After a faced lead it is a change
    only.
    """
    call_id, open_to = before.auction.next_id, _undecided(before, was)
    if event.late:
        return (ChangedCall(event.seat, call_id, event.call, was),)
    premature = InsufficientBid in open_to
    changed = () if allowed or premature else (ChangedCall(event.seat, call_id, event.call, was),)
    seen = as_it_was_before(before, was)
    own = _offences(seen, event, seen.auction, call_id)
    return (*changed, *(f for f in own if not isinstance(f, CallOutOfRotation) or CallOutOfRotation in open_to))


def offences_of_standing_call(
    table: Table, call_id: CallId, without: CallId | None = None
) -> tuple[CallIrregularity, ...]:
    """The irregularities of a call as it stands now, with another call perhaps withdrawn."""
    made = table.auction.made[call_id]
    seen = as_it_was_before(table, call_id)
    auction = seen.auction if without is None else seen.auction.without(without)
    return _offences(seen, CallMade(made.seat, made.call, made.shows), auction, call_id)


def as_it_was_before(table: Table, call_id: CallId) -> Table:
    """The table at the turn at which this call was made: without it, its replacements and all later calls."""
    return at_turn(table, table.auction.made[call_id].slot)


def _undecided(table: Table, call_id: CallId) -> frozenset[type]:
    """The kinds of irregularity of this call that nobody has decided about."""
    found = (n for n in table.irregularities_of((call_id,)) if table.is_undecided(n))
    return frozenset(type(table.irregularities[n]) for n in found)


def _offences(before: Table, event: CallMade, auction: Auction, call_id: CallId) -> tuple[CallIrregularity, ...]:
    found = [offence for offence in (_of_itself(before, event, auction, call_id),) if offence is not None]
    if auction.to_call is not event.seat:
        called = auction.has_called(event.seat)
        found.append(CallOutOfRotation(event.seat, call_id, event.call, auction.to_call, called))
    return tuple(found)


def _of_itself(before: Table, event: CallMade, auction: Auction, call_id: CallId) -> CallIrregularity | None:
    seat, call = event.seat, event.call
    if isinstance(call, Bid) and call.level > 7:
        return BidOverSeven(seat, call_id, call)
    # Law 36 applies to an inadmissible double even if its maker had to pass (Law 37A).
    if law19.is_inadmissible(before, auction, seat, call):
        return InadmissibleCall(seat, call_id, call)
    if not isinstance(call, Pass) and _is_to_pass(before, event):
        return BarredCall(seat, call_id, call)
    if isinstance(call, Double | Redouble) and before.is_obliged(seat, MayNotDouble):
        return BarredCall(seat, call_id, call)
    if isinstance(call, Bid) and law18.is_insufficient(before, auction, call):
        return InsufficientBid(seat, call_id, call)
    return None


def _is_to_pass(before: Table, event: CallMade) -> bool:
    """Whether the player must pass with this call; one that replaces an earlier call is not made at his next turn."""
    return any(
        isinstance(one, PassThroughout) or (isinstance(one, PassOnce) and _at_his_next_turn(before, event, one))
        for one in before.obliged(event.seat, PassOnce, PassThroughout)
    )


def _at_his_next_turn(before: Table, event: CallMade, bound: PassOnce) -> bool:
    return event.changes is None or before.auction.made[event.changes].slot >= bound.since


def irregularities_beside(table: Table, irregularity: IrregularityId) -> tuple[IrregularityId, ...]:
    """The other irregularities of the same call."""
    at = place_of_call(table.irregularities[irregularity])
    if at is None:
        return ()
    return tuple(n for n in table.irregularities_of((at,)) if n != irregularity)


# -- Calls that the Laws cancel with all later ones, and the pass that replaces the first of them (Laws 36 to 38) ------


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
    known = tuple(law16.unauthorised_call(table, call_id, offenders) for call_id in call_ids)
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


# -- A call out of rotation as Laws 28 to 32 treat it: whose turn it was, and what has been called since ---------------


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
        made[call_id].seat.side is not offence.seat.side
        and not made[call_id].implied
        and not is_undecided_call(table, call_id)
        for call_id in later_call_ids(table.auction, offence.place)
    )


def undecided_calls_under(table: Table, irregularity: IrregularityId) -> tuple[IrregularityId, ...]:
    """The unsettled irregularities of irregular calls that only irregular calls have followed, this one included.

    A player who draws attention to the last of them means those before it too, which are ruled on first (Law 10A).
    """
    last = table.irregularities[irregularity]
    if not isinstance(last, CallIrregularity):
        return ()
    calls: list[CallId] = []
    for call_id in table.auction.earlier(len(table.auction.made)):
        found = (table.irregularities[n] for n in table.irregularities_of((call_id,)) if not table.is_settled(n))
        if call_id < last.place and not all(isinstance(one, CallAfterTheAuction) for one in found):
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


# -- Enforced passes, once or throughout, whichever Law requires them --------------------------------------------------


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


# -- The calls that a player may lawfully make (Laws 17 to 19 and 24 to 38) --------------------------------------------


def lawful_calls(table: Table, seat: Seat) -> frozenset[Call]:
    """The calls this player may lawfully make now, even if somebody else is being asked; none out of turn."""
    to_change = law25.first_call_to_choose_about(table, seat)  # he may still replace it (1997: 25B2(b))
    auctions = (table.auction.without(to_change),) if to_change is not None else law28.seen_at_his_turn(table, seat)
    if table.phase is not Phase.AUCTION or any(auction.to_call is not seat for auction in auctions):
        return frozenset()
    if table.must_pass(seat):
        return frozenset({Pass()})
    repeated = law29.must_repeat(table, seat)
    if repeated is not None:
        return frozenset({repeated})
    barred = table.is_obliged(seat, MayNotDouble)
    doubles = not barred and not law27.must_bid_or_pass(table, seat)
    return frozenset(call for auction in auctions for call in _legal(table, auction, seat, doubles))


def _legal(table: Table, auction: Auction, seat: Seat, doubles: bool) -> Iterator[Call]:
    yield Pass()
    # What supersedes the last bid is superseded by every higher bid (Law 18B).
    yield from dropwhile(lambda bid: law18.is_insufficient(table, auction, bid), law18.all_bids())
    if doubles and law19.may_double(table, auction, seat):
        yield Double()
    if doubles and law19.may_redouble(table, auction, seat):
        yield Redouble()
