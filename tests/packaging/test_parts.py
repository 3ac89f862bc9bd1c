"""What belongs to a program to download."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bridgetable.disk.resources import resources
from bridgetable.packaging.parts import (
    LEFT_OUT,
    archive_format,
    built,
    differences,
    entry,
    executables,
    is_plugin,
    is_used_data,
    is_used_plugin,
    listed_files,
    needed,
    of_python,
    specification,
)
from tests.each import for_each

QT = "PySide6/Qt/plugins/"


@for_each(
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


@for_each(
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


@for_each(
    ("name", "listed"),
    [
        ("_internal/PySide6/Qt/lib/libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so"),
        ("_internal/libicudata.so.73", "libicudata.so"),
        ("_internal/libpython3.13.so.1.0", "libpython.so"),
        ("_internal/libglib-2.0.so.0", "libglib.so"),
        ("_internal/PySide6/libpyside6.abi3.so.6.11", "PySide6/libpyside6.so"),
        ("_internal/python3.11/lib-dynload/_bz2.cpython-311-x86_64-linux-gnu.so", "python/lib-dynload"),
        ("_internal/msgspec/_core.cpython-313-aarch64-linux-gnu.so", "msgspec/_core.so"),
        ("_internal/backports_zstd-1.8.0.dist-info/licenses/LICENSE.txt", "backports_zstd.dist-info"),
        ("_internal/bridgetable/resources/cases/revoke/one.case.json", "bridgetable/resources/cases"),
        (r"_internal\base_library.zip", "base_library.zip"),
        ("bridgetable", "bridgetable"),
    ],
)
def test_a_file_is_listed_without_its_version(name: str, listed: str) -> None:
    assert entry(name) == listed


def test_what_is_added_and_what_is_missing_are_told() -> None:
    found = ["bridgetable", "_internal/libz.so.1", "_internal/babel/global.dat"]
    assert [*differences(found, ["bridgetable", "libz.so", "libQt6Core.so"])] == [
        "+ babel/global.dat",
        "- libQt6Core.so",
    ]
    assert not [*differences(found, ["bridgetable", "libz.so", "babel/global.dat"])]
    assert not [*differences(found, ["bridgetable", "libexpat.so?", "libz.so?", "babel/global.dat"])]


def test_the_list_has_what_is_chosen_and_nothing_that_is_left_out() -> None:
    listed = listed_files(resources(), "linux")
    assert listed is not None and list(listed) == sorted(set(listed)) and listed_files(resources(), "other") is None
    plugins = [name for name in listed if is_plugin(name)]
    assert plugins and all(map(is_used_plugin, plugins))
    for part in ("xcb", "wayland", "offscreen", "cupsprintersupport", "qsvg"):
        assert any(part in name for name in plugins), part
    left = {name.replace(".", "/") for name in LEFT_OUT} - {"endplay"}
    assert not [name for name in listed if any(name.startswith((f"{each}/", f"{each}.")) for each in left)]
    packages = {name.removesuffix(".dist-info") for name in listed if name.endswith(".dist-info")}
    asked = {
        name.replace("-", "_").lower()
        for name in ("bridgetable", "shiboken6", "msgspec", "fsrs", "h11", "ifaddr", "segno")
    }
    assert asked <= packages
    folders = {f"bridgetable/resources/{path.name}" for path in resources().iterdir() if path.name != "__pycache__"}
    assert folders == {name for name in listed if name.startswith("bridgetable/resources/")}


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
