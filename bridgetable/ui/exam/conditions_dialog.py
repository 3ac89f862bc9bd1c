"""The dialogs that ask what an exam is made from: to sit it, with those that are kept, and for its paper."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSpinBox,
    QWidget,
)

from bridgetable.laws.numbers import clauses_listed
from bridgetable.rehearsal.asked import family_name
from bridgetable.rehearsal.exam.conditions import MOST_MINUTES, MOST_QUESTIONS, Conditions, ExamError, Source, checked
from bridgetable.rehearsal.exam.making import exam_of
from bridgetable.rehearsal.exam.paper import paper_of
from bridgetable.rehearsal.exam.records import NO_EXAMS, KeptExams, RecordedExam
from bridgetable.rehearsal.exam.sitting import LONGEST_NAME
from bridgetable.reports import page
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import Kind
from bridgetable.ui.exam.lines import kept_line
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.kit.row_list import add_tick, ticks_in
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.papers.printing import save_made_document
from bridgetable.words.catalogue import Words, refused_line


class ConditionsDialog(FormDialog):
    """Asks for a seed, how many questions and minutes, and what they are about."""

    def __init__(self, name: str, words: Words, parent: QWidget | None) -> None:
        super().__init__(name, words, parent)
        self.explain(f"{name}-explain")
        self.size_in_letters = (44, 40)

    def add_conditions(self, edition: Edition, seed: int) -> None:
        """Adds the fields of the conditions; this edition is ticked, and this seed suggested."""
        self.seed = named(QLineEdit(str(seed), self, maxLength=16), "exam-seed")
        self.add_row("new-exam-seed", self.seed)
        self.count = self._number("count", 1, MOST_QUESTIONS, 10)
        self.minutes = self._number("minutes", 0, MOST_MINUTES, 30)
        self.minutes.setSpecialValueText(self.words.text("exam-time", minutes=0))
        self.editions = {each: QCheckBox(each.value, self) for each in Edition}
        self.editions[edition].setChecked(True)
        self._add_editions()
        self.source = named(QComboBox(self), "exam-source")
        for source in Source:
            self.source.addItem(self.words.text(f"exam-source-{source.value}"), source)
        self.add_row("new-exam-source", self.source)
        self.laws = named(QLineEdit(self, maxLength=200), "exam-laws")
        self.laws.setPlaceholderText(self.words.text("new-exam-laws-hint"))
        self.add_row("new-exam-laws", self.laws)
        self.families = named(QListWidget(self), "exam-families")
        self._kinds: list[Kind] = []
        self._add_families()
        self.add_row("new-exam-families", self.families)
        for field in (self.seed, self.laws):
            field.textChanged.connect(self._check)
        for box in self.editions.values():
            box.toggled.connect(self._check)

    def finish(self) -> None:
        """Adds the buttons, and says what is wrong with what is suggested."""
        super().finish()
        self._check()

    # -- the fields ----------------------------------------------------------------------------------------------------

    def _number(self, name: str, least: int, most: int, value: int) -> QSpinBox:
        field = named(QSpinBox(self), f"exam-{name}")
        field.setRange(least, most)
        field.setValue(value)
        self.add_row(f"new-exam-{name}", field)
        return field

    def _add_editions(self) -> None:
        row = QWidget(self)
        boxes = QHBoxLayout(row)
        boxes.setContentsMargins(0, 0, 0, 0)
        for edition, box in self.editions.items():
            box.setAccessibleName(self.words.text("edition-name", edition=edition.value))
            boxes.addWidget(box)
        boxes.addStretch(1)
        self.add_row("new-exam-editions", row)

    def _add_families(self) -> None:
        for name, kind in sorted((family_name(self.words, kind), kind) for kind in Kind):
            add_tick(self.families, name)
            self._kinds.append(kind)

    # -- what is chosen ------------------------------------------------------------------------------------------------

    @property
    def conditions(self) -> Conditions:
        """The conditions as they are entered; raises ExamError."""
        seed = self.seed.text().strip()
        ticked = (kind for kind, on in zip(self._kinds, ticks_in(self.families), strict=True) if on)
        entered = Conditions(
            int(seed) if seed.isdecimal() else -1,
            self.count.value(),
            self.minutes.value(),
            tuple(edition for edition, box in self.editions.items() if box.isChecked()),
            tuple(ticked),
            clauses_listed(self.laws.text()),
            self.source.currentData(),
        )
        return checked(entered)

    def _check(self) -> None:
        try:
            self.conditions  # noqa: B018
        except ExamError as refused:
            self.show_fault(refused_line(self.words, refused))
        else:
            none = not any(box.isChecked() for box in self.editions.values())
            self.show_fault(self.words.text("new-exam-no-edition") if none else "")


# -- An exam that is taken here ----------------------------------------------------------------------------------------


class NewExamDialog(ConditionsDialog):
    """Asks also for the name of the candidate; `seed` is suggested.

    An exam of those that are kept can be chosen instead: `chosen` is that one after the dialog has been accepted.
    """

    def __init__(
        self, words: Words, edition: Edition, seed: int, kept: KeptExams = NO_EXAMS, parent: QWidget | None = None
    ) -> None:
        super().__init__("new-exam", words, parent)
        self.chosen: RecordedExam | None = None
        self._kept, told = kept
        self.candidate = named(QLineEdit(self, maxLength=LONGEST_NAME), "exam-candidate")
        self.add_row("new-exam-candidate", self.candidate)
        self.add_conditions(edition, seed)
        if self._kept:
            self._add_kept()
        for message in told:
            said = QLabel(words.say(message), self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
            self.form.addRow(named(said, "exam-told"))
        self.finish()
        self.candidate.setFocus()

    def _add_kept(self) -> None:
        self.kept = named(QComboBox(self), "exam-kept")
        for each in self._kept:
            key = "exam-interrupted" if each.ended is None else "exam-finished"
            self.kept.addItem(self.words.text(key, exam=kept_line(each, self.words)))
        self.add_row("new-exam-kept", self.kept)
        self.reopen = named(QPushButton(self.words.text("new-exam-reopen"), self), "exam-reopen")
        self.reopen.setAutoDefault(False)
        self.reopen.clicked.connect(self._reopen)
        self.form.addRow(self.reopen)

    def _reopen(self) -> None:
        self.chosen = self._kept[self.kept.currentIndex()]
        self.accept()


# -- The paper of an exam, with its key or without ---------------------------------------------------------------------


class ExamPaperDialog(ConditionsDialog):
    """Asks also whether the answers are wanted, but for no name; `saved` is the file once there is one."""

    def __init__(
        self, words: Words, edition: Edition, seed: int, waiting: Waiting, parent: QWidget | None = None
    ) -> None:
        super().__init__("exam-paper", words, parent)
        self._waiting = waiting
        self.saved = ""
        self.add_conditions(edition, seed)
        self.answers = ChoiceButtons(self)
        self.answers.fill([(words.text("exam-paper-with-answers"), True), (words.text("exam-paper-without"), False)])
        self.answers.choose(True)
        self.add_row("exam-paper-answers", self.answers)
        self.finish()
        self.seed.setFocus()

    def accept(self) -> None:
        """Makes the paper and saves it; the dialog stays where that is not done."""
        try:
            conditions, answers = self.conditions, bool(self.answers.value)
        except ExamError as refused:
            self.show_fault(refused_line(self.words, refused))
            return
        title = self.words.text("exam-of-seed", seed=str(conditions.seed))
        given = (conditions, self.words.language, self.words.indices, answers)
        self.saved = save_made_document(self, self._waiting, "waiting-exam", title, exam_paper, *given)
        if self.saved:
            super().accept()


def exam_paper(conditions: Conditions, language: str, indices: str, answers: bool) -> page.Document:
    """The paper of the exam under these conditions, made where the window does not wait for it."""
    return paper_of(conditions, exam_of(conditions), Words.of(language).with_indices(indices), answers=answers)
