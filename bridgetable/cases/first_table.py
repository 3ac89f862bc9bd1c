"""The first table of a history in a case file: its calls, as `auction` or as actions, and its ending."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.cards.call import Call
from bridgetable.cards.deal import FULL_HAND
from bridgetable.cards.seat import Seat
from bridgetable.cases.case import Ending, IrregularAuctionError, contract_after
from bridgetable.engine.actions import MakeCall
from bridgetable.engine.apply import apply
from bridgetable.engine.history import History
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table.auction import Auction, auction_in_rotation
from bridgetable.table.first import tricks_before
from bridgetable.table.state import Table


def is_regular(start: Table) -> bool:
    """Whether the calls of the table can be written as `auction`: a regular auction without explanations."""
    explained = any(one.alert or one.shows is not None for one in start.auction.calls)
    return not explained and _is_regular_but_for_explanations(start)


def _is_regular_but_for_explanations(start: Table) -> bool:
    calls = start.auction.calls
    if tuple(one.seat for one in calls) != _round(start.board.dealer, len(calls)):
        return False
    try:
        return contract_after(start.board.dealer, start.calls) == start.contract
    except IrregularAuctionError:
        return False


def calls_before(start: Table) -> tuple[MakeCall, ...]:
    """The calls of the table as actions, if they cannot be written as `auction`.

    There are none if doing them would not lead to the same auction and contract.
    """
    if is_regular(start) or len(start.deal.north) < FULL_HAND:
        return ()
    calls = tuple(MakeCall(one.seat, one.call, one.alert, one.shows) for one in start.auction.calls)
    table = _before_calls(start)
    try:
        for call in calls:
            table = apply(table, call).table
    except ImpossibleError:
        return ()
    spoken = [(one.seat, one.call) for one in table.auction.calls]
    same = spoken == [(one.seat, one.call) for one in start.auction.calls] and table.contract == start.contract
    return calls if same else ()


def _before_calls(start: Table) -> Table:
    return replace(start, auction=Auction(start.board.dealer), contract=None)


def begun_at(start: Table) -> History:
    """The history that begins with the table, at its calls; those of an irregular auction are steps of it.

    A case file tells such calls as actions, each of which is ruled on; so they are ruled on before it is saved, too.
    """
    calls = () if _is_regular_but_for_explanations(start) else calls_before(start)
    history = History(_before_calls(start) if calls else start)
    for call in calls:
        history = history.act(call)
    return history


def told_calls(start: Table) -> tuple[Call, ...]:
    """The calls that are written as `auction`; without their explanations if they cannot be told as actions either."""
    if is_regular(start) or (not calls_before(start) and _is_regular_but_for_explanations(start)):
        return start.calls
    return ()


def as_told(start: Table) -> Table:
    """The table with those of its calls that a case file tells; the same table if it tells all of them."""
    if not start.auction.made or is_regular(start) or calls_before(start):
        return start
    return replace(start, auction=auction_in_rotation(start.board.dealer, told_calls(start)))


def _round(dealer: Seat, calls: int) -> tuple[Seat, ...]:
    return tuple(dealer.after(number) for number in range(calls))


def ending_of(start: Table) -> Ending | None:
    """The ending of a table, None on a full board; tricks not known to have been won are given to declarer's side."""
    leader, contract = start.due_to_lead(start.first_number), start.contract
    if len(start.deal.north) == FULL_HAND or leader is None or contract is None:
        return None
    return Ending(tricks_before(start.deal, contract, start.won_before), leader)
