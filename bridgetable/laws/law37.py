"""Law 37: action violating an obligation to pass; with 35B of 1997, for one that the next player has called over."""

from __future__ import annotations

from bridgetable.laws import irregular_calls, law26, law30
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import BarredCall, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules: the call stands if the next player has called (37A), else a pass replaces it (37B)."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, BarredCall):
        return ()
    if not table.auction.made[offence.place].stands:
        return (Settled(irregularity, Status.CORRECTED),)
    if irregular_calls.left_hand_opponent_called(table, offence):
        return (*called_over(table, offence), Settled(irregularity, Status.ACCEPTED))
    if law30.doubled_although_barred.exists_in(table.edition) and law30.only_kept_from_doubling(table, offence):
        return law30.doubled_although_barred(table, irregularity, offence)
    return cancelled(table, irregularity, offence)


def called_over(table: Table, offence: BarredCall) -> tuple[Event, ...]:
    """The left-hand opponent has called over it: it stands (Law 37A), and so does a barred double (30B2(b))."""
    if law30.doubled_and_called_over.exists_in(table.edition) and law30.only_kept_from_doubling(table, offence):
        return law30.doubled_and_called_over(table, offence)
    return stands(table, offence)


@clause("37A", E2007, printed={E1997: "35B"})
def stands(table: Table, offence: BarredCall) -> tuple[Event, ...]:
    """The left-hand opponent has called: it and all later calls stand; an obligation to pass throughout remains."""
    return (RulingGiven(stands.number(table), say("law-37A", offender=offence.seat, call=offence.call)),)


@clause("37B", E2007)
def cancelled(table: Table, irregularity: IrregularityId, offence: BarredCall) -> tuple[Event, ...]:
    """It is cancelled and replaced by a pass, and both partners pass throughout (26)."""
    return _pass_instead(table, irregularity, offence, "37B1", "37B2")


@cancelled.wording("37", E1997)
def _(table: Table, irregularity: IrregularityId, offence: BarredCall) -> tuple[Event, ...]:
    """The same, in one paragraph."""
    return _pass_instead(table, irregularity, offence, "37", "37")


def _pass_instead(
    table: Table, irregularity: IrregularityId, offence: BarredCall, first: str, bound: str
) -> tuple[Event, ...]:
    seat = offence.seat
    done = (
        RulingGiven(first, irregular_calls.substituted_pass_message(table, irregularity, offence, "law-37B")),
        *irregular_calls.cancel(table, irregular_calls.this_and_later_calls(table, offence.place), seat.side),
        *irregular_calls.substituted_pass(table, irregularity, offence),
    )
    after = evolve_all(table, done)
    return (
        *done,
        *irregular_calls.must_pass_throughout(after, irregularity, seat, bound, offender=seat),
        *irregular_calls.must_pass_throughout(after, irregularity, seat.partner, bound),
        *law26.lead_may_be_restrained(table, offence.place),
    )


def accepted_by_calling(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What the Director says if the call was called over before he came (Law 37A)."""
    offence = table.irregularities[irregularity]
    return called_over(table, offence) if isinstance(offence, BarredCall) else ()


LAW = Law(37, rules={BarredCall: rule_on_it}, accepted={BarredCall: accepted_by_calling})
