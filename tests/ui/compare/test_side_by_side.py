"""Side by side in the window: the editions, two branches; by mouse and by keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog
from pytestqt.qtbot import QtBot

from bridgetable.cases.side_by_side import line_of, under_editions
from bridgetable.changes.of_files import changes_in_files, editions_apart
from bridgetable.disk.resources import resources
from bridgetable.engine.history import History
from bridgetable.table.edition import Edition
from bridgetable.ui.compare.comparisons import end_of_line
from bridgetable.ui.compare.texts import line_names
from bridgetable.ui.compare.view import SideBySideView
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.languages import spaced
from tests.situations import POZNAN, actions_of, at
from tests.spread import spread
from tests.ui.opened import answer, open_window
from tests.ui.waiting import racing_clock, settle, stopped_clock, turns_until, until

PENALTY_CARD = "penalty-card-50e-who-may-know-2017"
ONE_LINE = "revoke-61b3-partner-asks-what-he-may-not"
LAST_TRICK = "lead-out-of-turn-53-trick-thirteen-2017"


def opened(qtbot: QtBot, folder: Path, name: str, language: str = "en", size: tuple[int, int] = (1024, 700)) -> Window:
    """A window on a shipped case, at the end of its main line."""
    window = open_window(qtbot, folder, language, size=size)
    path = next((resources() / "cases").rglob(f"{name}.case.json"))
    assert window.parts.documents.open_path(str(path))
    window.session.to_end()
    return window


def shown(qtbot: QtBot, view: SideBySideView) -> SideBySideView:
    """The view on the screen, when everything has been ruled again."""
    qtbot.addWidget(view)
    view.open()
    until(qtbot, lambda: not view.working)
    return view


def editions_of(qtbot: QtBot, window: Window) -> SideBySideView:
    return shown(qtbot, window.parts.comparisons.editions_view())


def do(window: Window, *texts: str) -> None:
    for text in texts:
        for action in actions_of(text):
            assert window.session.act(action)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_edition_has_a_column_and_a_word_marks_the_one_in_force(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    view = editions_of(qtbot, opened(qtbot, tmp_path, PENALTY_CARD, language))
    words = Words.of(language, strict=True)
    badge = words.text("compare-editions-in-force")
    for edition, head in zip(Edition, view.heads, strict=True):
        assert words.text("edition-name", edition=edition.value) in head.accessibleName()
        assert (badge in head.accessibleName()) is (edition is Edition.E2017)
    text = view.page.toPlainText()
    assert all(clause in text for clause in ("50D1", "50E2", "50E1", "50E4"))


def test_only_what_differs_unless_all_is_wanted(qtbot: QtBot, tmp_path: Path) -> None:
    view = editions_of(qtbot, opened(qtbot, tmp_path, PENALTY_CARD))
    assert view.only_differences.isChecked() and "50D2(b)" not in view.page.toPlainText()
    assert view.page.toPlainText().count("≠") == sum(row.differs for row in view.rows) < len(view.rows)
    QTest.keyClick(view.only_differences, Qt.Key.Key_Space)
    assert "50D2(b)" in view.page.toPlainText()


def test_where_nothing_differs_it_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    assert "Nobody has ruled" in editions_of(qtbot, window).page.toPlainText()
    do(window, "WCJ NCA EC2 SC3", "SSA", "director W", "WS6")
    view = editions_of(qtbot, window)
    assert "Nothing differs" in view.page.toPlainText() and view.count.text() == "Rows that differ: 0 of 1"


def test_enter_on_a_column_puts_its_edition_in_force(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, PENALTY_CARD)
    recorded = window.session.history
    view = editions_of(qtbot, window)
    view.heads[0].setFocus()
    QTest.keyClick(view.heads[0], Qt.Key.Key_Return)
    in_force = [window.session.edition]
    assert view.isVisible() and [head.property("chosen") for head in view.heads].index(True) == 0
    for head in view.heads[1:]:
        QTest.mouseClick(head, Qt.MouseButton.LeftButton)
        in_force.append(window.session.edition)
    assert in_force == list(Edition)
    window.view.choose_edition(recorded.start.edition)
    assert [node.step for node in window.session.history.nodes] == [node.step for node in recorded.nodes]


def test_what_one_edition_cannot_go_on_with_is_still_there_for_the_next(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, LAST_TRICK)
    whole = len(window.session.history.line())
    window.view.choose_edition(Edition.E1997)
    assert len(window.session.history.line()) < whole
    view = editions_of(qtbot, window)
    assert view.comparison is not None and view.comparison.columns[2].stopped is None
    assert "Goes no further" in view.heads[0].accessibleName()
    window.view.choose_edition(Edition.E2007)
    window.view.choose_edition(Edition.E2017)
    assert len(window.session.history.line()) == whole


def test_a_law_is_opened_in_the_edition_of_its_column(qtbot: QtBot, tmp_path: Path) -> None:
    view = editions_of(qtbot, opened(qtbot, tmp_path, PENALTY_CARD))
    titles: list[str] = []
    answer(lambda dialog: titles.append(dialog.windowTitle()))
    view.page.setFocus()
    for _ in range(len(view.changes) + 3):
        QTest.keyClick(view.page, Qt.Key.Key_Tab)
    QTest.keyClick(view.page, Qt.Key.Key_Return)
    assert len(titles) == 1 and "1997" in titles[0]
    answer(lambda dialog: titles.append(dialog.windowTitle()))
    view.page.clause_opened.emit("50E1", 2)
    assert "50E1" in titles[1] and "2017" in titles[1]


def test_it_is_copied_as_text(qtbot: QtBot, tmp_path: Path) -> None:
    view = editions_of(qtbot, opened(qtbot, tmp_path, LAST_TRICK))
    view.copy.click()
    text = QGuiApplication.clipboard().text()
    assert text == view.text()
    assert "Laws of 2007" in text and "Goes no further than action" in text and "(Law 56)" in text


def test_it_opens_by_a_key(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, PENALTY_CARD)
    seen: list[QDialog] = []

    def look() -> None:
        view = QApplication.activeModalWidget()
        assert isinstance(view, SideBySideView)
        if view.working:
            QTimer.singleShot(0, look)
            return
        seen.append(view)
        view.reject()

    QTimer.singleShot(0, look)
    QTest.keyClick(window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert len(seen) == 1


def test_the_event_loop_goes_on_while_lines_are_ruled_again(qtbot: QtBot) -> None:
    """With time that stands still the whole comparison is one piece of work; with time that races it is many."""
    assert turns_to_compare(qtbot, stopped_clock()) <= 1
    assert turns_to_compare(qtbot, racing_clock()) > 10


def turns_to_compare(qtbot: QtBot, clock: Callable[[], float]) -> int:
    history = History(at(POZNAN, "4S S").table)
    for action in actions_of("WCJ NCA EC2 SC3 NCK"):
        history = history.act(action)
    view = SideBySideView("compare-editions", Words.of("en"), len(Edition), clock=clock)
    qtbot.addWidget(view)
    view.compare(under_editions(line_of(history, history.cursor)), tuple(edition.value for edition in Edition))
    turns = turns_until(qtbot, lambda: not view.working)
    assert view.comparison is not None
    return turns


# -- the clauses that changed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", spread(tuple(LANGUAGES), 1, 1))
def test_each_clause_that_changed_is_named_as_in_the_library(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    view = editions_of(qtbot, opened(qtbot, tmp_path, ONE_LINE, language))
    path = next((resources() / "cases").rglob(f"{ONE_LINE}.case.json"))
    words, shown_text = Words.of(language), spaced(view.page.toPlainText())
    pairs = editions_apart()
    told = dict(zip(pairs, (changes for _, changes in changes_in_files([path], pairs)), strict=True))
    assert any(told.values())
    for (before, after), changes in told.items():
        assert (f"{before.value} → {after.value}" in shown_text) is bool(changes)
        for change in changes:
            line = f"{words.text('law-number', law=change.clause)}: {change.told(words)}"
            assert spaced(line) in shown_text and line in view.text()
    assert len(view.changes) == sum(map(len, told.values()))


def test_the_page_of_a_clause_that_changed_is_opened_by_keys_and_by_mouse(qtbot: QtBot, tmp_path: Path) -> None:
    view = editions_of(qtbot, opened(qtbot, tmp_path, ONE_LINE))
    titles: list[str] = []
    first = view.changes[0]
    year = tuple(Edition)[first.column].value
    view.page.setFocus()
    QTest.keyClick(view.page, Qt.Key.Key_Tab)
    answer(lambda dialog: titles.append(dialog.windowTitle()))
    QTest.keyClick(view.page, Qt.Key.Key_Return)
    answer(lambda dialog: titles.append(dialog.windowTitle()))
    view.page.anchorClicked.emit(QUrl(f"law:{first.column}:{first.clause}"))
    assert len(titles) == 2 and all(first.clause in title and year in title for title in titles)


def test_lines_of_one_edition_have_no_clause_that_changed(qtbot: QtBot, tmp_path: Path) -> None:
    view = shown(qtbot, branched(qtbot, tmp_path).parts.comparisons.branches_view())
    assert view.changes == () and view.words.text("side-by-side-changed") not in view.text()


# -- branches --------------------------------------------------------------------------------------------------------


def branched(qtbot: QtBot, folder: Path, language: str = "en") -> Window:
    """Declarer leads from the wrong hand: accepted in one line, refused in the other."""
    window = open_window(qtbot, folder, language)
    do(window, "WCJ NCA EC2 SC3", "SSA", "director W", "choose W accept")
    window.session.undo()
    do(window, "choose W refuse")
    return window


@pytest.mark.parametrize("language", spread(tuple(LANGUAGES), 1, 2))
def test_two_branches_stand_side_by_side(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = branched(qtbot, tmp_path, language)
    view = shown(qtbot, window.parts.comparisons.branches_view())
    words = window.session.words
    assert [words.text("compare-branches-in-view") in head.accessibleName() for head in view.heads] == [True, False]
    assert view.comparison is not None and [row.differs for row in view.comparison.rows] == [False, True]
    here = window.session.history.cursor
    QTest.mouseClick(view.heads[1], Qt.MouseButton.LeftButton)
    assert window.session.history.cursor != here
    assert [bool(head.property("chosen")) for head in view.heads] == [False, True]


def test_the_other_branch_is_chosen_by_name(qtbot: QtBot, tmp_path: Path) -> None:
    window = branched(qtbot, tmp_path)
    window.session.undo()
    do(window, "WS6")
    window.session.entitle(window.session.history.cursor, "He plays on")
    view = shown(qtbot, window.parts.comparisons.branches_view())
    choice = view.findChild(QComboBox, "other-line")
    assert choice is not None and choice.count() == 2 and choice.accessibleName() == "Compare with"
    assert "He plays on" in view.heads[0].accessibleName()
    before = view.text()
    QTest.keyClick(choice, Qt.Key.Key_Down)
    until(qtbot, lambda: not view.working)
    assert view.text() != before and choice.itemText(1) in view.heads[1].accessibleName()


def test_the_timeline_offers_it_where_there_are_two_lines(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    assert window.parts.timeline.compare.isHidden()
    window.parts.commands["compare-branches"].trigger()
    assert "only one line" in window.parts.caption.accessibleName()
    do(window, "WCJ")
    window.session.undo()
    do(window, "WDA")
    assert not window.parts.timeline.compare.isHidden()
    titles: list[str] = []
    answer(lambda dialog: titles.append(dialog.windowTitle()))
    window.parts.timeline.compare.click()
    assert titles == ["Two lines of play"]


def test_a_line_is_called_by_the_names_of_its_branches(qtbot: QtBot, tmp_path: Path) -> None:
    window = opened(qtbot, tmp_path, PENALTY_CARD)
    history, words = window.session.history, window.session.words
    assert line_names(history, (end_of_line(history),), words) == ["Main line"]
    names = line_names(history, history.leaves(), words)
    assert len(set(names)) == len(names)


# -- room ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 700), (3840, 2160)])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_clipped(qtbot: QtBot, tmp_path: Path, size: tuple[int, int], theme: str) -> None:
    window = opened(qtbot, tmp_path, LAST_TRICK, "it", size)
    window.view.change_preferences(theme=theme)
    view = editions_of(qtbot, window)
    view.resize(*size)
    settle()
    for head in view.heads:
        assert head.label.height() >= head.label.heightForWidth(head.label.width())
        assert head.label.width() <= head.width()
    assert view.page.document().idealWidth() <= view.page.viewport().width()
    assert view.page.height() > view.height() // 3
    assert all(view.rect().contains(button.mapTo(view, QPoint(0, 0))) for button in view.buttons.buttons())
