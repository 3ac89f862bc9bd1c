"""Tests of a lesson with a projector beside the lecturer's screen.

Their process has two virtual screens (test_lectern.py starts it): the platform of Qt reads them when it starts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QHelpEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.engine.history import START
from bridgetable.ui.lectern.lectern import LARGE_BUTTONS
from bridgetable.ui.lectern.panel import NotesEdit, WallPicture
from bridgetable.ui.lectern.presenter import FittingText, NextPicture
from bridgetable.ui.shell.window import Window
from bridgetable.ui.wall.pages import pages_of
from bridgetable.ui.wall.painting import render_page, wrapping
from bridgetable.ui.wall.statements import StatementKind, statements
from bridgetable.ui.wall.wall import Wall
from tests.ui.opened import answer, open_menu, open_wall, open_window, press, said
from tests.ui.waiting import settle, until

REVOKES = sorted((resources() / "cases" / "revoke").glob("*.case.json"))
DIALOGS = (
    "note",
    "shortcuts",
    "knowledge",
    "new",
    "contract",
    "wrong",
    "claim",
    "concede",
    "retitle",
    "assign",
    "penalty",
    "results",
    "compare-editions",
    "about",
)
QUESTION = resources() / "cases" / "play" / "penalty-card-50d-major-the-three-options.case.json"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    window = open_window(qtbot, tmp_path)
    yield window
    window.parts.presentation.set_on(False)


def lesson(window: Window, case: Path) -> Wall:
    """The wall, opened on this case."""
    window.parts.documents.open_path(str(case))
    wall = open_wall(window)
    settle()
    return wall


def click_on(window: Window, key: Qt.Key = Qt.Key.Key_PageDown) -> None:
    """Sends what a clicker sends, to whatever has the focus in the lecturer's window."""
    QTest.keyClick(window.focusWidget() or window, key)


def seen(widget: QWidget) -> QImage:
    """What the room sees of this widget."""
    return widget.grab().toImage()


def all_pages(wall: Wall, window: Window) -> int:
    """The number of pages of the whole line in view."""
    session = window.session
    history, count = session.history, 0
    for place in (-1, *history.line()):
        said_there = statements(history.jump(place), session.document, session.words)
        count += len(pages_of(said_there, wrapping(wall.places)))
    return count


def sizes_of(window: Window) -> list[QSize]:
    """The sizes of what must not move between two steps."""
    return [window.size(), window.table.size(), window.arrangement.lectern.size()]


def on_screen_of_wall(wall: Wall) -> list[QWidget]:
    """The windows other than the wall that are seen on its screen."""
    area = wall.screen().geometry()
    return [
        each
        for each in QApplication.topLevelWidgets()
        if each is not wall and each.isVisible() and each.geometry().intersects(area)
    ]


def test_the_wall_is_on_the_other_screen_and_the_lecturer_has_his_dock(window: Window) -> None:
    assert window.arrangement.lectern.isHidden()
    wall = lesson(window, QUESTION)
    assert wall.geometry() == QRect(1366, 0, 1920, 1080) and wall.screen() is not window.screen()
    assert window.arrangement.lectern.isVisible() and window.parts.presentation.is_beside_window
    window.parts.commands["projector"].trigger()
    assert window.arrangement.lectern.isHidden()


def test_two_cases_are_shown_with_a_clicker_alone_there_and_back(window: Window) -> None:
    first = next(number for number, path in enumerate(REVOKES) if "-61b3-" in path.name)
    wall = lesson(window, REVOKES[first])
    sizes = sizes_of(window)
    for number, case in enumerate(REVOKES[first : first + 2], first):
        session = window.session
        title, _ = session.document.opening("en")
        assert session.document.path == str(case) and title in said(wall)
        pages = [said(wall)]
        while wall.next_page is not None or session.can_step_on:
            click_on(window)
            pages.append(said(wall))
            QApplication.processEvents()
            assert sizes_of(window) == sizes
        assert len(pages) == all_pages(wall, window) and not wall.entry
        there = list(pages)
        for page in reversed(there[:-1]):
            click_on(window, Qt.Key.Key_PageUp)
            assert said(wall) == page
        click_on(window, Qt.Key.Key_PageUp)
        assert said(wall) == there[0]
        session.to_end()
        wall.show_last_page()
        click_on(window)
        assert wall.entry and f"{number + 2} of" in said(wall)
        click_on(window)
    assert window.session.document.path == str(REVOKES[first + 2])


def test_the_recorded_answer_follows_a_question(window: Window) -> None:
    wall = lesson(window, QUESTION)
    asked, chosen = [], []
    while wall.next_page is not None or window.session.can_step_on:
        click_on(window)
        if wall.page is not None and wall.page.kind is StatementKind.QUESTION:
            options = [option for row in wall.page.rows for option in row.options]
            numbers = [word for word in said(wall).split() if word.isdecimal()]
            assert numbers == sorted(numbers)
            asked += [each.label for each in options if not each.chosen]
            chosen += [each.label for each in options if each.chosen]
    assert chosen and set(chosen) <= set(asked)


def test_the_clicker_works_wherever_the_focus_is(window: Window) -> None:
    lesson(window, QUESTION)
    cursor = window.session.history.cursor
    window.session.to_end()
    for widget in (window.parts.lectern.panel.notes, window.parts.timeline, window.parts.panel, window.table):
        widget.setFocus()
        window.session.to_start()
        while window.session.history.cursor == cursor:
            click_on(window)
        assert window.session.history.cursor == window.session.history.line()[0], widget.objectName()
    assert not window.parts.lectern.panel.notes.toPlainText()


def test_black_is_ended_by_its_key_and_by_a_step(window: Window) -> None:
    wall = lesson(window, QUESTION)
    usual = seen(wall)
    for key in (Qt.Key.Key_B, Qt.Key.Key_Period):
        click_on(window, key)
        assert seen(wall).pixelColor(900, 500) == Qt.GlobalColor.black and wall.cover.black
        click_on(window, key)
        assert seen(wall) == usual
    click_on(window, Qt.Key.Key_B)
    click_on(window)
    assert not wall.cover.black and seen(wall) != usual


def test_a_frozen_wall_stays_pixel_equal_whatever_is_done(qtbot: QtBot, window: Window) -> None:
    wall = lesson(window, QUESTION)
    click_on(window)
    frozen = seen(wall)
    QTest.keyClick(window, Qt.Key.Key_F5, Qt.KeyboardModifier.ControlModifier)
    assert wall.cover.frozen and window.parts.lectern.panel.picture.caption == "Frozen"
    parts = window.parts
    deeds: tuple[Callable[[], object], ...] = (
        lambda: click_on(window),
        window.session.to_end,
        parts.library.course.next_case,
        lambda: window.view.choose_language("it"),
        lambda: window.view.change_preferences(theme="dark"),
        lambda: window.view.change_preferences(four_colours=False),
        lambda: press(qtbot, window, "h4\n"),
        lambda: parts.auction_display.show(True),
        lambda: parts.presentation.turn_up(1),
        window.session.undo,
        lambda: click_on(window, Qt.Key.Key_PageUp),
        parts.commands["draw"].trigger,
        lambda: QTest.mouseClick(window.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(200, 200)),
    )
    for do in deeds:
        do()
        settle()
        assert seen(wall) == frozen
    click_on(window, Qt.Key.Key_B)
    click_on(window)
    assert wall.cover.black, "a step while the wall is frozen leaves it black"
    click_on(window, Qt.Key.Key_B)
    assert seen(wall) == frozen
    window.parts.commands["freeze"].trigger()
    assert not wall.cover.frozen and seen(wall) != frozen


def test_the_small_picture_is_what_the_room_sees(window: Window) -> None:
    wall = lesson(window, QUESTION)
    picture = window.parts.lectern.panel.picture
    picture.refresh()
    usual = picture.picture.toImage()
    assert usual.width() / usual.height() == pytest.approx(wall.width() / wall.height(), rel=0.02)
    click_on(window, Qt.Key.Key_B)
    picture.refresh()
    assert picture.caption == "Black" and picture.picture.toImage().pixelColor(50, 50) == Qt.GlobalColor.black
    click_on(window, Qt.Key.Key_B)
    picture.refresh()
    assert picture.picture.toImage() == usual and not picture.caption


def test_what_is_drawn_on_the_small_picture_is_seen_on_the_wall(window: Window) -> None:
    wall = lesson(window, QUESTION)
    picture = window.parts.lectern.panel.picture
    picture.refresh()
    before = seen(wall)
    middle = QPointF(picture.width() / 2, picture.height() / 2)
    expected = wall.table.mapToScene(wall.table.mapFromParent(QPoint(wall.width() // 2, wall.height() // 2)))
    assert (picture.point_on_table(middle) - expected).manhattanLength() < 20
    window.parts.commands["draw"].trigger()
    QTest.mouseClick(picture, Qt.MouseButton.LeftButton, pos=middle.toPoint())
    assert window.parts.presentation.pointing.marks and seen(wall) != before
    window.parts.commands["draw"].trigger()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_menus_and_dialogs_open_beside_the_wall(qtbot: QtBot, window: Window) -> None:
    wall = lesson(window, QUESTION)
    parts = window.parts
    elsewhere: list[list[QWidget]] = []
    wall.activateWindow()
    for name in ("director", "ask", "table", "edition", "view"):
        parts.commands[name].trigger()
        assert isinstance(QApplication.activePopupWidget(), QMenu)
        elsewhere.append(on_screen_of_wall(wall))
        window.menus[name].close()
    opened: list[str] = []

    def look(name: str) -> None:
        dialog = QApplication.activeModalWidget()
        if dialog is None:
            # It is still being prepared.
            QTimer.singleShot(0, partial(look, name))
            return
        opened.append(name)
        elsewhere.append(on_screen_of_wall(wall))
        dialog.close()

    for name in DIALOGS:
        QTimer.singleShot(0, partial(look, name))
        parts.commands[name].trigger()
        until(qtbot, lambda name=name: name in opened)  # type: ignore[misc]
    parts.library.open()
    elsewhere.append(on_screen_of_wall(wall))
    parts.library.panel.close()
    parts.commands["manual"].trigger()
    elsewhere.append(on_screen_of_wall(wall))
    assert elsewhere == [[]] * len(elsewhere)


def test_what_is_offered_refused_or_told_is_for_the_lecturer(qtbot: QtBot, window: Window) -> None:
    wall = lesson(window, QUESTION)
    before = said(wall)
    press(qtbot, window, "h4")
    assert window.parts.caption.plain and not wall.entry and said(wall) == before
    press(qtbot, window, "h4")
    window.parts.library.course.previous_case()
    window.parts.library.course.next_case()
    assert not wall.entry and window.session.document.opening("en")[0] in said(wall)


def test_neither_tooltips_nor_menus_appear_on_the_wall(window: Window) -> None:
    wall = lesson(window, QUESTION)
    viewport = wall.table.viewport()
    for x in range(0, viewport.width(), 60):
        point = QPoint(x, 30)
        QApplication.sendEvent(viewport, QHelpEvent(QEvent.Type.ToolTip, point, viewport.mapToGlobal(point)))
        assert not QToolTip.isVisible()
    QApplication.sendEvent(
        viewport,
        QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(50, 50), viewport.mapToGlobal(QPoint(50, 50))),
    )
    assert QApplication.activePopupWidget() is None


def test_nothing_is_lost_when_the_screen_of_the_wall_is_unplugged(window: Window) -> None:
    lesson(window, QUESTION)
    for _ in range(4):
        click_on(window)
    history, clock = window.session.history, window.parts.lectern.clock
    unplug(window.parts.presentation.wall)
    assert not window.parts.presentation.is_on and window.session.history is history and clock.runs
    assert "F5" in window.parts.caption.plain
    wall = open_wall(window)
    assert wall.page is not None and clock.runs
    clock.set_running(False)
    unplug(wall)
    open_wall(window)
    assert not clock.runs, "a clock that was paused stays so"


def test_a_screen_that_is_plugged_in_again_has_the_wall_back_on_the_page_it_had(window: Window) -> None:
    wall = lesson(window, QUESTION)
    while wall.page is None or wall.page.of == 1:
        click_on(window)
    click_on(window)
    before, number, screen = said(wall), wall.page_number, wall.screen()
    assert number == 1
    unplug(wall)
    assert not window.parts.presentation.is_on
    window.parts.presentation.screens.added.emit(window.screen())
    assert not window.parts.presentation.is_on, "it is another screen"
    window.parts.presentation.screens.added.emit(screen)
    again = window.parts.presentation.wall
    assert again is not None and said(again) == before and again.page_number == number


def test_the_large_lectern_shows_what_the_next_press_shows(window: Window) -> None:
    wall = lesson(window, QUESTION)
    command, lectern = window.parts.commands["presenter"], window.parts.lectern
    assert command.isEnabled() and not lectern.is_large
    command.trigger()
    large, size = lectern.large, QSize(640, 360)
    assert lectern.is_large and large.geometry() == window.rect() and command.isChecked()
    for _ in range(12):
        coming = lectern._next_picture(size)
        click_on(window)
        assert coming is not None and wall.page is not None and wall.shown is not None
        shown = render_page(wall.shown.table, wall.page, wall.shown.words, (640, 360), wall.shown.options)
        assert coming == shown, said(wall)
    window.resize(1200, 700)
    assert large.geometry() == window.rect()
    command.trigger()
    assert not lectern.is_large and window.parts.presentation.wall is wall
    command.trigger()
    window.parts.presentation.set_on(False)
    assert not lectern.is_large and not command.isEnabled()


def test_notes_in_the_large_lectern_are_those_of_the_table(window: Window) -> None:
    lesson(window, QUESTION)
    window.parts.commands["presenter"].trigger()
    large = window.parts.lectern.large
    large.planned.setValue(45)
    assert large.time.text().endswith(" / 45:00") and window.parts.lectern.clock.planned == 45
    large.notes.setPlainText("Ask who saw it.")
    assert window.parts.lectern.panel.notes.toPlainText() == "Ask who saw it."
    while window.session.history.cursor == START:
        click_on(window)
    assert not large.notes.toPlainText() and large.notes.placeholderText() == "Ask who saw it."
    large.notes.setPlainText("Now the penalty card.")
    while window.session.history.cursor != START:
        click_on(window, Qt.Key.Key_PageUp)
    assert large.notes.toPlainText() == "Ask who saw it."
    while window.session.history.cursor == START:
        click_on(window)
    assert large.notes.toPlainText() == "Now the penalty card."
    pixels = large.notes.fontInfo().pixelSize()
    QTest.keyClick(window.table, Qt.Key.Key_Plus, Qt.KeyboardModifier.AltModifier)
    assert large.notes.fontInfo().pixelSize() > pixels
    QTest.keyClick(window.table, Qt.Key.Key_Minus, Qt.KeyboardModifier.AltModifier)
    assert large.notes.fontInfo().pixelSize() == pixels


def test_every_part_of_the_large_lectern_has_a_name_and_takes_the_keyboard(window: Window) -> None:
    lesson(window, QUESTION)
    window.parts.commands["presenter"].trigger()
    large = window.parts.lectern.large
    for part in (*large.buttons.values(), large.planned, large.answers, large.notes):
        assert part.accessibleName() and part.focusPolicy() & Qt.FocusPolicy.TabFocus, part.objectName()
    for name in LARGE_BUTTONS:
        assert large.buttons[name].toolTip() == window.parts.commands[name].toolTip()
    large.planned.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClicks(large.planned, "45")
    assert window.parts.lectern.clock.planned == 45
    first = window.session.history.cursor
    click_on(window)
    click_on(window)
    assert large.planned.value() == 45 and window.session.history.cursor != first
    QTest.keyClick(large.planned, Qt.Key.Key_Escape)
    assert window.table.hasFocus()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_the_keyboard_stays_in_the_large_lectern(window: Window, key: Qt.Key) -> None:
    """Nothing that it covers is reached: no card is played there, no button pressed."""
    lesson(window, QUESTION)
    commands, large = window.parts.commands, window.parts.lectern.large
    commands["presenter"].trigger()
    cursor, reached = window.session.history.cursor, set[QWidget]()
    for pressed in (Qt.Key.Key_Left, Qt.Key.Key_Return):
        QTest.keyClick(window.focusWidget() or window, pressed)
    assert window.session.history.cursor == cursor
    for _ in range(40):
        QTest.keyClick(window.focusWidget() or window, key)
        focused = window.focusWidget()
        assert focused is not None and large.isAncestorOf(focused)
        reached.add(focused)
    parts = {part for part in (*large.buttons.values(), large.planned, large.answers, large.notes) if part.isEnabled()}
    assert parts <= reached
    commands["presenter"].trigger()
    assert window.focusWidget() is window.table and not window.table.focusProxy()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (1024, 700)])
def test_nothing_of_the_large_lectern_is_clipped(window: Window, size: tuple[int, int]) -> None:
    lesson(window, QUESTION)
    window.resize(*size)
    window.view.choose_language("it")
    window.parts.commands["presenter"].trigger()
    large = window.parts.lectern.large
    why = "la carta di un difensore diventa penalizzata quando il compagno avrebbe potuto vederla, salvo il gioco"
    lines = [f"{sign} {n} Est: carta esposta (♠5) — {why}" for n, sign in enumerate("✓✗✗✗✗✗")]
    large.answers.show_lines("\n".join(lines))
    settle()
    answers = large.answers
    assert answers.document().size().height() <= answers.viewport().height() and answers.toPlainText().count(why) == 6
    parts = [*large.buttons.values(), large.time, large.planned, answers, large.notes, large.now, large.next]
    for part in parts:
        assert part.isVisible() and large.rect().contains(part.rect().translated(part.mapTo(large, QPoint()))), part
        if not isinstance(part, FittingText | NotesEdit | WallPicture | NextPicture):
            assert part.width() >= part.minimumSizeHint().width(), part.objectName()


def test_escape_does_not_end_the_wall_before_the_room(window: Window) -> None:
    wall = lesson(window, QUESTION)
    for widget in (window.table, wall.table):
        for _ in range(3):
            QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert window.parts.presentation.wall is wall and not wall.entry


def test_when_the_screen_of_the_window_is_unplugged_the_wall_stays(window: Window) -> None:
    wall = lesson(window, QUESTION)
    unplug(window)
    settle()
    assert window.parts.presentation.wall is wall and not wall.entry


def unplug(widget: QWidget | None) -> None:
    """Tells that the screen of this widget has been unplugged."""
    application = QGuiApplication.instance()
    assert widget is not None and isinstance(application, QGuiApplication)
    application.screenRemoved.emit(widget.screen())


def test_the_screen_of_the_wall_can_be_chosen_and_the_window_makes_room(window: Window) -> None:
    screens = open_menu(window, "view", "Wall", "Screen of the wall")
    assert [each.isChecked() for each in screens.values()] == [True, False, False]
    wall, before = lesson(window, QUESTION), window.geometry()
    laptop = next(each for text, each in screens.items() if "laptop" in text)
    laptop.trigger()
    assert wall.screen().name() == "laptop" and window.screen().name() == "projector"
    assert window.arrangement.lectern.isVisible()
    window.parts.presentation.set_on(False)
    assert window.screen().name() == "laptop" and window.geometry() == before


def test_the_keys_on_the_wall_itself(window: Window) -> None:
    wall = lesson(window, QUESTION)
    first = said(wall)
    wall.table.setFocus()
    for on, back in ((Qt.Key.Key_Space, Qt.Key.Key_Left), (Qt.Key.Key_Right, Qt.Key.Key_PageUp)):
        QTest.keyClick(wall.table, on)
        assert said(wall) != first
        QTest.keyClick(wall.table, back)
        assert said(wall) == first
    QTest.keyClick(wall.table, Qt.Key.Key_Down)
    QTest.keyClick(wall.table, Qt.Key.Key_Right)
    assert said(wall) == first, "after Up or Down the arrows choose a card"


def test_a_dialog_over_the_window_keeps_the_wall(window: Window) -> None:
    wall = lesson(window, QUESTION)

    def look(dialog: QDialog) -> None:
        assert dialog.screen() is window.screen() and wall.isVisible()

    answer(look)
    window.parts.commands["shortcuts"].trigger()
