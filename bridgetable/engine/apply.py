"""Applying an action: what it makes happen by hand, what the Laws make of it, and the table after both."""

from __future__ import annotations

from bridgetable.engine import actions as a
from bridgetable.engine.by_hand import by_hand
from bridgetable.engine.steps import Step
from bridgetable.laws.book import apply_automatic_events
from bridgetable.laws.enacted import ENACTED
from bridgetable.table.state import Table


def apply(table: Table, action: a.Action) -> Step:
    """The step this action makes from the table.

    Raises ImpossibleError, with the reason, when hands cannot do it or nobody asked; what is merely unlawful happens.
    """
    events, after = ENACTED.apply_events(table, by_hand(table, action))
    settled, after = apply_automatic_events(after)
    return Step(action, events + settled, after)
