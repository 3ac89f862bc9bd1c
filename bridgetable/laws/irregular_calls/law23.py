"""Law 23 (2017): comparable calls. Before 2017 only Law 27B1(b) asks for the same or a more precise meaning."""

from __future__ import annotations

from functools import partial

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E2017, clause
from bridgetable.laws.general.law12 import judgement
from bridgetable.laws.law import Law
from bridgetable.table.events import Answered, CallInformationRuled, Dropped, Event, RulingGiven
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table
from bridgetable.table.time_record import Accumulated, Moment
from bridgetable.table.values.log import Log


@clause("23B", E2017)
def without_rectification(table: Table, question: Question) -> tuple[Event, ...]:
    """The auction continues as if nothing had happened: information from the withdrawn call may be used, not 16C2."""
    told = RulingGiven(question.clause, say("law-23-comparable", seat=question.seat or Seat.N))
    known = (CallInformationRuled(call_id, (), "23B") for call_id in question.calls[:1])
    return (told, *known)


def damage_from_comparable_call(table: Table) -> Question | None:
    """After play the Director judges whether a comparable call helped its side; None in editions without Law 23C."""
    return outcome_helped(table) if outcome_helped.exists_in(table.edition) else None


def _with_finding(known: Log[Question], event: Answered | Dropped, moment: Moment) -> Log[Question]:
    question = event.question
    return known.adding(question) if len(question.calls) == 2 and question.to == (DIRECTOR,) else known


_findings_on_two_calls: Accumulated[Log[Question]] = Accumulated(Log(), _with_finding, Answered, Dropped)
"""The questions put to the Director about a call and the one it replaced, once they have been answered or dropped."""


@clause("23C", E2017)
def outcome_helped(table: Table) -> Question | None:
    """Whether a comparable call helped its side to an outcome it would not have reached otherwise."""
    if not table.over:
        return None
    for one in filter(partial(_was_comparable, table), _findings_on_two_calls(table)):
        question = HELPED.question(table, one.to, one.seat, irregularity=one.irregularity, calls=one.calls)
        if question not in table.answered:
            return question
    return None


def _was_comparable(table: Table, question: Question) -> bool:
    """Whether the Director found the new call comparable, and it still stands."""
    old, new = question.calls
    known = table.call_information.on(old)
    return known is not None and without_rectification.covers(known.clause) and table.auction.made[new].stands


HELPED = judgement("23C")

LAW = Law(23, asks=(HELPED,))
