"""A client of the worker that waits for each answer, for the command line; the window must not wait."""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Self

from bridgetable.disk.child_process import child_environment
from bridgetable.equity.position import Position, Solution, UnsolvableError
from bridgetable.equity.protocol import (
    COMMAND,
    DIED,
    Answer,
    Contracts,
    contracts_in,
    parse_reply,
    request_line,
    solution_in,
)

MOST_AT_ONCE = 200
"""The most positions in a request; DDS takes no more at once."""


class SolverClient:
    """Solves positions in a worker process, which is started when first needed and again after it has died."""

    def __init__(self) -> None:
        self._worker: subprocess.Popen[bytes] | None = None
        self._known: dict[Position, Solution] = {}
        self._asked = 0

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
        return self._worker.pid if self._worker is not None else None

    def _answers(self, positions: Sequence[Position], *, contracts: bool = False) -> Sequence[Answer]:
        """The answers to a request, which is repeated once; a worker that dies twice of one position is an answer."""
        for _ in range(2):
            answers = self._reply(positions, contracts)
            if answers is not None:
                return answers
        if len(positions) == 1:
            return (DIED,)
        return [self._answers((position,), contracts=contracts)[0] for position in positions]

    def _reply(self, positions: Sequence[Position], contracts: bool) -> Sequence[Answer] | None:
        """The worker's answers, one for each position; None if the worker died."""
        self._asked += 1
        with contextlib.suppress(OSError, ValueError):
            worker = self._running_worker()
            if worker.stdin is None or worker.stdout is None:
                return None
            worker.stdin.write(request_line(self._asked, positions, contracts=contracts))
            worker.stdin.flush()
            number, answers = parse_reply(worker.stdout.readline())
            if number == self._asked and len(answers) == len(positions):
                return answers
        self.stop()
        return None

    def _running_worker(self) -> subprocess.Popen[bytes]:
        if self._worker is None or self._worker.poll() is not None:
            self.stop()
            self._worker = subprocess.Popen(
                COMMAND,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                env=child_environment(),
            )
        return self._worker

    def stop(self) -> None:
        """Ends the worker process; the next position starts another."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            worker.communicate()
