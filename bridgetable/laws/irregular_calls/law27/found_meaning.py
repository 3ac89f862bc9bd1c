"""What the Director finds of the meaning of a call put for an insufficient bid, asked or not (Law 27B1)."""

from __future__ import annotations

from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls.law27.corrected_bid import (
    Correction,
    comparable,
    faults_of,
    insufficient_bid_before,
    is_free,
    is_lowest,
    not_comparable,
    otherwise,
    same_denomination,
    silence_lifted,
    tried_before,
)
from bridgetable.table.irregularity import InsufficientBid, Status
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table


def _over(table: Table, question: Question, correction: Correction) -> bool:
    """Whether the question on the agenda has been answered by another one."""
    decided = is_free(table, correction) or bool(silence_lifted(table, correction))
    return question in table.agenda and (decided or not table.auction.made[correction.by].stands)


def same_meaning_or_other(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director finds whether both bids specify the same (2007, 1997: and neither is artificial) (27B1(a)).

    What the record told him already he only confirms; else he rules anew.
    """
    correction = _asked_about(question)
    if correction is None or _over(table, question, correction):
        return ()
    free, silence = is_free(table, correction), silence_lifted(table, correction)
    again = (unauthorised_call(table, correction.bid, correction.offender(table).side),) if free else ()
    waits = correction.question(table, "27B1(b)") in table.agenda
    other = () if silence or waits else (*again, *otherwise(table, correction))
    same = () if free else (*silence, *same_denomination(table, correction))
    found = (Option("same-meaning", same),) if is_lowest(table, correction) else ()
    return (*found, Option("other", other))


def comparable_or_not(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director finds whether the new call is comparable (2007: the same or more precise in meaning) (27B1(b))."""
    correction = _asked_about(question)
    if correction is None or _over(table, question, correction):
        return ()
    free, silence = is_free(table, correction), silence_lifted(table, correction)
    again = (unauthorised_call(table, correction.bid, correction.offender(table).side),) if free else ()
    return (
        Option("comparable", () if free else (*silence, *comparable(table, correction))),
        Option("not-comparable", () if silence else (*again, *not_comparable(table, correction))),
    )


def _asked_about(question: Question) -> Correction | None:
    if question.irregularity is None or len(question.calls) != 2:
        return None
    return Correction(question.irregularity, *question.calls)


# -- what he finds of his own accord -----------------------------------------------------------------------------------


def same_meaning_though_not_asked(table: Table) -> Question | None:
    """Whether both bids specify the same, the record having told it or the other question being asked (27B1(a))."""
    correction = just_made(table)
    return correction.question(table, "27B1(a)") if correction is not None else None


def comparable_though_not_asked(table: Table) -> Question | None:
    """Whether the call is comparable, the record having told it or the other question being asked (27B1(b))."""
    correction = just_made(table) if comparable.holds_in(table.edition) else None
    return correction.question(table, "27B1(b)") if correction is not None else None


def just_made(table: Table) -> Correction | None:
    """The call just put for an insufficient bid, until somebody calls or the Director has said what he finds of it."""
    by = len(table.auction.made) - 1
    place = insufficient_bid_before(table, by) if by >= 0 and table.auction.made[by].stands else None
    fault = table.irregularities[place] if place is not None else None
    if place is None or not isinstance(fault, InsufficientBid) or table.status(place) is not Status.CORRECTED:
        return None
    correction = Correction(place, fault.place, by)
    if faults_of(table, by) or tried_before(table, correction):
        return None
    found = (correction.question(table, number) for number in ("27B1(a)", "27B1(b)"))
    return None if any(question in table.answered for question in found) else correction
