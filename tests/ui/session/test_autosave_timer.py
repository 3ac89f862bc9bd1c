"""The autosave after each change: before anything else is done, and once for what changes at one time."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bridgetable.document.autosave import Autosave
from bridgetable.engine.actions import Note
from tests.ui.opened import open_window


def kept(autosave: Autosave) -> int:
    """How many steps lie before the table that is kept."""
    found = autosave.restore()
    assert found is not None
    history = found[0].history
    return len(history.line_to(history.cursor))


def test_no_second_action_is_done_before_the_first_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    """What the window has posted to itself comes before timers and before what a user does next."""
    window = open_window(qtbot, tmp_path, autosave=True)
    assert window.autosave is not None
    for number in range(1, 4):
        window.session.act(Note((("", str(number)),)))
        QCoreApplication.sendPostedEvents()
        assert kept(window.autosave) == number


def test_what_changes_at_one_time_is_kept_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    assert window.autosave is not None
    for number in range(3):
        window.session.act(Note((("", str(number)),)))
    QCoreApplication.sendPostedEvents()
    assert kept(window.autosave) == 3
