"""Law 29: procedure after a call out of rotation. What follows its cancellation is in Laws 30, 31 and 32."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bridgetable.cards.call import Bid, Pass
from bridgetable.laws.ask import ACCEPT_OR_REFUSE, Ask, Conduct
from bridgetable.laws.clause import clause
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls import law30
from bridgetable.laws.irregular_calls.law25 import unintended as law25
from bridgetable.laws.irregular_calls.law25.change import counts_as_change
from bridgetable.laws.irregular_calls.law27 import insufficient_bid as law27
from bridgetable.laws.irregular_calls.law29.new_call import which_law
from bridgetable.laws.precedence import first_that_applies
from bridgetable.laws.shared.irregular_call import irregularities_beside, offences_of_standing_call
from bridgetable.laws.shared.rotation import (
    is_in_rotation,
    is_second_call,
    is_undecided_call,
    later_call_ids,
    regularly_called_over,
    standing_for,
    whose_turn,
)
from bridgetable.table.events import Asked, CallWithdrawn, Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallOutOfRotation,
    InadmissibleCall,
    InsufficientBid,
    Status,
)
from bridgetable.table.option import Option
from bridgetable.table.question import Question, say
from bridgetable.table.state import Table

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
    others = (table.irregularities[other] for other in irregularities_beside(table, irregularity))
    barred = any(isinstance(other, InadmissibleCall | BarredCall | BidOverSeven) for other in others)
    return (Settled(irregularity, Status.CORRECTED),) if barred else ()


def _left_hand_opponent_is_asked(
    table: Table, irregularity: IrregularityId, offence: CallOutOfRotation
) -> tuple[Event, ...]:
    due = whose_turn(table.auction, offence.place)
    told = RulingGiven("29A", say("law-29A", offender=offence.seat, call=offence.call, due=due))
    return (told, Asked(_next_player_chooses(table, irregularity, offence)), Settled(irregularity, Status.NOTICED))


def _change_of_call(table: Table, offence: CallOutOfRotation) -> str:
    """The number under which the call changes its caller's own call (30B2, 31C, 32C); "" if it does not.

    It does not while the first of the two may itself be cancelled as out of rotation.
    """
    if not is_second_call(table, offence) or not counts_as_change(table, offence):
        return ""
    first_open = is_undecided_call(table, _first_of_the_two(table, offence))
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
    if not isinstance(offence, CallOutOfRotation) or not is_second_call(before, offence):
        return ()
    first = _first_of_the_two(before, offence)
    settled = (Settled(n, Status.CORRECTED) for n in before.irregularities_of((first,)) if before.is_undecided(n))
    return (CallWithdrawn(first), unauthorised_call(before, first, offence.seat.side), *settled)


def _no_longer_stands(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    if table.auction.made[standing_for(table.auction, offence.place)].stands:
        return ()
    return (*_settled(_too_low(table, irregularity), Status.CORRECTED), Settled(irregularity, Status.CORRECTED))


def _gone_on_over(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    if not table.lead_faced and not regularly_called_over(table, offence):
        return ()
    too_low = _settled(_too_low(table, irregularity), Status.ACCEPTED)
    return (_accepted_by_calling(offence), *too_low, Settled(irregularity, Status.ACCEPTED))


def _in_rotation_after_all(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """The call has come to be in rotation, and stands; a bid that is still too low comes under Law 27."""
    if not is_in_rotation(table.auction, offence.place):
        return ()
    told = RulingGiven("29B", say("law-29B-in-rotation", offender=offence.seat, call=offence.call))
    events: tuple[Event, ...] = (told, Settled(irregularity, Status.CORRECTED))
    still = any(isinstance(one, InsufficientBid) for one in offences_of_standing_call(table, offence.place))
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
    _left_to_another_law, *SETTLED_WITHOUT_A_CHOICE, _left_hand_opponent_is_asked,
)
"""The rules on a call out of rotation, read from the top; the last is 29A."""


def _too_low(table: Table, irregularity: IrregularityId) -> tuple[IrregularityId, ...]:
    """The same call as an insufficient bid, if nobody has decided on it; at most one irregularity."""
    others = irregularities_beside(table, irregularity)
    return tuple(n for n in others if table.is_undecided(n) and isinstance(table.irregularities[n], InsufficientBid))


def _settled(irregularities: tuple[IrregularityId, ...], status: Status) -> tuple[Event, ...]:
    return tuple(Settled(irregularity, status) for irregularity in irregularities)


@clause("29A")
def _next_player_chooses(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> Question:
    """The left-hand opponent may call and so accept the call, or have it cancelled."""
    to, calls = (offence.seat.left,), (offence.place,)
    return ACCEPTED_OR_NOT.question(table, to, offence.seat, irregularity=irregularity, calls=calls)


def _accepted_by_calling(offence: CallOutOfRotation) -> RulingGiven:
    """What the Director says if an opponent has called over it: the call stands (Law 29A)."""
    return RulingGiven("29A", say("law-29A-by-calling", offender=offence.seat, call=offence.call))


def accepted_by_calling(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What the Director says if the call was called over before he came (Law 29A)."""
    offence = table.irregularities[irregularity]
    return (_accepted_by_calling(offence),) if isinstance(offence, CallOutOfRotation) else ()


# -- the next player's options ---------------------------------------------------------------------------------------


def accept_or_refuse(table: Table, question: Question) -> tuple[Option, ...]:
    """The next player accepts the call or has it cancelled (29A, 29B), unless there is no choice left."""
    irregularity = question.irregularity
    offence = table.irregularities[irregularity] if irregularity is not None else None
    if irregularity is None or not isinstance(offence, CallOutOfRotation) or not table.is_undecided(irregularity):
        return ()
    if settled := first_that_applies(SETTLED_WITHOUT_A_CHOICE, table, irregularity, offence):
        return (Option("settled", settled),)
    accept = Option("accept", accepted(table, irregularity, offence))
    return accept, Option("refuse", refused(table, irregularity, offence))


@clause("29A")
def accepted(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """The call counts as made in rotation, and a bid that was too low as sufficient; no further rectification."""
    told = RulingGiven("29A", say("law-29A-accepted", offender=offence.seat, call=offence.call, seat=offence.seat.left))
    settled = (Settled(one, Status.ACCEPTED) for one in (*irregularities_beside(table, irregularity), irregularity))
    return (told, *first_of_two_calls_withdrawn(table, irregularity), *settled)


@clause("29B")
def refused(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """The call is cancelled, the player whose turn it was calls, and Law 30, 31 or 32 applies to the offenders."""
    at, due = standing_for(table.auction, offence.place), whose_turn(table.auction, offence.place)
    gone = (at, *_calls_cancelled_with_it(table, offence))
    events: tuple[Event, ...] = (
        RulingGiven("29B", say("law-29B", offender=offence.seat, call=offence.call, due=due)),
        *(CallWithdrawn(one) for one in gone),
        *treated_by_meaning(table, offence),
        *(unauthorised_call(table, one, offence.seat.side) for one in gone),
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
    later = later_call_ids(table.auction, offence.place)
    return tuple(call_id for call_id in later if not is_undecided_call(table, call_id))


def _now_in_rotation(table: Table) -> tuple[Event, ...]:
    """Calls that were out of rotation only because of the cancelled one no longer are."""
    return tuple(
        event for n, one in table.undecided_as(CallOutOfRotation) if table.auction.made[one.place].stands
        for event in _in_rotation_after_all(table, n, one)
    )


ACCEPTED_OR_NOT = Ask("29A", ACCEPT_OR_REFUSE, accept_or_refuse, accepted_by=Conduct.CALLING)
