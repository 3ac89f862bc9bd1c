"""The calls that a player may lawfully make (Laws 17 to 19 and 24 to 38)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import dropwhile

from bridgetable.cards.call import Call, Double, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.laws.auction.law18 import all_bids, is_insufficient
from bridgetable.laws.auction.law19 import may_double, may_redouble
from bridgetable.laws.irregular_calls.law25.another_call import first_call_to_choose_about
from bridgetable.laws.irregular_calls.law27.insufficient_bid import must_bid_or_pass
from bridgetable.laws.irregular_calls.law28 import seen_at_his_turn
from bridgetable.laws.irregular_calls.law29.new_call import must_repeat
from bridgetable.table.auction import Auction
from bridgetable.table.obligation import MayNotDouble
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table


def lawful_calls(table: Table, seat: Seat) -> frozenset[Call]:
    """The calls this player may lawfully make now, even if somebody else is being asked; none out of turn."""
    to_change = first_call_to_choose_about(table, seat)  # he may still replace it (1997: 25B2(b))
    auctions = (table.auction.without(to_change),) if to_change is not None else seen_at_his_turn(table, seat)
    if table.phase is not Phase.AUCTION or any(auction.to_call is not seat for auction in auctions):
        return frozenset()
    if table.must_pass(seat):
        return frozenset({Pass()})
    repeated = must_repeat(table, seat)
    if repeated is not None:
        return frozenset({repeated})
    barred = table.is_obliged(seat, MayNotDouble)
    doubles = not barred and not must_bid_or_pass(table, seat)
    return frozenset(call for auction in auctions for call in _legal(table, auction, seat, doubles))


def _legal(table: Table, auction: Auction, seat: Seat, doubles: bool) -> Iterator[Call]:
    yield Pass()
    # What supersedes the last bid is superseded by every higher bid (Law 18B).
    yield from dropwhile(lambda bid: is_insufficient(table, auction, bid), all_bids())
    if doubles and may_double(table, auction, seat):
        yield Double()
    if doubles and may_redouble(table, auction, seat):
        yield Redouble()
