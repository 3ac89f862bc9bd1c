"""Law 30: a pass out of rotation."""

from __future__ import annotations

from bridgetable.cards.call import Double, Redouble
from bridgetable.laws import irregular_calls, law23
from bridgetable.laws.clause import E1997, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, Obliged, RulingGiven
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import BarredCall, CallOutOfRotation
from bridgetable.table.obligation import CallOwed, MayNotDouble, PassOnce, PassThroughout
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("30C")
def belongs_to_law_31(table: Table, offence: CallOutOfRotation) -> bool:
    """A pass that is artificial, or a pass of partner's artificial call, comes under Law 31."""
    return table.auction.made[offence.place].is_artificial or _passes_partners_artificial_call(table, offence)


def _passes_partners_artificial_call(table: Table, offence: CallOutOfRotation) -> bool:
    last = next(table.auction.actions_before(table.auction.made[offence.place].slot), None)
    return last is not None and last.seat is offence.seat.partner and last.is_artificial


def sent_to_law_31(table: Table, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """The Director says that a pass out of rotation is treated as a bid, and why (30C)."""
    if not belongs_to_law_31(table, offence):
        return ()
    of_partners = not table.auction.made[offence.place].is_artificial
    key = "law-30C-partner" if of_partners else "law-30C"
    return (RulingGiven("30C", say(key, offender=offence.seat, partner=offence.seat.partner)),)


def _somebody_has_bid(table: Table, offence: CallOutOfRotation) -> bool:
    return any(True for _ in table.auction.bids_before(table.auction.made[offence.place].slot))


@clause("30B2", E2017)
def second_call(table: Table, offence: CallOutOfRotation) -> str:
    """The number under which a pass at the left-hand opponent's turn by a player who has called is a change of call."""
    return "30B2"


@second_call.wording("30B3", E1997)
def _(table: Table, offence: CallOutOfRotation) -> str:
    """The same after a bid; before any bid the pass is treated as out of rotation (30A)."""
    return "30B3" if _somebody_has_bid(table, offence) else ""


@clause("30A", E2017)
def rectified(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """At his right-hand opponent's turn he passes once (30A); at another's he owes a call, partner is free (30B1)."""
    if irregular_calls.at_right_hand_opponents_turn(table, offence):
        return irregular_calls.must_pass_once(table, irregularity, offence.seat, "30A", offender=offence.seat)
    seat = offence.seat
    free = RulingGiven("30B1(a)", say("law-30B1a", offender=seat, partner=seat.partner, call=offence.call))
    return (free, Obliged(CallOwed(offence.seat, irregularity, table.auction.next_id)))


@rectified.wording("30A", E1997)
def _(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """Before any bid (30A), or at his right-hand opponent's turn (30B1), he passes once; for partner's see 30B2."""
    if not _somebody_has_bid(table, offence):
        return irregular_calls.must_pass_once(table, irregularity, offence.seat, "30A", offender=offence.seat)
    if irregular_calls.whose_turn(table.auction, offence.place) is offence.seat.partner:
        return at_partners_turn(table, irregularity, offence)
    return irregular_calls.must_pass_once(table, irregularity, offence.seat, "30B1", offender=offence.seat)


@clause("30B2", ended=E2017)
def at_partners_turn(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """The offender passes throughout (a); his partner may not double or redouble at that turn (b)."""
    partner = offence.seat.partner
    told = RulingGiven("30B2(b)", say("law-30B2b", partner=partner))
    barred = Obliged(MayNotDouble(partner, "30B2(b)", table.auction.next_id))
    return (
        *irregular_calls.must_pass_throughout(table, irregularity, offence.seat, "30B2(a)", offender=offence.seat),
        told,
        barred,
    )


def only_kept_from_doubling(table: Table, offence: BarredCall) -> bool:
    """Whether he did not have to pass, but was only barred from doubling or redoubling at that turn (30B2(b))."""
    bound = irregular_calls.as_it_was_before(table, offence.place).obliged(offence.seat)
    passes = (one for one in bound if isinstance(one, PassOnce | PassThroughout) and one.since <= offence.place)
    return isinstance(offence.call, Double | Redouble) and next(passes, None) is None


@clause("30B2(b)", ended=E2017)
def doubled_although_barred(table: Table, irregularity: IrregularityId, offence: BarredCall) -> tuple[Event, ...]:
    """The double is cancelled, and its maker bids or passes; no further rectification."""
    return (
        RulingGiven("30B2(b)", say("law-30B2b-doubled", offender=offence.seat, call=offence.call)),
        *irregular_calls.cancel(table, irregular_calls.this_and_later_calls(table, offence.place), offence.seat.side),
        Obliged(CallOwed(offence.seat, irregularity, table.auction.next_id)),
    )


@clause("30B2(b)", ended=E2017)
def doubled_and_called_over(table: Table, offence: BarredCall) -> tuple[Event, ...]:
    """The next player has called over the double: it is too late to cancel it."""
    return (RulingGiven("30B2(b)", say("law-30B2b-called-over", offender=offence.seat, call=offence.call)),)


@clause("30B1(b)", E2017)
def compared_under(table: Table, offence: CallOutOfRotation) -> law23.Comparison | None:
    """How the Director compares the offender's new call with his pass."""
    return COMPARED


@compared_under.wording("30", E1997)
def _(table: Table, offence: CallOutOfRotation) -> law23.Comparison | None:
    """These editions compare no calls."""
    return None


def new_call_made(
    table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, by: CallId
) -> tuple[Event, ...]:
    """The Director is asked whether the call `by` is comparable to the pass out of rotation."""
    comparison = compared_under(table, offence)
    return comparison.compare(table, irregularity, offence, by) if comparison is not None else ()


COMPARED = law23.Comparison("30B1(b)", comparable="30B1(b)(i)", not_comparable="30B1(b)(ii)")

LAW = Law(30, asks=(COMPARED.ask,))
