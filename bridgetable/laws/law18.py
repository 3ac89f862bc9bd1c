"""Law 18: bids."""

from __future__ import annotations

from bridgetable.cards.call import Bid, Denomination
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.table.auction import Auction
from bridgetable.table.state import Table


@clause("18B")
def supersedes(table: Table, bid: Bid, last: Bid) -> bool:
    """A bid supersedes another if it names more odd tricks, or as many in a higher denomination."""
    return bid > last


@clause("18D")
def is_insufficient(table: Table, auction: Auction, bid: Bid) -> bool:
    """A bid is insufficient if it does not supersede the last one."""
    return auction.highest is not None and not supersedes(table, bid, auction.highest)


def all_bids() -> tuple[Bid, ...]:
    """The thirty-five bids, from the lowest (Laws 18A, 18E)."""
    return _BIDS


_BIDS = tuple(Bid(level, denomination) for level in range(1, 8) for denomination in Denomination)


def lowest_sufficient(table: Table, auction: Auction, denomination: Denomination) -> Bid | None:
    """The lowest bid in this denomination that supersedes the last one; None if it would be more than seven."""
    bids = (bid for bid in all_bids() if bid.denomination is denomination)
    return next((bid for bid in bids if not is_insufficient(table, auction, bid)), None)


LAW = Law(18)
