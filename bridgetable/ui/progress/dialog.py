"""The progress of the user: a page of what comes back and where the user stands, and what opens it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QEvent, QLineF, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QGuiApplication, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from bridgetable.disk.contents import contents_of
from bridgetable.document.document import DocumentError
from bridgetable.document.saving import write_file
from bridgetable.rehearsal.asked import Answered
from bridgetable.rehearsal.progress import (
    LARGEST,
    LATEST,
    Kept,
    ProgressError,
    ProgressStore,
    Scheduled,
    Tally,
    answers_in,
    as_csv,
    as_json,
    schedule,
)
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.drawing.suit_symbols import is_dark
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog, QuestionDialog, asked_path
from bridgetable.ui.kit.plain_text import CutTextDelegate
from bridgetable.ui.kit.row_list import bold_font
from bridgetable.ui.progress.lines import (
    ComingLine,
    StandingLine,
    coming_lines,
    family_lines,
    law_lines,
    percent,
    report,
    summary,
)
from bridgetable.ui.session.session import Session
from bridgetable.words.catalogue import Words, refused_line

# -- A bar divided by counts -------------------------------------------------------------------------------------------


def divided(width: float, counts: Sequence[int], least: float) -> tuple[tuple[float, float], ...]:
    """The left end and the width of the part of each count, which fill the bar in proportion.

    A part that is not empty is at least so wide, as far as the bar has room for all of them.
    """
    there = sorted((at for at, count in enumerate(counts) if count), key=lambda at: counts[at])
    least = min(least, width / max(1, len(there)))
    widths, room, left = [0.0] * len(counts), width, sum(counts)
    # The smallest first: a part that is widened leaves less to the larger ones.
    for at in there:
        widths[at] = max(least, room * counts[at] / left)
        room, left = room - widths[at], left - counts[at]
    return tuple((sum(widths[:at]), each) for at, each in enumerate(widths))


# -- The tables of the progress: what comes back, and where the user stands, with a bar in each line -------------------


_TALLY = int(Qt.ItemDataRole.UserRole) + 1
_LINE = 1.6
"""The height of a line, in heights of a letter."""
_COUNTS = ("right", "partly", "wrong", "share")
_FILLS = {False: ("#1f6e50", "#ffd666", "#b3261e"), True: ("#3f9a74", "#e0b040", "#e5675c")}
"""The colours of right, in part and wrong, in the light and in the dark."""
_LETTERS = {False: ("#ffffff", "#1b1500", "#ffffff"), True: ("#06120c", "#1b1500", "#180402")}
_PATTERNS = (Qt.BrushStyle.NoBrush, Qt.BrushStyle.BDiagPattern, Qt.BrushStyle.DiagCrossPattern)


class Lines(QTableWidget):
    """A table of lines, one of which is current; `name` is for screen readers."""

    def __init__(self, heads: Sequence[str], name: str, parent: QWidget | None = None) -> None:
        super().__init__(0, len(heads), parent)
        self.setHorizontalHeaderLabels(list(heads))
        self.verticalHeader().hide()
        self.setItemDelegate(CutTextDelegate(self))
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(name)
        for button in self.findChildren(QAbstractButton):
            button.setAccessibleName(name)
        self._set_row_heights()

    def changeEvent(self, event: QEvent) -> None:
        """Makes the lines as high as another font needs."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_row_heights()

    def _set_row_heights(self) -> None:
        self.verticalHeader().setDefaultSectionSize(round(_LINE * self.fontMetrics().height()))

    def fill(self, rows: Sequence[Sequence[QTableWidgetItem]]) -> None:
        """Shows these lines and makes the first one current."""
        self.setRowCount(len(rows))
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                self.setItem(row, column, cell)
        if rows:
            self.setCurrentCell(0, 0)


def _cell(text: str, *, bold: bool = False) -> QTableWidgetItem:
    cell = QTableWidgetItem(text)
    if bold:
        cell.setFont(bold_font(cell.font()))
    return cell


def _number(text: str) -> QTableWidgetItem:
    cell = QTableWidgetItem(text)
    cell.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return cell


class ComingTable(Lines):
    """What comes back, the first first; what is due is in bold type, and says so."""

    HEADS = ("name", "year", "last", "when")

    def __init__(self, words: Words, parent: QWidget | None = None) -> None:
        super().__init__([words.text(f"progress-{each}") for each in self.HEADS], words.text("progress-coming"), parent)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.lines: tuple[ComingLine, ...] = ()

    def show_lines(self, lines: tuple[ComingLine, ...]) -> None:
        """Shows these lines."""
        self.lines = lines
        self.fill([[_cell(text, bold=line.due) for text in line.texts] for line in lines])

    @property
    def chosen(self) -> ComingLine | None:
        """The current line; None where there is none."""
        return self.lines[self.currentRow()] if 0 <= self.currentRow() < len(self.lines) else None


class StandingTable(Lines):
    """How good the answers were, a line for each Law or family: counts, the share, and a bar of both."""

    def __init__(self, words: Words, name: str, parent: QWidget | None = None) -> None:
        heads = [words.text(f"progress-{each}") for each in (name, *_COUNTS, "picture")]
        super().__init__(heads, words.text(f"progress-by-{name}"), parent)
        self._words = words
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self.setItemDelegateForColumn(self.columnCount() - 1, BarDelegate(self))

    def show_lines(self, lines: tuple[StandingLine, ...]) -> None:
        """Shows these lines."""
        self.fill([self._cells(line) for line in lines])

    def _cells(self, line: StandingLine) -> list[QTableWidgetItem]:
        tally, bar = line.tally, QTableWidgetItem()
        bar.setData(_TALLY, tally)
        bar.setData(Qt.ItemDataRole.AccessibleTextRole, line.spoken)
        share = self._words.text("progress-percent", share=percent(tally))
        counts = (str(tally.right), str(tally.partly), str(tally.wrong), share)
        return [_cell(line.name), *(_number(text) for text in counts), bar]


class BarDelegate(QStyledItemDelegate):
    """Paints a tally as a bar: each part has its colour and pattern, its sign and its number."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paints the bar over the background of its line."""
        super().paint(painter, option, index)
        tally = index.data(_TALLY)
        if not isinstance(tally, Tally):
            return
        letter = option.fontMetrics.height()
        box = QRectF(option.rect).adjusted(0.4 * letter, 0.12 * letter, -0.4 * letter, -0.12 * letter)
        counts = (tally.right, tally.partly, tally.wrong)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for kind, (left, width) in enumerate(divided(box.width(), counts, 2.4 * letter)):
            if width:
                part = QRectF(box.left() + left, box.top(), width, box.height())
                _paint_part(painter, part, kind, counts[kind], option.palette)
        painter.restore()


def _paint_part(painter: QPainter, box: QRectF, kind: int, count: int, palette: QPalette) -> None:
    dark = is_dark(palette)
    fill, ink = QColor(_FILLS[dark][kind]), QColor(_LETTERS[dark][kind])
    painter.fillRect(box, fill)
    if _PATTERNS[kind] is not Qt.BrushStyle.NoBrush:
        shade = QColor(ink)
        shade.setAlphaF(0.18)
        painter.fillRect(box, QBrush(shade, _PATTERNS[kind]))
    painter.setPen(QPen(palette.base().color(), 1))
    painter.drawRect(box)
    height, text = box.height(), str(count)
    wide = painter.fontMetrics().horizontalAdvance(text)
    side = 0.5 * height
    sign = QRectF(box.center().x() - (side + 0.3 * side + wide) / 2, box.center().y() - side / 2, side, side)
    plate = sign.adjusted(-0.25 * side, -0.2 * side, 0.55 * side + wide, 0.2 * side)
    painter.fillRect(plate.intersected(box), fill)
    painter.setPen(QPen(ink, max(1.6, height / 11), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLines(_sign(kind, sign))
    beside = QRectF(sign.right() + 0.3 * side, box.top(), wide + 1, height)
    painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, text)


def _sign(kind: int, box: QRectF) -> list[QLineF]:
    """A tick, a tilde of straight lines, or a cross."""
    left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
    x, y, third = box.center().x(), box.center().y(), box.width() / 3
    if kind == 0:
        return [QLineF(left, y, left + third, bottom - 1), QLineF(left + third, bottom - 1, right, top + 1)]
    if kind == 1:
        high, low, first, second = y - box.height() / 5, y + box.height() / 5, x - third / 2, x + third / 2
        return [QLineF(left, low, first, high), QLineF(first, high, second, low), QLineF(second, low, right, high)]
    return [QLineF(left + 1, top + 1, right - 1, bottom - 1), QLineF(left + 1, bottom - 1, right - 1, top + 1)]


# -- The page, and what opens it ---------------------------------------------------------------------------------------


class ProgressDialog(FormDialog):
    """Shows what a store keeps, at the time `now` gives, and changes it; each change is shown at once."""

    rehearsal_wanted = Signal(Scheduled)
    """A Scheduled: what the user wants to rehearse; the dialog has been closed."""

    def __init__(
        self, words: Words, store: ProgressStore, now: Callable[[], datetime], parent: QWidget | None = None
    ) -> None:
        super().__init__("progress", words, parent, only_close=True)
        self._store, self._now = store, now
        self.summary = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.column.addWidget(self.summary)
        self.edition = named(QComboBox(self), "progress-edition")
        self.edition.addItem(words.text("progress-all-editions"), None)
        for each in Edition:
            self.edition.addItem(words.text("edition-name", edition=each.value), each)
        self.weakest = QCheckBox(words.text("progress-weakest"), self)
        self._add_choices()
        self.coming = ComingTable(words, self)
        self.laws, self.families = StandingTable(words, "law", self), StandingTable(words, "family", self)
        self.pages = named(QTabWidget(self), "progress-pages")
        self.pages.setAccessibleName(words.text("progress-title"))
        self._add_pages()
        self.told = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.told.hide()
        self.actions_row = QHBoxLayout()
        self.actions_by_name = {
            name: self._button(name, do)
            for name, do in {
                "copy": self._copy,
                "export": self._export,
                "import": self._import,
                "clear": self._clear,
                "bring-back": self._bring_back,
            }.items()
        }
        self.finish()
        self._lay_out()
        self.edition.currentIndexChanged.connect(self._show_lines)
        self.weakest.toggled.connect(self._show_lines)
        self.coming.itemActivated.connect(self._rehearse)
        self.kept = Kept(())
        self.read()
        self.coming.setFocus()

    # -- the fields ----------------------------------------------------------------------------------------------------

    def _add_choices(self) -> None:
        name = self.words.text("progress-edition")
        label, row = QLabel(name, self), QHBoxLayout()
        label.setBuddy(self.edition)
        self.edition.setAccessibleName(name)
        for each in (label, self.edition, self.weakest):
            row.addWidget(each)
        row.insertSpacing(2, self.fontMetrics().height())
        row.addStretch(1)
        self.column.addLayout(row)

    def _add_pages(self) -> None:
        self.rehearse = QPushButton(self.words.text("progress-rehearse"), self)
        self.rehearse.setAutoDefault(False)
        self.rehearse.clicked.connect(self._rehearse)
        for table, below, key in (
            (self.coming, self.rehearse, "progress-coming"),
            (self.laws, None, "progress-by-law"),
            (self.families, None, "progress-by-family"),
        ):
            page = QWidget(self.pages)
            column = QVBoxLayout(page)
            column.addWidget(table, 1)
            if below is not None:
                column.addWidget(below, 0, Qt.AlignmentFlag.AlignLeft)
            self.pages.addTab(page, self.words.text(key))

    def _button(self, name: str, do: Callable[[], None]) -> QPushButton:
        button = named(QPushButton(self.words.text(f"progress-{name}"), self), f"progress-{name}")
        button.setAutoDefault(False)
        button.clicked.connect(lambda *_: do())
        self.actions_row.addWidget(button)
        return button

    def _lay_out(self) -> None:
        at = self.column.indexOf(self.fault)
        self.column.insertWidget(at, self.pages, 1)
        note = QLabel(self.words.text("progress-latest", count=LATEST), self, wordWrap=True)
        file = self._store.file
        private = (
            self.words.text("progress-private", file=str(file))
            if file is not None
            else self.words.text("progress-private-nowhere")
        )
        self.private = QLabel(private, self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.private.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        for number, widget in enumerate((note, self.private, self.told)):
            self.column.insertWidget(at + 1 + number, widget)
        self.actions_row.addStretch(1)
        self.column.insertLayout(self.column.indexOf(self.buttons), self.actions_row)
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(False)
        self.size_in_letters = (56, 44)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def read(self) -> None:
        """Shows what is kept now, and says what there is to say about its file."""
        try:
            self.kept = self._store.read()
        except ProgressError as refused:
            self.kept = Kept(())
            self.show_fault(refused_line(self.words, refused))
        else:
            self.show_fault("\n".join(self.words.say(message) for message in self.kept.told))
        self._scheduled = schedule(self.kept.answers)
        self.summary.setText(summary(self.words, self.kept.answers))
        there = bool(self.kept.answers)
        for name in ("copy", "export", "clear"):
            self.actions_by_name[name].setEnabled(there)
        back, can_bring_back = self.actions_by_name["bring-back"], self._store.can_bring_back
        back.setEnabled(can_bring_back)
        back.setToolTip("" if can_bring_back else self.words.text("progress-nothing-back"))
        self._show_lines()

    def _show_lines(self) -> None:
        edition, words, answers = self.chosen_edition, self.words, self.kept.answers
        first = self.weakest.isChecked()
        coming = coming_lines(words, self._scheduled, edition, self._now())
        self.coming.show_lines(coming)
        self.rehearse.setEnabled(bool(coming))
        self.laws.show_lines(law_lines(words, answers, edition, weakest_first=first))
        self.families.show_lines(family_lines(words, answers, edition, weakest_first=first))
        due = sum(1 for line in coming if line.due)
        title = words.text("progress-coming-due", count=due) if due else words.text("progress-coming")
        self.pages.setTabText(0, title)

    @property
    def chosen_edition(self) -> Edition | None:
        """The edition whose answers are shown; None for all of them."""
        chosen: Edition | None = self.edition.currentData()
        return chosen

    # -- what is done --------------------------------------------------------------------------------------------------

    def _rehearse(self) -> None:
        line = self.coming.chosen
        if line is not None:
            self.accept()
            self.rehearsal_wanted.emit(line.scheduled)

    def _copy(self) -> None:
        text = report(self.words, self.kept.answers, self._scheduled, self.chosen_edition, self._now())
        QGuiApplication.clipboard().setText(text)
        self._tell("progress-copied")

    def _export(self) -> None:
        words = self.words
        kinds = {words.text(f"progress-export-{kind}"): f".{kind}" for kind in ("json", "csv")}
        file = asked_path(self, words, "progress-export-title", "bridgetable-progress", kinds)
        if file is None:
            return
        answers = self.kept.answers
        try:
            write_file(str(file), as_csv(answers) if file.name.lower().endswith(".csv") else as_json(answers))
        except DocumentError as fault:
            self._refuse(fault)
        else:
            self._tell("progress-exported", count=len(answers), file=file.name)

    def _import(self) -> None:
        words = self.words
        path, _ = QFileDialog.getOpenFileName(
            self,
            words.text("progress-import-title"),
            "",
            f"{words.text('progress-export-json')} (*.json *.jsonl);;{words.text('open-any')} (*)",
        )
        if not path:
            return
        file = Path(path).name
        try:
            added = self._store.include(answers_in(contents_of(Path(path), LARGEST), file))
        except OSError:
            self._refuse(DocumentError(say("file-not-read", file=file)))
        except RefusedError as refused:
            self._refuse(refused)
        else:
            self.read()
            self._tell("progress-imported", count=added, file=file)

    def _clear(self) -> None:
        count = len(self.kept.answers)
        question = self.words.text("clear-progress-question", count=count)
        if QuestionDialog("clear-progress", self.words, question, self).exec():
            self._change("progress-cleared", self._store.clear)

    def _bring_back(self) -> None:
        self._change("progress-brought-back", self._store.bring_back)

    def _change(self, key: str, do: Callable[[], int]) -> None:
        try:
            count = do()
        except ProgressError as refused:
            self._refuse(refused)
        else:
            self.read()
            self._tell(key, count=count)

    def _tell(self, key: str, **blanks: str | int) -> None:
        """Says what has been done."""
        self.told.setText(self.words.text(key, **blanks))
        self.told.show()

    def _refuse(self, refused: RefusedError) -> None:
        self.told.hide()
        self.show_fault(refused_line(self.words, refused))


class Progress(QObject):
    """Keeps answers in a folder, or without one as long as the window is open; `now` gives the time."""

    rehearsal_wanted = Signal(Scheduled)
    """A Scheduled: what the user wants to rehearse again."""

    def __init__(
        self,
        session: Session,
        folder: Path | None,
        window: QWidget,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__(window)
        self._session, self._window, self._now = session, window, now
        self.store = ProgressStore(folder)

    def keep(self, answered: Answered) -> None:
        """Keeps an answer, and says what there is to say about the file."""
        self.keep_all((answered,))

    def keep_all(self, answers: Sequence[Answered]) -> None:
        """Keeps several answers."""
        try:
            for message in self.store.add(answers):
                self._session.tell(message)
        except ProgressError as refused:
            self._session.refuse(refused)

    def open(self) -> None:
        """Opens the page, and rehearses what is wanted there."""
        dialog = ProgressDialog(self._session.words, self.store, self._now, self._window)
        wanted: list[Scheduled] = []
        dialog.rehearsal_wanted.connect(wanted.append)
        dialog.exec()
        for scheduled in wanted:
            self.rehearsal_wanted.emit(scheduled)
