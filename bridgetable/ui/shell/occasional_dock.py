"""A dock that is shown only while there is something for it to show."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget


class OccasionalDock(QDockWidget):
    """Comes and goes by itself; a user who closes it does not get it again until he asks for it."""

    def __init__(self, name: str, window: QMainWindow, settings: QSettings) -> None:
        super().__init__(window)
        self._name, self._settings = name, settings
        self._occasion = self._cleared = False
        self.setObjectName(f"{name}-dock")
        self.hide()

    @property
    def wanted(self) -> bool:
        """Whether the user wants to see it when there is something to show; remembered."""
        return bool(self._settings.value(self._name, True, type=bool))

    def want(self, wanted: bool) -> None:
        """Shows it whenever there is something to show, or never."""
        self._settings.setValue(self._name, wanted)
        self.update_visibility()

    def set_occasion(self, occasion: bool) -> None:
        """Says whether there is something to show now."""
        self._occasion = occasion
        self.update_visibility()

    def set_cleared(self, cleared: bool) -> None:
        """Hides it while the table fills the screen."""
        self._cleared = cleared
        self.update_visibility()

    def update_visibility(self) -> None:
        """Shows it if it is wanted, has something to show, and the table does not fill the screen."""
        shown, focused, table = self._occasion and self.wanted and not self._cleared, *self._places_of_the_keyboard()
        if not shown and table is not None and focused is not None and self.isAncestorOf(focused):
            table.setFocus()
        self.setVisible(shown)

    def _places_of_the_keyboard(self) -> tuple[QWidget | None, QWidget | None]:
        """The widget with the keyboard focus, and the one that gets it when this dock is hidden."""
        window = self.parentWidget()
        return (window.focusWidget(), window.centralWidget()) if isinstance(window, QMainWindow) else (None, None)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Closed by the user: it is not wanted."""
        super().closeEvent(event)
        self.want(False)
