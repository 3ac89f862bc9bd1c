"""Law 42: dummy's rights. Law 61 says what he may ask, Law 43 when he may draw attention."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.state import Table


@clause("42B2")
def may_prevent_irregularities(table: Table, seat: Seat) -> bool:
    """Dummy may try to prevent an irregularity, unless he has lost his rights (Law 43A2)."""
    return seat is table.dummy and seat not in table.rights_lost


LAW = Law(42)
