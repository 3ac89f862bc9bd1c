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
    key = "law-47A-lead" if table.is_led_by_another(number) else "law-47A-follow"
    return RulingGiven("47A", say(key, seat=seat, card=card))
