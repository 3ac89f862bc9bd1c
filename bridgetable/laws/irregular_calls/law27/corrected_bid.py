"""What follows from the call that a player puts for his insufficient bid (Law 27B). Read it from the middle."""

from __future__ import annotations

import enum

import msgspec

from bridgetable.cards.call import Bid, Double, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import Ask
from bridgetable.laws.auction.law18 import lowest_sufficient
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls.law26 import lead_may_be_restrained
from bridgetable.laws.shared.enforced_passes import must_pass_throughout
from bridgetable.table.auction import Auction, MadeCall
from bridgetable.table.events import CallInformationRuled, CallWithdrawn, Event, Obliged, Released, RulingGiven, Settled
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallIrregularity,
    InsufficientBid,
    Irregularity,
    Status,
)
from bridgetable.table.obligation import CallOwed, LeadMayBeRestrained, PassThroughout
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table


class Correction(msgspec.Struct, frozen=True):
    """An insufficient bid and the call put for it.

    `offence` is the place of the bid among the irregularities, `bid` and `by` are the places where the two were made.
    """

    offence: IrregularityId
    bid: CallId
    by: CallId

    def offender(self, table: Table) -> Seat:
        """Whose bid it was."""
        return table.auction.made[self.bid].seat

    def question(self, table: Table, ask: Ask) -> Question:
        """What the Director is asked about it under this declaration."""
        calls = (self.bid, self.by)
        return ask.question(table, (DIRECTOR,), self.offender(table), irregularity=self.offence, calls=calls)


class RecordedMeaning(enum.Enum):
    """What the record tells of the meaning of two calls."""

    SAME = enum.auto()
    DIFFERENT = enum.auto()
    UNKNOWN = enum.auto()


# -- the record ------------------------------------------------------------------------------------------------------


def corrects(table: Table, correction: Correction) -> bool:
    """Whether the one call was put for the other: before the ruling (27C), or when its caller owed a call (27B)."""
    made = table.auction.made
    new = made[correction.by]
    if new.changes == correction.bid:
        return True
    owed = (one for one in table.obligations if isinstance(one, CallOwed) and one.irregularity == correction.offence)
    return any(
        one.seat is new.seat and one.since <= correction.by
        and not any(other.seat is new.seat for other in made[one.since : correction.by])
        for one in owed
    )


def insufficient_bid_before(table: Table, bid: CallId) -> IrregularityId | None:
    """The irregularity of the insufficient bid for which the call at this place was put, if there was one (27B4)."""
    for irregularity, offence in reversed(table.recorded):
        if isinstance(offence, InsufficientBid) and offence.place < bid and corrects(
            table, Correction(irregularity, offence.place, bid)
        ):
            return irregularity
    return None


def offences_of(table: Table, call: CallId) -> tuple[tuple[IrregularityId, Irregularity], ...]:
    """What was irregular about the call made at this place, with its place in the list."""
    found = ((irregularity, one) for irregularity, one in table.recorded if isinstance(one, CallIrregularity))
    return tuple((irregularity, one) for irregularity, one in found if one.place == call)


def is_itself_irregular(table: Table, call: CallId) -> bool:
    """Whether another Law, or this one anew, deals first with the call put for the bid, or has let it stand."""
    return any(
        isinstance(offence, InsufficientBid | BidOverSeven | BarredCall) and table.status(n) is not Status.CORRECTED
        for n, offence in offences_of(table, call)
    )


def settle_irregularities_of(table: Table, call: CallId) -> tuple[Event, ...]:
    """Whatever was irregular about a call that has been withdrawn is dealt with."""
    return tuple(Settled(irregularity, Status.CORRECTED) for irregularity, _ in offences_of(table, call))


def auction_before(table: Table, correction: Correction) -> Auction:
    """The auction in which the new call was made."""
    auction = table.auction
    slot = auction.made[correction.by].slot
    return auction.without(*(call_id for call_id in auction.standing if auction.made[call_id].slot >= slot))


def is_lowest(table: Table, correction: Correction) -> bool:
    """Whether the new call is the lowest sufficient bid in the denomination it names."""
    call = table.auction.made[correction.by].call
    if not isinstance(call, Bid):
        return False
    return call == lowest_sufficient(table, auction_before(table, correction), call.denomination)


def has_explanation_only(call: MadeCall) -> bool:
    """Whether the record has words for its meaning and does not say which suits it specifies."""
    return bool(call.alert) and call.shows is None


# -- 27B1: free ------------------------------------------------------------------------------------------------------


@clause("27B1(a)")
def same_denomination(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The auction goes on without further rectification, and what the bid told may be used (16C, 16D do not apply)."""
    new = table.auction.made[correction.by]
    told = RulingGiven("27B1(a)", say("law-27B1a", offender=new.seat, call=new.call))
    return (told, CallInformationRuled(correction.bid, (), "27B1(a)"))


@clause("27B1(b)", E2017)
def comparable(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The new call is comparable: no further rectification, and what the bid told may be used (16C does not apply)."""
    new = table.auction.made[correction.by]
    told = RulingGiven("27B1(b)", say("law-27B1b", offender=new.seat, call=new.call))
    return (told, CallInformationRuled(correction.bid, (), "27B1(b)"))


@comparable.wording("27B1(b)", E2007)
def _(table: Table, correction: Correction) -> tuple[Event, ...]:
    """It means the same or more precisely the same: no further rectification, but 16D still applies to the bid."""
    new = table.auction.made[correction.by]
    told = RulingGiven("27B1(b)", say("law-27B1b-unauthorised", offender=new.seat, call=new.call))
    return (told, CallInformationRuled(correction.bid, new.seat.side.seats, "27B1(b)"))


# -- 27B2 and 27B3: not free ------------------------------------------------------------------------------------------


def not_comparable(table: Table, correction: Correction) -> tuple[Event, ...]:
    """A double or redouble is cancelled (27B3), as long as nobody has called over it; of other calls 27B2."""
    if is_double(table, correction) and table.auction.standing[-1:] == (correction.by,):
        return cancelled(table, correction)
    return partner_must_pass(table, correction)


def is_double(table: Table, correction: Correction) -> bool:
    """Whether a double or redouble was put for the bid."""
    return isinstance(table.auction.made[correction.by].call, Double | Redouble)


@clause("27B2")
def partner_must_pass(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The offender's partner passes for the rest of the auction, and his lead may be restrained (Law 26)."""
    partner = correction.offender(table).partner
    bound = must_pass_throughout(table, correction.offence, partner, "27B2")
    return (*bound, *lead_may_be_restrained(table, correction.bid))


@clause("27B3")
def cancelled(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The double is cancelled, the offender calls again, and his partner then passes for the rest of the auction."""
    double = table.auction.made[correction.by]
    return (
        RulingGiven("27B3", say("law-27B3", offender=double.seat, call=double.call)),
        CallWithdrawn(correction.by),
        unauthorised_call(table, correction.by, double.seat.side),
        *settle_irregularities_of(table, correction.by),
        *must_pass_throughout(table, correction.offence, double.seat.partner, "27B3"),
        *lead_may_be_restrained(table, correction.bid),
        *lead_may_be_restrained(table, correction.by),
        Obliged(CallOwed(double.seat, correction.offence, table.auction.next_id)),
    )


@clause("27B4", printed={E1997: "27B3"})
def another_insufficient_bid(table: Table, offence: InsufficientBid) -> tuple[Event, ...]:
    """The bid was put for another insufficient one: the Director rules as of a double (27B3).

    1997: The Law is silent of a second insufficient bid: it is cancelled like any other call that may not be put there.
    """
    first = insufficient_bid_before(table, offence.place)
    before = table.irregularities[first] if first is not None else None
    if not isinstance(before, InsufficientBid):
        return ()
    number = another_insufficient_bid.number(table)
    return (
        *must_pass_throughout(table, table.id_of(offence), offence.seat.partner, number),
        *lead_may_be_restrained(table, before.place),
        *lead_may_be_restrained(table, offence.place),
    )


def partner_already_bound(table: Table, correction: Correction) -> bool:
    """Whether an attempt to double, or another insufficient bid, has silenced partner whatever comes (27B3, 27B4)."""
    partner = correction.offender(table).partner
    bound = (one for one in table.obligations if isinstance(one, PassThroughout) and one.seat is partner)
    return any(_is_for_failed_attempt(one.clause) and one.since > correction.bid for one in bound)


def _is_for_failed_attempt(number: str) -> bool:
    return cancelled.covers(number) or another_insufficient_bid.covers(number)


# -- what has been ruled of it ----------------------------------------------------------------------------------------


def is_free(table: Table, correction: Correction) -> bool:
    """Whether the correction has been ruled free (27B1)."""
    return any(one.place == correction.bid and was_ruled_free(one.clause) for one in table.call_information)


def was_ruled_free(number: str) -> bool:
    """Whether what a call told was ruled on under this number because its correction is free (27B1)."""
    return same_denomination.covers(number) or comparable.covers(number)


def partner_released(table: Table, correction: Correction) -> tuple[Event, ...]:
    """What would free partner of what the correction has laid on him (27B2); nothing where it laid nothing."""
    passes = (one for one in table.obligations if isinstance(one, PassThroughout) and one.since == correction.by + 1)
    silent = tuple(Released(one) for one in passes if partner_must_pass.covers(one.clause))
    leads = (one for one in table.obligations if isinstance(one, LeadMayBeRestrained) and one.place == correction.bid)
    return (*silent, *map(Released, leads)) if silent else ()
