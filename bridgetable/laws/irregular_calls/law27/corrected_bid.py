"""The correction of an insufficient bid: whether it is free (27B1), and what follows if not (27B2, 27B3, 27B4)."""

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
from bridgetable.table.irregularity import BarredCall, BidOverSeven, InsufficientBid, Irregularity, Status
from bridgetable.table.obligation import CallOwed, LeadMayBeRestrained, PassThroughout
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.state import Table
from bridgetable.table.time_record import Accumulated, Moment
from bridgetable.table.values.cache import cached_on_value


class Correction(msgspec.Struct, frozen=True):
    """An insufficient bid and the call that replaces it.

    `offence` is the irregularity, `bid` the insufficient bid, `by` the call that replaces it.
    """

    offence: IrregularityId
    bid: CallId
    by: CallId

    def offender(self, table: Table) -> Seat:
        """The player who made the insufficient bid."""
        return table.auction.made[self.bid].seat

    def question(self, table: Table, ask: Ask) -> Question:
        """The question to the Director about this correction, under this declaration."""
        calls = (self.bid, self.by)
        return ask.question(table, (DIRECTOR,), self.offender(table), irregularity=self.offence, calls=calls)


class RecordedMeaning(enum.Enum):
    """Whether the record shows that two calls have the same meaning."""

    SAME = enum.auto()
    DIFFERENT = enum.auto()
    UNKNOWN = enum.auto()


# -- the record ------------------------------------------------------------------------------------------------------


def corrects(table: Table, correction: Correction) -> bool:
    """Whether the call replaces the bid: made before the ruling (27C), or when its caller owed a call (27B)."""
    made = table.auction.made
    new = made[correction.by]
    if new.changes == correction.bid:
        return True
    return any(one.irregularity == correction.offence for one in _owed_before(table, correction.by))


def _owed_before(table: Table, call_id: CallId) -> tuple[CallOwed, ...]:
    """The calls that the maker of this one had come to owe since his last one."""
    seat = table.auction.made[call_id].seat
    last = table.auction.last_before(seat, call_id, stands=False)
    return table.calls_owed_since(seat, CallOwed, 0 if last is None else last + 1, call_id)


def insufficient_bid_before(table: Table, bid: CallId) -> IrregularityId | None:
    """The insufficient bid that this call replaces, as an irregularity; None if it replaces none (27B4)."""
    if not table.dealings.of_kinds((InsufficientBid,)):
        return None
    new = table.auction.made[bid]
    changed = table.irregularities_of((new.changes,)) if new.changes is not None else ()
    owed = (one.irregularity for one in _owed_before(table, bid))
    for irregularity in sorted({*changed, *owed}, reverse=True):
        offence = table.irregularities[irregularity]
        if isinstance(offence, InsufficientBid) and offence.place < bid and corrects(
            table, Correction(irregularity, offence.place, bid)
        ):
            return irregularity
    return None


def offences_of(table: Table, call: CallId) -> tuple[tuple[IrregularityId, Irregularity], ...]:
    """The irregularities of this call, with their identities."""
    return tuple((number, table.irregularities[number]) for number in table.irregularities_of((call,)))


@cached_on_value
def is_itself_irregular(table: Table, call: CallId) -> bool:
    """Whether another Law, or this one again, deals first with the call that replaces the bid, or lets it stand."""
    return any(
        isinstance(offence, InsufficientBid | BidOverSeven | BarredCall) and table.status(n) is not Status.CORRECTED
        for n, offence in offences_of(table, call)
    )


def settle_irregularities_of(table: Table, call: CallId) -> tuple[Event, ...]:
    """Settles every irregularity of a call that has been withdrawn."""
    return tuple(Settled(irregularity, Status.CORRECTED) for irregularity, _ in offences_of(table, call))


def auction_before(table: Table, correction: Correction) -> Auction:
    """The auction in which the new call was made."""
    return table.auction.before_turn(table.auction.made[correction.by].slot)


def is_lowest(table: Table, correction: Correction) -> bool:
    """Whether the new call is the lowest sufficient bid in the denomination it names."""
    call = table.auction.made[correction.by].call
    if not isinstance(call, Bid):
        return False
    return call == lowest_sufficient(table, auction_before(table, correction), call.denomination)


def has_explanation_only(call: MadeCall) -> bool:
    """Whether the record explains the call in words, but does not say which suits it specifies."""
    return bool(call.alert) and call.shows is None


# -- 27B1: free ------------------------------------------------------------------------------------------------------


@clause("27B1(a)")
def same_denomination(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The auction continues without further rectification; information from the bid is authorised, not 16C or 16D."""
    new = table.auction.made[correction.by]
    told = RulingGiven("27B1(a)", say("law-27B1a", offender=new.seat, call=new.call))
    return (told, CallInformationRuled(correction.bid, (), "27B1(a)"))


@clause("27B1(b)", E2017)
def comparable(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The call is comparable: no further rectification; information from the bid is authorised (16C does not apply)."""
    new = table.auction.made[correction.by]
    told = RulingGiven("27B1(b)", say("law-27B1b", offender=new.seat, call=new.call))
    return (told, CallInformationRuled(correction.bid, (), "27B1(b)"))


@comparable.wording("27B1(b)", E2007)
def _(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The call means the same or more precisely the same: no further rectification, but 16D applies to the bid."""
    new = table.auction.made[correction.by]
    told = RulingGiven("27B1(b)", say("law-27B1b-unauthorised", offender=new.seat, call=new.call))
    return (told, CallInformationRuled(correction.bid, new.seat.side.seats, "27B1(b)"))


# -- 27B2 and 27B3: not free ------------------------------------------------------------------------------------------


def not_comparable(table: Table, correction: Correction) -> tuple[Event, ...]:
    """A double or redouble is cancelled (27B3), unless it has been called over; to other calls 27B2 applies."""
    if is_double(table, correction) and table.auction.last_id == correction.by:
        return cancelled(table, correction)
    return partner_must_pass(table, correction)


def is_double(table: Table, correction: Correction) -> bool:
    """Whether the bid was replaced by a double or redouble."""
    return isinstance(table.auction.made[correction.by].call, Double | Redouble)


@clause("27B2")
def partner_must_pass(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The offender's partner passes for the rest of the auction, and his lead may be restricted (Law 26)."""
    partner = correction.offender(table).partner
    bound = must_pass_throughout(table, correction.offence, partner, "27B2")
    return (*bound, *lead_may_be_restrained(table, correction.bid))


@clause("27B3")
def cancelled(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The double is cancelled, the offender calls again, and his partner passes for the rest of the auction."""
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
    """The insufficient bid replaced another one: the Director rules as for a double (27B3).

    1997: The Law does not mention a second insufficient bid: it is cancelled like any other call that is not permitted.
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
    """Whether partner must pass whatever follows, after a double or another insufficient bid (27B3, 27B4)."""
    partner = correction.offender(table).partner
    bound = table.obligations_as(PassThroughout, on=(partner,))
    return any(_is_for_failed_attempt(one.clause) and one.since > correction.bid for one in bound)


def _is_for_failed_attempt(number: str) -> bool:
    return cancelled.covers(number) or another_insufficient_bid.covers(number)


# -- rulings already given --------------------------------------------------------------------------------------------


def is_free(table: Table, correction: Correction) -> bool:
    """Whether the correction has been ruled free (27B1)."""
    ruled = table.call_information.on(correction.bid)
    return ruled is not None and was_ruled_free(ruled.clause)


def was_ruled_free(number: str) -> bool:
    """Whether a ruling on information under this number means that a correction is free (27B1)."""
    return same_denomination.covers(number) or comparable.covers(number)


def _with_ruling(known: int, event: CallInformationRuled, moment: Moment) -> int:
    bit = 1 << event.place
    return known | bit if was_ruled_free(event.clause) else known & ~bit


ruled_free: Accumulated[int] = Accumulated(0, _with_ruling, CallInformationRuled)
"""The calls, as a set of bits, of which a ruling on information was the last and means that a correction is free."""


def partner_released(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The events that release partner from what the correction imposed on him (27B2); none if it imposed nothing."""
    passes = (one for one in table.obligations_as(PassThroughout) if one.since == correction.by + 1)
    silent = tuple(Released(one) for one in passes if partner_must_pass.covers(one.clause))
    leads = (one for one in table.obligations_as(LeadMayBeRestrained) if one.place == correction.bid)
    return (*silent, *map(Released, leads)) if silent else ()
