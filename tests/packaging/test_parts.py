"""What belongs to a program to download."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bridgetable.disk.resources import resources
from bridgetable.packaging.parts import (
    archive_format,
    built,
    executables,
    is_plugin,
    is_used_data,
    is_used_plugin,
    needed,
    of_python,
    specification,
)

QT = "PySide6/Qt/plugins/"


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}platforms/libqxcb.so",
        f"{QT}platforms/libqwayland.so",
        f"{QT}platforms/libqoffscreen.so",
        r"PySide6\plugins\platforms\qwindows.dll",
        f"{QT}platforms/libqcocoa.dylib",
        f"{QT}printsupport/libcupsprintersupport.so",
        f"{QT}imageformats/libqsvg.so",
        f"{QT}platforminputcontexts/libibusplatforminputcontextplugin.so",
    ],
)
def test_what_shows_and_prints_the_window_is_taken(name: str) -> None:
    assert is_plugin(name) and is_used_plugin(name)


@pytest.mark.parametrize(
    "name",
    [
        f"{QT}platforms/libqvnc.so",
        f"{QT}platformthemes/libqgtk3.so",
        f"{QT}tls/libqopensslbackend.so",
        f"{QT}imageformats/libqpdf.so",
        f"{QT}platforminputcontexts/libqtvirtualkeyboardplugin.so",
    ],
)
def test_other_plugins_are_left(name: str) -> None:
    assert is_plugin(name) and not is_used_plugin(name)


def test_a_library_is_no_plugin() -> None:
    assert not is_plugin("PySide6/Qt/lib/libQt6Core.so.6")
    assert not is_used_plugin("PySide6/Qt/lib/platforms/libqxcb.so")


def test_of_the_languages_of_others_those_of_the_program_are_taken() -> None:
    data = [
        "PySide6/Qt/translations/qtbase_it.qm",
        "PySide6/Qt/translations/qtbase_pl.qm",
        "PySide6/Qt/translations/qt_it.qm",
        "bridgetable/resources/locale/it/window.ftl",
    ]
    assert [name for name in data if is_used_data(name)] == [
        "PySide6/Qt/translations/qtbase_it.qm",
        "bridgetable/resources/locale/it/window.ftl",
    ]


def test_what_is_needed_through_others_is_taken_and_what_belongs_to_the_system_is_not() -> None:
    linked = {
        "plugin.so": ["libQt6Gui.so.6", "libcups.so.2", "libc.so.6"],
        "lib/libQt6Gui.so.6": ["libQt6Core.so.6"],
        "lib/libQt6Core.so.6": ["libQt6Gui.so.6"],
        "libcups.so.2": ["libgnutls.so.30"],
        "libgnutls.so.30": [],
        "lib/libQt6Qml.so.6": ["libQt6Core.so.6"],
    }
    found = needed({name: name for name in linked}, ["plugin.so"], linked.__getitem__)
    assert found == {"plugin.so", "lib/libQt6Gui.so.6", "lib/libQt6Core.so.6"}


def test_the_specification_comes_with_the_program(tmp_path: Path) -> None:
    source = specification(resources()).read_text("utf-8")
    compile(source, "bridgetable.spec", "exec")
    with pytest.raises(FileNotFoundError):
        specification(tmp_path)


def test_on_each_system_there_is_what_its_people_start() -> None:
    assert executables("linux") == (("bridgetable", True),)
    assert executables("darwin") == (("bridgetable", False),)
    assert executables("win32") == (("bridgetable", True), ("bridgetable-window", False))
    systems, known = ("linux", "win32", "darwin"), {name for name, _ in shutil.get_archive_formats()}
    assert [built(system) for system in systems] == ["bridgetable", "bridgetable", "bridgetable.app"]
    assert {archive_format(system) for system in systems} <= known


def test_of_what_was_built_only_python_is_stripped(tmp_path: Path) -> None:
    inside = tmp_path / "_internal"
    for name in ("libpython3.13.so.1.0", "python3.13/lib-dynload/_ctypes.so", "PySide6/QtCore.abi3.so", "libz.so.1"):
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).write_bytes(b"")
    assert [path.name for path in of_python(tmp_path)] == ["libpython3.13.so.1.0", "_ctypes.so"]
