"""Law 47A: a card that must be withdrawn because a rectification requires it."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.table.events import RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("47A")
def withdrawal_required(table: Table, seat: Seat, card: Card, number: int) -> RulingGiven:
    """The rectification requires the card back: another player is on lead now, or another suit was led."""
    trick = table.trick(number)
    led = trick is not None and trick.leader is not table.due_to_lead(number)
    return RulingGiven("47A", say("law-47A-lead" if led else "law-47A-follow", seat=seat, card=card))
