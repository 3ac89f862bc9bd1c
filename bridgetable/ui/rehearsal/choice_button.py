"""A choice of a question: a button that stays pressed, with its digit before a label of any length."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from bridgetable.ui.director.option_button import OptionButton
from bridgetable.ui.drawing.suit_symbols import is_dark, rich

CHOSEN = "✓"
_ACROSS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ChoiceButton(OptionButton):
    """Chosen by the mouse or the space bar; a chosen one has a tick in place of its digit."""

    moved_on = Signal(int)
    """An arrow key was pressed: the next choice is wanted (1), or the one before (-1)."""
    confirmed = Signal()
    """Enter was pressed."""
    focused = Signal()
    """It has got the keyboard focus."""

    def __init__(self, digit: str, key: str, label: str, parent: QWidget) -> None:
        super().__init__(digit, label, parent)
        self.digit, self.choice, self.text_of_label = digit, key, label
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.label.setTextFormat(Qt.TextFormat.RichText)
        self.toggled.connect(self.show_state)
        self.show_state()

    def show_state(self) -> None:
        """Shows its label, and a tick if it is chosen."""
        height = self.fontMetrics().height()
        self.key.setText(CHOSEN if self.isChecked() else self.digit)
        self.key.setMinimumWidth(self.fontMetrics().horizontalAdvance(CHOSEN))
        dark = is_dark(self.palette())
        self.label.setText(rich(self.text_of_label, height, dark, self.devicePixelRatioF()))

    def changeEvent(self, event: QEvent) -> None:
        """Draws the symbols in the label in the size of another font, and in the colours of another palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.show_state()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves on with the arrow keys and confirms with Enter; the space bar chooses."""
        if event.key() in _ACROSS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.moved_on.emit(_ACROSS[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # A key that is held down answers nothing that was asked meanwhile.
            if not event.isAutoRepeat():
                self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tells that it has the focus."""
        super().focusInEvent(event)
        self.focused.emit()
