"""The base of all form dialogs: an explanation, fields, a line for invalid input, and translated buttons.

What is about the table opens beside what must be seen of it. A dialog opens in the size that the user gave it last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from pathlib import Path
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QRect, QSettings, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QStyle,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from bridgetable.disk.contents import is_there
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.box import Box
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.shared_settings import saved_value
from bridgetable.ui.kit.theme import fit_ticks, style_again
from bridgetable.words.catalogue import Words

# -- A place beside what must be seen: to the right of it, else to the left, below or above ----------------------------


def box_beside(wanted: Box, least: tuple[float, float], seen: Box, bounds: Box) -> Box | None:
    """The box of the wanted size inside the bounds that leaves `seen` free, else a smaller one.

    `least` are the smallest width and height. It stays as near as it can to where it was wanted; None if nothing fits.
    """
    if bounds.contains(wanted) and not wanted.overlaps(seen):
        return wanted
    strips = (
        Box(seen.right, bounds.y, bounds.right - seen.right, bounds.height),
        Box(bounds.x, bounds.y, seen.x - bounds.x, bounds.height),
        Box(bounds.x, seen.bottom, bounds.width, bounds.bottom - seen.bottom),
        Box(bounds.x, bounds.y, bounds.width, seen.y - bounds.y),
    )
    for width, height in ((wanted.width, wanted.height), least):
        for strip in strips:
            if strip.width >= width and strip.height >= height:
                return _inside(wanted, strip)
    return None


def _inside(wanted: Box, strip: Box) -> Box:
    """The wanted box moved into the strip, and made smaller where it has to be."""
    width, height = min(wanted.width, strip.width), min(wanted.height, strip.height)
    x = min(max(wanted.x, strip.x), strip.right - width)
    y = min(max(wanted.y, strip.y), strip.bottom - height)
    return Box(x, y, width, height)


FRAME = 8
"""The width of a frame that a system may draw round a dialog, in pixels."""


@runtime_checkable
class HasSeenArea(Protocol):
    """A window with something that its dialogs leave free."""

    @property
    def seen_area(self) -> QRect:
        """Where it is on the screen; empty while there is nothing to see."""


def place_beside(dialog: QDialog, least: QSize) -> None:
    """Moves a dialog that is about to be shown beside what must be seen, making it smaller where it has to be.

    Where there is no room of the least size, the dialog stays where it is.
    """
    parent = dialog.parentWidget()
    if not isinstance(parent, HasSeenArea) or parent.seen_area.isEmpty():
        return
    title = dialog.style().pixelMetric(QStyle.PixelMetric.PM_TitleBarHeight)
    # The frame that the system draws round the dialog must not reach into the next screen either.
    room = parent.screen().availableGeometry().adjusted(FRAME, 0, -FRAME, 0).united(parent.geometry())
    middle = parent.geometry().center()
    width, height = dialog.width(), dialog.height() + title
    box = box_beside(
        Box.centred_at(middle.x(), middle.y(), width, height),
        (least.width(), least.height() + title),
        _box(parent.seen_area),
        _box(room),
    )
    if box is not None:
        dialog.resize(round(box.width), round(box.height) - title)
        dialog.move(round(box.x), round(box.y))


def _box(rect: QRect) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())


# -- The size that the user has given a dialog -------------------------------------------------------------------------


@runtime_checkable
class HasSettings(Protocol):
    """A window with the settings in which the sizes of its dialogs are kept."""

    @property
    def settings(self) -> QSettings:
        """The settings."""


class KeptSize:
    """The size of a dialog: it opens in the one that the user gave it last, kept in letters under its name."""

    def __init__(self, dialog: QDialog) -> None:
        self._dialog, self._at_first = dialog, QSize()

    def give(self, usual: QSize, most: QSize) -> None:
        """Makes the dialog as large as it was left, else as usual; never larger than `most`."""
        self._dialog.resize((self._kept() or usual).boundedTo(most))

    def begin(self) -> None:
        """Takes the size that the dialog has now for the one that it opened in."""
        self._at_first = self._dialog.size()

    @property
    def changed(self) -> bool:
        """Whether the user has given the dialog another size since it opened."""
        dialog = self._dialog
        return dialog.size() != self._at_first and not dialog.isMaximized() and not dialog.isFullScreen()

    def end(self) -> None:
        """Keeps the size if the user has changed it."""
        settings = self._settings
        if settings is not None and self.changed:
            letter = self._dialog.fontMetrics().height()
            for name, pixels in (("width", self._dialog.width()), ("height", self._dialog.height())):
                settings.setValue(self._key(name), -(-HUNDREDTHS * pixels // letter))

    def _kept(self) -> QSize | None:
        settings, letter = self._settings, self._dialog.fontMetrics().height()
        if settings is None:
            return None
        width, height = (saved_value(settings, self._key(name), 0) for name in ("width", "height"))
        return QSize(width * letter // HUNDREDTHS, height * letter // HUNDREDTHS) if width > 0 < height else None

    def _key(self, name: str) -> str:
        return f"dialogs/{self._dialog.objectName()}-{name}"

    @property
    def _settings(self) -> QSettings | None:
        around = self._dialog.parentWidget()
        while around is not None and not isinstance(around, HasSettings):
            around = around.parentWidget()
        return around.settings if around is not None else None


HUNDREDTHS = 100
"""In what parts of a letter sizes are kept, so that they fit letters of another size."""


# -- The letters that are pressed with Alt -----------------------------------------------------------------------------


class FieldLabel(QLabel):
    """The label of a field, which its letter moves the focus to; of a row of choices to the one that is chosen."""

    def event(self, event: QEvent) -> bool:
        """Moves the focus to the field: Qt would leave it where a field hands it on to another widget."""
        if event.type() is QEvent.Type.Shortcut and (field := self.buddy()) is not None:
            field.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
        return super().event(event)


def give_letters(dialog: QDialog) -> None:
    """Gives each label of a field, each tick, button and tab a letter of its own that is pressed with Alt.

    A letter at the beginning of a word is taken first. Those that have one keep it; OK, Cancel and Close have keys. Of
    pages that are seen one at a time each may have the same letters.
    """
    around: list[tuple[_Lettered, int]] = []
    pages: dict[int, list[tuple[_Lettered, int]]] = {}
    for widget, tab in _lettered(dialog):
        page = _page_of(widget, dialog)
        (around if page is None else pages.setdefault(id(page), [])).append((widget, tab))
    # Tabs are pressed first, and all that is around the pages is seen with each of them.
    around.sort(key=lambda each: not isinstance(each[0], QTabBar))
    taken = _give_letters(around, {letter for each in pages.values() for letter in _letters_of(each)})
    for on_page in pages.values():
        _give_letters(on_page, taken)


def _give_letters(texts: Sequence[tuple[_Lettered, int]], taken: Set[str]) -> set[str]:
    """Gives letters that are not taken; returns those that these texts have."""
    own = _letters_of(texts)
    for widget, tab in texts:
        text = _text_of(widget, tab)
        if _letter_in(text) or "<" in text:
            continue
        starts = [at for at, letter in enumerate(text) if letter.isalpha() and not text[at - 1 : at].isalpha()]
        for at in (*starts, *range(len(text))):
            letter = text[at].lower()
            if letter.isascii() and letter.isalpha() and letter not in own and letter not in taken:
                own.add(letter)
                _set_text(widget, tab, f"{text[:at]}&{text[at:]}")
                break
    return own


def _letters_of(texts: Iterable[tuple[_Lettered, int]]) -> set[str]:
    return {letter for widget, tab in texts if (letter := _letter_in(_text_of(widget, tab)))}


def _page_of(widget: QWidget, dialog: QDialog) -> QWidget | None:
    """The page of a stack, as of tabs, that a widget is on; None where it is on none."""
    inner: QWidget | None = widget
    while inner is not None and inner is not dialog:
        around = inner.parentWidget()
        if isinstance(around, QStackedWidget):
            return inner
        inner = around
    return None


_Lettered = QLabel | QCheckBox | QPushButton | QTabBar


def _lettered(dialog: QDialog) -> Iterator[tuple[_Lettered, int]]:
    """What has letters, in order; of tabs each, by its number."""
    boxes = dialog.findChildren(QDialogButtonBox)
    usual = {button for box in boxes for kind in _USUAL if (button := box.button(kind)) is not None}
    for widget in dialog.findChildren(QWidget):
        if isinstance(widget, QTabBar):
            yield from ((widget, tab) for tab in range(widget.count()))
        elif isinstance(widget, QLabel):
            field = widget.buddy()
            if field is not None and (isinstance(widget, FieldLabel) or field.focusPolicy()):
                yield widget, 0
        elif isinstance(widget, QCheckBox) or (
            isinstance(widget, QPushButton)
            and widget not in usual
            and not isinstance(widget.parentWidget(), ChoiceButtons)
        ):
            yield widget, 0


_USUAL = (
    QDialogButtonBox.StandardButton.Ok,
    QDialogButtonBox.StandardButton.Cancel,
    QDialogButtonBox.StandardButton.Close,
)


def _text_of(widget: _Lettered, tab: int) -> str:
    return widget.tabText(tab) if isinstance(widget, QTabBar) else widget.text()


def _set_text(widget: _Lettered, tab: int, text: str) -> None:
    if isinstance(widget, QTabBar):
        widget.setTabText(tab, text)
    else:
        widget.setText(text)


def _letter_in(text: str) -> str:
    """The letter after the sign before it; "" where there is none."""
    _, sign, after = text.replace("&&", "  ").partition("&")
    return after[:1].lower() if sign else ""


# -- The dialog --------------------------------------------------------------------------------------------------------


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
