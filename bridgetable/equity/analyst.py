"""The analyst: asks the worker and waits for the answer. For the command line; the window must not wait."""

from __future__ import annotations

import contextlib
import subprocess
from types import TracebackType
from typing import Self

import msgspec

from bridgetable.equity.position import Position, Solved, UnsolvableError
from bridgetable.equity.protocol import COMMAND, DIED, asking, reply_in, solved_by, surroundings
from bridgetable.table.question import say


class Analyst:
    """Positions solved in a process of its own, started when first needed and anew when it has died."""

    def __init__(self) -> None:
        self._worker: subprocess.Popen[bytes] | None = None
        self._known: dict[Position, Solved] = {}
        self._asked = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self.dismiss()

    def solve(self, position: Position) -> Solved:
        """What each playable card leads to; raises UnsolvableError."""
        if position not in self._known:
            line = self._line(position) or self._line(position)
            if line is None:
                raise UnsolvableError(say(DIED))
            self._known[position] = solved_by(reply_in(line))
        return self._known[position]

    @property
    def worker_id(self) -> int | None:
        """The number of the worker's process, while there is one."""
        return self._worker.pid if self._worker is not None else None

    def _line(self, position: Position) -> bytes | None:
        """The worker's reply, or nothing when it died over it."""
        self._asked += 1
        with contextlib.suppress(OSError, msgspec.DecodeError):
            worker = self._at_work()
            if worker.stdin is None or worker.stdout is None:
                return None
            worker.stdin.write(asking(self._asked, position))
            worker.stdin.flush()
            line = worker.stdout.readline()
            if line and reply_in(line).number == self._asked:
                return line
        self.dismiss()
        return None

    def _at_work(self) -> subprocess.Popen[bytes]:
        if self._worker is None or self._worker.poll() is not None:
            self.dismiss()
            self._worker = subprocess.Popen(
                COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=surroundings()
            )
        return self._worker

    def dismiss(self) -> None:
        """Sends the worker away; the next question starts another."""
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.kill()
            worker.communicate()
