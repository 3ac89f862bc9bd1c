"""Another case like the one on the table: made in a worker, opened unsaved, cancelled, or refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.cases.check import check
from bridgetable.disk.resources import resources
from bridgetable.laws.long_searches import CancelledError
from bridgetable.ui.shell.window import Window
from tests.ui.opened import open_window

CASE = resources() / "cases" / "play" / "lead-out-of-turn-55-from-the-wrong-hand.case.json"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path, autosave=True)


def test_another_case_is_opened_unsaved_under_the_same_laws(window: Window) -> None:
    assert window.parts.documents.open_path(str(CASE))
    window.parts.commands["another-like-this"].trigger()
    case = window.session.document.case
    assert case is not None and case.edition is window.session.edition
    assert window.session.dirty and not window.session.document.path
    assert not check(case).failures
    ruled = set(case.tags)
    assert ruled & {"55A", "55B1", "55B2", "53A", "60B"}


def test_what_nothing_can_be_made_of_is_told(window: Window) -> None:
    told: list[object] = []
    window.session.refused.connect(told.append)
    before = window.session.history
    window.parts.commands["another-like-this"].trigger()
    assert len(told) == 1 and window.session.history is before


def test_the_table_stays_where_the_user_cancels(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    def cancelled(*_: object, **__: object) -> None:
        raise CancelledError

    assert window.parts.documents.open_path(str(CASE))
    monkeypatch.setattr(window.parts.waiting, "call", cancelled)
    before = window.session.history
    window.parts.commands["another-like-this"].trigger()
    assert window.session.history is before and not window.session.dirty
