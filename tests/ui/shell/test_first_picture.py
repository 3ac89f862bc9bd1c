"""The window in its first moment, and the table laid in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QSize, Qt
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from bridgetable.ui.shell.first_picture import NAME, FirstPicture, default_size
from bridgetable.ui.shell.startup import create_window
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table.view import TableView
from tests.ui.waiting import settle, until


def opening(qtbot: QtBot, folder: Path) -> FirstPicture:
    """A window just opened, with nothing remembered."""
    window = FirstPicture(QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat))
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize(
    ("screen", "window"),
    [((1366, 768), (1280, 728)), ((1024, 768), (1024, 728)), ((1920, 1080), (1280, 800)), ((800, 600), (1280, 800))],
)
def test_a_new_window_with_its_frame_has_room_on_the_screen(screen: tuple[int, int], window: tuple[int, int]) -> None:
    assert default_size(QSize(*screen)) == QSize(*window)


def test_the_first_picture_is_painted_and_announced_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = opening(qtbot, tmp_path)
    said: list[bool] = []
    window.painted.connect(lambda: said.append(True))
    window.show()
    until(qtbot, lambda: bool(said))
    window.repaint()
    window.repaint()
    settle()
    assert said == [True]


def test_the_real_window_lies_inside_under_its_own_title(qtbot: QtBot, tmp_path: Path) -> None:
    window, inside = opening(qtbot, tmp_path), QMainWindow()
    inside.setWindowTitle("Poznań[*]")
    window.show()
    window.embed(inside)
    assert inside.window() is window
    assert window.windowTitle() == "Poznań[*]"
    inside.setWindowTitle("another[*]")
    assert window.windowTitle() == "another[*]"


def test_the_window_around_says_whether_there_are_unsaved_changes(qtbot: QtBot, tmp_path: Path) -> None:
    window = opening(qtbot, tmp_path)
    inside = create_window(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat), None)
    window.embed(inside)
    for modified in (True, False):
        inside.setWindowModified(modified)
        assert window.isWindowModified() is modified


class Stubborn(QMainWindow):
    """A window that does not let itself be closed."""

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()


def test_it_closes_only_with_the_window_inside(qtbot: QtBot, tmp_path: Path) -> None:
    window = opening(qtbot, tmp_path)
    window.show()
    window.embed(Stubborn())
    assert not window.close()
    assert window.isVisible()


def test_an_empty_one_is_called_by_the_programs_name(qtbot: QtBot, tmp_path: Path) -> None:
    assert opening(qtbot, tmp_path).windowTitle() == NAME


def test_nothing_of_the_table_is_loaded_before_the_first_picture() -> None:
    program = (
        "import sys; import bridgetable.ui.shell.application; "
        "print([name for name in sys.modules if name.startswith(('bridgetable.laws', 'bridgetable.table', 'fluent'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_table_is_painted_once_when_it_is_put_inside(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[None] = []
    painting = TableView.paintEvent

    def counted(view: TableView, event: QPaintEvent) -> None:
        painting(view, event)
        painted.append(None)

    monkeypatch.setattr(TableView, "paintEvent", counted)
    monkeypatch.setattr(Window, "build_parts", lambda _: None)
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    window = opening(qtbot, tmp_path)
    window.show()
    settle()
    inside = create_window(settings, None)
    # As after a change of the palette, the window is about to be painted.
    window.update()
    window.embed(inside)
    until(qtbot, lambda: bool(painted))
    settle()
    assert len(painted) == 1


def test_what_one_asks_for_later_is_not_loaded_with_the_window() -> None:
    later = (
        *(
            f"bridgetable.ui.{name}"
            for name in (
                "library.recent_files",
                "library.panel",
                "manual.about",
                "shell.shortcuts",
                "kit.scroll_bar_painting",
                "wall.wall",
            )
        ),
        "bridgetable.laws.book",
        "bridgetable.engine.apply",
        "bridgetable.equity.proposal",
        "hashlib",
        "pickle",
        "fractions",
    )
    program = (
        "import sys; from PySide6.QtWidgets import QApplication; from PySide6.QtCore import QSettings\n"
        "application = QApplication([])\n"
        "from bridgetable.ui.shell.startup import create_window\n"
        "window = create_window(QSettings('', QSettings.Format.IniFormat), None); window.build_parts()\n"
        f"print([name for name in {later!r} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_table_inside_receives_the_keyboard_and_opens_the_wall(qtbot: QtBot, tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    window, inside = opening(qtbot, tmp_path), create_window(settings, None)
    window.show()
    window.embed(inside)
    inside.build_parts()
    window.activateWindow()
    until(qtbot, lambda: QApplication.focusWidget() is inside.table)
    QTest.keyClick(inside.table, Qt.Key.Key_F5)
    wall = inside.parts.presentation.wall
    assert wall is not None and wall.isFullScreen() and not window.isFullScreen()
    for _ in range(2):
        QTest.keyClick(wall.table, Qt.Key.Key_Escape)
    assert not inside.parts.presentation.is_on
