"""The keys of the search field and of the list of cases, each of which passes on what is meant for the other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit

from bridgetable.ui.library.case_list import CaseList

ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_LIST_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class ListKeys(QObject):
    """Sends arrow keys from the search field to the list, and letters back."""

    opened = Signal()
    """Enter was pressed."""
    deleted = Signal()
    """Delete was pressed in the list."""

    def __init__(self, search: QLineEdit, cases: CaseList, parent: QObject) -> None:
        super().__init__(parent)
        self._search, self._cases = search, cases
        for widget in (search, cases):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handles the keys of either widget that are not its own."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in ENTER:
            self.opened.emit()
        elif watched is self._search and key in _LIST_KEYS:
            self._cases.keyPressEvent(event)
        elif watched is self._cases and key is Qt.Key.Key_Delete:
            self.deleted.emit()
        elif watched is self._cases and event.text().isprintable() and event.text():
            self._search.setFocus()
            self._search.keyPressEvent(event)
        else:
            return super().eventFilter(watched, event)
        return True
