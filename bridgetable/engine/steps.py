"""Steps, which are what an action does to a table, and the error for impossible actions."""

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
    """An action, the events it caused, and the table after them."""

    action: Action
    events: tuple[Event, ...]
    table: Table

    @cached_property
    def cache(self) -> dict[Hashable, object]:
        """The results that `cached_on_value` has computed from this step."""
        return {}

    def is_of(self, entry: object) -> bool:
        """Whether this entry of a case is the action of the step."""
        return self.action == entry

    @property
    def passed_over(self) -> bool:
        """Whether it was an answer without effect, to a question that the edition does not ask."""
        return any(isinstance(event, AnswerPassedOver) for event in self.events)


class ImpossibleError(RefusedError):
    """The action is physically impossible, or answers no question; `message` says why."""

    def __init__(self, key: str, **blanks: Blank) -> None:
        super().__init__(say(key, **blanks))
