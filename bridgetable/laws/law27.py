"""Law 27: insufficient bids, and what follows from the call that replaces one."""

from __future__ import annotations

import enum

import msgspec

from bridgetable.cards.call import Bid, Call, Double, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.laws import irregular_calls, law09, law12, law16, law18, law25, law26
from bridgetable.laws.ask import ACCEPT_OR_REFUSE, COMPARABLE_OR_NOT, INTENDED_OR_NOT, Ask, Conduct
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.auction import Auction, MadeCall
from bridgetable.table.events import (
    Asked,
    CallInformationRuled,
    CallReinstated,
    CallWithdrawn,
    Event,
    Obliged,
    Released,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    CallIrregularity,
    CallOutOfRotation,
    InadmissibleCall,
    InsufficientBid,
    Irregularity,
    Status,
)
from bridgetable.table.obligation import CallOwed, LeadMayBeRestrained, PassThroughout
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedCalls, Calls, ComparedCalls, Question, QuestionAbout, say
from bridgetable.table.state import Phase, Table
from bridgetable.table.time_record import Accumulated, Moment
from bridgetable.table.values import cached_on_value

# -- The correction of an insufficient bid: whether it is free (27B1), and what follows if not (27B2, 27B3, 27B4) ------


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

    def question(self, table: Table, ask: Ask[ComparedCalls]) -> QuestionAbout[ComparedCalls]:
        """The question to the Director about this correction, under this declaration."""
        about = ComparedCalls(self.offender(table), (self.bid, self.by), self.offence)
        return ask.question(table, (DIRECTOR,), about)


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
    return table.calls_owed_since(seat, 0 if last is None else last + 1, call_id)


def insufficient_bid_before(table: Table, bid: CallId) -> IrregularityId | None:
    """The insufficient bid that this call replaces, as an irregularity; None if it replaces none (27B4)."""
    if not table.is_recorded(InsufficientBid):
        return None
    new = table.auction.made[bid]
    changed = table.irregularities_of((new.changes,)) if new.changes is not None else ()
    owed = (one.irregularity for one in _owed_before(table, bid))
    for irregularity in sorted({*changed, *owed}, reverse=True):
        offence = table.irregularities[irregularity]
        if (
            isinstance(offence, InsufficientBid)
            and offence.place < bid
            and corrects(table, Correction(irregularity, offence.place, bid))
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
    return call == law18.lowest_sufficient(table, auction_before(table, correction), call.denomination)


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
    bound = irregular_calls.must_pass_throughout(table, correction.offence, partner, "27B2")
    return (*bound, *law26.lead_may_be_restrained(table, correction.bid))


@clause("27B3")
def cancelled(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The double is cancelled, the offender calls again, and his partner passes for the rest of the auction."""
    double = table.auction.made[correction.by]
    return (
        RulingGiven("27B3", say("law-27B3", offender=double.seat, call=double.call)),
        CallWithdrawn(correction.by),
        law16.unauthorised_call(table, correction.by, double.seat.side),
        *settle_irregularities_of(table, correction.by),
        *irregular_calls.must_pass_throughout(table, correction.offence, double.seat.partner, "27B3"),
        *law26.lead_may_be_restrained(table, correction.bid),
        *law26.lead_may_be_restrained(table, correction.by),
        Obliged(CallOwed(double.seat, correction.offence, table.auction.next_id)),
    )


@clause("27B4", E2007, printed={E1997: "27B3"})
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
        *irregular_calls.must_pass_throughout(table, table.id_of(offence), offence.seat.partner, number),
        *law26.lead_may_be_restrained(table, before.place),
        *law26.lead_may_be_restrained(table, offence.place),
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


# -- The call that replaces an insufficient bid: the lowest one of the denomination, or a comparable one (27B1) --------


def rule_on_correction(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The ruling on the new call: free (27B1), partner must pass (27B2), or cancelled (27B3)."""
    if partner_already_bound(table, correction):
        return cancelled(table, correction) if is_double(table, correction) else ()
    match recorded_denomination(table, correction):
        case RecordedMeaning.SAME:
            return same_denomination(table, correction)
        case RecordedMeaning.UNKNOWN:
            return (Asked(correction.question(table, SAME_MEANING)),)
    return not_same_denomination(table, correction)


@clause("27B1(a)", E2017)
def recorded_denomination(table: Table, correction: Correction) -> RecordedMeaning:
    """Whether the new call is the lowest sufficient bid that specifies the denominations the first one specified."""
    bid, new = table.auction.made[correction.bid], table.auction.made[correction.by]
    if not is_lowest(table, correction):
        return RecordedMeaning.DIFFERENT
    if has_explanation_only(bid) or has_explanation_only(new):
        return RecordedMeaning.UNKNOWN
    return RecordedMeaning.SAME if bid.specifies and bid.specifies == new.specifies else RecordedMeaning.DIFFERENT


@recorded_denomination.wording("27B1(a)", E1997)
def _(table: Table, correction: Correction) -> RecordedMeaning:
    """Whether it is the lowest sufficient bid in the denomination named, neither bid being artificial."""
    bid, new = table.auction.made[correction.bid], table.auction.made[correction.by]
    named = isinstance(bid.call, Bid) and isinstance(new.call, Bid) and bid.call.denomination is new.call.denomination
    if not named or not is_lowest(table, correction) or bid.is_artificial or new.is_artificial:
        return RecordedMeaning.DIFFERENT
    return RecordedMeaning.UNKNOWN if has_explanation_only(bid) or has_explanation_only(new) else RecordedMeaning.SAME


@clause("27B1(b)", E2007)
def not_same_denomination(table: Table, correction: Correction) -> tuple[Event, ...]:
    """The Director is asked whether the call is comparable, unless it is a natural pass or an inadmissible double."""
    new = table.auction.made[correction.by]
    plain = isinstance(new.call, Pass) and not new.is_artificial
    illegal = any(isinstance(offence, InadmissibleCall) for _, offence in offences_of(table, correction.by))
    if plain or illegal:
        return not_comparable(table, correction)
    return (Asked(correction.question(table, COMPARABLE)),)


@not_same_denomination.wording("27B2", E1997)
def _(table: Table, correction: Correction) -> tuple[Event, ...]:
    """No other call is free."""
    return not_comparable(table, correction)


# -- the Director's findings ---------------------------------------------------------------------------------------


def _is_already_decided(table: Table, question: Question, correction: Correction) -> bool:
    """Whether the question on the agenda has been decided by another ruling, or the call no longer stands."""
    decided = is_free(table, correction) or bool(partner_released(table, correction))
    return question in table.agenda and (decided or not table.auction.made[correction.by].stands)


def same_meaning_or_other(table: Table, question: QuestionAbout[ComparedCalls]) -> tuple[Option, ...]:
    """The Director finds whether both bids specify the same (2007, 1997: neither being artificial) (27B1(a)).

    He only confirms a ruling that was made from the record; otherwise he changes it.
    """
    correction = _asked_about(question)
    if _is_already_decided(table, question, correction):
        return ()
    free, silence = is_free(table, correction), partner_released(table, correction)
    again = (law16.unauthorised_call(table, correction.bid, correction.offender(table).side),) if free else ()
    waits = correction.question(table, COMPARABLE) in table.agenda
    other = () if silence or waits else (*again, *not_same_denomination(table, correction))
    same = () if free else (*silence, *same_denomination(table, correction))
    found = (Option("same-meaning", same),) if is_lowest(table, correction) else ()
    return (*found, Option("other", other))


def comparable_or_not(table: Table, question: QuestionAbout[ComparedCalls]) -> tuple[Option, ...]:
    """The Director finds whether the call is comparable (2007: the same or more precise in meaning) (27B1(b))."""
    correction = _asked_about(question)
    if not comparable.exists_in(table.edition) or _is_already_decided(table, question, correction):
        return ()
    free, silence = is_free(table, correction), partner_released(table, correction)
    again = (law16.unauthorised_call(table, correction.bid, correction.offender(table).side),) if free else ()
    return (
        Option("comparable", () if free else (*silence, *comparable(table, correction))),
        Option("not-comparable", () if silence else (*again, *not_comparable(table, correction))),
    )


def _asked_about(question: QuestionAbout[ComparedCalls]) -> Correction:
    return Correction(question.about.irregularity, *question.about.calls)


# -- findings without a question ---------------------------------------------------------------------------------------


def same_meaning_unasked(table: Table) -> Question | None:
    """The question whether both bids specify the same, which the Director may answer without being asked (27B1(a))."""
    correction = latest_correction(table)
    return correction.question(table, SAME_MEANING) if correction is not None else None


def comparable_unasked(table: Table) -> Question | None:
    """The question whether the call is comparable, which the Director may answer without being asked (27B1(b))."""
    correction = latest_correction(table) if comparable.exists_in(table.edition) else None
    return correction.question(table, COMPARABLE) if correction is not None else None


def latest_correction(table: Table) -> Correction | None:
    """The correction just made, until somebody calls or the Director rules on its meaning; None if there is none."""
    by = CallId(table.auction.next_id - 1)
    irregularity = insufficient_bid_before(table, by) if by >= 0 and table.auction.made[by].stands else None
    offence = table.irregularities[irregularity] if irregularity is not None else None
    if irregularity is None or not isinstance(offence, InsufficientBid):
        return None
    if table.status(irregularity) is not Status.CORRECTED:
        return None
    correction = Correction(irregularity, offence.place, by)
    if offences_of(table, by) or partner_already_bound(table, correction):
        return None
    found = (correction.question(table, ask) for ask in (SAME_MEANING, COMPARABLE))
    return None if any(question in table.answered for question in found) else correction


SAME_MEANING = Ask("27B1(a)", ("same-meaning", "other"), same_meaning_or_other, to_director=True)
COMPARABLE = Ask("27B1(b)", COMPARABLE_OR_NOT, comparable_or_not, to_director=True)


# -- A call by which a player replaces his insufficient bid before the Director has ruled (Law 27C) --------------------


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
    for irregularity, offence in irregular_calls.undecided_of_last_call(table, InsufficientBid):
        others = irregular_calls.irregularities_beside(table, irregularity)
        out = any(isinstance(table.irregularities[other], CallOutOfRotation) for other in others)
        return None if out else offence.place
    return None


@clause("27C", E2007)
def ruling_on_premature_substitution(table: Table, offence: InsufficientBid, new: Call) -> RulingGiven:
    """The insufficient bid may still be accepted; otherwise the Director rules on the call that replaces it."""
    told = say("law-27C", offender=offence.seat, call=offence.call, replacement=new, seat=offence.seat.left)
    return RulingGiven("27C", told)


@ruling_on_premature_substitution.wording("27B", E1997)
def _(table: Table, offence: InsufficientBid, new: Call) -> RulingGiven:
    """The insufficient bid may still be accepted; otherwise neither call stands, and the offender chooses."""
    told = say("law-27C-choose", offender=offence.seat, call=offence.call, replacement=new, seat=offence.seat.left)
    return RulingGiven("27B", told)


@clause("27C", E2007)
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
        law16.unauthorised_call(table, instead, offence.seat.side),
        *settle_irregularities_of(table, instead),
        *law26.lead_may_be_restrained(table, instead),
        Obliged(CallOwed(offence.seat, irregularity, table.auction.next_id)),
    )


def _settled_as_corrected(table: Table, irregularity: IrregularityId, offence: InsufficientBid) -> tuple[Event, ...]:
    return (law16.unauthorised_call(table, offence.place, offence.seat.side), Settled(irregularity, Status.CORRECTED))


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
        law16.unauthorised_call(table, instead, offence.seat.side),
        *settle_irregularities_of(table, instead),
        *law26.lead_restrained_for_substitution(table, offence, instead),
    )


def insufficient_bid_comes_first(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A premature substitution is ruled on only after the insufficient bid that it replaces (27C)."""
    first = insufficient_bid_replaced_by(table, irregularity)
    if first is None:
        return ()
    return (*law09.draw_attention_again(table, irregularity, (first,)), Settled(irregularity, Status.NOTICED))


# -- the Director is called ------------------------------------------------------------------------------------------


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on an insufficient bid: out of rotation under Law 31, else the next player may accept it."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, InsufficientBid):
        return ()
    others = irregular_calls.irregularities_beside(table, irregularity)
    if any(isinstance(table.irregularities[other], CallOutOfRotation) for other in others):
        return out_of_rotation(table, irregularity, others)
    instead = substitution_for(table, offence)
    if not table.auction.made[offence.place].stands and instead is None:
        return (Settled(irregularity, Status.CORRECTED),)
    if next_player_called(table, offence, offence.place if instead is None else instead):
        return called_over(table, irregularity, offence) if instead is None else refused(table, irregularity, offence)
    return (*may_be_accepted(table, irregularity, offence), Settled(irregularity, Status.NOTICED))


@clause("27A2", E2007, printed={E1997: "27C"})
def out_of_rotation(
    table: Table, irregularity: IrregularityId, others: tuple[IrregularityId, ...]
) -> tuple[Event, ...]:
    """An insufficient bid out of rotation is dealt with under Law 31."""
    told = RulingGiven(out_of_rotation.number(table), say("law-27A2", offender=table.irregularities[irregularity].seat))
    return (told, *law09.draw_attention_again(table, irregularity, others), Settled(irregularity, Status.NOTICED))


# -- 27A: accepted or not --------------------------------------------------------------------------------------------


@clause("27A1", E2007, printed={E1997: "27A"})
def may_be_accepted(table: Table, irregularity: IrregularityId, offence: InsufficientBid) -> tuple[Event, ...]:
    """Any insufficient bid may be accepted by the left-hand opponent."""
    instead, to = substitution_for(table, offence), offence.seat.left
    calls = (offence.place,) if instead is None else (offence.place, instead)
    question = ACCEPTED_OR_NOT.question(table, (to,), AffectedCalls(offence.seat, calls, irregularity))
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


def accept_or_refuse(table: Table, question: QuestionAbout[AffectedCalls]) -> tuple[Option, ...]:
    """The bid is treated as legal, or is withdrawn and the offender calls again (Laws 27A, 27B).

    Once a call that replaces it has been called over, it can no longer be accepted.
    """
    irregularity, offence = question.about.irregularity, table.asked_about(question)
    if not isinstance(offence, InsufficientBid) or not table.is_undecided(irregularity):
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
    known = law16.unauthorised_call(table, offence.place, offence.seat.side)
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
    if last is None or not irregular_calls.is_undecided_call(table, last):
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


@clause("27B")
def no_double(table: Table, irregularity: IrregularityId, bid: CallId) -> bool:
    """Only a sufficient bid or a pass may replace the bid."""
    return True


@no_double.wording("27B3", E2007)
def _(table: Table, irregularity: IrregularityId, bid: CallId) -> bool:
    """A double may be comparable; after one was cancelled no other is allowed."""
    return partner_already_bound(table, Correction(irregularity, bid, bid))


def _second_bid_asked_about(table: Table, first: IrregularityId, call: CallId) -> tuple[Event, ...]:
    """The call that replaces the bid is insufficient too: the question is now whether it is accepted (Law 27B4)."""
    if not table.auction.made[call].stands:
        return ()
    for irregularity, offence in offences_of(table, call):
        if isinstance(offence, InsufficientBid) and table.is_undecided(irregularity):
            drawn = law09.draw_attention_again(table, first, (irregularity,))
            return (*drawn, *may_be_accepted(table, irregularity, offence), Settled(irregularity, Status.NOTICED))
    return ()


# -- 25A: the bid was a slip -------------------------------------------------------------------------------------------


def slip_unasked(table: Table) -> Question | None:
    """While the bid may still be accepted, the Director may find that it was a slip and the other call intended."""
    about = table.agenda[0].about if table.agenda else None
    if not isinstance(about, AffectedCalls) or not table.is_undecided(about.irregularity):
        return None
    offence = table.irregularities[about.irregularity]
    instead = substitution_for(table, offence) if isinstance(offence, InsufficientBid) else None
    if instead is None:
        return None
    return SLIP.question(table, (DIRECTOR,), ComparedCalls(about.seat, (about.calls[0], instead), about.irregularity))


def slip_or_not(table: Table, question: QuestionAbout[ComparedCalls]) -> tuple[Option, ...]:
    """A slip: the intended call stands (25A), unless it is insufficient too; otherwise 27C applies."""
    irregularity, (first, second) = question.about.irregularity, question.about.calls
    if not table.is_undecided(irregularity):
        return ()
    change = law25.Change(table.auction.made[first].seat, first, second, (irregularity,))
    told = RulingGiven(question.clause, law25.message_about("law-25A1", table, change))
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
    asked = (ASSISTANCE.question(table, (DIRECTOR,), Calls(table.auction.made[bid].seat, (bid,))) for bid in free)
    return next((question for question in asked if question not in table.answered), None)


ACCEPTED_OR_NOT = Ask(
    "27A1", ACCEPT_OR_REFUSE, accept_or_refuse, since=E2007, printed={E1997: "27A"}, accepted_by=Conduct.CALLING
)
SLIP = Ask(
    "25A1", INTENDED_OR_NOT, slip_or_not, name="25A1, a slip", since=E2007, printed={E1997: "25A"}, to_director=True
)
ASSISTANCE = law12.judgement("27D", since=E2007, printed={E1997: "27B1(b)"})
"""Whether the outcome could well have been different without help from the infraction (1997: its information)."""


# -- The declaration of Law 27 -----------------------------------------------------------------------------------------


LAW = Law(
    27,
    asks=(ACCEPTED_OR_NOT, SAME_MEANING, COMPARABLE, SLIP, ASSISTANCE),
    unasked=(same_meaning_unasked, comparable_unasked, slip_unasked),
    rules={InsufficientBid: rule_on_it},
    accepted={InsufficientBid: accepted_by_calling},
)
