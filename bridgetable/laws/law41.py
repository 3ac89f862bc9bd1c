"""Law 41: commencement of play; an opening lead is face down until it is turned up."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws import law44
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law, has_face_down_leads, on
from bridgetable.table.chronology import contract_in_abeyance, moment_of, since
from bridgetable.table.events import (
    AuctionReopened,
    CallMade,
    CallWithdrawn,
    CardNamed,
    CardPlayed,
    Event,
    FaceDownLeadRetracted,
    Infringed,
    LeadLaidFaceDown,
    PenaltyCardLaid,
    Restricted,
    RulingGiven,
    Settled,
)
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import LeadOutOfTurn, Status, TakenBack
from bridgetable.table.question import say
from bridgetable.table.records import FaceDownLead
from bridgetable.table.state import Table
from bridgetable.table.time_record import withdrawn_from


def lies_face_down(table: Table, seat: Seat, card: Card) -> bool:
    """Whether this card is an opening lead of this player that has not been turned up."""
    return any(lead.seat is seat and lead.card == card for lead in table.face_down)


@clause("41A")
def retracted_unseen(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """On the Director's instruction a face-down lead from the wrong hand is retracted without rectification."""
    told = RulingGiven("41A", say("law-41A", offender=offence.seat, due=offence.due))
    return (told, FaceDownLeadRetracted(offence.seat, offence.card), Settled(irregularity, Status.CORRECTED))


def lead_picked_up(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """A player whose lead is face down plays: by another card he has taken his lead back (Law 41A).

    If it was his proper lead, only the Director could have allowed that. A lead from the wrong hand is no longer a lead
    once the trick has begun without it.
    """
    lead = next((lead for lead in before.face_down if lead.seat is event.seat), None)
    if lead is None:
        return ()
    wrong = _wrong_lead(before, lead.seat, lead.card)
    begun = before.lead_due is None
    over = () if wrong is None else (Settled(wrong, Status.CORRECTED),)
    if lead.card == event.card:
        return over if begun else ()
    back = FaceDownLeadRetracted(lead.seat, lead.card)
    if wrong is None and not begun and not _named_before_it_was_laid(before, lead, event.card):
        return (back, Infringed(TakenBack(lead.seat, event.trick, lead.card)))
    return (back, *over)


def _named_before_it_was_laid(table: Table, lead: FaceDownLead, card: Card) -> bool:
    """Whether he had named this card as his lead before he put another face down: it is the one played (45C4(a))."""
    named = CardNamed(lead.seat, card)
    laid = moment_of(table, LeadLaidFaceDown(lead.seat, lead.card))
    return any(event == named and moment < laid for moment, event in table.backwards(CardNamed))


def face_down_lead_returned(table: Table) -> tuple[Event, ...]:
    """Returns a face-down lead when the auction goes on, or when its player must obey a later restriction."""
    if table.contract is None and not table.auction.closed and not contract_in_abeyance(table):
        gone_on = (lead for lead in table.face_down if any(map(_opens_the_auction, _since_it_was_laid(table, lead))))
        return tuple(event for lead in gone_on for event in auction_continues(table, lead))
    due = (lead for lead in table.face_down if lead.seat is table.lead_due)
    restrained = (
        lead for lead in due if any(_restrains_lead_of(event, lead.seat) for event in _since_it_was_laid(table, lead))
    )
    unlawful = (lead for lead in restrained if lead.card not in law44.lawful_cards(table, lead.seat))
    return tuple(event for lead in unlawful for event in not_as_required(table, lead))


@clause("41A")
def auction_continues(table: Table, lead: FaceDownLead) -> tuple[Event, ...]:
    """A card put down before the final pass, or before the auction was reopened, is no lead and costs nothing."""
    told = RulingGiven("41A", say("law-41A-auction", seat=lead.seat))
    wrong = _wrong_lead(table, lead.seat, lead.card)
    over = () if wrong is None else (Settled(wrong, Status.CORRECTED),)
    return (told, FaceDownLeadRetracted(lead.seat, lead.card), *over)


@clause("41A")
def not_as_required(table: Table, lead: FaceDownLead) -> tuple[Event, ...]:
    """After a face-down lead the leader came to owe another lead (26, 50, 51): he retracts the card and makes it."""
    told = RulingGiven("41A", say("law-41A-another", seat=lead.seat))
    return (told, FaceDownLeadRetracted(lead.seat, lead.card))


def _since_it_was_laid(table: Table, lead: FaceDownLead) -> tuple[Event, ...]:
    return since(table, moment_of(table, LeadLaidFaceDown(lead.seat, lead.card)))


def _opens_the_auction(event: Event) -> bool:
    """Whether the auction went on with this event; passes alone may still end it with the card as its lead."""
    bids_on = isinstance(event, CallMade) and not event.late and not isinstance(event.call, Pass)
    return bids_on or isinstance(event, AuctionReopened | CallWithdrawn)


def _restrains_lead_of(event: Event, seat: Seat) -> bool:
    """Whether this event restricts what the player may lead."""
    match event:
        case Restricted(restriction):
            return restriction.seat is seat
        case PenaltyCardLaid(laid):
            return laid.seat is seat
    return False


def _wrong_lead(table: Table, seat: Seat, card: Card) -> IrregularityId | None:
    return table.first_undecided_as(LeadOutOfTurn, by=(seat,), card=card)


def was_face_down(table: Table, offence: TakenBack) -> bool:
    """Whether he took back an opening lead that nobody had seen."""
    seen = any(w.card == offence.card for w in withdrawn_from(table).get(offence.trick, ()))
    return table.is_opening_trick(offence.trick) and not seen


def laid_face_down_again(table: Table, irregularity: IrregularityId, offence: TakenBack) -> tuple[Event, ...]:
    """The face-down lead that a player took back of his own accord is restored (Law 41A)."""
    told = RulingGiven(retracted_unseen.number(table), say("law-41A-stays", offender=offence.seat))
    return (told, LeadLaidFaceDown(offence.seat, offence.card), Settled(irregularity, Status.CORRECTED))


def is_the_lead(table: Table, offence: TakenBack) -> RulingGiven:
    """What the Director says to a player who faced another card instead of the lead he had put face down (Law 41A)."""
    message = say("law-41A-is-the-lead", offender=offence.seat, card=offence.card)
    return RulingGiven(retracted_unseen.number(table), message)


LAW = Law(41, accepts=(on(CardPlayed, lead_picked_up, needs=(has_face_down_leads,)),))
