"""Results of searches that take long: remembered, handed from one process to another, or refused where nobody waits.

A window must not wait for such a search. It tries what it has to do with `postponing`; if that is refused, another
process does the same and sends its results, and then nothing takes long any more.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

QUICK = 1000
"""How many positions a search may look at where nobody waits: about a frame's time."""
MOST = 1024
"""How many results are remembered."""
Key: TypeAlias = tuple[str, tuple[Any, ...]]
"""The name of a search and its arguments."""
Results: TypeAlias = tuple[tuple[Key, Any], ...]
"""Results of searches, those used last at the end."""

_results: OrderedDict[Key, Any] = OrderedDict()
_most_positions: ContextVar[int | None] = ContextVar("most positions", default=None)


class SearchPostponedError(Exception):
    """A search takes too long to be done now."""


class CancelledError(Exception):
    """The user did not want to wait any longer."""


class Remembered(Generic[P, R]):
    """A search by its arguments, which are hashable; its results are remembered."""

    def __init__(self, search: Callable[P, R]) -> None:
        self._search, self._name = search, search.__name__
        self.__doc__ = search.__doc__

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        key = (self._name, (args, *sorted(kwargs.items())))
        if key in _results:
            _results.move_to_end(key)
            found: R = _results[key]
            return found
        found = self._search(*args, **kwargs)
        learn(((key, found),))
        return found

    def cache_clear(self) -> None:
        """Forgets all results of this search."""
        for key in [key for key in _results if key[0] == self._name]:
            del _results[key]


def results() -> Results:
    """All results that are remembered."""
    return tuple(_results.items())


def learn(found: Results) -> None:
    """Remembers results that another process has found."""
    for key, result in found:
        _results[key] = result
        _results.move_to_end(key)
    while len(_results) > MOST:
        _results.popitem(last=False)


def with_results(function: Callable[..., R], *arguments: object) -> tuple[R, Results]:
    """What the function returns, and the results of searches that are remembered afterwards."""
    return function(*arguments), results()


@contextmanager
def postponing(positions: int | None) -> Iterator[None]:
    """Inside, a search that looks at more positions than this raises SearchPostponedError; with None, none does."""
    token = _most_positions.set(positions)
    try:
        yield
    finally:
        _most_positions.reset(token)


def allowed_positions(longest: int) -> int:
    """The number of positions a search may look at: `longest`, or fewer if it would be postponed before that."""
    most = _most_positions.get()
    return longest if most is None else min(most, longest)


def check_positions(looked_at: int) -> None:
    """Raises SearchPostponedError if a search that has looked at so many positions is to be postponed."""
    most = _most_positions.get()
    if most is not None and looked_at > most:
        raise SearchPostponedError
