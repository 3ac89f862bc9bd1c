"""Every window has its own autosave; what a program has left that ended is taken over or put away, never lost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bridgetable.document.autosave import Autosave, read_kept
from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.ui.session.autosave_slot import claim_autosave
from bridgetable.words.catalogue import Words
from tests.situations import POZNAN, at

EN = Words.of("en", strict=True)
FRESH = History(at(POZNAN, "4S S").table)
OTHER = """
import sys
from pathlib import Path
from bridgetable.ui.session.autosave_slot import claim_autosave
held, _ = claim_autosave(Path(sys.argv[1]))
print(held.number, flush=True)
sys.stdin.read()
"""


def write(autosave: Autosave, name: str, *, dirty: bool = True, time: int = 0) -> None:
    autosave.write(FRESH, Document(name), EN, dirty=dirty)
    os.utime(autosave.file, (time, time))


@contextmanager
def others(folder: Path, count: int) -> Iterator[list[tuple[subprocess.Popen[str], int]]]:
    """Other programs that start at the same moment, each with the number of its autosave."""
    started = [
        subprocess.Popen(
            [sys.executable, "-c", OTHER, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(count)
    ]
    try:
        yield [(each, int(each.stdout.readline())) for each in started if each.stdout is not None]
    finally:
        for each in started:
            each.kill()
            each.communicate()


def test_what_is_in_the_only_autosave_is_not_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Laws would be loaded for it, which a window on a case does once its table is seen."""
    monkeypatch.setattr(Autosave, "is_unsaved", property(lambda _: pytest.fail("looked at")))
    for _ in range(2):
        held, put_away = claim_autosave(tmp_path)
        assert held.number == 1 and not put_away
        write(held, "left")
        del held


def test_two_windows_have_an_autosave_each(tmp_path: Path) -> None:
    first, _ = claim_autosave(tmp_path / "folder")
    second, _ = claim_autosave(tmp_path / "folder")
    third, _ = claim_autosave(tmp_path / "folder")
    assert [each.number for each in (first, second, third)] == [1, 2, 3]
    for each in (first, second, third):
        write(each, f"{each.number}")
    assert {each.file.name for each in (first, second)} == {"table.autosave.json", "table-2.autosave.json"}
    assert claim_autosave(tmp_path / "folder")[0].number == 4


def test_the_latest_that_was_not_saved_is_taken_over_and_the_others_are_put_away(tmp_path: Path) -> None:
    for number, (dirty, time) in enumerate(((True, 10), (True, 30), (False, 40), (True, 20), (False, 50)), 1):
        write(Autosave(tmp_path, number), f"table {number}", dirty=dirty, time=time)
    mine, put_away = claim_autosave(tmp_path)
    assert (mine.number, put_away) == (2, 2)
    assert {read_kept(path).document.path for path in mine.earlier()} == {"table 1", "table 4"}
    found = mine.restore()
    assert found is not None and found[0].document.path == "table 2"


def test_what_another_window_holds_is_left_alone(tmp_path: Path) -> None:
    held, _ = claim_autosave(tmp_path)
    write(held, "in use")
    write(Autosave(tmp_path, 2), "left")
    mine, put_away = claim_autosave(tmp_path)
    assert (mine.number, put_away) == (2, 0)
    assert held.file.exists()


def test_a_lock_whose_number_belongs_to_another_program_now_is_not_held(tmp_path: Path) -> None:
    """The number of a process is given again, in a container at every start."""
    with others(tmp_path, 1) as ((_, number),):
        write(Autosave(tmp_path, number), "crashed")
    lock = tmp_path / "table-1.lock"
    lines = lock.read_text("utf-8").splitlines()
    lock.write_text("\n".join([str(os.getpid()), *lines[1:]]) + "\n", "utf-8")
    mine, _ = claim_autosave(tmp_path)
    assert mine.number == 1 and mine.is_unsaved


@pytest.mark.deep
def test_programs_that_start_at_the_same_moment_have_an_autosave_each(tmp_path: Path) -> None:
    for number in range(1, 4):
        write(Autosave(tmp_path, number), f"table {number}", time=number)
    with others(tmp_path, 6) as started:
        assert len({number for _, number in started}) == 6
    kept = {Autosave(tmp_path, number).file for number in range(1, 4)} | set(Autosave(tmp_path).earlier())
    assert {read_kept(path).document.path for path in kept if path.exists()} == {"table 1", "table 2", "table 3"}


def test_where_nothing_can_be_written_there_is_an_autosave_without_a_lock(tmp_path: Path) -> None:
    (tmp_path / "kept").write_text("a file where the folder should be", "utf-8")
    assert claim_autosave(tmp_path / "kept")[0].number == 1
