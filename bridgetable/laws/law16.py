"""Law 16: authorised and unauthorised information, as far as it comes from withdrawn calls and cards."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Side
from bridgetable.laws import law12
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Asked, CallInformationRuled, Event, InformationRuled, RulingGiven, Settled
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Extraneous, Status, UnauthorisedInformation
from bridgetable.table.question import DIRECTOR, say
from bridgetable.table.state import Table


@clause("16C2", printed={E2007: "16D2"})
def unauthorised_for_offenders(table: Table, card: Card, offenders: Side) -> InformationRuled:
    """Information from a withdrawn card is authorised for the innocent side and unauthorised for the offenders."""
    return InformationRuled(card, offenders.seats, unauthorised_for_offenders.number(table))


@clause("16C2", printed={E2007: "16D2"})
def unauthorised_call(table: Table, call_id: CallId, offenders: Side) -> CallInformationRuled:
    """Information from a withdrawn call is authorised for the innocent side and unauthorised for the offenders."""
    return CallInformationRuled(call_id, offenders.seats, unauthorised_call.number(table))


@clause("16B", printed={E1997: "16A"})
def rule_on_use(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director is asked whether a player chose the logical alternative that the information suggested.

    1997: The Director is asked whether a player chose what unauthorised information had suggested.
    """
    offence = table.irregularities[irregularity]
    if not isinstance(offence, UnauthorisedInformation):
        return ()
    # The score is considered after the board; until then play continues (16B3).
    return (
        RulingGiven(rule_on_use.number(table), say("law-16-heard", seat=offence.seat)),
        Asked(USED.question(table, (DIRECTOR,), offence.seat, irregularity=irregularity)),
        Settled(irregularity, Status.NOTICED),
    )


@clause("16B", printed={E1997: "16A"})
def rule_on_what_was_shown(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What a player conveys to his partner otherwise than by a call or play is unauthorised for the partner."""
    offence = table.irregularities[irregularity]
    seat = offence.seat
    alleged = any(one.seat is seat.partner for _, one in table.unsettled_as(UnauthorisedInformation))
    key = "law-16B-shown-before" if table.over or alleged else "law-16B-shown"
    told = RulingGiven(rule_on_what_was_shown.number(table), say(key, seat=seat, partner=seat.partner))
    # In the auction (trick 0) nobody is dummy.
    if seat is table.dummy and offence.trick:
        told = RulingGiven("43A1(c)", say("law-43A1c", seat=seat, partner=seat.partner))
    return (told, Settled(irregularity, Status.NOTICED))


USED = law12.judgement("16B", printed={E1997: "16A"}, waits=True)

LAW = Law(16, asks=(USED,), rules={UnauthorisedInformation: rule_on_use, Extraneous: rule_on_what_was_shown})
