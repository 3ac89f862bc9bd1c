"""A lock is held by one program at a time, and by none that has ended."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.disk import locking
from bridgetable.disk.locking import locked


def test_another_waits_until_the_lock_is_given_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locking, "_TRIES", 2)
    with locked(tmp_path / "lock"):
        with pytest.raises(TimeoutError), locked(tmp_path / "lock"):
            pass
        with locked(tmp_path / "another"):
            pass
    with locked(tmp_path / "lock"):
        pass


def test_the_lock_of_a_program_that_was_killed_is_free(tmp_path: Path) -> None:
    code = (
        "import os, sys; from pathlib import Path; from bridgetable.disk.locking import locked\n"
        "with locked(Path(sys.argv[1])): os._exit(9)"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path / "lock")], check=False)
    assert done.returncode == 9
    with locked(tmp_path / "lock"):
        pass


def test_no_folder_no_lock(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError), locked(tmp_path / "none" / "lock"):
        pass
