"""What is irregular about a card: who played it, when, and whether it was lawful (50D2, 53, 57, 61A)."""

from __future__ import annotations

from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.irregular_plays.law57.premature_play import out_of_turn
from bridgetable.laws.irregular_plays.law61 import lead_not_accepted, revoke_made
from bridgetable.laws.play.law41 import lies_face_down
from bridgetable.laws.play.law44 import is_lawful_card
from bridgetable.table.events import CardPlayed, Event, Infringed, LeadLaidFaceDown
from bridgetable.table.irregularity import Irregularity, LeadBeforeChoice, LeadOutOfTurn, Revoke
from bridgetable.table.state import Table


def irregular_card(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """Records what is irregular about this card: the lead, its being premature, a revoke, a penalty card not played.

    An irregular lead excludes the last two; a premature play can be a revoke as well, but nothing else.
    """
    lead, early = lead_is_irregular(before, event), out_of_turn(before, event)
    to_this_trick = event.trick == before.open_trick
    card = revoke_made(before, event) if lead is None and to_this_trick and not _to_own_lead(before, event) else None
    if early is not None and not isinstance(card, Revoke):
        card = None
    return tuple(Infringed(found) for found in (lead, early, card) if found is not None)


def is_lawful(before: Table, event: CardPlayed) -> bool:
    """Whether it is a lawful card of the hand whose turn it is, with nothing else to be said about it."""
    in_turn = event.seat is before.turn and event.trick == before.open_trick
    return in_turn and is_lawful_card(before, event.seat, event.card)


def _to_own_lead(before: Table, event: CardPlayed) -> bool:
    """Whether the card is played to a lead out of turn by its own side that may still be refused."""
    irregularity = lead_not_accepted(before, event.trick)
    return irregularity is not None and before.irregularities[irregularity].seat.side is event.seat.side


def lead_is_irregular(before: Table, event: CardPlayed) -> Irregularity | None:
    """A lead from the wrong hand (Law 53, 54), or one made before declarer chose how to restrain it (26, 50D2, 51B)."""
    due = before.lead_due
    if due is None:
        return None
    if event.seat is not due:
        recorded = lies_face_down(before, event.seat, event.card)
        return None if recorded else LeadOutOfTurn(event.seat, event.trick, event.card, due)
    question = ENACTED.standing(before)
    if question is not None and question.seat is due and ENACTED.declared(question).restrains_lead:
        return LeadBeforeChoice(event.seat, event.trick, event.card)
    return None


def irregular_lead_face_down(before: Table, event: LeadLaidFaceDown) -> tuple[Event, ...]:
    """An opening lead laid face down from the wrong hand (Laws 41A, 54)."""
    due = before.due_to_lead(1)
    if due is None or due is event.seat:
        return ()
    return (Infringed(LeadOutOfTurn(event.seat, 1, event.card, due)),)
