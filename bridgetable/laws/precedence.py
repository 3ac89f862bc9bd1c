"""Precedence where several clauses could apply: a list read from the top, of which the first that applies is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ParamSpec

from bridgetable.table.events import Event

P = ParamSpec("P")


def first_that_applies(
    rules: Iterable[Callable[P, tuple[Event, ...]]], *args: P.args, **kwargs: P.kwargs
) -> tuple[Event, ...]:
    """The events of the first rule that returns any; none if no rule applies."""
    return next((events for rule in rules if (events := rule(*args, **kwargs))), ())
