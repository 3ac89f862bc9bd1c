"""`bridgetable desktop`: what it says on each system, and what it does where the desktop cannot be told."""

from __future__ import annotations

import importlib
import shutil
import sys
from pathlib import Path

import pytest

from bridgetable.cli import windows
from bridgetable.cli.desktop import window_command
from tests.cli.commands import Said
from tests.cli.test_windows import Registry


@pytest.fixture(autouse=True)
def none_is_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setattr(shutil, "which", lambda name: None)


def test_on_linux_the_folder_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    said = Said(capsys, "desktop")
    assert (said.status, said.err, len(said.out)) == (0, [], 1) and str(tmp_path) in said.out[0]
    assert Said(capsys, "desktop", "--remove").out == [
        "The desktop no longer knows the program. The program itself, your cases and your settings are still there."
    ]
    assert Said(capsys, "desktop", "--remove", "--language", "it").out == [
        "Il desktop non conosceva il programma; non è stato cambiato nulla."
    ]


def test_where_nothing_can_be_written_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    said = Said(capsys, "desktop")
    assert (said.status, said.out, len(said.err)) == (2, [], 1) and "The desktop could not be told" in said.err[0]


def test_on_windows_the_registry_is_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    registry, told = Registry(), []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(importlib, "import_module", lambda name: {"winreg": registry}[name])
    monkeypatch.setattr(windows, "tell_the_shell", lambda: told.append(True))
    assert Said(capsys, "desktop", "--language", "it").status == 0
    assert registry.keys[f"{windows.CLASSES}\\{windows.BOARDS}"][""] == "Board di bridge"
    assert Said(capsys, "desktop", "--remove").status == 0 and len(told) == 2
    assert not any("bridgetable" in key for key in registry.keys)


def test_on_macos_nothing_has_to_be_done(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    said = Said(capsys, "desktop")
    assert (said.status, said.err, len(said.out)) == (0, [], 1)


def test_the_window_is_started_by_the_script_by_python_or_by_the_program_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    python = tmp_path / "python"
    monkeypatch.setattr(sys, "executable", str(python))
    assert window_command() == (str(python), "-P", "-m", "bridgetable")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert window_command() == (str(python),)
    (tmp_path / "bridgetable-window").write_bytes(b"")
    assert window_command() == (str(tmp_path / "bridgetable-window"),)
