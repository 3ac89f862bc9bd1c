"""Law 32: a double or redouble out of rotation. In 1997 and 2007 the letters A and B are exchanged."""

from __future__ import annotations

from bridgetable.laws import irregular_calls, law23, law26
from bridgetable.laws.clause import E1997, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, Obliged, RulingGiven
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallOutOfRotation
from bridgetable.table.obligation import CallOwed
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("32C", E2017, printed={E1997: "32"})
def second_call(table: Table, offence: CallOutOfRotation) -> str:
    """The number under which a double at the left-hand opponent's turn by a player who has called is a change.

    1997, 2007: These editions do not say so of a double; it is read as in the footnote of Law 31.
    """
    return second_call.number(table)


@clause("32B", E2017)
def rectified(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """His partner is free, except at the right-hand opponent's turn (32A), when that opponent calls first."""
    if irregular_calls.at_right_hand_opponents_turn(table, offence):
        return opponent_calls_first(table, irregularity, offence)
    free = RulingGiven("32B1", say("law-32B1", offender=offence.seat, partner=offence.seat.partner, call=offence.call))
    return (free, Obliged(CallOwed(offence.seat, irregularity, table.auction.next_id)))


@rectified.wording("32A", E1997)
def _(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """His partner passes throughout (32A), except at the right-hand opponent's turn (32B); 26B may apply."""
    if irregular_calls.at_right_hand_opponents_turn(table, offence):
        return opponent_calls_first(table, irregularity, offence)
    passes = irregular_calls.must_pass_throughout(table, irregularity, offence.seat.partner, "32A")
    return (*passes, *law26.lead_may_be_restrained(table, offence.place))


@clause("32A", E2017, printed={E1997: "32B"})
def opponent_calls_first(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """What the offender must or may call depends on what his right-hand opponent calls now."""
    told = say("law-31A", offender=offence.seat, opponent=offence.seat.right, call=offence.call)
    owed = Obliged(CallOwed(offence.seat, irregularity, table.auction.next_id))
    return (RulingGiven(opponent_calls_first.number(table), told), owed)


@clause("32A1", E2017, printed={E1997: "32B1"})
def repetition_required(table: Table, offence: CallOutOfRotation) -> RulingGiven:
    """The right-hand opponent has passed: the offender repeats his double, and if it is legal nothing follows."""
    seat = offence.seat
    message = say("law-31A1", offender=seat, call=offence.call, opponent=seat.right)
    return RulingGiven(repetition_required.number(table), message)


@clause("32A2", E2017)
def compared_under(table: Table, offence: CallOutOfRotation) -> law23.Comparison | None:
    """How the Director compares the offender's new call with the one out of rotation."""
    return AT_RIGHT_HAND_OPPONENTS_TURN if irregular_calls.at_right_hand_opponents_turn(table, offence) else ELSEWHERE


@compared_under.wording("32", E1997)
def _(table: Table, offence: CallOutOfRotation) -> law23.Comparison | None:
    """These editions compare no calls."""
    return None


@clause("32A2", E2017)
def new_call_made(
    table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, by: CallId
) -> tuple[Event, ...]:
    """The Director is asked whether the call `by` is comparable to the one out of rotation (32A2, 32B2)."""
    comparison = compared_under(table, offence)
    return comparison.compare(table, irregularity, offence, by) if comparison is not None else ()


@new_call_made.wording("32B2", E1997)
def _(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, by: CallId) -> tuple[Event, ...]:
    """The right-hand opponent has acted: partner passes throughout even if the double is repeated; 26B may apply."""
    bound = irregular_calls.must_pass_throughout(table, irregularity, offence.seat.partner, "32B2")
    return (*bound, *law26.lead_may_be_restrained(table, offence.place))


AT_RIGHT_HAND_OPPONENTS_TURN = law23.Comparison("32A2(a)", comparable="32A2(a)", not_comparable="32A2(b)")
ELSEWHERE = law23.Comparison("32B2", comparable="32A2(a)", not_comparable="32A2(b)")

LAW = Law(32, asks=(AT_RIGHT_HAND_OPPONENTS_TURN.ask, ELSEWHERE.ask))
