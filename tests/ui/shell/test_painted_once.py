"""For one thing done everything is laid out, then painted; no widget is styled or given a tooltip again in vain."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.shell.window import Window
from tests.situations import actions_of
from tests.ui.opened import TO_THE_REVOKE, open_window

STYLED = (QEvent.Type.PaletteChange, QEvent.Type.FontChange, QEvent.Type.StyleChange)


class Noted(QObject):
    """The events of widgets in their order."""

    def __init__(self) -> None:
        super().__init__()
        self.events: list[tuple[QEvent.Type, QWidget]] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes the event."""
        if isinstance(watched, QWidget):
            self.events.append((event.type(), watched))
        return False


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    window = open_window(qtbot, tmp_path, size=(1280, 800))
    for text in (TO_THE_REVOKE, "SDJ", "director W"):
        for action in actions_of(text):
            window.session.act(action)
    window.session.jump(2)
    QApplication.processEvents()
    return window


def noted_while_jumping(window: Window, place: int) -> list[tuple[QEvent.Type, QWidget]]:
    noted, application = Noted(), QApplication.instance()
    assert application is not None
    application.installEventFilter(noted)
    window.session.jump(place)
    QApplication.processEvents()
    application.removeEventFilter(noted)
    return noted.events


def test_what_is_painted_has_its_place_already(window: Window) -> None:
    resized = 0
    for place in (7, 3, 0, 5):
        kinds = [kind for kind, _ in noted_while_jumping(window, place)]
        resized += kinds.count(QEvent.Type.Resize)
        assert QEvent.Type.Resize not in kinds[kinds.index(QEvent.Type.Paint) :]
    assert resized


def test_widgets_keep_their_style_and_tooltips(window: Window) -> None:
    events = noted_while_jumping(window, 4)
    assert not [widget.objectName() for kind, widget in events if kind in (*STYLED, QEvent.Type.ToolTipChange)]
