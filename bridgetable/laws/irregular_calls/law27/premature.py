"""A call by which a player replaces his insufficient bid before the Director has ruled (Law 27C)."""

from __future__ import annotations

from bridgetable.cards.call import Call
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law09 import draw_attention_again
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls.law26 import lead_may_be_restrained, lead_restrained_for_substitution
from bridgetable.laws.irregular_calls.law27.corrected_bid import (
    Correction,
    another_insufficient_bid,
    insufficient_bid_before,
    is_itself_irregular,
    settle_irregularities_of,
)
from bridgetable.laws.irregular_calls.law27.lowest_bid import rule_on_correction
from bridgetable.laws.shared.irregular_call import irregularities_beside, undecided_of_last_call
from bridgetable.table.events import CallReinstated, CallWithdrawn, Event, Obliged, RulingGiven, Settled
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallIrregularity, CallOutOfRotation, InsufficientBid, Status
from bridgetable.table.obligation import CallOwed
from bridgetable.table.phase import Phase
from bridgetable.table.question import say
from bridgetable.table.state import Table


def substitution_for(table: Table, offence: InsufficientBid) -> CallId | None:
    """The call that the offender has put in place of his bid and that stands; None if there is none (Law 27C)."""
    made, last = table.auction.made, offence.place
    while (later := next((n for n in range(last + 1, len(made)) if made[n].changes == last), None)) is not None:
        last = CallId(later)
    return last if last != offence.place and made[last].stands else None


def insufficient_bid_replaced_by(table: Table, irregularity: IrregularityId) -> IrregularityId | None:
    """The insufficient bid, not yet pointed out, that the call of this irregularity replaces (27C); else None."""
    offence = table.irregularities[irregularity]
    first = insufficient_bid_before(table, offence.place) if isinstance(offence, CallIrregularity) else None
    return first if first is not None and table.is_undecided(first) and table.attention_to(first) is None else None


def next_player_called(table: Table, offence: InsufficientBid, since: int) -> bool:
    """Whether the left-hand opponent has called over the call `since`; a pass supplied for him does not count."""
    made = table.auction.made
    over = any(not made[call_id].implied for call_id in table.auction.made_since(since, offence.seat.left))
    return over or (table.phase is not Phase.AUCTION and table.auction.last_id != since)


def bid_to_replace(table: Table, seat: Seat) -> CallId | None:
    """The player's own insufficient bid, last in the auction, that he replaces by simply calling again (Law 27C)."""
    last = table.auction.last
    if last is None or last.seat is not seat:
        return None
    for irregularity, offence in undecided_of_last_call(table, InsufficientBid):
        others = irregularities_beside(table, irregularity)
        out = any(isinstance(table.irregularities[other], CallOutOfRotation) for other in others)
        return None if out else offence.place
    return None


@clause("27C", E2007, E2017)
def ruling_on_premature_substitution(table: Table, offence: InsufficientBid, new: Call) -> RulingGiven:
    """The insufficient bid may still be accepted; otherwise the Director rules on the call that replaces it."""
    told = say("law-27C", offender=offence.seat, call=offence.call, replacement=new, seat=offence.seat.left)
    return RulingGiven("27C", told)


@ruling_on_premature_substitution.wording("27B", E1997)
def _(table: Table, offence: InsufficientBid, new: Call) -> RulingGiven:
    """The insufficient bid may still be accepted; otherwise neither call stands, and the offender chooses."""
    told = say("law-27C-choose", offender=offence.seat, call=offence.call, replacement=new, seat=offence.seat.left)
    return RulingGiven("27B", told)


@clause("27C", E2007, E2017)
def premature_substitution(
    table: Table, irregularity: IrregularityId, offence: InsufficientBid, instead: CallId
) -> tuple[Event, ...]:
    """A substitution made before the ruling stands, and this Law is applied to it."""
    return _stands(table, irregularity, offence, instead)


@premature_substitution.wording("27B", E1997)
def _(table: Table, irregularity: IrregularityId, offence: InsufficientBid, instead: CallId) -> tuple[Event, ...]:
    """The substitution is cancelled: the offender chooses once he knows the consequences; 26 may apply to it.

    If the next player has called over it, it stands.
    """
    if next_player_called(table, offence, instead):
        return _stands(table, irregularity, offence, instead)
    new = table.auction.made[instead]
    return (
        RulingGiven("27B", say("law-27C-cancelled", offender=offence.seat, call=new.call)),
        *_settled_as_corrected(table, irregularity, offence),
        CallWithdrawn(instead),
        unauthorised_call(table, instead, offence.seat.side),
        *settle_irregularities_of(table, instead),
        *lead_may_be_restrained(table, instead),
        Obliged(CallOwed(offence.seat, irregularity, table.auction.next_id)),
    )


def _settled_as_corrected(table: Table, irregularity: IrregularityId, offence: InsufficientBid) -> tuple[Event, ...]:
    return (unauthorised_call(table, offence.place, offence.seat.side), Settled(irregularity, Status.CORRECTED))


def _stands(table: Table, irregularity: IrregularityId, offence: InsufficientBid, instead: CallId) -> tuple[Event, ...]:
    new = table.auction.made[instead]
    message = say("law-27C-ruled-on", offender=offence.seat, call=new.call)
    told = RulingGiven(premature_substitution.number(table), message)
    lasting = another_insufficient_bid(table, offence)
    events = (told, *_settled_as_corrected(table, irregularity, offence), *lasting)
    if is_itself_irregular(table, instead):
        return events
    return (*events, *rule_on_correction(evolve_all(table, events), Correction(irregularity, offence.place, instead)))


def substitution_withdrawn(table: Table, offence: InsufficientBid, instead: CallId) -> tuple[Event, ...]:
    """The insufficient bid is accepted: it stands again, and the call that replaced it does not (Law 27C)."""
    return (
        CallWithdrawn(instead),
        CallReinstated(offence.place),
        unauthorised_call(table, instead, offence.seat.side),
        *settle_irregularities_of(table, instead),
        *lead_restrained_for_substitution(table, offence, instead),
    )


def insufficient_bid_comes_first(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A premature substitution is ruled on only after the insufficient bid that it replaces (27C)."""
    first = insufficient_bid_replaced_by(table, irregularity)
    if first is None:
        return ()
    return (*draw_attention_again(table, irregularity, (first,)), Settled(irregularity, Status.NOTICED))
