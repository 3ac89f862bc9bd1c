"""Whatever stands in the file of the settings, what is read from it is of the right type, and the window opens."""

from __future__ import annotations

import ast
import itertools
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, QSettings
from pytestqt.qtbot import QtBot

from bridgetable.ui.kit.shared_settings import saved_texts, saved_value
from bridgetable.ui.library.case_collection import CaseCollection
from bridgetable.ui.library.recent_files import RecentFiles
from bridgetable.ui.manual.dialog import ManualDialog
from bridgetable.ui.preferences import preferences
from bridgetable.ui.preferences.preferences import THEMES, ZOOMS
from bridgetable.ui.shell.first_picture import FirstPicture
from bridgetable.ui.shell.window import Window
from bridgetable.words.languages import OFFERED
from tests.source import FILES, PACKAGE, Found, hold, nodes
from tests.ui.held import HeldBackground
from tests.ui.opened import session_on
from tests.ui.waiting import settle

UNREADABLE = (
    "@Invalid()",
    "one, two",
    "@Rect(1 2 3 4)",
    "@Size(1 2)",
    "@Point(1 2)",
    "@DateTime(no)",
    "@Variant()",
    r"@Variant(\0\0\0\x10\0\0\0\0)",
    r"@Variant(\0\0\0\t\0\x7f\xff\xff\xff)",
    r"@Variant(\0\0\0\x8\0\x7f\xff\xff\xff)",
    r"@Variant(\0\0\0\x6\0\0\0\0\0)",
    r"@Variant(\0\0\0\x87\0\0\0\0)",
)
"""What is neither a text nor a truth, a number or bytes."""

TEXTS = (
    "99999999999999999999",
    "-1",
    "1e400",
    "nan",
    "inf",
    "3.7",
    "\u0664",
    "@@bytes",
    "maybe",
    r"\x0",
    r"\xd800",
    r"\xdc00x",
    '""',
    '"[[[[{"',
    '"' + "[" * 9999 + '"',
    r'"[\"\\ud800\", \"\\u0000\", \"\", 7, [1], \"\\u202e\", \"' + "a/" * 3000 + r'\"]"',
)
"""What is a text and nothing else."""

BYTES = (r"@ByteArray(\xd9x)", r"@ByteArray(\0\xff)", "@ByteArray(7)")
"""What is bytes and, whatever they are, no text."""


EVERYTHING = (*UNREADABLE, *BYTES, *TEXTS)
READING = PACKAGE / "ui" / "kit" / "shared_settings.py"


def written(folder: Path, values: dict[str, str]) -> QSettings:
    """Settings from a file in which these values stand as they are given."""
    lines: dict[str, list[str]] = {}
    for key, value in values.items():
        group, _, name = key.rpartition("/")
        lines.setdefault(group or "General", []).append(f"{name}={value}")
    file = folder / "settings.ini"
    file.write_text("".join(f"[{group}]\n" + "\n".join(each) + "\n" for group, each in lines.items()), "utf-8")
    return QSettings(str(file), QSettings.Format.IniFormat)


@pytest.mark.parametrize("value", EVERYTHING)
def test_what_is_not_of_the_type_is_read_as_the_default(tmp_path: Path, value: str) -> None:
    settings, usual = written(tmp_path, {"key": value}), QByteArray(b"usual")
    assert (saved_value(settings, "key", "usual") == "usual") is (value not in TEXTS)
    assert (saved_value(settings, "key", usual) == usual) is (value not in BYTES)
    assert saved_value(settings, "key", 7) == 7
    assert saved_value(settings, "key", True) is True and saved_value(settings, "key", False) is False
    assert all(isinstance(text, str) for text in saved_texts(settings, "key"))


@pytest.mark.parametrize(
    "kept", ["", "a, b", "@x", "true", "12", "\u2660 \\x0", 0, 12, 10**9 - 1, True, False, QByteArray(b"\0\xd9")]
)
def test_what_was_saved_is_read_here_and_by_another_process(
    tmp_path: Path, kept: str | bool | int | QByteArray
) -> None:
    here = written(tmp_path, {})
    here.setValue("key", kept)
    here.sync()
    elsewhere = QSettings(str(tmp_path / "copied.ini"), QSettings.Format.IniFormat)
    (tmp_path / "copied.ini").write_bytes((tmp_path / "settings.ini").read_bytes())
    elsewhere.sync()
    for settings in (here, elsewhere):
        match kept:
            case str():
                assert saved_value(settings, "key", "usual") == kept
            case bool():
                assert saved_value(settings, "key", not kept) is kept
            case int():
                assert saved_value(settings, "key", 7) == kept
            case QByteArray():
                assert saved_value(settings, "key", QByteArray()) == kept


class Recorded(QSettings):
    """Settings that record which keys are read."""

    def __init__(self, file: str) -> None:
        super().__init__(file, QSettings.Format.IniFormat)
        self.read: set[str] = set()

    def value(self, key: str, *arguments: Any, **keywords: Any) -> Any:
        """What stands under the key."""
        self.read.add(key)
        return super().value(key, *arguments, **keywords)


def read_what_is_quickly_read(qtbot: QtBot, settings: QSettings) -> None:
    """Reads the settings as those do that need no window."""
    session = session_on()
    found = preferences.read(settings)
    assert found.zoom in ZOOMS and found.theme in THEMES and found.language in OFFERED
    qtbot.addWidget(FirstPicture(settings))
    assert all(isinstance(path, Path) for path in RecentFiles(settings, session, lambda path: False).paths)
    assert CaseCollection(settings, None, HeldBackground()).folders


def open_everything(qtbot: QtBot, settings: QSettings) -> None:
    """Opens everything that reads the settings, and has everything written that a user changes."""
    session = session_on()
    picture, manual, window = FirstPicture(settings), ManualDialog(session.words, settings), Window(session, settings)
    for widget in (picture, manual, window):
        qtbot.addWidget(widget)
    manual.resize_letters(1)
    window.show()
    parts = window.build_parts()
    parts.library.panel.show()
    window.menus["recent"].aboutToShow.emit()
    for name in ("lectern", "projector"):
        parts.commands[name].trigger()
    parts.recent.add("one.pbn", *map(str, parts.recent.paths))
    parts.library.add_folders([Path(settings.fileName()).parent])
    window.view.change_preferences(theme="dark")
    settle()
    window.close()
    assert preferences.read(settings).theme == "dark"


def test_the_window_opens_whatever_stands_under_any_key(qtbot: QtBot, tmp_path: Path) -> None:
    usual = Recorded(str(tmp_path / "usual.ini"))
    open_everything(qtbot, usual)
    assert len(usual.read) > 20, sorted(usual.read)
    keys = sorted(usual.read | set(usual.allKeys()))
    for value in EVERYTHING:
        read_what_is_quickly_read(qtbot, written(tmp_path, dict.fromkeys(keys, value)))
    for first in range(3):
        values = itertools.cycle(EVERYTHING[first:] + EVERYTHING[:first])
        open_everything(qtbot, written(tmp_path, dict(zip(keys, values, strict=False))))


def test_nothing_else_reads_the_settings() -> None:
    def rule(path: Path) -> Found:
        for node in nodes(path):
            call = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "value"
            if isinstance(node, ast.Call) and call and (node.args or node.keywords):
                yield node.lineno, f"reads a value otherwise than by saved_value: {ast.unparse(node)}"

    hold(rule, [path for path in FILES if path != READING and ".value(" in path.read_text("utf-8")])
