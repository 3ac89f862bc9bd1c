"""Applying an action to a table: its own events, and those that follow from the Laws."""

from __future__ import annotations

from bridgetable.engine import actions as a
from bridgetable.engine.action_events import action_events
from bridgetable.engine.lawful_step import lawful_step
from bridgetable.engine.steps import Step
from bridgetable.laws.book import apply_automatic_events
from bridgetable.laws.enacted import ENACTED
from bridgetable.table.state import Table


def apply(table: Table, action: a.Action) -> Step:
    """The step that this action makes from the table.

    Raises ImpossibleError if it is physically impossible or answers no question; an unlawful action succeeds, with its
    irregularity among the events.
    """
    if (lawful := lawful_step(table, action)) is not None:
        return lawful
    events, after = ENACTED.apply_events(table, action_events(table, action))
    settled, after = apply_automatic_events(after)
    return Step(action, events + settled, after)
