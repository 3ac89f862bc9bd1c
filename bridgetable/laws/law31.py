"""Law 31: a bid out of rotation, and a pass that Law 30C treats as one."""

from __future__ import annotations

from bridgetable.cards.call import Bid
from bridgetable.laws import irregular_calls, law23, law26
from bridgetable.laws.clause import E1997, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, Obliged, RulingGiven
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallOutOfRotation
from bridgetable.table.obligation import CallOwed
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("31C", E2017, printed={E1997: "31"})
def second_call(table: Table, offence: CallOutOfRotation) -> str:
    """The number under which a bid at the left-hand opponent's turn by a player who has called is a change of call."""
    return second_call.number(table)


@clause("31B", E2017)
def rectified(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """His partner is free, except at the right-hand opponent's turn (31A), when that opponent calls first."""
    if irregular_calls.at_right_hand_opponents_turn(table, offence):
        return opponent_calls_first(table, irregularity, offence)
    free = RulingGiven("31B1", say("law-31B1", offender=offence.seat, partner=offence.seat.partner, call=offence.call))
    return (free, _owes_a_call(table, irregularity, offence))


@rectified.wording("31B", E1997)
def _(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """His partner passes throughout and his lead may be restricted, except at the right-hand opponent's turn (31A)."""
    if irregular_calls.at_right_hand_opponents_turn(table, offence):
        return opponent_calls_first(table, irregularity, offence)
    passes = irregular_calls.must_pass_throughout(table, irregularity, offence.seat.partner, "31B")
    return (*passes, *law26.lead_may_be_restrained(table, offence.place))


@clause("31A")
def opponent_calls_first(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """What the offender must or may call depends on what his right-hand opponent calls now."""
    told = say("law-31A", offender=offence.seat, opponent=offence.seat.right, call=offence.call)
    return (RulingGiven("31A", told), _owes_a_call(table, irregularity, offence))


def _owes_a_call(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> Obliged:
    return Obliged(CallOwed(offence.seat, irregularity, table.auction.next_id))


@clause("31A1")
def repetition_required(table: Table, offence: CallOutOfRotation) -> RulingGiven:
    """The right-hand opponent has passed: the offender repeats his call, and if it is legal nothing follows."""
    return RulingGiven("31A1", say("law-31A1", offender=offence.seat, call=offence.call, opponent=offence.seat.right))


@clause("31A2", E2017)
def compared_under(table: Table, offence: CallOutOfRotation) -> law23.Comparison | None:
    """How the Director compares the offender's new call with the one out of rotation."""
    return AT_RIGHT_HAND_OPPONENTS_TURN if irregular_calls.at_right_hand_opponents_turn(table, offence) else ELSEWHERE


@compared_under.wording("31", E1997)
def _(table: Table, offence: CallOutOfRotation) -> law23.Comparison | None:
    """These editions compare no calls."""
    return None


@clause("31A2", E2017)
def new_call_made(
    table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, by: CallId
) -> tuple[Event, ...]:
    """The Director is asked whether the call `by` is comparable to the one out of rotation (31A2, 31B2)."""
    comparison = compared_under(table, offence)
    return comparison.compare(table, irregularity, offence, by) if comparison is not None else ()


@new_call_made.wording("31A2", E1997)
def _(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, by: CallId) -> tuple[Event, ...]:
    """The denomination repeated: partner passes once (a). Otherwise partner passes throughout, and Law 26 (b)."""
    partner = offence.seat.partner
    if denomination_repeated(table, offence, by):
        return irregular_calls.must_pass_once(table, irregularity, partner, "31A2(a)")
    passes = irregular_calls.must_pass_throughout(table, irregularity, partner, "31A2(b)")
    return (*passes, *law26.lead_may_be_restrained(table, offence.place))


def denomination_repeated(table: Table, offence: CallOutOfRotation, by: CallId) -> bool:
    """Whether the new call specifies the denomination that the bid out of rotation specified (29C).

    A pass that comes under Law 31 by 30C repeats none.
    """
    old, new = (table.auction.made[call_id].specifies for call_id in (offence.place, by))
    return isinstance(offence.call, Bid) and bool(old) and old == new


AT_RIGHT_HAND_OPPONENTS_TURN = law23.Comparison("31A2(a)", comparable="31A2(a)", not_comparable="31A2(b)")
ELSEWHERE = law23.Comparison("31B2", comparable="31A2(a)", not_comparable="31A2(b)")

LAW = Law(31, asks=(AT_RIGHT_HAND_OPPONENTS_TURN.ask, ELSEWHERE.ask))
