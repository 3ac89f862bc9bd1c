"""Where several clauses could apply: a list of them, read from the top, of which the first that holds is applied."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ParamSpec

from bridgetable.table.events import Event

P = ParamSpec("P")


def first_that_applies(
    rules: Iterable[Callable[P, tuple[Event, ...]]], *args: P.args, **kwargs: P.kwargs
) -> tuple[Event, ...]:
    """What the first of these makes of it that does not pass it over; no events when each of them does."""
    return next((events for rule in rules if (events := rule(*args, **kwargs))), ())
