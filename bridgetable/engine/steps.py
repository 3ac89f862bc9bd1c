"""A step: an action, the events it caused and the table after them."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property

import msgspec

from bridgetable.engine.actions import Action
from bridgetable.table.events import AnswerPassedOver, Event
from bridgetable.table.question import Blank, say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table


class Step(msgspec.Struct, frozen=True, dict=True):
    """What one action did."""

    action: Action
    events: tuple[Event, ...]
    table: Table

    @cached_property
    def found(self) -> dict[Hashable, object]:
        """What has been worked out of this step, kept so that it is worked out once."""
        return {}

    @property
    def passed_over(self) -> bool:
        """Whether this was an answer to what the edition of the table does not ask, and nothing came of it."""
        return any(isinstance(event, AnswerPassedOver) for event in self.events)


class ImpossibleError(RefusedError):
    """Hands cannot do this, or nobody asked; `message` says why. The table is as it was."""

    def __init__(self, key: str, **blanks: Blank) -> None:
        super().__init__(say(key, **blanks))
