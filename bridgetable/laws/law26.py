"""Law 26: a call was withdrawn, and declarer may restrict the lead of the offender's partner."""

from __future__ import annotations

from typing import TypeAlias

from msgspec.structs import replace

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import suit_text
from bridgetable.cards.seat import Seat
from bridgetable.laws import law25, law50, law59
from bridgetable.laws.ask import RESTRAIN_OR_NOT, Ask
from bridgetable.laws.clause import E1997, E2017, clause
from bridgetable.laws.law import Law, on
from bridgetable.table.auction import Auction
from bridgetable.table.chronology import asked_about_calls
from bridgetable.table.events import (
    Answered,
    Asked,
    AuctionReopened,
    CardWithdrawn,
    Event,
    Obliged,
    Restricted,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import InsufficientBid, LeadBeforeChoice, Status
from bridgetable.table.obligation import LeadMayBeRestrained
from bridgetable.table.option import Option
from bridgetable.table.question import AffectedCalls, Calls, Question, QuestionAbout, irregularity_in, say
from bridgetable.table.restriction import LeadForbidden, LeadRequired
from bridgetable.table.state import Table
from bridgetable.table.values import cached_on_value

Way: TypeAlias = type[LeadRequired] | type[LeadForbidden]
"""Whether the lead of a suit is required or forbidden."""
Restraint: TypeAlias = tuple[Way, Suit]


def lead_may_be_restrained(table: Table, call_id: CallId) -> tuple[Event, ...]:
    """The call was withdrawn: if its caller becomes a defender, his partner's first lead may be restricted.

    Whether anything can then be required or forbidden is decided when that lead is due.
    """
    made = table.auction.made[call_id]
    return (Obliged(LeadMayBeRestrained(made.seat.partner, made.seat, call_id)),)


# -- the withdrawn call and the final one ----------------------------------------------------------------------------


def was_repeated(table: Table, call_id: CallId) -> bool:
    """Whether the final call repeats the withdrawn one; with a much different meaning it is a different call."""
    made, again = table.auction.made, _first_call_that_stands_again(table, call_id)
    last = again if again is not None else final_call(table.auction, call_id)
    if last is None or (made[last].call, made[last].specifies) != (made[call_id].call, made[call_id].specifies):
        return False
    return not (made[last].alert and made[call_id].alert) or made[last].alert == made[call_id].alert


def final_call(auction: Auction, call_id: CallId) -> CallId | None:
    """The call its player made in the end at the turn at which this one was withdrawn; None if he made none."""
    withdrawn = auction.made[call_id]
    if withdrawn.late:
        return None
    found = auction.standing_at(withdrawn.slot)
    return found[0] if found else auction.first_since(call_id, withdrawn.seat)


def _first_call_that_stands_again(table: Table, call_id: CallId) -> CallId | None:
    """The call that this one replaced, if the change was refused: that is the call of the turn (Law 25B)."""
    changes = (law25.change_of(table, n) for n in table.irregularities_of((call_id,)))
    first = next((one.first for one in changes if one is not None and one.second == call_id), None)
    return first if first is not None and table.auction.made[first].stands else None


def shown_in_the_auction(table: Table, seat: Seat) -> frozenset[Suit]:
    """The suits this player specified in the legal auction."""
    return frozenset(d.suit for d in table.auction.specified_by(seat) if d.suit is not None)


def _withdrawn_suits(table: Table, call_id: CallId) -> frozenset[Suit]:
    """The suits to which the withdrawn call related; none if it related to anything else."""
    found = table.auction.made[call_id].specifies
    suits = frozenset(d.suit for d in found if d.suit is not None)
    return suits if len(suits) == len(found) else frozenset()


# -- declarer's choices ------------------------------------------------------------------------------------------------


def before_partner_leads(table: Table) -> QuestionAbout[Calls] | None:
    """Declarer is asked at the first turn to lead of a player whose partner withdrew a call."""
    seat, declarer = table.lead_due, table.declarer
    if seat is None or declarer is None or not table.is_defender(seat) or len(table.hands[seat]) < 2:
        return None
    call_id = _first_open_choice(table, seat)
    if call_id is None:
        return None
    return asked_under(table, call_id).question(table, (declarer,), Calls(seat, (call_id,)))


def _first_open_choice(table: Table, seat: Seat) -> CallId | None:
    """The first withdrawn call about which declarer has still something to choose; None if there is none."""
    if not table.is_obliged(seat, LeadMayBeRestrained) or not _still_free(table, seat):
        return None
    chosen = _chosen(table, seat)
    open_choices = (call_id for call_id in _restraining(table, seat) if call_id not in chosen)
    return next((call_id for call_id in open_choices if choices(table, call_id, seat)), None)


def _restraining(table: Table, seat: Seat) -> tuple[CallId, ...]:
    """The withdrawn calls because of which this player's first lead may be restrained, in that order."""
    return tuple(dict.fromkeys(one.place for one in table.obligations_as(LeadMayBeRestrained, on=(seat,))))


def _chosen(table: Table, seat: Seat) -> frozenset[CallId]:
    """The calls about which declarer has been asked what this player leads.

    A choice made before the auction was reopened is void: what counts is the partner's first turn to lead.
    """
    asked = asked_about_calls(table)
    return frozenset().union(*(asked.get((ask.key, seat), frozenset()) for ask in LAW.asks))


def has_chosen(table: Table, seat: Seat, call_id: CallId) -> bool:
    """Whether declarer has been asked what this player leads because of the withdrawn call."""
    return call_id in _chosen(table, seat)


def choice_is_void(before: Table, event: AuctionReopened) -> tuple[Event, ...]:
    """Declarer's choice about a lead that was not made is void when the auction is reopened."""
    chosen = {
        one.seat: one.place
        for one in before.obligations_as(LeadMayBeRestrained)
        if has_chosen(before, one.seat, one.place)
    }
    return tuple(
        RulingGiven(restraint_number(before, call_id), say("law-26-void", seat=seat))
        for seat, call_id in chosen.items()
    )


def _has_chosen_for_that_turn(table: Table, call_id: CallId, seat: Seat) -> bool:
    """Whether declarer has chosen because of another call that the same player withdrew at the same turn."""
    if not table.is_obliged(seat, LeadMayBeRestrained):
        return False
    turn, chosen = final_call(table.auction, call_id), _chosen(table, seat)
    others = (other for other in _restraining(table, seat) if other in chosen and other != call_id)
    return any(final_call(table.auction, other) == turn for other in others)


@clause("26B", E2017)
def asked_under(table: Table, call_id: CallId) -> Ask[Calls]:
    """Declarer chooses under 26B, of any suit."""
    return OF_ANY_SUIT


@asked_under.wording("26A2", E1997)
def _(table: Table, call_id: CallId) -> Ask[Calls]:
    """Declarer chooses under 26A2 if the call related to suits alone, and under 26B otherwise."""
    return OF_THE_SUITS_RELATED_TO if _withdrawn_suits(table, call_id) else OF_ANY_SUIT


@clause("26B", E2017)
def is_told_already(table: Table, call_id: CallId) -> bool:
    """An earlier call withdrawn at the same turn gives declarer the one choice that there is for that turn."""
    return _restrained_at_that_turn(table, call_id)


@is_told_already.wording("26A2", E1997)
def _(table: Table, call_id: CallId) -> bool:
    """The same, unless this one shows suits: of those declarer chooses by themselves."""
    return not _withdrawn_suits(table, call_id) and _restrained_at_that_turn(table, call_id)


def _restrained_at_that_turn(table: Table, call_id: CallId) -> bool:
    partner, turn = table.auction.made[call_id].seat.partner, final_call(table.auction, call_id)
    earlier = (other for other in _restraining(table, partner) if other < call_id)
    return any(final_call(table.auction, other) == turn for other in earlier)


def restraint_number(table: Table, call_id: CallId) -> str:
    """The number under which declarer chooses because of the withdrawn call."""
    return asked_under(table, call_id).number(table)


@clause("26B", E2017)
def choices(table: Table, call_id: CallId, seat: Seat) -> tuple[Restraint, ...]:
    """One suit that the offender did not specify in the legal auction may be forbidden, once for each turn."""
    if _has_chosen_for_that_turn(table, call_id, seat):
        return ()
    shown = shown_in_the_auction(table, seat.partner)
    return tuple((LeadForbidden, suit) for suit in _still_free(table, seat) if suit not in shown)


@choices.behaviour("any-suit")
def _(table: Table, call_id: CallId, seat: Seat) -> tuple[Restraint, ...]:
    """Any one suit may be forbidden, once for each turn."""
    if _has_chosen_for_that_turn(table, call_id, seat):
        return ()
    return tuple((LeadForbidden, suit) for suit in _still_free(table, seat))


@choices.behaviour("no-suit")
def _(table: Table, call_id: CallId, seat: Seat) -> tuple[Restraint, ...]:
    """The lead is free."""
    return ()


@choices.wording("26A2", E1997)
def _(table: Table, call_id: CallId, seat: Seat) -> tuple[Restraint, ...]:
    """A suit that only the withdrawn call specified may be required or forbidden; nothing if the call was repeated.

    After other calls any one suit may be forbidden, unless declarer has already chosen for that turn.
    """
    if was_repeated(table, call_id):
        return ()
    suits = _withdrawn_suits(table, call_id)
    if not suits and _has_chosen_for_that_turn(table, call_id, seat):
        return ()
    if not suits:
        return tuple((LeadForbidden, suit) for suit in _still_free(table, seat))
    unshown = suits - shown_in_the_auction(table, seat.partner)
    required = any(isinstance(r, LeadRequired) for r in table.binding(seat))
    ways = (LeadForbidden,) if required else (LeadRequired, LeadForbidden)
    return tuple((way, suit) for suit in _still_free(table, seat) if suit in unshown for way in ways)


@cached_on_value
def _still_free(table: Table, seat: Seat) -> tuple[Suit, ...]:
    """The suits, from spades down, that declarer has neither required nor forbidden this player to lead."""
    bound = table.binding(seat)
    required = {r.suit for r in bound if isinstance(r, LeadRequired)}
    forbidden = {suit for r in bound if isinstance(r, LeadForbidden) for suit in r.suits}
    return tuple(suit for suit in reversed(Suit) if suit not in required | forbidden)


def require_or_forbid(table: Table, question: QuestionAbout[Calls]) -> tuple[Option, ...]:
    """Declarer requires or forbids a suit, or leaves the lead unrestricted (Law 26)."""
    seat, before = question.about.seat, before_the_early_lead(table, irregularity_in(question.about))
    if before.lead_due is not seat:
        return ()
    free = RulingGiven(question.clause, say("law-26-free", seat=seat))
    return (
        *(_option(table, question, seat, way, suit) for way, suit in choices(before, question.about.calls[0], seat)),
        Option("free", (free, *_lead_stands(table, question))),
    )


def _option(table: Table, question: QuestionAbout[Calls], seat: Seat, way: Way, suit: Suit) -> Option:
    required, trick = way is LeadRequired, table.open_trick
    what = "require" if required else "forbid"
    told = RulingGiven(question.clause, say(f"law-26-{what}", seat=seat, suit=suit))
    bound = LeadRequired(seat, suit, trick) if required else LeadForbidden(seat, (suit,), trick)
    hand = before_the_early_lead(table, irregularity_in(question.about)).hands[seat]
    named = frozenset(card for card in hand if card.suit is suit)
    may_lead = law59.complying(table, hand, named if required else hand - named)
    early_lead = _early_lead_kept_or_withdrawn(table, question, seat, may_lead)
    return Option(f"{what}-{suit_text(suit)}", (told, Restricted(bound), *early_lead))


# -- a lead before declarer's choice ---------------------------------------------------------------------------------


def before_the_early_lead(table: Table, irregularity: IrregularityId | None) -> Table:
    """The table without the card that was led before declarer had chosen, if that is the only card of the trick."""
    card = _early_lead(table, irregularity)
    if card is None or irregularity is None:
        return table
    offence = table.irregularities[irregularity]
    return evolve(table, CardWithdrawn(offence.seat, card, table.open_trick, offending=True))


def _early_lead(table: Table, irregularity: IrregularityId | None) -> Card | None:
    """The card that was led before declarer had chosen, while it is the only one of the trick; else None."""
    offence = table.irregularities[irregularity] if irregularity is not None else None
    trick = table.trick(table.open_trick)
    if not isinstance(offence, LeadBeforeChoice) or not table.is_undecided(irregularity) or trick is None:
        return None
    return offence.card if [(p.seat, p.card) for p in trick.plays] == [(offence.seat, offence.card)] else None


def _early_lead_kept_or_withdrawn(
    table: Table, question: QuestionAbout[Calls], seat: Seat, may_lead: frozenset[Card]
) -> tuple[Event, ...]:
    """A faced lead that declarer's choice does not allow is withdrawn (47A) and becomes a penalty card (49)."""
    irregularity = irregularity_in(question.about)
    faced = _early_lead(table, irregularity)
    if faced is None:
        return ()
    if faced in may_lead:
        return _lead_stands(table, question)
    withdrawn = CardWithdrawn(seat, faced, table.open_trick, offending=True)
    told = RulingGiven(question.clause, say("law-26-goes-back", seat=seat, card=faced))
    laid = law50.lay_penalty_card(before_the_early_lead(table, irregularity), seat, faced)
    over = () if irregularity is None else (Settled(irregularity, Status.CORRECTED),)
    return (told, withdrawn, *laid, *over)


def _lead_stands(table: Table, question: QuestionAbout[Calls]) -> tuple[Event, ...]:
    """The early lead stands once declarer has chosen because of every withdrawn call."""
    irregularity = irregularity_in(question.about)
    if irregularity is None or _early_lead(table, irregularity) is None:
        return ()
    chosen = evolve(before_the_early_lead(table, irregularity), Answered(question, question.to[0], ""))
    another = before_partner_leads(chosen)
    if another is not None:
        return (Asked(_because_of(another, irregularity)),)
    return (Settled(irregularity, Status.ACCEPTED),)


def _because_of(question: QuestionAbout[Calls], early_lead: IrregularityId) -> Question:
    """The same question, put because of a lead made too early."""
    return replace(question, about=AffectedCalls(question.about.seat, question.about.calls, early_lead))


def led_before_choice(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The offender's partner led before declarer could choose: declarer chooses now, and may refuse the lead.

    Nothing is asked if another player was to lead, or the lead has been played to.
    """
    offence = table.irregularities[irregularity]
    if not isinstance(offence, LeadBeforeChoice):
        return ()
    if _early_lead(table, irregularity) is None:
        return ()
    question = before_partner_leads(before_the_early_lead(table, irregularity))
    if question is None:
        return ()
    told = RulingGiven(question.clause, say("law-26-led-first", offender=offence.seat, card=offence.card))
    return (told, Asked(_because_of(question, irregularity)), Settled(irregularity, Status.NOTICED))


@clause("26")
def lead_restrained_for_substitution(table: Table, offence: InsufficientBid, instead: CallId) -> tuple[Event, ...]:
    """The substitution was a withdrawn call, and the insufficient bid is the final one (9C, 26)."""
    return lead_may_be_restrained(table, instead)


@lead_restrained_for_substitution.wording("26B", E2017)
def _(table: Table, offence: InsufficientBid, instead: CallId) -> tuple[Event, ...]:
    """The same, unless both specified the same: then the final call is comparable (9C, 26A)."""
    same = table.auction.made[offence.place].specifies == table.auction.made[instead].specifies
    return () if same else lead_may_be_restrained(table, instead)


OF_THE_SUITS_RELATED_TO = Ask("26A2", RESTRAIN_OR_NOT, require_or_forbid, restrains_lead=True)
OF_ANY_SUIT = Ask("26B", RESTRAIN_OR_NOT, require_or_forbid, restrains_lead=True)

LAW = Law(26, follows=(on(AuctionReopened, choice_is_void),), asks=(OF_THE_SUITS_RELATED_TO, OF_ANY_SUIT))
