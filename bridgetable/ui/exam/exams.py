"""Exams as a part of the window: from the conditions to the result, and again where one was interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.cards.deal import random_seed
from bridgetable.laws.long_searches import CancelledError
from bridgetable.rehearsal.exam.conditions import Conditions, ExamError
from bridgetable.rehearsal.exam.making import exam_of
from bridgetable.rehearsal.exam.records import NO_EXAMS, ExamFile, ExamRecords, RecordedExam
from bridgetable.rehearsal.exam.result import Result, answers_of, result_of
from bridgetable.rehearsal.exam.sitting import Exam, Sitting
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import ViewOptions, veiled_view

SEEDS = 10**6
"""The seeds that are suggested are smaller: they are read out and typed."""


class Exams(QObject):
    """Opens the dialogs of exams over a window; `folder` is where exams are kept, None where they are not.

    `options` gives how tables are shown, and `now` the time.
    """

    ended = Signal(tuple)
    """An exam has ended: its answers, a tuple of Answered."""

    def __init__(
        self,
        session: Session,
        waiting: Waiting,
        folder: Path | None,
        options: Callable[[], ViewOptions],
        window: QWidget,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__(window)
        self._session, self._waiting, self._options = session, waiting, options
        self._window, self._now = window, now
        self._records = ExamRecords(folder / "exams") if folder is not None else None

    def open(self) -> None:
        """Asks for the conditions of an exam, or for one that is kept, and takes it or shows its result."""
        from bridgetable.ui.exam.conditions_dialog import NewExamDialog

        records = self._records
        kept = records.look() if records is not None else NO_EXAMS
        edition: Edition = self._options().edition
        dialog = NewExamDialog(self._session.words, edition, random_seed() % SEEDS, kept, self._window)
        if not dialog.exec():
            return
        try:
            if dialog.chosen is not None:
                self._reopen(dialog.chosen)
            else:
                self._begin(dialog.conditions, dialog.candidate.text().strip())
        except RefusedError as refused:
            self._session.refuse(refused)
        except CancelledError:
            return

    def make_paper(self) -> None:
        """Asks for the conditions of an exam, and saves it as a paper to hand out."""
        from bridgetable.ui.exam.conditions_dialog import ExamPaperDialog

        edition: Edition = self._options().edition
        words = self._session.words
        dialog = ExamPaperDialog(words, edition, random_seed() % SEEDS, self._waiting, self._window)
        if dialog.exec():
            self._session.tell(say("export-done", file=Path(dialog.saved).name))

    def _begin(self, conditions: Conditions, candidate: str) -> None:
        sitting = Sitting(conditions, self._made(conditions), self._now(), candidate)
        file: ExamFile | None = None
        if self._records is not None:
            try:
                file = self._records.begin(sitting)
            except ExamError as refused:
                self._session.refuse(refused)
        self._take(sitting, file)

    def _reopen(self, kept: RecordedExam) -> None:
        """Goes on with an exam that was interrupted, or shows the result of one that has ended."""
        sitting = kept.sitting(self._made(kept.begun.conditions))
        if sitting.ended is not None or self._records is None:
            self._show_result(sitting)
        else:
            self._take(sitting, self._records.go_on(kept))

    def _made(self, conditions: Conditions) -> Exam:
        """The exam under these conditions, made while the user waits; raises ExamError or CancelledError."""
        return self._waiting.call(self._session.words.text("waiting-exam"), exam_of, conditions, quick=False)

    def _take(self, sitting: Sitting, file: ExamFile | None) -> None:
        """Has the exam taken, and shows its result unless it was left as it is."""
        try:
            taken = self._over(sitting, file) if sitting.is_over(self._now()) else self._asked(sitting, file)
        finally:
            if file is not None:
                file.release()
        if taken.ended is not None:
            self.ended.emit(tuple(answers_of(result_of(taken))))
            self._show_result(taken)

    def _over(self, sitting: Sitting, file: ExamFile | None) -> Sitting:
        """The sitting of an exam whose time was over before it could be gone on with."""
        finished = sitting.finished(self._now())
        if file is not None and finished.ended is not None:
            file.end(finished.ended)
        return finished

    def _asked(self, sitting: Sitting, file: ExamFile | None) -> Sitting:
        from bridgetable.ui.exam.exam_dialog import ExamDialog

        options = replace(veiled_view(self._options()), asking=True)
        dialog = ExamDialog(self._session.words, options, sitting, file, self._now, self._window)
        dialog.open_over(self._window)
        dialog.exec()
        dialog.deleteLater()
        return dialog.sitting

    def _show_result(self, sitting: Sitting) -> None:
        from bridgetable.ui.exam.result_dialog import ExamResultDialog

        ExamResultDialog(self._session.words, result_of(sitting), self._window, tuple(self._class_of(sitting))).exec()

    def _class_of(self, sitting: Sitting) -> Iterator[Result]:
        """The results of all who have taken this exam here, that of this sitting among them."""
        digest = sitting.exam.digest
        taken = self._records.finished() if self._records is not None else ()
        found = [each.sitting(sitting.exam) for each in taken if each.begun.digest == digest]
        yield from map(result_of, found if sitting in found else [sitting, *found])
