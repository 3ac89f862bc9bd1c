"""The window of the library: a search field above, folders on the left, and cases with pictures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSettings, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridgetable.cases.library.cases import LibraryCase
from bridgetable.changes.of_files import Pair, editions_apart, which_editions
from bridgetable.table.text import as_html, in_language
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.dialogs import KeptSize
from bridgetable.ui.kit.plain_text import CutTextDelegate, plain_tip
from bridgetable.ui.kit.row_list import StatusLine
from bridgetable.ui.kit.shared_settings import saved_value
from bridgetable.ui.kit.waiting import ProgressLine
from bridgetable.ui.library.case_collection import CaseCollection
from bridgetable.ui.library.case_commands import BY_SHORTCUT, KEYS, CaseButtons, CaseCommands
from bridgetable.ui.library.case_list import CaseList, CasePictures, PictureStyle
from bridgetable.ui.library.changed_cases import ChangedCases, changed_text, changed_word, without_changed
from bridgetable.ui.library.places import Folder
from bridgetable.ui.library.rows import (
    Found,
    cases_of,
    edition_text,
    found_files,
    laws_text,
    number_found,
    of_those,
    rows_of,
    tag_name,
    teaching_text,
)
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.words.catalogue import Words, refused_line
from bridgetable.words.lawbook import source_line

# -- The list of the folders: all at once, the shipped ones, and the user's own ----------------------------------------


KEY = Qt.ItemDataRole.UserRole


class FolderList(QWidget):
    """The list, with buttons that add a directory and remove it from the list."""

    chosen = Signal(str)
    """The key of the folder chosen; "" for all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._widest = 0
        self._shown: tuple[dict[Folder, int], str, str] | None = None
        self.list = named(QListWidget(self), "library-folders")
        self.list.setSpacing(1)
        self.list.setItemDelegate(CutTextDelegate(self.list))
        self.add = named(QPushButton(self), "library-add")
        self.forget = named(QPushButton(self), "library-forget")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.list, 1)
        for button in (self.add, self.forget):
            button.setAutoDefault(False)
            column.addWidget(button)
        self.list.currentRowChanged.connect(lambda _: self.chosen.emit(self.key))

    @property
    def key(self) -> str:
        """The key of the folder chosen; "" for all."""
        item = self.list.currentItem()
        return str(item.data(KEY)) if item is not None else ""

    def set_texts(self, words: Words) -> None:
        """Sets the texts of the buttons in this language."""
        self._widest = 0
        self.list.setAccessibleName(words.text("library-folders"))
        for button, name in ((self.add, "add"), (self.forget, "forget")):
            button.setText(words.text(f"library-{name}-folder"))
            button.setToolTip(words.text(f"library-{name}-folder-tip"))

    def show_folders(self, counts: Mapping[Folder, int], key: str, words: Words) -> None:
        """Shows each folder with the number of its cases; the one with this key is current."""
        shown = (dict(counts), key, words.language)
        if shown == self._shown:
            return
        self._shown = shown
        self.list.blockSignals(True)
        self.list.clear()
        total = sum(counts.values())
        self._add_folder(words.text("library-all"), total, "", key, words)
        for own in (False, True):
            listed = [(folder, count) for folder, count in counts.items() if folder.own is own]
            if listed:
                self._add_heading(words.text("library-own" if own else "library-shipped"))
            for folder, count in listed:
                tip = str(folder.path) if own else ""
                self._add_folder(folder.name_in(words), count, folder.key, key, words, tip)
        if self.list.currentItem() is None:
            self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self.forget.setVisible(any(folder.added and folder.key == self.key for folder in counts))

    def fit_width(self, most: int) -> None:
        """Sets the width that the names need or have needed before, at most `most` pixels."""
        em = self.fontMetrics().height()
        wanted = max(self._widest, self.list.sizeHintForColumn(0) + 2 * em, self.add.sizeHint().width(), 9 * em)
        self._widest = wanted
        self.setFixedWidth(min(wanted, most))

    def _add_folder(self, name: str, count: int, key: str, chosen: str, words: Words, tip: str = "") -> None:
        item = QListWidgetItem(words.text("library-folder-line", name=name, count=count), self.list)
        item.setData(KEY, key)
        item.setToolTip(plain_tip(tip))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, words.text("library-folder-spoken", name=name, count=count))
        if key == chosen:
            self.list.setCurrentItem(item)

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text, self.list)
        font = QFont(self.list.font())
        font.setBold(True)
        item.setFont(font)
        item.setFlags(Qt.ItemFlag.NoItemFlags)


# -- The details of the current case under the list, with buttons for the same case under other editions ---------------


class Details(QWidget):
    """Title, Laws, story and source of one case, and a button for each edition in which the case exists."""

    edition_wanted = Signal(LibraryCase)
    """The LibraryCase of the case in another edition that the user wants to open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = named(QTextBrowser(self), "library-story")
        self.page.setFrameShape(QFrame.Shape.NoFrame)
        self.page.viewport().setAutoFillBackground(False)
        self.label = QLabel(self)
        self.buttons: list[QPushButton] = []
        self._row = QHBoxLayout()
        self._row.addWidget(self.label)
        self._row.addStretch()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._row)
        column.addWidget(self.page, 1)

    def show_case(
        self,
        case: LibraryCase | None,
        editions: Sequence[LibraryCase],
        on_the_table: LibraryCase | None,
        words: Words,
        changed: Sequence[str] = (),
    ) -> None:
        """Shows this case, and a button for each of its editions; that of the case on the table is disabled.

        `changed` is what is ruled otherwise in it from one edition to the next, a line each.
        """
        for button in self.buttons:
            self._row.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons = []
        several = len(editions) > 1
        self.label.setVisible(several)
        self.label.setText(words.text("library-same-matter"))
        for number, other in enumerate(editions if several else ()):
            self.buttons.append(button := self._button(other, other == on_the_table, words))
            self._row.insertWidget(number + 1, button)
        self.page.setHtml(self._html(case, words, changed) if case is not None else "")
        self.page.setAccessibleName(words.text("library-story"))
        self.page.verticalScrollBar().setValue(0)

    def _button(self, case: LibraryCase, here: bool, words: Words) -> QPushButton:
        edition = edition_text(case, words) or case.name
        label = words.text("library-edition-here", edition=edition) if here else edition
        button = QPushButton(label, self)
        button.setAutoDefault(False)
        button.setEnabled(not here and case.edition is not None)
        button.setFont(self.font())
        button.setToolTip(words.text("library-open-edition", edition=edition))
        button.setAccessibleName(button.toolTip() if not here else label)
        button.clicked.connect(lambda: self.edition_wanted.emit(case))
        return button

    def _html(self, case: LibraryCase, words: Words, changed: Sequence[str]) -> str:
        on = ground_of(self.palette())
        quiet = self.palette().placeholderText().color().name()

        def html(text: str) -> str:
            return rich(text, on)

        title = in_language(case.title, words.language) or case.path.name
        tags = " · ".join(
            filter(None, (edition_text(case, words), laws_text(case), *(tag_name(tag, words) for tag in case.subjects)))
        )
        lines = [f"<p><b>{html(title)}</b></p>"]
        if teaches := teaching_text(case, words):
            lines.append(f"<p>{html(teaches)}</p>")
        lines += [f"<p>{html(line)}</p>" for line in changed]
        if case.error is not None:
            ink = self.palette().brightText().color().name()
            lines.append(f'<p style="color: {ink}"><b>{html(refused_line(words, case.error))}</b></p>')
        if story := in_language(case.story, words.language):
            lines.append(f"<p>{html(story)}</p>")
        if source := source_line(words, case.source):
            lines.append(f'<p style="color: {quiet}">{html(source)}</p>')
        lines.append(f'<p style="color: {quiet}">{html(tags)}</p>' if tags else "")
        lines.append(f'<p style="color: {quiet}">{as_html(case.path.name)}</p>')
        return "".join(lines)


# -- The keys of the search field and of the list of cases, each of which passes on what is meant for the other --------


ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_LIST_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class ListKeys(QObject):
    """Sends arrow keys from the search field to the list, and letters back."""

    opened = Signal()
    """Enter was pressed."""
    deleted = Signal()
    """Delete was pressed in the list."""

    def __init__(self, search: QLineEdit, cases: CaseList, parent: QObject) -> None:
        super().__init__(parent)
        self._search, self._cases = search, cases
        for widget in (search, cases):
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handles the keys of either widget that are not its own."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in ENTER:
            self.opened.emit()
        elif watched is self._search and key in _LIST_KEYS:
            self._cases.keyPressEvent(event)
        elif watched is self._cases and key is Qt.Key.Key_Delete:
            self.deleted.emit()
        elif watched is self._cases and event.text().isprintable() and event.text():
            self._search.setFocus()
            self._search.keyPressEvent(event)
        else:
            return super().eventFilter(watched, event)
        return True


# -- The line that shows how many cases have been read, with a button that stops the reading ---------------------------


class ReadingProgress(ProgressLine):
    """Follows the collection; it is hidden while nothing has to be read."""

    stopped = Signal(int, int)
    """The user has stopped the reading: how many cases have been read, and how many there are."""

    def __init__(self, collection: CaseCollection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._collection = collection
        self.cancelled.connect(self._stop)

    def update_from(self, words: Words) -> None:
        """Shows how far the collection is."""
        read, every = self._counts
        if self._collection.is_reading and read < every:
            self.show_progress(words.text("library-reading", read=read, of=every), read, every)
        else:
            self.hide()

    @property
    def _counts(self) -> tuple[int, int]:
        contents = self._collection.contents
        every = sum(len(folder.names) for folder in contents)
        return every - sum(folder.unread for folder in contents), every

    def _stop(self) -> None:
        self._collection.stop()
        self.stopped.emit(*self._counts)


SIZE = (64, 46)
"""The width and height of the panel, in heights of a letter."""
SHOW_DELAY = 100
"""Milliseconds after which cases that have been read are shown: they come many times a second."""
FOLDER_KEY, SEARCH_KEY, CASE_KEY = "library/folder", "library/search", "library/case"


class LibraryPanel(QDialog):
    """A dialog that is not modal; it is closed by the user or by opening a case."""

    open_wanted = Signal(Path)
    """The path of the case that the user wants to open."""
    booklet_wanted = Signal(tuple)
    """The LibraryCases that are listed, of which the user wants some as a booklet."""
    picked = Signal(tuple)
    """The paths of the cases that the user has picked, while he picks."""

    def __init__(
        self,
        window: QWidget,
        shown: Shown,
        settings: QSettings,
        own_folder: Path | None,
        background: Background,
        cache: Path | None,
    ) -> None:
        super().__init__(window)
        self._window, self._shown, self._settings = window, shown, settings
        self.setObjectName("library")
        self._size = KeptSize(self)
        self.collection = CaseCollection(settings, own_folder, background, cache, self)
        self.pictures = CasePictures(self.may_change, background, self)
        self.search = named(QLineEdit(self, clearButtonEnabled=True), "library-search")
        self.changed = ChangedCases(background, cache, self)
        self.which_changed = named(QToolButton(self), "library-which-changed")
        self.ruling = ProgressLine(self)
        self.folders, self.cases, self.details = FolderList(self), CaseList(self.pictures, self), Details(self)
        self.cases.setObjectName("library-cases")
        self.nothing = named(QLabel(self.cases, wordWrap=True), "library-nothing")
        self.status, self.progress = StatusLine(self), ReadingProgress(self.collection, self)
        self.buttons = CaseButtons(self)
        self._updating = self.picking = False
        self._stopped: Pair | None = None
        self._current_shown: tuple[object, ...] | None = None
        self._folder_key = saved_value(settings, FOLDER_KEY, "")
        self._current_path = Path(saved_value(settings, CASE_KEY, ""))
        self.search.setText(saved_value(settings, SEARCH_KEY, ""))
        self.commands = CaseCommands(self, self.collection, self)
        self._search_timer = QTimer(self, singleShot=True)
        self._read_timer = QTimer(self, singleShot=True, interval=SHOW_DELAY)
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
        above = QHBoxLayout()
        above.addWidget(self.search, 1)
        above.addWidget(self.which_changed)
        column.addLayout(above)
        column.addLayout(body, 1)
        column.addWidget(self.progress)
        column.addWidget(self.ruling)
        column.addWidget(self.status)
        column.addWidget(self.buttons)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _connect(self) -> None:
        commands = self.commands
        for name, do in {
            "open": self.open_current,
            "duplicate": commands.duplicate,
            "rename": commands.rename,
            "trash": commands.trash,
            "booklet": self._want_booklet,
            "close": self.close,
        }.items():
            self.buttons[name].clicked.connect(do)
            if name in BY_SHORTCUT:
                QShortcut(QKeySequence(KEYS[name]), self, do)
        QShortcut(QKeySequence("Ctrl+F"), self, self.search.setFocus)
        QShortcut(QKeySequence("Ctrl+G"), self, self.which_changed.showMenu)
        self.search.textChanged.connect(lambda _: self._search_timer.start(0))
        self._search_timer.timeout.connect(self._show)
        self._read_timer.timeout.connect(self._show_if_visible)
        self.progress.stopped.connect(self._show_stopped)
        self.changed.found.connect(self._show_soon)
        self.ruling.cancelled.connect(self._stop_ruling)
        self.folders.chosen.connect(lambda key: self.choose_folder(self.collection.folder(key)))
        self.folders.add.clicked.connect(commands.add_folder)
        self.folders.forget.clicked.connect(commands.forget_folder)
        self.cases.doubleClicked.connect(lambda _: self.open_current())
        self.cases.selectionModel().currentChanged.connect(self._current_changed)
        self.details.edition_wanted.connect(self._open_edition)
        self.collection.changed.connect(self._show_if_visible)
        self.collection.cases_read.connect(self._show_soon)
        self.collection.failed.connect(commands.show_fault)
        self.pictures.fault_found.connect(self.collection.set_fault)
        list_keys = ListKeys(self.search, self.cases, self)
        list_keys.opened.connect(self.open_current)
        list_keys.deleted.connect(commands.trash)

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
        self._size.give(QSize(SIZE[0] * em, SIZE[1] * em), window.size() - QSize(em, em))
        super().showEvent(event)
        self._size.begin()
        window.installEventFilter(self)
        here = self.on_the_table
        if here is not None and any(folder.path == here.parent for folder in self.collection.folders):
            self._current_path = here
        self._set_texts()
        self.show_status("")
        self.collection.refresh(self._current_path)
        self.search.setFocus()
        self.search.selectAll()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stops drawing pictures, and ruling cases."""
        self.pictures.stop()
        self.changed.look_at(None)
        self.changed.stop()
        self.set_picking(on=False)
        self._window.removeEventFilter(self)
        super().hideEvent(event)
        if not event.spontaneous():
            self._size.end()

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

    def _show_soon(self) -> None:
        """Shows what has been read, but not after each of many files."""
        if not self._read_timer.isActive():
            self._read_timer.start()

    def _show_stopped(self, read: int, every: int) -> None:
        self.show_status(self.words.text("library-stopped", read=read, of=every))

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
        self.cases.set_name(text("library-cases"))
        self.folders.set_texts(self.words)
        self.progress.set_texts(self.words)
        self.ruling.set_texts(self.words)
        self._set_choices()
        self.buttons.set_texts(self.words, picking=self.picking)
        self._set_picture_style()

    def _set_choices(self) -> None:
        """Lists the editions between which something may have changed, each with the word for the search line."""
        text = self.words.text
        menu = self.which_changed.menu() or QMenu(self.which_changed)
        menu.clear()
        for pair in which_editions():
            before, after = map(self.words.year, pair)
            menu.addAction(
                text("library-changed-between", before=before, after=after), partial(self.search_changed, pair)
            )
        menu.addSeparator()
        menu.addAction(text("library-changed-any"), partial(self.search_changed, None))
        self.which_changed.setMenu(menu)
        self.which_changed.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.which_changed.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.which_changed.setText(text("library-which-changed"))
        self.which_changed.setToolTip(text("library-which-changed-tip"))

    def search_changed(self, pair: Pair | None) -> None:
        """Puts the word for what changed between these editions into the search line, in place of another one."""
        rest, _ = without_changed(self.search.text())
        word = changed_word(pair, self.words) if pair is not None else ""
        self.search.setText(" ".join(filter(None, (word, rest))))
        self.search.setFocus()

    def _set_picture_style(self) -> None:
        options = self._shown.options
        self.pictures.set_style(
            PictureStyle(
                self.cases.picture_size,
                self.devicePixelRatioF(),
                options.dark,
                options.four_colours,
                self.words.language,
                options.contrast,
                options.indices,
            )
        )
        self.cases.viewport().update()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        self._read_timer.stop()
        words, written = self.words, self.search.text().strip()
        query, pair = without_changed(written)
        found = found_files(self.collection.contents, query, words)
        told = self._search_changes(found, pair)
        if told is not None:
            found = of_those(found, lambda case: bool(told(case)))
        self._updating = True
        counts = {cases.folder: number_found(names) for cases, names in found}
        self.folders.show_folders(counts, self._folder_key, words)
        self._folder_key = self.folders.key
        self.folders.fit_width(round(self.width() * 0.3))
        rows = rows_of(found, self.folders.key, words, self.on_the_table, query, told)
        self.cases.show_rows(rows, rows.number_of(self._current_path))
        self._updating = False
        self.nothing.setText(words.text("library-nothing" if written else "library-empty"))
        self.nothing.setVisible(not rows and self.collection.complete and not self.changed.left)
        self.nothing.setGeometry(self.cases.viewport().rect())
        self._settings.setValue(SEARCH_KEY, written)
        self.progress.update_from(words)
        self._show_current()

    def _search_changes(self, found: Found, pair: Pair | None) -> Callable[[LibraryCase], str] | None:
        """What is told of those of these cases that two editions rule differently, as far as it is known."""
        if pair is None:
            self.changed.stop()
            self._stopped = None
            self.ruling.hide()
            return None
        if pair != self._stopped:
            self.changed.search(cases_of(found), pair)
        left, of = self.changed.left, self.changed.wanted
        if left:
            text = self.words.text("library-changed-progress", done=of - left, of=of)
            self.ruling.show_progress(text, of - left, of)
        else:
            self.ruling.hide()
        return lambda case: changed_text(self.changed.of(case, pair) or (), pair, self.words)

    def _stop_ruling(self) -> None:
        """Ends the ruling of cases until another search is made; those that are known are listed."""
        self._stopped = without_changed(self.search.text())[1]
        self.changed.stop()
        self._show()

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
            announce(self, row.spoken)

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
        case, here = self.current, self.on_the_table
        on_the_table = self.collection.case(here) if here is not None else None
        changed = self._changed_in(case) if case is not None else ()
        shown = (case, on_the_table, changed, self.words.language)
        self.buttons.enable(chosen=case is not None, own=case is not None and self.may_change(case))
        if case is None or shown != self._current_shown:
            contents = self.collection.contents_of(case.path) if case is not None else None
            editions = contents.in_all_editions(case) if contents is not None and case is not None else ()
            self.details.show_case(case, editions, on_the_table, self.words, changed)
        if self._current_shown is None or self._current_shown[0] != case:
            self.changed.look_at(case)
        self._current_shown = shown

    def _changed_in(self, case: LibraryCase) -> tuple[str, ...]:
        """What this case is ruled otherwise from one edition to the next, as far as that is known."""
        found = ((pair, self.changed.of(case, pair) or ()) for pair in editions_apart())
        return tuple(filter(None, (changed_text(changes, pair, self.words) for pair, changes in found)))

    def may_change(self, case: LibraryCase) -> bool:
        """Returns whether the case is in one of the user's own folders."""
        contents = self.collection.contents_of(case.path)
        return contents is not None and contents.folder.own

    # -- picking cases for something else, as for a lesson ------------------------------------------------------------

    def set_picking(self, *, on: bool) -> None:
        """Has cases picked, several at once where the user likes, instead of one opened."""
        if on is not self.picking:
            self.picking = on
            self.cases.set_several(on)
            self.buttons.set_texts(self.words, picking=on)
            self.buttons["booklet"].setHidden(on)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def open_current(self) -> None:
        """Asks for the current case to be opened, or tells which are picked."""
        if self.picking:
            self.picked.emit(tuple(case.path for case in self.cases.chosen))
        elif self.current is not None:
            self.open_wanted.emit(self.current.path)

    def _open_edition(self, case: LibraryCase) -> None:
        if self.picking:
            self.picked.emit((case.path,))
        else:
            self.open_wanted.emit(case.path)

    def _want_booklet(self) -> None:
        cases = self.cases.listed
        if cases:
            self.booklet_wanted.emit(tuple(cases))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follows the font of the window."""
        if event.type() is QEvent.Type.FontChange:
            self.setFont(self._window.font())
            self._set_picture_style()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles Enter: presses the button that has the focus, else opens the current case."""
        focused = self.focusWidget()
        if Qt.Key(event.key()) not in ENTER:
            super().keyPressEvent(event)
        elif isinstance(focused, QPushButton):
            focused.click()
        else:
            self.open_current()
