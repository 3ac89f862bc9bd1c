"""The progress of the user: a page of what comes back and where the user stands, and what opens it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
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
    answers_in,
    as_csv,
    as_json,
    schedule,
)
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog, QuestionDialog, asked_path
from bridgetable.ui.progress.lines import coming_lines, family_lines, law_lines, report, summary
from bridgetable.ui.progress.tables import ComingTable, StandingTable
from bridgetable.ui.session.session import Session
from bridgetable.words.catalogue import Words, refused_line


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
