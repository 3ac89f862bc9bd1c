"""The window of the library: a search field above, folders on the left, and cases with pictures."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSplitter,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.cases.library import LibraryCase, in_all_editions
from bridgetable.ui.kit.naming import named
from bridgetable.ui.library.case_buttons import CaseButtons
from bridgetable.ui.library.case_collection import CaseCollection
from bridgetable.ui.library.case_commands import CaseCommands
from bridgetable.ui.library.case_list import CaseList
from bridgetable.ui.library.case_pictures import CasePictures, PictureStyle
from bridgetable.ui.library.content.places import Folder
from bridgetable.ui.library.content.rows import matching_cases, row_number, rows_of
from bridgetable.ui.library.details import Details
from bridgetable.ui.library.folder_list import FolderList
from bridgetable.ui.library.status_line import StatusLine
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.words.catalogue import Words

SIZE = (64, 46)
"""The width and height of the panel, in heights of a letter."""
FOLDER_KEY, SEARCH_KEY, CASE_KEY = "library/folder", "library/search", "library/case"
_LIST_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class LibraryPanel(QDialog):
    """A dialog that is not modal; it is closed by the user or by opening a case."""

    open_wanted = Signal(object)
    """The path of the case that the user wants to open."""

    def __init__(self, window: QWidget, shown: Shown, settings: QSettings, own_folder: Path | None) -> None:
        super().__init__(window)
        self._window, self._shown, self._settings = window, shown, settings
        self.setObjectName("library")
        self.collection = CaseCollection(settings, own_folder, self)
        self.pictures = CasePictures(self.may_change, self)
        self.search = named(QLineEdit(self, clearButtonEnabled=True), "library-search")
        self.folders, self.cases, self.details = FolderList(self), CaseList(self.pictures, self), Details(self)
        self.cases.setObjectName("library-cases")
        self.nothing = named(QLabel(self.cases, wordWrap=True), "library-nothing")
        self.status = StatusLine(self)
        self.buttons = CaseButtons(self)
        self._updating = False
        self._folder_key = str(settings.value(FOLDER_KEY, "", type=str))
        self._current_path = Path(str(settings.value(CASE_KEY, "", type=str)))
        self.search.setText(str(settings.value(SEARCH_KEY, "", type=str)))
        self.commands = CaseCommands(self, self.collection, self)
        self._search_timer = QTimer(self)
        self._search_timer.setSingleShot(True)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        column, body = QVBoxLayout(self), QHBoxLayout()
        split = QSplitter(Qt.Orientation.Vertical, self)
        split.setChildrenCollapsible(False)
        for part, stretch in ((self.cases, 5), (self.details, 2)):
            split.addWidget(part)
            split.setStretchFactor(split.count() - 1, stretch)
        body.addWidget(self.folders)
        body.addWidget(split, 1)
        column.addWidget(self.search)
        column.addLayout(body, 1)
        column.addWidget(self.status)
        column.addWidget(self.buttons)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _connect(self) -> None:
        commands = self.commands
        for name, do in {"open": self.open_current, "duplicate": commands.duplicate, "rename": commands.rename,
                         "trash": commands.trash, "close": self.close}.items():
            self.buttons[name].clicked.connect(do)
        for keys, do in (("Ctrl+D", commands.duplicate), ("F2", commands.rename), ("Ctrl+F", self.search.setFocus)):
            QShortcut(QKeySequence(keys), self, do)
        self.search.textChanged.connect(lambda _: self._search_timer.start(0))
        self._search_timer.timeout.connect(self._show)
        self.folders.chosen.connect(lambda key: self.choose_folder(self.collection.folder(key)))
        self.folders.add.clicked.connect(commands.add_folder)
        self.folders.forget.clicked.connect(commands.forget_folder)
        self.cases.doubleClicked.connect(lambda _: self.open_current())
        self.cases.selectionModel().currentChanged.connect(self._current_changed)
        self.details.edition_wanted.connect(lambda case: self.open_wanted.emit(case.path))
        self.collection.changed.connect(self._show_if_visible)
        self.pictures.fault_found.connect(self.collection.set_fault)
        for widget in (self.search, self.cases):
            widget.installEventFilter(self)

    # -- following the window ------------------------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        """The words of the language in use."""
        return self._shown.words

    @property
    def on_the_table(self) -> Path | None:
        """The path of the case on the table; None when it is not in a file."""
        path = self._shown.document.path
        return Path(path) if path else None

    def showEvent(self, event: QShowEvent) -> None:
        """Adapts to the font and size of the window, goes to the case on the table, and reads the folders again."""
        window = self._window
        self.setFont(window.font())
        em = self.fontMetrics().height()
        self.resize(min(SIZE[0] * em, window.width() - em), min(SIZE[1] * em, window.height() - em))
        super().showEvent(event)
        window.installEventFilter(self)
        here = self.on_the_table
        if here is not None and any(folder.path == here.parent for folder in self.collection.folders):
            self._current_path = here
        self._set_texts()
        self.show_status("")
        self.collection.refresh()
        self.search.setFocus()
        self.search.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stops drawing pictures."""
        self.pictures.stop()
        self._window.removeEventFilter(self)
        super().hideEvent(event)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Updates texts and pictures for another language or other colours."""
        self._shown = after
        if not self.isVisible():
            return
        if changed(before, after, "words"):
            # The last message was in the previous language.
            self.show_status("")
            self._set_texts()
            self._show()
        elif before is not None and before.options.four_colours != after.options.four_colours:
            self._set_picture_style()

    def _show_if_visible(self) -> None:
        if self.isVisible():
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Has the pictures drawn in the colours of another palette."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._set_picture_style()
            self._show_current()

    def _set_texts(self) -> None:
        text = self.words.text
        self.setWindowTitle(text("library-title"))
        self.search.setPlaceholderText(text("library-search"))
        self.search.setAccessibleName(text("library-search"))
        for clearing in self.search.findChildren(QToolButton):
            clearing.setAccessibleName(text("library-clear"))
            clearing.setToolTip(text("library-clear"))
        self.cases.setAccessibleName(text("library-cases"))
        self.nothing.setText(text("library-nothing"))
        self.folders.set_texts(self.words)
        self.buttons.set_texts(self.words)
        self._set_picture_style()

    def _set_picture_style(self) -> None:
        options = self._shown.options
        self.pictures.set_style(PictureStyle(self.cases.picture_size, self.devicePixelRatioF(), options.dark,
                                             options.four_colours, self.words.language))
        self.cases.viewport().update()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        words, query = self.words, self.search.text().strip()
        by_folder = tuple((folder, self.collection.cases(folder)) for folder in self.collection.folders)
        by_folder = matching_cases(by_folder, query, words)
        self._updating = True
        self.folders.show_folders(by_folder, self._folder_key, words)
        self._folder_key = self.folders.key
        self.folders.fit_width(round(self.width() * 0.3))
        rows = rows_of(by_folder, self.folders.key, words, self.on_the_table, searching=bool(query))
        self.cases.show_rows(rows, row_number(rows, self._current_path))
        self._updating = False
        self.nothing.setVisible(not rows and self.collection.complete)
        self.nothing.setGeometry(self.cases.viewport().rect())
        self._settings.setValue(SEARCH_KEY, query)
        self._show_current()

    def choose_folder(self, folder: Folder | None) -> None:
        """Shows this folder, or all for None, and saves the choice."""
        self._folder_key = folder.key if folder is not None else ""
        self._settings.setValue(FOLDER_KEY, self._folder_key)
        self._show()

    def _current_changed(self) -> None:
        """Shows the case to which the user has moved, and announces it to screen readers."""
        row = self.cases.current
        if not self._updating and row is not None and row.case is not None:
            self.choose(row.case.path)
            self.show_status("")
            self._show_current()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, row.spoken))

    def choose(self, path: Path) -> None:
        """Makes this case the current one as soon as it is listed, and saves the choice."""
        self._current_path = path
        self._settings.setValue(CASE_KEY, str(path))

    @property
    def current(self) -> LibraryCase | None:
        """The current case; None when there is none."""
        row = self.cases.current
        return row.case if row is not None else None

    @property
    def folder(self) -> Folder | None:
        """The folder that is chosen; None for all of them."""
        return self.collection.folder(self._folder_key)

    def show_status(self, text: str, *, fault: bool = False) -> None:
        """Shows one sentence under the list; "" hides it."""
        self.status.show_message(text, fault=fault)

    def _show_current(self) -> None:
        case = self.current
        own = case is not None and self.may_change(case)
        self.buttons.enable(chosen=case is not None, own=own)
        here = self.on_the_table
        editions = in_all_editions(self._cases_beside(case), case) if case is not None else ()
        self.details.show_case(case, editions, self.collection.case(here) if here is not None else None, self.words)

    def _cases_beside(self, case: LibraryCase) -> tuple[LibraryCase, ...]:
        folder = self.collection.folder_of(case)
        return self.collection.cases(folder) if folder is not None else ()

    def may_change(self, case: LibraryCase) -> bool:
        """Returns whether the case is in one of the user's own folders."""
        folder = self.collection.folder_of(case)
        return folder is not None and folder.own

    # -- keys ----------------------------------------------------------------------------------------------------------

    def open_current(self) -> None:
        """Asks for the current case to be opened."""
        if self.current is not None:
            self.open_wanted.emit(self.current.path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sends arrow keys from the search field to the list and letters back; follows the font of the window."""
        if watched is self._window and event.type() is QEvent.Type.FontChange:
            self.setFont(self._window.font())
            self._set_picture_style()
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in _ENTER:
            self.open_current()
        elif watched is self.search and key in _LIST_KEYS:
            self.cases.keyPressEvent(event)
        elif watched is self.cases and key is Qt.Key.Key_Delete:
            self.commands.trash()
        elif watched is self.cases and event.text().isprintable() and event.text():
            self.search.setFocus()
            self.search.keyPressEvent(event)
        else:
            return super().eventFilter(watched, event)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Enter: presses the button that has the focus, else opens the current case."""
        focused = self.focusWidget()
        if Qt.Key(event.key()) not in _ENTER:
            super().keyPressEvent(event)
        elif isinstance(focused, QPushButton):
            focused.click()
        else:
            self.open_current()
