"""Which of the questions of a case a lesson asks: all, none, or those that were chosen by their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from bridgetable.rehearsal.asked import Stop


def names_of(stops: Sequence[Stop]) -> tuple[tuple[str, ...], ...]:
    """The names of the questions of each stop: "2.law" asks for the Laws of the second ruling.

    Where a ruling asks twice about the same, the second question is "2.card.2".
    """
    return tuple(_named(number, stop) for number, stop in enumerate(stops, 1))


def _named(number: int, stop: Stop) -> tuple[str, ...]:
    seen: Counter[str] = Counter()
    names = []
    for asked in stop.asked:
        about = asked.aspect.value
        seen[about] += 1
        names.append(f"{number}.{about}" + (f".{seen[about]}" if seen[about] > 1 else ""))
    return tuple(names)


def asked_in(stops: Sequence[Stop], chosen: tuple[str, ...] | None) -> tuple[Stop, ...]:
    """The stops with the chosen questions only, without those at which nothing is asked; None asks all."""
    if chosen is None:
        return tuple(stops)
    kept = (
        replace(stop, asked=tuple(asked for asked, name in zip(stop.asked, names, strict=True) if name in chosen))
        for stop, names in zip(stops, names_of(stops), strict=True)
    )
    return tuple(stop for stop in kept if stop.asked)
