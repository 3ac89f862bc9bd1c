"""Many case files checked at once, each by one of several worker processes."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any

from bridgetable.cli.checking.checked_file import Report
from bridgetable.cli.names import CHECK_WORKER_OPTION
from bridgetable.disk.child_process import child_command, child_environment
from bridgetable.equity import ONE_THREAD
from bridgetable.words.catalogue import Words

Found = tuple[int, Report | BaseException | None]
"""The place of a file and its report; None where the worker died of it."""

LONGEST_WAIT = 0.5
"""After how many seconds at most the command notices that it was interrupted."""

COMMAND = child_command(CHECK_WORKER_OPTION, "bridgetable.cli.checking.check_worker:serve")
"""The command that starts a worker of this program."""


def reports_by_workers(paths: Sequence[Path], workers: int, words: Words) -> Iterator[Report]:
    """The report of each file, in order; a file of which its worker died has an error. No process outlives this."""
    waiting: SimpleQueue[tuple[int, Path]] = SimpleQueue()
    for numbered in enumerate(paths):
        waiting.put(numbered)
    found: SimpleQueue[Found] = SimpleQueue()
    started = [Worker(words) for _ in range(workers)]
    early: dict[int, Report | BaseException | None] = {}
    try:
        for worker in started:
            Thread(target=_check_files, args=(worker, waiting, found), daemon=True).start()
        for number, path in enumerate(paths):
            while number not in early:
                early.update((_next_of(found),))
            report = early.pop(number)
            if isinstance(report, BaseException):
                raise report
            yield report or Report(error=f"{path}: {words.text('check-worker-died')}")
    finally:
        for worker in started:
            worker.end()


def _next_of(found: SimpleQueue[Found]) -> Found:
    while True:
        # On Windows Ctrl+C does not end a wait; it is noticed between two of them.
        with suppress(Empty):
            return found.get(timeout=LONGEST_WAIT)


def _check_files(worker: Worker, waiting: SimpleQueue[tuple[int, Path]], found: SimpleQueue[Found]) -> None:
    """Lets the worker check the files that are waiting, until none is."""
    with suppress(Empty):
        while True:
            number, path = waiting.get_nowait()
            try:
                found.put((number, worker.report(path)))
            except BaseException as error:
                # It is raised where the report is waited for.
                found.put((number, error))


class Worker:
    """A process that checks one file after another. It is started for the first, and again after it died."""

    _here = Lock()

    def __init__(self, words: Words) -> None:
        self._words = words
        self._process: subprocess.Popen[bytes] | None = None
        self._ended = False
        self._changing = Lock()

    def report(self, path: Path) -> Report | None:
        """The report of this file, None if the process died; where no process can be started it is checked here."""
        try:
            process = self._running()
        except OSError:
            return self._checked_here(path)
        if process is None or process.stdin is None or process.stdout is None:
            return None
        # What a process that is killed has written ends anywhere, and there is no telling what unpickling raises then.
        with suppress(Exception):
            process.stdin.write(pickle.dumps((str(path), self._words.language)))
            process.stdin.flush()
            report = pickle.load(process.stdout)
            if isinstance(report, Report):
                return report
        self._stop()
        return None

    def end(self) -> None:
        """Ends the process; no other is started."""
        with self._changing:
            self._ended = True
        self._stop()

    def _running(self) -> subprocess.Popen[bytes] | None:
        """The process, which is started unless it runs; None after the end. Raises OSError if it cannot be started."""
        with self._changing:
            if self._process is None and not self._ended:
                self._process = subprocess.Popen(
                    COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                    # All processors are at work: a solver with several threads would only take more memory.
                    env={**child_environment(), ONE_THREAD: "1"}, **_apart(),
                )
            return self._process

    def _stop(self) -> None:
        with self._changing:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            with suppress(OSError, ValueError):
                process.communicate()

    def _checked_here(self, path: Path) -> Report:
        from bridgetable.cli.checking.case_report import ProposedWhenAsked, report_of

        with self._here, ExitStack() as until:
            return report_of(path, ProposedWhenAsked(until), self._words)


def _apart() -> dict[str, Any]:
    """The options of a process that Ctrl+C does not reach: its parent ends it."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"process_group": 0}
