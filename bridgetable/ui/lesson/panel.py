"""The window of a lesson: its title, the words it begins with, and the list of its entries with the buttons for it."""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QMimeData, QModelIndex, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPalette,
    QPixmap,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from bridgetable.rehearsal.lessons.lesson import CaseEntry, Lesson, LessonEntry
from bridgetable.table.edition import Edition
from bridgetable.table.text import written_in
from bridgetable.ui.drawing.suit_symbols import draw_suit_text, ground_of
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.kit.dialogs import KeptSize
from bridgetable.ui.kit.row_list import ROW_ROLE, Index, RowModel, StatusLine, bold_font, paint_row_background
from bridgetable.ui.kit.underlined import underlined
from bridgetable.ui.lesson.entries import LessonRow
from bridgetable.ui.lesson.thumbnails import SHAPE
from bridgetable.words.catalogue import Words

# -- The list of a lesson: entries that are dragged, or moved by keys, and files that are dropped between them ---------


MOVED_ROW = "application/x-bridgetable-lesson-entry"
"""The kind of what is dragged: the number of an entry of this list."""
PICTURE_HEIGHT = 3.6
"""The height of the picture of an entry, in heights of a letter."""
_ONE_LINE = int(Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter)


class LessonModel(RowModel[LessonRow]):
    """The rows of a lesson, which can be dragged; files can be dropped between them."""

    moved = Signal(int, int)
    """The entry with this number is to be the one with that number."""
    files_dropped = Signal(QMimeData, int)
    """A QMimeData with files was dropped before the entry with this number."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        """A row can be dragged; what is dragged is dropped between rows."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def supportedDropActions(self) -> Qt.DropAction:
        """Entries are moved, files copied."""
        return Qt.DropAction.MoveAction | Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        """What can be dropped: an entry of the list, or files."""
        return [MOVED_ROW, "text/uri-list"]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """The number of the entry that is dragged."""
        data = QMimeData()
        data.setData(MOVED_ROW, str(indexes[0].row()).encode() if indexes else b"")
        return data

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Asks for the move or the files; the rows themselves change when the lesson does."""
        before = row if row >= 0 else parent.row() if parent.isValid() else len(self.rows)
        dragged = bytes(data.data(MOVED_ROW).data()).decode("ascii", "replace")
        if dragged.isdecimal() and len(dragged) < 6:
            at = int(dragged)
            # Once it is taken out, what stood after it has a lower number.
            self.moved.emit(at, before - 1 if at < before else before)
        elif data.hasUrls():
            self.files_dropped.emit(data, before)
        else:
            return False
        return True


class LessonList(QListView):
    """The entries of a lesson; Enter or a double click asks for one, Alt and Up or Down move it, Delete removes it."""

    wanted = Signal()
    """The current entry is to be opened."""
    moved = Signal(int, int)
    """The entry with this number is to be the one with that number."""
    removed = Signal()
    """The current entry is to be removed."""
    resized_pictures = Signal(int, float)
    """The pictures are to have this height in pixels of this ratio, or look otherwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries: tuple[LessonEntry, ...] = ()
        self.thumbnails: Callable[[LessonEntry], QPixmap | None] = lambda _: None
        self.row_model = LessonModel(self)
        self.setModel(self.row_model)
        self.setItemDelegate(LessonDelegate(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDragDropOverwriteMode(False)
        self.setDropIndicatorShown(True)
        self.row_model.moved.connect(self.moved)
        self.doubleClicked.connect(lambda _: self.wanted.emit())

    def show_rows(self, rows: Sequence[LessonRow], current: int) -> None:
        """Shows these rows and makes the one with this number current, or the last one."""
        if tuple(self.row_model.rows) != tuple(rows):
            self.row_model.set_rows(rows)
        current = min(current, len(rows) - 1)
        if current >= 0 and current != self.currentIndex().row():
            self.setCurrentIndex(self.row_model.index(current))
            self.scrollTo(self.currentIndex())

    @property
    def current(self) -> int:
        """The number of the current entry; -1 where there is none."""
        return self.currentIndex().row()

    @property
    def picture_height(self) -> int:
        """The height of a picture, in pixels."""
        return round(PICTURE_HEIGHT * QFontMetrics(self.font()).height())

    def tell_picture_size(self) -> None:
        """Has the pictures made for letters of this size, and in the colours in use."""
        self.resized_pictures.emit(self.picture_height, self.devicePixelRatioF())
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        """Has the pictures made anew for another font or palette."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            self.tell_picture_size()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Enter, Delete, and Alt with the arrows; all others as a list does."""
        key, alt = event.key(), bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.wanted.emit()
        elif key == Qt.Key.Key_Delete:
            self.removed.emit()
        elif alt and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(self.current, self.current + (1 if key == Qt.Key.Key_Down else -1))
        else:
            super().keyPressEvent(event)


class LessonDelegate(QStyledItemDelegate):
    """Paints an entry: what the wall shows of it, its number and title, and below them where it comes from."""

    def __init__(self, view: LessonList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as a picture, and some air."""
        return QSize(10, self._view.picture_height + QFontMetrics(self._view.font()).height() // 2)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, LessonRow):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box: QRect = option.rect
        palette, current = self._view.palette(), index.row() == self._view.currentIndex().row()
        if current or option.state & QStyle.StateFlag.State_MouseOver:
            paint_row_background(painter, box, palette, current)
        place = self._paint_picture(painter, box, index.row(), palette)
        _paint_entry(painter, box, place, row, palette, self._view.font())
        painter.restore()

    def _paint_picture(self, painter: QPainter, box: QRect, at: int, palette: QPalette) -> QRect:
        """Paints what the wall shows of an entry, in a frame; returns its place."""
        line, height = QFontMetrics(self._view.font()).height(), self._view.picture_height
        place = QRect(box.x() + round(1.9 * line), box.y() + line // 4, round(SHAPE * height), height)
        entries = self._view.entries
        picture = self._view.thumbnails(entries[at]) if at < len(entries) else None
        if picture is not None and not picture.isNull():
            painter.drawPixmap(place, picture)
        painter.setPen(palette.mid().color())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(place)
        return place


def _paint_entry(painter: QPainter, box: QRect, picture: QRect, row: LessonRow, palette: QPalette, font: QFont) -> None:
    """Paints the number of a case before its picture, and beside that its title and where it comes from."""
    line = QFontMetrics(font).height()
    left, top = picture.right() + round(0.8 * line), box.center().y() - round(1.15 * line)
    painter.setFont(bold_font(font))
    painter.setPen(palette.text().color())
    number = "▶" if row.here else row.number
    painter.drawText(QRect(box.x(), top, picture.x() - box.x(), 2 * line), Qt.AlignmentFlag.AlignCenter, number)
    width = box.right() - left - line // 2
    title_font = QFont(font) if row.note else bold_font(font)
    painter.setFont(title_font)
    painter.setPen(palette.text().color())
    title = QFontMetrics(title_font).elidedText(row.title, Qt.TextElideMode.ElideRight, width)
    draw_suit_text(painter, QRectF(left, top, width, line), title, ground_of(palette))
    painter.setFont(font)
    top += round(1.15 * line)
    parts = [part for part in (row.here, row.edition, row.asks, row.detail) if part]
    painter.setPen(palette.brightText().color() if row.fault else palette.placeholderText().color())
    detail = QFontMetrics(font).elidedText(" · ".join(parts), Qt.TextElideMode.ElideMiddle, width)
    painter.drawText(QRect(QPoint(left, top), QSize(width, line)), _ONE_LINE, detail)


# -- The window --------------------------------------------------------------------------------------------------------


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
