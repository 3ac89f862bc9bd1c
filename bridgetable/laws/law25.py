"""Law 25: a change of call: the first was unintended (25A), or it was changed by intention (25B)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bridgetable.cards.call import Call, Pass
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws import irregular_calls, law09, law12, law16, law21, law26, law80
from bridgetable.laws.ask import ACCEPT_OR_REFUSE, INTENDED_OR_NOT, KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law, first_that_applies, has_obligations, on
from bridgetable.table.events import (
    Asked,
    AttentionDrawn,
    CallInformationRuled,
    CallMade,
    CallReinstated,
    CallWithdrawn,
    Event,
    FirstCallLetStand,
    Infringed,
    JudgementDeferred,
    Released,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import BarredCall, CallOutOfRotation, ChangedCall, InsufficientBid, Status
from bridgetable.table.obligation import PassOnce
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedCalls, Calls, Message, Question, QuestionAbout, say
from bridgetable.table.state import Table

# -- A change of call, as whichever irregularity it was recorded: what stands, and what is withdrawn or may be ---------


class Change(msgspec.Struct, frozen=True):
    """A change of call: `seat` replaced the call `first` by the call `second`.

    `between` are calls that he had put for `first` and replaced again; `offences` are the irregularities as which all
    this was recorded, the last one first.
    """

    seat: Seat
    first: CallId
    second: CallId
    offences: tuple[IrregularityId, ...]
    between: tuple[CallId, ...] = ()


def change_of(table: Table, irregularity: IrregularityId) -> Change | None:
    """The change of call that this irregularity was; None if it was none."""
    offence = table.irregularities[irregularity]
    if isinstance(offence, ChangedCall):
        return _from_the_first(table, Change(offence.seat, offence.was, offence.place, (irregularity,)))
    if isinstance(offence, CallOutOfRotation) and counts_as_change(table, offence):
        first = _earlier_call(table, offence)
        return Change(offence.seat, first, offence.place, (irregularity,)) if first is not None else None
    return None


def _from_the_first(table: Table, change: Change) -> Change:
    """The same change, back to the call that preceded every change not yet ruled on."""
    first, offences, between = change.first, list(change.offences), list(change.between)
    while (earlier := _undecided_change(table, first)) is not None:
        irregularity, was = earlier
        offences.append(irregularity)
        between.append(first)
        first = was
    return replace(change, first=first, offences=tuple(offences), between=tuple(between))


def _undecided_change(table: Table, call_id: CallId) -> tuple[IrregularityId, CallId] | None:
    """The change by which this call was made, if not yet ruled on, and the call that it changed."""
    for irregularity in filter(table.is_undecided, table.irregularities_of((call_id,))):
        offence = table.irregularities[irregularity]
        if isinstance(offence, ChangedCall):
            return irregularity, offence.was
    return None


def _earlier_call(table: Table, offence: CallOutOfRotation) -> CallId | None:
    """The offender's last call before the one out of rotation, one that stands if there is any."""
    own = table.auction.last_before(offence.seat, offence.place, stands=True)
    return own if own is not None else table.auction.last_before(offence.seat, offence.place, stands=False)


@clause("31C", E2017)
def counts_as_change(table: Table, offence: CallOutOfRotation) -> bool:
    """A call at the left-hand opponent's turn by a player who has called changes that call (30B2, 31C, 32C)."""
    return offence.before and offence.due is offence.seat.left


@counts_as_change.wording("25B", E1997)
def _(table: Table, offence: CallOutOfRotation) -> bool:
    """The same (30B3; the notes to Law 31), but a natural pass before anybody has bid belongs to Law 30A."""
    has_bid = table.auction.has_bid_before(offence.place)
    natural_pass = isinstance(offence.call, Pass) and not table.auction.made[offence.place].is_artificial
    return offence.before and offence.due is offence.seat.left and (has_bid or not natural_pass)


def new_call_stands(table: Table, change: Change) -> bool:
    """Whether the new call still stands."""
    return table.auction.made[change.second].stands


def called_over(table: Table, change: Change) -> CallId | None:
    """The call of the left-hand opponent after the first call, if he made one and it stands."""
    return table.auction.first_since(change.first, change.seat.left)


def message_about(key: str, table: Table, change: Change) -> Message:
    """What the Director says about this change."""
    first, second = (table.auction.made[one].call for one in (change.first, change.second))
    return say(key, offender=change.seat, call=first, replacement=second, seat=change.seat.left)


# -- withdrawn calls, and their information --------------------------------------------------------------------------


def withdrawn(table: Table, call_ids: tuple[CallId, ...], side: Side) -> tuple[Event, ...]:
    """Withdraws these calls and settles their irregularities; the information is unauthorised for this side."""
    return _withdrawn(table, call_ids, side.seats)


def withdrawn_by_both(table: Table, call_ids: tuple[CallId, ...]) -> tuple[Event, ...]:
    """The same where both sides are to blame: nobody may use the information."""
    return _withdrawn(table, call_ids, tuple(Seat))


def _withdrawn(table: Table, call_ids: tuple[CallId, ...], seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    gone = (CallWithdrawn(call_id) for call_id in call_ids)
    known = (law16.call_unauthorised_for(table, call_id, seats) for call_id in call_ids)
    offences = filter(table.is_undecided, table.irregularities_of(call_ids))
    return (*gone, *known, *(Settled(n, Status.CORRECTED) for n in offences))


def second_call_stands(table: Table, change: Change, *, accepted: bool) -> tuple[Event, ...]:
    """Withdraws the first call; what else is irregular about the second is accepted, or now ruled on."""
    gone = (CallWithdrawn(change.first),) if table.auction.made[change.first].stands else ()
    settled = (Settled(change.offences[0], Status.ACCEPTED), *_settled(change.offences[1:]))
    before = _offences_of(table, change, change.first, *change.between)
    own = _offences_of(table, change, change.second)
    still = {
        type(offence)
        for offence in irregular_calls.offences_of_standing_call(table, change.second, without=change.first)
    }
    kinds = {n: type(table.irregularities[n]) for n in own}
    waived = tuple(n for n in own if kinds[n] not in still or (accepted and _can_be_accepted(kinds[n])))
    open_offences = tuple(n for n in own if n not in waived)
    return (
        *gone,
        *settled,
        *_settled(before),
        *(Settled(n, Status.ACCEPTED) for n in waived),
        *law09.draw_attention_again(table, change.offences[0], open_offences),
    )


def first_call_stands(table: Table, change: Change) -> tuple[Event, ...]:
    """Cancels the substitution and restores the first call; if that was irregular it is now ruled on."""
    back = () if table.auction.made[change.first].stands else (CallReinstated(change.first),)
    return (
        CallWithdrawn(change.second),
        *back,
        *_settled((*change.offences, *_offences_of(table, change, change.second))),
        *law09.draw_attention_again(table, change.offences[0], _offences_of(table, change, change.first)),
    )


def first_call_was_irregular(table: Table, change: Change) -> bool:
    """Whether the changed call was itself irregular, and has not been ruled on."""
    return bool(_offences_of(table, change, change.first))


def _can_be_accepted(kind: type) -> bool:
    """Whether a call with this irregularity can be accepted at all (27A, 29A, 37A)."""
    return kind in (InsufficientBid, BarredCall, CallOutOfRotation)


def _offences_of(table: Table, change: Change, *call_ids: CallId) -> tuple[IrregularityId, ...]:
    """The irregularities of these calls, besides the change, that nobody has decided about."""
    found = filter(table.is_undecided, table.irregularities_of(call_ids))
    return tuple(n for n in found if n not in change.offences)


def _settled(irregularities: tuple[IrregularityId, ...]) -> tuple[Event, ...]:
    return tuple(Settled(irregularity, Status.CORRECTED) for irregularity in irregularities)


# -- the call made over it -------------------------------------------------------------------------------------------


def keep_or_withdraw(table: Table, over: CallId, told: RulingGiven, known: tuple[Event, ...]) -> tuple[Option, ...]:
    """The left-hand opponent keeps the call `over`, or withdraws it: it is his turn again (25A6, 21B2).

    If he keeps a call that is irregular over the new one, the irregularity is recorded.
    """
    if not table.auction.made[over].stands:
        return ()
    recorded: set[type] = {type(table.irregularities[n]) for n in table.irregularities_of((over,))}
    recorded.add(CallOutOfRotation)  # replacing a call at that turn, it is in rotation
    offences = (
        offence for offence in irregular_calls.offences_of_standing_call(table, over) if type(offence) not in recorded
    )
    kept = tuple(Infringed(offence) for offence in offences)
    gone = (CallWithdrawn(call_id) for call_id in irregular_calls.this_and_later_calls(table, over))
    return Option("keep", kept), Option("withdraw", (told, *gone, *known))


def keep_what_was_called_over_it(table: Table, question: QuestionAbout[AffectedCalls]) -> tuple[Option, ...]:
    """The left-hand opponent keeps the call he made over the first or the second one, or withdraws it (25A6, 25B1)."""
    change = change_of(table, question.about.irregularity)
    if change is None:
        return ()
    over = question.about.calls[0]
    told = RulingGiven(question.clause, say("law-25A6", seat=change.seat.left, call=table.auction.made[over].call))
    unaware = over > change.second  # he had not seen the call he called over
    known = law16.call_unauthorised_for(table, over, tuple(Seat) if unaware else change.seat.side.seats)
    return keep_or_withdraw(table, over, told, (known,))


@clause("25B", E2007)
def intended(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """The left-hand opponent is asked whether he accepts the second call, whatever he called over the first."""
    return _put_to_the_opponent(table, irregularity, change)


@intended.wording("25B", E1997)
def _(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """The same, but a call could be changed only until the left-hand opponent had called."""
    over = called_over(table, change)
    if over is not None and over < change.second:
        return made_too_late(table, change)
    return _put_to_the_opponent(table, irregularity, change)


def _put_to_the_opponent(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    if _is_asked(table, irregularity):
        return ()
    told = RulingGiven("25B", message_about("law-25B", table, change))
    return (told, Asked(_accepted_or_not(table, irregularity, change)))


def _accepted_or_not(table: Table, irregularity: IrregularityId, change: Change) -> QuestionAbout[AffectedCalls]:
    about = AffectedCalls(change.seat, (change.first, change.second), irregularity)
    return ACCEPTED_OR_NOT.question(table, (change.seat.left,), about)


def _is_asked(table: Table, irregularity: IrregularityId) -> bool:
    return any(map(ACCEPTED_OR_NOT.asks, table.questions_about(irregularity)))


def accept_or_refuse(table: Table, question: QuestionAbout[AffectedCalls]) -> tuple[Option, ...]:
    """The second call stands, or the first one does (Laws 25B1, 25B2)."""
    irregularity = question.about.irregularity
    change = change_of(table, irregularity)
    if change is None or not table.is_undecided(irregularity) or not new_call_stands(table, change):
        return ()
    return Option("accept", accepted(table, change)), Option("refuse", refused(table, change))


def accepted(table: Table, change: Change) -> tuple[Event, ...]:
    """The second call stands; the left-hand opponent calls again if he had called over the first (Law 25B1)."""
    over = called_over(table, change)
    gone = tuple(one for one in table.auction.since(change.first) if one != change.second) if over is not None else ()
    by_mistake = over is not None and over > change.second
    back = withdrawn_by_both(table, gone) if by_mistake else withdrawn(table, gone, change.seat.side)
    return (*as_accepted(table, change), *second_call_stands(table, change, accepted=True), *back)


@clause("25B1", E2007)
def as_accepted(table: Table, change: Change) -> tuple[Event, ...]:
    """The first call is withdrawn and the second stands; 16 applies to the first, and Law 26 may apply.

    2007 does not say so here, but Law 26 itself applies to any call that an offender has withdrawn for another.
    """
    return (*_as_accepted(table, change), *law26.lead_may_be_restrained(table, change.first))


@as_accepted.wording("25B1", E1997)
def _(table: Table, change: Change) -> tuple[Event, ...]:
    """The second call stands without penalty: no lead is restrained."""
    return _as_accepted(table, change)


def _as_accepted(table: Table, change: Change) -> tuple[Event, ...]:
    known = _not_for_his_side(table, change, change.first, *change.between)
    return (RulingGiven("25B1", message_about("law-25B1", table, change)), *known)


def _not_for_his_side(table: Table, change: Change, *call_ids: CallId) -> tuple[Event, ...]:
    """Information from his withdrawn or cancelled calls is unauthorised for the offending side (25B3)."""
    return tuple(law16.unauthorised_call(table, call_id, change.seat.side) for call_id in call_ids)


@clause("25B2", E2007)
def refused(table: Table, change: Change) -> tuple[Event, ...]:
    """The substitution is cancelled and the original call stands; a lead may be restrained (26).

    2007 does not say so here, but a cancelled call is a withdrawn one, and another is the final call of that turn (26).
    """
    return (*_cancelled(table, change), *law26.lead_may_be_restrained(table, change.second))


@refused.wording("25B2", E1997)
def _(table: Table, change: Change) -> tuple[Event, ...]:
    """Cancelled; if the first call was lawful and he lets it stand, partner passes once (25B2(b)(1))."""
    if first_call_was_irregular(table, change):
        return (*_cancelled(table, change), *law26.lead_may_be_restrained(table, change.second))
    choice = RulingGiven("25B2(b)", message_about("law-1997-25B2b", table, change))
    cancelled = _cancelled(table, change)
    restrained = lead_restrained_whichever_he_does(evolve_all(table, cancelled), change)
    return (*cancelled, choice, *first_call_let_stand(table, change), *restrained)


@clause("25B2(c)", ended=E2007)
def lead_restrained_whichever_he_does(table: Table, change: Change) -> tuple[Event, ...]:
    """Whether his first call stands or he makes another, the lead penalties of Law 26 may apply to the second call."""
    restrained = law26.lead_may_be_restrained(table, change.second)
    message = say("law-1997-25B2c", side=change.seat.side, partner=change.seat.partner)
    return (RulingGiven("25B2(c)", message), *restrained) if restrained and not table.passed_out else restrained


@clause("25B2(b)(1)", ended=E2007)
def first_call_let_stand(table: Table, change: Change) -> tuple[Event, ...]:
    """The offender who lets his first call stand makes his partner pass once.

    Partner is bound from now on, but the Director says so under a condition: the offender may yet choose.
    """
    bound = irregular_calls.must_pass_once(table, change.offences[0], change.seat.partner, "25B2(b)(1)")
    told = RulingGiven("25B2(b)(1)", message_about("law-1997-25B2b1-if", table, change))
    return (told, *(event for event in bound if not isinstance(event, RulingGiven)))


@clause("25B2")
def made_too_late(table: Table, change: Change) -> tuple[Event, ...]:
    """A change made too late cannot be accepted: the original call stands; a lead may be restrained (26).

    1997: No further rectification, since he was free neither to change his call nor to choose another.
    """
    return (*_cancelled(table, change), *law26.lead_may_be_restrained(table, change.second))


def _cancelled(table: Table, change: Change) -> tuple[Event, ...]:
    since = table.auction.since(change.second)
    by_mistake = any(table.auction.made[one].seat is change.seat.left for one in since)
    return (
        RulingGiven("25B2", message_about("law-25B2", table, change)),
        *(withdrawn_by_both(table, since) if by_mistake else withdrawn(table, since, change.seat.side)),
        *first_call_stands(table, change),
        *_not_for_his_side(table, change, change.second, *change.between),
    )


# -- accepted by conduct ---------------------------------------------------------------------------------------------


def changes_called_over(before: Table, event: CallMade) -> tuple[IrregularityId, ...]:
    """The changes nobody has decided about that this call accepts, in the order they were recorded (Law 25B1)."""
    last = before.auction.last_id
    return tuple(
        number
        for number, change in before.undecided_as(ChangedCall)
        if (change.place == last or (change.seat is event.seat.left and before.attention_to(number) is None))
        and _is_called_over(before, number, event)
    )


def _is_called_over(before: Table, irregularity: IrregularityId, event: CallMade) -> bool:
    """Whether this call accepts the change: the left-hand opponent calls over it before attention is drawn (25B1).

    He also accepts by calling when he is asked; and his side has let the change pass once his partner calls (11A).
    """
    offence = before.irregularities[irregularity]
    if not isinstance(offence, ChangedCall) or not before.auction.made[offence.place].stands:
        return False
    asked = _is_asked(before, irregularity)
    if before.attention_to(irregularity) is not None and not asked:
        return False
    if event.seat is offence.seat.left:
        return irregular_calls.is_last_call(before, offence)
    return event.seat is offence.seat.right and before.to_call is event.seat and not asked


def accepted_by_calling(before: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The left-hand opponent has called over the second call: the first is withdrawn, as if he had been asked."""
    change = change_of(before, irregularity)
    if change is None:
        return (Settled(irregularity, Status.ACCEPTED),)
    asked = _is_asked(before, irregularity)
    events = accepted(before, change) if asked else second_call_stands(before, change, accepted=True)
    # An irregularity that cannot be accepted waits until attention is drawn to it.
    return tuple(event for event in events if not isinstance(event, AttentionDrawn))


def already_accepted(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What the Director says, once, about a change that was accepted by calling over it (Law 25B1)."""
    change = change_of(table, irregularity)
    new = change is not None and table.call_information.on(change.first) is None
    return as_accepted(table, change) if change is not None and new else ()


def called_over_just_now(table: Table) -> IrregularityId | None:
    """The last change of call, if the left-hand opponent called over it without comment; else None.

    Not after the changer's partner has called as well: by then everything is settled (25A4, 25B1).
    """
    irregularity = next((n for n, _ in table.irregularities_backwards(ChangedCall)), None)
    change = change_of(table, irregularity) if irregularity is not None else None
    if irregularity is None or change is None or not new_call_stands(table, change):
        return None
    if table.status(irregularity) is not Status.ACCEPTED or table.attention_to(irregularity) is not None:
        return None
    over = called_over(table, change)
    if over is None or over < change.second or partner_has_called_since(table, change):
        return None
    return irregularity


def partner_has_called_since(table: Table, change: Change) -> bool:
    """Whether the changer's partner has called since the change."""
    return any(True for _ in table.auction.made_since(change.second, change.seat.partner))


def called_over_without_seeing(table: Table, irregularity: IrregularityId, change: Change) -> bool:
    """Whether the left-hand opponent himself called the Director at once to a change he had called over (25B1)."""
    first, over = table.attention_to(irregularity), called_over(table, change)
    himself = first is not None and first.seat is change.seat.left
    return (
        himself and over is not None and over > change.second and irregular_calls.is_last_standing(table.auction, over)
    )


def intended_and_called_over(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """The change was intentional: calling over it accepts it, unless the opponent had not seen it (25B1)."""
    over = called_over(table, change)
    if over is not None and called_over_without_seeing(table, irregularity, change):
        return called_over_unawares(table, irregularity, change, over)
    return (*as_accepted(table, change), Settled(irregularity, Status.ACCEPTED))


@clause("25B1", E2007)
def called_over_unawares(table: Table, irregularity: IrregularityId, change: Change, over: CallId) -> tuple[Event, ...]:
    """Only an intentional call over it accepts the change: the left-hand opponent is asked."""
    told = RulingGiven("25B1", message_about("law-25B1-unawares", table, change))
    return (told, Asked(_accepted_or_not(table, irregularity, change)))


@called_over_unawares.wording("25B1", E1997)
def _(table: Table, irregularity: IrregularityId, change: Change, over: CallId) -> tuple[Event, ...]:
    """The second call stands without penalty, and he may withdraw the call he intended over the first."""
    told = RulingGiven("25B1", message_about("law-1997-25B1-unawares", table, change))
    known = _not_for_his_side(table, change, change.first, *change.between)
    about = AffectedCalls(change.seat, (over,), irregularity)
    question = MEANT_FOR_THE_FIRST.question(table, (change.seat.left,), about)
    return (told, *known, Settled(irregularity, Status.ACCEPTED), Asked(question))


def accept_or_refuse_the_change(table: Table, question: QuestionAbout[AffectedCalls]) -> tuple[Option, ...]:
    """Behind screens a change that has not left both sides may not be accepted (80); else as 25B1 says."""
    return law80.not_to_be_accepted(accept_or_refuse)(table, question)


ACCEPTED_OR_NOT = Ask("25B1", ACCEPT_OR_REFUSE, accept_or_refuse_the_change, accepted_by=Conduct.CALLING)
MEANT_FOR_THE_FIRST = Ask(
    "25B1", KEEP_OR_WITHDRAW, keep_what_was_called_over_it, name="25B1, one's own call", kept_by=Conduct.CALLING
)


# -- what the Director rules on a change of call, and Law 25A, the unintended call -------------------------------------


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a change of call."""
    change = change_of(table, irregularity)
    if change is None or _replaced_again(table, change):
        return ()
    return first_that_applies(ON_A_CHANGE, table, irregularity, change)


def _replaced_again(table: Table, change: Change) -> bool:
    """Whether he has replaced this call again: that later change is then ruled on back to the first call."""
    auction = table.auction
    there = auction.standing_at(auction.made[change.second].slot)
    again = any(auction.made[call_id].changes == change.second for call_id in there)
    return again and not table.auction.made[change.second].late and not new_call_stands(table, change)


def _after_the_period(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    return made_after_the_period(table, irregularity, change) if table.auction.made[change.second].late else ()


def _taken_back_since(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    return () if new_call_stands(table, change) else (Settled(irregularity, Status.CORRECTED),)


def _lead_faced(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    return period_over(table, irregularity, change) if table.lead_faced else ()


def _misinformed(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    if not law21.may_change(table, change.first):
        return ()
    made = table.auction.made[change.second]
    misinformed = law21.changed(table, change.first, CallMade(made.seat, made.call))
    return (*misinformed, *second_call_stands(table, change, accepted=False))


def _called_by_partner(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    return partner_has_called(table, change) if _partner_had_called(table, change) else ()


def _found_by_the_director(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    return (*_called_before_the_ruling(table, change), Asked(_what_was_intended(table, irregularity, change)))


ON_A_CHANGE: tuple[Callable[[Table, IrregularityId, Change], tuple[Event, ...]], ...] = (
    _after_the_period,
    _taken_back_since,
    _lead_faced,
    _misinformed,
    _called_by_partner,
    _found_by_the_director,
)
"""The rules on a change: made after a faced lead; withdrawn again; 25A5; 21B; 25A4; else what was intended."""


def ruled_when_called_over(table: Table, irregularity: IrregularityId, seat: Seat) -> tuple[Event, ...]:
    """The Director, called to a change that was called over, is asked what its caller had intended (25A)."""
    change = change_of(table, irregularity)
    over = called_over(table, change) if change is not None else None
    if change is None or over is None:
        return ()
    question = _what_was_intended(table, irregularity, change)
    about = replace(question.about, calls=(*question.about.calls, over))
    asked = Asked(replace(question, about=about))
    return (AttentionDrawn(seat, irregularity), Settled(irregularity, Status.NOTICED), asked)


def treated_as_change(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A call out of rotation that counts as a change of call is ruled on as one (2017: 30B2, 31C, 32C)."""
    return rule_on_it(table, irregularity)


def _partner_had_called(table: Table, change: Change) -> bool:
    since = table.auction.made_since(change.first, change.seat.partner)
    return any(other < change.second for other in since)


def _called_before_the_ruling(table: Table, change: Change) -> tuple[Event, ...]:
    """The left-hand opponent called although attention had been drawn: that accepts nothing and is withdrawn (9B2)."""
    over = table.auction.first_since(change.second, change.seat.left)
    if over is None:
        return ()
    told = RulingGiven("9B2", say("law-25-9B2", seat=change.seat.left, call=table.auction.made[over].call))
    return (told, *withdrawn_by_both(table, table.auction.since(change.second)))


def _what_was_intended(table: Table, irregularity: IrregularityId, change: Change) -> QuestionAbout[AffectedCalls]:
    about = AffectedCalls(change.seat, (change.first, change.second), irregularity)
    return INTENDED.question(table, (DIRECTOR,), about)


# -- what was intended -----------------------------------------------------------------------------------------------


def unintended_or_intended(table: Table, question: QuestionAbout[AffectedCalls]) -> tuple[Option, ...]:
    """The Director finds that the first call was unintended (25A), or was changed intentionally (25B)."""
    irregularity = question.about.irregularity
    change = change_of(table, irregularity)
    if not table.is_undecided(irregularity):
        return ()
    if change is None or not new_call_stands(table, change):
        return ()
    over = _was_called_over(question)
    on_purpose = intended_and_called_over if over else intended
    found = Option("intended", on_purpose(table, irregularity, change))
    # Once the changer's partner has called, only one finding is left.
    return (
        (found,)
        if over and partner_has_called_since(table, change)
        else (Option("unintended", unintended(table, irregularity, change)), found)
    )


def _was_called_over(question: QuestionAbout[AffectedCalls]) -> bool:
    """Whether the left-hand opponent had called over the change before anybody spoke: his call is the third."""
    return len(question.about.calls) == 3


def may_answer_before_finding(table: Table, question: Question, seat: Seat) -> bool:
    """Whether this player, who had not seen the change, may answer for his side before the Director's finding."""
    if not (INTENDED.asks(question) and _was_called_over(question)):
        return False
    irregularity = question.about.irregularity
    change = change_of(table, irregularity)
    return change is not None and seat is change.seat.left and called_over_without_seeing(table, irregularity, change)


# -- 25A: the call was not intended ----------------------------------------------------------------------------------


@clause("25A1", E2007, printed={E1997: "25A"})
def unintended(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """The intended call stands, subject to its own Law, and no lead is restrained.

    1997: If the correction came without pause for thought.
    """
    number = unintended.number(table)
    told = RulingGiven(number, message_about("law-25A1", table, change))
    # An unintended call carries no information about the hand.
    known = (CallInformationRuled(one, (), number) for one in (change.first, *change.between))
    asked = opponent_may_keep(table, irregularity, change)
    return (told, *known, *second_call_stands(table, change, accepted=False), *asked)


@clause("25A4", E2017, printed={E2007: "25A2", E1997: "25A"})
def partner_has_called(table: Table, change: Change) -> tuple[Event, ...]:
    """No call is substituted once partner has called: the substitution is cancelled (25B2)."""
    told = RulingGiven(partner_has_called.number(table), message_about("law-25A4", table, change))
    return (told, *made_too_late(table, change))


@clause("25A5", E2017, printed={E2007: "25A3", E1997: "25A"})
def period_over(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """After the end of the auction period no call is substituted, or restored, any more."""
    told = RulingGiven(period_over.number(table), message_about("law-25A5", table, change))
    return (told, Settled(irregularity, Status.NOTICED))


def made_after_the_period(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """A change of call made after a lead was faced is cancelled; the auction and its contract stand (25A5)."""
    told = RulingGiven(period_over.number(table), message_about("law-25A5-cancelled", table, change))
    return (
        told,
        law16.unauthorised_call(table, change.second, change.seat.side),
        Settled(irregularity, Status.CORRECTED),
    )


@clause("25A6", E2017, printed={E2007: "25A4", E1997: "25A"})
def opponent_may_keep(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """The left-hand opponent may withdraw what he called over the first call.

    1997: Not printed; it follows from the first call having been unintended.
    """
    over = called_over(table, change)
    if over is None or (over > change.second and not called_over_without_seeing(table, irregularity, change)):
        return ()
    about = AffectedCalls(change.seat, (over,), irregularity)
    return (Asked(CALLED_OVER_IT.question(table, (change.seat.left,), about)),)


INTENDED = Ask("25A1", INTENDED_OR_NOT, unintended_or_intended, since=E2007, printed={E1997: "25A"}, to_director=True)
CALLED_OVER_IT = Ask(
    "25A6",
    KEEP_OR_WITHDRAW,
    keep_what_was_called_over_it,
    since=E2017,
    printed={E2007: "25A4", E1997: "25A"},
    kept_by=Conduct.CALLING,
)


# -- Law 25B2(b) of 1997: the offender lets his first call stand, or makes another legal call --------------------------


def chooses_another(before: Table, event: CallMade) -> tuple[Event, ...]:
    """The offender whose change was cancelled makes another call instead of letting his first one stand (1997)."""
    bound = _let_stand(before, event.seat) if another_legal_call.exists_in(before.edition) else None
    if bound is None or event.changes is None or event.changes != first_call_to_choose_about(before, event.seat):
        return ()
    return another_legal_call(before, event, bound)


def goes_on_over_first_call(before: Table, event: CallMade) -> tuple[Event, ...]:
    """The offender whose change was cancelled has not chosen when the next player calls: his first call stands (1997).

    The ruling is told once: not when he has repeated that call, and so chosen.
    """
    if event.late or event.implied or event.changes is not None or not another_legal_call.exists_in(before.edition):
        return ()
    offender = event.seat.right
    call_id = first_call_to_choose_about(before, offender)
    return () if call_id is None else lets_first_call_stand(before, offender, before.auction.made[call_id].call)


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


@clause("25B2(b)(2)", ended=E2007)
def another_legal_call(before: Table, event: CallMade, bound: PassOnce) -> tuple[Event, ...]:
    """The auction continues and partner need not pass; at most average minus, and a lead may be restrained."""
    call_id = event.changes if event.changes is not None else before.auction.next_id
    seat, old = event.seat, before.auction.made[call_id]
    told = RulingGiven("25B2(b)(2)", say("law-1997-25B2b2", offender=seat, call=old.call, replacement=event.call))
    after_play = JudgementDeferred(AVERAGE_MINUS.key, Calls(seat, (call_id,)))
    known = law16.unauthorised_call(before, call_id, seat.side)
    return (told, Released(bound), known, *law26.lead_may_be_restrained(before, call_id), after_play)


def average_minus_at_most(table: Table) -> Question | None:
    """After play the Director sees to it that the offending side scores no more than average minus (1997)."""
    return law12.judged_after_play(table, AVERAGE_MINUS)


AVERAGE_MINUS = law12.judgement("25B2(b)(2)")


# -- The declaration of Law 25 -----------------------------------------------------------------------------------------


LAW = Law(
    25,
    follows=(
        on(CallMade, chooses_another, needs=(has_obligations,)),
        on(CallMade, goes_on_over_first_call, needs=(has_obligations,)),
    ),
    asks=(INTENDED, CALLED_OVER_IT, ACCEPTED_OR_NOT, MEANT_FOR_THE_FIRST, AVERAGE_MINUS),
    rules={ChangedCall: rule_on_it},
    accepted={ChangedCall: already_accepted},
)
