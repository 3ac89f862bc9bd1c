"""Settings that another program has changed meanwhile keep its change."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QLockFile, QSettings
from pytestqt.qtbot import QtBot

from bridgetable.ui.kit.shared_settings import changing, copy_if_damaged, put_aside, remove_unfinished
from bridgetable.ui.library.case_collection import CaseCollection
from bridgetable.ui.preferences import preferences
from bridgetable.ui.preferences.preferences import Preferences
from tests.ui.held import HeldBackground

OTHER = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QSettings
from bridgetable.ui.kit.shared_settings import changing, remove_unfinished
application = QCoreApplication([])
settings = QSettings(sys.argv[1], QSettings.Format.IniFormat)
with changing(settings):
    for pair in sys.argv[2:]:
        key, _, value = pair.partition("=")
        settings.setValue(key, value)
"""


def other_program(file: Path, *pairs: str) -> None:
    subprocess.run([sys.executable, "-c", OTHER, str(file), *pairs], check=True)


def test_a_folder_that_another_program_has_added_stays(qtbot: QtBot, tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    collection = CaseCollection(settings, None, HeldBackground())
    for name in ("a", "b", "c"):
        (tmp_path / name).mkdir()
    added = collection.add(tmp_path / "a")
    other_program(file, f'library/folders=["{tmp_path / "a"}", "{tmp_path / "b"}"]')
    collection.add(tmp_path / "c")
    assert [folder.path.name for folder in collection.folders if folder.added] == ["a", "b", "c"]
    collection.forget(added)
    assert [folder.path.name for folder in collection.folders if folder.added] == ["b", "c"]


def test_only_what_was_changed_is_saved(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    before = preferences.read(settings)
    other_program(file, "theme=dark", "language=it")
    preferences.write(settings, Preferences(language="en", theme=before.theme, marks=False), before)
    with changing(settings):
        after = preferences.read(settings)
    assert (after.theme, after.marks, after.language) == ("dark", False, "it" if before.language == "en" else "en")


def test_what_a_killed_program_left_of_its_settings_is_removed_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    settings.setValue("language", "it")
    settings.sync()
    others = ("settings.ini.backup", "settings.ini.2", "other.ini.AbCdEf")
    for name in ("settings.ini.QxoPGh", *others):
        (tmp_path / name).write_bytes(b"language=en")
    remove_unfinished(settings)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted((file.name, *others))


def test_a_lock_under_which_a_killed_program_removed_another_lock_is_removed_unless_it_is_held(tmp_path: Path) -> None:
    file = tmp_path / "settings.ini"
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    settings.setValue("language", "it")
    settings.sync()
    left = [tmp_path / f"settings.ini.lock{'.rmlock' * times}" for times in (1, 2, 3)]
    held = QLockFile(str(left[2]))
    assert held.tryLock(0)
    names = ("settings.ini.rmlock", "other.ini.lock.rmlock", "settings.ini.lock.rmlock.txt")
    others = [tmp_path / name for name in names]
    for path in (*left[:2], *others):
        path.write_bytes(b"4194304\nbridgetable\nelsewhere\n")
    remove_unfinished(settings)
    assert sorted(tmp_path.iterdir()) == sorted((file, left[2], *others))
    held.unlock()


def test_what_another_program_is_writing_now_stays(tmp_path: Path) -> None:
    file, unfinished = tmp_path / "settings.ini", tmp_path / "settings.ini.QxoPGh"
    for path in (file, unfinished):
        path.write_bytes(b"[General]\nlanguage=en\n")
    lock = QLockFile(f"{file}.lock")
    assert lock.tryLock(0)
    remove_unfinished(QSettings(str(file), QSettings.Format.IniFormat))
    assert unfinished.exists()
    lock.unlock()


DAMAGES = {
    "nothing but zero bytes": lambda data: bytes(len(data)),
    "zero bytes inside": lambda data: data[:20] + bytes(10) + data[30:],
    "no text": lambda data: data[:20] + b"\xff\xfe" + data[22:],
    "another file's bytes": lambda data: data[:20] + b"\x89PNG\r\n\x1a\n" + data[28:],
    "a line that is no setting": lambda data: data + b"the end of something else\n",
    "the name of a section cut off": lambda data: data + b"[private-no",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_copied_once_before_it_is_written_over(
    tmp_path: Path, damage: Callable[[bytes], bytes]
) -> None:
    file = tmp_path / "a.ini"
    whole = QSettings(str(file), QSettings.Format.IniFormat)
    whole.setValue("private-notes/a", "a note of mine")
    whole.setValue("other", "a\0b\n\x07[=;#é")
    whole.setValue("[a=;#\n", QByteArray(bytes(range(256))))
    whole.setValue("list", ["a, b", ""])
    whole.sync()
    assert copy_if_damaged(whole) is None
    damaged = damage(file.read_bytes())
    file.write_bytes(damaged)
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    copies = [copy_if_damaged(settings), copy_if_damaged(settings)]
    settings.setValue("other", "b")
    settings.sync()
    assert copies == [tmp_path / "a-damaged-1.ini"] * 2 and (tmp_path / "a-damaged-1.ini").read_bytes() == damaged
    assert copy_if_damaged(QSettings(str(file), QSettings.Format.IniFormat)) is None
    file.write_bytes(bytes(3))
    again = copy_if_damaged(QSettings(str(file), QSettings.Format.IniFormat))
    assert again == tmp_path / "a-damaged-2.ini" and (tmp_path / "a-damaged-1.ini").read_bytes() == damaged


def test_settings_that_are_not_there_are_not_damaged(tmp_path: Path) -> None:
    assert copy_if_damaged(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat)) is None
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_in_place_of_the_settings_is_put_aside(tmp_path: Path) -> None:
    file = tmp_path / "a.conf"
    os.mkfifo(file)
    assert put_aside(file) == tmp_path / "a-damaged-1.conf"
    (tmp_path / "a.conf").mkdir()
    assert put_aside(file) == tmp_path / "a-damaged-2.conf"
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    settings.setValue("a", 1)
    settings.sync()
    assert file.is_file() and put_aside(file) is None
    assert stat.S_ISFIFO((tmp_path / "a-damaged-1.conf").stat().st_mode)


def test_where_nothing_stands_nothing_is_put_aside(tmp_path: Path) -> None:
    assert put_aside(tmp_path / "a.conf") is None and not list(tmp_path.iterdir())
