"""Law 21: a call based on misinformation."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.clause import E1997, clause
from bridgetable.laws.general.law12 import judged_after_play, judgement
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls.law25.change import keep_or_withdraw
from bridgetable.laws.law import Law, on
from bridgetable.table.events import CallMade, ChangeAllowed, Event, ExplanationPutRight, JudgementDeferred, RulingGiven
from bridgetable.table.identity import CallId
from bridgetable.table.option import Option
from bridgetable.table.question import Question, say
from bridgetable.table.records import Misinformation
from bridgetable.table.state import Table

# -- the Director hears of it ----------------------------------------------------------------------------------------


def explanation_corrected(table: Table) -> tuple[Event, ...]:
    """The Director comes after a wrong explanation of the auction: who called on it may change his call, or may not.

    Nobody waits for him: his leave is remembered.
    """
    events: list[Event] = []
    judged_later = (place for left in table.deferred if left.ask == DAMAGE.key for place in left.calls)
    heard = {*table.may_change, *judged_later}
    for telling in _wrong_explanations(table):
        new = [place for place in calls_made_on_it(table, telling) if place not in heard]
        late = tuple(place for place in new if not may_change(table, place))
        for place in new:
            if place not in late:
                events += (_told(table, place, may_change.number(table), "law-21B1a"), ChangeAllowed(place))
        if late:
            seat = table.auction.made[late[0]].seat
            told = _told(table, late[0], DAMAGE.number(table), "law-21B3")
            events += (told, JudgementDeferred(DAMAGE.key, seat, calls=late))
        heard.update(new)
    return tuple(events)


def explanations_put_right(table: Table) -> tuple[Event, ...]:
    """What the Director has heard of misleads nobody any longer: neither 21B nor 47E2 looks at what comes after."""
    return tuple(
        ExplanationPutRight(one.to, place) for place, one in enumerate(table.told)
        if one.by_opponent and one.what == "explanation" and one.until is None
    )


def _told(table: Table, place: CallId, number: str, key: str) -> RulingGiven:
    made = table.auction.made[place]
    return RulingGiven(number, say(key, seat=made.seat, call=made.call))


def _wrong_explanations(table: Table) -> tuple[Misinformation, ...]:
    """What opponents explained wrongly while the auction lasted."""
    return tuple(
        one for one in table.told if one.by_opponent and one.what == "explanation" and one.calls is not None
    )


def calls_made_on_it(table: Table, telling: Misinformation) -> tuple[CallId, ...]:
    """The calls that stand and that the misinformed player made after this explanation."""
    if telling.calls is None:
        return ()
    return tuple(
        place for place in table.auction.since(telling.calls - 1)
        if table.auction.made[place].seat is telling.to and not table.auction.made[place].implied
        and _still_misled(telling, place)
    )


def _still_misled(telling: Misinformation, place: CallId) -> bool:
    """Whether the call was made before the Director put the explanation right."""
    return telling.until is None or place < telling.until


# -- 21B1: the call may be changed -----------------------------------------------------------------------------------


@clause("21B1(a)", printed={E1997: "21B1"})
def may_change(table: Table, place: CallId) -> bool:
    """A misinformed player may change his call until the auction period ends, if partner has not called since.

    1997: That the call probably came of it is the Director's to judge, and he gave him leave.
    """
    made = table.auction.made
    seat = made[place].seat
    own_since = (seat, seat.partner)
    if table.lead_faced or len(table.returned) == len(Seat):
        return False
    return _misinformer(table, place) is not None and all(
        made[other].seat not in own_since for other in table.auction.since(place) if made[other].changes != place
    )


def _misinformer(table: Table, place: CallId) -> Seat | None:
    """The opponent on whose wrong explanation this call was made."""
    seat = table.auction.made[place].seat
    return next(
        (
            one.seat for one in _wrong_explanations(table)
            if one.to is seat and (one.calls or 0) <= place and _still_misled(one, place)
        ),
        None,
    )


def has_leave(table: Table, place: CallId) -> bool:
    """Whether the Director has told the player that he may change the call made there, and he still may."""
    return place in table.may_change and may_change(table, place)


def changes_with_leave(before: Table, event: CallMade) -> tuple[Event, ...]:
    """A misinformed player changes the call the Director has told him he may change."""
    if event.changes is None or not has_leave(before, event.changes):
        return ()
    return changed(before, event.changes, event)


def changed(table: Table, place: CallId, event: CallMade) -> tuple[Event, ...]:
    """The new call stands without rectification for his side; the left-hand opponent may change what he called since.

    What the first call told is unauthorised for the side that misinformed him.
    """
    old, number = table.auction.made[place], may_change.number(table)
    told = RulingGiven(number, say("law-21B1a-changed", seat=old.seat, call=old.call, replacement=event.call))
    known = unauthorised_call(table, place, old.seat.side.opponents)
    left = old.seat.left
    over = next((p for p in table.auction.since(place) if table.auction.made[p].seat is left), None)
    asked = () if over is None else (CALLED_OVER_IT.put(table, (left,), old.seat, calls=(over,)),)
    return (told, known, *asked)


@clause("21B2")
def keep_what_was_called_over_it(table: Table, question: Question) -> tuple[Option, ...]:
    """The left-hand opponent keeps the call he made over the first one, or changes it; Law 16 applies to it."""
    over = question.calls[0]
    made = table.auction.made[over]
    told = RulingGiven("21B2", say("law-21B2", seat=made.seat, call=made.call))
    return keep_or_withdraw(table, over, told, (unauthorised_call(table, over, made.seat.side),))


# -- 21B3: too late --------------------------------------------------------------------------------------------------


@clause("21B3")
def damage_of_misinformation(table: Table) -> Question | None:
    """It was too late to change a call made on misinformation: the Director judges whether the others gained by it."""
    return judged_after_play(table, DAMAGE)


CALLED_OVER_IT = Ask("21B2", KEEP_OR_WITHDRAW, keep_what_was_called_over_it, kept_by=Conduct.CALLING)
DAMAGE = judgement("21B3")

LAW = Law(21, follows=(on(CallMade, changes_with_leave),), asks=(CALLED_OVER_IT, DAMAGE))
