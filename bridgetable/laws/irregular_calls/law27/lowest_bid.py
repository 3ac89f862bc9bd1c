"""The call that replaces an insufficient bid: the lowest one of the denomination, or a comparable one (27B1)."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Pass
from bridgetable.laws.ask import COMPARABLE_OR_NOT, Ask
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls.law27.corrected_bid import (
    Correction,
    RecordedMeaning,
    cancelled,
    comparable,
    has_explanation_only,
    insufficient_bid_before,
    is_double,
    is_free,
    is_lowest,
    not_comparable,
    offences_of,
    partner_already_bound,
    partner_released,
    same_denomination,
)
from bridgetable.table.events import Asked, Event
from bridgetable.table.identity import CallId
from bridgetable.table.irregularity import InadmissibleCall, InsufficientBid, Status
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table


def rule_on_correction(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The ruling on the new call: free (27B1), partner must pass (27B2), or cancelled (27B3)."""
    if partner_already_bound(table, correction):
        return cancelled(table, correction) if is_double(table, correction) else ()
    match recorded_denomination(table, correction):
        case RecordedMeaning.SAME:
            return same_denomination(table, correction)
        case RecordedMeaning.UNKNOWN:
            return (Asked(correction.question(table, SAME_MEANING)),)
    return not_same_denomination(table, correction)


@clause("27B1(a)", E2017)
def recorded_denomination(table: Table, correction: Correction) -> RecordedMeaning:
    """Whether the new call is the lowest sufficient bid that specifies the denominations the first one specified."""
    bid, new = table.auction.made[correction.bid], table.auction.made[correction.by]
    if not is_lowest(table, correction):
        return RecordedMeaning.DIFFERENT
    if has_explanation_only(bid) or has_explanation_only(new):
        return RecordedMeaning.UNKNOWN
    return RecordedMeaning.SAME if bid.specifies and bid.specifies == new.specifies else RecordedMeaning.DIFFERENT


@recorded_denomination.wording("27B1(a)", E1997, E2007)
def _(table: Table, correction: Correction) -> RecordedMeaning:
    """Whether it is the lowest sufficient bid in the denomination named, neither bid being artificial."""
    bid, new = table.auction.made[correction.bid], table.auction.made[correction.by]
    named = isinstance(bid.call, Bid) and isinstance(new.call, Bid) and bid.call.denomination is new.call.denomination
    if not named or not is_lowest(table, correction) or bid.is_artificial or new.is_artificial:
        return RecordedMeaning.DIFFERENT
    return RecordedMeaning.UNKNOWN if has_explanation_only(bid) or has_explanation_only(new) else RecordedMeaning.SAME


@clause("27B1(b)", E2007, E2017)
def not_same_denomination(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The Director is asked whether the call is comparable, unless it is a natural pass or an inadmissible double."""
    new = table.auction.made[correction.by]
    plain = isinstance(new.call, Pass) and not new.is_artificial
    illegal = any(isinstance(offence, InadmissibleCall) for _, offence in offences_of(table, correction.by))
    if plain or illegal:
        return not_comparable(table, correction)
    return (Asked(correction.question(table, COMPARABLE)),)


@not_same_denomination.wording("27B2", E1997)
def _(table: Table, correction: Correction) -> tuple[Event, ...]:
    """No other call is free."""
    return not_comparable(table, correction)


# -- the Director's findings ---------------------------------------------------------------------------------------


def _is_already_decided(table: Table, question: Question, correction: Correction) -> bool:
    """Whether the question on the agenda has been decided by another ruling, or the call no longer stands."""
    decided = is_free(table, correction) or bool(partner_released(table, correction))
    return question in table.agenda and (decided or not table.auction.made[correction.by].stands)


def same_meaning_or_other(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director finds whether both bids specify the same (2007, 1997: neither being artificial) (27B1(a)).

    He only confirms a ruling that was made from the record; otherwise he changes it.
    """
    correction = _asked_about(question)
    if correction is None or _is_already_decided(table, question, correction):
        return ()
    free, silence = is_free(table, correction), partner_released(table, correction)
    again = (unauthorised_call(table, correction.bid, correction.offender(table).side),) if free else ()
    waits = correction.question(table, COMPARABLE) in table.agenda
    other = () if silence or waits else (*again, *not_same_denomination(table, correction))
    same = () if free else (*silence, *same_denomination(table, correction))
    found = (Option("same-meaning", same),) if is_lowest(table, correction) else ()
    return (*found, Option("other", other))


def comparable_or_not(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director finds whether the call is comparable (2007: the same or more precise in meaning) (27B1(b))."""
    correction = _asked_about(question) if comparable.exists_in(table.edition) else None
    if correction is None or _is_already_decided(table, question, correction):
        return ()
    free, silence = is_free(table, correction), partner_released(table, correction)
    again = (unauthorised_call(table, correction.bid, correction.offender(table).side),) if free else ()
    return (
        Option("comparable", () if free else (*silence, *comparable(table, correction))),
        Option("not-comparable", () if silence else (*again, *not_comparable(table, correction))),
    )


def _asked_about(question: Question) -> Correction | None:
    if question.irregularity is None or len(question.calls) != 2:
        return None
    return Correction(question.irregularity, *question.calls)


# -- findings without a question ---------------------------------------------------------------------------------------


def same_meaning_unasked(table: Table) -> Question | None:
    """The question whether both bids specify the same, which the Director may answer without being asked (27B1(a))."""
    correction = latest_correction(table)
    return correction.question(table, SAME_MEANING) if correction is not None else None


def comparable_unasked(table: Table) -> Question | None:
    """The question whether the call is comparable, which the Director may answer without being asked (27B1(b))."""
    correction = latest_correction(table) if comparable.exists_in(table.edition) else None
    return correction.question(table, COMPARABLE) if correction is not None else None


def latest_correction(table: Table) -> Correction | None:
    """The correction just made, until somebody calls or the Director rules on its meaning; None if there is none."""
    by = CallId(table.auction.next_id - 1)
    irregularity = insufficient_bid_before(table, by) if by >= 0 and table.auction.made[by].stands else None
    offence = table.irregularities[irregularity] if irregularity is not None else None
    if irregularity is None or not isinstance(offence, InsufficientBid):
        return None
    if table.status(irregularity) is not Status.CORRECTED:
        return None
    correction = Correction(irregularity, offence.place, by)
    if offences_of(table, by) or partner_already_bound(table, correction):
        return None
    found = (correction.question(table, ask) for ask in (SAME_MEANING, COMPARABLE))
    return None if any(question in table.answered for question in found) else correction


SAME_MEANING = Ask("27B1(a)", ("same-meaning", "other"), same_meaning_or_other, to_director=True)
COMPARABLE = Ask("27B1(b)", COMPARABLE_OR_NOT, comparable_or_not, to_director=True)
