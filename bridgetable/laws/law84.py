"""Law 84: rulings on agreed facts; what the Director says where there is nothing to rule on."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.events import Event, RulingGiven
from bridgetable.table.question import say
from bridgetable.table.state import Table


@clause("84A")
def nothing_irregular(table: Table, seat: Seat) -> tuple[Event, ...]:
    """No Law provides a rectification for what `seat` called the Director to, and the game goes on."""
    return (RulingGiven(nothing_irregular.number(table), say("law-84A", seat=seat)),)


LAW = Law(84)
