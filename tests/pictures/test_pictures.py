"""The pictures of the manual show what the window shows: a change that can be seen makes them stale, and only that."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QLabel, QLineEdit, QListWidget, QPushButton, QVBoxLayout
from pytestqt.qtbot import QtBot

from bridgetable.disk.resources import resources
from bridgetable.ui.kit import theme
from bridgetable.ui.kit.icons import icon_of
from bridgetable.ui.table.text import lawful_now
from bridgetable.ui.table.view import TableView
from bridgetable.words.catalogue import Words
from tests.pictures.opened import LANGUAGES
from tests.pictures.painting import painted, save, text_in
from tests.pictures.scenes import SCENES
from tests.pictures.shown import Description, description_of, differences
from tests.source import ROOT
from tests.spread import spread
from tests.ui.played import fresh, played
from tests.ui.waiting import settle

PICTURES = resources() / "manual" / "pictures"


@pytest.mark.parametrize("language", spread(LANGUAGES, 1, LANGUAGES.index("it")))
def test_each_picture_shows_what_the_window_shows(language: str) -> None:
    """In Italian, which most read; in the other language the same scenes are made by the same program."""
    checked = subprocess.run(
        [sys.executable, "-m", "tests.pictures", "--check", "--language", language],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, f"python -m tests.pictures would mend this:\n{checked.stdout}{checked.stderr}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_picture_is_there_and_on_a_page_of_its_language(language: str) -> None:
    made = {f"{name}-{language}.png" for name in SCENES}
    assert made <= {path.name for path in PICTURES.iterdir()}
    pages = "\n".join(path.read_text("utf-8") for path in (PICTURES.parent / language).glob("*.md"))
    linked = set(re.findall(r"\.\./pictures/([\w-]+\.png)", pages))
    assert all(name.endswith(f"-{language}.png") for name in linked)
    if f"window-{language}.png" not in linked:
        assert linked == made


def test_no_picture_is_left_over() -> None:
    made = {f"{name}-{language}.png" for name in (*SCENES, "window") for language in LANGUAGES}
    assert {path.name for path in PICTURES.iterdir()} <= made


# -- what makes a picture stale ----------------------------------------------------------------------------------------


class Small(QDialog):
    """A small window with a bit of everything."""

    def __init__(self, letters: str = "") -> None:
        super().__init__()
        if letters:
            self.setFont(QFont(letters))
        self.setWindowTitle("Revokes")
        self.label, self.field, self.box = QLabel("South revoked."), QLineEdit("64A1"), QCheckBox("Established")
        self.list, self.ok, self.help = QListWidget(), QPushButton("Rule"), QPushButton("Ask")
        self.list.addItems(["One trick", "Two tricks"])
        self.ok.setIcon(icon_of("director", dark=False))
        self.column, self.row = QVBoxLayout(self), QHBoxLayout()
        for part in (self.label, self.field, self.box, self.list):
            self.column.addWidget(part)
        for button in (self.ok, self.help):
            self.row.addWidget(button)
        self.column.addLayout(self.row)
        self.resize(420, 320)


def described(qtbot: QtBot, window: QDialog | TableView) -> Description:
    qtbot.addWidget(window)
    window.show()
    settle()
    return description_of([window], painted([window]), "light")


CHANGES: dict[str, Callable[[Small], object]] = {
    "a word": lambda window: window.label.setText("North revoked."),
    "the title": lambda window: window.setWindowTitle("Revoke"),
    "what is typed": lambda window: window.field.setText("64A2"),
    "a tick": lambda window: window.box.setChecked(True),
    "a button more": lambda window: window.row.addWidget(QPushButton("Close")),
    "a button less": lambda window: window.help.hide(),
    "a disabled button": lambda window: window.ok.setEnabled(False),
    "another icon": lambda window: window.ok.setIcon(icon_of("wrong", dark=False)),
    "an icon in another colour": lambda window: window.ok.setIcon(icon_of("director", dark=True)),
    "two buttons exchanged": lambda window: window.row.insertWidget(0, window.help),
    "a part elsewhere": lambda window: window.column.insertWidget(4, window.label),
    "another layout": lambda window: window.row.insertStretch(0, 3),
    "a line more in a list": lambda window: window.list.addItem("No trick"),
    "another line chosen": lambda window: window.list.setCurrentRow(1),
    "larger letters": lambda window: window.label.setFont(QFont(window.font().family(), 2 * window.font().pointSize())),
    "another colour of a large part": lambda window: window.list.setStyleSheet("background: #ffe0e0"),
}
"""What somebody may change in a window."""


@pytest.mark.parametrize("change", CHANGES)
def test_what_is_changed_is_found(qtbot: QtBot, change: str) -> None:
    before, window = described(qtbot, Small()), Small()
    CHANGES[change](window)
    assert differences(before, described(qtbot, window))


def test_the_same_window_is_the_same_in_other_letters(qtbot: QtBot) -> None:
    before = described(qtbot, Small())
    assert differences(before, described(qtbot, Small())) == []
    assert differences(before, described(qtbot, Small("IBM Plex Sans Condensed"))) == []


def table_view(qtbot: QtBot, cards: int = 6, **options: object) -> Description:
    view, table = TableView(Words.of("en", strict=True)), played(fresh(), cards)
    view.resize(640, 600)
    view.table_scene.set_options(replace(view.table_scene.options, **options))
    view.show_table(table, lawful_now(table))
    return described(qtbot, view)


def test_another_card_played_and_cards_with_another_face_are_found(qtbot: QtBot) -> None:
    before = table_view(qtbot)
    assert differences(before, table_view(qtbot)) == []
    assert differences(before, table_view(qtbot, 7))
    assert differences(before, table_view(qtbot, four_colours=False))


def test_another_colour_of_the_theme_is_found(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    before, sheet = described(qtbot, Small()), theme.style_sheet
    monkeypatch.setattr("tests.pictures.shown.style_sheet", lambda name: sheet(name).replace("#b3261e", "#b3261f"))
    assert differences(before, described(qtbot, Small()))


def test_the_description_is_in_the_picture(qtbot: QtBot, tmp_path: Path) -> None:
    window = Small()
    was, file = described(qtbot, window), tmp_path / "small.png"
    window.label.setText("♠A  — “È”, ≈ §")
    was = replace(was, parts=(*was.parts, *described(qtbot, window).parts))
    save(painted([window]), file, msgspec.json.encode(was).decode())
    assert msgspec.json.decode(text_in(file), type=Description) == was
    assert file.stat().st_size < 20_000
