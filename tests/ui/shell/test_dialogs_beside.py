"""The dialogs about a trick leave it free."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QListWidget
from pytestqt.qtbot import QtBot

from tests.situations import actions_of
from tests.ui.opened import open_window
from tests.ui.waiting import settle

DIALOGS = ("claim", "concede", "note", "penalty", "knowledge", "retitle")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (1920, 1080)])
def test_no_dialog_covers_the_trick_it_is_about(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    window = open_window(qtbot, tmp_path, language, size=size)
    for action in actions_of("WCJ NCA EC2"):
        assert window.session.act(action)
    settle()
    mat = window.seen_area
    assert mat.width() > 100 and window.geometry().contains(mat)
    shown: dict[str, bool] = {}

    def look(name: str) -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        shown[name] = dialog.geometry().intersects(mat)
        assert dialog.width() >= dialog.minimumSizeHint().width()
        dialog.reject()

    for name in DIALOGS:
        QTimer.singleShot(0, lambda name=name: look(name))
        window.parts.commands[name].trigger()
        settle()
    window.parts.commands["wrong"].trigger()
    look("wrong")
    assert shown == dict.fromkeys((*DIALOGS, "wrong"), False)


def test_the_law_page_stands_beside_the_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    seen: list[bool] = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        seen.append(dialog.geometry().intersects(window.seen_area))
        dialog.reject()

    QTimer.singleShot(0, look)
    window.parts.director_dialogs.show_law("62A")
    assert seen == [False]


def test_a_wide_list_of_what_can_go_wrong_has_its_families(qtbot: QtBot, tmp_path: Path) -> None:
    visible: list[bool] = []
    for size in ((1024, 700), (2600, 1000)):
        window = open_window(qtbot, tmp_path, size=size)
        window.parts.commands["wrong"].trigger()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        families = dialog.findChild(QListWidget, "going-wrong-groups")
        visible.append(isinstance(families, QListWidget) and families.isVisible())
        dialog.close()
        settle()
    assert visible == [False, True]
