"""The autosave after each change: before anything else is done, and once for what changes at one time."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from bridgetable.document import journal
from bridgetable.document.autosave import Autosave
from bridgetable.engine.actions import Note
from tests.ui.opened import open_window
from tests.ui.waiting import settle


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


def test_a_large_table_is_written_between_the_turns_of_the_loop(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "MANY", 0)
    window = open_window(qtbot, tmp_path, autosave=True)
    assert window.autosave is not None
    window.session.act(Note((("", "one"),)))
    QCoreApplication.sendPostedEvents()
    assert not window.autosave.file.exists()
    settle()
    assert kept(window.autosave) == 1
    window.session.entitle(0, "named")
    QCoreApplication.sendPostedEvents()
    window.session.act(Note((("", "two"),)))
    QCoreApplication.sendPostedEvents()
    assert kept(window.autosave) == 2
    window.session.retitle((("", "title"),))
    window.close()
    found = window.autosave.restore()
    assert found is not None and found[0].document.full_title == (("", "title"),)


@pytest.mark.parametrize("by", ["an action", "the end"])
def test_what_was_read_from_a_file_is_kept_later_but_with_the_next_action_or_at_the_end(
    qtbot: QtBot, tmp_path: Path, by: str
) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    timer = window.parts.autosave
    assert window.autosave is not None and timer is not None
    timer.schedule_unhurried()
    QCoreApplication.sendPostedEvents()
    assert not window.autosave.file.exists()
    if by == "the end":
        timer.finish()
        assert kept(window.autosave) == 0
    else:
        window.session.act(Note((("", "one"),)))
        QCoreApplication.sendPostedEvents()
        assert kept(window.autosave) == 1
    assert not timer._unhurried.isActive()
