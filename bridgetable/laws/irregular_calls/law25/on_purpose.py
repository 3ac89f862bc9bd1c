"""Law 25B: an intentional change of call, accepted or cancelled by choice, by conduct, or because it came too late."""

from __future__ import annotations

from bridgetable.laws.ask import ACCEPT_OR_REFUSE, KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.general.law80 import not_to_be_accepted
from bridgetable.laws.irregular_calls.law25.change import (
    Change,
    called_over,
    change_of,
    first_call_stands,
    first_call_was_irregular,
    keep_what_was_called_over_it,
    message_about,
    new_call_stands,
    second_call_stands,
    withdrawn,
    withdrawn_by_both,
)
from bridgetable.laws.irregular_calls.law26 import lead_may_be_restrained
from bridgetable.laws.shared.enforced_passes import must_pass_once
from bridgetable.laws.shared.irregular_call import is_last_call, is_last_standing
from bridgetable.table.dealings import ids_in
from bridgetable.table.events import Asked, AttentionDrawn, CallMade, Event, RulingGiven, Settled
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import ChangedCall, Status
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table
from bridgetable.table.values.number_set import set_of


@clause("25B", E2007, E2017)
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


def _accepted_or_not(table: Table, irregularity: IrregularityId, change: Change) -> Question:
    calls = (change.first, change.second)
    return ACCEPTED_OR_NOT.question(table, (change.seat.left,), change.seat, irregularity=irregularity, calls=calls)


def _is_asked(table: Table, irregularity: IrregularityId) -> bool:
    return any(map(ACCEPTED_OR_NOT.asks, table.open_questions.about.get(irregularity, ())))


def accept_or_refuse(table: Table, question: Question) -> tuple[Option, ...]:
    """The second call stands, or the first one does (Laws 25B1, 25B2)."""
    irregularity = question.irregularity
    change = change_of(table, irregularity) if irregularity is not None else None
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


@clause("25B1", E2007, E2017)
def as_accepted(table: Table, change: Change) -> tuple[Event, ...]:
    """The first call is withdrawn and the second stands; 16 applies to the first, and Law 26 may apply.

    2007 does not say so here, but Law 26 itself applies to any call that an offender has withdrawn for another.
    """
    return (*_as_accepted(table, change), *lead_may_be_restrained(table, change.first))


@as_accepted.wording("25B1", E1997)
def _(table: Table, change: Change) -> tuple[Event, ...]:
    """The second call stands without penalty: no lead is restrained."""
    return _as_accepted(table, change)


def _as_accepted(table: Table, change: Change) -> tuple[Event, ...]:
    known = _not_for_his_side(table, change, change.first, *change.between)
    return (RulingGiven("25B1", message_about("law-25B1", table, change)), *known)


def _not_for_his_side(table: Table, change: Change, *call_ids: CallId) -> tuple[Event, ...]:
    """Information from his withdrawn or cancelled calls is unauthorised for the offending side (25B3)."""
    return tuple(unauthorised_call(table, call_id, change.seat.side) for call_id in call_ids)


@clause("25B2", E2007, E2017)
def refused(table: Table, change: Change) -> tuple[Event, ...]:
    """The substitution is cancelled and the original call stands; a lead may be restrained (26).

    2007 does not say so here, but a cancelled call is a withdrawn one, and another is the final call of that turn (26).
    """
    return (*_cancelled(table, change), *lead_may_be_restrained(table, change.second))


@refused.wording("25B2", E1997)
def _(table: Table, change: Change) -> tuple[Event, ...]:
    """Cancelled; if the first call was lawful and he lets it stand, partner passes once (25B2(b)(1))."""
    events = (*_cancelled(table, change), *lead_may_be_restrained(table, change.second))
    if first_call_was_irregular(table, change):
        return events
    choice = RulingGiven("25B2(b)", message_about("law-1997-25B2b", table, change))
    return (*events, choice, *first_call_let_stand(table, change))


@clause("25B2(b)(1)", E1997)
def first_call_let_stand(table: Table, change: Change) -> tuple[Event, ...]:
    """The offender who lets his first call stand makes his partner pass once."""
    return must_pass_once(table, change.offences[0], change.seat.partner, "25B2(b)(1)")


@clause("25B2")
def made_too_late(table: Table, change: Change) -> tuple[Event, ...]:
    """A change made too late cannot be accepted: the original call stands; a lead may be restrained (26).

    1997: No further rectification, since he was free neither to change his call nor to choose another.
    """
    return (*_cancelled(table, change), *lead_may_be_restrained(table, change.second))


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
    known, last = before.dealings, before.auction.last_id
    unnoticed = known.by((event.seat.left,)) & ~known.noticed
    of_last = set_of(before.irregularities_of(() if last is None else (last,)))
    some = known.undecided & known.of_kinds((ChangedCall,)) & (unnoticed | of_last)
    return tuple(n for n in ids_in(some) if _is_called_over(before, n, event))


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
        return is_last_call(before, offence)
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
    return himself and over is not None and over > change.second and is_last_standing(table.auction, over)


def intended_and_called_over(table: Table, irregularity: IrregularityId, change: Change) -> tuple[Event, ...]:
    """The change was intentional: calling over it accepts it, unless the opponent had not seen it (25B1)."""
    over = called_over(table, change)
    if over is not None and called_over_without_seeing(table, irregularity, change):
        return called_over_unawares(table, irregularity, change, over)
    return (*as_accepted(table, change), Settled(irregularity, Status.ACCEPTED))


@clause("25B1", E2007, E2017)
def called_over_unawares(table: Table, irregularity: IrregularityId, change: Change, over: CallId) -> tuple[Event, ...]:
    """Only an intentional call over it accepts the change: the left-hand opponent is asked."""
    told = RulingGiven("25B1", message_about("law-25B1-unawares", table, change))
    return (told, Asked(_accepted_or_not(table, irregularity, change)))


@called_over_unawares.wording("25B1", E1997)
def _(table: Table, irregularity: IrregularityId, change: Change, over: CallId) -> tuple[Event, ...]:
    """The second call stands without penalty, and he may withdraw the call he intended over the first."""
    told = RulingGiven("25B1", message_about("law-1997-25B1-unawares", table, change))
    known = _not_for_his_side(table, change, change.first, *change.between)
    question = MEANT_FOR_THE_FIRST.question(
        table, (change.seat.left,), change.seat, irregularity=irregularity, calls=(over,)
    )
    return (told, *known, Settled(irregularity, Status.ACCEPTED), Asked(question))


ACCEPTED_OR_NOT = Ask("25B1", ACCEPT_OR_REFUSE, not_to_be_accepted(accept_or_refuse), accepted_by=Conduct.CALLING)
MEANT_FOR_THE_FIRST = Ask(
    "25B1", KEEP_OR_WITHDRAW, keep_what_was_called_over_it, name="25B1, one's own call", kept_by=Conduct.CALLING,
)
