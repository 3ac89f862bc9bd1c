"""Law 53, with 55 and 56: a lead out of turn after the opening lead, accepted or refused."""

from __future__ import annotations

from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law16 import unauthorised_for_offenders
from bridgetable.laws.law50 import lay_penalty_card
from bridgetable.table.events import Asked, CardPlayed, CardWithdrawn, Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve
from bridgetable.table.irregularity import LeadOutOfTurn, Status
from bridgetable.table.option import Option
from bridgetable.table.question import Question, say
from bridgetable.table.state import Table


@clause("53A", E1997, E2007)
def may_be_accepted(table: Table, fault: LeadOutOfTurn) -> bool:
    """Any faced lead out of turn may be treated as a correct lead."""
    return True


@may_be_accepted.wording("53A", E2017)
def _(table: Table, fault: LeadOutOfTurn) -> bool:
    """Before the thirteenth trick any faced lead out of turn may be treated as a correct lead."""
    return fault.trick < 13


@clause("53A")
def accepted_by_playing(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """The lead becomes correct when the hand next in rotation plays to it."""
    return tuple(
        Settled(place, Status.ACCEPTED)
        for place in before.undecided
        if isinstance(fault := before.irregularities[place], LeadOutOfTurn)
        and fault.trick == event.trick
        and fault.seat.left is event.seat
        and may_be_accepted(before, fault)
    )


def rule_on_it(table: Table, place: int) -> tuple[Event, ...]:
    """The opponents are asked whether they accept the lead (55A declarer's, 56 a defender's)."""
    fault = table.irregularities[place]
    if not isinstance(fault, LeadOutOfTurn) or table.contract is None:
        return ()
    defends = table.is_defender(fault.seat)
    number = "56" if defends else "55A"
    told = RulingGiven("53A", say("law-53A", offender=fault.seat, card=fault.card, due=fault.due))
    if not may_be_accepted(table, fault):
        return (told, *_retracted(table, place, fault))
    first, other = fault.seat.left, fault.seat.right
    to = (table.contract.declarer,) if defends else (first, other)
    question = Question(number, to, fault.seat, fault.card, fault.trick, place)
    return (told, Asked(question), Settled(place, Status.NOTICED))


def accept_or_refuse(table: Table, question: Question) -> tuple[Option, ...]:
    """The lead is treated as correct, or it goes back and the lead is made from the right hand (Law 53A, 55B, 56)."""
    if question.irregularity is None:
        return ()
    fault = table.irregularities[question.irregularity]
    if not isinstance(fault, LeadOutOfTurn) or table.status(question.irregularity) is Status.ACCEPTED:
        return ()
    accepted = RulingGiven("53A", say("law-53A-accepted", offender=fault.seat, card=fault.card))
    return (
        Option("accept", (Settled(question.irregularity, Status.ACCEPTED), accepted)),
        Option("refuse", _retracted(table, question.irregularity, fault)),
    )


def _retracted(table: Table, place: int, fault: LeadOutOfTurn) -> tuple[Event, ...]:
    back = CardWithdrawn(fault.seat, fault.card, fault.trick, offending=True)
    settled = Settled(place, Status.CORRECTED)
    if table.is_defender(fault.seat):
        told = RulingGiven("56B", say("law-56B", offender=fault.seat, card=fault.card))
        return (back, told, *lay_penalty_card(evolve(table, back), fault.seat, fault.card), settled)
    number = "55B1" if table.is_defender(fault.due) else "55B2"
    told = RulingGiven(number, say(f"law-{number}", offender=fault.seat, card=fault.card, due=fault.due))
    return (back, told, unauthorised_for_offenders(table, fault.card, fault.seat.side), settled)
