"""What belongs to a program to download, of all that the packages it uses bring with them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path, PurePosixPath

from bridgetable.disk.resources import language_folders

LEFT_OUT = (
    "endplay",
    "matplotlib",
    "numpy",
    "PIL",
    "tkinter",
    "distributed",
    "dask",
    "yaml",
    "tqdm",
    "torch",
    "pandas",
    "setuptools",
    "pip",
    "pytest",
    "test",
    "PySide6.QtNetwork",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtOpenGL",
    "PySide6.support",
    "ssl",
    "_hashlib",
    "readline",
)
"""Modules that are never imported, or only where somebody has installed them. Of endplay one file is loaded."""

PLUGINS = (
    "platforms/*xcb",
    "platforms/*wayland",
    "platforms/*offscreen",
    "platforms/*windows",
    "platforms/*cocoa",
    "platforms/*minimal",
    "platforminputcontexts/*compose*",
    "platforminputcontexts/*ibus*",
    "platformthemes/*xdgdesktopportal",
    "printsupport/*",
    "wayland-shell-integration/*xdg-shell",
    "wayland-decoration-client/*bradient",
    "imageformats/*qsvg",
    "imageformats/*qico",
    "imageformats/*qicns",
    "iconengines/*svgicon",
)
"""The plugins of Qt that are used: windows, input, printing, dialogs of the desktop, pictures."""

OF_THE_SYSTEM = ("libcups", "libfontconfig", "libfreetype", "libdbus-1", "libX11")
"""Libraries that speak with services of the machine and match those, not the machine of the build."""

LANGUAGES = language_folders()
"""The languages of which the texts of Qt are taken along."""


def executables(system: str) -> tuple[tuple[str, bool], ...]:
    """The programs in the folder on this system, as `sys.platform` names it, and whether each opens a console."""
    if system == "win32":
        return ("bridgetable", True), ("bridgetable-window", False)
    return (("bridgetable", system != "darwin"),)


def built(system: str) -> str:
    """The name of what is built on this system: a folder, on macOS one that is a program to its desktop."""
    return "bridgetable.app" if system == "darwin" else "bridgetable"


def archive_format(system: str) -> str:
    """How the file to download is packed, as `shutil.make_archive` names it; what the system itself unpacks.

    A zip would have no links, which there are on macOS, and none of the marks by which programs can be started.
    """
    return {"win32": "zip", "darwin": "gztar"}.get(system, "xztar")


def is_plugin(name: str) -> bool:
    """Whether a file of this name in the program is a plugin of Qt."""
    return "plugins" in PurePosixPath(name.replace("\\", "/")).parts


def is_used_plugin(name: str) -> bool:
    """Whether a file of this name is a plugin of Qt that the program uses."""
    path = PurePosixPath(name.replace("\\", "/"))
    stem = PurePosixPath(path.parent.name) / path.name.split(".")[0].removesuffix("d")
    return is_plugin(name) and any(stem.match(each) or path.with_suffix("").match(each) for each in PLUGINS)


def is_used_data(name: str) -> bool:
    """Whether a data file of this name is used: of Qt's own texts only those in the languages of the program."""
    path = PurePosixPath(name.replace("\\", "/"))
    return path.suffix != ".qm" or any(path.stem == f"qtbase_{language}" for language in LANGUAGES)


def of_python(folder: Path) -> tuple[Path, ...]:
    """The libraries in the folder that was built which are part of Python itself."""
    return (*sorted(folder.glob("_internal/libpython*")), *sorted(folder.glob("_internal/python*/lib-dynload/*.so")))


def needed(
    binaries: Mapping[str, str], roots: Iterable[str], libraries_of: Callable[[str], Iterable[str]]
) -> frozenset[str]:
    """The names of the binaries that the roots need, with the roots themselves.

    `binaries` has the file of each by its name in the program; `libraries_of` tells the file names of the libraries
    that a file is linked with. A library that belongs to the system is not among them.
    """
    by_file_name: dict[str, list[str]] = {}
    for name in binaries:
        by_file_name.setdefault(PurePosixPath(name.replace("\\", "/")).name.lower(), []).append(name)
    found: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            for library in libraries_of(binaries[name]):
                if not library.startswith(OF_THE_SYSTEM):
                    waiting += by_file_name.get(library.lower(), ())
    return frozenset(found)


_VERSIONS = re.compile(r"(?:\.cpython-[\w-]+|\.abi3)?(?:-[\d.]+)?[\d.]*\.so(?:\.\d+)*$")
_MAY_BE = "?"
"""What stands behind an entry that one build of Python brings and another does not."""


def entry(name: str) -> str:
    """A file of a program as the list has it: without versions, and of some folders only that they are there."""
    path = PurePosixPath(name.replace("\\", "/"))
    parts = path.parts[1:] if path.parts[0] == "_internal" else path.parts
    if parts[0].endswith(".dist-info"):
        return f"{parts[0].partition('-')[0]}.dist-info"
    if parts[:2] == ("bridgetable", "resources"):
        return "/".join(parts[:3])
    if parts[1:2] == ("lib-dynload",):
        # Which of its modules Python has built in is its own affair.
        return "python/lib-dynload"
    return _VERSIONS.sub(".so", "/".join(parts))


def differences(found: Iterable[str], listed: Iterable[str]) -> Iterator[str]:
    """What is in a program and not in the list, after a plus sign, and what is in the list only, after a minus sign."""
    entries, listed = {entry(name) for name in found}, {*listed}
    wanted = {each for each in listed if not each.endswith(_MAY_BE)}
    yield from (f"+ {each}" for each in sorted(entries - {each.removesuffix(_MAY_BE) for each in listed}))
    yield from (f"- {each}" for each in sorted(wanted - entries))


def listed_files(resources: Path, system: str) -> tuple[str, ...] | None:
    """The list of what the program has on this system, as `sys.platform` names it; None where it was never built."""
    path = resources / "packaging" / f"files-{system}.txt"
    return tuple(path.read_text("utf-8").split()) if path.is_file() else None


def specification(resources: Path) -> Path:
    """The file that tells PyInstaller how the program is put together; raises FileNotFoundError."""
    found = resources / "packaging" / "bridgetable.spec"
    if not found.is_file():
        raise FileNotFoundError(found)
    return found
