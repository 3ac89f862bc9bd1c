"""`python -m tests.packaging.wheels FOLDER` looks into the wheels of every system the program is for.

They are downloaded by pip into the folder, which takes half a gigabyte, and nothing of them is run. What is held: for
each system and each Python there is a wheel of everything the program asks for, and Qt's has the modules, the plugins
and the texts that the program uses there, under the names by which they are chosen (packaging/parts.py).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple
from zipfile import ZipFile

from bridgetable.disk.resources import language_folders
from bridgetable.equity.dds_paths import NAMES
from bridgetable.packaging.parts import is_plugin, is_used_plugin
from bridgetable.table.text import DEFAULT_LANGUAGE
from tests.source import ROOT, imports, mentioning


class System(NamedTuple):
    """A system: its name, the tags of its wheels for pip, the plugins of Qt it needs, and whether it has DDS."""

    name: str
    tags: tuple[str, ...]
    plugins: tuple[str, ...]
    has_solver: bool = True


EVERYWHERE = ("platforms/offscreen", "imageformats/svg", "iconengines/svgicon")
X11 = ("platforms/xcb", "platforms/wayland", "platforminputcontexts/compose", "printsupport/cups")
MACOS = ("10_9", "10_13", "11_0", "12_0", "13_0")
SYSTEMS = (
    System("linux-x86_64", tuple(f"manylinux_2_{minor}_x86_64" for minor in (17, 28, 34)), X11),
    System("linux-aarch64", tuple(f"manylinux_2_{minor}_aarch64" for minor in (17, 28, 34, 39)), X11),
    System("windows-amd64", ("win_amd64",), ("platforms/windows",)),
    System("windows-arm64", ("win_arm64",), ("platforms/windows",), has_solver=False),
    *(
        System(
            f"macos-{processor}",
            tuple(f"macosx_{release}_{kind}" for release in MACOS for kind in (processor, "universal2")),
            ("platforms/cocoa",),
        )
        for processor in ("arm64", "x86_64")
    ),
)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
QT = "pyside6_essentials"


def required(python: str) -> Iterator[str]:
    """What the program asks for on this Python, and shiboken6, as pip takes it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for each in project["dependencies"]:
        need, _, condition = each.partition(";")
        if not condition or python < condition.rpartition("'")[0].rpartition("'")[2]:
            yield need.strip()
    yield "shiboken6"


def modules() -> frozenset[str]:
    """The modules of Qt that the program imports."""
    found = (name.split(".") for path in mentioning("PySide6") for _, name in imports(path, typing=False))
    return frozenset(parts[1] for parts in found if parts[0] == "PySide6" and len(parts) > 1)


def lacking_in_qt(names: Iterable[str], plugins: Iterable[str], used: Iterable[str]) -> Iterator[str]:
    """What a wheel of Qt with files of these names lacks: plugins, modules that are used, texts in our languages."""
    files = [PurePosixPath(name) for name in names]
    taken = [file for file in files if is_plugin(str(file)) and is_used_plugin(str(file))]
    for each in plugins:
        folder, _, part = each.partition("/")
        if not any(file.parent.name == folder and part in file.name for file in taken):
            yield f"plugin {each}"
    found = {file.name.partition(".")[0] for file in files if file.suffix in (".so", ".pyd") and len(file.parts) == 2}
    yield from (f"module {each}" for each in sorted({*used} - found))
    texts = {file.stem for file in files if file.suffix == ".qm"}
    languages = sorted({*language_folders()} - {DEFAULT_LANGUAGE})
    yield from (f"texts {each}" for each in languages if f"qtbase_{each}" not in texts)


def lacking_in_endplay(names: Iterable[str]) -> Iterator[str]:
    """What a wheel of endplay with files of these names lacks: the library, by a name that is searched for."""
    if not any(PurePosixPath(name).parts[:2] == ("endplay", "_dds") and name.endswith(NAMES) for name in names):
        yield f"library {' '.join(NAMES)}"


def download(folder: Path, system: System, python: str, needs: Sequence[str]) -> str:
    """Has pip download wheels of these for the system and the Python; returns what pip says is wrong, or ""."""
    tags = [option for tag in system.tags for option in ("--platform", tag)]
    options = ("--quiet", "--no-deps", "--only-binary=:all:", "--python-version", python, "--dest", str(folder))
    command = [sys.executable, "-m", "pip", "download", *options, *tags, *needs]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = [line for line in done.stderr.splitlines() if line.startswith("ERROR")]
    return (said or [f"exit status {done.returncode}"])[-1] if done.returncode else ""


def names_in(wheel: Path) -> list[str]:
    """The names of the files in a wheel."""
    with ZipFile(wheel) as archive:
        return archive.namelist()


def look_into(folder: Path, system: System) -> Iterator[str]:
    """Everything that the wheels for this system lack."""
    for python in PYTHONS:
        needs = list(required(python))
        if download(folder, system, python, needs):
            # Which of them it is.
            told = {need: download(folder, system, python, [need]) for need in needs}
            yield from (f"Python {python}, {need}: {said}" for need, said in told.items() if said)
    for wheel in sorted(folder.glob("*.whl")):
        if wheel.name.lower().startswith(QT):
            lacking = lacking_in_qt(names_in(wheel), (*EVERYWHERE, *system.plugins), modules())
            yield from (f"{wheel.name}: {each}" for each in lacking)
    if not system.has_solver:
        return
    if wrong := download(folder / "endplay", system, "3.13", ["endplay==0.5.12"]):
        yield f"endplay: {wrong}"
    for wheel in (folder / "endplay").glob("*.whl"):
        yield from (f"{wheel.name}: {each}" for each in lacking_in_endplay(names_in(wheel)))


def main() -> int:
    """Looks into the wheels of each system, or of those named; the exit status is 1 where one lacks something."""
    parser = argparse.ArgumentParser(prog="python -m tests.packaging.wheels")
    parser.add_argument("folder", type=Path)
    parser.add_argument("system", nargs="*", help=" ".join(system.name for system in SYSTEMS))
    chosen = parser.parse_args()
    lacks = False
    for system in SYSTEMS:
        if chosen.system and system.name not in chosen.system:
            continue
        found = list(look_into(chosen.folder / system.name, system))
        lacks = lacks or bool(found)
        sys.stdout.writelines(f"{system.name}: {line}\n" for line in found or ["all there"])
        sys.stdout.flush()
    return int(lacks)


if __name__ == "__main__":
    sys.exit(main())
