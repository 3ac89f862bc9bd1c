"""Which calls a player may lawfully make (Law 17-19, 24-38)."""

from __future__ import annotations

from bridgetable.cards.call import Call, Double, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.laws.law18 import all_bids, is_insufficient
from bridgetable.laws.law19 import may_double, may_redouble
from bridgetable.laws.law28 import seen_by
from bridgetable.laws.law29 import must_repeat
from bridgetable.table.obligation import MayNotDouble
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table


def lawful_calls(table: Table, seat: Seat) -> frozenset[Call]:
    """The calls this player may lawfully make now, whoever is being asked; none when it is not his turn."""
    auction = seen_by(table, seat)
    if table.phase is not Phase.AUCTION or auction.to_call is not seat:
        return frozenset()
    if table.must_pass(seat):
        return frozenset({Pass()})
    repeated = must_repeat(table, seat)
    if repeated is not None:
        return frozenset({repeated})
    found: set[Call] = {Pass(), *(bid for bid in all_bids() if not is_insufficient(table, auction, bid))}
    if any(isinstance(one, MayNotDouble) for one in table.obliged(seat)):
        return frozenset(found)
    found |= {Double()} if may_double(table, auction, seat) else set()
    found |= {Redouble()} if may_redouble(table, auction, seat) else set()
    return frozenset(found)
