"""A panel that comes when there is something for it to show, and goes again; nobody has to send it away."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget


class GuestDock(QDockWidget):
    """Whoever closes it does not want it the next time either; that is remembered."""

    def __init__(self, name: str, window: QMainWindow, settings: QSettings) -> None:
        super().__init__(window)
        self._name, self._settings = name, settings
        self._due = self._cleared = False
        self.setObjectName(f"{name}-dock")
        self.hide()

    @property
    def wanted(self) -> bool:
        """Whether it is to be there when it has something to show."""
        return bool(self._settings.value(self._name, True, type=bool))

    def want(self, wanted: bool) -> None:
        """Has it there whenever there is something to show, or never."""
        self._settings.setValue(self._name, wanted)
        self.come_or_go()

    def have(self, something: bool) -> None:
        """There is something to show now, or no longer."""
        self._due = something
        self.come_or_go()

    def clear(self, cleared: bool) -> None:
        """Leaves the screen to the table, or may come back."""
        self._cleared = cleared
        self.come_or_go()

    def come_or_go(self) -> None:
        """Is there if it is wanted, has something to show, and nothing else fills the screen."""
        shown, focused, table = self._due and self.wanted and not self._cleared, *self._places_of_the_keyboard()
        if not shown and table is not None and focused is not None and self.isAncestorOf(focused):
            table.setFocus()
        self.setVisible(shown)

    def _places_of_the_keyboard(self) -> tuple[QWidget | None, QWidget | None]:
        """Where it is, and where it goes when the panel goes."""
        window = self.parentWidget()
        return (window.focusWidget(), window.centralWidget()) if isinstance(window, QMainWindow) else (None, None)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closed by hand: it is not wanted."""
        super().closeEvent(event)
        self.want(False)
