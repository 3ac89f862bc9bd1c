"""For one thing done, no sentence, layout or question is computed twice, however many parts show it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.laws.enacted import ENACTED
from bridgetable.ui.director import panel
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table import scene
from bridgetable.ui.timeline.rows import TimelineRows
from bridgetable.words.catalogue import Words
from tests.situations import actions_of
from tests.ui.opened import open_window

TO_THE_RULING = "WCJ NCA EC2 SC3 NCK EC4 SDJ"
TO_A_CHOICE = ("EHA", "director S")

Counted = Counter[tuple[object, ...]]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counted:
    """How often each sentence with blanks, layout, account, list of rows and list of options has been computed."""
    counts: Counted = Counter()

    def count(owner: object, name: str, key: Callable[..., tuple[object, ...] | None]) -> None:
        original = getattr(owner, name)

        def counting(*args: Any, **kwargs: Any) -> Any:
            if (found := key(*args, **kwargs)) is not None:
                counts[name, *found] += 1
            return original(*args, **kwargs)

        monkeypatch.setattr(owner, name, counting)

    count(Words, "text", lambda _, key, /, **blanks: (key, repr(sorted(blanks.items()))) if blanks else None)
    count(type(ENACTED), "options_of", lambda _, table, question: (id(table), repr(question)))
    count(scene, "poses", lambda table, *_: (id(table),))
    count(panel, "account_of", lambda *_: ())
    count(TimelineRows, "follow", lambda *_: ())
    return counts


def twice(counts: Counted) -> dict[tuple[object, ...], int]:
    return {what: times for what, times in counts.items() if times > 1}


@pytest.mark.parametrize("act", ["card", "director E", "choice", "back", "jump", "undo", "language"])
def test_nothing_is_computed_twice(qtbot: QtBot, tmp_path: Path, counted: Counted, act: str) -> None:
    window = open_window(qtbot, tmp_path)
    for words in TO_A_CHOICE if act == "choice" else (TO_THE_RULING,):
        for action in actions_of(words):
            window.session.act(action)
    QApplication.processEvents()
    counted.clear()
    do(window, act)
    QApplication.processEvents()
    assert counted and twice(counted) == {}


def do(window: Window, act: str) -> None:
    match act:
        case "director E":
            window.session.act(actions_of(act)[0])
        case "choice":
            assert window.parts.panel.choose_number(1)
        case "back":
            window.session.step_by(-1)
        case "jump":
            window.session.jump(1)
        case "undo":
            window.session.undo()
        case "language":
            window.view.choose_language("it")
        case _:
            window.session.act(actions_of("WDA")[0])
