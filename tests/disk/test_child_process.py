"""Another process of this program: how it is started, and that it imports nothing from the working folder."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.disk.child_process import child_command, child_environment


def test_it_is_started_with_python_or_by_a_frozen_program_itself() -> None:
    assert child_command("--work", "there.module:work", frozen=True) == (sys.executable, "--work")
    command = child_command("--work", "there.module:work", frozen=False)
    assert command == (sys.executable, "-P", "-c", "from there.module import work; work()")


@pytest.mark.parametrize("path", ["", ".", os.pathsep, f"relative{os.pathsep}."])
def test_nothing_is_imported_from_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    for name in ("msgspec.py", "relative/msgspec.py", "bridgetable/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("raise SystemExit('executed')\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", path)
    command = child_command("", "bridgetable.cli.program:main", frozen=False)
    done = subprocess.run(
        [*command, "--version"], cwd=tmp_path, env=child_environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0 and done.stdout.startswith("bridgetable ") and not done.stderr


def test_no_library_is_loaded_from_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", os.pathsep.join(("", str(tmp_path), ".", "lib", "")))
    monkeypatch.delenv("DYLD_LIBRARY_PATH", raising=False)
    found = child_environment()
    assert found["LD_LIBRARY_PATH"] == str(tmp_path) and "DYLD_LIBRARY_PATH" not in found
