"""Which screen the wall is on; screens are plugged in and unplugged in name only."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.wall import screens as module
from bridgetable.ui.wall.screens import Screens


class NamedScreen:
    """A screen of which only the name is asked."""

    def __init__(self, name: str) -> None:
        self._name = name

    def name(self) -> str:
        return self._name


@pytest.fixture
def screens(qtbot: QtBot, tmp_path: Path) -> Screens:
    window = QWidget()
    qtbot.addWidget(window)
    return Screens(window, QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def plug_in(monkeypatch: pytest.MonkeyPatch, screens: Screens, *names: str, window_on: int = 0) -> list[NamedScreen]:
    """Has screens of these names, the first of them the primary one, and the window on one of them."""
    made = [NamedScreen(name) for name in names]
    application = SimpleNamespace(screens=lambda: made, primaryScreen=lambda: made[0])
    monkeypatch.setattr(module, "QGuiApplication", application)
    monkeypatch.setattr(Screens, "of_window", property(lambda _: made[window_on]))
    return made


def test_the_only_screen_is_that_of_the_wall(monkeypatch: pytest.MonkeyPatch, screens: Screens) -> None:
    (only,) = plug_in(monkeypatch, screens, "laptop")
    assert screens.for_wall is only  # type: ignore[comparison-overlap]


def test_the_wall_is_on_a_screen_without_the_window(monkeypatch: pytest.MonkeyPatch, screens: Screens) -> None:
    laptop, projector = plug_in(monkeypatch, screens, "laptop", "projector")
    assert screens.for_wall is projector  # type: ignore[comparison-overlap]
    laptop, projector = plug_in(monkeypatch, screens, "laptop", "projector", window_on=1)
    assert screens.for_wall is laptop  # type: ignore[comparison-overlap]
    *_, projector = plug_in(monkeypatch, screens, "laptop", "beside", "projector", window_on=1)
    assert screens.for_wall is projector  # type: ignore[comparison-overlap]


def test_the_chosen_screen_is_remembered_while_it_is_away(monkeypatch: pytest.MonkeyPatch, screens: Screens) -> None:
    plug_in(monkeypatch, screens, "laptop", "monitor", "projector")
    screens.choose("projector")
    _, monitor = plug_in(monkeypatch, screens, "laptop", "monitor")
    assert screens.chosen == "" and screens.for_wall is monitor  # type: ignore[comparison-overlap]
    *_, projector = plug_in(monkeypatch, screens, "laptop", "monitor", "projector")
    assert screens.chosen == "projector" and screens.for_wall is projector  # type: ignore[comparison-overlap]


def test_two_screens_of_one_name_can_both_be_chosen(monkeypatch: pytest.MonkeyPatch, screens: Screens) -> None:
    _, first, second = plug_in(monkeypatch, screens, "laptop", "DELL", "DELL")
    assert list(screens.named) == ["laptop", "DELL", "DELL (2)"]
    screens.choose("DELL (2)")
    assert screens.for_wall is second  # type: ignore[comparison-overlap]
    screens.choose("DELL")
    assert screens.for_wall is first  # type: ignore[comparison-overlap]
