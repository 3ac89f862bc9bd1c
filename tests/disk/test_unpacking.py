"""Compressed files: read as they are, in pieces, and refused where they unpack to too much."""

from __future__ import annotations

import gzip
import lzma
import random
import zipfile
from pathlib import Path

import pytest

from bridgetable.disk import unpacking
from bridgetable.disk.contents import FileTooLargeError
from bridgetable.disk.unpacking import DamagedFileError, NoZstandardError, members, zstandard

TEXT = b"".join(b'[Board "%d"]\n' % number for number in range(40_000))


def packed(suffix: str, data: bytes) -> bytes:
    if suffix == ".gz":
        return gzip.compress(data)
    return lzma.compress(data) if suffix == ".xz" else bytes(zstandard().compress(data))


def read(path: Path, member: str = "", size: int = 1000) -> bytes:
    with unpacking.unpacking(path, member) as pieces:
        found = b""
        while piece := pieces.read(size):
            assert len(piece) <= size
            found += piece
        assert pieces.taken <= path.stat().st_size
    return found


@pytest.mark.parametrize("suffix", unpacking.SUFFIXES)
@pytest.mark.parametrize("size", [777, 300_000])
def test_a_compressed_file_is_read_as_it_is(suffix: str, size: int, tmp_path: Path) -> None:
    path = tmp_path / f"boards.pbn{suffix}"
    path.write_bytes(packed(suffix, TEXT))
    assert read(path, size=size) == TEXT


@pytest.mark.parametrize("suffix", unpacking.SUFFIXES)
def test_streams_that_follow_one_another_and_padding_are_read(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"boards.pbn{suffix}"
    path.write_bytes(packed(suffix, TEXT) + packed(suffix, b"more") + bytes(512 if suffix != ".zst" else 0))
    assert read(path) == TEXT + b"more"


@pytest.mark.parametrize("suffix", unpacking.SUFFIXES)
def test_a_file_that_is_cut_off_or_none_of_its_kind_is_damaged(suffix: str, tmp_path: Path) -> None:
    noise = random.Random(1).randbytes(5000)
    for number, data in enumerate((packed(suffix, noise)[:-900], b"[Event]" + noise)):
        path = tmp_path / f"{number}{suffix}"
        path.write_bytes(data)
        with pytest.raises(DamagedFileError):
            read(path)


@pytest.mark.parametrize("suffix", unpacking.SUFFIXES)
def test_what_unpacks_to_too_much_is_refused(suffix: str, tmp_path: Path) -> None:
    path = tmp_path / f"bomb.pbn{suffix}"
    path.write_bytes(packed(suffix, bytes(unpacking.ALWAYS_ALLOWED + 200_000)))
    with pytest.raises(FileTooLargeError):
        read(path, size=1_000_000)


def test_the_members_of_an_archive(tmp_path: Path) -> None:
    path = tmp_path / "boards.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("one/a.pbn", TEXT)
        archive.writestr("b.lin", b"")
        archive.mkdir("two")
    assert [member.name for member in members(path)] == ["one/a.pbn", "b.lin"]
    assert read(path, "one/a.pbn") == TEXT
    assert read(path, "b.lin") == b""
    with pytest.raises(DamagedFileError):
        read(path, "c.pbn")


def test_an_archive_that_lies_about_its_members_or_is_none(tmp_path: Path) -> None:
    path = tmp_path / "boards.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.pbn", TEXT)
    path.write_bytes(path.read_bytes().replace(TEXT[:9], b"[Deal    "))
    with pytest.raises(DamagedFileError):
        read(path, "a.pbn")
    path.write_bytes(b"[Event]")
    with pytest.raises(DamagedFileError):
        members(path)


def test_without_the_package_zst_is_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing() -> None:
        raise NoZstandardError

    path = tmp_path / "boards.pbn.zst"
    path.write_bytes(packed(".zst", TEXT))
    monkeypatch.setattr(unpacking, "zstandard", missing)
    with pytest.raises(NoZstandardError):
        read(path)


def test_a_file_that_is_not_compressed_may_be_of_any_size(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "boards.pbn"
    path.write_bytes(TEXT)
    monkeypatch.setattr(unpacking, "MOST_UNPACKED", 1000)
    monkeypatch.setattr(unpacking, "ALWAYS_ALLOWED", 1000)
    assert read(path) == TEXT
