"""Information from a penalty card when it, or a card of its owner's partner, is played (2017: Law 50E)."""

from __future__ import annotations

from bridgetable.laws.irregular_plays.law50.penalty_card import informs_partner, known_once_played
from bridgetable.laws.play.law44 import lawful_cards
from bridgetable.table.events import CardPlayed, Event
from bridgetable.table.state import Table


def information_from_penalty_card(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """How a penalty card came about is unauthorised once it is played (50E3); until then it is authorised (50E1)."""
    if not known_once_played.exists_in(before.edition):
        return ()
    was_one = any(pc.card == event.card for pc in before.penalty_cards_of(event.seat))
    told = (known_once_played(before, event.seat, event.card),) if was_one else ()
    if not before.is_defender(event.seat) or not before.penalty_cards_of(event.seat.partner):
        return told
    choices = lawful_cards(before, event.seat) if event.seat is before.turn else frozenset()
    return (*told, *informs_partner(before, event.seat, choices))
