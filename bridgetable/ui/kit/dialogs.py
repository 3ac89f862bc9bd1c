"""The base of all form dialogs: an explanation, fields, a line for invalid input, and translated buttons."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from bridgetable.disk.contents import is_there
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialog_letters import FieldLabel, give_letters
from bridgetable.ui.kit.dialog_places import FRAME, KeptSize, place_beside
from bridgetable.ui.kit.theme import fit_ticks, style_again
from bridgetable.words.catalogue import Words


class ScrolledArea(QScrollArea):
    """An area without a frame that is as large as what is in it, where there is room, and scrolls it where not."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent, widgetResizable=True)
        self._inside = inside
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setWidget(inside)

    def sizeHint(self) -> QSize:
        """As large as what is in it, with a bar beside it."""
        bar = self.verticalScrollBar().sizeHint().width()
        return self._inside.sizeHint() + QSize(bar, bar)


def align_labels(*forms: QFormLayout) -> None:
    """Makes the labels of these forms as wide as the widest, so that the fields of all begin below each other."""
    rows = [(form, row) for form in forms for row in range(form.rowCount())]
    beside = [form.itemAt(row, QFormLayout.ItemRole.LabelRole) for form, row in rows]
    labels = [label for each in beside if each is not None and (label := each.widget()) is not None]
    for form in forms:
        # The style has another one before each kind of field.
        form.setHorizontalSpacing(max(each.horizontalSpacing() for each in forms))
    for label in labels:
        label.ensurePolished()
    widest = max((label.sizeHint().width() for label in labels), default=0)
    for label in labels:
        label.setMinimumWidth(widest)


class FormDialog(QDialog):
    """A dialog whose texts are messages; `name` is the prefix of their keys and the object name.

    `size_in_letters` is its width and height in multiples of the font height; None fits it to its contents. It may be
    as small as `least_in_letters` to have room beside the table; None keeps its size.
    """

    def __init__(self, name: str, words: Words, parent: QWidget | None = None, *, only_close: bool = False) -> None:
        super().__init__(parent)
        self.words = words
        self.size_in_letters: tuple[int, int] | None = None
        self.least_in_letters: tuple[int, int] | None = None
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
        self.area: QScrollArea | None = None
        self.kept_size = KeptSize(self)

    def finish(self) -> None:
        """Adds the form, the fault line and the buttons below what has been added so far; call it last."""
        self.column.addLayout(self.form)
        self.column.addWidget(self.fault)
        self.column.addWidget(self.buttons)
        for kind in (QDialogButtonBox.StandardButton.Ok, QDialogButtonBox.StandardButton.Close):
            if (button := self.buttons.button(kind)) is not None:
                button.setDefault(True)

    def exec(self) -> int:
        """Shows the dialog until it is closed, and returns its result; it is deleted when events are handled next.

        Whatever still refers to it, such as a function connected to its signals, would keep it for ever.
        """
        result = super().exec()
        self.deleteLater()
        return result

    def showEvent(self, event: QShowEvent) -> None:
        """Takes over the font of the parent window and sets the size."""
        parent = self.parentWidget()
        if parent is not None:
            self.setFont(parent.font())
        fit_ticks(self)
        give_letters(self)
        self._scroll_where_needed()
        if self.size_in_letters is None:
            self.adjustSize()
        else:
            em = self.fontMetrics().height()
            usual = QSize(*(em * size for size in self.size_in_letters))
            self.kept_size.give(usual, self._room)
        least, letter = self.least_in_letters, self.fontMetrics().height()
        if self.area is None:
            place_beside(self, self.size() if least is None else QSize(*(letter * size for size in least)))
        else:
            # There is no room beside anything: it needs all there is.
            self.resize(self.sizeHint().expandedTo(self.size()).boundedTo(self._room))
        super().showEvent(event)
        self.kept_size.begin()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keeps the size if the user has given it another."""
        super().hideEvent(event)
        if self.size_in_letters is not None and not event.spontaneous():
            self.kept_size.end()

    def _scroll_where_needed(self) -> None:
        """Has all but the fault and the buttons be scrolled if the letters are too large for the screen."""
        room, column = self._room, self.column
        column.activate()
        least = column.totalMinimumSize()
        high = column.totalMinimumHeightForWidth(room.width()) if column.hasHeightForWidth() else least.height()
        if self.area is not None or (least.width() <= room.width() and max(high, 0) <= room.height()):
            return
        focused, inside = self.focusWidget(), QWidget(self)
        scrolled = QVBoxLayout(inside)
        scrolled.setContentsMargins(0, 0, 0, 0)
        scrolled.setSpacing(column.spacing())
        while (first := column.itemAt(0)) is not None and first.widget() is not self.fault:
            stretch = column.stretch(0)
            column.takeAt(0)
            if (widget := first.widget()) is not None:
                scrolled.addWidget(widget, stretch)
            elif (layout := first.layout()) is not None:
                layout.setParent(None)
                scrolled.addLayout(layout, stretch)
            else:
                scrolled.addItem(first)
        self.area = ScrolledArea(inside, self)
        column.insertWidget(0, self.area, 1)
        # What gets a parent that is visible is hidden, and would be shown only after its size is asked for.
        for widget in (inside, self.area):
            widget.show()
        if focused is not None:
            # It has lost the keyboard by being moved.
            focused.setFocus()

    @property
    def _room(self) -> QSize:
        """How large the dialog can be on its screen or over its window, with the title that a system draws above it."""
        title, parent = self.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight), self.parentWidget()
        room = self.screen().availableGeometry()
        if parent is not None:
            room = room.united(parent.geometry())
        return room.size() - QSize(2 * FRAME, title + FRAME)

    def explain(self, key: str) -> QLabel:
        """Adds the sentence of this message and returns its label."""
        label = QLabel(self.words.text(key), self, wordWrap=True)
        self.column.addWidget(label)
        return label

    def add_row(self, key: str, field: QWidget) -> None:
        """Adds a field with a label, which is also its accessible name."""
        text = self.words.text(key)
        label = FieldLabel(text, self)
        label.setBuddy(field)
        field.setAccessibleName(text)
        self.form.addRow(label, field)

    def show_fault(self, text: str, *, missing: bool = False) -> None:
        """Shows what is wrong with the input and disables OK; an empty text means that nothing is.

        What is only `missing` is no fault of the user's: it says quietly why OK cannot be pressed yet.
        """
        name = "missing" if missing else "fault"
        if self.fault.objectName() != name:
            self.fault.setObjectName(name)
            style_again(self.fault)
        self.fault.setText(text)
        self.fault.setVisible(bool(text))
        ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        if ok is not None:
            ok.setEnabled(not text)
        self._grow()

    def _grow(self) -> None:
        """Makes the dialog taller where the fault needs it, so that the fields are not squeezed."""
        self.column.invalidate()
        needed = self.column.totalHeightForWidth(self.width())
        if self.isVisible() and needed > self.height():
            by_user = self.kept_size.changed
            self.resize(self.width(), min(needed, self.screen().availableSize().height()))
            if not by_user:
                self.kept_size.begin()

    def _buttons(self, only_close: bool) -> QDialogButtonBox:
        # Made before the fields but without a parent until `finish`, so that it comes after them in the tab order.
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


# -- A dialog for one line of text, such as a note or the name of a branch ---------------------------------------------


class LineDialog(FormDialog):
    """A dialog with a single text field."""

    def __init__(self, name: str, words: Words, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, words, parent)
        self.line = QLineEdit(text, self)
        self.line.setMinimumWidth(self.fontMetrics().averageCharWidth() * 48)
        self.add_row(f"{name}-text", self.line)
        self.finish()
        self.line.selectAll()

    @property
    def text(self) -> str:
        """The text typed, without surrounding spaces."""
        return self.line.text().strip()


# -- A question in one or two sentences, with one button that agrees and one that cancels ------------------------------


WIDTH = 34
"""The width of the text, in heights of a letter."""


class QuestionDialog(FormDialog):
    """Accepted if the user agrees, which Enter alone does not do; `text` is shown letter by letter."""

    def __init__(self, name: str, words: Words, text: str, parent: QWidget | None = None) -> None:
        super().__init__(name, words, parent)
        self.question = QLabel(text, self, wordWrap=True)
        self.question.setTextFormat(Qt.TextFormat.PlainText)
        self.question.setMinimumWidth(WIDTH * self.fontMetrics().height())
        self.column.addWidget(self.question)
        self.finish()
        # Enter does what cannot hurt.
        cancel = self.buttons.button(QDialogButtonBox.StandardButton.Cancel)
        cancel.setDefault(True)
        cancel.setFocus()


def asked_path(parent: QWidget, words: Words, title: str, proposed: str, kinds: Mapping[str, str]) -> Path | None:
    """Asks for a file to be written, this name proposed; `kinds` are what files are called, with their endings.

    A name without one of them gets that of the kind that was chosen, else the first. None where the user chooses no
    file, or does not want to replace the one of that name.
    """
    filters = {f"{kind} (*{ending})": ending for kind, ending in kinds.items()}
    path, chosen = QFileDialog.getSaveFileName(parent, words.text(title), proposed, ";;".join(filters))
    if not path:
        return None
    if path.lower().endswith(tuple(filters.values())):
        return Path(path)
    file = Path(path + filters.get(chosen, next(iter(filters.values()))))
    question = words.text("replace-question", file=file.name)
    # The dialog has asked about the name as it was typed only.
    return None if is_there(file) and not QuestionDialog("replace", words, question, parent).exec() else file


# -- A text of several lines: the words of a note ----------------------------------------------------------------------


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class TextDialog(FormDialog):
    """Asks for a text; Ctrl+Enter agrees, since Enter begins a new line."""

    def __init__(self, name: str, words: Words, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(name, words, parent)
        self.field = QPlainTextEdit(text, self)
        self.field.setTabChangesFocus(True)
        self.add_row(f"{name}-text", self.field)
        self.finish()
        self.size_in_letters = (44, 18)

    @property
    def text(self) -> str:
        """What was typed, without blanks at its ends."""
        return self.field.toPlainText().strip()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Agrees at Ctrl+Enter."""
        if event.key() in _ENTER and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.accept()
        else:
            super().keyPressEvent(event)
