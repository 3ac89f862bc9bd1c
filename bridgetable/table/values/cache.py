"""A cache in a frozen value for results computed from it: the value never changes, so a result stays true."""

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

_UNKNOWN = object()


def cached_on_value(compute: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """Decorates a function so that it runs once per first argument, which holds the cache, and hashable others."""

    @wraps(compute)
    def cached(value: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        cache = value.cache
        key = (compute, args, *kwargs.items()) if kwargs else (compute, args)
        known = cache.get(key, _UNKNOWN)
        if known is _UNKNOWN:
            known = cache[key] = compute(value, *args, **kwargs)
        return cast(R, known)

    return cached
