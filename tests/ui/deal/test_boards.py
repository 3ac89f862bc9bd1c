"""From board to board of a file: by key, by button, by menu and by the list, and nothing is lost on the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from bridgetable.document import case_opening
from bridgetable.engine.actions import Note
from bridgetable.ui.deal.board_chooser import BoardChooser, BoardListing
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from tests.files.samples import DEAL
from tests.ui.opened import answer, open_window
from tests.ui.waiting import settle, until

SHIFT_O = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def board_text(number: int) -> str:
    return f'[Event "Cup"]\n[Board "{number}"]\n[North "Player {number}"]\n[Deal "{DEAL}"]\n[Auction "N"]\nAP\n\n'


def written(folder: Path, text: str) -> str:
    path = folder / "cup.pbn"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    """A window with the second of three boards."""
    window = open_window(qtbot, tmp_path, autosave=True)
    answer(lambda dialog: choose(dialog, 1))
    assert window.parts.documents.open_path(written(tmp_path, "".join(map(board_text, (11, 12, 13)))))
    window.activateWindow()
    settle()
    return window


def choose(dialog: QDialog, number: int) -> None:
    assert isinstance(dialog, BoardChooser)
    dialog.choose_row(number)


def answer_list(row: int) -> None:
    """Chooses the board of this row as soon as the list is shown, however long the file takes to be read."""
    dialog = QApplication.activeModalWidget()
    if isinstance(dialog, BoardChooser) and dialog.isVisible() and row < len(dialog.boards):
        dialog.choose_row(row)
        dialog.accept()
    else:
        QTimer.singleShot(1, lambda: answer_list(row))


def trigger(window: Window, *names: str) -> None:
    for name in names:
        window.parts.commands[name].trigger()


def enabled(window: Window) -> list[bool]:
    return [window.parts.commands[name].isEnabled() for name in ("previous-board", "next-board", "boards")]


def number_of(window: Window) -> int:
    return window.session.table.board.number


def test_the_next_and_the_previous_board_by_key(window: Window) -> None:
    assert (number_of(window), enabled(window)) == (12, [True, True, True])
    assert window.windowTitle() == "Cup 12 · board 2 of 3[*] — bridgetable"
    QTest.keyClick(window, Qt.Key.Key_PageDown, Qt.KeyboardModifier.AltModifier)
    assert (number_of(window), enabled(window)) == (13, [True, False, True])
    assert window.session.table.names.north == "Player 13"
    assert "Board 3 of 3 · Cup 13" in window.parts.caption.text.text()
    for _ in range(2):
        QTest.keyClick(window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.AltModifier)
    assert (number_of(window), enabled(window)) == (11, [False, True, True])


def test_the_buttons_are_there_while_a_board_of_a_file_is_on_the_table(window: Window) -> None:
    buttons = [window.toolbar.buttons[name] for name in ("previous-board", "next-board")]
    assert all(button.isVisible() and button.toolTip() and button.accessibleName() for button in buttons)
    buttons[1].click()
    assert number_of(window) == 13 and not buttons[1].isEnabled()
    window.session.new(window.session.table)
    assert not any(button.isVisible() for button in buttons) and enabled(window) == [False, False, False]
    trigger(window, "next-board", "previous-board", "boards")
    assert window.session.document.board is None


def test_another_board_is_chosen_from_the_list(window: Window) -> None:
    seen: list[int] = []

    def last(dialog: QDialog) -> None:
        assert isinstance(dialog, BoardChooser)
        seen.append(dialog.row)
        dialog.choose_row(2)

    answer(last)
    QTest.keyClick(window, Qt.Key.Key_O, SHIFT_O)
    assert (seen, number_of(window)) == ([1], 13)


def test_unsaved_work_is_kept_among_the_earlier_tables(window: Window) -> None:
    assert not window.parts.documents.has_earlier
    window.session.act(Note((("", "Mine"),)))
    trigger(window, "next-board")
    assert number_of(window) == 13 and window.parts.documents.has_earlier and not window.session.dirty
    trigger(window, "previous-board")
    assert number_of(window) == 12 and not window.session.history.nodes


def test_it_goes_on_from_a_board_that_was_saved_as_a_case(window: Window, tmp_path: Path) -> None:
    window.parts.saving.save_to(str(tmp_path / "mine.case.json"))
    assert "board 2 of 3" in window.windowTitle()
    window.session.retitle((("", "Mine"),))
    trigger(window, "undo", "next-board")
    assert number_of(window) == 13


def test_a_board_that_cannot_be_opened_is_passed_over_and_told(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    broken = board_text(12).replace(DEAL, "N:AKQ2")
    without = '[Board "13"]\n[Contract "4H"]\n[Declarer "S"]\n[Result "10"]\n\n'
    answer(lambda dialog: None)
    text = board_text(11) + broken + without + board_text(14)
    assert window.parts.documents.open_path(written(tmp_path, text))
    for number in (2, 3):
        trigger(window, "next-board")
        assert f"Board {number} of the file is passed over" in window.parts.caption.text.text()
        assert number_of(window) == 11
    trigger(window, "next-board")
    assert (number_of(window), enabled(window)[:2]) == (14, [True, False])


def test_the_only_board_has_no_others(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    assert window.parts.documents.open_path(written(tmp_path, board_text(5)))
    assert enabled(window) == [False, False, False] and "board 1" not in window.windowTitle()
    assert not window.toolbar.buttons["next-board"].isVisible()


def test_a_large_file_is_read_to_its_end_while_its_first_board_is_on_the_table(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(case_opening, "SMALL", 0)
    window = open_window(qtbot, tmp_path)
    answer_list(0)
    assert window.parts.documents.open_path(written(tmp_path, "".join(map(board_text, range(1, 301)))))
    assert number_of(window) == 1 and enabled(window)[1]
    until(qtbot, lambda: "board 1 of 300" in window.windowTitle())
    answer_list(298)
    trigger(window, "boards", "next-board", "next-board")
    assert (number_of(window), enabled(window)[1]) == (300, False)


def test_a_file_that_is_not_chosen_from_leaves_the_list_of_the_other(window: Window, tmp_path: Path) -> None:
    other = tmp_path / "other.pbn"
    other.write_text(board_text(1) + board_text(2), "utf-8")
    QTimer.singleShot(0, lambda: QTest.keyClick(QApplication.activeModalWidget() or window, Qt.Key.Key_Escape))
    assert not window.parts.documents.open_path(str(other))
    trigger(window, "next-board")
    assert number_of(window) == 13


# -- searching the list ------------------------------------------------------------------------------------------------


@pytest.fixture
def listed(qtbot: QtBot, tmp_path: Path) -> BoardChooser:
    """The list of forty boards."""
    texts = [board_text(number) for number in range(1, 41)]
    texts[30] = texts[30].replace("Player 31", "Anna Rossi")
    texts[33] = texts[33].replace("Player 34", "Anna Bianchi")
    listing = BoardListing(written(tmp_path, "".join(texts)))
    listing.read_here()
    dialog = BoardChooser(Words.of("en", strict=True))
    qtbot.addWidget(dialog)
    dialog.follow(listing)
    dialog.show()
    settle()
    return dialog


def found(dialog: BoardChooser) -> list[str]:
    rows = (row for row in range(len(dialog.boards)) if not dialog.list.isRowHidden(row))
    return [str(dialog.list.model().index(row, 0).data()) for row in rows]


def test_a_board_is_found_by_its_number_and_its_players(listed: BoardChooser) -> None:
    QTest.keyClicks(listed.search, "17")
    assert found(listed) == ["17"] and listed.chosen is not None and listed.chosen.board.number == 17
    listed.search.setText("anna")
    assert found(listed) == ["31", "34"] and listed.chosen is not None and listed.chosen.board.number == 31
    listed.search.setText("BIANCHI anna")
    assert found(listed) == ["34"]
    listed.search.clear()
    assert len(found(listed)) == 40


def test_what_is_not_found_is_said_and_nothing_can_be_opened(listed: BoardChooser) -> None:
    QTest.keyClicks(listed.search, "nobody")
    assert not found(listed) and listed.chosen is None and listed.fault.isVisible()
    assert not listed.buttons.button(listed.buttons.StandardButton.Ok).isEnabled()
    listed.search.clear()
    assert listed.chosen is not None and listed.fault.isHidden()


def test_the_arrows_lead_from_the_search_to_the_list(listed: BoardChooser) -> None:
    listed.search.setFocus()
    QTest.keyClicks(listed.search, "anna")
    QTest.keyClick(listed.search, Qt.Key.Key_Down)
    assert listed.focusWidget() is listed.list
    QTest.keyClick(listed.list, Qt.Key.Key_Down)
    assert listed.chosen is not None and listed.chosen.board.number == 34
