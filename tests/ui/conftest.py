"""What every test of the window needs."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def widgets_stay_until_they_are_closed(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Holds each widget of a test until pytest-qt has closed it.

    pytest-qt has weak references only: a window that a test no longer names might be collected as garbage while one of
    its slots runs.
    """
    held: list[QWidget] = []
    if "qtbot" in request.fixturenames:
        qtbot: QtBot = request.getfixturevalue("qtbot")
        add = qtbot.addWidget

        def hold_too(widget: QWidget, *, before_close_func: Callable[[QWidget], None] | None = None) -> None:
            held.append(widget)
            add(widget, before_close_func=before_close_func)

        monkeypatch.setattr(qtbot, "addWidget", hold_too)
    yield
    held.clear()
    # Without an event loop that runs, what was closed would stay until the end, and make every test slower.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@pytest.fixture(autouse=True)
def garbage_is_looked_for_between_tests() -> Iterator[None]:
    """Looks for garbage when Qt has nothing to do.

    Tests leave windows and dialogs without a parent behind, which would be deleted while Qt goes through its widgets.
    In the program there are none (tests/ui/shell/test_garbage.py).
    """
    enabled = gc.isenabled()
    gc.disable()
    yield
    due = [count > threshold for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    if due[0]:
        gc.collect(2 if due[2] else int(due[1]))
    if due[2]:
        gc.freeze()
    if enabled:
        gc.enable()
