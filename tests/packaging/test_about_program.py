"""What Windows and macOS are told of the program."""

from __future__ import annotations

import plistlib
from types import SimpleNamespace
from typing import Any

import pytest

from bridgetable import __version__
from bridgetable.cases import SUFFIXES
from bridgetable.files import EXTENSIONS
from bridgetable.packaging.about_program import file_name, numbers_of, plain, property_list, version_resource

NAMES = {"case": "Case", "boards": "Boards"}


def test_versions_come_in_their_order() -> None:
    versions = ["0.1.0", "1.0.0.dev1", "1.0.0a1", "1.0.0b2", "1.0.0rc1", "1.0.0rc2", "1.0.0", "1.0.1", "1.10.0", "2.0"]
    assert sorted(versions, key=numbers_of) == versions
    assert all(0 <= number <= 65_535 for version in versions for number in numbers_of(version))
    assert numbers_of(__version__) and plain("1.2.3rc4") == "1.2.3"
    for none in ("", "1", "1.x.0", "1.0.0-final"):
        with pytest.raises(ValueError):
            numbers_of(none)


def test_the_version_resource_is_what_pyinstaller_reads() -> None:
    def structure(kind: str) -> Any:
        return lambda *values, **named: SimpleNamespace(kind=kind, values=values, **named)

    names = (
        "VSVersionInfo",
        "FixedFileInfo",
        "StringFileInfo",
        "StringTable",
        "StringStruct",
        "VarFileInfo",
        "VarStruct",
    )
    found = eval(version_resource("1.0.0rc1"), {name: structure(name) for name in names})
    assert found.ffi.filevers == found.ffi.prodvers == (1, 0, 0, 30_001)
    texts = {each.values[0]: each.values[1] for each in found.kids[0].values[0][0].values[1]}
    assert texts["ProductVersion"] == "1.0.0rc1" and texts["ProductName"] == "bridgetable"


def test_the_bundle_opens_what_the_program_opens() -> None:
    written = plistlib.loads(plistlib.dumps(property_list("1.0.0rc1", ("en", "it"), NAMES)))
    kinds = written["CFBundleDocumentTypes"]
    assert {f".{each}" for kind in kinds for each in kind["CFBundleTypeExtensions"]} == {*SUFFIXES, *EXTENSIONS}
    declared = written["UTExportedTypeDeclarations"] + written["UTImportedTypeDeclarations"]
    assert [each["UTTypeIdentifier"] for each in declared] == [kind["LSItemContentTypes"][0] for kind in kinds]
    assert written["CFBundleShortVersionString"] == "1.0.0" and written["CFBundleLocalizations"] == ["en", "it"]


def test_the_file_to_download_is_named_after_system_and_processor() -> None:
    assert file_name("1.0.0", "win32", "AMD64") == "bridgetable-1.0.0-windows-amd64"
    assert file_name("1.0.0", "darwin", "arm64") == "bridgetable-1.0.0-macos-arm64"
    assert file_name("1.0.0", "linux", "x86_64") == "bridgetable-1.0.0-linux-x86_64"
