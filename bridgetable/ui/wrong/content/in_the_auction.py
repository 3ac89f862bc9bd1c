"""What can go wrong in the auction: calls out of rotation, bids too low, calls changed, cards shown (Law 24-39)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.laws.auction.law18 import all_bids, is_insufficient
from bridgetable.laws.auction.law19 import may_double, may_redouble
from bridgetable.laws.irregular_calls.law28 import right_hand_opponent_must_pass
from bridgetable.table.auction import Auction
from bridgetable.table.obligation import MayNotDouble
from bridgetable.table.phase import Phase
from bridgetable.table.question import Blank
from bridgetable.table.state import Table
from bridgetable.ui.wrong.content.line import (
    Choice,
    Family,
    Line,
    Lines,
    Missing,
    at_once,
    choosing,
    held,
    two_cards,
    with_card,
)

OVER_SEVEN = 8


def out_of_rotation(table: Table) -> Lines:
    """Calls when it is another player's turn (Law 28-32)."""
    due = table.to_call
    if due is None or table.pending:
        return
    for seat in due.round()[1:]:
        # After a player who must pass the next one calls in rotation (28A).
        if not right_hand_opponent_must_pass(table, seat):
            yield from _which_call(table, Family.ROTATION, "29", "calls-out-of-rotation", seat,
                                   _admissible(table, table.auction, seat), partial(a.MakeCall, seat), due=due)


def irregular_bids(table: Table) -> Lines:
    """Bids that are too low, doubles that Law 19 does not know, more than seven, calls of one who must pass (27-38)."""
    seat, auction = table.to_call, table.auction
    if seat is None or table.pending:
        return
    make = partial(a.MakeCall, seat)
    if table.must_pass(seat):
        yield from _which_call(table, Family.BIDS, "37", "calls-though-barred", seat,
                               _admissible(table, auction, seat)[1:], make)
    elif any(isinstance(one, MayNotDouble) for one in table.obliged(seat)):
        yield from at_once(table, Family.BIDS, "30", "doubles-though-barred", seat, make(Double()))
    highest = auction.highest
    if highest is not None:
        low = tuple(bid for bid in reversed(all_bids()) if is_insufficient(table, auction, bid))
        yield from _which_call(table, Family.BIDS, "27", "bids-too-low", seat, low, make, highest=highest)
    if not may_double(table, auction, seat):
        yield from at_once(table, Family.BIDS, "36", "doubles", seat, make(Double()))
    if not may_redouble(table, auction, seat):
        yield from at_once(table, Family.BIDS, "36", "redoubles", seat, make(Redouble()))
    over = tuple(Bid(OVER_SEVEN, denomination) for denomination in Denomination)
    yield from _which_call(table, Family.BIDS, "38", "bids-over-seven", seat, over, make)


def changed_and_late(table: Table) -> Lines:
    """Another call put for one's last (25), and calls after the final pass (39)."""
    for seat in Seat:
        place = table.auction.last_call_id(seat)
        if place is not None and not table.lead_faced:
            was = table.auction.made[place].call
            before = Auction(table.auction.dealer, table.auction.made[:place])
            calls = tuple(call for call in _admissible(table, before, seat) if call != was)
            yield from _which_call(table, Family.CHANGED, "25", "changes-call", seat, calls,
                                   partial(a.ChangeCall, seat), call=was)
    if table.phase is Phase.PLAY and table.auction.made and not table.lead_faced:
        for seat in Seat:
            yield from _which_call(table, Family.CHANGED, "39", "calls-too-late", seat,
                                   _admissible(table, table.auction, seat), partial(a.MakeCall, seat))


def cards_in_the_auction(table: Table) -> Lines:
    """Cards that are seen before there is a contract, led or not (Law 24)."""
    if table.phase is not Phase.AUCTION:
        return
    for seat in Seat:
        yield from with_card(table, Family.FACED, "24", "auction-shows", seat, partial(_shows, seat))
        mine = held(table, seat)
        yield Line(Family.FACED, "24", "auction-shows-two", seat, partial(two_cards, mine, partial(a.Expose, seat)))
        yield from with_card(table, Family.FACED, "24", "auction-leads", seat, partial(a.Play, seat))


def _shows(seat: Seat, card: Card) -> a.Expose:
    return a.Expose(seat, (card,))


def _admissible(table: Table, auction: Auction, seat: Seat) -> tuple[Call, ...]:
    """What this player could call in such an auction if it were his turn: pass first, bids from the lowest."""
    bids = (bid for bid in all_bids() if not is_insufficient(table, auction, bid))
    doubles = [Double()] if may_double(table, auction, seat) else []
    redoubles = [Redouble()] if may_redouble(table, auction, seat) else []
    return (Pass(), *doubles, *redoubles, *bids)


def _which_call(
    table: Table, family: Family, law: str, key: str, seat: Seat, calls: tuple[Call, ...],
    make: Callable[[Call], a.Action], **blanks: Blank,
) -> Lines:
    """The line of a call that has to be chosen among these."""
    choices = tuple(Choice(make(call), key="call", blanks=(("call", call),)) for call in calls)
    yield from choosing(table, family, law, key, seat, lambda: Missing("which-call", choices), **blanks)
