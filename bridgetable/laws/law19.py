"""Law 19: doubles and redoubles."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Double, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.auction import Auction
from bridgetable.table.state import Table


@clause("19A1")
def may_double(table: Table, auction: Auction, seat: Seat) -> bool:
    """A player may double only the last bid, made by an opponent, with nothing but passes since."""
    last = auction.last_action
    return last is not None and isinstance(last.call, Bid) and last.seat.side is not seat.side


@clause("19B1")
def may_redouble(table: Table, auction: Auction, seat: Seat) -> bool:
    """A player may redouble only the last double, made by an opponent, with nothing but passes since."""
    last = auction.last_action
    return last is not None and isinstance(last.call, Double) and last.seat.side is not seat.side


def is_inadmissible(table: Table, auction: Auction, seat: Seat, call: object) -> bool:
    """Whether this is a double or redouble that Law 19 does not let this player make."""
    match call:
        case Double():
            return not may_double(table, auction, seat)
        case Redouble():
            return not may_redouble(table, auction, seat)
    return False


LAW = Law(19)
