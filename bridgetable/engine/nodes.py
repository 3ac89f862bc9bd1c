"""The steps of a history as values: each with its place in the tree, and all of them in the order they were made."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.engine.steps import Step
from bridgetable.table.state import Table
from bridgetable.table.values.log import Log

START = -1
"""The place of the first table, before every step."""


class Original(msgspec.Struct, frozen=True):
    """The table at which an action was done, and the step it made there."""

    table: Table
    step: Step


class Node(msgspec.Struct, frozen=True):
    """A step in the tree; `parent` is the place of the step before it, START for the first table.

    `title` names the branch that begins here; `deleted` hides the branch. An action that was ruled again keeps its
    `original`. `stopped` says that it cannot be done as the history is ruled now: its step is the original one, and it
    is hidden with all that follows it.
    """

    parent: int
    step: Step
    title: tuple[tuple[str, str], ...] = ()
    deleted: bool = False
    original: Original | None = None
    stopped: bool = False

    @property
    def hidden(self) -> bool:
        """Whether the tree is shown without this step and what follows it."""
        return self.deleted or self.stopped


Nodes: TypeAlias = Log[Node]
"""The steps of a history, in the order they were made."""
