"""The dialog about the program: versions, licence, libraries, and the button that copies them."""

from __future__ import annotations

import platform
import re
import tomllib

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

import bridgetable
from bridgetable.ui.manual import about
from bridgetable.ui.manual.about import LIBRARIES, AboutDialog, licence
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.source import PACKAGE


@pytest.mark.parametrize("language", LANGUAGES)
def test_versions_licence_and_libraries_are_told_and_copied(qtbot: QtBot, language: str) -> None:
    dialog = AboutDialog(Words.of(language, strict=True))
    qtbot.addWidget(dialog)
    dialog.show()
    told = dialog.page.toPlainText()
    for part in (bridgetable.__version__, platform.python_version(), qVersion(), "the bridgetable authors", *LIBRARIES):
        assert part in told
    assert dialog.page.accessibleName() and dialog.windowTitle()
    dialog.copy.setFocus()
    QTest.keyClick(dialog.copy, Qt.Key.Key_Space)
    copied = QGuiApplication.clipboard().text()
    assert f"bridgetable {bridgetable.__version__} (MIT)" in copied and f"Qt {qVersion()}" in copied
    assert copied.count("\n") == len(LIBRARIES) + 4


def test_the_licences_of_the_libraries_and_the_fonts_are_told(qtbot: QtBot) -> None:
    dialog = AboutDialog(Words.of("en", strict=True))
    qtbot.addWidget(dialog)
    told = dialog.page.toPlainText()
    for part in ("Jarrett Ye", "GNU LESSER GENERAL PUBLIC LICENSE", "Apache License", "SIL OPEN FONT LICENSE"):
        assert part in told


def test_every_library_that_is_installed_with_the_program_is_named() -> None:
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text("utf-8"))["project"]
    assert [re.split(r"[<>=!; ]", each)[0] for each in project["dependencies"]] == [*LIBRARIES]
    assert project["license"] == "MIT" and licence().startswith("MIT License")


def test_a_library_that_is_missing_is_told(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(about.LIBRARIES, "no-such-library", "MIT")
    dialog = AboutDialog(Words.of("en"))
    qtbot.addWidget(dialog)
    assert "not installed" in dialog.page.toPlainText()
