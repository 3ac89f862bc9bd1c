"""Exams in the window: keys alone, no help, the clock, a crash, and the result."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.rehearsal.asked import Aspect, Occasion
from bridgetable.rehearsal.exam.conditions import Source
from bridgetable.rehearsal.exam.records import ExamRecords, write_exam
from bridgetable.rehearsal.exam.result import result_of
from bridgetable.rehearsal.exam.sitting import Given, Sitting
from bridgetable.reports.page_text import text_of
from bridgetable.table.edition import Edition
from bridgetable.ui.exam.conditions_dialog import NewExamDialog
from bridgetable.ui.exam.exam_dialog import ExamDialog
from bridgetable.ui.exam.exams import Exams
from bridgetable.ui.exam.result_dialog import ClassSheetDialog, ExamResultDialog
from bridgetable.ui.kit.dialogs import QuestionDialog
from bridgetable.ui.session.shown import ViewOptions, veiled_view
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.rehearsal.exam.exams import THREE, after, all_right, interrupted, sitting, three
from tests.spread import spread
from tests.ui.opened import open_window
from tests.ui.waiting import settle

EN = Words.of("en", strict=True)


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.minutes = 1.0

    def __call__(self) -> datetime:
        return after(self.minutes)


@pytest.fixture(autouse=True)
def agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Agrees when an exam is closed at the end of a test: nobody is there who could."""
    monkeypatch.setattr(QuestionDialog, "exec", lambda self: True)


def opened(qtbot: QtBot, begun: Sitting, clock: Callable[[], datetime], language: str = "en") -> ExamDialog:
    dialog = ExamDialog(Words.of(language, strict=True), veiled_view(ViewOptions()), begun, None, clock)
    qtbot.addWidget(dialog)
    dialog.resize(1024, 700)
    dialog.show()
    dialog.activateWindow()
    settle()
    return dialog


def press(dialog: ExamDialog, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(dialog.focusWidget() or dialog, key)


def answer_right(dialog: ExamDialog) -> None:
    """Answers the part that is asked, with the keyboard alone."""
    part = dialog.sitting.part_of(dialog.at)
    assert part is not None
    for number, choice in enumerate(part.choices):
        if not choice.right:
            continue
        if part.aspect is Aspect.LAW:
            QTest.keyClicks(dialog.question.field, choice.clause)
            QTest.keyClick(dialog.question.field, Qt.Key.Key_Return)
        else:
            press(dialog, Qt.Key(Qt.Key.Key_1.value + number))
    press(dialog, Qt.Key.Key_Return)


@pytest.mark.parametrize("language", spread(tuple(LANGUAGES), 1, 1))
def test_an_exam_is_taken_with_keys_alone(qtbot: QtBot, language: str) -> None:
    dialog = opened(qtbot, sitting(), Clock(), language)
    assert dialog.minimumSizeHint().width() <= 1024 and dialog.minimumSizeHint().height() <= 700
    while dialog.sitting.open_questions:
        answer_right(dialog)
    assert dialog.all_given.isVisible() and dialog.focusWidget() is dialog.buttons["end"]
    QTest.keyClick(dialog.buttons["end"], Qt.Key.Key_Space)
    result = result_of(dialog.sitting)
    assert dialog.sitting.ended == after(1) and result.halves == result.most


def test_what_is_not_known_is_passed_over_and_other_questions_can_be_turned_to(qtbot: QtBot) -> None:
    dialog = opened(qtbot, sitting(), Clock())
    dialog.buttons["unknown"].click()
    assert dialog.sitting.answers[0].given == Given()
    for at in (1, 2, 0):
        press(dialog, Qt.Key.Key_PageDown)
        assert dialog.at == at
    press(dialog, Qt.Key.Key_PageUp)
    assert dialog.at == 2


def test_nothing_shown_gives_the_case_away(qtbot: QtBot) -> None:
    dialog = opened(qtbot, sitting(), Clock())
    for question in dialog.sitting.exam.questions:
        text = dialog.known.toPlainText() + dialog.windowTitle() + dialog.place.text()
        assert all(title not in text for _, title in question.title)
        dialog.buttons["next"].click()


def test_the_exam_ends_with_what_was_answered_when_the_time_is_over(qtbot: QtBot) -> None:
    clock = Clock()
    dialog = opened(qtbot, sitting(), clock)
    assert dialog.clock.text() == "Time left: 9:00"
    dialog.buttons["unknown"].click()
    clock.minutes = 12
    dialog.look_at_the_clock()
    assert dialog.isHidden() and dialog.sitting.ended == after(10) and len(dialog.sitting.answers) == 1


def test_without_a_limit_there_is_no_clock(qtbot: QtBot) -> None:
    assert opened(qtbot, sitting(replace(THREE, minutes=0)), Clock()).clock.isHidden()


def test_leaving_and_ending_too_soon_are_asked_about(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = opened(qtbot, sitting(), Clock())
    asked: list[str] = []
    monkeypatch.setattr(QuestionDialog, "exec", lambda self: bool(asked.append(self.objectName())))  # type: ignore[func-returns-value]
    press(dialog, Qt.Key.Key_Escape)
    dialog.buttons["end"].click()
    dialog.close()
    assert asked == ["leave-exam", "end-exam", "leave-exam"] and dialog.isVisible()
    monkeypatch.setattr(QuestionDialog, "exec", lambda self: True)
    press(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden() and dialog.sitting.ended is None


# -- the part of the window ------------------------------------------------------------------------------------------


def test_conditions_are_entered_and_what_is_wrong_is_said(qtbot: QtBot) -> None:
    dialog = NewExamDialog(EN, Edition.E2007, 7)
    qtbot.addWidget(dialog)
    assert (dialog.conditions.seed, dialog.conditions.editions) == (7, (Edition.E2007,))
    dialog.seed.setText("x")
    assert "is no number of an exam" in dialog.fault.text()
    dialog.seed.setText("8")
    dialog.laws.setText("64, 50d2 99")
    assert "no Law 99" in dialog.fault.text()
    dialog.laws.setText("law 64, 50d2")
    dialog.families.item(0).setCheckState(Qt.CheckState.Checked)
    dialog.source.setCurrentIndex(1)
    assert not dialog.fault.text() and dialog.conditions.laws == ("50D2", "64")
    assert len(dialog.conditions.families) == 1 and dialog.conditions.source is Source.SHIPPED
    dialog.editions[Edition.E2007].setChecked(False)
    assert dialog.fault.text() == "Choose at least one edition."


def test_an_exam_from_conditions_to_progress(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    monkeypatch.setattr(Exams, "_made", lambda self, conditions: three())
    monkeypatch.setattr(NewExamDialog, "exec", lambda self: True)
    results: list[ExamResultDialog] = []
    monkeypatch.setattr(ExamResultDialog, "exec", lambda self: results.append(self))

    def crash(self: ExamDialog) -> int:
        self.buttons["unknown"].click()
        return 0

    def end(self: ExamDialog) -> int:
        self.buttons["unknown"].click()
        self._finish()
        return 1

    monkeypatch.setattr(ExamDialog, "exec", crash)
    window.parts.commands["exam"].trigger()
    records = ExamRecords(tmp_path / "kept" / "exams")
    (kept,) = interrupted(records)
    assert len(kept.answers) == 1 and not results and not window.parts.study.progress.store.read().answers

    monkeypatch.setattr(ExamDialog, "exec", end)
    monkeypatch.setattr(NewExamDialog, "exec", lambda self: self._reopen() or True)
    window.parts.commands["exam"].trigger()
    (done,) = records.finished()
    assert len(done.answers) == 2 and len(results) == 1 and not interrupted(records)
    answers = window.parts.study.progress.store.read().answers
    assert len(answers) == 2 and {answer.occasion for answer in answers} == {Occasion.EXAM}

    window.parts.commands["exam"].trigger()
    assert len(results) == 2 and len(window.parts.study.progress.store.read().answers) == 2

    # Somebody else takes the same exam: there is a class.
    monkeypatch.setattr(NewExamDialog, "exec", lambda self: True)
    window.parts.commands["exam"].trigger()
    sheets: list[str] = []
    monkeypatch.setattr(ClassSheetDialog, "exec", lambda self: sheets.append(self.page.toPlainText()))
    button = results[-1].findChild(QPushButton, "exam-result-class")
    assert button is not None
    button.click()
    assert len(records.finished()) == 2 and "Class sheet, exam" in sheets[0] and "The whole class" in sheets[0]


def test_answers_of_other_computers_are_added_to_the_class_sheet(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = all_right(sitting()).finished(after(5))
    there = replace(sitting(), candidate="Bruno Verdi").finished(after(7))
    result = ExamResultDialog(EN, result_of(there))
    qtbot.addWidget(result)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "bruno"), ""))
    give = result.findChild(QPushButton, "exam-result-give")
    assert give is not None
    give.click()
    bruno, begun, other = tmp_path / "bruno.jsonl", tmp_path / "begun.jsonl", tmp_path / "other.jsonl"
    write_exam(begun, sitting())
    other.write_bytes(bruno.read_bytes().replace(three().digest.encode(), b"0" * len(three().digest)))
    sheet = ClassSheetDialog([result_of(here)], EN)
    qtbot.addWidget(sheet)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(bruno), str(begun), str(other)], ""))
    add = sheet.findChild(QPushButton, "exam-result-add")
    assert add is not None and "Bruno" not in sheet.page.toPlainText()
    add.click()
    told = sheet.fault.text().splitlines()
    assert len(told) == 2 and "begun.jsonl has not ended" in told[0] and "other.jsonl" in told[1]
    names = sheet.page.toPlainText()
    assert "Anna Rossi" in names and "Bruno Verdi" in names and "Bruno Verdi" in text_of(sheet.document)
    sheet.add_files([bruno, tmp_path / "gone.jsonl"])
    assert sheet.page.toPlainText() == names and "gone.jsonl cannot be read" in sheet.fault.text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_exam_that_cannot_be_read_is_told_where_it_is_looked_for(
    language: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    window.session.set_language(language)
    (tmp_path / "kept" / "exams").mkdir(parents=True)
    (tmp_path / "kept" / "exams" / "exam-1.jsonl").write_bytes(b"\xff\n")
    told: list[str] = []
    monkeypatch.setattr(
        NewExamDialog,
        "exec",
        lambda self: told.extend(label.text() for label in self.findChildren(QLabel, "exam-told")),
    )
    window.parts.commands["exam"].trigger()
    assert told == [Words.of(language).text("exam-unreadable", file="exam-1-damaged-1.jsonl")]


def test_too_few_questions_are_one_sentence(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(qtbot, tmp_path)
    monkeypatch.setattr(NewExamDialog, "exec", lambda self: True)
    monkeypatch.setattr(NewExamDialog, "conditions", replace(THREE, laws=("93",), source=Source.GENERATED))
    monkeypatch.setattr(window.parts.waiting, "call", lambda _, function, *given, quick: function(*given))
    refused: list[object] = []
    window.session.refused.connect(refused.append)
    window.parts.commands["exam"].trigger()
    assert len(refused) == 1


@pytest.mark.parametrize("name", ["result.pdf", "result.html", "result.txt", "result"])
def test_the_result_is_saved_and_copied(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    dialog = ExamResultDialog(EN, result_of(all_right(sitting()).finished(after(4))))
    qtbot.addWidget(dialog)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
    dialog.save()
    data = (tmp_path / (name if "." in name else f"{name}.pdf")).read_bytes()
    assert data.startswith(b"%PDF-") if not name.endswith((".html", ".txt")) else b"Anna Rossi" in data
    dialog.copy()
    assert "Result of exam 7" in QGuiApplication.clipboard().text() and "Anna Rossi" in dialog.page.toPlainText()
