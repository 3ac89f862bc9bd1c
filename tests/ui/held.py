"""Work in the background that goes on when a test says so: a slow disk, a search that takes long."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bridgetable.disk.workers import Failure, Item, Reply, replies
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.task import Task


class HeldTask(Task):
    """A task that does its work one reply at a time, when it is told to go on."""

    def __init__(self, function: Callable[..., object], arguments: tuple[object, ...]) -> None:
        super().__init__()
        self.function, self.arguments = function, arguments
        self._replies: Iterator[Reply] = replies(function, arguments)

    def go_on(self, most: int = 1_000_000) -> int:
        """Handles at most so many replies; how many there were."""
        count = 0
        while self.active and count < most:
            reply = next(self._replies)
            count += 1
            if isinstance(reply, Item):
                self.item.emit(reply.value)
            elif isinstance(reply, Failure):
                self.fail(reply.error)
            else:
                self.finish(reply.value)
        return count


class HeldBackground(Background):
    """Starts nothing by itself; `tasks` are those that were started and have not ended."""

    def __init__(self) -> None:
        super().__init__()
        self._started: list[HeldTask] = []

    @property
    def tasks(self) -> list[HeldTask]:
        """The tasks that go on."""
        return [task for task in self._started if task.active]

    def start(self, function: Callable[..., object], *arguments: object) -> Task:
        """Holds the call until `go_on`."""
        task = HeldTask(function, arguments)
        self._started.append(task)
        return task

    def go_on(self, most: int = 1_000_000) -> None:
        """Goes on with every task, at most so many replies each."""
        for task in self.tasks:
            task.go_on(most)
