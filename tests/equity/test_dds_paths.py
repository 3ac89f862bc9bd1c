"""Where the library of DDS is searched, in which order, and where it is not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.disk.distributions import ONE_FILE_OF
from bridgetable.equity import dds, dds_paths
from bridgetable.equity.dds import UnknownLibraryError, library_path
from bridgetable.equity.dds_paths import NAMES, PACKAGES, import_folders, library_paths


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Path]:
    """A folder of packages and one of the system, with nothing in them, that are searched instead of the real ones."""
    found = {"packages": tmp_path / "site-packages", "system": tmp_path / "lib"}
    for folder in found.values():
        folder.mkdir()
    monkeypatch.setattr(sys, "path", ["", ".", "relative", str(found["packages"])])
    monkeypatch.setattr(dds_paths, "_system_folders", lambda: [str(found["system"])])
    return found


def put(folder: Path, *path: str) -> str:
    """Lays a file there, which is no library, and returns its path."""
    file = folder.joinpath(*path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("no library")
    return str(file)


def test_its_own_package_comes_before_endplay_and_endplay_before_the_system(places: dict[str, Path]) -> None:
    system = put(places["system"], "libdds.so.0")
    endplay = put(places["packages"], "endplay", "_dds", "libdds.so")
    own = put(places["packages"], "bridgetable_dds", "libdds.so")
    assert [*library_paths()] == [(own, "bridgetable-dds"), (endplay, "endplay"), (system, "")]


def test_nothing_is_found_where_nothing_is(places: dict[str, Path]) -> None:
    put(places["packages"], "endplay", "__init__.py")
    assert [*library_paths()] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_file_of_each_system_is_known(name: str, places: dict[str, Path]) -> None:
    path = put(places["packages"], "endplay", "_dds", name)
    assert [*library_paths()] == [(path, "endplay")]


def test_neither_the_working_folder_nor_the_path_of_libraries_is_searched(
    places: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "somebody's case"
    for name in (*NAMES, "libdds.so.0"):
        for folder in (".", "relative", "endplay/_dds", "bridgetable_dds", "relative/bridgetable_dds"):
            put(here / folder, name)
    monkeypatch.chdir(here)
    monkeypatch.setenv("LD_LIBRARY_PATH", f"{here}:.:")
    assert [*library_paths()] == []


def test_an_import_path_has_absolute_folders_only(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "path", ["", ".", "lib", str(tmp_path)])
    assert import_folders("endplay", "_dds") == [str(tmp_path / "endplay" / "_dds")]


@pytest.mark.parametrize(
    ("system", "folders"),
    [("linux", ("/usr/lib/riscv64-linux-gnu", "/usr/lib64", "/usr/lib")), ("darwin", ()), ("win32", ())],
)
def test_of_the_system_folders_only_the_administrators_are_searched(
    system: str, folders: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys.implementation, "_multiarch", "riscv64-linux-gnu", raising=False)
    assert dds_paths._system_folders() == folders


def test_a_program_to_download_takes_that_of_a_package(places: dict[str, Path]) -> None:
    """That of the system is found there too, and is linked with others of the system."""
    put(places["system"], "libdds.so.0")
    with pytest.raises(UnknownLibraryError):
        library_path()
    path = put(places["packages"], "endplay", "_dds", "libdds.so")
    assert library_path() == path


def test_on_windows_the_runtime_of_c_plus_plus_is_that_of_qt(
    places: dict[str, Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    (places["packages"] / "shiboken6").mkdir()
    told: list[str] = []
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(os, "add_dll_directory", told.append, raising=False)
    monkeypatch.setattr("ctypes.WinDLL", told.append, raising=False)
    dds._loaded("dds.dll")
    assert told == [str(places["packages"] / "shiboken6"), "dds.dll"]


def test_their_notices_are_told() -> None:
    assert set(PACKAGES) == ONE_FILE_OF


def test_searching_imports_nothing_that_takes_time() -> None:
    program = (
        "import sys; import bridgetable.equity.dds_paths; "
        "print({'ctypes', 'pathlib', 'typing', 'importlib.machinery', 'msgspec'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(dds_paths.__file__).parents[2],
    )
    assert done.stdout.strip() == "set()"
