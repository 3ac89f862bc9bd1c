"""Law 47A: a card that must be withdrawn because the rectification of an irregularity requires it."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.table.events import RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("47A")
def withdrawal_required(table: Table, seat: Seat, card: Card, number: int) -> RulingGiven:
    """A card is withdrawn because the rectification requires it: the lead is another's now, or is of another suit."""
    trick = table.trick(number)
    led = trick is not None and trick.leader is not table.due_to_lead(number)
    return RulingGiven("47A", say("law-47A-lead" if led else "law-47A-follow", seat=seat, card=card))
