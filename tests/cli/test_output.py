"""What becomes of output that nobody takes, and of streams that the process was started without."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.cli.output import OK, UNUSABLE
from tests.cli.commands import PROJECT

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="the streams are those of a shell on Linux")


def in_shell(ending: str, *arguments: str) -> tuple[int, str, str]:
    """Status, output and errors of the program, started by a shell with its streams as `ending` says."""
    line = f'"$0" -m bridgetable "$@" {ending}'
    done = subprocess.run(
        ["sh", "-c", line, sys.executable, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONPATH": str(PROJECT)},
    )
    return done.returncode, done.stdout, done.stderr


def test_a_full_disk_is_one_line() -> None:
    status, _, said = in_shell(">/dev/full", "readings")
    assert (status, len(said.splitlines())) == (UNUSABLE, 1)
    assert said.startswith("what is printed cannot be written: ")


def test_whoever_has_read_enough_is_told_nothing() -> None:
    assert in_shell("| head -n 1", "readings")[2] == ""


def test_closed_streams_change_nothing_but_what_is_seen(folder: Path) -> None:
    assert in_shell(">&-", "check", "right.case.json") == (OK, "", "")
    assert in_shell("2>&-", "check", "missing")[0] == UNUSABLE
    assert in_shell("<&-", "rehearse", "right.case.json")[::2] == (OK, "")


def test_no_file_takes_the_place_of_a_closed_stream(folder: Path) -> None:
    status, _, _ = in_shell(">&- 2>&-", "export", "right.case.json", "missing", "-o", "out.pbn")
    assert status != OK and "missing" not in (folder / "out.pbn").read_text("latin-1")
