"""Looking for garbage when the window has nothing else to do."""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject, QTimer

from bridgetable.ui.shell.content.garbage import FULL, collect, collect_only_when_told, generation_due

FEW = 10_000
"""The most new objects that are looked through at once: some milliseconds."""
SOON = 100
"""Milliseconds after which more are looked through, in a turn of the event loop of their own."""
PAUSE = 1_000
"""Milliseconds without anything to do before a full collection."""


class GarbageCollection(QObject):
    """Looks for garbage when the event loop has done everything and is about to wait.

    Python by itself looks for it wherever something is created: in another thread, or while Qt goes through its widgets
    and scenes, for what it tells them runs Python. One of them that has become garbage would be deleted there and then.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._kept = 0
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._collect_young)
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
        self._pause.timeout.connect(self._collect_all)
        collect_only_when_told()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self._look)

    def _look(self) -> None:
        generation = generation_due()
        if generation is None:
            return
        if generation == FULL:
            self._pause.start()
        if gc.get_count()[0] + self._kept <= FEW:
            self._collect_young()
        elif not self._soon.isActive():
            self._soon.start()

    def _collect_young(self) -> None:
        """Looks through what is new; what it keeps is looked through once more, with what comes next."""
        generation = min(generation_due() or 0, FULL - 1)
        self._kept = 0 if generation else self._kept + gc.get_count()[0]
        collect(generation)

    def _collect_all(self) -> None:
        self._kept = 0
        collect(FULL)
