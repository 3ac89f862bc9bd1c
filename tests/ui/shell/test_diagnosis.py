"""What Qt finds on this machine."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from bridgetable.disk.distributions import PROGRAM
from bridgetable.ui.shell import diagnosis
from bridgetable.ui.shell.application import create_application
from bridgetable.ui.shell.first_picture import NAME


def test_the_places_are_those_of_the_window(qapp: QApplication) -> None:
    create_application()
    found = dict(diagnosis.places())
    assert NAME == PROGRAM
    data = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    assert (found["data"], found["settings"]) == (data, QSettings().fileName())
    assert Path(found["log"]).parent == Path(data)


def test_screens_are_told_in_numbers(qapp: QApplication) -> None:
    told = list(diagnosis.window(qapp))
    screens = [value for key, value in told if key == "screen"]
    area = qapp.primaryScreen().geometry()
    assert len(screens) == len(qapp.screens()) and screens[0].startswith(f"{area.width()}×{area.height()} ")
    assert ("plugin", qapp.platformName()) in told and ("suits", "") in told
    assert "qoffscreen" in dict(told)["plugins"]


def test_suits_that_the_letters_lack_are_told(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFontMetrics, "inFontUcs4", lambda self, letter: letter != ord("♦"))
    assert ("suits-missing", "♦") in list(diagnosis.window(qapp))


def test_a_name_that_is_no_text_is_told_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr("sys.stdout", SimpleNamespace(buffer=written))
    diagnosis._write([("data", "/home/caf\udce9")])
    assert json.loads(written.getvalue()) == [["data", "/home/caf?"]]
