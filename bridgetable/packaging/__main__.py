"""`python -m bridgetable.packaging FOLDER` builds the program to download for this system into that folder."""

from __future__ import annotations

import argparse
import platform
import re
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path, PurePosixPath

from bridgetable import __version__
from bridgetable.disk.resources import language_folders, resources
from bridgetable.table.text import DEFAULT_LANGUAGE

# -- What belongs to a program to download, of all that the packages it uses bring with them ---------------------------


LEFT_OUT = (
    "endplay",
    "matplotlib",
    "numpy",
    "PIL",
    "tkinter",
    "distributed",
    "dask",
    "yaml",
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

LANGUAGES = (*language_folders(), "root")
"""The languages of which the forms of numbers and the texts of Qt are taken along."""


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
    """Whether a data file of this name is used: of the languages of other packages only those of the program."""
    path = PurePosixPath(name.replace("\\", "/"))
    if "locale-data" in path.parts:
        return path.stem in LANGUAGES
    if path.suffix == ".qm":
        return any(path.stem == f"qtbase_{language}" for language in LANGUAGES)
    return "zoneinfo" not in path.parts


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


def specification(resources: Path) -> Path:
    """The file that tells PyInstaller how the program is put together; raises FileNotFoundError."""
    found = resources / "packaging" / "bridgetable.spec"
    if not found.is_file():
        raise FileNotFoundError(found)
    return found


# -- What Windows and macOS are told of the program: its name, its version, the files it opens -------------------------


NAME = "bridgetable"
IDENTIFIER = "org.bridgetable.bridgetable"
AUTHORS = "the bridgetable authors"
LICENCE = "MIT"

_JSON, _TEXT = "public.json", "public.plain-text"
TYPES = (
    ("org.bridgetable.case", "case", ("btcase", "case.json"), _JSON, "Owner"),
    ("org.bridgetable.pbn", "boards", ("pbn",), _TEXT, "Default"),
    ("org.bridgetable.lin", "boards", ("lin",), _TEXT, "Default"),
)
"""The files that the program opens: an identifier, what is in them, their suffixes, what they are in general, and
whether they are its own."""


def numbers_of(version: str) -> tuple[int, int, int, int]:
    """The four numbers that Windows takes for a version: 1.0.0rc1 comes before 1.0.0, which has 65535 as its last."""
    found = re.fullmatch(r"(\d+)\.(\d+)(?:\.(\d+))?(?:\.?(a|b|rc|dev)(\d+))?", version)
    if found is None:
        raise ValueError(version)
    major, minor, micro, stage, number = found.groups()
    before = {"dev": 0, "a": 10_000, "b": 20_000, "rc": 30_000}
    last = before[stage] + int(number) if stage else 65_535
    return int(major), int(minor), int(micro or 0), last


def version_resource(version: str) -> str:
    """The version resource of a program of Windows, as PyInstaller reads it from a file."""
    numbers = numbers_of(version)
    texts = {
        "CompanyName": AUTHORS,
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": NAME,
        "LegalCopyright": LICENCE,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }
    structures = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    # 0x40004: Windows; 1: a program; 040904B0: texts in English, in Unicode.
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0x0, OS=0x40004, "
        "fileType=0x1, subtype=0x0, date=(0, 0)), kids=["
        f"StringFileInfo([StringTable('040904B0', [{structures}])]), "
        "VarFileInfo([VarStruct('Translation', [0x0409, 0x04B0])])])\n"
    )


def property_list(version: str, languages: Iterable[str], names: Mapping[str, str]) -> dict[str, object]:
    """What the Info.plist of the bundle for macOS has beside what PyInstaller puts there.

    `names` says how people call a file with a case, and one with boards.
    """
    return {
        "CFBundleName": NAME,
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": plain(version),
        "CFBundleVersion": plain(version),
        "NSHumanReadableCopyright": f"{AUTHORS}, {LICENCE}",
        "CFBundleLocalizations": [*languages],
        "CFBundleDevelopmentRegion": DEFAULT_LANGUAGE,
        "NSHighResolutionCapable": True,
        # The colours follow those of the system.
        "NSRequiresAquaSystemAppearance": False,
        "LSApplicationCategoryType": "public.app-category.card-games",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": names[inside],
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": rank,
                "LSItemContentTypes": [identifier],
                "CFBundleTypeExtensions": [*suffixes],
                "CFBundleTypeIconFile": f"{NAME}.icns",
            }
            for identifier, inside, suffixes, _, rank in TYPES
        ],
        "UTExportedTypeDeclarations": [_declared(each, names) for each in TYPES if each[4] == "Owner"],
        "UTImportedTypeDeclarations": [_declared(each, names) for each in TYPES if each[4] != "Owner"],
    }


def _declared(kind: tuple[str, str, tuple[str, ...], str, str], names: Mapping[str, str]) -> Mapping[str, object]:
    identifier, inside, suffixes, general, _ = kind
    return {
        "UTTypeIdentifier": identifier,
        "UTTypeDescription": names[inside],
        "UTTypeConformsTo": [general],
        "UTTypeTagSpecification": {"public.filename-extension": [*suffixes]},
    }


def plain(version: str) -> str:
    """The version as macOS takes it: three numbers."""
    return ".".join(map(str, numbers_of(version)[:3]))


def file_name(version: str, system: str, processor: str) -> str:
    """The name of the file to download, without its suffix."""
    systems = {"win32": "windows", "darwin": "macos"}
    return f"{NAME}-{version}-{systems.get(system, system)}-{processor.lower()}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Builds with PyInstaller, of the extra `build`, packs what was built, and returns the exit status.

    Nothing is left but the program and the file to download.
    """
    parser = argparse.ArgumentParser(prog="python -m bridgetable.packaging")
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args(arguments).folder.absolute()
    try:
        from PyInstaller.__main__ import run
    except ImportError as missing:
        parser.exit(2, f'{missing}; pip install -e ".[build]"\n')
    with tempfile.TemporaryDirectory() as work:
        run(
            [
                str(specification(resources())),
                "--noconfirm",
                "--log-level",
                "WARN",
                "--distpath",
                str(folder),
                "--workpath",
                work,
            ]
        )
    name = file_name(__version__, sys.platform, platform.machine())
    packed = shutil.make_archive(str(folder / name), archive_format(sys.platform), folder, built(sys.platform))
    sys.stdout.write(f"{packed}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
