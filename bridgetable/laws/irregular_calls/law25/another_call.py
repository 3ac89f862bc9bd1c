"""Law 25B2(b) of 1997: the offender lets his first call stand, or makes another legal call."""

from __future__ import annotations

from bridgetable.cards.call import Call
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, clause
from bridgetable.laws.general.law12 import judged_after_play, judgement
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls.law25.on_purpose import first_call_let_stand
from bridgetable.laws.irregular_calls.law26 import lead_may_be_restrained
from bridgetable.table.events import CallMade, Event, FirstCallLetStand, JudgementDeferred, Released, RulingGiven
from bridgetable.table.identity import CallId
from bridgetable.table.obligation import PassOnce
from bridgetable.table.question import Question, say
from bridgetable.table.state import Table


def chooses_another(before: Table, event: CallMade) -> tuple[Event, ...]:
    """The offender whose change was cancelled makes another call instead of letting his first one stand (1997)."""
    bound = _let_stand(before, event.seat) if another_legal_call.exists_in(before.edition) else None
    if bound is None or event.changes is None or event.changes != first_call_to_choose_about(before, event.seat):
        return ()
    return another_legal_call(before, event, bound)


def lets_first_call_stand(table: Table, seat: Seat, call: Call) -> tuple[Event, ...]:
    """The offender who may choose repeats his first call: he lets it stand, and the choice is made."""
    call_id = first_call_to_choose_about(table, seat)
    same = call_id is not None and table.auction.made[call_id].call == call
    if call_id is None or not same:
        return ()
    told = RulingGiven("25B2(b)(1)", say("law-1997-25B2b1", offender=seat, call=call))
    return (told, FirstCallLetStand(call_id))


def first_call_to_choose_about(table: Table, seat: Seat) -> CallId | None:
    """This player's first call, which he may still replace by another (1997: 25B2(b)); None if he may not."""
    call_id = table.auction.last_call_id(seat)
    if call_id is None or _let_stand(table, seat) is None:
        return None
    return None if call_id in table.let_stand else call_id


def may_choose_another(before: Table, event: CallMade) -> bool:
    """Whether the player's change was cancelled and nobody has called since (1997: 25B2(b)(2))."""
    return event.changes is not None and event.changes == first_call_to_choose_about(before, event.seat)


def _let_stand(table: Table, seat: Seat) -> PassOnce | None:
    """The obligation of this player's partner if he lets his first call stand; None once somebody has called."""
    for one in table.obligations_as(PassOnce, on=(seat.partner,)):
        if first_call_let_stand.covers(one.clause):
            return one if one.since == table.auction.next_id and not table.lead_faced else None
    return None


@clause("25B2(b)(2)", E1997)
def another_legal_call(before: Table, event: CallMade, bound: PassOnce) -> tuple[Event, ...]:
    """The auction continues and partner need not pass; at most average minus, and a lead may be restrained."""
    call_id = event.changes if event.changes is not None else before.auction.next_id
    seat, old = event.seat, before.auction.made[call_id]
    told = RulingGiven("25B2(b)(2)", say("law-1997-25B2b2", offender=seat, call=old.call, replacement=event.call))
    after_play = JudgementDeferred(AVERAGE_MINUS.key, seat, calls=(call_id,))
    known = unauthorised_call(before, call_id, seat.side)
    return (told, Released(bound), known, *lead_may_be_restrained(before, call_id), after_play)


def average_minus_at_most(table: Table) -> Question | None:
    """After play the Director sees to it that the offending side scores no more than average minus (1997)."""
    return judged_after_play(table, AVERAGE_MINUS)


AVERAGE_MINUS = judgement("25B2(b)(2)")
