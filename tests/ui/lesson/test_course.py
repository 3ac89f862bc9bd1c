"""A lesson given on the wall: with one key alone, questions, hands, answers; nothing is given away before."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.rehearsal.lessons.lesson import (
    Lesson,
    LessonNote,
    LessonPage,
    LessonQuestion,
    QuestionChoice,
    ShippedCase,
)
from bridgetable.rehearsal.lessons.poll import LessonRun
from bridgetable.rehearsal.lessons.poll import sheet as sheet_of
from bridgetable.reports.page_text import text_of
from bridgetable.table.text import in_language
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom
from bridgetable.ui.lesson.hands import HandsRow
from bridgetable.ui.lesson.page_dialogs import QuestionsDialog, SpotQuestionDialog
from bridgetable.ui.lesson.panel import LessonAction
from bridgetable.ui.lesson.room import LessonRoom
from bridgetable.ui.lesson.sheet_dialog import SheetDialog
from bridgetable.ui.papers.printing import PrintPreview
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wall.statements import StatementKind
from bridgetable.ui.wall.wall import Wall
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_number
from tests.ui.lesson.lesson_files import click_on, lesson_file, opened, press, type_keys
from tests.ui.opened import answer, open_window, said, work_here
from tests.ui.waiting import settle, until


@pytest.fixture(autouse=True)
def read_here(monkeypatch: pytest.MonkeyPatch) -> None:
    work_here(monkeypatch)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    window = open_window(qtbot, tmp_path, autosave=True)
    yield window
    window.parts.presentation.set_on(False)


@pytest.fixture
def room(qtbot: QtBot, window: Window, tmp_path: Path) -> LessonRoom:
    return opened(qtbot, window, lesson_file(tmp_path))


def started(window: Window, room: LessonRoom) -> Wall:
    """The wall, on the first page of the lesson."""
    press(room.lessons.panel, LessonAction.START)
    wall = window.parts.presentation.wall
    assert wall is not None
    settle()
    return wall


def to_the_question(wall: Wall, room: LessonRoom) -> AskedOfRoom:
    """Clicks until the room is asked something."""
    for _ in range(40):
        if room.course.now is not None:
            return room.course.now
        click_on(wall)
    raise AssertionError("nothing is asked")


def everything_on(wall: Wall) -> str:
    """All that the room can read: every page, the strip, the plates, the title of the window."""
    pages = [page.text for page in wall._pages]
    return "\n".join([*pages, wall.strip.accessibleName(), wall.table.accessibleDescription(), wall.windowTitle()])


def test_the_whole_lesson_with_one_key(window: Window, room: LessonRoom) -> None:
    wall = started(window, room)
    pages, kinds = [said(wall)], [StatementKind.SLIDE]
    asked: list[str] = []
    for _ in range(120):
        click_on(wall)
        assert wall.page is not None
        pages.append(said(wall))
        kinds.append(wall.page.kind)
        now = room.course.now
        if now is not None and not now.revealed:
            asked.append(window.session.words.say(now.asked.question))
        if pages[-1] == "End of the lesson.":
            break
    assert pages[0] == "Revokes in spring Raise your hands."
    assert pages[1] == "Look at <b>East</b> now" and kinds[1] is StatementKind.SLIDE
    assert pages[2].startswith("Case 1 of 3") and pages[-1] == "End of the lesson."
    assert any(page.startswith("Case 3 of 3") for page in pages), "a case that is gone is passed over"
    assert "What happened?" in asked and "Under which Law?" in asked
    click_on(wall)
    assert said(wall) == "End of the lesson."
    assert len(room.course.run.polls) >= 4 and not room.course.counted


OWN = LessonQuestion(
    (("en", "Who may ask?"), ("it", "Chi può chiedere?")),
    (
        QuestionChoice((("", "Declarer"),), True),
        QuestionChoice((("", "A kibitzer"),)),
        QuestionChoice((("en", "A defender"), ("it", "Un difensore")), True),
    ),
)
OPINION = LessonQuestion((("", "Do you like !S?"),), (QuestionChoice((("", "Yes"),)), QuestionChoice((("", "No"),))))
HEADED = LessonPage((("", "Revokes"),), ((("", "Law 61"),), (("", "Law 62"),)))


def test_pages_and_questions_of_ones_own_on_the_wall(window: Window, room: LessonRoom) -> None:
    room.lesson.edit(Lesson(entries=(HEADED, OWN, OPINION, LessonNote((("", "Thanks"),)))))
    wall = started(window, room)
    assert said(wall) == "Revokes Law 61 Law 62"
    assert room.course.coming == "question: Who may ask?"
    click_on(wall)
    now, course = room.course.now, room.course
    assert now is not None and not now.revealed and course.coming == "the answer"
    assert said(wall) == "Who may ask? 1 Declarer. 2 A kibitzer. 3 A defender"
    assert "✓ 1, 3" in course.answers
    type_keys(wall, "7 2 11")
    click_on(wall)
    assert "1 Declarer (7) ✓. 2 A kibitzer (2). 3 A defender (11) ✓" in said(wall)
    click_on(wall)
    assert said(wall) == "Do you like ♠? 1 Yes. 2 No"
    click_on(wall)
    assert said(wall) == "Thanks", "where nothing is right, nothing is marked"
    click_on(wall, Qt.Key.Key_PageUp)
    click_on(wall, Qt.Key.Key_PageUp)
    assert "✓" in said(wall), "the same way back"
    click_on(wall, Qt.Key.Key_PageUp)
    assert "✓" not in said(wall) and "(7)" in said(wall)
    click_on(wall, Qt.Key.Key_PageUp)
    assert said(wall) == "Revokes Law 61 Law 62"
    sheet = text_of(sheet_of(course.run, (), Words.of("it")))
    assert "Domande del docente" in sheet and "Chi può chiedere?" in sheet and "Un difensore" in sheet


def test_a_question_of_ones_own_that_is_changed_while_it_is_asked(window: Window, room: LessonRoom) -> None:
    room.lesson.edit(Lesson(entries=(HEADED, OWN)))
    wall = started(window, room)
    click_on(wall)
    room.lesson.edit(room.lesson.lesson.replacing(1, OPINION))
    settle()
    assert said(wall).startswith("Do you like ♠?")
    room.lesson.edit(room.lesson.lesson.without(1))
    settle()
    assert room.course.now is None and said(wall) == "Revokes Law 61 Law 62"


def ask_on_the_spot(window: Window, question: str, *choices: str, keep: bool = False) -> None:
    """Types a question of one's own with its choices, of which those with a tick are right, and presses Enter."""

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, SpotQuestionDialog)
        dialog.question.setText(question)
        for (tick, line), text in zip(dialog.choices, choices, strict=False):
            line.setText(text.removeprefix("✓"))
            tick.setChecked(text.startswith("✓"))
        dialog.keep.setChecked(keep)
        dialog.refresh()
        QTest.keyClick(dialog.choices[0][1], Qt.Key.Key_Return)
        assert dialog.result() == QDialog.DialogCode.Accepted

    answer(fill)
    window.parts.commands["ask-own"].trigger()
    settle()


def test_a_question_typed_on_the_spot_comes_next_and_then_what_was_asked_before(
    window: Window, room: LessonRoom
) -> None:
    assert not window.parts.commands["ask-own"].isEnabled()
    wall = started(window, room)
    before = to_the_question(wall, room)
    type_keys(wall, "4")
    asked, lesson = said(wall), room.lesson.lesson
    assert window.parts.commands["ask-own"].isEnabled()
    ask_on_the_spot(window, "Who may call the Director?", "Dummy, now", "✓Anybody")
    assert said(wall) == "Who may call the Director? 1 Dummy, now. 2 Anybody"
    assert room.course.answers == "✓ 2 Anybody\n✗ 1 Dummy, now" and room.course.coming == "the answer"
    type_keys(wall, "3 5")
    click_on(wall)
    assert said(wall).endswith("2 Anybody (5) ✓") and room.course.coming == "what was on the wall before"
    click_on(wall)
    now = room.course.now
    assert said(wall) == asked and now is not None and now.stop is before.stop and now.hands[0] == 4
    assert room.lesson.lesson is lesson and not room.lesson.edited.unsaved
    sheet = text_of(sheet_of(room.course.run, (), Words.of("en")))
    assert "Who may call the Director?" in sheet


def test_back_from_a_question_on_the_spot_and_a_table_that_has_moved_meanwhile(
    window: Window, room: LessonRoom
) -> None:
    wall = started(window, room)
    to_the_question(wall, room)
    asked = said(wall)
    ask_on_the_spot(window, "Sure?", "Yes", "No")
    click_on(wall, Qt.Key.Key_PageUp)
    assert said(wall) == asked
    ask_on_the_spot(window, "Sure?", "Yes", "No")
    window.session.step_by(-1)
    settle()
    assert said(wall) == "Sure? 1 Yes. 2 No"
    click_on(wall)
    assert room.course.now is None and "Sure?" not in said(wall)


def test_a_question_on_the_spot_is_kept_in_the_lesson_where_it_was_asked(window: Window, room: LessonRoom) -> None:
    room.lesson.edit(Lesson(entries=(HEADED, LessonNote((("", "Thanks"),)))))
    wall = started(window, room)
    ask_on_the_spot(window, "Sure?", "✓Yes", "No", keep=True)
    assert said(wall).startswith("Sure?") and not room.course.asks_on_the_spot
    kept = room.lesson.lesson.entries[1]
    assert isinstance(kept, LessonQuestion) and in_language(kept.question, "en") == "Sure?" and room.lesson.here == 1
    click_on(wall)
    click_on(wall)
    assert said(wall) == "Thanks"


def test_a_question_kept_in_the_midst_of_a_case_stands_after_the_case_which_goes_on(
    window: Window, room: LessonRoom
) -> None:
    wall = started(window, room)
    to_the_question(wall, room)
    asked, case = said(wall), room.lesson.here
    assert case is not None
    ask_on_the_spot(window, "Sure?", "Yes", "No", keep=True)
    assert said(wall).startswith("Sure?") and room.course.asks_on_the_spot and room.lesson.here == case
    assert isinstance(room.lesson.lesson.entries[case + 1], LessonQuestion) and room.lesson.edited.unsaved
    click_on(wall)
    assert said(wall) == asked and room.lesson.here == case


def test_a_question_takes_two_presses_on_one_page(window: Window, room: LessonRoom) -> None:
    wall = started(window, room)
    now = to_the_question(wall, room)
    while room.course.now is not None and room.course.now.stop is now.stop:
        number = room.course.now.number
        assert wall.page is not None and wall.page.of == 1
        labels = {option.number for row in wall.page.rows for option in row.options if option.number}
        assert len(labels) == len(room.course.now.asked.choices)
        click_on(wall)
        assert room.course.now is not None and room.course.now.revealed and room.course.now.number == number
        assert wall.page is not None and wall.page.of == 1
        chosen = {option.number for row in wall.page.rows for option in row.options if option.chosen}
        right = {str(n) for n, each in enumerate(room.course.now.asked.choices, 1) if each.right}
        assert chosen - {""} == right
        click_on(wall)


def test_only_the_questions_that_are_ticked_are_asked(window: Window, room: LessonRoom) -> None:
    panel = room.lessons.panel
    panel.list.setCurrentIndex(panel.list.row_model.index(1))
    shown: list[QDialog] = []

    def tick_the_law(dialog: QDialog) -> None:
        assert isinstance(dialog, QuestionsDialog)
        shown.append(dialog)
        dialog.untick_all()
        rows = range(dialog.list.count())
        law = next(row for row in rows if "Under which Law?" in dialog.list.item(row).text())
        dialog.list.item(law).setCheckState(Qt.CheckState.Checked)

    answer(tick_the_law)
    press(panel, LessonAction.QUESTIONS)
    assert shown and "asks one question" in panel.list.row_model.rows[1].spoken
    panel.list.setCurrentIndex(panel.list.row_model.index(0))
    wall = started(window, room)
    asked = []
    for _ in range(60):
        now = room.course.now
        if now is not None and not now.revealed and room.lesson.here == 1:
            asked.append(window.session.words.say(now.asked.question))
        click_on(wall)
        if room.lesson.here not in (None, 0, 1):
            break
    assert asked == ["Under which Law?"]


def test_nothing_of_the_answer_is_on_the_wall_before_it_is_revealed(window: Window, room: LessonRoom) -> None:
    wall = started(window, room)
    words = window.session.words
    seen = 0
    while said(wall) != "End of the lesson.":
        now = room.course.now
        text = everything_on(wall)
        if now is None and window.parts.lessons.coming.startswith("question"):
            assert "revoke" not in text.lower() and "discards" not in text, text
        if now is not None and now.stop is not None and not now.revealed:
            edition = now.stop.table.edition
            seen += 1
            assert "✓" not in text
            for choice in now.asked.choices:
                assert choice.why is None or words.say(choice.why) not in text
                if choice.clause and now.number == 0:
                    assert law_number(choice.clause, edition, words) not in text
            assert "discards" not in text and "In the file" not in text
        click_on(wall)
    assert seen >= 4


def test_the_lectern_sees_the_answers_and_what_comes_next(window: Window, room: LessonRoom) -> None:
    window.parts.commands["lectern"].trigger()
    wall = started(window, room)
    labels = window.parts.lectern.panel.labels
    now = to_the_question(wall, room)
    words = window.session.words
    right = next(choice for choice in now.asked.choices if choice.right)
    assert f"✓ {now.asked.choices.index(right) + 1} {words.say(right.message)}" in labels["answers"].accessibleName()
    assert labels["answers"].isVisible() and not labels["unnoticed"].isVisible()
    while wall.next_page is not None:
        click_on(wall)
    assert labels["next"].accessibleName() == "Next: the answer"
    window.view.choose_language("it")
    assert labels["next"].accessibleName() == "Segue: la risposta"
    assert said(wall) and "?" in said(wall)


def test_hands_are_typed_on_the_wall_and_shown_as_bars(window: Window, room: LessonRoom) -> None:
    wall = started(window, room)
    now = to_the_question(wall, room)
    before = wall.grab().toImage()
    type_keys(wall, "12 7 ")
    QTest.keyClick(wall.table, Qt.Key.Key_Backspace)
    type_keys(wall, "3")
    counted = room.course.run.polls[0]
    assert [choice.hands for choice in counted.choices[:3]] == [12, 3, None]
    assert "(12)" in everything_on(wall) and wall.grab().toImage() != before
    options = {
        option.number: option
        for page in wall._pages
        for row in page.rows
        for option in row.options
        if not option.continued
    }
    assert options["1"].share == 1.0 and options["2"].share == 0.25 and options["2"].counting
    assert now.stop is not None and window.session.history.cursor == now.stop.place, "no card is played by the digits"
    while room.course.now is not None and not room.course.now.revealed:
        click_on(wall)
    right = [option for page in wall._pages for row in page.rows for option in row.options if option.chosen]
    assert right and "✓" in everything_on(wall)
    type_keys(wall, "5")
    assert room.course.run.polls[0] == counted, "what is revealed is not counted any more"


def test_more_than_999_hands_are_not_counted(window: Window, room: LessonRoom) -> None:
    wall = started(window, room)
    to_the_question(wall, room)
    type_keys(wall, "9999")
    assert room.course.now is not None and room.course.now.hands[0] == 999


def test_the_fields_of_the_lectern_count_too(window: Window, room: LessonRoom) -> None:
    window.parts.commands["lectern"].trigger()
    wall = started(window, room)
    now = to_the_question(wall, room)
    row = window.parts.lectern.panel.findChild(HandsRow)
    assert row is not None
    fields = row.fields
    assert len(fields) == len(now.asked.choices) and all(field.accessibleName() for field in fields)
    settle()
    places = [field.geometry() for field in fields]
    assert not any(one.intersects(other) for n, one in enumerate(places) for other in places[:n])
    assert all(row.rect().contains(place) and place.width() >= 2.5 * row.fontMetrics().height() for place in places)
    fields[1].setValue(8)
    assert room.course.run.polls[0].choices[1].hands == 8
    type_keys(wall, " 4")
    assert fields[2].value() == 4


def test_back_the_same_way(window: Window, room: LessonRoom) -> None:
    wall = started(window, room)
    pages = [said(wall)]
    while len(room.course.run.polls) < 3:
        click_on(wall)
        pages.append(said(wall))
    for page in reversed(pages[:-1]):
        click_on(wall, Qt.Key.Key_PageUp)
        assert said(wall) == page
    click_on(wall, Qt.Key.Key_PageUp)
    assert said(wall) == pages[0]


def test_the_next_case_goes_along_the_lesson(window: Window, room: LessonRoom) -> None:
    room.lessons.panel.list.setCurrentIndex(room.lessons.panel.list.row_model.index(1))
    press(room.lessons.panel, LessonAction.EDIT)
    window.parts.commands["next-case"].trigger()
    assert window.session.document.opening("en")[0] == "In the file", "the case that is gone is passed over"
    assert window.session.edition.value == "1997"
    window.parts.commands["next-case"].trigger()
    assert window.parts.caption.plain == "This is the end of the lesson."
    window.parts.commands["previous-case"].trigger()
    assert window.session.document.name == "spade.case.json"


def test_a_note_is_reworded_and_an_entry_removed_while_the_lesson_is_given(window: Window, room: LessonRoom) -> None:
    wall = started(window, room)
    click_on(wall)
    lesson = room.lesson.lesson
    room.lesson.edit(lesson.replacing(0, LessonNote((("en", "Other words"),))))
    assert said(wall) == "Other words" and room.lesson.here == 0
    click_on(wall)
    assert said(wall).startswith("Case 1 of 3")
    room.lesson.edit(room.lesson.lesson.without(1))
    assert room.lesson.here == 0
    click_on(wall)
    assert said(wall).startswith("Case 2 of 2"), "the case that is gone is passed over"


def test_digits_count_no_hands_while_the_wall_is_closed(window: Window, room: LessonRoom) -> None:
    wall = started(window, room)
    to_the_question(wall, room)
    window.parts.presentation.set_on(False)
    QTest.keyClicks(window.table, "5")
    assert not room.course.counted and not window.parts.lessons.answers


def test_a_lesson_that_begins_with_a_case_that_is_gone_goes_on(window: Window, room: LessonRoom) -> None:
    room.lessons.panel.list.setCurrentIndex(room.lessons.panel.list.row_model.index(2))
    wall = started(window, room)
    assert said(wall).startswith("Case 3 of 3")


def test_another_table_ends_the_lesson(window: Window, room: LessonRoom, tmp_path: Path) -> None:
    wall = started(window, room)
    to_the_question(wall, room)
    window.parts.documents.open_path(str(tmp_path / "spade.case.json"))
    assert not room.course.given and room.course.now is None and "discards" in said(wall)
    started(window, room)
    assert wall.slide.isVisible()
    press(room.lessons.panel, LessonAction.START)
    assert not room.course.given and not wall.slide.isVisible()


def test_a_step_of_the_lecturer_drops_the_question(window: Window, room: LessonRoom) -> None:
    wall = started(window, room)
    to_the_question(wall, room)
    window.session.step_by(1)
    assert room.course.now is None and wall.page is not None and wall.page.kind is not StatementKind.POLL


def test_black_and_frozen_cover_a_page_of_words_too(window: Window, room: LessonRoom) -> None:
    wall = started(window, room)
    QTest.keyClick(wall.table, Qt.Key.Key_B)
    settle()
    assert wall.cover.black and wall.grab().toImage().pixelColor(200, 200) == Qt.GlobalColor.black
    click_on(wall)
    assert not wall.cover.black and said(wall) == "Look at <b>East</b> now"


def test_the_hands_come_back_after_a_crash(qtbot: QtBot, window: Window, room: LessonRoom, tmp_path: Path) -> None:
    wall = started(window, room)
    to_the_question(wall, room)
    type_keys(wall, "12")
    settle()
    again = open_window(qtbot, tmp_path, autosave=True)
    back = again.parts.lessons.room
    assert back.course.run == room.course.run and back.lesson.here == room.lesson.here == 1
    back.show()
    panel = back.lessons.panel
    until(qtbot, lambda: len(panel.list.row_model.rows) == 4)
    assert panel.list.current == 1
    press(panel, LessonAction.START)
    other = again.parts.presentation.wall
    assert other is not None
    to_the_question(other, back)
    assert "(12)" in everything_on(other)
    again.parts.presentation.set_on(False)


def test_the_sheet_is_read_copied_printed_and_saved(
    window: Window, room: LessonRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wall = started(window, room)
    to_the_question(wall, room)
    type_keys(wall, "1 1")
    dialog = SheetDialog(room.course.run, room.lesson.lesson.title, window.session.words, window)
    dialog.copy()
    text = QApplication.clipboard().text()
    assert "Revokes in spring" in text and "What happened?" in text and "50 %" in text

    def save_as(name: str) -> None:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
        dialog.save()

    for ending, start in ((".txt", b"Revokes"), (".html", b"<!"), (".pdf", b"%PDF")):
        save_as(f"sheet{ending}")
        assert (tmp_path / f"sheet{ending}").read_bytes().startswith(start)
    save_as("plain")
    assert (tmp_path / "plain.pdf").exists() and not dialog.fault.text()
    shown: list[object] = []
    monkeypatch.setattr(PrintPreview, "exec", lambda preview: shown.append(preview))
    dialog.print()
    assert len(shown) == 1
    save_as("no/such.txt")
    assert "such.txt" in dialog.fault.text()
    dialog.deleteLater()


def test_an_empty_sheet_says_so(window: Window) -> None:
    dialog = SheetDialog(LessonRun(), (), window.session.words, window)
    assert "Nothing has been asked yet." in dialog.page.toPlainText()
    dialog.deleteLater()


def test_the_editions_stand_side_by_side_over_a_note_too(window: Window, room: LessonRoom) -> None:
    case = ShippedCase("play/lead-out-of-turn-53-trick-thirteen-2007", None, ())
    room.lesson.edit(Lesson(entries=(case, LessonNote((("", "Thanks"),)))))
    wall = started(window, room)
    for _ in range(60):
        if said(wall) == "Thanks":
            break
        click_on(wall)
    assert said(wall) == "Thanks"
    window.parts.compared_on_wall.toggle_editions()
    settle()
    assert wall.compared is not None and wall.compared.isVisible() and "2017" in wall.compared.accessibleName()
