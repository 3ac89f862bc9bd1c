"""The library's own window beside the table: folders at the left, cases with pictures, what is searched for on top."""

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
from bridgetable.ui.library.case_commands import CaseCommands
from bridgetable.ui.library.case_list import CaseList
from bridgetable.ui.library.content.places import Folder
from bridgetable.ui.library.content.rows import found, numbered, rows_of
from bridgetable.ui.library.details import Details
from bridgetable.ui.library.folder_list import FolderList
from bridgetable.ui.library.pictures import Pictures, PictureStyle
from bridgetable.ui.library.status_line import StatusLine
from bridgetable.ui.library.stock import Stock
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.words.catalogue import Words

LETTERS = (64, 46)
"""Its size, in heights of a letter."""
FOLDER, WISH, CASE = "library/folder", "library/search", "library/case"
_TO_THE_LIST = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class LibraryPanel(QDialog):
    """Stays until it is closed or a case is opened; the table behind it can be used all the while."""

    opening = Signal(object)
    """The path of the case that is to be put on the table."""

    def __init__(self, window: QWidget, shown: Shown, settings: QSettings, home: Path | None) -> None:
        super().__init__(window)
        self._window, self._shown, self._settings = window, shown, settings
        self.setObjectName("library")
        self.stock = Stock(settings, home, self)
        self.pictures = Pictures(self.may_change, self)
        self.search = named(QLineEdit(self, clearButtonEnabled=True), "library-search")
        self.folders, self.cases, self.details = FolderList(self), CaseList(self.pictures, self), Details(self)
        self.cases.setObjectName("library-cases")
        self.nothing = named(QLabel(self.cases, wordWrap=True), "library-nothing")
        self.status = StatusLine(self)
        self.buttons = CaseButtons(self)
        self._showing = False
        self._key = str(settings.value(FOLDER, "", type=str))
        self._at = Path(str(settings.value(CASE, "", type=str)))
        self.search.setText(str(settings.value(WISH, "", type=str)))
        self.commands = CaseCommands(self, self.stock, self)
        self._typing = QTimer(self)
        self._typing.setSingleShot(True)
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
        self.search.textChanged.connect(lambda _: self._typing.start(0))
        self._typing.timeout.connect(self._show)
        self.folders.chosen.connect(lambda key: self.choose_folder(self.stock.folder(key)))
        self.folders.add.clicked.connect(commands.add_folder)
        self.folders.forget.clicked.connect(commands.forget_folder)
        self.cases.doubleClicked.connect(lambda _: self.open_current())
        self.cases.selectionModel().currentChanged.connect(self._chosen)
        self.details.edition_wanted.connect(lambda case: self.opening.emit(case.path))
        self.stock.changed.connect(self._show_if_seen)
        self.pictures.blamed.connect(self.stock.blame)
        for widget in (self.search, self.cases):
            widget.installEventFilter(self)

    # -- coming and going ----------------------------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        """The words of the language in use."""
        return self._shown.words

    @property
    def on_the_table(self) -> Path | None:
        """Where the case on the table lies."""
        path = self._shown.document.path
        return Path(path) if path else None

    def showEvent(self, event: QShowEvent) -> None:
        """In letters as large as those of the window, no larger than that window, where it was left."""
        under = self._window
        self.setFont(under.font())
        em = self.fontMetrics().height()
        self.resize(min(LETTERS[0] * em, under.width() - em), min(LETTERS[1] * em, under.height() - em))
        super().showEvent(event)
        under.installEventFilter(self)
        here = self.on_the_table
        if here is not None and any(folder.path == here.parent for folder in self.stock.folders):
            self._at = here
        self._word()
        self.say("")
        self.stock.look()
        self.search.setFocus()
        self.search.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        """Draws nothing while nobody looks."""
        self.pictures.rest()
        self._window.removeEventFilter(self)
        super().hideEvent(event)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Takes up another language, other colours, and which case is on the table."""
        self._shown = after
        if not self.isVisible():
            return
        if changed(before, after, "words"):
            # The last message was in the other language.
            self.say("")
            self._word()
            self._show()
        elif before is not None and before.options.four_colours != after.options.four_colours:
            self._set_picture_style()

    def _show_if_seen(self) -> None:
        if self.isVisible():
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        """Pictures in the colours of the window."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._set_picture_style()
            self._tell_current()

    def _word(self) -> None:
        text = self.words.text
        self.setWindowTitle(text("library-title"))
        self.search.setPlaceholderText(text("library-search"))
        self.search.setAccessibleName(text("library-search"))
        for clearing in self.search.findChildren(QToolButton):
            clearing.setAccessibleName(text("library-clear"))
            clearing.setToolTip(text("library-clear"))
        self.cases.setAccessibleName(text("library-cases"))
        self.nothing.setText(text("library-nothing"))
        self.folders.word(self.words)
        self.buttons.name(self.words)
        self._set_picture_style()

    def _set_picture_style(self) -> None:
        options = self._shown.options
        self.pictures.set_style(PictureStyle(self.cases.picture_size, self.devicePixelRatioF(), options.dark,
                                             options.four_colours, self.words.language))
        self.cases.viewport().update()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        words, wish = self.words, self.search.text().strip()
        stock = tuple((folder, self.stock.cases(folder)) for folder in self.stock.folders)
        stock = found(stock, wish, words)
        self._showing = True
        self.folders.tell(stock, self._key, words)
        self._key = self.folders.key
        self.folders.fit(round(self.width() * 0.3))
        rows = rows_of(stock, self.folders.key, words, self.on_the_table, searching=bool(wish))
        self.cases.tell(rows, numbered(rows, self._at))
        self._showing = False
        self.nothing.setVisible(not rows and self.stock.complete)
        self.nothing.setGeometry(self.cases.viewport().rect())
        self._settings.setValue(WISH, wish)
        self._tell_current()

    def choose_folder(self, folder: Folder | None) -> None:
        """Shows this folder, or all; remembered."""
        self._key = folder.key if folder is not None else ""
        self._settings.setValue(FOLDER, self._key)
        self._show()

    def _chosen(self) -> None:
        """Somebody went to another case."""
        row = self.cases.current
        if not self._showing and row is not None and row.case is not None:
            self.choose(row.case.path)
            self.say("")
            self._tell_current()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, row.spoken))

    def choose(self, path: Path) -> None:
        """Goes to this case as soon as it is there, and remembers it."""
        self._at = path
        self._settings.setValue(CASE, str(path))

    @property
    def current(self) -> LibraryCase | None:
        """The case that is chosen."""
        row = self.cases.current
        return row.case if row is not None else None

    @property
    def folder(self) -> Folder | None:
        """The folder that is chosen; nothing where it is all of them."""
        return self.stock.folder(self._key)

    def say(self, text: str, *, fault: bool = False) -> None:
        """Writes one sentence under the list."""
        self.status.say(text, fault=fault)

    def _tell_current(self) -> None:
        case = self.current
        own = case is not None and self.may_change(case)
        self.buttons.enable(chosen=case is not None, own=own)
        here = self.on_the_table
        editions = in_all_editions(self._beside(case), case) if case is not None else ()
        self.details.tell(case, editions, self.stock.case(here) if here is not None else None, self.words)

    def _beside(self, case: LibraryCase) -> tuple[LibraryCase, ...]:
        folder = self.stock.folder_of(case)
        return self.stock.cases(folder) if folder is not None else ()

    def may_change(self, case: LibraryCase) -> bool:
        """Whether the case lies in a folder of one's own."""
        folder = self.stock.folder_of(case)
        return folder is not None and folder.own

    # -- keys ----------------------------------------------------------------------------------------------------------

    def open_current(self) -> None:
        """The case that is chosen goes on the table."""
        if self.current is not None:
            self.opening.emit(self.current.path)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The keyboard types and goes through the list at the same time; letters stay as large as the window's."""
        if watched is self._window and event.type() is QEvent.Type.FontChange:
            self.setFont(self._window.font())
            self._set_picture_style()
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in _ENTER:
            self.open_current()
        elif watched is self.search and key in _TO_THE_LIST:
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
        """Enter presses the button the keyboard is at, and opens the case from anywhere else."""
        at = self.focusWidget()
        if Qt.Key(event.key()) not in _ENTER:
            super().keyPressEvent(event)
        elif isinstance(at, QPushButton):
            at.click()
        else:
            self.open_current()
