"""Files are written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.disk.contents import NotRegularFileError
from bridgetable.disk.writing import FileChangedError, append_to, write_whole


def test_the_file_is_replaced_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    for data in (b"one", b"two"):
        write_whole(file, data)
        assert file.read_bytes() == data
    assert [path.name for path in tmp_path.iterdir()] == ["case.json"]


def test_permissions_stay_what_they_were(tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    file.write_bytes(b"")
    file.chmod(0o640)
    write_whole(file, b"data")
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    target, link = tmp_path / "elsewhere" / "case.json", tmp_path / "link.json"
    target.write_bytes(b"before")
    link.symlink_to(target)
    write_whole(link, b"after")
    assert link.is_symlink() and target.read_bytes() == b"after"


def test_a_failure_leaves_the_former_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "case.json"
    file.write_bytes(b"before")

    def full(handle: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="no space"):
        write_whole(file, b"after")
    assert file.read_bytes() == b"before" and list(tmp_path.iterdir()) == [file]


def test_a_device_or_a_folder_is_no_file_to_write(tmp_path: Path) -> None:
    for target in (Path(os.devnull), tmp_path):
        with pytest.raises(NotRegularFileError):
            write_whole(target, b"data")
    assert Path(os.devnull).exists() and tmp_path.is_dir()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device")
def test_a_full_device_stays_what_it_is() -> None:
    with pytest.raises(NotRegularFileError):
        write_whole(Path("/dev/full"), b"data")
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)


@pytest.mark.parametrize("name", ["a" * 255, "é" * 127, "🂡" * 63, "牌桌.case.json", "-", " .json", "caf\udce9.json"])
def test_any_name_that_a_file_can_have_is_written(tmp_path: Path, name: str) -> None:
    for data in (b"one", b"two"):
        write_whole(tmp_path / name, data)
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [(name, b"two")]


def test_a_name_or_a_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    for path in (tmp_path / ("a" * 256), tmp_path / "no folder" / "x", loop, loop / "x"):
        with pytest.raises(OSError):
            write_whole(path, b"data")
    with pytest.raises(ValueError, match="null"):
        write_whole(tmp_path / "\x00", b"data")
    assert list(tmp_path.iterdir()) == [loop]


def test_what_a_full_disk_has_not_taken_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, write = tmp_path / "case.json", os.write
    file.write_bytes(b"before")

    def some(handle: int, data: memoryview) -> int:
        if len(data) < 3:
            raise OSError(errno.ENOSPC, "no space left")
        return write(handle, data[:3])

    monkeypatch.setattr(os, "write", some)
    with pytest.raises(OSError, match="no space"):
        write_whole(file, b"12345678")
    assert file.read_bytes() == b"before" and list(tmp_path.iterdir()) == [file]
    write_whole(file, b"123456789")
    assert file.read_bytes() == b"123456789"


KILLED = """
import os, sys
from pathlib import Path
from bridgetable.disk import writing
writing._replace = lambda unfinished, target: print("at work", flush=True) or sys.stdin.read()
writing.write_whole(Path(sys.argv[1]), b"x" * 1000)
"""


def test_what_a_killed_writer_has_left_is_removed_by_the_next_but_not_while_it_works(tmp_path: Path) -> None:
    file = tmp_path / "case.json"
    with subprocess.Popen(
        [sys.executable, "-c", KILLED, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None and writer.stdout.readline() == "at work\n"
        write_whole(file, b"meanwhile")
        assert len(list(tmp_path.iterdir())) == 2 and file.read_bytes() == b"meanwhile"
        writer.kill()
    assert len(list(tmp_path.iterdir())) == 2
    write_whole(tmp_path / "other", b"")
    write_whole(file, b"after")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["case.json", "other"]


# -- appending ---------------------------------------------------------------------------------------------------------


def test_what_is_appended_stands_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_bytes(b"one ")
    append_to(file, b"two ", 4)
    append_to(file, b"three", 8)
    assert file.read_bytes() == b"one two three"


def test_nothing_is_appended_to_a_file_that_has_changed_or_is_none(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_bytes(b"longer")
    with pytest.raises(FileChangedError):
        append_to(file, b"more", 4)
    assert file.read_bytes() == b"longer"
    with pytest.raises(FileNotFoundError):
        append_to(tmp_path / "nothing", b"more", 0)
    with pytest.raises(NotRegularFileError):
        append_to(Path(os.devnull), b"more", 0)
    assert not (tmp_path / "nothing").exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_appending_does_not_wait_for_who_reads_a_pipe(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError):
        append_to(tmp_path / "pipe", b"more", 0)
