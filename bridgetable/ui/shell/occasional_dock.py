"""A dock that is shown only while it has contents."""

from __future__ import annotations

from PySide6.QtCore import QSettings
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from bridgetable.ui.kit.saved_values import saved_value


class OccasionalDock(QDockWidget):
    """A dock that appears by itself when it has contents, unless the user has closed it."""

    def __init__(self, name: str, window: QMainWindow, settings: QSettings) -> None:
        super().__init__(window)
        self._name, self._settings = name, settings
        self._has_content = False
        self.setObjectName(f"{name}-dock")
        self.hide()

    @property
    def wanted(self) -> bool:
        """Whether the user wants to see the dock when it has contents; saved between sessions."""
        return saved_value(self._settings, self._name, True)

    def come_forward(self) -> bool:
        """Comes before the dock that covers it in the same place; returns whether there was one."""
        covered = not self.isHidden() and self.visibleRegion().isEmpty()
        if covered:
            self.raise_()
        return covered

    def set_wanted(self, wanted: bool) -> None:
        """Sets whether the dock is shown when it has contents, or never."""
        self._settings.setValue(self._name, wanted)
        self.update_visibility()

    def set_has_content(self, has_content: bool) -> None:
        """Sets whether the dock has contents now."""
        self._has_content = has_content
        self.update_visibility()

    def update_visibility(self) -> None:
        """Shows the dock if it is wanted and has contents."""
        shown, focused, table = self._has_content and self.wanted, *self._focus_widgets()
        if not shown and table is not None and focused is not None and self.isAncestorOf(focused):
            table.setFocus()
        self.setVisible(shown)

    def _focus_widgets(self) -> tuple[QWidget | None, QWidget | None]:
        """Returns the widget that has the focus, and the one that gets it when this dock is hidden."""
        window = self.parentWidget()
        return (window.focusWidget(), window.centralWidget()) if isinstance(window, QMainWindow) else (None, None)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Records that the user does not want the dock."""
        super().closeEvent(event)
        self.set_wanted(False)
