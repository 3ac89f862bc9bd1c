"""A client of the solver that waits for each answer, for the command line; the window must not wait."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Self

from bridgetable.disk.workers import Result, Worker
from bridgetable.equity.position import (
    DIED,
    Answer,
    Contracts,
    Position,
    Solution,
    UnsolvableError,
    contracts_in,
    numbers_of,
    solution_in,
)
from bridgetable.equity.worker import answers

MOST_AT_ONCE = 200
"""The most positions in a request; DDS takes no more at once."""


class SolverClient:
    """Solves positions in a worker process, which is started when first needed and again after it has died."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._known: dict[Position, Solution] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

    def solve(self, position: Position) -> Solution:
        """The solution of the position; raises UnsolvableError."""
        if position not in self._known:
            self._known[position] = solution_in(self._answers((position,))[0])
        return self._known[position]

    def prepare(self, positions: Iterable[Position]) -> None:
        """Solves these positions together, as far as they can be solved, which takes less time than one by one."""
        unknown = [position for position in dict.fromkeys(positions) if position not in self._known]
        for start in range(0, len(unknown), MOST_AT_ONCE):
            together = unknown[start : start + MOST_AT_ONCE]
            for position, answer in zip(together, self._answers(together), strict=True):
                with contextlib.suppress(UnsolvableError):
                    self._known[position] = solution_in(answer)

    def contracts(self, position: Position) -> Contracts:
        """The tricks of all contracts with the hands of this position; raises UnsolvableError."""
        return contracts_in(self._answers((position,), contracts=True)[0])

    @property
    def worker_id(self) -> int | None:
        """The process id of the worker; None while there is none."""
        return self._worker.id

    def _answers(self, positions: Sequence[Position], *, contracts: bool = False) -> Sequence[Answer]:
        """The answers to a request, which is repeated once; a worker that dies twice of one position is an answer."""
        numbers = tuple(map(numbers_of, positions))
        for _ in range(2):
            with contextlib.suppress(OSError):
                reply = self._worker.call(answers, numbers, contracts)
                if isinstance(reply, Result):
                    found: Sequence[Answer] = reply.value
                    return found
        if len(positions) == 1:
            return (DIED,)
        return [self._answers((position,), contracts=contracts)[0] for position in positions]

    def stop(self) -> None:
        """Ends the worker process; the next position starts another."""
        self._worker.end()
        self._worker = Worker()
