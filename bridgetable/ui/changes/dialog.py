"""The window of what changed: the clauses, both pages of the chosen one, and the cases in which it shows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from difflib import SequenceMatcher

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from bridgetable.changes.found import Changes, ShownCase, ShownChange
from bridgetable.changes.phrases import Page, change_title, pages, sentences, subject_of_change, summary, without_a_case
from bridgetable.laws.numbers import clause_typed
from bridgetable.table.edition import Edition
from bridgetable.table.text import as_html, in_language
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.kit.row_list import TextList
from bridgetable.words.catalogue import Words

# -- Both pages of a changed clause as one page in two columns, with the words that differ in bold ---------------------


def row_title(row: ShownChange, changes: Changes, words: Words) -> str:
    """The line of a clause in the list: what became of it, what it is about, and how many cases show it."""
    parts = (change_title(row.change, changes, words), subject_of_change(row.change, changes, words))
    title = " – ".join(part for part in parts if part)
    return words.text("changes-line", title=title, cases=len(row.cases)) if row.cases else title


def both_pages(row: ShownChange, changes: Changes, words: Words, rich: Callable[[str], str]) -> str:
    """The pages in HTML, side by side; `rich` makes HTML of a text."""
    before = pages(row.change.before, changes.before, words)
    after = pages(row.change.after, changes.after, words)
    columns = ((changes.before, before, after), (changes.after, after, before))
    width = "width='50%' valign='top'"
    heads = "".join(
        f"<td {width}><h3>{as_html(words.text('edition-name', edition=edition.value))}</h3></td>"
        for edition, _, _ in columns
    )
    cells = "".join(f"<td {width}>{_column(here, there, words, rich)}</td>" for _, here, there in columns)
    return f"<table width='100%' cellpadding='6'><tr>{heads}</tr><tr>{cells}</tr></table>"


def _column(here: Sequence[Page], there: Sequence[Page], words: Words, rich: Callable[[str], str]) -> str:
    if not here:
        return f"<p>{as_html(words.text('changes-no-clause'))}</p>"
    other = " ".join(page.text for page in there)
    numbers = [as_html(words.text("law-number", law=page.number)) for page in here]
    texts = [_marked(page.text, other, words, rich) for page in here]
    return "".join(f"<p><b>{one}</b><br>{text}</p>" for one, text in zip(numbers, texts, strict=True))


def _marked(text: str, other: str, words: Words, rich: Callable[[str], str]) -> str:
    """The text with the words that the other text has not, in this order, in bold."""
    if not text:
        return as_html(words.text("changes-no-page"))
    if not other:
        return rich(text)
    return "".join(f"<b>{part}</b>" if new else part for part, new in _parts(text, other, rich))


def _parts(text: str, other: str, rich: Callable[[str], str]) -> Iterator[tuple[str, bool]]:
    one, two = text.split(" "), other.split(" ")
    for kind, start, end, _, _ in SequenceMatcher(None, one, two, autojunk=False).get_opcodes():
        if end > start:
            yield rich(" ".join(one[start:end])) + " ", kind != "equal"


def case_line(shown: ShownCase, words: Words) -> str:
    """The line of a case: its title, its own edition, and what differs in it."""
    title = in_language(shown.case.title, words.language) or shown.case.name
    told = "; ".join(sentence.rstrip(".") for sentence in sentences(shown.found, words))
    return words.text("changes-case-line", title=title, edition=shown.case.edition.value, told=told)


# -- The window --------------------------------------------------------------------------------------------------------


ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ChangesDialog(FormDialog):
    """Shows what changed between two editions; `chosen` is the case to open, with the edition to rule it under."""

    editions_chosen = Signal(Edition, Edition)
    """Two other editions were chosen: the one before, and the one after."""
    course_wanted = Signal()
    """The course of what is shown is wanted."""

    _done: bool | None = None  # whether every case has been ruled; None before anything is shown

    def __init__(self, words: Words, before: Edition, after: Edition, parent: QWidget | None = None) -> None:
        super().__init__("changes-window", words, parent, only_close=True)
        self.changes = Changes(before, after)
        self.chosen: tuple[ShownCase, Edition] | None = None
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint, True)
        self.setSizeGripEnabled(True)
        self.size_in_letters = (84, 50)
        self.before, self.after = self._edition_box("before", before), self._edition_box("after", after)
        self.law = named(QLineEdit(self), "law")
        self.law.setPlaceholderText(words.text("changes-window-law"))
        self.law.setAccessibleName(words.text("changes-window-law"))
        self.law.setClearButtonEnabled(True)
        self.only_shown = QCheckBox(words.text("changes-window-only-shown"), self)
        self.state = named(QLabel(self), "state")
        self.list = named(TextList(self), "clauses")
        self.list.setAccessibleName(self.windowTitle())
        self.pages = named(QTextBrowser(self), "pages")
        self.pages.setAccessibleName(words.text("changes-window-pages"))
        self.cases = named(TextList(self), "cases")
        self.cases.setAccessibleName(words.text("changes-window-cases"))
        role = QDialogButtonBox.ButtonRole.ActionRole
        self.open_after = self.buttons.addButton("", role)
        self.open_before = self.buttons.addButton("", role)
        self.course = self.buttons.addButton(words.text("changes-window-course"), role)
        self._lay_out()
        self._connect()
        self.law.setFocus()
        self.show_changes(self.changes, done=False)

    def _edition_box(self, name: str, chosen: Edition) -> QComboBox:
        box = named(QComboBox(self), name)
        box.setAccessibleName(self.words.text(f"changes-window-{name}"))
        for edition in Edition:
            box.addItem(self.words.text("edition-name", edition=edition.value), edition)
        box.setCurrentIndex(box.findData(chosen))
        return box

    def _lay_out(self) -> None:
        above = QHBoxLayout()
        for key, field in (("from", self.before), ("to", self.after)):
            above.addWidget(QLabel(self.words.text(f"changes-window-{key}"), self))
            above.addWidget(field)
        above.addSpacing(self.fontMetrics().height())
        above.addWidget(self.law, 1)
        above.addWidget(self.only_shown)
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages, 3)
        column.addWidget(QLabel(self.words.text("changes-window-cases"), self))
        column.addWidget(self.cases, 2)
        parts = QSplitter(Qt.Orientation.Horizontal, self)
        parts.addWidget(self.list)
        parts.addWidget(right)
        parts.setStretchFactor(0, 2)
        parts.setStretchFactor(1, 3)
        parts.setChildrenCollapsible(False)
        self.finish()
        place = self.column.indexOf(self.fault)
        self.column.insertLayout(place, above)
        self.column.insertWidget(place + 1, parts, 1)
        self.column.insertWidget(place + 2, self.state)

    def _connect(self) -> None:
        for box in (self.before, self.after):
            box.activated.connect(lambda *_: self._choose_editions())
        self.law.textChanged.connect(lambda *_: self._list())
        self.only_shown.toggled.connect(lambda *_: self._list())
        self.list.currentRowChanged.connect(lambda *_: self._show_row())
        self.cases.currentRowChanged.connect(lambda *_: self._update_buttons())
        self.cases.itemActivated.connect(lambda *_: self._open(self.changes.after))
        self.cases.installEventFilter(self)
        self.list.itemActivated.connect(lambda *_: self.cases.setFocus())
        self.open_after.clicked.connect(lambda *_: self._open(self.changes.after))
        self.open_before.clicked.connect(lambda *_: self._open(self.changes.before))
        self.course.clicked.connect(lambda *_: self.course_wanted.emit())

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_changes(self, changes: Changes, *, done: bool = True) -> None:
        """Shows these changes; they are `done` when every case has been ruled."""
        self.changes = changes
        self._done = done
        self.course.setEnabled(done)
        self.course.setToolTip("" if done else self.words.text("changes-window-course-later"))
        for button, edition in ((self.open_after, changes.after), (self.open_before, changes.before)):
            name = self.words.text("edition-name", edition=edition.value)
            text = self.words.text("changes-window-open", name=name)
            if button.text().replace("&", "") != text:
                button.setText(text)
        if done:
            self.state.setText(summary(changes, self.words))
        self._list()

    def show_progress(self, done: int, of: int) -> None:
        """Tells how many cases have been ruled under both editions."""
        self.state.setText(self.words.text("changes-window-progress", done=str(done), of=str(of)))

    def _list(self) -> None:
        """Lists the clauses under the number that is typed; the one that was chosen stays so if it is among them."""
        was = self.row.change if self.row is not None else None
        typed = self.law.text().strip()
        number = clause_typed(typed)
        self.list.clear()
        for row in self.changes.rows:
            if (not typed or row.change.is_under(number)) and (row.cases or not self.only_shown.isChecked()):
                item = QListWidgetItem(row_title(row, self.changes, self.words), self.list)
                item.setData(Qt.ItemDataRole.UserRole, row)
        rows = range(self.list.count())
        same = next((at for at in rows if self._row_at(at).change == was), 0)
        self.list.setCurrentRow(same if self.list.count() else -1)
        self._show_row()

    def _row_at(self, at: int) -> ShownChange:
        row = self.list.item(at).data(Qt.ItemDataRole.UserRole)
        assert isinstance(row, ShownChange)
        return row

    @property
    def row(self) -> ShownChange | None:
        """The clause that is chosen in the list; None where none is."""
        return self._row_at(self.list.currentRow()) if self.list.currentItem() is not None else None

    def _show_row(self) -> None:
        row = self.row
        self.cases.clear()
        if row is None:
            self.pages.setHtml(f"<p>{self._rich(self.words.text('changes-window-nothing'))}</p>")
        else:
            self.pages.setHtml(both_pages(row, self.changes, self.words, self._rich))
            for shown in row.cases:
                item = QListWidgetItem(case_line(shown, self.words), self.cases)
                item.setData(Qt.ItemDataRole.UserRole, shown)
            if not row.cases and self._done:
                text = without_a_case(row, self.words) if row.change.rules_otherwise else ""
                item = QListWidgetItem(text, self.cases)
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            elif row.cases:
                self.cases.setCurrentRow(0)
        self._update_buttons()

    @property
    def case(self) -> ShownCase | None:
        """The case that is chosen; None where none is."""
        item = self.cases.currentItem()
        found = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return found if isinstance(found, ShownCase) else None

    def _update_buttons(self) -> None:
        for button in (self.open_after, self.open_before):
            button.setEnabled(self.case is not None)
            button.setToolTip("" if self.case is not None else self.words.text("changes-window-no-case"))

    def _rich(self, text: str) -> str:
        return rich(text, ground_of(self.palette()))

    def changeEvent(self, event: QEvent) -> None:
        """Updates the pages for another palette or font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) and self._done is not None:
            self._show_row()

    # -- what is chosen ------------------------------------------------------------------------------------------------

    def _choose_editions(self) -> None:
        before, after = self.before.currentData(), self.after.currentData()
        same = self.words.text("changes-same", **self.words.years(before, after))
        self.show_fault(same if before is after else "")
        if before is not after:
            self.editions_chosen.emit(before, after)

    def _open(self, edition: Edition) -> None:
        if self.case is not None:
            self.chosen = self.case, edition
            self.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Opens the case under the edition before by Shift and Enter."""
        if watched is self.cases and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            shifted = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            if event.key() in ENTER:
                self._open(self.changes.before if shifted else self.changes.after)
                return True
        return super().eventFilter(watched, event)
