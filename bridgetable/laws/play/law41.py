"""Law 41: commencement of play; an opening lead lies face down until it is turned up."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law, on
from bridgetable.table.events import (
    CardPlayed,
    Event,
    FaceDownLeadRetracted,
    Infringed,
    LeadLaidFaceDown,
    RulingGiven,
    Settled,
)
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import LeadOutOfTurn, Status, TakenBack
from bridgetable.table.question import say
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
