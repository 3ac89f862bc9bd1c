"""What is worked out of a table once and kept with it: a table never changes, so neither does the answer."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar, cast


class KeepsAnswers(Protocol):
    """A value that keeps what was worked out of it."""

    @property
    def found(self) -> dict[Hashable, object]:
        """The answers, by what was asked."""


T = TypeVar("T", bound=KeepsAnswers)
P = ParamSpec("P")
R = TypeVar("R")


def once_a_table(work: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """The same work, done once for each table and whatever else is given; all that is given has to be hashable."""

    @wraps(work)
    def found(table: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        known, asked = table.found, (work, args, *kwargs.items())
        if asked not in known:
            known[asked] = work(table, *args, **kwargs)
        return cast(R, known[asked])

    return found
