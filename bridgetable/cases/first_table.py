"""The first table of a history as a case file tells it: its calls, as `auction` or as actions, and its ending."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.auction import IrregularAuctionError, outcome
from bridgetable.cases.case import Ending
from bridgetable.engine.actions import MakeCall
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table.auction import Auction
from bridgetable.table.state import Table

_FULL = 13


def is_regular(start: Table) -> bool:
    """Whether a case file can tell the calls before the first action as `auction`: regular, and with nothing to say."""
    calls = start.auction.calls
    in_rotation = tuple(one.seat for one in calls) == _round(start.board.dealer, len(calls))
    if not in_rotation or any(one.alert or one.shows is not None for one in calls):
        return False
    try:
        return outcome(start.board.dealer, start.calls).contract == start.contract
    except IrregularAuctionError:
        return False


def calls_before(start: Table) -> tuple[MakeCall, ...]:
    """The recorded calls as actions, where `auction` could not tell them; none where they do not come to the same.

    A recorded auction may have been irregular, and what was said of its calls is kept.
    """
    if is_regular(start) or len(start.deal.north) < _FULL:
        return ()
    calls = tuple(MakeCall(one.seat, one.call, one.alert, one.shows) for one in start.auction.calls)
    table = replace(start, auction=Auction(start.board.dealer), contract=None)
    try:
        for call in calls:
            table = apply(table, call).table
    except ImpossibleError:
        return ()
    spoken = [(one.seat, one.call) for one in table.auction.calls]
    same = spoken == [(one.seat, one.call) for one in start.auction.calls] and table.contract == start.contract
    return calls if same else ()


def _round(dealer: Seat, calls: int) -> tuple[Seat, ...]:
    return tuple(Seat((dealer + place) % 4) for place in range(calls))


def ending_of(start: Table) -> Ending | None:
    """What an ending needs; tricks that nobody is known to have won before it are given to declarer's side."""
    cards = len(start.deal.north)
    leader, declarer = start.due_to_lead(start.first_number), start.declarer
    if cards == _FULL or leader is None or declarer is None:
        return None
    ns, ew = start.won_before
    missing = _FULL - cards - ns - ew
    return Ending((ns + missing, ew) if declarer.side is Side.NS else (ns, ew + missing), leader)
