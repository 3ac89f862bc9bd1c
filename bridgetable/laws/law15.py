"""Law 15: a call made on cards of another board (2007 and 1997: Law 17D)."""

from __future__ import annotations

from bridgetable.laws import irregular_calls
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law, on
from bridgetable.table.events import Asked, BoardCancelled, CallMade, Event, RulingGiven, Settled
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallOnWrongCards, Status
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table


@clause("15A1", printed={E1997: "17D", E2007: "17D1"})
def call_is_cancelled(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The call is cancelled, with any later one; the offender looks at his own hand and calls again."""
    offence = table.irregularities[irregularity]
    settled = Settled(irregularity, Status.CORRECTED)
    if not isinstance(offence, CallOnWrongCards) or not table.auction.made[offence.place].stands:
        return (settled,)
    number = call_is_cancelled.number(table)
    told = RulingGiven(number, say("law-15A1", seat=offence.seat, call=offence.call))
    later = tuple(CallId(n) for n, one in enumerate(table.auction.made) if n >= offence.place and not one.withdrawn)
    cancelled = (told, *irregular_calls.cancel(table, later, offence.seat.side))
    called_since = offence.seat.partner in {table.auction.made[n].seat for n in later}
    if called_since and partner_has_called.exists_in(table.edition):
        return (*cancelled, *partner_has_called(table), settled)
    return (*cancelled, RulingGiven(number, say("law-15A2b", seat=offence.seat)), settled)


@clause("15A2(a)", E2007, E2017, printed={E2007: "17D2"})
def partner_has_called(table: Table) -> tuple[Event, ...]:
    """The offender's partner has called since: the score is adjusted."""
    number = partner_has_called.number(table)
    return (RulingGiven(number, say("law-15A2a")), BoardCancelled(number))


@clause("17D2", E2007, printed={E1997: "17D"})
def another_call_over_which_was_called(before: Table, event: CallMade) -> tuple[Event, ...]:
    """Before 2017: if the left-hand opponent had called over the cancelled call, the new one may not differ from it."""
    last = before.auction.last_made_by(event.seat)
    offences = before.recorded_as(CallOnWrongCards, by=(event.seat,))
    irregularity = next((n for n, one in offences if one.place == last), None)
    if irregularity is None or last is None or not before.auction.made[last].withdrawn:
        return ()
    if not any(one.seat is event.seat.left for one in before.auction.made[last + 1 :]):
        return ()
    new = CallId(len(before.auction.made))
    return (Asked(DIFFERS.question(before, (DIRECTOR,), event.seat, calls=(last, new))),)


@another_call_over_which_was_called.wording("15A2(b)", E2017)
def _(before: Table, event: CallMade) -> tuple[Event, ...]:
    """Since 2017 the auction goes on normally, whatever he calls."""
    return ()


def same_or_different(table: Table, question: Question) -> tuple[Option, ...]:
    """The new call means the same, and the auction goes on; or it differs, and the score is adjusted."""
    number = question.clause
    if question.seat is None:
        return ()
    same = RulingGiven(number, say("law-17D2-same", seat=question.seat))
    different = RulingGiven(number, say("law-17D2-differs", seat=question.seat))
    return Option("same-meaning", (same,)), Option("other", (different, BoardCancelled(number)))


DIFFERS = Ask("17D2", ("same-meaning", "other"), same_or_different, printed={E1997: "17D"}, to_director=True)

LAW = Law(
    15,
    follows=(on(CallMade, another_call_over_which_was_called, needs=("irregularities",)),),
    asks=(DIFFERS,),
    rules={CallOnWrongCards: call_is_cancelled},
)
