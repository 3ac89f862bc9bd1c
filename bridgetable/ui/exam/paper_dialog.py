"""The dialog that makes the paper of an exam, with its key or without, and saves it."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QWidget

from bridgetable.disk.writing import file_name_of
from bridgetable.rehearsal.exam.conditions import Conditions, ExamError
from bridgetable.rehearsal.exam.making import exam_of
from bridgetable.rehearsal.exam.paper import paper_of
from bridgetable.rehearsal.exam.records import NO_EXAMS
from bridgetable.reports import page
from bridgetable.table.edition import Edition
from bridgetable.ui.exam.conditions_dialog import ExamConditionsDialog
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.papers.printing import save_document
from bridgetable.words.catalogue import Words, refused_line


class ExamPaperDialog(ExamConditionsDialog):
    """Asks what the exam is made from and whether its answers are wanted; `saved` is the file once there is one."""

    def __init__(
        self, words: Words, edition: Edition, seed: int, waiting: Waiting, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, edition, seed, NO_EXAMS, parent, "exam-paper")
        self._waiting = waiting
        self.saved = ""

    def _add_rows(self) -> None:
        self.answers = ChoiceButtons(self)
        self.answers.fill(
            [(self.words.text("exam-paper-with-answers"), True), (self.words.text("exam-paper-without"), False)]
        )
        self.answers.choose(True)
        self.add_row("exam-paper-answers", self.answers)

    def accept(self) -> None:
        """Makes the paper and saves it; the dialog stays where that is not done."""
        try:
            conditions, answers = self.conditions, bool(self.answers.value)
        except ExamError as refused:
            self.show_fault(refused_line(self.words, refused))
            return
        title = self.words.text("exam-of-seed", seed=str(conditions.seed))
        make = partial(
            self._waiting.call,
            self.words.text("waiting-exam"),
            exam_paper,
            conditions,
            self.words.language,
            self.words.indices,
            answers,
            quick=False,
        )
        self.saved = save_document(make, file_name_of(title, "bridgetable"), self)
        if self.saved:
            super().accept()


def exam_paper(conditions: Conditions, language: str, indices: str, answers: bool) -> page.Document:
    """The paper of the exam under these conditions, made where the window does not wait for it."""
    return paper_of(conditions, exam_of(conditions), Words.of(language).with_indices(indices), answers=answers)
