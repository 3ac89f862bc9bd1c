"""Looking for garbage when the window has nothing else to do."""

from __future__ import annotations

from PySide6.QtCore import QAbstractEventDispatcher, QObject

from bridgetable.ui.shell.content.garbage import collect_due, collect_only_when_told


class GarbageCollection(QObject):
    """Looks for garbage each time the event loop has done everything and is about to wait.

    Python by itself looks for it wherever something is created: in another thread, or while Qt goes through its widgets
    and scenes, for what it tells them runs Python. One of them that has become garbage would be deleted there and then.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        collect_only_when_told()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self.collect)

    def collect(self) -> None:
        """Looks for garbage if it is due."""
        collect_due()
