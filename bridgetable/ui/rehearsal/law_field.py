"""The field in which the number of a Law is typed, with the Laws that it may become."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from bridgetable.ui.kit.naming import named

LONGEST = 20
"""The most letters of the number of a clause."""


class LawField(QLineEdit):
    """A field for one number at a time; Enter takes it over."""

    taken = Signal(str)
    """This was typed, and Enter pressed; "" where nothing was typed."""
    down = Signal()
    """The list below is wanted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "rehearsal-law")
        self.setMaxLength(LONGEST)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes the number over with Enter, and goes to the list below with Down; other keys type."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.taken.emit(self.text().strip())
        elif event.key() == Qt.Key.Key_Down:
            self.down.emit()
        else:
            super().keyPressEvent(event)
