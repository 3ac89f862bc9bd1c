"""The call made for one out of rotation is held against it (2017: 30B1(b), 31A2, 31B2, 32A2, 32B2; 23)."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.cards.call import Pass
from bridgetable.laws.irregular_calls.law23 import ask_whether_comparable, without_rectification
from bridgetable.laws.irregular_calls.law26 import lead_may_be_restrained
from bridgetable.laws.shared.enforced_passes import must_pass_once
from bridgetable.table.events import Event, Released, RulingGiven
from bridgetable.table.irregularity import CallOutOfRotation
from bridgetable.table.obligation import LeadMayBeRestrained, Obligation, PassOnce
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Message, Question, say
from bridgetable.table.state import Table

FOUND = {
    "30B1(b)": ("30B1(b)(i)", "30B1(b)(ii)"),
    "31A2(a)": ("31A2(a)", "31A2(b)"),
    "31B2": ("31A2(a)", "31A2(b)"),
    "32A2(a)": ("32A2(a)", "32A2(b)"),
    "32B2": ("32A2(a)", "32A2(b)"),
}
"""Under which number the Director rules when he has compared the calls: comparable, or not."""


def compared(table: Table, place: int, fault: CallOutOfRotation, number: str, by: int) -> tuple[Event, ...]:
    """The Director is asked whether the call made at `by` is comparable; a plain pass for anything else is not."""
    new = table.auction.made[by]
    if isinstance(new.call, Pass) and not isinstance(fault.call, Pass) and not new.is_artificial:
        question = Question(number, (DIRECTOR,), fault.seat, irregularity=place, calls=(fault.place, by))
        return _not_comparable(table, question)
    return ask_whether_comparable(place, fault.seat, number, fault.place, by)


def comparable_or_not(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director finds that the new call is comparable: no rectification. Or not: partner passes once, and 26B.

    What he has ruled already without being asked he only confirms, or takes back.
    """
    if not table.auction.made[question.calls[1]].stands:
        return ()
    bound = silenced(table, question)
    return (
        Option("comparable", (*map(Released, bound), *_comparable(table, question))),
        Option("not-comparable", () if bound else _not_comparable(table, question)),
    )


def _comparable(table: Table, question: Question) -> tuple[Event, ...]:
    number = FOUND[question.clause][0]
    told = RulingGiven(question.clause, _of_both(table, question, "law-29-comparable"))
    ruled = without_rectification(table, replace(question, clause=number))
    return ruled if number == question.clause else (told, *ruled)


def _not_comparable(table: Table, question: Question) -> tuple[Event, ...]:
    number, offender = FOUND[question.clause][1], table.auction.made[question.calls[0]].seat
    under = question.clause if FOUND[question.clause][0] != question.clause else number
    return (
        RulingGiven(under, _of_both(table, question, "law-29-not-comparable")),
        *must_pass_once(table, offender.partner, number),
        *lead_may_be_restrained(table, question.calls[0]),
    )


def _of_both(table: Table, question: Question, key: str) -> Message:
    call, new = (table.auction.made[place].call for place in question.calls)
    return say(key, offender=table.auction.made[question.calls[0]].seat, call=call, replacement=new)


def silenced(table: Table, question: Question) -> tuple[Obligation, ...]:
    """What a ruling that the call is not comparable has laid on the offender's partner."""
    old, new = question.calls
    partner = table.auction.made[old].seat.partner
    number = FOUND[question.clause][1] if question.clause in FOUND else ""
    passes = [
        one for one in table.obligations
        if isinstance(one, PassOnce) and (one.seat, one.clause, one.since) == (partner, number, new + 1)
    ]
    leads = [one for one in table.obligations if isinstance(one, LeadMayBeRestrained) and one.place == old]
    return (*passes, *leads) if passes else ()
