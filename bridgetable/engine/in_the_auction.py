"""What people do in the auction: call, put another call for it, pass the tray, open the screen."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.hands import Events
from bridgetable.engine.steps import Impossible
from bridgetable.laws.law28 import pass_supplied
from bridgetable.table import events as e
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table


def make_call(table: Table, action: a.MakeCall) -> Events:
    """A player calls; after the final pass that is Law 39, once the play has ended nobody calls on this board."""
    if table.phase is Phase.OVER and not table.passed_out:
        raise Impossible("impossible-play-over")
    late = table.phase is not Phase.AUCTION
    before = () if late else pass_supplied(table, action.seat)
    return (*before, e.CallMade(action.seat, action.call, action.shows, action.alert, late=late))


def change_call(table: Table, action: a.ChangeCall) -> Events:
    """A player puts another call for his last one, until a lead is faced or the cards are back in the board."""
    place = table.auction.place_of_last(action.seat)
    if place is None:
        raise Impossible("impossible-no-call", seat=action.seat)
    if table.lead_faced or len(table.returned) == len(Seat):
        raise Impossible("impossible-auction-period-over", seat=action.seat)
    return (e.CallMade(action.seat, action.to, changes=place),)


def pass_tray(table: Table, action: a.PassTray) -> Events:
    """Behind screens, a player passes the tray to the other side."""
    _behind_screens(table)
    return (e.TrayPassed(action.seat),)


def open_screen(table: Table, action: a.OpenScreen) -> Events:
    """A player opens the screen."""
    _behind_screens(table)
    return (e.ScreenOpened(action.seat),)


def _behind_screens(table: Table) -> None:
    if not table.elects("screens", default=False):
        raise Impossible("impossible-no-screens")
