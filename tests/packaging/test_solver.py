"""The wheel of the library of DDS, made out of endplay's, and the command that makes and installs it."""

from __future__ import annotations

import base64
import csv
import hashlib
import subprocess
import sys
from importlib.metadata import Distribution
from pathlib import Path
from zipfile import ZipFile

import pytest

from bridgetable.equity.dds_paths import library_paths
from bridgetable.packaging import solver
from bridgetable.packaging.solver import DDS, ENDPLAY, PACKAGE, UnusableWheelError, make_wheel
from tests.equity.ground import LIBRARIES, LibrarySolver, fast_solver, needs_the_fast_solver
from tests.equity.test_dds import hands

NAME = f"endplay-{ENDPLAY}-cp313-cp313-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"
MADE = f"bridgetable_dds-{DDS}-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl"
TAGS = "Wheel-Version: 1.0\nTag: cp313-cp313-manylinux_2_17_x86_64\nTag: cp313-cp313-manylinux2014_x86_64\n"


def endplays(folder: Path, without: str = "none", library: bytes = b"no library", name: str = "libdds.so") -> Path:
    """A wheel with what is taken from endplay's, and with more, in this folder."""
    about = f"endplay-{ENDPLAY}.dist-info"
    files = {
        "endplay/__init__.py": b"import numpy",
        f"endplay/_dds/{name}": library,
        f"{about}/LICENCE": b"MIT, theirs",
        f"{about}/WHEEL": TAGS.encode(),
        f"{about}/METADATA": b"Requires-Dist: numpy",
    }
    path = folder / NAME
    with ZipFile(path, "w") as wheel:
        for file, data in files.items():
            if without not in file:
                wheel.writestr(file, data)
    return path


def installed(wheel: Path, folder: Path) -> Distribution:
    """What is installed in this folder from the wheel."""
    with ZipFile(wheel) as archive:
        archive.extractall(folder)
    return Distribution.at(folder / f"bridgetable_dds-{DDS}.dist-info")


def test_the_wheel_has_the_library_and_its_licences_for_every_python(tmp_path: Path) -> None:
    made = make_wheel(endplays(tmp_path), tmp_path / "not there yet")
    assert made == tmp_path / "not there yet" / MADE
    package = installed(made, tmp_path / "site")
    assert (package.metadata["Name"], package.version) == (PACKAGE, DDS)
    assert package.metadata["License-Expression"] == "Apache-2.0 AND MIT" and package.requires is None
    texts = [package.read_text(f"licenses/{name}") for name in package.metadata.get_all("License-File", [])]
    assert [text.strip().split("\n")[0] for text in texts if text] == ["Apache License", "MIT, theirs"]
    assert (tmp_path / "site" / "bridgetable_dds" / "libdds.so").read_bytes() == b"no library"


def test_the_record_is_true(tmp_path: Path) -> None:
    with ZipFile(make_wheel(endplays(tmp_path), tmp_path)) as wheel:
        names = wheel.namelist()
        lines = wheel.read(names[-1]).decode().splitlines()
        record = {name: (digest, size) for name, digest, size in csv.reader(lines)}
        assert [*record] == names and record.pop(names[-1]) == ("", "")
        for name, (digest, size) in record.items():
            data = wheel.read(name)
            true = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
            assert (digest, int(size)) == (f"sha256={true}", len(data))


@pytest.mark.parametrize("without", ["_dds", "LICENCE", "WHEEL"])
def test_a_wheel_that_lacks_something_is_not_taken(without: str, tmp_path: Path) -> None:
    with pytest.raises(UnusableWheelError, match="endplay"):
        make_wheel(endplays(tmp_path, without), tmp_path / "made")
    assert not (tmp_path / "made").exists()


def test_a_file_that_is_no_wheel_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / NAME).write_text("no wheel")
    with pytest.raises(UnusableWheelError, match="endplay"):
        make_wheel(tmp_path / NAME, tmp_path)


@needs_the_fast_solver
def test_the_library_in_the_wheel_is_found_and_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = Path(LIBRARIES[0])
    wheel = endplays(tmp_path, library=library.read_bytes(), name=library.name.removesuffix(".0"))
    installed(make_wheel(wheel, tmp_path), tmp_path / "site")
    monkeypatch.setattr(sys, "path", [str(tmp_path / "site")])
    path, package = next(library_paths())
    assert package == PACKAGE and path.startswith(str(tmp_path))
    assert LibrarySolver(path).contracts(hands(1)) == fast_solver().contracts(hands(1))


# -- the command -----------------------------------------------------------------------------------------------------


class Pip:
    """Takes the place of pip, and keeps what it is told; it downloads by laying endplay's wheel into the folder."""

    def __init__(self, status: int = 0, without: str = "none") -> None:
        self.told: list[list[str]] = []
        self.status, self.without = status, without

    def __call__(self, *command: str) -> int:
        words = list(command[command.index("pip") + 1 :])
        self.told.append(words)
        if "download" in words:
            folder = Path(words[words.index("--dest") + 1])
            folder.mkdir()
            endplays(folder, self.without)
        else:
            assert Path(words[-1]).is_file()
        return self.status


def test_it_is_installed_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "run", pip := Pip())
    assert solver.main([]) == 0
    download, install = pip.told
    assert download[-1] == f"endplay=={ENDPLAY}" and "--no-deps" in download and "--platform" not in download
    assert install[0] == "install" and {"--no-index", "--no-deps"} < {*install} and Path(install[-1]).name == MADE


def test_in_a_folder_it_is_left_for_another_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "run", pip := Pip())
    assert solver.main([str(tmp_path), "--platform", "win_amd64"]) == 0
    assert [each.name for each in tmp_path.iterdir()] == [MADE]
    ((*_, platform, tag, _),) = pip.told
    assert (platform, tag) == ("--platform", "win_amd64")


def test_what_pip_cannot_do_is_its_exit_status(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "run", Pip(status=1))
    assert solver.main([str(tmp_path / "made")]) == 1
    assert not (tmp_path / "made").exists()


def test_a_wheel_of_another_kind_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(solver, "run", Pip(without="_dds"))
    with pytest.raises(SystemExit) as ended:
        solver.main([str(tmp_path)])
    said = capsys.readouterr().err
    assert ended.value.code == 2 and NAME in said and said.count("\n") == 1


def test_pip_is_that_of_this_installation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not a module of its name that lies in the working folder."""
    (tmp_path / "pip.py").write_text("raise SystemExit(77)")
    monkeypatch.chdir(tmp_path)
    assert solver.run(*solver.pip_command(tmp_path), "--version") == 0


def test_where_there_is_none_another_works_on_this_installation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    created: list[Path] = []
    monkeypatch.setattr(solver, "find_spec", lambda name: None)
    monkeypatch.setattr("venv.create", lambda folder, with_pip: created.append(folder))
    program, *words = solver.pip_command(tmp_path)
    assert created == [tmp_path] and Path(program).is_relative_to(tmp_path)
    assert words == ["-P", "-m", "pip", "--python", sys.executable]


def test_where_none_can_be_made_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def create(folder: Path, with_pip: bool) -> None:
        raise subprocess.CalledProcessError(1, "ensurepip")

    monkeypatch.setattr(solver, "find_spec", lambda name: None)
    monkeypatch.setattr("venv.create", create)
    with pytest.raises(SystemExit) as ended:
        solver.main([str(tmp_path)])
    assert ended.value.code == 2 and "ensurepip" in capsys.readouterr().err
