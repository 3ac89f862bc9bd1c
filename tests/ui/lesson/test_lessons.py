"""The window of a lesson: cases and notes put in order by keys, buttons and mouse; files; what is asked before."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt, QTimer, QUrl
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.document.at_start import named
from bridgetable.rehearsal.lessons.filing import EditedLesson, opened_lesson
from bridgetable.rehearsal.lessons.lesson import (
    CaseFile,
    EmbeddedCase,
    EmbeddedPicture,
    LessonNote,
    LessonPage,
    LessonQuestion,
    PictureFile,
    QuestionChoice,
    ShippedCase,
    file_of,
    picture_form,
)
from bridgetable.table.edition import Edition
from bridgetable.ui.kit.dialogs import TextDialog
from bridgetable.ui.lesson.lessons import UnsavedDialog
from bridgetable.ui.lesson.page_dialogs import OwnQuestionDialog, PageDialog, reworded_lines
from bridgetable.ui.lesson.panel import MOVED_ROW, LessonAction
from bridgetable.ui.lesson.room import LessonRoom
from bridgetable.ui.library.recent_files import open_dropped
from bridgetable.ui.shell.window import Window
from tests.ui.lesson.lesson_files import NOTE, case_file, lesson_file, opened, press, titles
from tests.ui.opened import answer, open_window, shipped_cases_read, work_here
from tests.ui.waiting import settle, until

SHIPPED = ShippedCase("revoke/revoke-42-six-clubs-become-three")


@pytest.fixture(autouse=True)
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    work_here(monkeypatch)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path, cache=shipped_cases_read(tmp_path))


@pytest.fixture
def room(qtbot: QtBot, window: Window, tmp_path: Path) -> LessonRoom:
    return opened(qtbot, window, lesson_file(tmp_path))


def key(room: LessonRoom, which: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(room.lessons.panel.list, which, modifiers)


def choose(room: LessonRoom, at: int) -> None:
    room.lessons.panel.list.setCurrentIndex(room.lessons.panel.list.row_model.index(at))


def cancel() -> None:
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, QDialog)
    dialog.reject()


def test_nothing_of_lessons_is_loaded_before_the_first_one(window: Window) -> None:
    assert window.parts.lessons._room is None


def test_the_list_says_what_each_entry_is_and_which_is_gone(room: LessonRoom) -> None:
    rows = room.lessons.panel.list.row_model.rows
    assert [row.number for row in rows] == ["", "1", "2", "3"]
    assert titles(room.lessons) == [
        "Look at <b>East</b> now",
        "East discards, then finds a spade",
        "gone.case.json",
        "In the file",
    ]
    assert [row.fault for row in rows] == [False, False, True, False] and "gone.case.json is gone" in rows[2].spoken
    assert rows[3].edition == "Laws 1997" and "gone" in rows[2].detail
    room.lessons.panel.grab()


def test_another_language_rewords_everything(window: Window, room: LessonRoom) -> None:
    window.view.choose_language("it")
    panel = room.lessons.panel
    assert panel.title.text() == "Renonce di primavera" and "Est scarta" in titles(room.lessons)[1]
    assert panel.list.row_model.rows[2].detail == "Il file gone.case.json non c'è più."
    panel.title.setText("Altro titolo")
    panel.take_over_typed()
    assert dict(room.lesson.lesson.title) == {"en": "Revokes in spring", "it": "Altro titolo"}


def test_entries_are_moved_by_keys_removed_and_brought_back(room: LessonRoom) -> None:
    before = titles(room.lessons)
    choose(room, 0)
    key(room, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert titles(room.lessons) == [before[1], before[0], *before[2:]] and room.lessons.panel.list.current == 1
    key(room, Qt.Key.Key_Delete)
    assert titles(room.lessons) == [before[1], *before[2:]] and room.lesson.edited.unsaved
    panel = room.lessons.panel
    assert panel.status.isVisible() and panel.isWindowModified()
    QTest.keyClick(panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(panel, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert titles(room.lessons) == before and not room.lesson.edited.unsaved
    QTest.keyClick(panel, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert titles(room.lessons)[0] == before[1]
    choose(room, 3)
    press(panel, LessonAction.UP)
    assert panel.list.current == 2 and not panel.buttons[LessonAction.REDO].isEnabled()


def test_entries_are_dragged(room: LessonRoom, tmp_path: Path) -> None:
    model, before = room.lessons.panel.list.row_model, titles(room.lessons)
    data = model.mimeData([model.index(0)])
    assert data.hasFormat(MOVED_ROW) and model.flags(model.index(0)) & Qt.ItemFlag.ItemIsDragEnabled
    assert model.dropMimeData(data, Qt.DropAction.MoveAction, 3, 0, QModelIndex())
    assert titles(room.lessons) == [before[1], before[2], before[0], before[3]]
    data = model.mimeData([model.index(3)])
    model.dropMimeData(data, Qt.DropAction.MoveAction, 0, 0, QModelIndex())
    assert titles(room.lessons) == [before[3], before[1], before[2], before[0]]
    files = model.mimeData([])
    files.setData(MOVED_ROW, b"")
    files.setUrls([QUrl.fromLocalFile(str(case_file(tmp_path, "dropped.case.json")))])
    model.dropMimeData(files, Qt.DropAction.CopyAction, 1, 0, QModelIndex())
    assert room.lesson.lesson.entries[1] == CaseFile(tmp_path / "dropped.case.json")
    assert not model.dropMimeData(model.mimeData([]), Qt.DropAction.MoveAction, 1, 0, QModelIndex())


def test_the_table_is_added_by_its_file_or_whole(window: Window, room: LessonRoom, tmp_path: Path) -> None:
    panel = room.lessons.panel
    panel.press(LessonAction.TABLE)
    added = room.lesson.lesson.entries[1]
    assert isinstance(added, EmbeddedCase) and added.case.first.deal == window.session.table.deal
    shipped = file_of(SHIPPED)
    window.parts.documents.open_path(str(shipped))
    panel.press(LessonAction.TABLE)
    assert room.lesson.lesson.entries[2] == SHIPPED
    window.session.retitle((("", "Changed"),))
    panel.press(LessonAction.TABLE)
    assert isinstance(room.lesson.lesson.entries[3], EmbeddedCase)


def test_files_and_the_case_of_the_library_are_added(
    qtbot: QtBot, window: Window, room: LessonRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = tmp_path / "board.pbn"
    board.touch()
    paths = [str(case_file(tmp_path, "b.case.json")), str(board), str(case_file(tmp_path, "a.case.json"))]
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (paths, ""))
    choose(room, 3)
    room.lessons.panel.press(LessonAction.FILES)
    assert [entry.path.name for entry in room.lesson.lesson.entries[4:] if isinstance(entry, CaseFile)] == [
        "b.case.json",
        "a.case.json",
    ]
    assert "board.pbn" in room.lessons.panel.status.text()


def test_cases_are_picked_in_the_library_by_enter_several_at_once_and_dragged(
    qtbot: QtBot, window: Window, room: LessonRoom
) -> None:
    lesson, panel = room.lesson, room.lessons.panel
    choose(room, 3)
    panel.press(LessonAction.FROM_LIBRARY)
    library = window.parts.library.panel
    assert library.isVisible() and not library.geometry().intersects(panel.geometry())
    until(qtbot, lambda: len(library.cases.listed) > 3 and library.current is not None)
    QTest.keyClick(library.search, Qt.Key.Key_Return)
    assert library.isVisible() and library.current is not None
    assert file_of(lesson.lesson.entries[4]) == library.current.path
    library.cases.setFocus()
    QTest.keyClick(library.cases, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    chosen = [case.path for case in library.cases.chosen]
    assert len(chosen) == 2
    QTest.keyClick(library.cases, Qt.Key.Key_Return)
    assert [file_of(entry) for entry in lesson.lesson.entries[5:]] == chosen
    dragged = library.cases.row_model.mimeData(library.cases.selectionModel().selectedIndexes())
    model = panel.list.row_model
    assert model.dropMimeData(dragged, Qt.DropAction.CopyAction, 0, 0, QModelIndex())
    assert [file_of(entry) for entry in lesson.lesson.entries[:2]] == chosen
    library.close()
    window.parts.library.open()
    assert not library.picking and library.cases.selectionMode() is QAbstractItemView.SelectionMode.NoSelection
    library.close()


def test_a_page_is_written_with_points_and_a_picture(window: Window, room: LessonRoom, tmp_path: Path) -> None:
    panel, lesson = room.lessons.panel, room.lesson
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    beside, elsewhere = tmp_path / "card.png", tmp_path.parent / f"{tmp_path.name}.bmp"
    assert image.save(str(beside)) and image.save(str(elsewhere))

    def write(dialog: QDialog) -> None:
        assert isinstance(dialog, PageDialog)
        dialog.accept()
        assert dialog.isVisible() and dialog.fault.text(), "there is nothing on it"
        dialog.heading.setText("Revokes")
        dialog.points.setPlainText("first\n\n  second  ")
        dialog.take_file(tmp_path / "none.png")
        assert "none.png" in dialog.fault.text()
        dialog.take_file(beside)
        assert "card.png" in dialog.named_picture.text() and not dialog.fault.text()

    choose(room, 3)
    answer(write)
    panel.press(LessonAction.PAGE)
    assert lesson.lesson.entries[4] == LessonPage(
        (("", "Revokes"),), ((("", "first"),), (("", "second"),)), PictureFile(beside)
    )
    assert "card.png" in panel.list.row_model.rows[4].detail

    def change(dialog: QDialog) -> None:
        assert isinstance(dialog, PageDialog)
        dialog.points.setPlainText("first\nsecond, changed")
        dialog.take_file(elsewhere)

    answer(change)
    panel.press(LessonAction.EDIT)
    page = lesson.lesson.entries[4]
    assert isinstance(page, LessonPage) and page.bullets[1] == (("", "second, changed"),)
    assert isinstance(page.picture, EmbeddedPicture) and picture_form(page.picture.data) == "png"


def test_a_point_keeps_its_other_languages() -> None:
    before = ((("en", "one"), ("it", "uno")), (("en", "two"), ("it", "due")), (("en", "three"), ("it", "tre")))
    assert reworded_lines(before, "en", ["one", "three"]) == (before[0], before[2])
    assert reworded_lines(before, "en", ["one", "new", "two, changed", "three"])[3] == before[2]
    assert reworded_lines(before, "en", ["one", "2", "three"])[1] == (("en", "2"), ("it", "due"))


def test_a_question_of_ones_own_is_written_and_changed(window: Window, room: LessonRoom) -> None:
    panel, lesson = room.lessons.panel, room.lesson

    def write(dialog: QDialog) -> None:
        assert isinstance(dialog, OwnQuestionDialog)
        dialog.question.setText("Who decides?")
        dialog.choices[0][1].setText("The Director")
        dialog.accept()
        assert dialog.isVisible() and "at least 2" in dialog.fault.text()
        dialog.choices[3][1].setText("The players")
        dialog.choices[0][0].setChecked(True)

    choose(room, 3)
    answer(write)
    panel.press(LessonAction.OWN)
    asked = LessonQuestion(
        (("", "Who decides?"),), (QuestionChoice((("", "The Director"),), True), QuestionChoice((("", "The players"),)))
    )
    assert lesson.lesson.entries[4] == asked

    def change(dialog: QDialog) -> None:
        assert isinstance(dialog, OwnQuestionDialog)
        dialog.choices[0][0].setChecked(False)

    answer(change)
    panel.press(LessonAction.EDIT)
    changed = lesson.lesson.entries[4]
    assert isinstance(changed, LessonQuestion) and not changed.is_marked


def test_every_entry_has_a_picture_of_what_the_wall_shows(qtbot: QtBot, window: Window, room: LessonRoom) -> None:
    panel, thumbnails = room.lessons.panel, room.lessons.thumbnails
    entries = room.lesson.lesson.entries
    panel.grab()
    until(qtbot, lambda: all(thumbnails.of(entry) is not None for entry in entries))
    made = [thumbnails.of(entry) for entry in entries]
    assert [picture is not None and picture.isNull() for picture in made] == [False, False, True, False], "one is gone"
    assert made[1] is not None and made[1].height() == panel.list.picture_height


def test_a_note_is_added_and_edited_in_the_language_in_use(window: Window, room: LessonRoom) -> None:
    panel = room.lessons.panel

    def words(text: str) -> None:
        def fill(dialog: QDialog) -> None:
            assert isinstance(dialog, TextDialog)
            dialog.field.setPlainText(text)

        answer(fill)

    choose(room, 3)
    words("Think\nof it")
    press(panel, LessonAction.NOTE)
    assert room.lesson.lesson.entries[4] == LessonNote((("", "Think\nof it"),))
    window.view.choose_language("it")
    choose(room, 0)
    words("Guardate <i>Ovest</i>")
    key(room, Qt.Key.Key_Return)
    assert room.lesson.lesson.entries[0] == LessonNote((*NOTE.text[:1], ("it", "Guardate <i>Ovest</i>")))
    words("x" * 100_001)
    press(panel, LessonAction.EDIT)
    assert panel.status.isVisible() and room.lesson.lesson.entries[0] != NOTE


def test_a_case_has_other_laws_in_the_lesson(window: Window, room: LessonRoom) -> None:
    panel = room.lessons.panel
    choose(room, 0)
    assert not panel.buttons[LessonAction.LAWS].isEnabled()
    choose(room, 1)
    actions = panel.laws.actions()
    assert [action.isChecked() for action in actions] == [True, False, False, False]
    actions[3].trigger()
    entry = room.lesson.lesson.entries[1]
    assert isinstance(entry, CaseFile) and entry.edition is Edition.E2017
    key(room, Qt.Key.Key_Return)
    assert window.session.edition is Edition.E2017 and not window.session.dirty
    assert panel.list.row_model.rows[1].here and panel.list.row_model.rows[1].edition == "Laws 2017"


def test_a_case_that_is_gone_is_told_and_the_table_stays(window: Window, room: LessonRoom) -> None:
    history = window.session.history
    choose(room, 2)
    press(room.lessons.panel, LessonAction.EDIT)
    assert "gone.case.json" in window.parts.caption.plain and window.session.history is history
    choose(room, 3)
    press(room.lessons.panel, LessonAction.EDIT)
    assert window.session.document.opening("en")[0] == "In the file" and not window.session.document.path


def test_saving_opening_and_what_is_asked_before(
    window: Window, room: LessonRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel, first = room.lessons.panel, tmp_path / "spring.lesson.json"
    choose(room, 0)
    key(room, Qt.Key.Key_Delete)
    press(panel, LessonAction.SAVE)
    assert len(opened_lesson(first).lesson.entries) == 3 and not panel.isWindowModified()
    key(room, Qt.Key.Key_Delete)
    QTimer.singleShot(0, cancel)
    press(panel, LessonAction.NEW)
    assert len(room.lesson.lesson.entries) == 2, "cancelled: the lesson stays"
    asked: list[UnsavedDialog] = []

    def discard(dialog: QDialog) -> None:
        assert isinstance(dialog, UnsavedDialog)
        dialog.discards = True
        asked.append(dialog)

    answer(discard)
    press(panel, LessonAction.NEW)
    assert asked and not room.lesson.lesson.entries and panel.nothing.isVisible()
    panel.title.setText("Second")
    second = tmp_path / "second.lesson.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "second"), ""))
    press(panel, LessonAction.SAVE)
    assert opened_lesson(second).lesson.title == (("", "Second"),)
    assert [path.name for path in window.parts.recent.paths][:2] == ["second.lesson.json", "spring.lesson.json"]
    window.parts.recent.open(first)
    assert len(room.lesson.lesson.entries) == 3


def test_a_lesson_is_sent_with_its_cases_in_it(
    room: LessonRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = tmp_path / "sent.lesson.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(whole), ""))
    press(room.lessons.panel, LessonAction.SAVE_WHOLE)
    assert "one case is gone" in room.lessons.panel.status.text()
    kinds = [type(entry) for entry in opened_lesson(whole).lesson.entries]
    assert kinds == [LessonNote, EmbeddedCase, CaseFile, EmbeddedCase] and not room.lesson.edited.unsaved


def test_a_file_that_is_no_lesson_is_refused_in_one_sentence(window: Window, tmp_path: Path) -> None:
    for name, text in (("a", "[]"), ("b", json.dumps({"format": "bridgetable-lesson", "version": 2}))):
        path = tmp_path / f"{name}.lesson.json"
        path.write_text(text, encoding="utf-8")
        assert not window.parts.documents.open_path(str(path))
        assert path.name in window.parts.caption.plain
        assert window.parts.lessons.room.lesson.edited == EditedLesson()


def test_a_lesson_is_dropped_on_the_window_or_named_at_the_start(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    path = str(lesson_file(tmp_path))
    assert named(path, None).file == path
    open_dropped((path,), window.session, window.parts.recent, window.parts.library)
    assert window.parts.lessons.room.lessons.panel.isVisible()
    assert len(window.parts.lessons.room.lesson.lesson.entries) == 4


def test_the_window_shows_files_that_come_and_go(qtbot: QtBot, room: LessonRoom, tmp_path: Path) -> None:
    case_file(tmp_path, "gone.case.json")
    (tmp_path / "spade.case.json").unlink()
    room.lesson.refresh()
    rows = room.lessons.panel.list.row_model
    until(qtbot, lambda: rows.rows[1].fault and not rows.rows[2].fault)


def test_unsaved_edits_come_back_after_a_crash(qtbot: QtBot, tmp_path: Path) -> None:
    first = open_window(qtbot, tmp_path, autosave=True)
    room = opened(qtbot, first, lesson_file(tmp_path))
    choose(room, 0)
    key(room, Qt.Key.Key_Delete)
    settle()
    again = open_window(qtbot, tmp_path, autosave=True)
    again.parts.commands["lesson"].trigger()
    back = again.parts.lessons.room
    assert back.lesson.lesson == room.lesson.lesson and back.lesson.edited.unsaved
    assert back.lessons.panel.isVisible() and len(back.lessons.panel.list.row_model.rows) == 3


def test_with_large_letters_the_window_of_a_lesson_fits_a_small_screen(window: Window, room: LessonRoom) -> None:
    """Its last row of buttons was below the edge of a screen 768 pixels high."""
    window.view.choose_language("it")
    window.resize(1366, 768)
    window.view.change_preferences(zoom=150)
    settle()
    panel = room.lessons.panel
    panel.show()
    assert window.font().pixelSize() >= 18 and panel.minimumSizeHint().height() <= 768 - 30
