"""Functions called in worker processes, while the window goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from shiboken6 import isValid

if TYPE_CHECKING:
    from PySide6.QtCore import QProcess

    from bridgetable.ui.kit.task import Task

MOST_IDLE = 2
"""How many workers are kept for the next calls."""


class Background(QObject):
    """Calls functions in worker processes: each call has a worker to itself, and a cancelled one is killed."""

    def __init__(self, parent: QObject | None = None, *, clock: Callable[[], float] = perf_counter) -> None:
        super().__init__(parent)
        self._clock = clock
        self._idle: list[QProcess] = []
        # What has no parent is still there when this object is destroyed, and can be ended properly.
        self._workers: list[QProcess] = []
        self._tasks: list[Task] = []
        self.destroyed.connect(partial(_end_workers, self._workers))

    def start(self, function: Callable[..., object], *arguments: object) -> Task:
        """Calls a function of a Qt-free module with these arguments; its signals come from the event loop."""
        # What talks to processes is imported at the first call: the window is shown before.
        from bridgetable.ui.kit.worker_process import WorkerTask, is_running, send, without_ended, worker_process

        alive = [each for each in self._idle if is_running(each)]
        if not alive:
            self._workers[:] = [*without_ended(self._workers), worker_process()]
        process = alive[-1] if alive else self._workers[-1]
        self._idle = alive[:-1]
        task = WorkerTask(process, self.keep, self, self._clock)
        for ended in (each for each in self._tasks if not each.active):
            ended.deleteLater()
        self._tasks = [*(each for each in self._tasks if each.active), task]
        send(process, function, arguments)
        return task

    @property
    def worker_id(self) -> int:
        """The number of the process that was started last and runs; 0 while there is none."""
        running = (each.processId() for each in reversed(self._workers) if isValid(each))
        return next((number for number in running if number), 0)

    def stop(self) -> None:
        """Ends all tasks and their workers."""
        for task in self._tasks:
            task.cancel()
            task.deleteLater()
        self._tasks, self._idle = [], []
        _end_workers(self._workers)

    def keep(self, process: QProcess) -> None:
        """Keeps a worker that has done its task for the next one."""
        if len(self._idle) < MOST_IDLE:
            self._idle.append(process)
        else:
            process.kill()


def _end_workers(workers: list[QProcess]) -> None:
    if workers:
        from bridgetable.ui.kit.worker_process import end

        # When the application ends before its window is closed, Qt may have deleted some, and ended them with that.
        end([process for process in workers if isValid(process)])
        workers.clear()
