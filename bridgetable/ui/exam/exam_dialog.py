"""Taking an exam: the table as it stands, what has happened there, and the question, with nothing that helps."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut, QShowEvent, QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from bridgetable.document.document import Document
from bridgetable.engine.history import START
from bridgetable.rehearsal.exam.conditions import ExamError
from bridgetable.rehearsal.exam.paper import known_blocks
from bridgetable.rehearsal.exam.records import ExamFile
from bridgetable.rehearsal.exam.result import finding_line
from bridgetable.rehearsal.exam.sitting import Given, Sitting
from bridgetable.rehearsal.hiding import asked_at
from bridgetable.reports.page_html import blocks_html
from bridgetable.ui.drawing.suit_symbols import ground_of, rich
from bridgetable.ui.exam.lines import place_line, time_text
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import QuestionDialog
from bridgetable.ui.papers.document_dialog import document_style
from bridgetable.ui.rehearsal.question_view import QuestionView
from bridgetable.ui.rehearsal.told import Given as GivenThere
from bridgetable.ui.session.shown import Shown, ViewOptions
from bridgetable.ui.table.view import TableView
from bridgetable.words.catalogue import Words

HEIGHTS = (430, 250)
"""The heights of the table and of what has happened, in pixels, where a window is as small as may be."""
TURNING = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
"""The keys that turn to another question."""
SECOND = 1000
"""Milliseconds between two looks at the clock."""


class ExamDialog(QDialog):
    """Asks the questions of a sitting; `file` keeps each answer, None where nothing is kept; `now` gives the time.

    It is accepted when the exam has ended, by the candidate or the clock, and rejected when he leaves it as it is.
    """

    def __init__(
        self,
        words: Words,
        options: ViewOptions,
        sitting: Sitting,
        file: ExamFile | None,
        now: Callable[[], datetime],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        named(self, "exam")
        self.words, self.sitting = words, sitting
        self._options, self._file, self._now = options, file, now
        self.setWindowTitle(words.text("exam-of-seed", seed=str(sitting.conditions.seed)))
        self.setWindowFlag(Qt.WindowType.WindowContextHelpButtonHint, False)
        self.at = next(iter(sitting.open_questions), 0)
        """The index of the question that is shown."""
        self.place, self.clock = QLabel(self, wordWrap=True), named(QLabel(self), "exam-clock")
        self.table = TableView(words, self)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.known = QTextBrowser(self, openLinks=False)
        self.known.setAccessibleName(words.text("exam-known"))
        self.finding = QLabel(self, wordWrap=True)
        self.question = QuestionView(self)
        self.question.given.connect(self._give)
        self.all_given = QLabel(words.text("exam-question-done"), self, wordWrap=True)
        self.fault = named(QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText), "fault")
        self.buttons = self._make_buttons()
        for key, by in TURNING.items():
            # What scrolls would take the key otherwise.
            QShortcut(QKeySequence(key), self).activated.connect(partial(self._turn, by))
        self._area = QScrollArea(self)
        self._lay_out()
        self._timer = QTimer(self, interval=SECOND)
        self._timer.timeout.connect(self.look_at_the_clock)
        self._show()

    def _make_buttons(self) -> dict[str, QPushButton]:
        """The buttons, by the ends of the keys of their messages, in the order of the keyboard."""
        does: dict[str, Callable[[], object]] = {
            "confirm": self.question.confirm,
            "unknown": lambda: self._answer(Given()),
            "previous": lambda: self._turn(-1),
            "next": lambda: self._turn(1),
            "end": self.end,
        }
        return {name: self._button(name, do) for name, do in does.items()}

    def _button(self, name: str, do: Callable[[], object]) -> QPushButton:
        button = named(QPushButton(self.words.text(f"exam-do-{name}"), self), f"exam-{name}")
        button.setAutoDefault(False)
        button.clicked.connect(lambda *_: do())
        return button

    def _lay_out(self) -> None:
        left = QSplitter(Qt.Orientation.Vertical, self)
        left.addWidget(self.table)
        left.addWidget(self.known)
        left.setStretchFactor(0, 1)
        left.setSizes(list(HEIGHTS))
        right = QWidget(self)
        column = QVBoxLayout(right)
        column.setContentsMargins(6, 0, 0, 0)
        head = QHBoxLayout()
        head.addWidget(self.place, 1)
        head.addWidget(self.clock)
        column.addLayout(head)
        self._fill_area()
        column.addWidget(self._area, 1)
        column.addWidget(self.fault)
        for names in (("confirm", "unknown"), ("previous", "next", "end")):
            row = QHBoxLayout()
            for name in names:
                row.addWidget(self.buttons[name])
            column.addLayout(row)
        both = QHBoxLayout(self)
        both.setContentsMargins(8, 8, 8, 8)
        both.addWidget(left, 3)
        both.addWidget(right, 2)

    def _fill_area(self) -> None:
        """Puts the question into the area that is scrolled, which follows what is looked at."""
        inside = QWidget(self._area)
        rows = QVBoxLayout(inside)
        rows.setContentsMargins(0, 0, 0, 0)
        for part in (self.finding, self.question, self.all_given):
            rows.addWidget(part)
        rows.addStretch(1)
        self._area.setWidget(inside)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.question.seen.connect(lambda part: self._area.ensureWidgetVisible(part, 0, 8))

    # -- what is shown -------------------------------------------------------------------------------------------------

    def open_over(self, parent: QWidget) -> None:
        """Takes over the letters of the window, and its place on the screen."""
        self.setFont(parent.font())
        self.setGeometry(parent.geometry())
        self._timer.start()

    def _show(self) -> None:
        """Shows the question at which the candidate is, and its next part."""
        sitting, words, question = self.sitting, self.words, self.sitting.exam.questions[self.at]
        history = asked_at(question.history, question.stop, START)
        self.table.follow(None, Shown(history, Document(), False, words, self._options))
        self.known.document().setDefaultStyleSheet(document_style(self.palette()))
        self.known.setHtml(blocks_html(known_blocks(question, words)))
        self.known.moveCursor(QTextCursor.MoveOperation.End)
        self.finding.setVisible(question.finding is not None)
        if question.finding is not None:
            text = finding_line(question.finding, words)
            self.finding.setText(rich(text, ground_of(self.palette())))
        laws = words.text("edition-name", edition=question.edition.value)
        self.place.setText(f"{place_line(sitting, self.at, words)} · {laws}")
        part = sitting.part_of(self.at)
        self.question.setVisible(part is not None)
        self.all_given.setVisible(part is None)
        for name in ("confirm", "unknown"):
            self.buttons[name].setEnabled(part is not None)
        for name in ("previous", "next"):
            self.buttons[name].setEnabled(len(sitting.exam.questions) > 1)
        if part is not None:
            self.question.ask(part, words, question.edition)
            self.question.take_focus()
        else:
            self.buttons["next" if sitting.open_questions else "end"].setFocus()
        self._area.verticalScrollBar().setValue(0)
        self.look_at_the_clock()

    def look_at_the_clock(self) -> None:
        """Shows the time that is left; when there is none the exam ends with what was answered."""
        left = self.sitting.left(self._now())
        self.clock.setText(self.words.text("exam-time-left", time=time_text(left)))
        self.clock.setVisible(left is not None)
        if self.isVisible() and self.sitting.is_over(self._now()):
            self._finish()

    def _turn(self, by: int) -> None:
        """Shows the next question that is open, or the one before; any, where none is open."""
        count = len(self.sitting.exam.questions)
        others = [(self.at + by * step) % count for step in range(1, count)]
        still = set(self.sitting.open_questions)
        self.at = next((each for each in others if each in still), others[0] if others else self.at)
        self._show()

    # -- answers -------------------------------------------------------------------------------------------------------

    def _give(self, given: GivenThere) -> None:
        self._answer(Given(tuple(sorted(given.keys)), given.typed))

    def _answer(self, given: Given) -> None:
        """Keeps an answer to the part that is asked, and goes on to the next part or question."""
        before, self.sitting = self.sitting, self.sitting.answered(self.at, given, self._now())
        if self.sitting is before:
            self.look_at_the_clock()
            return
        self.fault.clear()
        if self._file is not None:
            try:
                self._file.keep(self.sitting.answers[-1])
            except ExamError as refused:
                self.fault.setText(self.words.say(refused.message))
        if self.sitting.part_of(self.at) is None and self.sitting.open_questions:
            self._turn(1)
        else:
            self._show()

    # -- the end -------------------------------------------------------------------------------------------------------

    def end(self) -> None:
        """Ends the exam; while questions are open the candidate is asked first."""
        count = len(self.sitting.open_questions)
        text = self.words.text("end-exam-question", count=count)
        if not count or QuestionDialog("end-exam", self.words, text, self).exec():
            self._finish()

    def _finish(self) -> None:
        if self.sitting.ended is None:
            self._timer.stop()
            self.sitting = self.sitting.finished(self._now())
            ended = self.sitting.ended
            if self._file is not None and ended is not None:
                try:
                    self._file.end(ended)
                except ExamError as refused:
                    self.fault.setText(self.words.say(refused.message))
        self.accept()

    def reject(self) -> None:
        """Leaves the exam as it is, if the candidate agrees: it can be gone on with, and the time goes on."""
        text = self.words.text("leave-exam-question")
        if QuestionDialog("leave-exam", self.words, text, self).exec():
            self._timer.stop()
            super().reject()

    def showEvent(self, event: QShowEvent) -> None:
        """Shows the end of what has happened, once it is known how much there is room for."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self.known.ensureCursorVisible)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Asks before the exam is left."""
        event.ignore()
        self.reject()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answers wherever the focus is."""
        if event.key() == Qt.Key.Key_Escape or self.question.isHidden():
            super().keyPressEvent(event)
        else:
            self.question.handle_key(event)
