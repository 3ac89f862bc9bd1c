"""The row of buttons for the current case of the library."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from bridgetable.ui.kit.accessibility import named
from bridgetable.words.catalogue import Words

KEYS = {"open": "Return", "duplicate": "Ctrl+D", "rename": "F2", "trash": "Del", "booklet": "Ctrl+P", "close": "Esc"}
"""The buttons, from left to right, with their keys."""


class CaseButtons(QWidget):
    """The buttons by name; the one that closes the library is on the right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons = {name: named(QPushButton(self), f"library-{name}") for name in KEYS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for name, button in self._buttons.items():
            button.setAutoDefault(False)
            if name == "close":
                row.addStretch()
            row.addWidget(button)

    def __getitem__(self, name: str) -> QPushButton:
        return self._buttons[name]

    def set_texts(self, words: Words, *, picking: bool = False) -> None:
        """Labels the buttons in this language, each with its key in the tooltip; while `picking`, none opens."""
        for name, button in self._buttons.items():
            said = "pick" if name == "open" and picking else name
            button.setText(words.text(f"library-{said}"))
            keys = QKeySequence(KEYS[name]).toString(QKeySequence.SequenceFormat.NativeText)
            button.setToolTip(f"{words.text(f'library-{said}-tip')} ({keys})")

    def enable(self, *, chosen: bool, own: bool) -> None:
        """Enables the buttons that can be used; `chosen`: there is a current case; `own`: the user may change it."""
        for name in ("open", "duplicate", "booklet"):
            self._buttons[name].setEnabled(chosen)
        for name in ("rename", "trash"):
            self._buttons[name].setEnabled(own)
