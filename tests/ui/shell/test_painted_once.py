"""For one thing done everything is laid out, then painted; no widget is styled or given a tooltip again in vain."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QSettings
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.document.at_start import NEW_DEAL, shown_first
from bridgetable.ui.shell.startup import create_window
from bridgetable.ui.shell.window import Window
from tests.situations import actions_of
from tests.ui.opened import TO_THE_REVOKE, open_window
from tests.ui.waiting import settle, until

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


def test_in_another_language_what_is_painted_has_its_place_already(window: Window) -> None:
    """A button that is wider asks the layouts around it for room, one after the other."""
    noted, application = Noted(), QApplication.instance()
    assert application is not None
    window.session.jump(len(window.session.history.nodes) - 1)
    settle()
    for language in ("it", "en", "it"):
        noted.events.clear()
        application.installEventFilter(noted)
        window.session.set_language(language)
        settle()
        application.removeEventFilter(noted)
        kinds = [kind for kind, _ in noted.events]
        assert QEvent.Type.Resize in kinds
        after = kinds[kinds.index(QEvent.Type.Paint) :]
        assert QEvent.Type.Resize not in after and QEvent.Type.LayoutRequest not in after


def test_widgets_keep_their_style_and_tooltips(window: Window) -> None:
    events = noted_while_jumping(window, 4)
    assert not [widget.objectName() for kind, widget in events if kind in (*STYLED, QEvent.Type.ToolTipChange)]


@pytest.mark.parametrize("of_a_case", (True, False))
def test_at_the_start_everything_is_laid_out_before_it_is_painted(
    qtbot: QtBot, tmp_path: Path, *, of_a_case: bool
) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    file = str(resources() / "cases/play/penalty-card-50d-major-the-three-options.case.json")
    first = shown_first(file, None) if of_a_case else NEW_DEAL
    window = create_window(settings, None, "en", None, first, [file] if of_a_case else [])
    qtbot.addWidget(window)
    window.resize(1280, 800)
    noted, application, built = Noted(), QApplication.instance(), list[bool]()
    assert application is not None
    window.built.connect(partial(application.installEventFilter, noted))
    window.built.connect(partial(built.append, True))
    window.show()
    until(qtbot, lambda: bool(built))
    settle()
    application.removeEventFilter(noted)
    kinds = [kind for kind, _ in noted.events]
    assert QEvent.Type.Resize not in kinds[kinds.index(QEvent.Type.Paint) :]
