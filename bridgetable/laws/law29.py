"""Law 29: calls out of rotation: what they are, who may accept them, and the calls that replace them (28 to 32)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Protocol, TypeAlias

import msgspec

from bridgetable.cards.call import Bid, Call, Double, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.laws import (
    irregular_calls,
    law09,
    law10,
    law16,
    law19,
    law21,
    law23,
    law25,
    law27,
    law28,
    law30,
    law31,
    law32,
    law80,
)
from bridgetable.laws.ask import ACCEPT_OR_REFUSE, Ask, Conduct
from bridgetable.laws.clause import Clause, clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law, first_that_applies, has_irregularities, has_obligations, on, when_complete
from bridgetable.table import events as e
from bridgetable.table.auction import Auction
from bridgetable.table.events import (
    Asked,
    CallInformationRuled,
    CallMade,
    CallReinstated,
    CallWithdrawn,
    Event,
    Infringed,
    Released,
    RepetitionRequired,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallIrregularity,
    CallOutOfRotation,
    InadmissibleCall,
    InsufficientBid,
    Status,
)
from bridgetable.table.obligation import (
    CallOwed,
    LeadMayBeRestrained,
    MayNotDouble,
    Obligation,
    PassOnce,
    PassThroughout,
)
from bridgetable.table.option import Option
from bridgetable.table.question import AffectedCalls, Question, QuestionAbout, say
from bridgetable.table.state import Table

# -- The Law that applies to a cancelled call out of rotation (30, 31, 32), and the call its maker makes in rotation ---


class Rectification(Protocol):
    """What Law 30, 31 or 32 says about a call out of rotation."""

    def second_call(self, table: Table, offence: CallOutOfRotation, /) -> str:
        """The number under which a call that follows the offender's own is a change of call; "" if it is none."""

    def rectified(self, table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, /) -> tuple[Event, ...]:
        """What follows at once when the call has been cancelled."""

    def compared_under(self, table: Table, offence: CallOutOfRotation, /) -> law23.Comparison | None:
        """How the replacement is compared with the call; None in editions that do not compare."""

    def new_call_made(
        self, table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, by: CallId, /
    ) -> tuple[Event, ...]:
        """What follows from the replacement, the call `by`."""


def which_law(table: Table, offence: CallOutOfRotation) -> Rectification:
    """Law 30 for a pass, unless Law 31 applies to it (30C); 32 for a double or redouble; 31 for a bid."""
    match offence.call:
        case Pass() if not law30.belongs_to_law_31(table, offence):
            return law30
        case Double() | Redouble():
            return law32
    return law31


def rule_on_replacement(table: Table, irregularity: IrregularityId, by: CallId) -> tuple[Event, ...]:
    """The offender makes the call `by` in rotation after the one out of rotation was cancelled.

    If that call is itself irregular, its own Law comes first.
    """
    made = table.auction.made[by]
    found = _last_owed(table, made.seat)
    if found is None or found[0].irregularity != irregularity:
        return ()
    offence = found[1]
    wanted = _to_repeat(irregular_calls.as_it_was_before(table, by), made.seat, by)
    if wanted is not None and made.call != wanted:
        return _another_call(table, offence, by)
    if irregular_calls.is_undecided_call(table, by) or _had_to_repeat(table, *found, by):
        return ()
    return (
        _the_same_call(table, offence)
        if wanted is not None
        else which_law(table, offence).new_call_made(table, irregularity, offence, by)
    )


# -- the same call again (31A1, 32A1) --------------------------------------------------------------------------------


def must_repeat(table: Table, seat: Seat) -> Call | None:
    """The call out of rotation that this player must now repeat, his right-hand opponent having passed.

    None if another Law makes him pass, or once he has repeated it and another Law has cancelled it.
    """
    return _to_repeat(table, seat, table.auction.next_id)


def _to_repeat(table: Table, seat: Seat, until: int) -> Call | None:
    found = _last_owed(table, seat)
    if found is None or found[0] not in table.calls_owed(seat, CallOutOfRotation) or table.must_pass(seat):
        return None
    owed, offence = found
    if which_law(table, offence) is law30 or not irregular_calls.at_right_hand_opponents_turn(table, offence):
        return None
    may_not_double = bool(table.obliged(seat, MayNotDouble))
    if isinstance(offence.call, Double | Redouble) and may_not_double:
        return None
    if _has_repeated(table, owed, offence, until) or not irregular_calls.right_hand_opponent_passed(table, owed):
        return None
    return offence.call


def _last_owed(table: Table, seat: Seat) -> tuple[CallOwed, CallOutOfRotation] | None:
    """The last call out of rotation for which this player had to call again, with that obligation."""
    owed = table.last_call_owed_for(seat, CallOutOfRotation)
    offence = table.irregularities[owed.irregularity] if owed is not None else None
    return (owed, offence) if owed is not None and isinstance(offence, CallOutOfRotation) else None


def _has_repeated(table: Table, owed: CallOwed, offence: CallOutOfRotation, until: int) -> bool:
    made = table.auction.made
    return any(made[call_id].call == offence.call for call_id in table.auction.made_by(owed.seat, owed.since, until))


def _had_to_repeat(table: Table, owed: CallOwed, offence: CallOutOfRotation, by: CallId) -> bool:
    """Whether he had already repeated his call as he must, and another Law cancelled it: nothing is compared.

    If his right-hand opponent has acted, he had nothing to repeat.
    """
    if which_law(table, offence) is law30 or not irregular_calls.at_right_hand_opponents_turn(table, offence):
        return False
    return irregular_calls.right_hand_opponent_passed(table, owed) and _has_repeated(table, owed, offence, by)


def told_to_repeat(before: Table, event: CallMade) -> tuple[Event, ...]:
    """The right-hand opponent passes and the auction continues: the offender must repeat his call (31A1, 32A1)."""
    seat, after = event.seat.left, evolve(before, event)
    found = _last_owed(after, seat)
    if found is None or must_repeat(after, seat) is None or after.auction.closed:
        return ()
    owed, offence = found
    if owed.irregularity in before.to_repeat:
        return ()
    return (_repeated_under(after, offence)(after, offence), RepetitionRequired(owed.irregularity))


def _repeated_under(table: Table, offence: CallOutOfRotation) -> Clause[[CallOutOfRotation], RulingGiven]:
    """The clause under which he repeats his call: that of Law 32 for a double or redouble, else that of Law 31."""
    return law32.repetition_required if which_law(table, offence) is law32 else law31.repetition_required


def _the_same_call(table: Table, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """No rectification: the information of the repeated call is authorised."""
    return (CallInformationRuled(offence.place, (), _repeated_under(table, offence).number(table)),)


def _another_call(table: Table, offence: CallOutOfRotation, by: CallId) -> tuple[Event, ...]:
    """He had to repeat his call and made another one: that is cancelled, and he repeats the first."""
    other = table.auction.made[by].call
    message = say("law-31A1-repeat", offender=offence.seat, call=offence.call, other=other)
    told = RulingGiven(_repeated_under(table, offence).number(table), message)
    settled = (Settled(irregularity, Status.CORRECTED) for irregularity in table.irregularities_of((by,)))
    return (told, CallWithdrawn(by), law16.unauthorised_call(table, by, offence.seat.side), *settled)


# -- findings without a question -------------------------------------------------------------------------------------


def comparable_unasked(table: Table) -> Question | None:
    """Whether the call just made is comparable, the Director having ruled without being asked that it is not."""
    by = CallId(table.auction.next_id - 1)
    found = _last_owed(table, table.auction.made[by].seat) if by >= 0 and table.auction.made[by].stands else None
    if found is None:
        return None
    owed, offence = found
    comparison = which_law(table, offence).compared_under(table, offence)
    if comparison is None:
        return None
    question = comparison.question(table, owed.irregularity, offence, by)
    return question if comparison.partner_obligations(table, question) and question not in table.answered else None


# -- procedure after a call out of rotation ----------------------------------------------------------------------------


OnACall: TypeAlias = Callable[[Table, IrregularityId, CallOutOfRotation], tuple[Event, ...]]
"""The Director's ruling on a call out of rotation; no events where the rule does not apply."""


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a call out of rotation."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, CallOutOfRotation):
        return ()
    return first_that_applies(ON_A_CALL_OUT_OF_ROTATION, table, irregularity, offence)


def _left_to_another_law(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """A call that cannot be accepted because of another irregularity is a matter for that Law (32, 36 to 38)."""
    others = (table.irregularities[other] for other in irregular_calls.irregularities_beside(table, irregularity))
    barred = any(isinstance(other, InadmissibleCall | BarredCall | BidOverSeven) for other in others)
    return (Settled(irregularity, Status.CORRECTED),) if barred else ()


def _left_hand_opponent_is_asked(
    table: Table, irregularity: IrregularityId, offence: CallOutOfRotation
) -> tuple[Event, ...]:
    due = irregular_calls.whose_turn(table.auction, offence.place)
    told = RulingGiven("29A", say("law-29A", offender=offence.seat, call=offence.call, due=due))
    return (told, Asked(_next_player_chooses(table, irregularity, offence)), Settled(irregularity, Status.NOTICED))


def _change_of_call(table: Table, offence: CallOutOfRotation) -> str:
    """The number under which the call changes its caller's own call (30B2, 31C, 32C); "" if it does not.

    It does not while the first of the two may itself be cancelled as out of rotation.
    """
    if not irregular_calls.is_second_call(table, offence) or not law25.counts_as_change(table, offence):
        return ""
    first_open = irregular_calls.is_undecided_call(table, _first_of_the_two(table, offence))
    return "" if first_open else which_law(table, offence).second_call(table, offence)


def _as_a_change(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    number = _change_of_call(table, offence)
    if not number:
        return ()
    told = RulingGiven(number, say("law-29-change", offender=offence.seat, call=offence.call))
    return (told, *law25.treated_as_change(table, irregularity))


def _first_of_the_two(table: Table, offence: CallOutOfRotation) -> CallId:
    return next(table.auction.earlier(table.auction.made[offence.place].slot))


def first_of_two_calls_withdrawn(before: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A call that follows its caller's own is being accepted: the first of the two no longer stands (25B1)."""
    offence = before.irregularities[irregularity]
    if not isinstance(offence, CallOutOfRotation) or not irregular_calls.is_second_call(before, offence):
        return ()
    first = _first_of_the_two(before, offence)
    settled = (Settled(n, Status.CORRECTED) for n in before.irregularities_of((first,)) if before.is_undecided(n))
    return (CallWithdrawn(first), law16.unauthorised_call(before, first, offence.seat.side), *settled)


def _no_longer_stands(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    if table.auction.made[irregular_calls.standing_for(table.auction, offence.place)].stands:
        return ()
    return (*_settled(_too_low(table, irregularity), Status.CORRECTED), Settled(irregularity, Status.CORRECTED))


def _gone_on_over(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    if not table.lead_faced and not irregular_calls.regularly_called_over(table, offence):
        return ()
    too_low = _settled(_too_low(table, irregularity), Status.ACCEPTED)
    return (_accepted_by_calling(offence), *too_low, Settled(irregularity, Status.ACCEPTED))


def _in_rotation_after_all(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """The call has come to be in rotation, and stands; a bid that is still too low comes under Law 27."""
    if not irregular_calls.is_in_rotation(table.auction, offence.place):
        return ()
    told = RulingGiven("29B", say("law-29B-in-rotation", offender=offence.seat, call=offence.call))
    events: tuple[Event, ...] = (told, Settled(irregularity, Status.CORRECTED))
    still = any(
        isinstance(one, InsufficientBid) for one in irregular_calls.offences_of_standing_call(table, offence.place)
    )
    for other in _too_low(table, irregularity):
        bid = table.irregularities[other]
        if still and isinstance(bid, InsufficientBid):
            events = (*events, *law27.may_be_accepted(table, other, bid), Settled(other, Status.NOTICED))
        else:
            events = (*events, Settled(other, Status.CORRECTED))
    return events


SETTLED_WITHOUT_A_CHOICE: tuple[OnACall, ...] = (_no_longer_stands, _in_rotation_after_all, _gone_on_over, _as_a_change)
"""The rules that leave the left-hand opponent no choice; the last is a change of call (30B2, 31C, 32C)."""

ON_A_CALL_OUT_OF_ROTATION: tuple[OnACall, ...] = (
    _left_to_another_law,
    *SETTLED_WITHOUT_A_CHOICE,
    _left_hand_opponent_is_asked,
)
"""The rules on a call out of rotation, read from the top; the last is 29A."""


def _too_low(table: Table, irregularity: IrregularityId) -> tuple[IrregularityId, ...]:
    """The same call as an insufficient bid, if nobody has decided on it; at most one irregularity."""
    others = irregular_calls.irregularities_beside(table, irregularity)
    return tuple(n for n in others if table.is_undecided(n) and isinstance(table.irregularities[n], InsufficientBid))


def _settled(irregularities: tuple[IrregularityId, ...], status: Status) -> tuple[Event, ...]:
    return tuple(Settled(irregularity, status) for irregularity in irregularities)


@clause("29A")
def _next_player_chooses(
    table: Table, irregularity: IrregularityId, offence: CallOutOfRotation
) -> QuestionAbout[AffectedCalls]:
    """The left-hand opponent may call and so accept the call, or have it cancelled."""
    about = AffectedCalls(offence.seat, (offence.place,), irregularity)
    return ACCEPTED_OR_NOT.question(table, (offence.seat.left,), about)


def _accepted_by_calling(offence: CallOutOfRotation) -> RulingGiven:
    """What the Director says if an opponent has called over it: the call stands (Law 29A)."""
    return RulingGiven("29A", say("law-29A-by-calling", offender=offence.seat, call=offence.call))


def accepted_by_calling(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What the Director says if the call was called over before he came (Law 29A)."""
    offence = table.irregularities[irregularity]
    return (_accepted_by_calling(offence),) if isinstance(offence, CallOutOfRotation) else ()


# -- the next player's options ---------------------------------------------------------------------------------------


def accept_or_refuse(table: Table, question: QuestionAbout[AffectedCalls]) -> tuple[Option, ...]:
    """The next player accepts the call or has it cancelled (29A, 29B), unless there is no choice left."""
    irregularity, offence = question.about.irregularity, table.asked_about(question)
    if not isinstance(offence, CallOutOfRotation) or not table.is_undecided(irregularity):
        return ()
    if settled := first_that_applies(SETTLED_WITHOUT_A_CHOICE, table, irregularity, offence):
        return (Option("settled", settled),)
    accept = Option("accept", accepted(table, irregularity, offence))
    return accept, Option("refuse", refused(table, irregularity, offence))


@clause("29A")
def accepted(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """The call counts as made in rotation, and a bid that was too low as sufficient; no further rectification."""
    told = RulingGiven("29A", say("law-29A-accepted", offender=offence.seat, call=offence.call, seat=offence.seat.left))
    settled = (
        Settled(one, Status.ACCEPTED)
        for one in (*irregular_calls.irregularities_beside(table, irregularity), irregularity)
    )
    return (told, *first_of_two_calls_withdrawn(table, irregularity), *settled)


@clause("29B")
def refused(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """The call is cancelled, the player whose turn it was calls, and Law 30, 31 or 32 applies to the offenders."""
    at = irregular_calls.standing_for(table.auction, offence.place)
    due = irregular_calls.whose_turn(table.auction, offence.place)
    gone = (at, *_calls_cancelled_with_it(table, offence))
    events: tuple[Event, ...] = (
        RulingGiven("29B", say("law-29B", offender=offence.seat, call=offence.call, due=due)),
        *(CallWithdrawn(one) for one in gone),
        *treated_by_meaning(table, offence),
        *(law16.unauthorised_call(table, one, offence.seat.side) for one in gone),
        *(Settled(n, Status.CORRECTED) for n in table.irregularities_of((offence.place, at)) if table.is_undecided(n)),
    )
    events = (*events, *_now_in_rotation(evolve_all(table, events)))
    return (*events, *which_law(table, offence).rectified(evolve_all(table, events), irregularity, offence))


@clause("29C")
def treated_by_meaning(table: Table, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """An artificial bid is treated by what it specified, not by what it named; a pass may come under Law 31 (30C)."""
    made = table.auction.made[offence.place]
    if isinstance(offence.call, Pass):
        return law30.sent_to_law_31(table, offence)
    artificial = isinstance(offence.call, Bid) and made.is_artificial
    return (RulingGiven("29C", say("law-29C", offender=offence.seat, call=offence.call)),) if artificial else ()


def _calls_cancelled_with_it(table: Table, offence: CallOutOfRotation) -> tuple[CallId, ...]:
    """A pass supplied after it (28A), and a call of the offending side that was in rotation only because of it."""
    later = irregular_calls.later_call_ids(table.auction, offence.place)
    return tuple(call_id for call_id in later if not irregular_calls.is_undecided_call(table, call_id))


def _now_in_rotation(table: Table) -> tuple[Event, ...]:
    """Calls that were out of rotation only because of the cancelled one no longer are."""
    return tuple(
        event
        for n, one in table.undecided_as(CallOutOfRotation)
        if table.auction.made[one.place].stands
        for event in _in_rotation_after_all(table, n, one)
    )


ACCEPTED_OR_NOT = Ask("29A", ACCEPT_OR_REFUSE, accept_or_refuse, accepted_by=Conduct.CALLING)


# -- Irregular calls that the next player accepts by calling over them (Laws 25B1, 27A, 29A, 37A) ----------------------


def accepts_a_call(before: Table, event: e.CallMade) -> tuple[e.Event, ...]:
    """The irregular calls that the next player accepts by calling over them (25B1, 27A, 29A, 37A)."""
    if event.late or event.implied or event.changes is not None:
        return ()
    seen = law28.seen_by(before, event.seat, event.call)
    last = before.irregularities_of(() if seen.last_id is None else (seen.last_id,))
    accepted = [n for n in last if before.is_undecided(n) and _accepted(before, seen, n, event)]
    return tuple(
        more
        for irregularity in accepted
        for more in (
            *_told_if_attention_was_drawn(before, irregularity),
            *first_of_two_calls_withdrawn(before, irregularity),
            e.Settled(irregularity, Status.ACCEPTED),
        )
    ) + tuple(
        more
        for irregularity in law25.changes_called_over(before, event)
        for more in law25.accepted_by_calling(before, irregularity)
    )


def _told_if_attention_was_drawn(before: Table, irregularity: IrregularityId) -> tuple[e.Event, ...]:
    """The ruling that a call to which attention has been drawn is accepted by calling over it (27A, 29A, 37A).

    While nobody has drawn attention nothing is ruled; the Director says it when he comes.
    """
    if before.attention_to(irregularity) is None:
        return ()
    says = ENACTED.accepted[type(before.irregularities[irregularity])]
    return tuple(event for event in says(before, irregularity) if isinstance(event, RulingGiven))


def _accepted(before: Table, seen: Auction, irregularity: IrregularityId, event: e.CallMade) -> bool:
    offence = before.irregularities[irregularity]
    if not isinstance(offence, CallOutOfRotation | InsufficientBid | BarredCall):
        return False
    if law80.may_not_accept(before, offence, event.seat):
        return False
    if offence.seat.left is not event.seat or not irregular_calls.is_last_standing(seen, offence.place):
        return False
    over = before.auction.without(offence.place)
    # An inadmissible double may never be accepted (Law 32).
    return not law19.is_inadmissible(before, over, offence.seat, offence.call)


# -- What is irregular about a call that a player has made (Laws 18, 19, 25, 29, 35) -----------------------------------


def irregular_call(before: Table, event: CallMade) -> tuple[Event, ...]:
    """Records every irregularity of this call, whether it is a new call or replaces another."""
    if event.implied or event.by_ruling:
        return ()
    if event.changes is not None:
        allowed = law21.may_change_by_ruling(before, event.changes) or law25.may_choose_another(before, event)
        found = irregular_calls.offences_of_change(before, event, event.changes, allowed=allowed)
        return tuple(Infringed(offence) for offence in found)
    auction = law28.seen_by(before, event.seat, event.call)
    return tuple(Infringed(offence) for offence in irregular_calls.offences_of_call(before, event, auction))


def is_lawful(before: Table, event: CallMade) -> bool:
    """Whether it is a lawful call in rotation, with nothing else to be said about it."""
    plain = event.changes is None and not (event.late or event.implied or event.by_ruling)
    return plain and not irregular_calls.offences_of_call(before, event, before.auction)


class Owed(msgspec.Struct, frozen=True):
    """The calls that a player had come to owe when as many calls had been made as `first` to `last`."""

    seat: Seat
    first: int
    last: int


def owed_call_made(before: Table, event: CallMade, after: Table) -> tuple[Event, ...]:
    """A player who owed a call has made it: the Law of his irregularity rules on the new call as it now stands."""
    if event.late or event.implied or event.changes is not None:
        return ()
    seen = law28.seen_by(before, event.seat, event.call)
    if before.to_call is None or seen.to_call is not event.seat:
        return ()
    by, last = before.auction.next_id, before.auction.last_call_id(event.seat)
    called = -1 if last is None else before.auction.made[last].slot
    ruled = _ruled_on_owed_call(after, Owed(event.seat, called + 1, by), by)
    at_the_table = before.calls_owed_since(event.seat, by, by)
    if not at_the_table:
        return ruled
    return (*ruled, *_ruled_on_at_once(evolve_all(after, ruled), at_the_table[-1].irregularity, by))


def _ruled_on_at_once(table: Table, irregularity: IrregularityId, by: CallId) -> tuple[Event, ...]:
    """The Director, who is still at the table, rules at once on a new call that is itself irregular.

    Thus another insufficient bid may be accepted like the first (27B4).
    """
    open_offences = (n for n in table.irregularities_of((by,)) if not table.is_settled(n))
    drawn = law09.draw_attention_again(table, irregularity, tuple(open_offences))
    return (*drawn, *law10.rule(evolve_all(table, drawn))) if drawn else ()


def owed_call_now_stands(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """A call that a player owed, itself irregular or changed, now stands, and its Law rules on it only now.

    It stands when it is accepted (25B1, 27A, 29A), has come to be in rotation, or was what he had intended (25A); and
    when its change is cancelled (25B2) before anybody had ruled on it.
    """
    by = _now_to_stand(before, event)
    if by is None:
        return ()
    still_open = any(map(after.is_undecided, after.irregularities_of((by,))))
    if still_open or not after.auction.made[by].stands:
        return ()
    owed = _owed_when_made(after, by)
    if not _cancelled(after, owed) or _ruled_on_already(after, owed, by):
        return ()
    undone = _earlier_ruling_undone(after, owed, by)
    return (*undone, *_ruled_on_owed_call(evolve_all(after, undone), owed, by))


def _now_to_stand(before: Table, event: Event) -> CallId | None:
    """The call that stands because of this event; None if there is none."""
    if isinstance(event, CallReinstated):
        return event.place
    if not isinstance(event, Settled) or event.status not in (Status.ACCEPTED, Status.CORRECTED):
        return None
    offence = before.irregularities[event.irregularity]
    return offence.place if isinstance(offence, CallIrregularity) and before.is_undecided(event.irregularity) else None


def _ruled_on_owed_call(table: Table, owed: Owed, by: CallId) -> tuple[Event, ...]:
    """The rulings on the call `by` of the Laws that required it, the last irregularity first: it may cancel it."""
    events: tuple[Event, ...] = ()
    now, rotation = table, _owed_in_rotation(table, owed)
    if not rotation and law27.is_itself_irregular(table, by):
        return ()
    bids = table.owed_between(owed.seat, InsufficientBid, owed.first, owed.last)
    ruled_on: set[IrregularityId] = set()
    while (bids or rotation) and now.auction.made[by].stands:
        by_itself = law27.is_itself_irregular(now, by)  # no insufficient bid is ruled on before that
        if by_itself or not bids or (rotation and rotation[-1] > bids[-1]):
            if not rotation:
                break
            number, look = rotation.pop(), rule_on_replacement
            bids = bids[: bisect_left(bids, number)] if by_itself else bids
        else:
            number, look = bids.pop(), law27.rule_on_replacement
        one = table.obligations[number]
        if isinstance(one, CallOwed) and one.irregularity not in ruled_on:
            ruled_on.add(one.irregularity)
            ruled = look(now, one.irregularity, by)
            events, now = (*events, *ruled), evolve_all(now, ruled)
    return events


def _owed_in_rotation(table: Table, owed: Owed) -> list[int]:
    """The index of the obligation that the last call out of rotation left, if it is one of these: no other counts."""
    last = table.last_call_owed_for(owed.seat, CallOutOfRotation)
    for number in reversed(table.owed_between(owed.seat, CallOutOfRotation, owed.first, owed.last)):
        one = table.obligations[number]
        if last is not None and isinstance(one, CallOwed) and one.irregularity == last.irregularity:
            return [number]
    return []


def _owed_when_made(table: Table, by: CallId) -> Owed:
    """The calls the player owed when he made this one, or the one it replaces."""
    made = table.auction.made[by]
    called = table.auction.last_before(made.seat, made.slot, stands=True)
    return Owed(made.seat, 0 if called is None else called + 1, made.slot)


def _cancelled(table: Table, owed: Owed) -> list[CallId]:
    """The cancelled calls for which these calls were owed."""
    calls = table.calls_owed_since(owed.seat, owed.first, owed.last)
    offences = (table.irregularities[one.irregularity] for one in calls)
    return [offence.place for offence in offences if isinstance(offence, CallIrregularity)]


def _passes_imposed_for(table: Table, seat: Seat, calls: set[int]) -> list[Obligation]:
    """The passes that the ruling on one of these calls of this player has imposed on his partner."""
    return [
        one
        for one in table.obligations_as(PassOnce, PassThroughout, on=(seat.partner,))
        if isinstance(one, PassOnce | PassThroughout) and one.since - 1 in calls
    ]


def _ruled_on_already(table: Table, owed: Owed, by: CallId) -> bool:
    """Whether this call has been ruled on: partner must pass, or Law 16 no longer bars the first call's information."""
    if table.auction.made[by].slot != by:
        return False
    known = filter(None, map(table.call_information.on, _cancelled(table, owed)))
    free = any(not law16.unauthorised_call.covers(one.clause) for one in known)
    return free or bool(_passes_imposed_for(table, owed.seat, {by}))


def _earlier_ruling_undone(table: Table, owed: Owed, by: CallId) -> tuple[Event, ...]:
    """Takes back the ruling on the call this one replaces: partner is released, the first call unauthorised again."""
    made, seat = table.auction.made, table.auction.made[by].seat
    if made[by].slot == by:
        return ()
    earlier = {call_id for call_id in range(by) if made[call_id].slot == made[by].slot}
    passes, cancelled = _passes_imposed_for(table, seat, earlier), _cancelled(table, owed)
    leads = [one for one in table.obligations_as(LeadMayBeRestrained) if passes and one.place in cancelled]
    return (
        *map(Released, (*passes, *leads)),
        *(law16.unauthorised_call(table, call_id, seat.side) for call_id in cancelled),
    )


# -- The declaration of Law 29; with Laws 30 to 32 it deals with calls out of rotation and the calls that replace them


LAW = Law(
    29,
    accepts=(on(CallMade, accepts_a_call, needs=(has_irregularities,)),),
    infringes=(on(CallMade, irregular_call, lawful=is_lawful),),
    follows=(on(CallMade, told_to_repeat, needs=(has_obligations,)),),
    afterwards=(
        when_complete(CallMade, owed_call_made, needs=(has_obligations,)),
        when_complete(CallReinstated, owed_call_now_stands),
        when_complete(Settled, owed_call_now_stands),
    ),
    asks=(ACCEPTED_OR_NOT,),
    unasked=(comparable_unasked,),
    rules={CallOutOfRotation: rule_on_it},
    accepted={CallOutOfRotation: accepted_by_calling},
)
