"""`python -m bridgetable.packaging FOLDER` builds the program to download for this system into that folder."""

from __future__ import annotations

import argparse
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from bridgetable import __version__
from bridgetable.disk.resources import resources
from bridgetable.packaging.about_program import file_name
from bridgetable.packaging.parts import archive_format, built, differences, listed_files, specification

PACKAGES = ("PyInstaller", "PIL")
"""What the extra `build` brings, and nothing here can be built without."""
PROGRAMS = ("objdump", "strip")
"""What PyInstaller and the specification start on Linux."""


def python_library() -> str | None:
    """The shared library of this Python, which PyInstaller takes along; None where it has none."""
    from PyInstaller.depend.bindepend import get_python_library_path

    try:
        found: str | None = get_python_library_path()
    except SystemExit:
        # What PyInstaller makes of it: an exit, with a page on how to build Python.
        return None
    return found


def missing(system: str, library: Callable[[], str | None] = python_library) -> Iterator[str]:
    """What cannot be found of what a build needs on this system, as `sys.platform` names it, with what brings it.

    `library` finds the shared library of Python; it is asked only where PyInstaller is there.
    """
    if system == "linux" and not all(map(shutil.which, PROGRAMS)):
        yield f"{' and '.join(PROGRAMS)}; on Debian: apt-get install binutils"
    if not all(find_spec(package) for package in PACKAGES):
        yield 'PyInstaller and Pillow: pip install -e ".[build]"'
    elif library() is None:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        debian = f"; on Debian: apt-get install libpython{version}" if system == "linux" else ""
        yield f"the shared library of Python {version}, which not every Python has{debian}"


def build(folder: Path) -> None:
    """Has PyInstaller build the program in the folder, which it makes if it is not there."""
    from PyInstaller.__main__ import run

    with tempfile.TemporaryDirectory() as work:
        options = ("--noconfirm", "--log-level", "WARN", "--distpath", str(folder), "--workpath", work)
        run([str(specification(resources())), *options])


def unlike_the_list(program: Path, system: str) -> Iterator[str]:
    """What is in the program that was built and not in its list, or the other way round; nothing without a list."""
    listed = listed_files(resources(), system)
    found = (path.relative_to(program) for path in program.rglob("*") if path.is_symlink() or not path.is_dir())
    return differences(map(str, found), listed) if listed is not None else iter(())


def main(arguments: Sequence[str] | None = None) -> int:
    """Builds with PyInstaller, of the extra `build`, packs what was built, and returns the exit status.

    In the folder there is nothing new but the program and the file to download, and nothing at all unless both are
    complete. That is 1 where what was built is not what is listed.
    """
    parser = argparse.ArgumentParser(prog="python -m bridgetable.packaging")
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args(arguments).folder.absolute()
    for each in missing(sys.platform):
        parser.exit(2, f"{parser.prog}: error: nothing was built, for this is not here: {each}\n")
    name, program = file_name(__version__, sys.platform, platform.machine()), built(sys.platform)
    with tempfile.TemporaryDirectory(prefix="bridgetable-") as made:
        build(Path(made))
        packed = Path(shutil.make_archive(str(Path(made, name)), archive_format(sys.platform), made, program))
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if (folder / program).is_dir():
                shutil.rmtree(folder / program)
            for each in (program, packed.name):
                shutil.move(Path(made, each), folder / each)
        except OSError as error:
            parser.exit(2, f"{parser.prog}: error: {error}\n")
    sys.stdout.write(f"{folder / packed.name}\n")
    unlike = list(unlike_the_list(folder / program, sys.platform))
    sys.stderr.writelines(f"{line}\n" for line in unlike)
    return 1 if unlike else 0


if __name__ == "__main__":
    sys.exit(main())
