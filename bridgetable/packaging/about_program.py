"""What Windows and macOS are told of the program to download: its name, its version, the files it opens."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from bridgetable.table.text import DEFAULT_LANGUAGE

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
