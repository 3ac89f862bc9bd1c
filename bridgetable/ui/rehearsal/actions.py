"""The buttons of what can be done at a moment of a rehearsal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from bridgetable.ui.director.option_button import OptionButton
from bridgetable.ui.kit.naming import named


class ActionButton(OptionButton):
    """A button that leaves the arrow keys to the page, which scrolls."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Presses with Enter and the space bar."""
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            event.ignore()
        else:
            super().keyPressEvent(event)


class ActionButtons(QWidget):
    """A button for each action, below each other, so that no label is cut; a line above says what they are about."""

    chosen = Signal(str)
    """The name of the action whose button was pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.about = named(QLabel(self, wordWrap=True), "rehearsal-about")
        self.buttons: dict[str, ActionButton] = {}
        self._shown: tuple[tuple[str, str], ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(3)
        self._column.addWidget(self.about)

    def show_actions(self, labels: Sequence[tuple[str, str]], about: str, *, by_digit: bool) -> None:
        """Shows buttons with these names and labels; `by_digit` writes before each the digit that presses it."""
        self.about.setText(about)
        self.about.setVisible(bool(about))
        if tuple(labels) == self._shown:
            return
        self._shown = tuple(labels)
        had_focus = any(button.hasFocus() for button in self.buttons.values())
        for button in self.buttons.values():
            self._column.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = {}
        for n, (name, label) in enumerate(labels):
            button = named(ActionButton(str(n + 1) if by_digit else "", label, self), f"rehearsal-{name}")
            button.key.setVisible(by_digit)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            # Outside dialogs Enter presses no button otherwise.
            button.setAutoDefault(True)
            button.setFont(self.font())
            button.clicked.connect(partial(self.chosen.emit, name))
            self._column.addWidget(button)
            self.buttons[name] = button
            button.show()
        if had_focus:
            self.take_focus()

    def press(self, number: int) -> bool:
        """Presses the button with this digit; returns whether there is one."""
        buttons = list(self.buttons.values())
        if 1 <= number <= len(buttons):
            buttons[number - 1].click()
            return True
        return False

    def take_focus(self) -> None:
        """Moves the keyboard focus to the first button."""
        for button in list(self.buttons.values())[:1]:
            button.setFocus()
