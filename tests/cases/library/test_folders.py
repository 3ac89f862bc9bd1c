"""Folders of cases: listed, read once, and kept in a cache that is only trusted where it fits the files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bridgetable.cases.library import folders
from bridgetable.cases.library.cases import LibraryCase, read_library_case
from bridgetable.cases.library.folders import BLOCK, FORMAT, CasesRead, Listed, cached_cases, first_cases, read_folders
from bridgetable.disk.contents import stamp_of
from tests.cases.library.test_cases import write

FILES = 2 * BLOCK + 7


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "cases"
    folder.mkdir()
    for number in range(FILES):
        write(folder, f"case-{number}", title=f"Number {number}")
    return folder


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


def read(folder: Path, cache: Path | None) -> tuple[LibraryCase, ...]:
    found = list(read_folders([folder], {}, cache))
    assert isinstance(found[0], Listed)
    return tuple(case for each in found if isinstance(each, CasesRead) for case in each.cases)


@pytest.fixture
def files_read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []

    def reading(path: Path) -> LibraryCase:
        names.append(path.name)
        return read_library_case(path)

    monkeypatch.setattr(folders, "read_library_case", reading)
    return names


def test_what_comes_from_the_cache_is_what_was_read(folder: Path, cache: Path, files_read: list[str]) -> None:
    first = read(folder, cache)
    assert len(files_read) == FILES and first == tuple(map(read_library_case, (case.path for case in first)))
    del files_read[:]
    assert read(folder, cache) == first and files_read == []


def test_the_first_cases_are_there_without_listing_the_folder(folder: Path, cache: Path) -> None:
    assert {case.edition for case in first_cases(folder, cache)} == {None}
    read(folder, cache)
    assert [case.name for case in first_cases(folder, cache)] == [f"case-{number}" for number in range(BLOCK)]
    late = first_cases(folder, cache, f"case-{BLOCK + 3}.case.json")
    assert late[0].name == f"case-{BLOCK}" and len(late) == BLOCK


def test_malformed_files_are_read_at_every_start(folder: Path, cache: Path, files_read: list[str]) -> None:
    write(folder, "bad", edition="1066")
    before = {case.name: case.error for case in read(folder, cache)}
    del files_read[:]
    after = {case.name: case.error for case in read(folder, cache)}
    assert files_read == ["bad.case.json"] and before["bad"] is not None
    assert after.keys() == before.keys() and after["bad"] is not None


def damage(data: bytes, kind: str) -> bytes:
    middle = len(data) // 2
    return {
        "empty": b"",
        "short": data[:5],
        "cut": data[:middle],
        "no length": b"\xff" * 8 + data[8:],
        "other bytes": data[:middle] + bytes(200) + data[middle + 200 :],
        "text": b"not a cache at all" * 100,
        "other version": data.replace(b"\xa6format" + bytes([FORMAT]), b"\xa6format" + bytes([FORMAT - 1])),
        "other names": data.replace(b"case-1", b"/etc/p"),
    }[kind]


@pytest.mark.parametrize(
    "kind", ["empty", "short", "cut", "no length", "other bytes", "text", "other version", "other names"]
)
def test_a_cache_that_is_damaged_is_made_again(folder: Path, cache: Path, files_read: list[str], kind: str) -> None:
    good = read(folder, cache)
    file = next(cache.iterdir())
    assert damage(file.read_bytes(), kind) != file.read_bytes()
    file.write_bytes(damage(file.read_bytes(), kind))
    del files_read[:]
    assert sorted(read(folder, cache), key=lambda case: case.path) == sorted(good, key=lambda case: case.path)
    assert files_read
    del files_read[:]
    assert len(read(folder, cache)) == FILES and files_read == []


def test_the_cache_of_another_folder_is_not_used(folder: Path, cache: Path, tmp_path: Path) -> None:
    read(folder, cache)
    other = tmp_path / "other"
    other.mkdir()
    write(other, "case-0", title="Mine")
    mine = folders._cache_file(cache, other)
    next(cache.iterdir()).rename(mine)
    assert cached_cases(cache, other) == ()
    assert [case.title for case in read(other, cache)] == [(("", "Mine"),)]


def test_a_cache_that_cannot_be_written_does_no_harm(folder: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no folder", "utf-8")
    assert len(read(folder, file)) == FILES and file.read_text("utf-8") == "no folder"
    assert len(read(folder, None)) == FILES


def test_a_cache_has_a_largest_size_and_there_are_only_so_many(
    folder: Path, cache: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files_read: list[str]
) -> None:
    monkeypatch.setattr(folders, "LARGEST", 20_000)
    monkeypatch.setattr(folders, "MOST_CACHES", 2)
    assert len(read(folder, cache)) == FILES
    assert next(cache.iterdir()).stat().st_size < 21_000
    del files_read[:]
    assert len(read(folder, cache)) == FILES and 0 < len(files_read) < FILES
    for number in range(3):
        other = tmp_path / str(number)
        other.mkdir()
        write(other, "a")
        read(other, cache)
    assert len(list(cache.iterdir())) == 2


def test_pipes_and_loops_are_refused_and_what_is_beside_them_is_read(tmp_path: Path, cache: Path) -> None:
    os.mkfifo(tmp_path / "pipe.case.json")
    (tmp_path / "loop.case.json").symlink_to("loop.case.json")
    (tmp_path / "zero.case.json").symlink_to("/dev/zero")
    (tmp_path / "folder.case.json").mkdir()
    good = write(tmp_path, "good")
    found = {case.name: case for case in read(tmp_path, cache)}
    assert found["good"].error is None and found["good"].stamp == stamp_of(good)
    assert all(found[name].error is not None for name in ("pipe", "loop", "zero", "folder"))
