"""Worker processes as the window has them: started, asked, and read from when something has come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QByteArray, QObject, QProcess, QProcessEnvironment, QTimer

from bridgetable.disk import workers
from bridgetable.disk.child_process import child_environment
from bridgetable.disk.workers import Failure, Item, packed, unpacked
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.task import SLICE_SECONDS, Task

END_MILLISECONDS = 2_000
"""How long the end of killed workers is awaited when the window is closed."""


def worker_process() -> QProcess:
    """A worker, which is being started."""
    process = QProcess()
    variables = QProcessEnvironment()
    for name, value in child_environment().items():
        variables.insert(name, value)
    process.setProcessEnvironment(variables)
    process.setStandardErrorFile(QProcess.nullDevice())
    program, *words = workers.COMMAND
    process.start(program, words)
    return process


def is_running(process: QProcess) -> bool:
    """Whether this worker has been started and has not ended."""
    return process.state() is QProcess.ProcessState.Running


def without_ended(processes: Iterable[QProcess]) -> Iterator[QProcess]:
    """Yields the workers that have not ended; has Qt delete the others."""
    for process in processes:
        if process.state() is QProcess.ProcessState.NotRunning:
            process.deleteLater()
        else:
            yield process


def send(process: QProcess, function: Callable[..., object], arguments: tuple[object, ...]) -> None:
    """Has a worker call this function with these arguments."""
    process.write(QByteArray(packed((function, arguments))))


def discard(process: QProcess) -> None:
    """Ends a worker, without waiting for it: one that reads from a dead network drive may take its time."""
    process.kill()


def end(processes: Sequence[QProcess]) -> None:
    """Kills these workers and waits until they have ended."""
    for process in processes:
        process.kill()
    for process in processes:
        process.waitForFinished(END_MILLISECONDS)


class WorkerTask(Task):
    """A task with the process that does it, which `keep` is given once it has answered."""

    def __init__(
        self, process: QProcess, keep: Callable[[QProcess], object], parent: QObject, clock: Callable[[], float]
    ) -> None:
        super().__init__(parent)
        self._process, self._keep, self._clock = process, keep, clock
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
            discard(self._process)

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
                self._keep(self._process)
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
        discard(self._process)
        self.fail(RefusedError(say("worker-failed")))
