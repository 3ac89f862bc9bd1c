"""What all dialogs have: a sentence on top, fields, one line for what is wrong, two buttons in the chosen language."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from bridgetable.ui.kit.naming import named
from bridgetable.words.catalogue import Words


class FormDialog(QDialog):
    """A dialog whose texts are messages; `name` is the stem of their keys.

    `letters` is its size in letters, where it has one of its own.
    """

    def __init__(self, name: str, words: Words, parent: QWidget | None = None, *, only_close: bool = False) -> None:
        super().__init__(parent)
        self.words = words
        self.letters: tuple[int, int] | None = None
        self.setObjectName(name)
        self.setWindowTitle(words.text(f"{name}-title"))
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(10)
        self.form = QFormLayout()
        self.form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        self.form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self.fault = named(QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText), "fault")
        self.fault.hide()
        self.buttons = self._buttons(only_close)

    def finish(self) -> None:
        """Puts form, fault and buttons under whatever was added before."""
        self.column.addLayout(self.form)
        self.column.addWidget(self.fault)
        self.column.addWidget(self.buttons)
        for kind in (QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Close):
            if (button := self.buttons.button(kind)) is not None:
                button.setDefault(True)

    def showEvent(self, event: QShowEvent) -> None:
        """In letters as large as those of the window under it."""
        under = self.parentWidget()
        if under is not None:
            self.setFont(under.font())
        if self.letters is None:
            self.adjustSize()
        else:
            em, room = self.fontMetrics().height(), self.screen().availableSize()
            self.resize(min(self.letters[0] * em, room.width()), min(self.letters[1] * em, room.height()))
        super().showEvent(event)

    def explain(self, key: str) -> QLabel:
        """A sentence on top."""
        label = QLabel(self.words.text(key), self, wordWrap=True)
        self.column.addWidget(label)
        return label

    def row(self, key: str, field: QWidget) -> None:
        """A field with its name, reachable by its accessible name too."""
        text = self.words.text(key)
        label = QLabel(text, self)
        label.setBuddy(field)
        field.setAccessibleName(text.rstrip(":"))
        self.form.addRow(label, field)

    def blame(self, text: str) -> None:
        """Says what is wrong and keeps the dialog open; nothing is wrong when the text is empty."""
        self.fault.setText(text)
        self.fault.setVisible(bool(text))
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        if ok is not None:
            ok.setEnabled(not text)
        self._make_room()

    def _make_room(self) -> None:
        """Taller where what is wrong needs more lines than there are; else the fields would give way to it."""
        self.column.invalidate()
        needed = self.column.totalHeightForWidth(self.width())
        if self.isVisible() and needed > self.height():
            self.resize(self.width(), min(needed, self.screen().availableSize().height()))

    def _buttons(self, only_close: bool) -> QDialogButtonBox:
        # Made before the fields, but the keyboard is to come to it after them: it belongs to nobody until `finish`.
        box = QDialogButtonBox()
        if only_close:
            box.addButton(QDialogButtonBox.StandardButton.Close).setText(self.words.text("dialog-close"))
        else:
            ok = box.addButton(QDialogButtonBox.StandardButton.Ok)
            ok.setText(self.words.text(f"{self.objectName()}-ok"))
            box.addButton(QDialogButtonBox.StandardButton.Cancel).setText(self.words.text("dialog-cancel"))
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box
