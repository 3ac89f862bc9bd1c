"""A function that is called elsewhere, while the window goes on: what tells of its values and of its end."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError

SLICE_SECONDS = 0.008
"""How many seconds of handling replies may pass before other events are processed."""


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
