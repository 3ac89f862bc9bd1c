"""What a window has computed in the background before it does the same itself, without a search that takes long."""

from __future__ import annotations

from bridgetable.engine.actions import Action
from bridgetable.engine.apply import apply
from bridgetable.laws.enacted import ENACTED
from bridgetable.table.state import Table


def apply_all(table: Table, actions: tuple[Action, ...]) -> None:
    """Does the actions and looks at what is asked after them; raises ImpossibleError."""
    for action in actions:
        table = apply(table, action).table
    ENACTED.asked_now(table)
