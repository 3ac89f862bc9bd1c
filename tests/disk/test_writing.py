"""Files are written whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from bridgetable.disk.contents import NotRegularFileError
from bridgetable.disk.writing import write_whole


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


def test_what_a_killed_process_left_is_removed_and_what_another_is_writing_is_not(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")
    target = tmp_path / "table.json"
    left, others = tmp_path / ".table.json.abcd1234.part", tmp_path / ".other.json.abcd1234.part"
    being_written = tmp_path / ".table.json.efgh5678.part"
    for path in (left, others, being_written):
        path.write_bytes(b"half")
    with being_written.open("rb") as stream:
        fcntl.flock(stream.fileno(), fcntl.LOCK_EX)
        write_whole(target, b"whole")
        assert {path.name for path in tmp_path.iterdir()} == {target.name, others.name, being_written.name}
    write_whole(target, b"again")
    assert {path.name for path in tmp_path.iterdir()} == {target.name, others.name}
