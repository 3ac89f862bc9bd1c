"""What is measured: times of our own beside times of something else, taken in the same rounds."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

ROUNDS = 9
FRAME = "one frame"
"""The name of the fixed work that takes 16 ms on the machine of `resources/manual/benchmark.md`."""


class Figure(msgspec.Struct, frozen=True):
    """Times in seconds, a pair a round: `ours`, and `peer` for what is named in `beside`.

    The ratio of the pairs should not exceed `goal`, nor its slowest round `worst`; without a goal it is only told.
    """

    name: str
    beside: str
    ours: tuple[float, ...]
    peer: tuple[float, ...]
    goal: float | None = None
    worst: float | None = None

    @property
    def ratio(self) -> float:
        """The median of the ratios pair by pair."""
        return statistics.median(self._ratios)

    @property
    def slowest(self) -> float:
        """The largest ratio of a pair."""
        return max(self._ratios)

    @property
    def reached(self) -> bool | None:
        """Whether the goals are reached; None without a goal."""
        if self.goal is None:
            return None
        return self.ratio <= self.goal and (self.worst is None or self.slowest <= self.worst)

    @property
    def _ratios(self) -> tuple[float, ...]:
        return tuple(ours / peer for ours, peer in zip(self.ours, self.peer, strict=True))

    def as_data(self) -> dict[str, Any]:
        """The figure as JSON has it, times in milliseconds."""
        return {
            "name": self.name,
            "beside": self.beside,
            "ms": round(statistics.median(self.ours) * 1000, 3),
            "peer_ms": round(statistics.median(self.peer) * 1000, 3),
            "ratio": round(self.ratio, 3),
            "slowest": round(self.slowest, 3),
            "goal": self.goal,
            "worst": self.worst,
            "reached": self.reached,
        }

    def __str__(self) -> str:
        goal = "" if self.goal is None else f"   goal {self.goal:g}"
        worst = "" if self.worst is None else f", slowest {self.worst:g}"
        verdict = {None: "", True: "   reached", False: "   MISSED"}[self.reached]
        ours, peer = (statistics.median(times) * 1000 for times in (self.ours, self.peer))
        return (
            f"{self.name:<34} {ours:9.2f} ms   {self.beside} {peer:.2f} ms   ratio {self.ratio:.2f}, "
            f"slowest {self.slowest:.2f}{goal}{worst}{verdict}"
        )


class _Value(msgspec.Struct, frozen=True):
    number: int
    pair: tuple[int, int]


def one_frame() -> float:
    """How long the fixed work takes now, in seconds; it stands for the 16 ms of one frame on any machine."""
    start = time.perf_counter()
    known: dict[_Value, int] = {}
    for number in range(60_000):
        value = _Value(number % 97, (number % 89, 1))
        known[value] = known.get(value, 0) + 1
    return time.perf_counter() - start


def timed(act: Callable[[], object]) -> float:
    """How long this takes, in seconds."""
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


def against_a_frame(
    name: str, acts: Iterable[Callable[[], object]], goal: float | None = 1.0, worst: float | None = None
) -> Figure:
    """The time of each of these, each beside one frame measured right after it."""
    pairs = [(timed(act), one_frame()) for act in acts]
    return Figure(name, FRAME, tuple(ours for ours, _ in pairs), tuple(peer for _, peer in pairs), goal, worst)


def as_json(figures: Iterable[Figure]) -> str:
    """All figures as one JSON list, a figure a line."""
    return "[\n" + ",\n".join("  " + json.dumps(figure.as_data()) for figure in figures) + "\n]"
