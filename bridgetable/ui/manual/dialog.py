"""The manual in a window of its own: contents, search, the page that is chosen, and the way back."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSettings, Qt, QUrl, Signal
from PySide6.QtGui import QAction, QKeySequence, QShowEvent, QTextCursor
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSplitter,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from bridgetable.reports import page
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.kit.shared_settings import saved_value
from bridgetable.ui.kit.waiting import in_slices
from bridgetable.ui.manual.page_view import LEAST, MOST, STEP, ManualPage
from bridgetable.ui.manual.pages import MANUAL, PICTURES, Page, Visits, anchor_of, pages
from bridgetable.words.catalogue import Words

# -- The contents of the manual: its pages in groups, and the sections of the page that is shown -----------------------


_PAGE, _ANCHOR = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1


class ContentsTree(QTreeWidget):
    """Lists pages under their groups; only the page that is shown has its sections below it."""

    chosen = Signal(str, str)
    """A page was chosen by its file name, and the anchor of a section or ""."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.lines: dict[QTreeWidgetItem, list[QTreeWidgetItem]] = {}
        """The line of each page, in order, with those of its sections."""
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setAccessibleName(words.text("manual-pages"))
        self.currentItemChanged.connect(self._choose)

    def list_pages(self, pages: Iterable[Page]) -> None:
        """Lists these pages, none of them chosen."""
        self.blockSignals(True)
        self.clear()
        self.lines = {}
        group = None
        for each in pages:
            if group is None or group.data(0, _ANCHOR) != each.group:
                group = self._group(each.group)
            line = QTreeWidgetItem(group, [each.title])
            line.setData(0, _PAGE, each.name)
            self.lines[line] = [QTreeWidgetItem(line, [section]) for section in each.sections]
            for below in self.lines[line]:
                below.setData(0, _PAGE, each.name)
                below.setData(0, _ANCHOR, anchor_of(below.text(0)))
        self.clearSelection()
        self.blockSignals(False)

    def _group(self, name: str) -> QTreeWidgetItem:
        group = QTreeWidgetItem(self, [self._words.text(f"manual-group-{name}")])
        group.setData(0, _ANCHOR, name)
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        group.setExpanded(True)
        font = self.font()
        font.setBold(True)
        group.setFont(0, font)
        return group

    def mark(self, name: str, anchor: str = "") -> None:
        """Marks a page, or a section of it, as shown; only its sections are listed."""
        self.blockSignals(True)
        for line, sections in self.lines.items():
            line.setExpanded(line.data(0, _PAGE) == name)
            if line.data(0, _PAGE) == name:
                self.setCurrentItem(next((each for each in sections if each.data(0, _ANCHOR) == anchor), line))
        self.blockSignals(False)

    def _choose(self, line: QTreeWidgetItem | None, _: QTreeWidgetItem | None) -> None:
        if line is not None and line.data(0, _PAGE):
            self.chosen.emit(line.data(0, _PAGE), line.data(0, _ANCHOR) or "")


SIZE = "manual/letters"
"""The setting of the size of the letters, in per cent of those of the window."""
KEYS = {
    "back": ("Alt+Left",),
    "forward": ("Alt+Right",),
    "smaller": ("Ctrl+-",),
    "larger": ("Ctrl++", "Ctrl+="),
    "usual": ("Ctrl+0",),
    "find": ("Ctrl+F",),
    "print": ("Ctrl+P",),
    "save": ("Ctrl+S",),
    "close": ("F1",),
}
"""The keys of what can be done here, by name."""
SIGNS = {"back": "◀", "forward": "▶", "smaller": "A−", "larger": "A+"}


class ManualDialog(FormDialog):
    """The pages of the manual in the language of `words`; a search leaves those in which all its words occur.

    It opens at the page of the file name `first`, or else at the first page of all.
    """

    case_wanted = Signal(str)
    """The path of a case to which a link leads."""

    def __init__(self, words: Words, settings: QSettings, parent: QWidget | None = None, first: str = "") -> None:
        super().__init__("manual", words, parent, only_close=True)
        self._pages = {page.name: page for page in pages(words.language)}
        self._settings, self._visits, self._shown = settings, Visits(), ""
        self._listed: tuple[str, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        self.search = named(QLineEdit(self, clearButtonEnabled=True), "manual-search")
        self.search.setPlaceholderText(words.text("manual-search"))
        self.search.setAccessibleName(words.text("manual-search"))
        self.contents, self.page = ContentsTree(words, self), ManualPage(self)
        self.columns = QSplitter(Qt.Orientation.Horizontal, self)
        self.columns.addWidget(self.contents)
        self.columns.addWidget(self.page)
        self.columns.setStretchFactor(1, 1)
        self._add_actions()
        self.column.addLayout(self._tools())
        self.column.addWidget(self.columns, 1)
        for name in ("print", "save"):
            button = named(QPushButton(words.text(f"manual-{name}"), self, autoDefault=False), f"manual-{name}")
            button.clicked.connect(self._actions[name].trigger)
            self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self.finish()
        # Enter in the search goes on to the next place where it is found; it must not close the manual.
        close = self.buttons.button(self.buttons.StandardButton.Close)
        close.setDefault(False)
        close.setAutoDefault(False)
        self.size_in_letters, self.least_in_letters = (72, 46), (30, 24)
        self.search.textChanged.connect(lambda _: self._filter())
        self.search.returnPressed.connect(self.find_next)
        self.contents.chosen.connect(self._go_to)
        self.page.anchorClicked.connect(self._follow)
        self.page.turned.connect(self.turn)
        self.page.resized.connect(self.resize_letters)
        self._list_pages()
        self._go_to(first if first in self._pages else next(iter(self._pages)))
        self.contents.setFocus()

    def _add_actions(self) -> None:
        does: dict[str, Callable[[], object]] = {
            "back": lambda: self.turn(-1),
            "forward": lambda: self.turn(1),
            "smaller": lambda: self.resize_letters(-1),
            "larger": lambda: self.resize_letters(1),
            "usual": lambda: self.resize_letters(0),
            "find": self._focus_search,
            "print": self.print,
            "save": self.save,
            "close": self.close,
        }
        self._actions = {name: QAction(self.words.text(f"manual-{name}"), self) for name in KEYS}
        for name, action in self._actions.items():
            action.setShortcuts([QKeySequence(keys) for keys in KEYS[name]])
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{action.text()} ({keys})")
            action.triggered.connect(lambda *_, do=does[name]: do())
            self.addAction(action)

    def _tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        for name in ("back", "forward", "", "smaller", "larger"):
            if not name:
                row.addWidget(self.search, 1)
                continue
            button = named(QToolButton(self), f"manual-{name}")
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._actions[name].setIconText(SIGNS[name])
            button.setDefaultAction(self._actions[name])
            button.setAccessibleName(self._actions[name].text())
            row.addWidget(button)
        return row

    def showEvent(self, event: QShowEvent) -> None:
        """The page is laid out for the letters and the width that the dialog has now."""
        super().showEvent(event)
        left = 17 * self.fontMetrics().height()
        self.columns.setSizes([left, max(self.width() - left, left)])
        self.page.set_size(self._percent)

    # -- the page ------------------------------------------------------------------------------------------------------

    @property
    def shown(self) -> Page | None:
        """The page that is shown, if any has all that is searched for."""
        return self._pages.get(self._shown)

    def open_page(self, name: str, anchor: str = "") -> None:
        """Shows the page with this file name from this heading on, whatever is searched for."""
        if name in self._pages:
            if name not in self._listed:
                self.search.clear()
            self._go_to(name, anchor)

    def turn(self, by: int) -> None:
        """Shows the page that was read before (-1), or the one that was left for it (1), as far down as it was."""
        if self._visits.can_turn(by):
            visit = self._visits.turn(by, self.page.verticalScrollBar().value())
            if visit.name not in self._listed:
                self.search.clear()
            self._show(visit.name)
            self.page.verticalScrollBar().setValue(visit.scrolled)

    def _go_to(self, name: str, anchor: str = "") -> None:
        self._visits.go_to(name, self.page.verticalScrollBar().value())
        self._show(name, anchor)

    def _show(self, name: str, anchor: str = "") -> None:
        page = self._pages.get(name)
        if name != self._shown or page is None:
            self._shown = name
            self.page.setAccessibleName(page.title if page is not None else self.words.text("manual-title"))
            self.page.show_text(page.text if page is not None else "")
        self.contents.mark(name, anchor)
        self._actions["back"].setEnabled(self._visits.can_turn(-1))
        self._actions["forward"].setEnabled(self._visits.can_turn(1))
        if self.search.text() and not anchor:
            self.find_next()
        else:
            self.page.show_heading(anchor)

    # -- search --------------------------------------------------------------------------------------------------------

    def find_next(self) -> None:
        """Marks the next place of the page where what is searched for stands, the first one after the last.

        Where the words do not stand together, the first of them is marked.
        """
        words = self.search.text().split()
        for wanted in (" ".join(words), *words[:1]):
            if self.page.find(wanted):
                return
            place = self.page.textCursor()
            self.page.moveCursor(QTextCursor.MoveOperation.Start)
            if self.page.find(wanted):
                return
            self.page.setTextCursor(place)

    def _focus_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def _list_pages(self) -> None:
        """Lists the pages that have all that is searched for."""
        found = [page for page in self._pages.values() if page.contains(self.search.text())]
        self._listed = tuple(page.name for page in found)
        self.contents.list_pages(found)

    def _filter(self) -> None:
        self._list_pages()
        self.show_fault("" if self._listed else self.words.text("manual-nothing"))
        if not self._listed:
            self._show("")
        elif self._shown in self._listed:
            self._show(self._shown)
        else:
            self._go_to(self._listed[0])

    # -- letters and links ---------------------------------------------------------------------------------------------

    @property
    def _percent(self) -> int:
        return max(LEAST, min(MOST, saved_value(self._settings, SIZE, 100)))

    def resize_letters(self, by: int) -> None:
        """Shows larger letters (1), smaller ones (-1), or the usual ones (0), and remembers it."""
        self._settings.setValue(SIZE, max(LEAST, min(MOST, self._percent + STEP * by)) if by else 100)
        self.page.set_size(self._percent)

    def _follow(self, link: QUrl) -> None:
        """Opens a page of the manual or a case that comes with the program; no other link is followed.

        Links are written from a folder of the manual; it does not matter which.
        """
        if not link.isRelative():
            return
        name, inside = link.path().rpartition("/")[2], (PICTURES / link.path()).resolve()
        if inside.suffix == ".json" and inside.is_file() and (MANUAL.parent / "cases").resolve() in inside.parents:
            self.case_wanted.emit(str(inside))
        elif name or link.fragment():
            self.open_page(name or self._shown, link.fragment())

    # -- paper ---------------------------------------------------------------------------------------------------------

    def print(self) -> None:
        """Shows all pages as they will be printed, and prints them from there."""
        from bridgetable.ui.papers.printing import show_preview_over

        show_preview_over(self, self._document)

    def save(self) -> None:
        """Asks for a file and writes all pages there: as pages to print, a page of the web, or text."""
        from bridgetable.ui.papers.printing import save_document

        save_document(self._document, self.words.text("manual-file"), self)

    def _document(self) -> page.Document:
        """All pages as a document; raises CancelledError if the user cancels."""
        from bridgetable.ui.manual.paper import making_manual

        return in_slices(making_manual(self.words), self.words, self)
