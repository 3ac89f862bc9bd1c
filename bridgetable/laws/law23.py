"""Law 23: comparable calls, and the Director's comparison of a call with its replacement (30B1(b), 31A2 to 32B2)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from bridgetable.cards.call import Pass
from bridgetable.laws import law12
from bridgetable.laws.ask import COMPARABLE_OR_NOT, Ask
from bridgetable.laws.clause import E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Answered, Asked, CallInformationRuled, Dropped, Event, Released, RulingGiven
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallOutOfRotation
from bridgetable.table.obligation import LeadMayBeRestrained, Obligation, PassOnce
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, ComparedCalls, Message, Question, QuestionAbout, calls_in, say
from bridgetable.table.state import Table
from bridgetable.table.time_record import Accumulated, Moment
from bridgetable.table.values import Log

# -- Law 23 (2017): comparable calls -----------------------------------------------------------------------------------


@clause("23B", E2017)
def without_rectification(table: Table, question: QuestionAbout[ComparedCalls]) -> tuple[Event, ...]:
    """The auction continues as if nothing had happened: information from the withdrawn call may be used, not 16C2."""
    told = RulingGiven(question.clause, say("law-23-comparable", seat=question.about.seat))
    return (told, CallInformationRuled(question.about.calls[0], (), "23B"))


def damage_from_comparable_call(table: Table) -> Question | None:
    """After play the Director judges whether a comparable call helped its side; None in editions without Law 23C."""
    return outcome_helped(table) if outcome_helped.exists_in(table.edition) else None


def _with_finding(known: Log[Question], event: Answered | Dropped, moment: Moment) -> Log[Question]:
    question = event.question
    return known.adding(question) if len(calls_in(question.about)) == 2 and question.to == (DIRECTOR,) else known


_findings_on_two_calls: Accumulated[Log[Question]] = Accumulated(Log(), _with_finding, Answered, Dropped)
"""The questions put to the Director about a call and the one it replaced, once they have been answered or dropped."""


@clause("23C", E2017)
def outcome_helped(table: Table) -> Question | None:
    """Whether a comparable call helped its side to an outcome it would not have reached otherwise."""
    if not table.over:
        return None
    for one in filter(partial(_was_comparable, table), _findings_on_two_calls(table)):
        question = HELPED.question(table, one.to, one.about)
        if question not in table.answered:
            return question
    return None


def _was_comparable(table: Table, question: Question) -> bool:
    """Whether the Director found the new call comparable, and it still stands."""
    old, new = calls_in(question.about)
    known = table.call_information.on(old)
    return known is not None and without_rectification.covers(known.clause) and table.auction.made[new].stands


HELPED = law12.judgement("23C")

LAW = Law(23, asks=(HELPED,))


class Comparison:
    """How one Law compares a call out of rotation with the call that replaces it.

    `ask` is the question to the Director; `comparable` and `not_comparable` are the numbers under which he then rules.
    """

    def __init__(self, clause: str, comparable: str, not_comparable: str) -> None:
        self.ask = Ask(clause, COMPARABLE_OR_NOT, self._options, to_director=True)
        self._comparable = comparable
        self._not_comparable = not_comparable

    def compare(
        self, table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, by: CallId
    ) -> tuple[Event, ...]:
        """Asks the Director whether the call `by` is comparable; a natural pass for another call never is."""
        new = table.auction.made[by]
        question = self.question(table, irregularity, offence, by)
        if isinstance(new.call, Pass) and not isinstance(offence.call, Pass) and not new.is_artificial:
            return self._ruled_not_comparable(table, question)
        return (Asked(question),)

    def question(
        self, table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, by: CallId
    ) -> QuestionAbout[ComparedCalls]:
        """The question whether the call `by` is comparable to the call out of rotation (23A)."""
        return self.ask.question(table, (DIRECTOR,), ComparedCalls(offence.seat, (offence.place, by), irregularity))

    def partner_obligations(self, table: Table, question: QuestionAbout[ComparedCalls]) -> tuple[Obligation, ...]:
        """The obligations that a ruling "not comparable" has laid on the offender's partner."""
        old, new = question.about.calls
        partner = table.auction.made[old].seat.partner
        laid_on = (partner, self._not_comparable, new + 1)
        once = table.obligations_as(PassOnce, on=(partner,))
        passes = [one for one in once if (one.seat, one.clause, one.since) == laid_on]
        leads = [one for one in table.obligations_as(LeadMayBeRestrained, on=(partner,)) if one.place == old]
        return (*passes, *leads) if passes else ()

    def _options(self, table: Table, question: QuestionAbout[ComparedCalls]) -> tuple[Option, ...]:
        """Comparable: no rectification. Not comparable: partner passes once, and Law 26B applies.

        A ruling made without the question is only confirmed, or taken back.
        """
        if not table.auction.made[question.about.calls[1]].stands:
            return ()
        bound = self.partner_obligations(table, question)
        return (
            Option("comparable", (*map(Released, bound), *self._ruled_comparable(table, question))),
            Option("not-comparable", () if bound else self._ruled_not_comparable(table, question)),
        )

    def _ruled_comparable(self, table: Table, question: QuestionAbout[ComparedCalls]) -> tuple[Event, ...]:
        told = RulingGiven(question.clause, _about_both_calls(table, question, "law-29-comparable"))
        ruled = without_rectification(table, replace(question, clause=self._comparable))
        return ruled if self._comparable == question.clause else (told, *ruled)

    def _ruled_not_comparable(self, table: Table, question: QuestionAbout[ComparedCalls]) -> tuple[Event, ...]:
        old, irregularity = question.about.calls[0], question.about.irregularity
        offender = table.auction.made[old].seat
        from bridgetable.laws import irregular_calls, law26  # which lead back to Laws 30 to 32, made of comparisons

        under = question.clause if self._comparable != question.clause else self._not_comparable
        return (
            RulingGiven(under, _about_both_calls(table, question, "law-29-not-comparable")),
            *irregular_calls.must_pass_once(table, irregularity, offender.partner, self._not_comparable),
            *law26.lead_may_be_restrained(table, old),
        )


def _about_both_calls(table: Table, question: QuestionAbout[ComparedCalls], key: str) -> Message:
    old, new = (table.auction.made[call_id] for call_id in question.about.calls)
    return say(key, offender=old.seat, call=old.call, replacement=new.call)
