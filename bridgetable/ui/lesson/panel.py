"""The window of a lesson: its title, the words it begins with, and the list of its entries with the buttons for it."""

from __future__ import annotations

import enum
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.rehearsal.lessons.lesson import CaseEntry, Lesson, LessonEntry
from bridgetable.table.edition import Edition
from bridgetable.table.text import written_in
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.kit.dialog_places import KeptSize
from bridgetable.ui.kit.row_list import StatusLine
from bridgetable.ui.kit.underlined import underlined
from bridgetable.ui.lesson.entry_list import LessonList
from bridgetable.ui.lesson.rows import LessonRow
from bridgetable.words.catalogue import Words


class LessonAction(enum.Enum):
    """What a button of the window of a lesson does."""

    TABLE = "table"
    FILES = "files"
    FROM_LIBRARY = "from-library"
    NOTE = "note"
    PAGE = "page"
    OWN = "own"
    EDIT = "edit"
    LAWS = "laws"
    QUESTIONS = "questions"
    UP = "up"
    DOWN = "down"
    REMOVE = "remove"
    UNDO = "undo"
    REDO = "redo"
    NEW = "new"
    OPEN = "open"
    SAVE = "save"
    SAVE_AS = "save-as"
    SAVE_WHOLE = "save-whole"
    START = "start"
    BOOKLET = "booklet"
    SHEET = "sheet"
    CLOSE = "close"


SIZE = (62, 46)
"""The width and height of the window, in heights of a letter."""
STORY_LINES = 3
"""The lines of the field of the first words."""
KEYS = {
    LessonAction.TABLE: "Ins",
    LessonAction.FILES: "Ctrl+Shift+O",
    LessonAction.FROM_LIBRARY: "Ctrl+F",
    LessonAction.NOTE: "Ctrl+T",
    LessonAction.PAGE: "Ctrl+Shift+T",
    LessonAction.OWN: "Ctrl+Shift+F7",
    LessonAction.EDIT: "F2",
    LessonAction.LAWS: "F8",
    LessonAction.QUESTIONS: "F7",
    LessonAction.UP: "",
    LessonAction.DOWN: "",
    LessonAction.REMOVE: "",
    LessonAction.UNDO: "Ctrl+Z",
    LessonAction.REDO: "Ctrl+Y",
    LessonAction.NEW: "Ctrl+N",
    LessonAction.OPEN: "Ctrl+O",
    LessonAction.SAVE: "Ctrl+S",
    LessonAction.SAVE_AS: "Ctrl+Shift+S",
    LessonAction.SAVE_WHOLE: "Ctrl+Shift+E",
    LessonAction.START: "F5",
    LessonAction.BOOKLET: "Ctrl+P",
    LessonAction.SHEET: "Ctrl+R",
    LessonAction.CLOSE: "",
}
"""The buttons with the keys that press them; those without keys have keys of the list, or Escape."""
SHOWN_KEYS = {
    LessonAction.UP: "Alt+Up",
    LessonAction.DOWN: "Alt+Down",
    LessonAction.REMOVE: "Del",
    LessonAction.CLOSE: "Esc",
}
"""The keys of the list and of the window, which the tooltips name."""
BESIDE_LIST: tuple[tuple[LessonAction, ...], ...] = (
    (LessonAction.TABLE,),
    (LessonAction.FILES,),
    (LessonAction.FROM_LIBRARY,),
    (LessonAction.NOTE,),
    (LessonAction.PAGE,),
    (LessonAction.OWN,),
    (),
    (LessonAction.EDIT,),
    (LessonAction.LAWS,),
    (LessonAction.QUESTIONS,),
    (LessonAction.UP, LessonAction.DOWN),
    (LessonAction.REMOVE,),
    (),
    (LessonAction.UNDO,),
    (LessonAction.REDO,),
)
"""The buttons beside the list, row by row: with large letters more rows would not fit on a small screen."""
BETWEEN_BUTTONS = 4
"""The space between two rows of buttons, in pixels; an empty row parts them further."""
FILING = (LessonAction.NEW, LessonAction.OPEN, LessonAction.SAVE, LessonAction.SAVE_AS, LessonAction.SAVE_WHOLE)
GIVING = (LessonAction.START, LessonAction.BOOKLET, LessonAction.SHEET, LessonAction.CLOSE)


class LessonPanel(QDialog):
    """A dialog that is not modal; it shows a lesson, and tells what is wanted of it."""

    pressed = Signal(LessonAction)
    """The button that does this was pressed."""
    chosen = Signal()
    """Another entry has become the current one."""
    looked_at = Signal()
    """The window has become the active one: files may have come or gone meanwhile."""
    edition_chosen = Signal(Edition)
    """The Laws that the current case is to have in this lesson; None for those it has."""
    title_typed = Signal(str)
    """The title was typed, in the language in use."""
    story_typed = Signal(str)
    """The first words were typed, in the language in use."""

    def __init__(self, window: QWidget, words: Words) -> None:
        super().__init__(window)
        self._window, self._words = window, words
        self.setObjectName("lesson")
        self._size = KeptSize(self)
        self.title = named(QLineEdit(self), "lesson-title")
        self.story = named(QPlainTextEdit(self), "lesson-story")
        self.story.setTabChangesFocus(True)
        self.list = named(LessonList(self), "lesson-entries")
        self.nothing = named(QLabel(self.list, wordWrap=True, textFormat=Qt.TextFormat.PlainText), "library-nothing")
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.status = StatusLine(self)
        self.buttons = {action: self._button(action) for action in LessonAction}
        self._ends, self._edits = "lesson-button-start", "lesson-button-edit"
        self.laws = QMenu(self)
        self.labels = {name: QLabel(self) for name in ("title", "story")}
        self._lay_out()
        self._connect()

    def _button(self, action: LessonAction) -> QPushButton:
        button = named(QPushButton(self), f"lesson-{action.value}")
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.press(action))
        if KEYS[action]:
            shortcut = QShortcut(QKeySequence(KEYS[action]), self)
            shortcut.activated.connect(button.click)
        return button

    def press(self, action: LessonAction) -> None:
        """Takes over what is being typed, and tells that the button that does this was pressed."""
        self.take_over_typed()
        if action is LessonAction.LAWS:
            button = self.buttons[action]
            self.laws.popup(button.mapToGlobal(button.rect().bottomLeft()))
        elif action is LessonAction.CLOSE:
            self.close()
        else:
            self.pressed.emit(action)

    def _lay_out(self) -> None:
        column, form, body, beside = QVBoxLayout(self), QFormLayout(), QHBoxLayout(), QVBoxLayout()
        for name, field in (("title", self.title), ("story", self.story)):
            self.labels[name].setBuddy(field)
            form.addRow(self.labels[name], field)
        column.addLayout(form)
        beside.setSpacing(BETWEEN_BUTTONS)
        for actions in BESIDE_LIST:
            row = QHBoxLayout()
            self._add_buttons(row, actions)
            beside.addLayout(row)
        beside.addStretch()
        body.addWidget(self.list, 1)
        body.addLayout(beside)
        column.addLayout(body, 1)
        column.addWidget(self.status)
        # In two rows it has room beside the library.
        for actions in (FILING, GIVING):
            row = QHBoxLayout()
            row.addStretch()
            self._add_buttons(row, actions)
            column.addLayout(row)

    def _add_buttons(self, layout: QBoxLayout, actions: Sequence[LessonAction]) -> None:
        for action in actions:
            layout.addWidget(self.buttons[action])

    def _connect(self) -> None:
        self.title.editingFinished.connect(self.take_over_typed)
        self.story.installEventFilter(self)
        self.list.selectionModel().currentChanged.connect(self._current_changed)
        self.list.wanted.connect(lambda: self.press(LessonAction.EDIT))
        self.list.removed.connect(lambda: self.press(LessonAction.REMOVE))
        self.laws.triggered.connect(lambda action: self.edition_chosen.emit(action.data()))

    # -- what is shown -------------------------------------------------------------------------------------------------

    def set_texts(self, words: Words) -> None:
        """Shows everything in this language."""
        self._words = words
        text = words.text
        for name in self.labels:
            field = self.title if name == "title" else self.story
            field.setAccessibleName(text(f"lesson-{name}"))
        self.list.setAccessibleName(text("lesson-entries"))
        self.nothing.setText(text("lesson-empty"))
        for action, button in self.buttons.items():
            keys = QKeySequence(KEYS[action] or SHOWN_KEYS.get(action, ""))
            shown = keys.toString(QKeySequence.SequenceFormat.NativeText)
            tip = text(f"lesson-button-{action.value}-tip")
            button.setToolTip(f"{tip} ({shown})" if shown else tip)
        self._name_buttons()

    def _name_buttons(self) -> None:
        """Writes on each button what it does now, with a letter of its own, and so before the fields."""
        text, given = self._words.text, {LessonAction.START: self._ends, LessonAction.EDIT: self._edits}
        said = [text(f"lesson-{name}") for name in self.labels]
        said += [text(given.get(action, f"lesson-button-{action.value}")) for action in self.buttons]
        named_so: list[QLabel | QPushButton] = [*self.labels.values(), *self.buttons.values()]
        for widget, shown in zip(named_so, underlined(said), strict=True):
            widget.setText(shown)

    def show_lesson(self, lesson: Lesson, rows: Sequence[LessonRow], file: str, current: int, *, unsaved: bool) -> None:
        """Shows this lesson; `file` is the name of its file, "" if it has none.

        `current` is the entry to be chosen where none is.
        """
        language = self._words.language
        for field, text in ((self.title, lesson.title), (self.story, lesson.story)):
            written = written_in(text, language)
            if isinstance(field, QLineEdit) and field.text() != written:
                field.setText(written)
            elif isinstance(field, QPlainTextEdit) and field.toPlainText() != written:
                field.setPlainText(written)
        name = file or self._words.text("lesson-new-name")
        self.setWindowTitle(f"{self._words.text('lesson-window', file=name)}[*]")
        self.setWindowModified(unsaved)
        self.list.entries = lesson.entries
        self.list.show_rows(rows, self.list.current if self.list.current >= 0 else current)
        self.nothing.setVisible(not rows)
        self.nothing.setGeometry(self.list.viewport().rect())

    def enable(self, actions: dict[LessonAction, bool]) -> None:
        """Enables the buttons that do these, or disables them."""
        for action, on in actions.items():
            self.buttons[action].setEnabled(on)

    def show_entry(self, entry: LessonEntry | None, *, given: bool) -> None:
        """Fits the button that opens or edits, and the choice of Laws, to the current entry.

        `given` says that the lesson is on the wall, so that it can be ended.
        """
        text = self._words.text
        self._ends = "lesson-button-end" if given else "lesson-button-start"
        is_case = entry is None or isinstance(entry, CaseEntry)
        self._edits = "lesson-button-edit" if is_case else "lesson-button-edit-note"
        self._name_buttons()
        self.laws.clear()
        now = entry.edition if isinstance(entry, CaseEntry) else None
        for edition in (None, *Edition):
            label = text("lesson-laws-own") if edition is None else text("edition-name", edition=edition.value)
            action = self.laws.addAction(label)
            action.setData(edition)
            action.setCheckable(True)
            action.setChecked(edition is now)

    def show_status(self, text: str, *, fault: bool = False) -> None:
        """Shows one sentence under the list; "" hides it."""
        self.status.show_message(text, fault=fault)

    def _current_changed(self) -> None:
        rows, at = self.list.row_model.rows, self.list.current
        self.chosen.emit()
        if 0 <= at < len(rows):
            announce(self.list, rows[at].spoken)

    # -- typing, and the window ----------------------------------------------------------------------------------------

    def take_over_typed(self) -> None:
        """Tells what has been typed into the fields."""
        self.title_typed.emit(self.title.text().strip())
        self.story_typed.emit(self.story.toPlainText().strip())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Takes over the first words when their field is left."""
        if watched is self.story and event.type() == QEvent.Type.FocusOut:
            self.take_over_typed()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Takes over the font of the window, and a size that leaves something of it to be seen."""
        self.setFont(self._window.font())
        em = self.fontMetrics().height()
        self.story.setFixedHeight(round((STORY_LINES + 0.8) * em))
        self._size.give(QSize(SIZE[0] * em, SIZE[1] * em), self._window.size() - QSize(em, em))
        super().showEvent(event)
        self._size.begin()
        self.list.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keeps the size that the user has given it."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._size.end()

    def changeEvent(self, event: QEvent) -> None:
        """Tells when the window has become the active one."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow():
            self.looked_at.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Presses the button that has the focus with Enter; Escape closes the window."""
        focused = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(focused, QPushButton):
                focused.click()
        else:
            super().keyPressEvent(event)
