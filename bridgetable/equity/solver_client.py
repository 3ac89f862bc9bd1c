"""A client of the worker that waits for each answer, for the command line; the window must not wait."""

from __future__ import annotations

import contextlib
import subprocess
from types import TracebackType
from typing import Self

import msgspec

from bridgetable.equity.position import Position, Solution, UnsolvableError
from bridgetable.equity.protocol import COMMAND, DIED, parse_reply, request_line, solution_in, worker_environment
from bridgetable.table.question import say


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
            line = self._reply_line(position) or self._reply_line(position)
            if line is None:
                raise UnsolvableError(say(DIED))
            self._known[position] = solution_in(parse_reply(line))
        return self._known[position]

    @property
    def worker_id(self) -> int | None:
        """The process id of the worker; None while there is none."""
        return self._worker.pid if self._worker is not None else None

    def _reply_line(self, position: Position) -> bytes | None:
        """The worker's reply as a line of JSON; None if the worker died."""
        self._asked += 1
        with contextlib.suppress(OSError, msgspec.DecodeError):
            worker = self._running_worker()
            if worker.stdin is None or worker.stdout is None:
                return None
            worker.stdin.write(request_line(self._asked, position))
            worker.stdin.flush()
            line = worker.stdout.readline()
            if line and parse_reply(line).number == self._asked:
                return line
        self.stop()
        return None

    def _running_worker(self) -> subprocess.Popen[bytes]:
        if self._worker is None or self._worker.poll() is not None:
            self.stop()
            self._worker = subprocess.Popen(
                COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                env=worker_environment(),
            )
        return self._worker

    def stop(self) -> None:
        """Ends the worker process; the next position starts another."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            worker.communicate()
