"""Steps of which it is clear at one look that they are lawful and have no consequences."""

from __future__ import annotations

from bridgetable.engine import actions as a
from bridgetable.engine.preconditions import must_show_each_suit_once
from bridgetable.engine.steps import Step
from bridgetable.laws.book import apply_automatic_events
from bridgetable.laws.enacted import ENACTED
from bridgetable.table.events import CallMade, CardPlayed
from bridgetable.table.evolve import evolve
from bridgetable.table.state import Table


def lawful_step(table: Table, action: a.Action) -> Step | None:
    """The step of a lawful card or call on an undisturbed table; None where every Law has to be asked."""
    if isinstance(action, a.Play):
        return _card(table, action)
    if isinstance(action, a.MakeCall):
        return _call(table, action)
    return None


def _card(table: Table, action: a.Play) -> Step | None:
    """A card of the hand whose turn it is. Its trick has begun or begins with it, so the auction period is over."""
    if action.by or action.seat is not table.turn or table.waived is not None:
        return None
    event = CardPlayed(action.seat, action.card, table.open_trick)
    if not ENACTED.undisturbed.nothing_follows(table, event):
        return None
    return Step(action, (event,), evolve(table, event))


def _call(table: Table, action: a.MakeCall) -> Step | None:
    """A call of the player whose turn it is; the final pass leads to a contract without any other action."""
    if action.seat is not table.to_call or table.auction.closed:
        return None
    must_show_each_suit_once(action.shows)
    event = CallMade(action.seat, action.call, action.shows, action.alert)
    if not ENACTED.undisturbed.nothing_follows(table, event):
        return None
    settled, after = apply_automatic_events(evolve(table, event))
    return Step(action, (event, *settled), after)
