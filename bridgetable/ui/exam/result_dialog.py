"""The result of an exam, to read, copy and save."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from bridgetable.disk.writing import file_name_of
from bridgetable.rehearsal.exam.paper import class_sheet, result_document
from bridgetable.rehearsal.exam.records import taken_elsewhere, write_exam
from bridgetable.rehearsal.exam.result import Result, points_text, result_of
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.papers.document_dialog import DocumentDialog
from bridgetable.words.catalogue import Words, refused_line

ENDING = ".jsonl"
"""The ending of the file of an exam that is taken to another computer."""


class ExamResultDialog(DocumentDialog):
    """Shows the points, and each question with what was answered and what is right.

    `results` are those of all who have taken the exam here, this one among them; a button shows their class, and
    another saves the answers for the class sheet on another computer.
    """

    def __init__(
        self, words: Words, result: Result, parent: QWidget | None = None, results: Sequence[Result] = ()
    ) -> None:
        points = words.text("exam-points-of", points=points_text(result.halves), most=points_text(result.most))
        told = words.text("exam-result-points", points=points)
        super().__init__("exam-result", result_document(result, words), words, parent, told)
        self._result, self._results = result, tuple(results) or (result,)
        self.add_button("exam-result-save", self.save)
        self.add_button("exam-result-copy", self.copy)
        self.add_button("exam-result-class", self.show_class)
        self.add_button("exam-result-give", self.save_answers).setToolTip(words.text("exam-result-give-tip"))

    def show_class(self) -> None:
        """Shows who of the class answered what."""
        ClassSheetDialog(self._results, self.words, self).exec()

    def save_answers(self) -> None:
        """Asks where to save the answers, and writes the file; the dialog says what went wrong."""
        # What sets type comes with it, which a result on the screen does not need.
        from bridgetable.ui.papers.printing import asked_file, documents_folder

        words, sitting = self.words, self._result.sitting
        title = " ".join(
            filter(None, (words.text("exam-of-seed", seed=str(sitting.conditions.seed)), sitting.candidate))
        )
        name = documents_folder() / file_name_of(title, "bridgetable")
        path = asked_file(self, words, "exam-result-give", name, (ENDING,), "exam-files")
        if path is None:
            return
        try:
            write_exam(path, sitting)
        except RefusedError as refused:
            self.show_fault(refused_line(words, refused))
        else:
            self.show_fault("")


class ClassSheetDialog(DocumentDialog):
    """Shows the points of all who took an exam, and who gave which answer; those of other computers can be added."""

    def __init__(self, results: Sequence[Result], words: Words, parent: QWidget | None = None) -> None:
        super().__init__("exam-class", class_sheet(results, words), words, parent, words.text("exam-class-explain"))
        self._results = list(results)
        self.add_button("exam-result-save", self.save)
        self.add_button("exam-result-copy", self.copy)
        self.add_button("exam-result-add", self.choose_files)

    def choose_files(self) -> None:
        """Asks for the files of other computers, and adds them."""
        from bridgetable.ui.papers.printing import documents_folder

        words = self.words
        kinds = f"{words.text('exam-files-jsonl')} (*{ENDING})"
        chosen, _ = QFileDialog.getOpenFileNames(self, words.text("exam-result-add"), str(documents_folder()), kinds)
        self.add_files(map(Path, chosen))

    def add_files(self, paths: Iterable[Path]) -> None:
        """Adds the exams in these files, each once; says of which file that cannot be, and why."""
        refused: list[str] = []
        known = [each.sitting for each in self._results]
        for path in paths:
            try:
                sitting = taken_elsewhere(path, known[0].exam)
            except RefusedError as fault:
                refused.append(refused_line(self.words, fault))
                continue
            if sitting not in known:
                known.append(sitting)
                self._results.append(result_of(sitting))
        self.document = class_sheet(self._results, self.words)
        self.page.show_document(self.document)
        self.show_fault("\n".join(refused))
