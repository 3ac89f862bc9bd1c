"""Law 47: retraction of a card played."""

from __future__ import annotations

from bridgetable.laws.clause import clause
from bridgetable.laws.law50 import lay_penalty_card
from bridgetable.table.events import CardPutBack, CardWithdrawn, Event, RulingGiven, Settled
from bridgetable.table.evolve import evolve
from bridgetable.table.irregularity import Status, TakenBack
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("47F")
def put_back(table: Table, place: int) -> tuple[Event, ...]:
    """What Law 47 lets nobody withdraw stays played: it goes back to the trick, its replacement to the hand."""
    fault = table.irregularities[place]
    if not isinstance(fault, TakenBack):
        return ()
    trick = table.trick(fault.trick)
    other = trick.card_of(fault.seat) if trick is not None else None
    if fault.card not in table.hands[fault.seat] or other == fault.card:
        return (Settled(place, Status.ACCEPTED),)
    events: list[Event] = [RulingGiven("47F", say("law-47F", offender=fault.seat, card=fault.card))]
    now = table
    if other is not None:
        events.append(CardWithdrawn(fault.seat, other, fault.trick, offending=True))
        now = evolve(now, events[-1])
    events.append(CardPutBack(fault.seat, fault.card, fault.trick))
    now = evolve(now, events[-1])
    if other is not None and table.is_defender(fault.seat):
        events += lay_penalty_card(now, fault.seat, other)
    return (*events, Settled(place, Status.CORRECTED))
