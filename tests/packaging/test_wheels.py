"""What is looked for in the wheels of other systems; nothing is downloaded."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from bridgetable.packaging.parts import PLUGINS
from tests.packaging import wheels
from tests.packaging.wheels import (
    EVERYWHERE,
    SYSTEMS,
    System,
    lacking_in_endplay,
    lacking_in_qt,
    look_into,
    modules,
    required,
)

WINDOWS = next(system for system in SYSTEMS if system.name == "windows-amd64")
OF_WINDOWS = (
    "PySide6/plugins/platforms/qwindows.dll",
    "PySide6/plugins/platforms/qoffscreen.dll",
    "PySide6/plugins/imageformats/qsvg.dll",
    "PySide6/plugins/iconengines/qsvgicon.dll",
    "PySide6/translations/qtbase_it.qm",
    "PySide6/translations/qtbase_fr.qm",
    "PySide6/QtCore.pyd",
    "PySide6/QtWidgets.pyd",
)


def test_a_wheel_that_has_everything_lacks_nothing() -> None:
    assert not [*lacking_in_qt(OF_WINDOWS, (*EVERYWHERE, *WINDOWS.plugins), ["QtCore", "QtWidgets"])]


@pytest.mark.parametrize(
    ("name", "lacking"),
    [
        (OF_WINDOWS[0], "plugin platforms/windows"),
        (OF_WINDOWS[2], "plugin imageformats/svg"),
        (OF_WINDOWS[4], "texts it"),
        (OF_WINDOWS[7], "module QtWidgets"),
    ],
)
def test_what_is_not_there_is_named(name: str, lacking: str) -> None:
    names = [each for each in OF_WINDOWS if each != name]
    assert [*lacking_in_qt(names, (*EVERYWHERE, *WINDOWS.plugins), ["QtCore", "QtWidgets"])] == [lacking]


def test_a_plugin_that_the_program_would_not_take_along_is_none() -> None:
    lacking = [*lacking_in_qt(["PySide6/plugins/platforms/qdirect2d.dll"], ["platforms/direct2d"], [])]
    assert "plugin platforms/direct2d" in lacking


def test_every_plugin_that_is_looked_for_is_one_that_is_taken() -> None:
    asked = {each for system in SYSTEMS for each in (*EVERYWHERE, *system.plugins)}
    taken = [(pattern.partition("/")[0], pattern.partition("/")[2].strip("*")) for pattern in PLUGINS]
    for each in asked:
        folder, _, part = each.partition("/")
        assert any(folder == place and (part in name or name in part) for place, name in taken), each


def test_the_modules_and_the_packages_are_those_of_the_program() -> None:
    assert {"QtCore", "QtGui", "QtWidgets", "QtPrintSupport", "QtSvg"} == modules()
    assert any(each.startswith("backports.zstd") for each in required("3.13"))
    assert not any(each.startswith("backports.zstd") for each in required("3.14"))
    assert {"shiboken6"} < {*required("3.14")} and not any(";" in each for each in required("3.11"))


def test_the_solver_has_a_name_that_is_searched_for() -> None:
    assert not [*lacking_in_endplay(["endplay/__init__.py", "endplay/_dds/dds.dll"])]
    assert [*lacking_in_endplay(["endplay/dds.dll", "endplay/_dds/other.dll"])]


def test_which_package_has_no_wheel_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    system = System("other", ("any",), ("platforms/windows",))

    def download(folder: Path, where: System, python: str, needs: list[str]) -> str:
        folder.mkdir(parents=True, exist_ok=True)
        with ZipFile(folder / "pyside6_essentials-6.11.3-cp310-abi3-any.whl", "w") as wheel:
            wheel.writestr("PySide6/QtCore.pyd", b"")
        return "ERROR: none" if where is system and any(each.startswith("msgspec") for each in needs) else ""

    monkeypatch.setattr(wheels, "download", download)
    found = [*look_into(tmp_path, system)]
    assert [line for line in found if "msgspec" in line] == [
        f"Python {python}, msgspec>=0.19: ERROR: none" for python in wheels.PYTHONS
    ]
    assert any(line.endswith("plugin platforms/windows") for line in found)
    assert any("library" in line for line in found)
