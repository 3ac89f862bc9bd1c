"""Law 25: what the Director rules on a change of call, and Law 25A, the unintended call."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import INTENDED_OR_NOT, KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.auction import law21
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls.law25.change import (
    Change,
    called_over,
    change_of,
    keep_what_was_called_over_it,
    message_about,
    new_call_stands,
    second_call_stands,
    withdrawn_by_both,
)
from bridgetable.laws.irregular_calls.law25.on_purpose import (
    called_over_without_seeing,
    intended,
    intended_and_called_over,
    made_too_late,
    partner_has_called_since,
)
from bridgetable.laws.precedence import first_that_applies
from bridgetable.table.events import Asked, AttentionDrawn, CallInformationRuled, CallMade, Event, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Status
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a change of call."""
    change = change_of(table, irregularity)
    if change is None or _replaced_again(table, change):
        return ()
    return first_that_applies(ON_A_CHANGE, table, irregularity, change)


def _replaced_again(table: Table, change: Change) -> bool:
    """Whether he has replaced this call again: that later change is then ruled on back to the first call."""
    auction = table.auction
    there = auction.standing_at(auction.made[change.second].slot)
    again = any(auction.made[call_id].changes == change.second for call_id in there)
    return again and not table.auction.made[change.second].late and not new_call_stands(table, change)


def _after_the_period(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    return made_after_the_period(table, irregularity, change) if table.auction.made[change.second].late else ()


def _taken_back_since(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    return () if new_call_stands(table, change) else (Settled(irregularity, Status.CORRECTED),)


def _lead_faced(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    return period_over(table, irregularity, change) if table.lead_faced else ()


def _misinformed(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    if not law21.may_change(table, change.first):
        return ()
    made = table.auction.made[change.second]
    misinformed = law21.changed(table, change.first, CallMade(made.seat, made.call))
    return (*misinformed, *second_call_stands(table, change, accepted=False))


def _called_by_partner(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    return partner_has_called(table, change) if _partner_had_called(table, change) else ()


def _found_by_the_director(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    return (*_called_before_the_ruling(table, change), Asked(_what_was_intended(table, irregularity, change)))


ON_A_CHANGE: tuple[Callable[[Table, IrregularityId, Change], tuple[Event, ...]], ...] = (
    _after_the_period, _taken_back_since, _lead_faced, _misinformed, _called_by_partner, _found_by_the_director,
)
"""The rules on a change: made after a faced lead; withdrawn again; 25A5; 21B; 25A4; else what was intended."""


def ruled_when_called_over(table: Table, irregularity: IrregularityId, seat: Seat) -> tuple[Event, ...]:
    """The Director, called to a change that was called over, is asked what its caller had intended (25A)."""
    change = change_of(table, irregularity)
    over = called_over(table, change) if change is not None else None
    if change is None or over is None:
        return ()
    question = _what_was_intended(table, irregularity, change)
    asked = Asked(replace(question, calls=(*question.calls, over)))
    return (AttentionDrawn(seat, irregularity), Settled(irregularity, Status.NOTICED), asked)


def treated_as_change(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A call out of rotation that counts as a change of call is ruled on as one (2017: 30B2, 31C, 32C)."""
    return rule_on_it(table, irregularity)


def _partner_had_called(table: Table, change: Change) -> bool:
    since = table.auction.made_since(change.first, change.seat.partner)
    return any(other < change.second for other in since)


def _called_before_the_ruling(table: Table, change: Change) -> tuple[Event, ...]:
    """The left-hand opponent called although attention had been drawn: that accepts nothing and is withdrawn (9B2)."""
    over = table.auction.first_since(change.second, change.seat.left)
    if over is None:
        return ()
    told = RulingGiven("9B2", say("law-25-9B2", seat=change.seat.left, call=table.auction.made[over].call))
    return (told, *withdrawn_by_both(table, table.auction.since(change.second)))


def _what_was_intended(table: Table, irregularity: IrregularityId, change: Change) -> Question:
    calls = (change.first, change.second)
    return INTENDED.question(table, (DIRECTOR,), change.seat, irregularity=irregularity, calls=calls)


# -- what was intended -----------------------------------------------------------------------------------------------


def unintended_or_intended(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director finds that the first call was unintended (25A), or was changed intentionally (25B)."""
    irregularity = question.irregularity
    change = change_of(table, irregularity) if irregularity is not None else None
    if irregularity is None or not table.is_undecided(irregularity):
        return ()
    if change is None or not new_call_stands(table, change):
        return ()
    over = _was_called_over(question)
    on_purpose = intended_and_called_over if over else intended
    found = Option("intended", on_purpose(table, irregularity, change))
    # Once the changer's partner has called, only one finding is left.
    return (found,) if over and partner_has_called_since(table, change) else (
        Option("unintended", unintended(table, irregularity, change)), found,
    )


def _was_called_over(question: Question) -> bool:
    """Whether the left-hand opponent had called over the change before anybody spoke: his call is the third."""
    return len(question.calls) == 3


def may_answer_before_finding(table: Table, question: Question, seat: Seat) -> bool:
    """Whether this player, who had not seen the change, may answer for his side before the Director's finding."""
    change = change_of(table, question.irregularity) if question.irregularity is not None else None
    if change is None or question.irregularity is None or not (INTENDED.asks(question) and _was_called_over(question)):
        return False
    return seat is change.seat.left and called_over_without_seeing(table, question.irregularity, change)


# -- 25A: the call was not intended ----------------------------------------------------------------------------------


@clause("25A1", printed={E1997: "25A"})
def unintended(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """The intended call stands, subject to its own Law, and no lead is restrained.

    1997: If the correction came without pause for thought.
    """
    number = unintended.number(table)
    told = RulingGiven(number, message_about("law-25A1", table, change))
    # An unintended call carries no information about the hand.
    known = (CallInformationRuled(one, (), number) for one in (change.first, *change.between))
    asked = opponent_may_keep(table, irregularity, change)
    return (told, *known, *second_call_stands(table, change, accepted=False), *asked)


@clause("25A4", printed={E1997: "25A", E2007: "25A2"})
def partner_has_called(table: Table, change: Change) -> tuple[Event, ...]:
    """No call is substituted once partner has called: the substitution is cancelled (25B2)."""
    told = RulingGiven(partner_has_called.number(table), message_about("law-25A4", table, change))
    return (told, *made_too_late(table, change))


@clause("25A5", printed={E1997: "25A", E2007: "25A3"})
def period_over(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """After the end of the auction period no call is substituted, or restored, any more."""
    told = RulingGiven(period_over.number(table), message_about("law-25A5", table, change))
    return (told, Settled(irregularity, Status.NOTICED))


def made_after_the_period(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """A change of call made after a lead was faced is cancelled; the auction and its contract stand (25A5)."""
    told = RulingGiven(period_over.number(table), message_about("law-25A5-cancelled", table, change))
    return (told, unauthorised_call(table, change.second, change.seat.side), Settled(irregularity, Status.CORRECTED))


@clause("25A6", printed={E1997: "25A", E2007: "25A4"})
def opponent_may_keep(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """The left-hand opponent may withdraw what he called over the first call.

    1997: Not printed; it follows from the first call having been unintended.
    """
    over = called_over(table, change)
    if over is None or (over > change.second and not called_over_without_seeing(table, irregularity, change)):
        return ()
    to, about = (change.seat.left,), (over,)
    return (Asked(CALLED_OVER_IT.question(table, to, change.seat, irregularity=irregularity, calls=about)),)


INTENDED = Ask("25A1", INTENDED_OR_NOT, unintended_or_intended, printed={E1997: "25A"}, to_director=True)
CALLED_OVER_IT = Ask(
    "25A6", KEEP_OR_WITHDRAW, keep_what_was_called_over_it,
    printed={E2007: "25A4", E1997: "25A"}, kept_by=Conduct.CALLING,
)
