"""Irregularities in the auction: calls out of rotation, insufficient bids, changed calls, cards (Laws 24-39)."""

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
    Prompt,
    card_line,
    cards_held,
    choice_line,
    immediate_line,
    two_card_prompt,
)

OVER_SEVEN = 8


def out_of_rotation(table: Table) -> Lines:
    """Lines for calls out of rotation (Laws 28-32)."""
    due = table.to_call
    if due is None or table.is_pending:
        return
    for seat in due.round()[1:]:
        # A call by the player after one who must pass counts as in rotation (28A).
        if not right_hand_opponent_must_pass(table, seat):
            yield from _call_line(table, Family.ROTATION, "29", "calls-out-of-rotation", seat,
                                   _admissible_calls(table, table.auction, seat), partial(a.MakeCall, seat), due=due)


def irregular_bids(table: Table) -> Lines:
    """Lines for insufficient bids, inadmissible doubles, bids over seven and calls by a barred player (Laws 27-38)."""
    seat, auction = table.to_call, table.auction
    if seat is None or table.is_pending:
        return
    make = partial(a.MakeCall, seat)
    if table.must_pass(seat):
        yield from _call_line(table, Family.BIDS, "37", "calls-though-barred", seat,
                               _admissible_calls(table, auction, seat)[1:], make)
    elif table.obliged(seat, MayNotDouble):
        yield from immediate_line(table, Family.BIDS, "30", "doubles-though-barred", seat, make(Double()))
    highest = auction.highest
    if highest is not None:
        low = tuple(bid for bid in reversed(all_bids()) if is_insufficient(table, auction, bid))
        yield from _call_line(table, Family.BIDS, "27", "bids-too-low", seat, low, make, highest=highest)
    if not may_double(table, auction, seat):
        yield from immediate_line(table, Family.BIDS, "36", "doubles", seat, make(Double()))
    if not may_redouble(table, auction, seat):
        yield from immediate_line(table, Family.BIDS, "36", "redoubles", seat, make(Redouble()))
    over = tuple(Bid(OVER_SEVEN, denomination) for denomination in Denomination)
    yield from _call_line(table, Family.BIDS, "38", "bids-over-seven", seat, over, make)


def changed_and_late(table: Table) -> Lines:
    """Lines for changes of a player's last call (Law 25) and calls after the final pass (Law 39)."""
    for seat in Seat:
        place = table.auction.last_call_id(seat)
        if place is not None and not table.lead_faced:
            old = table.auction.made[place].call
            before = Auction(table.auction.dealer, table.auction.made.up_to(place))
            calls = tuple(call for call in _admissible_calls(table, before, seat) if call != old)
            yield from _call_line(table, Family.CHANGED, "25", "changes-call", seat, calls,
                                   partial(a.ChangeCall, seat), call=old)
    if table.phase is Phase.PLAY and table.auction.made and not table.lead_faced:
        for seat in Seat:
            yield from _call_line(table, Family.CHANGED, "39", "calls-too-late", seat,
                                   _admissible_calls(table, table.auction, seat), partial(a.MakeCall, seat))


def cards_in_the_auction(table: Table) -> Lines:
    """Lines for cards exposed or led during the auction (Law 24)."""
    if table.phase is not Phase.AUCTION:
        return
    for seat in Seat:
        yield from card_line(table, Family.FACED, "24", "auction-shows", seat, partial(_expose, seat))
        hand = cards_held(table, seat)
        two_cards = partial(two_card_prompt, hand, partial(a.Expose, seat))
        yield Line(Family.FACED, "24", "auction-shows-two", seat, two_cards)
        yield from card_line(table, Family.FACED, "24", "auction-leads", seat, partial(a.Play, seat))


def _expose(seat: Seat, card: Card) -> a.Expose:
    return a.Expose(seat, (card,))


def _admissible_calls(table: Table, auction: Auction, seat: Seat) -> tuple[Call, ...]:
    """The calls this player could make at his turn in such an auction: pass first, bids from the lowest."""
    bids = (bid for bid in all_bids() if not is_insufficient(table, auction, bid))
    doubles = [Double()] if may_double(table, auction, seat) else []
    redoubles = [Redouble()] if may_redouble(table, auction, seat) else []
    return (Pass(), *doubles, *redoubles, *bids)


def _call_line(
    table: Table, family: Family, law: str, key: str, seat: Seat, calls: tuple[Call, ...],
    make: Callable[[Call], a.Action], **blanks: Blank,
) -> Lines:
    """Yields the line of a call chosen from these, if any of them is possible."""
    choices = tuple(Choice(make(call), key="call", blanks=(("call", call),)) for call in calls)
    yield from choice_line(table, family, law, key, seat, lambda: Prompt("which-call", choices), **blanks)
