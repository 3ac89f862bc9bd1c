"""Applying the events of the auction. Nothing here judges."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.table.auction import MadeCall
from bridgetable.table.events import calls as e
from bridgetable.table.records import CallInformation
from bridgetable.table.state import Table
from bridgetable.table.values.log import log_of


def after_call_event(table: Table, event: e.Calling) -> Table:
    """The table after an event of the auction."""
    match event:
        case e.CallMade():
            return _made(table, event)
        case e.CallWithdrawn(call_id):
            return replace(table, auction=table.auction.with_call(call_id, stands=False))
        case e.CallReinstated(call_id):
            return replace(table, auction=table.auction.with_call(call_id, stands=True))
        case e.Obliged(obligation):
            return replace(table, obligations=table.obligations.adding(obligation))
        case e.Released(obligation):
            return replace(table, obligations=log_of(one for one in table.obligations if one != obligation))
        case e.ContractReached(contract):
            # Cards exposed in the auction have been picked up, or are penalty cards (Law 24).
            shown = frozenset() if table.contract is None else table.exposed
            return replace(table, contract=contract, exposed=shown)
        case e.AuctionReopened():
            return replace(table, restrictions=())
        case e.CallInformationRuled(call_id, unauthorised, clause):
            ruled = table.call_information.ruling(CallInformation(call_id, unauthorised, clause))
            return replace(table, call_information=ruled)


def _made(table: Table, event: e.CallMade) -> Table:
    auction = table.auction
    slot = len(auction.made) if event.changes is None else auction.made[event.changes].slot
    if event.changes is not None and not event.late:
        auction = auction.without(event.changes)
    made = MadeCall(
        event.seat, event.call, slot, event.shows, event.alert, changes=event.changes, late=event.late,
        implied=event.implied,
    )
    return replace(table, auction=auction.adding(made))
