"""Values that tables are made of: a sequence that only grows, and a cache in a value."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import wraps
from itertools import chain
from operator import attrgetter
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar, overload

from bridgetable.cards.value import Value

# -- A cache in a frozen value for results computed from it: the value never changes, so a result stays true -----------


class HasCache(Protocol):
    """A frozen value with a cache of what has been computed from it."""

    @property
    def cache(self) -> dict[Hashable, object]:
        """The results, by function and arguments."""


Cached = TypeVar("Cached", bound=HasCache)
P = ParamSpec("P")
R = TypeVar("R")

_UNKNOWN = object()


def cached_on_value(compute: Callable[Concatenate[Cached, P], R]) -> Callable[Concatenate[Cached, P], R]:
    """Decorates a function so that it runs once per first argument, which holds the cache, and hashable others."""

    @wraps(compute)
    def cached(value: Cached, /, *args: P.args, **kwargs: P.kwargs) -> R:
        cache = value.cache
        key = (compute, args, *kwargs.items()) if kwargs else (compute, args)
        known: Any = cache.get(key, _UNKNOWN)
        if known is _UNKNOWN:
            known = cache[key] = compute(value, *args, **kwargs)
        result: R = known
        return result

    return cached


# -- Results handed on from value to value as long as the facts they follow from are the same --------------------------


class HandsOn(Protocol):
    """A frozen value, made from another one, which has what the other handed on."""

    @property
    def handed_on(self) -> dict[Callable[..., Any], tuple[tuple[object, ...], Any]]:
        """What was last computed by each function, with the facts it follows from; shared by values made of another."""


Handing = TypeVar("Handing", bound=HandsOn)


def following_from(*facts: str) -> Callable[[Callable[[Handing], R]], Callable[[Handing], R]]:
    """Decorates a function that looks at the edition and these facts alone: while they stay as they are it runs once.

    One may be derived from facts, as "dealings.revokes" is. That it looks at nothing else is tested for each.
    """
    look_at: Callable[[object], tuple[object, ...]] = attrgetter("edition", *facts)

    def decorated(compute: Callable[[Handing], R]) -> Callable[[Handing], R]:
        @wraps(compute)
        def known(value: Handing) -> R:
            now = look_at(value)
            before = value.handed_on.get(compute)
            if before is not None and before[0] == now:
                found: R = before[1]
            else:
                found = compute(value)
                value.handed_on[compute] = now, found
            return found

        FOLLOWING[known] = facts
        return known

    return decorated


FOLLOWING: dict[Callable[..., Any], tuple[str, ...]] = {}
"""The functions of which the results are handed on, each with the facts that it follows from."""


# -- A sequence that only grows ---------------------------------------------------------------------------------------


T = TypeVar("T")

BLOCK = 64
"""How many items are copied at most when one is added, beside a reference for each full block."""


def _same_items(some: tuple[object, ...], others: tuple[object, ...]) -> bool:
    return len(some) == len(others) and all(one is other for one, other in zip(some, others, strict=True))


class Log(Value, Generic[T], frozen=True):
    """An immutable sequence of which a longer one is made at a cost that does not depend on its length.

    `full` are blocks of `BLOCK` items, `tail` the items after them, so that equal sequences are equal logs.
    """

    full: tuple[tuple[T, ...], ...] = ()
    tail: tuple[T, ...] = ()

    def adding(self, *items: T) -> Log[T]:
        """The log with these items at its end."""
        full, tail = self.full, (*self.tail, *items)
        whole = len(tail) - len(tail) % BLOCK
        if whole:
            full, tail = (*full, *[tail[at : at + BLOCK] for at in range(0, whole, BLOCK)]), tail[whole:]
        return Log(full, tail)

    def replacing(self, index: int, item: T) -> Log[T]:
        """The log with this item at a place from the start that it has."""
        block, place = divmod(index, BLOCK)
        if block == len(self.full):
            return Log(self.full, (*self.tail[:place], item, *self.tail[place + 1 :]))
        old = self.full[block]
        changed = (*old[:place], item, *old[place + 1 :])
        return Log((*self.full[:block], changed, *self.full[block + 1 :]), self.tail)

    def replacing_all(self, items: Mapping[int, T]) -> Log[T]:
        """The log with each of these items at its place from the start, which it has."""
        changed: dict[int, list[T]] = {}
        for index, item in items.items():
            block, place = divmod(index, BLOCK)
            if block not in changed:
                changed[block] = list(self.full[block] if block < len(self.full) else self.tail)
            changed[block][place] = item
        full = list(self.full)
        tail = changed.pop(len(full), None)
        for block, here in changed.items():
            full[block] = tuple(here)
        return Log(tuple(full), self.tail if tail is None else tuple(tail))

    def removing(self, index: int) -> Log[T]:
        """The log without the item at a place from the start that it has; what comes after it is copied."""
        return self.up_to(index).adding(*self[index + 1 :])

    def up_to(self, length: int) -> Log[T]:
        """The log of its first items, as many as this at most."""
        blocks, rest = divmod(length, BLOCK)
        if blocks < len(self.full):
            return Log(self.full[:blocks], self.full[blocks][:rest])
        return self if blocks > len(self.full) else Log(self.full, self.tail[:rest])

    def begins_with(self, other: Log[T]) -> bool:
        """Whether this is the other log, or the other one and more: the very same items, not items alike.

        To compare the values of two histories that were read from one file takes as long as to rule on all of it.
        """
        if len(self) < len(other):
            return False
        blocks, rest = len(other.full), len(other.tail)
        last = self.full[blocks] if len(self.full) > blocks else self.tail
        here, there = (*self.full[:blocks], last[:rest]), (*other.full, other.tail)
        return all(mine is its or _same_items(mine, its) for mine, its in zip(here, there, strict=True))

    def __len__(self) -> int:
        return len(self.full) * BLOCK + len(self.tail)

    def __bool__(self) -> bool:
        return bool(self.tail or self.full)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        full = self.full
        if not full:
            return self.tail[index]
        if isinstance(index, slice):
            return self._cut(*index.indices(len(self)))
        at = index if index >= 0 else index + len(full) * BLOCK + len(self.tail)
        if at < 0:
            raise IndexError(index)
        block, place = divmod(at, BLOCK)
        return full[block][place] if block < len(full) else self.tail[at - len(full) * BLOCK]

    def _cut(self, start: int, stop: int, step: int) -> tuple[T, ...]:
        if step != 1 or start >= stop:
            return tuple([self[place] for place in range(start, stop, step)])
        first, last = start // BLOCK, (stop - 1) // BLOCK
        items = list(chain.from_iterable(self.full[first : last + 1]))
        if last == len(self.full):
            items += self.tail
        return tuple(items[start - first * BLOCK : stop - first * BLOCK])

    def __iter__(self) -> Iterator[T]:
        return chain(chain.from_iterable(self.full), self.tail) if self.full else iter(self.tail)

    def __reversed__(self) -> Iterator[T]:
        yield from reversed(self.tail)
        for block in reversed(self.full):
            yield from reversed(block)

    def __contains__(self, item: object) -> bool:
        return item in self.tail or any(item in block for block in self.full)


def log_of(items: Iterable[T]) -> Log[T]:
    """The log of these items."""
    empty: Log[T] = Log()
    return empty.adding(*items)
