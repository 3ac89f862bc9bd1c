"""What changed, in the window: found by workers, filtered, both pages, and a case opened at the step that differs."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog
from pytestqt.qtbot import QtBot

from bridgetable.changes.found import Changes, compared_cases, shown_changes
from bridgetable.table.edition import Edition
from bridgetable.ui.changes import what_changed
from bridgetable.ui.changes.dialog import ChangesDialog
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.ui.opened import open_window
from tests.ui.waiting import until

E2007, E2017 = Edition.E2007, Edition.E2017
NAMES = ("play/premature-57a-play-before-partner-2007", "revoke/revoke-41-both-sides-revoke-2017")


@pytest.fixture(scope="module")
def changes() -> Changes:
    compared = compared_cases(E2007, E2017, NAMES, workers=1)
    return shown_changes(E2007, E2017, [case for _, case in compared if case is not None])


def dialog_of(qtbot: QtBot, changes: Changes, language: str = "en") -> ChangesDialog:
    dialog = ChangesDialog(Words.of(language, strict=True), E2007, E2017)
    qtbot.addWidget(dialog)
    dialog.show_changes(changes)
    dialog.show()
    return dialog


def chosen(dialog: ChangesDialog, number: str) -> None:
    """Types a number, and goes to the first clause under it."""
    dialog.law.setFocus()
    dialog.law.clear()
    QTest.keyClicks(dialog.law, number)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_pages_stand_side_by_side(qtbot: QtBot, changes: Changes, language: str) -> None:
    dialog = dialog_of(qtbot, changes, language)
    chosen(dialog, "64b7")
    words, text = Words.of(language), dialog.pages.toPlainText()
    assert all(words.text("edition-name", edition=year) in text for year in ("2007", "2017"))
    assert text.count(words.text("law-number", law="64B7")) == 2 and "<span" in dialog.pages.toHtml()


def test_the_list_is_filtered_by_law_and_by_what_a_case_shows(qtbot: QtBot, changes: Changes) -> None:
    dialog = dialog_of(qtbot, changes)
    every = dialog.list.count()
    assert every == len(changes.rows)
    dialog.only_shown.setChecked(True)
    assert 0 < dialog.list.count() == sum(bool(row.cases) for row in changes.rows) < every
    chosen(dialog, "57A")
    assert [dialog.list.item(at).text() for at in range(dialog.list.count())] == [
        "Law 57A3 is new – declarer requires another suit of partner (one case)"
    ]
    chosen(dialog, "44")
    assert dialog.row is None and dialog.pages.toPlainText() == "Nothing changed under this number."


def test_a_clause_without_a_case_says_so(qtbot: QtBot, changes: Changes) -> None:
    dialog = dialog_of(qtbot, changes)
    chosen(dialog, "25A2")
    assert dialog.cases.item(0).text() == "No case comes to it." and dialog.case is None
    assert not dialog.open_after.isEnabled() and not dialog.open_before.isEnabled()


@pytest.mark.parametrize(
    ("modifier", "edition"), [(Qt.KeyboardModifier.NoModifier, E2017), (Qt.KeyboardModifier.ShiftModifier, E2007)]
)
def test_enter_opens_a_case_under_either_edition(
    qtbot: QtBot, changes: Changes, modifier: Qt.KeyboardModifier, edition: Edition
) -> None:
    dialog = dialog_of(qtbot, changes)
    chosen(dialog, "57A3")
    QTest.keyClick(dialog.cases, Qt.Key.Key_Return, modifier)
    assert dialog.chosen is not None and dialog.chosen[1] is edition
    assert dialog.chosen[0].case.name == NAMES[0] and dialog.result() == QDialog.DialogCode.Accepted


def test_the_same_edition_twice_is_told(qtbot: QtBot, changes: Changes) -> None:
    dialog = dialog_of(qtbot, changes)
    dialog.before.setCurrentIndex(dialog.before.findData(E2017))
    dialog.before.activated.emit(dialog.before.currentIndex())
    assert "nothing changed" in dialog.fault.text()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Window:
    """A window for which only two cases are shipped."""

    def few() -> tuple[str, ...]:
        return NAMES

    monkeypatch.setattr(what_changed, "shipped_names", few)
    return open_window(qtbot, tmp_path, "en")


def test_workers_find_the_cases_and_what_is_found_is_kept(qtbot: QtBot, window: Window) -> None:
    changed = window.parts.study.changes
    dialog = changed.dialog()
    qtbot.addWidget(dialog)
    assert dialog.state.text() == "Cases ruled under both editions: 0 of 2" and not dialog.course.isEnabled()
    until(qtbot, dialog.course.isEnabled)
    assert dialog.changes.under("57A3").rows[0].cases[0].case.name == NAMES[0]
    again = changed.dialog()
    qtbot.addWidget(again)
    assert again.course.isEnabled() and again.changes == dialog.changes


def test_a_case_opens_at_the_step_that_differs(qtbot: QtBot, window: Window, changes: Changes) -> None:
    shown = changes.under("57A3").rows[0].cases[0]
    for edition in (E2017, E2007):
        window.parts.study.changes.open_case(shown, edition)
        history = window.session.history
        assert window.session.edition is edition and history.cursor == shown.place
        assert history.passes(shown.place)


def test_the_course_is_written_and_opened(
    qtbot: QtBot, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The name gets the ending of a lesson if it has none."""
    out = tmp_path / "course.lesson.json"
    opened: list[str] = []

    def named(*_: object) -> tuple[str, str]:
        return str(tmp_path / "course"), ""

    def open_lesson(path: str) -> bool:
        opened.append(path)
        return True

    monkeypatch.setattr(QFileDialog, "getSaveFileName", named)
    monkeypatch.setattr(window.parts.documents, "open_lesson", open_lesson)
    dialog = window.parts.study.changes.dialog()
    qtbot.addWidget(dialog)
    until(qtbot, dialog.course.isEnabled)
    dialog.course.click()
    assert opened == [str(out)] and out.exists()
