"""Law 39: a call after the final pass; with 35D of 1997, for one that the next player has called over."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.laws import law16, law26
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import CallWithdrawn, Event, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import CallAfterTheAuction, Status
from bridgetable.table.question import say
from bridgetable.table.state import Table


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules: the call is cancelled; only a defender's bid or double not called over costs more."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, CallAfterTheAuction):
        return ()
    settled = Settled(irregularity, Status.CORRECTED)
    if condoned(table, offence):
        return (*cancelled(table, offence), no_further_rectification(table, offence, called_over=True), settled)
    if not table.is_defender(offence.seat) or isinstance(offence.call, Pass):
        return (*cancelled(table, offence), no_further_rectification(table, offence, called_over=False), settled)
    return (*cancelled(table, offence), *defenders_call(table, offence), settled)


def condoned(table: Table, offence: CallAfterTheAuction) -> bool:
    """Whether the left-hand opponent has called since."""
    made = table.auction.made
    return any(made[call_id].late for call_id in table.auction.made_by(offence.seat.left, offence.place + 1, len(made)))


@clause("39A", E2007, printed={E1997: "39"})
def cancelled(table: Table, offence: CallAfterTheAuction) -> tuple[Event, ...]:
    """All calls after the final pass are cancelled."""
    told = RulingGiven(cancelled.number(table), say("law-39A", offender=offence.seat, call=offence.call))
    known = law16.unauthorised_call(table, offence.place, offence.seat.side)
    return (told, CallWithdrawn(offence.place), known)


@clause("39B", E2007)
def no_further_rectification(table: Table, offence: CallAfterTheAuction, *, called_over: bool) -> RulingGiven:
    """No further rectification if it was called over, is a defender's pass, or is the declaring side's."""
    return RulingGiven("39B", say("law-39B", offender=offence.seat))


@no_further_rectification.wording("39A", E1997)
def _(table: Table, offence: CallAfterTheAuction, *, called_over: bool) -> RulingGiven:
    """The same of the pass and of the declaring side; a call that was called over comes under Law 35D."""
    return RulingGiven("35D" if called_over else "39A", say("law-39B", offender=offence.seat))


@clause("39C", E2007, printed={E1997: "39B"})
def defenders_call(table: Table, offence: CallAfterTheAuction) -> tuple[Event, ...]:
    """A defender's bid, double or redouble: Law 26 may restrict his partner's first lead."""
    seat = offence.seat
    told = RulingGiven(defenders_call.number(table), say("law-39C", offender=seat, partner=seat.partner))
    return (told, *law26.lead_may_be_restrained(table, offence.place))


LAW = Law(39, rules={CallAfterTheAuction: rule_on_it})
