"""Law 15: a call made on cards of another board (2007 and 1997: Law 17D), and a board that is not theirs."""

from __future__ import annotations

from bridgetable.laws import irregular_calls
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law, has_irregularities, on
from bridgetable.table.events import Asked, BoardCancelled, CallMade, Event, RulingGiven, Settled
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import BoardNotTheirs, CallOnWrongCards, Status
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, About, AffectedPlayer, Calls, Question, QuestionAbout, say
from bridgetable.table.state import Table


@clause("15A1", E2017, printed={E2007: "17D1", E1997: "17D"})
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


@clause("15A2(a)", E2017, printed={E2007: "17D2"})
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
    return (Asked(DIFFERS.question(before, (DIRECTOR,), Calls(event.seat, (last, new)))),)


@another_call_over_which_was_called.wording("15A2(b)", E2017)
def _(before: Table, event: CallMade) -> tuple[Event, ...]:
    """Since 2017 the auction goes on normally, whatever he calls."""
    return ()


def same_or_different(table: Table, question: QuestionAbout[Calls]) -> tuple[Option, ...]:
    """The new call means the same, and the auction goes on; or it differs, and the score is adjusted."""
    number, seat = question.clause, question.about.seat
    same = RulingGiven(number, say("law-17D2-same", seat=seat))
    different = RulingGiven(number, say("law-17D2-differs", seat=seat))
    return Option("same-meaning", (same,)), Option("other", (different, BoardCancelled(number)))


# -- a board that these players were not to play in this round --------------------------------------------------------


@clause("15B", E2017)
def rule_on_board(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director finds whether one of the four has played it before."""
    return _asked_of_board(table, irregularity, PLAYED_BEFORE)


@rule_on_board.wording("15", E1997)
def _(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Before 2017 that is for the play (15A, 15B); in the auction those who are to play it call again (15C)."""
    return _asked_of_board(table, irregularity, CALLED_AGAIN if table.auction_period else PLAYED_BEFORE)


def _asked_of_board(table: Table, irregularity: IrregularityId, ask: Ask[About]) -> tuple[Event, ...]:
    seat = table.irregularities[irregularity].seat
    question = ask.question(table, (DIRECTOR,), AffectedPlayer(seat, irregularity))
    return (Asked(question), Settled(irregularity, Status.NOTICED))


def played_before_or_not(table: Table, question: Question) -> tuple[Option, ...]:
    """Nobody has played it: it is completed, and the score stands. Somebody has: it is cancelled for both sides."""
    return Option("nobody", (nobody_has_played_it(table),)), Option("somebody", somebody_has_played_it(table))


@clause("15B2", E2017, printed={E1997: "15A1"})
def nobody_has_played_it(table: Table) -> RulingGiven:
    """None of the four has played the board before: it is played, and the score stands."""
    return RulingGiven(nobody_has_played_it.number(table), say("law-15B2"))


@clause("15B1", E2017, printed={E1997: "15B"})
def somebody_has_played_it(table: Table) -> tuple[Event, ...]:
    """One of the four has played the board before: it is cancelled for his side and for the opponents."""
    number = somebody_has_played_it.number(table)
    return (RulingGiven(number, say("law-15B1")), BoardCancelled(number))


@clause("15C", ended=E2017)
def same_calls_or_not(table: Table, question: Question) -> tuple[Option, ...]:
    """The players who are to play it repeat the calls: if one differs, the Director cancels the board."""
    number = same_calls_or_not.number(table)
    same, other = RulingGiven(number, say("law-15C-same")), RulingGiven(number, say("law-15C-other"))
    return Option("same-calls", (same,)), Option("other-call", (other, BoardCancelled(number)))


PLAYED_BEFORE = Ask(
    "15B", ("nobody", "somebody"), played_before_or_not, since=E2017, printed={E1997: "15A"}, to_director=True
)
CALLED_AGAIN = Ask("15C", ("same-calls", "other-call"), same_calls_or_not, to_director=True)
DIFFERS = Ask(
    "17D2", ("same-meaning", "other"), same_or_different, since=E2007, printed={E1997: "17D"}, to_director=True
)

LAW = Law(
    15,
    follows=(on(CallMade, another_call_over_which_was_called, needs=(has_irregularities,)),),
    asks=(DIFFERS, PLAYED_BEFORE, CALLED_AGAIN),
    rules={CallOnWrongCards: call_is_cancelled, BoardNotTheirs: rule_on_board},
)
