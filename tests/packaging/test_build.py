"""The command that builds the program to download: what it needs, and what it leaves."""

from __future__ import annotations

import ast
import importlib
import shutil
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from bridgetable.disk.resources import resources
from bridgetable.packaging import __main__ as command
from bridgetable.packaging.parts import built, specification

BUILD_FILES = (specification(resources()), resources() / "packaging" / "shared_files.py")
"""What is run when something is built, and by no other test: no type checker reads it."""


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """Each name that a file imports from the program, with its module."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bridgetable"):
            yield from ((node.module or "", alias.name) for alias in node.names)


def is_there(module: str, name: str) -> bool:
    if hasattr(importlib.import_module(module), name):
        return True
    try:
        importlib.import_module(f"{module}.{name}")
    except ImportError:
        return False
    return True


@pytest.mark.parametrize("path", BUILD_FILES, ids=lambda path: path.name)
def test_what_a_build_imports_of_the_program_is_there(path: Path) -> None:
    names = list(imported(path))
    assert names and [each for each in names if not is_there(*each)] == []


@pytest.mark.parametrize("path", BUILD_FILES, ids=lambda path: path.name)
def test_what_a_build_takes_from_a_module_of_the_program_is_there(path: Path) -> None:
    modules = {
        name: importlib.import_module(f"{module}.{name}")
        for module, name in imported(path)
        if name.islower() and not hasattr(importlib.import_module(module), name)
    }
    taken = [
        (node.value.id, node.attr)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules
    ]
    assert [each for each in taken if not hasattr(modules[each[0]], each[1])] == []


# -- what has to be there ----------------------------------------------------------------------------------------------


@pytest.fixture
def complete(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which everything is there, PyInstaller too."""
    monkeypatch.setattr(command, "find_spec", lambda name: name)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")


@pytest.mark.usefixtures("complete")
def test_where_everything_is_there_nothing_is_missing() -> None:
    assert not [*command.missing("linux", lambda: "libpython3.so"), *command.missing("win32", lambda: "python3.dll")]


@pytest.mark.usefixtures("complete")
def test_a_python_without_its_library_is_named_with_the_package_that_has_it() -> None:
    (said,) = command.missing("linux", lambda: None)
    assert f"apt-get install libpython{sys.version_info.major}.{sys.version_info.minor}" in said
    (elsewhere,) = command.missing("darwin", lambda: None)
    assert "apt-get" not in elsewhere


@pytest.mark.usefixtures("complete")
@pytest.mark.parametrize("absent", command.PROGRAMS)
def test_the_programs_are_asked_for_on_linux_only(absent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None if name == absent else name)
    (said,) = command.missing("linux", lambda: "libpython3.so")
    assert "binutils" in said
    assert not [*command.missing("win32", lambda: "python3.dll")]


@pytest.mark.usefixtures("complete")
@pytest.mark.parametrize("absent", command.PACKAGES)
def test_without_the_extra_nothing_of_it_is_asked(absent: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == absent else name)

    def asked() -> str | None:
        raise AssertionError("PyInstaller was imported")

    (said,) = command.missing("linux", asked)
    assert ".[build]" in said


# -- what is left ------------------------------------------------------------------------------------------------------


def test_what_is_missing_is_one_sentence_and_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "missing", lambda system: iter(["a tool: get it", "another"]))
    with pytest.raises(SystemExit) as ended:
        command.main([str(tmp_path / "new")])
    said = capsys.readouterr().err
    assert ended.value.code == 2 and said.count("\n") == 1 and "a tool: get it" in said
    assert said.count("error:") == 1 and not [*tmp_path.iterdir()]


def test_a_build_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(folder: Path) -> None:
        (folder / "half").mkdir()
        raise SystemExit(1)

    monkeypatch.setattr(command, "missing", lambda system: iter(()))
    monkeypatch.setattr(command, "build", fails)
    with pytest.raises(SystemExit):
        command.main([str(tmp_path / "new")])
    assert not [*tmp_path.iterdir()]


def test_the_program_and_its_file_take_the_place_of_earlier_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, program = tmp_path / "new", built(sys.platform)

    def makes(place: Path) -> None:
        (place / program).mkdir()
        (place / program / "new").write_text("new", "utf-8")

    monkeypatch.setattr(command, "missing", lambda system: iter(()))
    monkeypatch.setattr(command, "build", makes)
    monkeypatch.setattr(command, "listed_files", lambda resources, system: ("new",))
    (folder / program).mkdir(parents=True)
    (folder / program / "old").write_text("old", "utf-8")
    (folder / "other").write_text("other", "utf-8")
    assert command.main([str(folder)]) == 0
    packed = Path(capsys.readouterr().out.strip())
    assert sorted(path.name for path in folder.iterdir()) == sorted([program, "other", packed.name])
    assert [path.name for path in (folder / program).iterdir()] == ["new"]
    with ZipFile(packed) if packed.suffix == ".zip" else tarfile.open(packed) as archive:
        names = archive.namelist() if isinstance(archive, ZipFile) else archive.getnames()
    assert f"{program}/new" in names


def test_what_is_not_as_listed_is_told_and_the_program_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "missing", lambda system: iter(()))
    monkeypatch.setattr(command, "build", lambda place: (place / built(sys.platform)).mkdir())
    monkeypatch.setattr(command, "listed_files", lambda resources, system: ("bridgetable",))
    assert command.main([str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert said.err == "- bridgetable\n" and Path(said.out.strip()).is_file()
    # Where the program was never built there is nothing to hold it against.
    monkeypatch.setattr(command, "listed_files", lambda resources, system: None)
    assert command.main([str(tmp_path)]) == 0


@pytest.mark.deep
@pytest.mark.skipif(sys.platform != "linux", reason="the list is that of Linux")
def test_what_is_built_is_as_listed(tmp_path: Path) -> None:
    if lacking := [*command.missing(sys.platform)]:
        pytest.skip(lacking[0])
    command.build(tmp_path)
    assert [*command.unlike_the_list(tmp_path / built(sys.platform), sys.platform)] == []


def test_a_folder_that_cannot_be_made_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "missing", lambda system: iter(()))
    monkeypatch.setattr(command, "build", lambda place: (place / built(sys.platform)).mkdir())
    (tmp_path / "file").write_text("", "utf-8")
    with pytest.raises(SystemExit) as ended:
        command.main([str(tmp_path / "file" / "below")])
    assert ended.value.code == 2 and capsys.readouterr().err.count("\n") == 1
