"""What players have been obliged to do: the obligations of a table by their player and kind."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias, TypeVar, cast

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.irregularity_record import IrregularityRecord
from bridgetable.table.log import Log
from bridgetable.table.obligation import CallOwed, LeadMayBeRestrained, Obligation

K = TypeVar("K", bound=Obligation)

Laid: TypeAlias = tuple[type[Any], Seat]
"""A kind of obligation, or the kind of irregularity for which a call is owed, and the player."""


class Numbers(msgspec.Struct, frozen=True):
    """Which obligations were laid on a player, by their index in all; `last` is the highest of their `since`.

    `in_order` means that none of them has a lower `since` than one before it.
    """

    every: Log[int] = Log()
    last: int = -1
    in_order: bool = True


NONE = Numbers()
"""No obligations."""


class ObligationRecord(IrregularityRecord, frozen=True, dict=True):
    """The facts of a table with its obligations by their player and kind."""

    @cached_property
    def obligations_laid(self) -> Mapping[Laid, Numbers]:
        """Which obligations were laid on whom."""
        found: Mapping[Laid, Numbers] = {}
        for number in range(len(self.obligations)):
            found = with_obligation(found, self, number)
        return found

    def obligations_as(self, *kinds: type[K], on: Iterable[Seat] = tuple(Seat)) -> Iterator[K]:
        """The obligations of these kinds that were laid on these players, in the order they were laid."""
        laid = (self.obligations_laid.get((kind, seat), NONE).every for seat in on for kind in kinds)
        some = [numbers for numbers in laid if numbers]
        in_order: Iterable[int] = some[0] if len(some) == 1 else sorted(n for numbers in some for n in numbers)
        return (cast(K, self.obligations[number]) for number in in_order)

    def last_call_owed_for(self, seat: Seat, kind: type[Irregularity]) -> CallOwed | None:
        """The last call this player came to owe for an irregularity of this kind; None if he owed none."""
        laid = self.obligations_laid.get((kind, seat), NONE).every
        return cast(CallOwed, self.obligations[laid[-1]]) if laid else None

    def calls_owed_since(self, seat: Seat, kind: type[Any], first: int, last: int) -> tuple[CallOwed, ...]:
        """The calls this player came to owe when as many calls had been made as `first` to `last`, in order.

        `kind` is that of the irregularities for which he did, or `CallOwed` for all.
        """
        numbers = self.obligations_between((kind, seat), first, last)
        return tuple(cast(CallOwed, self.obligations[number]) for number in numbers)

    def obligations_between(self, laid: Laid, first: int, last: int | None = None) -> Sequence[int]:
        """The indices of these obligations, in order, that were laid when as many calls had been made as this."""
        numbers = self.obligations_laid.get(laid, NONE)
        if numbers.last < first:
            return ()
        every = numbers.every
        if numbers.in_order:
            end = len(every) if last is None else bisect_right(every, last, key=self._since)
            return every[bisect_left(every, first, key=self._since) : end]
        return [n for n in every if first <= self._since(n) and (last is None or self._since(n) <= last)]

    def _since(self, number: int) -> int:
        return since_of(self.obligations[number])


def with_obligation(known: Mapping[Laid, Numbers], record: ObligationRecord, number: int) -> Mapping[Laid, Numbers]:
    """The obligations by player and kind with the one of this number, the last of those known."""
    one = record.obligations[number]
    since = since_of(one)
    keys: list[Laid] = [(type(one), one.seat)]
    if isinstance(one, CallOwed) and one.irregularity < len(record.irregularities):
        keys.append((type(record.irregularities[one.irregularity]), one.seat))
    changed = {}
    for key in keys:
        was = known.get(key, NONE)
        changed[key] = Numbers(was.every.adding(number), max(was.last, since), was.in_order and since >= was.last)
    return {**known, **changed}


def since_of(obligation: Obligation) -> int:
    """The number of calls made when it was laid; -1 for one that restrains a lead."""
    return -1 if isinstance(obligation, LeadMayBeRestrained) else obligation.since
