"""A cache in each table for values computed from it: a table never changes, so a cached value stays true."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, Protocol, TypeVar, cast


class HasCache(Protocol):
    """A frozen value with a cache of what has been computed from it."""

    @property
    def cache(self) -> dict[Hashable, object]:
        """The results, by function and arguments."""


T = TypeVar("T", bound=HasCache)
P = ParamSpec("P")
R = TypeVar("R")


def cached_per_table(compute: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """Decorates a function of a table so that it runs once per table and arguments; the arguments must be hashable."""

    @wraps(compute)
    def cached(table: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        cache, key = table.cache, (compute, args, *kwargs.items())
        if key not in cache:
            cache[key] = compute(table, *args, **kwargs)
        return cast(R, cache[key])

    return cached
