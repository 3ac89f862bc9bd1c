"""Law 21: a call based on misinformation."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws import law12, law16, law25
from bridgetable.laws.ask import KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.clause import E1997, E2007, clause
from bridgetable.laws.law import Law, has_changes_allowed, on
from bridgetable.table.events import (
    Asked,
    CallMade,
    ChangeAllowed,
    Event,
    ExplanationPutRight,
    JudgementDeferred,
    RulingGiven,
)
from bridgetable.table.identity import CallId
from bridgetable.table.option import Option
from bridgetable.table.question import Calls, Question, QuestionAbout, calls_in, say
from bridgetable.table.records import Misinformation
from bridgetable.table.state import Table

# -- the Director rules on explanations ------------------------------------------------------------------------------


def ruling_on_explanations(table: Table) -> tuple[Event, ...]:
    """The Director, called after a wrong explanation, rules whether the misinformed player may change his call.

    Nobody waits for the answer: the permission is recorded.
    """
    events: list[Event] = []
    judged_later = (call_id for left in table.deferred if left.ask == DAMAGE.key for call_id in calls_in(left.about))
    heard = {*table.may_change, *judged_later}
    for telling in _wrong_explanations(table):
        new = [call_id for call_id in calls_made_on_it(table, telling) if call_id not in heard]
        late = tuple(call_id for call_id in new if not may_change(table, call_id))
        for call_id in new:
            if call_id not in late:
                told = _told_about_call(table, call_id, may_change.number(table), "law-21B1a")
                events += (told, ChangeAllowed(call_id))
        if late:
            seat = table.auction.made[late[0]].seat
            told = _told_about_call(table, late[0], DAMAGE.number(table), "law-21B3")
            events += (told, JudgementDeferred(DAMAGE.key, Calls(seat, late)))
        heard.update(new)
    return tuple(events)


def explanations_corrected(table: Table) -> tuple[Event, ...]:
    """After the Director has corrected an explanation, 21B and 47E2 do not apply to later calls and plays."""
    return tuple(ExplanationPutRight(one.to, index) for index, one in table.wrong_explanations if one.until is None)


def _told_about_call(table: Table, call_id: CallId, number: str, key: str) -> RulingGiven:
    made = table.auction.made[call_id]
    return RulingGiven(number, say(key, seat=made.seat, call=made.call))


def _wrong_explanations(table: Table) -> tuple[Misinformation, ...]:
    """The wrong explanations of opponents after which a player may have called before they were corrected."""
    return tuple(
        one
        for _, one in table.wrong_explanations
        if one.calls is not None and (one.until is None or one.until > one.calls)
    )


def calls_made_on_it(table: Table, telling: Misinformation) -> tuple[CallId, ...]:
    """The calls that stand which the misinformed player made after this explanation."""
    if telling.calls is None:
        return ()
    return tuple(
        call_id
        for call_id in table.auction.since(telling.calls - 1, telling.to)
        if not table.auction.made[call_id].implied and _still_misled(telling, call_id)
    )


def _still_misled(telling: Misinformation, call_id: CallId) -> bool:
    """Whether the call was made before the Director corrected the explanation."""
    return telling.until is None or call_id < telling.until


# -- 21B1: the call may be changed -----------------------------------------------------------------------------------


@clause("21B1(a)", E2007, printed={E1997: "21B1"})
def may_change(table: Table, call_id: CallId) -> bool:
    """A misinformed player may change his call until the auction period ends, if partner has not called since.

    1997: The Director judges whether the call probably resulted from the misinformation; here he has permitted the
    change.
    """
    made = table.auction.made
    seat = made[call_id].seat
    own_since = (seat, seat.partner)
    if table.lead_faced or len(table.returned) == len(Seat):
        return False
    return _misinformer(table, call_id) is not None and all(
        made[other].changes == call_id for other in table.auction.made_since(call_id, *own_since)
    )


def _misinformer(table: Table, call_id: CallId) -> Seat | None:
    """The opponent whose wrong explanation preceded this call; None if there is none."""
    seat = table.auction.made[call_id].seat
    return next(
        (
            one.seat
            for one in _wrong_explanations(table)
            if one.to is seat and one.came_before(call_id) and _still_misled(one, call_id)
        ),
        None,
    )


def may_change_by_ruling(table: Table, call_id: CallId) -> bool:
    """Whether the Director has permitted the player to change this call, and he still may."""
    return call_id in table.may_change and may_change(table, call_id)


def changed_by_ruling(before: Table, event: CallMade) -> tuple[Event, ...]:
    """A misinformed player changes the call that the Director has permitted him to change."""
    if event.changes is None or not may_change_by_ruling(before, event.changes):
        return ()
    return changed(before, event.changes, event)


def changed(table: Table, call_id: CallId, event: CallMade) -> tuple[Event, ...]:
    """The new call stands without rectification; the left-hand opponent may change what he called over the old one.

    Information from the first call is unauthorised for the side that misinformed him.
    """
    old, number = table.auction.made[call_id], may_change.number(table)
    told = RulingGiven(number, say("law-21B1a-changed", seat=old.seat, call=old.call, replacement=event.call))
    known = law16.unauthorised_call(table, call_id, old.seat.side.opponents)
    left = old.seat.left
    over = table.auction.first_since(call_id, left)
    asked = () if over is None else (Asked(CALLED_OVER_IT.question(table, (left,), Calls(old.seat, (over,)))),)
    return (told, known, *asked)


@clause("21B2")
def keep_what_was_called_over_it(table: Table, question: QuestionAbout[Calls]) -> tuple[Option, ...]:
    """The left-hand opponent keeps the call he made over the first one, or changes it; Law 16 applies to it."""
    over = question.about.calls[0]
    made = table.auction.made[over]
    told = RulingGiven("21B2", say("law-21B2", seat=made.seat, call=made.call))
    return law25.keep_or_withdraw(table, over, told, (law16.unauthorised_call(table, over, made.seat.side),))


# -- 21B3: too late --------------------------------------------------------------------------------------------------


@clause("21B3")
def damage_of_misinformation(table: Table) -> Question | None:
    """It was too late to change a call based on misinformation: after play the Director judges the damage."""
    return law12.judged_after_play(table, DAMAGE)


CALLED_OVER_IT = Ask("21B2", KEEP_OR_WITHDRAW, keep_what_was_called_over_it, kept_by=Conduct.CALLING)
DAMAGE = law12.judgement("21B3")

LAW = Law(21, follows=(on(CallMade, changed_by_ruling, needs=(has_changes_allowed,)),), asks=(CALLED_OVER_IT, DAMAGE))
