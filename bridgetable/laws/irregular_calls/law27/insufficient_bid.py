"""Law 27: insufficient bids; `corrected_bid` has what follows from the call that replaces one."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import ACCEPT_OR_REFUSE, INTENDED_OR_NOT, Ask, Conduct
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law09 import draw_attention_again
from bridgetable.laws.general.law12 import judgement
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls.law25.change import Change, message_about
from bridgetable.laws.irregular_calls.law27.corrected_bid import (
    Correction,
    another_insufficient_bid,
    is_itself_irregular,
    offences_of,
    partner_already_bound,
    ruled_free,
    was_ruled_free,
)
from bridgetable.laws.irregular_calls.law27.lowest_bid import rule_on_correction
from bridgetable.laws.irregular_calls.law27.premature import (
    next_player_called,
    premature_substitution,
    ruling_on_premature_substitution,
    substitution_for,
    substitution_withdrawn,
)
from bridgetable.laws.shared.irregular_call import irregularities_beside
from bridgetable.laws.shared.rotation import is_undecided_call
from bridgetable.table.events import Asked, CallInformationRuled, CallWithdrawn, Event, Obliged, RulingGiven, Settled
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallOutOfRotation, InsufficientBid, Status
from bridgetable.table.obligation import CallOwed, PassThroughout
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table

# -- the Director is called ------------------------------------------------------------------------------------------


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on an insufficient bid: out of rotation under Law 31, else the next player may accept it."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, InsufficientBid):
        return ()
    others = irregularities_beside(table, irregularity)
    if any(isinstance(table.irregularities[other], CallOutOfRotation) for other in others):
        return out_of_rotation(table, irregularity, others)
    instead = substitution_for(table, offence)
    if not table.auction.made[offence.place].stands and instead is None:
        return (Settled(irregularity, Status.CORRECTED),)
    if next_player_called(table, offence, offence.place if instead is None else instead):
        return called_over(table, irregularity, offence) if instead is None else refused(table, irregularity, offence)
    return (*may_be_accepted(table, irregularity, offence), Settled(irregularity, Status.NOTICED))


@clause("27A2", printed={E1997: "27C"})
def out_of_rotation(
    table: Table, irregularity: IrregularityId, others: tuple[IrregularityId, ...]
) -> tuple[Event, ...]:
    """An insufficient bid out of rotation is dealt with under Law 31."""
    told = RulingGiven(out_of_rotation.number(table), say("law-27A2", offender=table.irregularities[irregularity].seat))
    return (told, *draw_attention_again(table, irregularity, others), Settled(irregularity, Status.NOTICED))


# -- 27A: accepted or not --------------------------------------------------------------------------------------------


@clause("27A1", printed={E1997: "27A"})
def may_be_accepted(table: Table, irregularity: IrregularityId, offence: InsufficientBid) -> tuple[Event, ...]:
    """Any insufficient bid may be accepted by the left-hand opponent."""
    instead, to = substitution_for(table, offence), offence.seat.left
    calls = (offence.place,) if instead is None else (offence.place, instead)
    question = ACCEPTED_OR_NOT.question(table, (to,), offence.seat, irregularity=irregularity, calls=calls)
    if instead is None:
        message = say("law-27A1", offender=offence.seat, call=offence.call, seat=to)
        told = RulingGiven(may_be_accepted.number(table), message)
    else:
        told = ruling_on_premature_substitution(table, offence, table.auction.made[instead].call)
    return (told, Asked(question))


def called_over(table: Table, irregularity: IrregularityId, offence: InsufficientBid) -> tuple[Event, ...]:
    """The left-hand opponent has called over the bid: it stands (Law 27A)."""
    message = say("law-27A1-by-calling", offender=offence.seat, call=offence.call, seat=offence.seat.left)
    return (RulingGiven(may_be_accepted.number(table), message), Settled(irregularity, Status.ACCEPTED))


def accepted_by_calling(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What the Director says if the bid was called over before he came (Law 27A)."""
    offence = table.irregularities[irregularity]
    return called_over(table, irregularity, offence) if isinstance(offence, InsufficientBid) else ()


def accept_or_refuse(table: Table, question: Question) -> tuple[Option, ...]:
    """The bid is treated as legal, or is withdrawn and the offender calls again (Laws 27A, 27B).

    Once a call that replaces it has been called over, it can no longer be accepted.
    """
    irregularity = question.irregularity
    offence = table.irregularities[irregularity] if irregularity is not None else None
    if irregularity is None or not isinstance(offence, InsufficientBid) or not table.is_undecided(irregularity):
        return ()
    instead = substitution_for(table, offence)
    if instead is None and not table.auction.made[offence.place].stands:
        return ()
    refuse = Option("refuse", refused(table, irregularity, offence))
    if instead is not None and next_player_called(table, offence, instead):
        return (refuse,)
    message = say("law-27A1-accepted", offender=offence.seat, call=offence.call)
    told = RulingGiven(may_be_accepted.number(table), message)
    back = () if instead is None else substitution_withdrawn(table, offence, instead)
    return Option("accept", (told, *back, Settled(irregularity, Status.ACCEPTED))), refuse


def refused(table: Table, irregularity: IrregularityId, offence: InsufficientBid) -> tuple[Event, ...]:
    """The bid does not stand; the offender owes another call, or has made it prematurely (Laws 27B, 27C)."""
    instead = substitution_for(table, offence)
    if instead is not None:
        events = premature_substitution(table, irregularity, offence, instead)
        return (*events, *_second_bid_asked_about(evolve_all(table, events), irregularity, instead))
    return (
        *must_be_corrected(table, irregularity, offence),
        *another_insufficient_bid(table, offence),
        Obliged(CallOwed(offence.seat, irregularity, table.auction.next_id)),
    )


@clause("27B", E2017)
def must_be_corrected(table: Table, irregularity: IrregularityId, offence: InsufficientBid) -> tuple[Event, ...]:
    """The bid is withdrawn and must be replaced by a legal call, which is free if it is comparable (23A)."""
    key = "law-27B-again" if _partner_is_bound(table, offence) else "law-27B"
    return _withdrawn(table, irregularity, offence, key)


@must_be_corrected.wording("27B", E2007)
def _(table: Table, irregularity: IrregularityId, offence: InsufficientBid) -> tuple[Event, ...]:
    """The bid is withdrawn and must be replaced by a legal call, which is free if it means the same."""
    key = "law-27B-again" if _partner_is_bound(table, offence) else "law-2007-27B"
    return _withdrawn(table, irregularity, offence, key)


@must_be_corrected.wording("27B", E1997)
def _(table: Table, irregularity: IrregularityId, offence: InsufficientBid) -> tuple[Event, ...]:
    """The bid is withdrawn and must be replaced by a sufficient bid or a pass."""
    return _withdrawn(table, irregularity, offence, "law-27B-bid-or-pass")


def _partner_is_bound(table: Table, offence: InsufficientBid) -> bool:
    """Whether the offender's partner must pass already, after 27B3 or 27B4."""
    return table.is_obliged(offence.seat.partner, PassThroughout)


def _withdrawn(table: Table, irregularity: IrregularityId, offence: InsufficientBid, key: str) -> tuple[Event, ...]:
    told = RulingGiven("27B", say(key, offender=offence.seat, call=offence.call))
    known = unauthorised_call(table, offence.place, offence.seat.side)
    return (told, CallWithdrawn(offence.place), known, Settled(irregularity, Status.CORRECTED))


# -- 27B: the call that replaces it ------------------------------------------------------------------------------------


def rule_on_replacement(table: Table, irregularity: IrregularityId, by: CallId) -> tuple[Event, ...]:
    """The offender has replaced his insufficient bid by the call `by`: what follows (Law 27B).

    Another insufficient bid may be accepted or not (27B4); a bid over seven is a matter for Law 38.
    """
    offence = table.irregularities[irregularity]
    if not isinstance(offence, InsufficientBid) or is_itself_irregular(table, by):
        return ()
    return rule_on_correction(table, Correction(irregularity, offence.place, by))


def substitute_owed(table: Table) -> Seat | None:
    """The player who owes a call for his insufficient bid while an irregular call over it is undecided (Law 27B)."""
    last = table.auction.last_id
    if last is None or not is_undecided_call(table, last):
        return None
    owed = table.first_call_owed(InsufficientBid)
    return owed.seat if owed is not None else None


def must_bid_or_pass(table: Table, seat: Seat) -> bool:
    """Whether this player owes a call for an insufficient bid and may not replace it by a double."""
    return any(
        isinstance(bid := table.irregularities[one.irregularity], InsufficientBid)
        and no_double(table, one.irregularity, bid.place)
        for one in table.calls_owed(seat, InsufficientBid)
    )


@clause("27B", E1997)
def no_double(table: Table, irregularity: IrregularityId, bid: CallId) -> bool:
    """Only a sufficient bid or a pass may replace the bid."""
    return True


@no_double.wording("27B3", E2007, E2017)
def _(table: Table, irregularity: IrregularityId, bid: CallId) -> bool:
    """A double may be comparable; after one was cancelled no other is allowed."""
    return partner_already_bound(table, Correction(irregularity, bid, bid))


def _second_bid_asked_about(table: Table, first: IrregularityId, call: CallId) -> tuple[Event, ...]:
    """The call that replaces the bid is insufficient too: the question is now whether it is accepted (Law 27B4)."""
    if not table.auction.made[call].stands:
        return ()
    for irregularity, offence in offences_of(table, call):
        if isinstance(offence, InsufficientBid) and table.is_undecided(irregularity):
            drawn = draw_attention_again(table, first, (irregularity,))
            return (*drawn, *may_be_accepted(table, irregularity, offence), Settled(irregularity, Status.NOTICED))
    return ()


# -- 25A: the bid was a slip -------------------------------------------------------------------------------------------


def slip_unasked(table: Table) -> Question | None:
    """While the bid may still be accepted, the Director may find that it was a slip and the other call intended."""
    asked = table.agenda[0] if table.agenda else None
    irregularity = asked.irregularity if asked is not None else None
    offence = table.irregularities[irregularity] if irregularity is not None else None
    instead = substitution_for(table, offence) if isinstance(offence, InsufficientBid) else None
    if asked is None or instead is None or not table.is_undecided(irregularity):
        return None
    return SLIP.question(table, (DIRECTOR,), asked.seat, irregularity=irregularity, calls=(asked.calls[0], instead))


def slip_or_not(table: Table, question: Question) -> tuple[Option, ...]:
    """A slip: the intended call stands (25A), unless it is insufficient too; otherwise 27C applies."""
    irregularity = question.irregularity
    if irregularity is None or not table.is_undecided(irregularity) or len(question.calls) != 2:
        return ()
    first, second = question.calls
    change = Change(table.auction.made[first].seat, first, second, (irregularity,))
    told = RulingGiven(question.clause, message_about("law-25A1", table, change))
    known = CallInformationRuled(first, (), question.clause)
    settled, asked = Settled(irregularity, Status.CORRECTED), _second_bid_asked_about(table, irregularity, second)
    meant = (told, known, settled, *asked)
    return Option("unintended", meant), Option("intended", ())


# -- 27D: damage -------------------------------------------------------------------------------------------------------


def damage_of_the_correction(table: Table) -> Question | None:
    """After play the Director judges whether a free correction helped the offenders (27D; 1997: 27B1(b))."""
    if not table.over or not ruled_free(table):
        return None
    free = (one.place for one in table.call_information if was_ruled_free(one.clause))
    asked = (
        ASSISTANCE.question(table, (DIRECTOR,), table.auction.made[bid].seat, calls=(bid,)) for bid in free
    )
    return next((question for question in asked if question not in table.answered), None)


ACCEPTED_OR_NOT = Ask("27A1", ACCEPT_OR_REFUSE, accept_or_refuse, printed={E1997: "27A"}, accepted_by=Conduct.CALLING)
SLIP = Ask("25A1", INTENDED_OR_NOT, slip_or_not, name="25A1, a slip", printed={E1997: "25A"}, to_director=True)
ASSISTANCE = judgement("27D", printed={E1997: "27B1(b)"})
"""Whether the outcome could well have been different without help from the infraction (1997: its information)."""
