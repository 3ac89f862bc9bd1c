"""Functions called in worker processes, while the window goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter

from PySide6.QtCore import QByteArray, QObject, QProcess, QProcessEnvironment, QTimer, Signal
from shiboken6 import isValid

from bridgetable.disk import workers
from bridgetable.disk.child_process import child_environment
from bridgetable.disk.workers import Failure, Item, packed, unpacked
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

SLICE_SECONDS = 0.008
"""How many seconds of handling replies may pass before other events are processed."""
END_MILLISECONDS = 2_000
"""How long the end of killed workers is awaited when the window is closed."""
MOST_IDLE = 2
"""How many workers are kept for the next calls."""


class Task(QObject):
    """A function that is being called in a worker; when it has ended, nothing more is emitted."""

    item = Signal(object)  # whatever the generator yields
    """A value that the generator has yielded."""
    finished = Signal(object)  # whatever the function returns
    """What the function has returned."""
    failed = Signal(RefusedError)
    """The RefusedError that the function has raised, or the one that says that the worker has died."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.active = True

    def cancel(self) -> None:
        """Ends the task at once."""
        self.active = False

    def finish(self, value: object) -> None:
        """Ends the task with what the function has returned."""
        if self.active:
            self.active = False
            self.finished.emit(value)

    def fail(self, error: Exception) -> None:
        """Ends the task with an exception; one that is not for people is raised here too, for the log."""
        if not self.active:
            return
        self.active = False
        explained = isinstance(error, RefusedError)
        self.failed.emit(error if explained else RefusedError(say("worker-failed")))
        if not explained:
            raise error


class WorkerTask(Task):
    """A task with the process that does it."""

    def __init__(self, process: QProcess, background: Background, clock: Callable[[], float]) -> None:
        super().__init__(background)
        self._process, self._background, self._clock = process, background, clock
        self._data = bytearray()
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._handle_replies)
        process.readyReadStandardOutput.connect(self._read)
        process.finished.connect(self._worker_died)
        process.errorOccurred.connect(self._worker_error)
        if process.state() is QProcess.ProcessState.NotRunning:
            # Windows says before anybody listens that it could not be started.
            QTimer.singleShot(0, self, self._worker_died)

    def cancel(self) -> None:
        """Ends the task and its worker at once."""
        if self.active:
            self.active = False
            self._release()
            self._background.discard(self._process)

    def _read(self) -> None:
        self._data += self._process.readAllStandardOutput().data()
        self._timer.start()

    def _handle_replies(self) -> None:
        """Handles replies for one slice, and one at least."""
        until, start = self._clock() + SLICE_SECONDS, 0
        while self.active and (found := unpacked(self._data, start)) is not None:
            reply, start = found
            if isinstance(reply, Item):
                self.item.emit(reply.value)
            else:
                self._release()
                self._background.keep(self._process)
                if isinstance(reply, Failure):
                    self.fail(reply.error)
                else:
                    self.finish(reply.value)
                return
            if self._clock() >= until:
                self._timer.start()
                break
        del self._data[:start]

    def _release(self) -> None:
        self._timer.stop()
        process = self._process
        process.readyReadStandardOutput.disconnect(self._read)
        process.finished.disconnect(self._worker_died)
        process.errorOccurred.disconnect(self._worker_error)

    def _worker_error(self, fault: QProcess.ProcessError) -> None:
        if fault is QProcess.ProcessError.FailedToStart:
            self._worker_died()

    def _worker_died(self) -> None:
        if not self.active:
            return
        self._release()
        self._background.discard(self._process)
        self.fail(RefusedError(say("worker-failed")))


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
        alive = [each for each in self._idle if each.state() is QProcess.ProcessState.Running]
        process = alive[-1] if alive else self._new_worker()
        self._idle = alive[:-1]
        task = WorkerTask(process, self, self._clock)
        for ended in (each for each in self._tasks if not each.active):
            ended.deleteLater()
        self._tasks = [*(each for each in self._tasks if each.active), task]
        process.write(QByteArray(packed((function, arguments))))
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
            self.discard(process)

    def discard(self, process: QProcess) -> None:
        """Ends a worker, without waiting for it: one that reads from a dead network drive may take its time."""
        process.kill()

    def _new_worker(self) -> QProcess:
        for ended in [each for each in self._workers if each.state() is QProcess.ProcessState.NotRunning]:
            self._workers.remove(ended)
            ended.deleteLater()
        process = QProcess()
        self._workers.append(process)
        variables = QProcessEnvironment()
        for name, value in child_environment().items():
            variables.insert(name, value)
        process.setProcessEnvironment(variables)
        process.setStandardErrorFile(QProcess.nullDevice())
        program, *words = workers.COMMAND
        process.start(program, words)
        return process


def _end_workers(workers: list[QProcess]) -> None:
    # When the application ends before its window is closed, Qt may have deleted some, and ended them with that.
    ending = [process for process in workers if isValid(process)]
    for process in ending:
        process.kill()
    for process in ending:
        process.waitForFinished(END_MILLISECONDS)
    workers.clear()
