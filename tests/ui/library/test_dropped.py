"""What is dropped on the window: one file, several, folders, and things that are neither."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.library.recent_files import MOST_DROPPED, paths_in
from bridgetable.ui.shell.window import Window
from tests.cases.library.test_cases import write
from tests.ui.opened import open_window, shipped_cases_read
from tests.ui.waiting import settle, until

COPY, MOVE = Qt.DropAction.CopyAction, Qt.DropAction.MoveAction
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
PBN = """[Board "7"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"]
[Declarer "S"]
[Contract "4S"]
"""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path, autosave=True, cache=shipped_cases_read(tmp_path))


def of_files(paths: Iterable[Path]) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def drop(window: Window, data: QMimeData) -> bool:
    """Drags this over the middle of the window and drops it; whether the window takes it."""
    entering = QDragEnterEvent(QPoint(500, 300), COPY | MOVE, data, LEFT, NO_KEYS)
    entering.ignore()
    QApplication.sendEvent(window, entering)
    if not entering.isAccepted():
        return False
    dropping = QDropEvent(QPointF(500, 300), COPY | MOVE, data, LEFT, NO_KEYS)
    QApplication.sendEvent(window, dropping)
    assert dropping.isAccepted() and dropping.dropAction() is COPY
    settle()
    return True


def test_a_case_and_a_board_are_opened(window: Window, tmp_path: Path) -> None:
    case = write(tmp_path, "one")
    assert drop(window, of_files([case])) and window.session.document.path == str(case)
    board = tmp_path / "board.pbn"
    board.write_text(PBN)
    assert drop(window, of_files([board])) and window.session.table.board.number == 7
    assert window.parts.recent.paths == (board, case)


def test_the_first_of_several_is_opened_and_the_others_are_recent(window: Window, tmp_path: Path) -> None:
    one, two, three = (write(tmp_path, name) for name in ("one", "two", "three"))
    assert drop(window, of_files([one, two, three, two]))
    assert window.session.document.path == str(one) and window.parts.recent.paths == (one, two, three)
    assert window.parts.caption.plain == "one.case.json is open; 2 others are among the recent files."


def test_a_folder_is_added_to_the_library_and_shown(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    folder = tmp_path / "My course"
    folder.mkdir()
    write(folder, "lesson-1")
    assert drop(window, of_files([folder]))
    panel = window.parts.library.panel
    until(qtbot, lambda: panel.isVisible() and panel.collection.complete)
    assert panel.folder is not None and panel.folder.path == folder and panel.folder.added
    assert [row.case.name for row in panel.cases.row_model.rows if row.case is not None] == ["lesson-1"]
    panel.close()


def test_a_file_among_folders_is_opened_and_the_folders_are_added(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("a", "b")]
    for folder in folders:
        folder.mkdir()
    one = write(tmp_path, "one")
    assert drop(window, of_files([folders[0], one, folders[1]]))
    panel = window.parts.library.panel
    assert window.session.document.path == str(one) and not panel.isVisible()
    assert [folder.path for folder in panel.collection.folders if folder.added] == folders
    until(qtbot, lambda: panel.collection.complete)


@pytest.mark.parametrize("urls", [["https://example.org/a.case.json"], ["data:text/plain,7", "mailto:a@b.c"], [""]])
def test_what_is_no_file_of_this_computer_is_refused_in_one_sentence(window: Window, urls: list[str]) -> None:
    before, data = window.session.history, QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    assert drop(window, data) and window.session.history is before
    assert "this computer" in window.parts.caption.plain and window.parts.caption.tone is Tone.REFUSAL


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("bad.case.json", b"{"),
        ("picture.png", b"\x89PNG\r\n\x1a\n" + bytes(100)),
        ("no name at all", b""),
        ("bad.lin", b"\xff\xfe\x00"),
        ("many\nlines.pbn", b"no board"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_in_one_sentence(
    window: Window, tmp_path: Path, name: str, content: bytes
) -> None:
    path, before = tmp_path / name, window.session.history
    path.write_bytes(content)
    assert drop(window, of_files([path])) and window.session.history is before
    assert window.parts.caption.plain and window.parts.caption.tone is Tone.REFUSAL
    assert drop(window, of_files([tmp_path / "gone.case.json"])) and "gone" in window.parts.caption.plain


def test_a_text_is_read_as_a_deal_and_the_table_leaves_drops_to_the_window(window: Window) -> None:
    before, data = window.session.history, QMimeData()
    data.setText("S A")
    assert drop(window, data) and window.session.history is before
    assert window.parts.caption.plain == "No hands can be read in the text."
    assert not drop(window, QMimeData())
    assert not window.table.acceptDrops() and not window.table.viewport().acceptDrops()


def test_it_may_be_dropped_on_any_part_of_the_window(window: Window, tmp_path: Path) -> None:
    data, parts = of_files([write(tmp_path, "one")]), window.parts
    for part in (
        window.table.viewport(),
        parts.panel.story.viewport(),
        parts.timeline.view.viewport(),
        parts.caption,
        window.toolbar.buttons["save"],
        parts.score,
    ):
        entering = QDragEnterEvent(QPoint(5, 5), COPY | MOVE, data, LEFT, NO_KEYS)
        entering.ignore()
        QApplication.sendEvent(part, entering)
        assert entering.isAccepted() and entering.dropAction() is COPY, part


def test_only_so_many_are_looked_at_and_each_once(tmp_path: Path) -> None:
    paths = [tmp_path / str(number) for number in range(3 * MOST_DROPPED)]
    assert paths_in(of_files([paths[0], *paths])) == tuple(map(str, paths[: MOST_DROPPED - 1]))
