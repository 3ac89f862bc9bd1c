"""Law 41: commencement of play; an opening lead lies face down until it is turned up."""

from __future__ import annotations

from bridgetable.cards.call import Pass
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law, on
from bridgetable.laws.play.law44 import lawful_cards
from bridgetable.table.chronology import contract_in_abeyance, moment_of, since
from bridgetable.table.events import (
    AuctionReopened,
    CallMade,
    CallWithdrawn,
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


def lies_face_down(table: Table, seat: Seat, card: Card) -> bool:
    """Whether this card is an opening lead of this player that nobody has turned up."""
    return any(lead.seat is seat and lead.card == card for lead in table.face_down)


@clause("41A")
def retracted_unseen(table: Table, place: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """On the Director's instruction a face-down lead from the wrong hand goes back, and that is all."""
    told = RulingGiven("41A", say("law-41A", offender=offence.seat, due=offence.due))
    return (told, FaceDownLeadRetracted(offence.seat, offence.card), Settled(place, Status.CORRECTED))


def picked_up(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """A player whose lead lies face down plays: another card means that he has taken his lead back (Law 41A).

    Where that was his proper lead, only the Director could have let him take it back. A lead that came from the
    wrong hand is no lead any more once the trick has begun without it.
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
    if wrong is None and not begun:
        return (back, Infringed(TakenBack(lead.seat, event.trick, lead.card)))
    return (back, *over)


def goes_back_unseen(table: Table) -> tuple[Event, ...]:
    """An auction that goes on has no opening lead, and what a Law lays on the leader afterwards he still obeys."""
    if table.contract is None and not table.auction.closed and not contract_in_abeyance(table):
        gone_on = (lead for lead in table.face_down if any(map(_opens_the_auction, _since_it_was_laid(table, lead))))
        return tuple(event for lead in gone_on for event in the_auction_goes_on(table, lead))
    due = (lead for lead in table.face_down if lead.seat is table.lead_due)
    bound = (lead for lead in due if any(_binds(event, lead.seat) for event in _since_it_was_laid(table, lead)))
    unlawful = (lead for lead in bound if lead.card not in lawful_cards(table, lead.seat))
    return tuple(event for lead in unlawful for event in not_as_required(table, lead))


@clause("41A")
def the_auction_goes_on(table: Table, lead: FaceDownLead) -> tuple[Event, ...]:
    """A card put down before the final pass, or before the auction was reopened, is no lead: it costs nothing."""
    told = RulingGiven("41A", say("law-41A-auction", seat=lead.seat))
    wrong = _wrong_lead(table, lead.seat, lead.card)
    over = () if wrong is None else (Settled(wrong, Status.CORRECTED),)
    return (told, FaceDownLeadRetracted(lead.seat, lead.card), *over)


@clause("41A")
def not_as_required(table: Table, lead: FaceDownLead) -> tuple[Event, ...]:
    """Since he led unseen the leader has come to owe another lead (26, 50, 51): he takes his card back and makes it."""
    told = RulingGiven("41A", say("law-41A-another", seat=lead.seat))
    return (told, FaceDownLeadRetracted(lead.seat, lead.card))


def _since_it_was_laid(table: Table, lead: FaceDownLead) -> tuple[Event, ...]:
    return since(table, moment_of(table, LeadLaidFaceDown(lead.seat, lead.card)))


def _opens_the_auction(event: Event) -> bool:
    """Whether the auction went on with this; passes alone may yet end it with the card for its lead."""
    bids_on = isinstance(event, CallMade) and not event.late and not isinstance(event.call, Pass)
    return bids_on or isinstance(event, AuctionReopened | CallWithdrawn)


def _binds(event: Event, seat: Seat) -> bool:
    """Whether this event restrains what the player may lead."""
    match event:
        case Restricted(restriction):
            return restriction.seat is seat
        case PenaltyCardLaid(laid):
            return laid.seat is seat
    return False


def _wrong_lead(table: Table, seat: Seat, card: Card) -> IrregularityId | None:
    for place in table.undecided:
        offence = table.irregularities[place]
        if isinstance(offence, LeadOutOfTurn) and offence.seat is seat and offence.card == card:
            return place
    return None


def was_face_down(table: Table, offence: TakenBack) -> bool:
    """Whether what he took back was an opening lead that nobody had seen."""
    seen = any(w.card == offence.card and w.trick == offence.trick for w in table.withdrawn)
    return offence.trick == 1 == table.first_number and not seen


def lies_there_again(table: Table, place: IrregularityId, offence: TakenBack) -> tuple[Event, ...]:
    """The face-down lead that a player took back of his own accord is laid there again (Law 41A)."""
    told = RulingGiven(retracted_unseen.number(table), say("law-41A-stays", offender=offence.seat))
    return (told, LeadLaidFaceDown(offence.seat, offence.card), Settled(place, Status.CORRECTED))


LAW = Law(41, accepts=(on(CardPlayed, picked_up),))
