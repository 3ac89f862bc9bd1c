"""What is said where Qt cannot be loaded, or opens no window."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bridgetable.cli import failures
from bridgetable.cli.failures import PAINTING, Library, import_failure, plugin_chosen, window_failure
from bridgetable.cli.output import UNUSABLE
from bridgetable.words.catalogue import Words
from tests.cli.commands import Said

EN, IT = Words.of("en"), Words.of("it")
CURSOR = Library("libxcb-cursor.so.0", "libxcb-cursor0")
LACKING = "this system has no libxcb-cursor.so.0; on Debian and Ubuntu: apt-get install libxcb-cursor0; elsewhere "


@pytest.fixture(autouse=True)
def no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def lack(monkeypatch: pytest.MonkeyPatch, *libraries: Library) -> None:
    """Has the system lack these of the libraries that are looked for."""

    def missing(looked_for: tuple[Library, ...]) -> tuple[Library, ...]:
        return tuple(each for each in libraries if each in looked_for)

    monkeypatch.setattr(failures, "missing", missing)


# -- a window --------------------------------------------------------------------------------------------------------


def test_a_library_is_named_with_its_package_where_the_display_needs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lack(monkeypatch, CURSOR)
    monkeypatch.setenv("DISPLAY", ":3")
    assert window_failure("could not connect", EN).startswith(f"the window cannot be opened: {LACKING}")
    assert "apt-get install libxcb-cursor0" in window_failure("could not connect", IT)
    monkeypatch.setenv("QT_QPA_PLATFORM", "wayland;xcb")
    assert LACKING in window_failure("could not connect", EN)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert "xcb" not in window_failure("no plugin", EN)


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"DISPLAY": ":3"}, "the display “:3” does not answer"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "the display “wayland-0” does not answer"),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":3"}, "the display “wayland-0 :3” does not answer"),
        ({"QT_QPA_PLATFORM": "xcb"}, "there is no screen here"),
        ({"QT_QPA_PLATFORM": "wayland"}, "there is no screen here"),
    ],
)
def test_a_display_that_does_not_answer(variables: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lack(monkeypatch)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert said in window_failure('could not connect to display :3 From 6.5.0, Could not load "xcb"', EN)


def test_a_plugin_that_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    lack(monkeypatch)
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense")
    assert plugin_chosen() == "nonsense"
    assert "QT_QPA_PLATFORM set to “nonsense”: no such plugin" in window_failure("no such plugin", EN)


# -- Qt cannot be loaded ---------------------------------------------------------------------------------------------


def test_qt_is_not_installed() -> None:
    error = ModuleNotFoundError("No module named 'PySide6'", name="PySide6")
    assert import_failure(error, EN) == "Qt is not installed for this Python: pip install PySide6-Essentials"


def test_a_library_that_is_in_no_table_is_named_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    lack(monkeypatch)
    error = ImportError("libodd.so.7: cannot open shared object file: No such file or directory")
    assert import_failure(error, EN) == "this system has no libodd.so.7; install the package that has this file"
    assert import_failure(ImportError("torn\nin two"), EN) == "torn in two"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("picture", "right.case.json", "-o", "a.png"), "the table cannot be drawn: "),
        (("report", "right.case.json", "-o", "a.pdf"), "the pages cannot be drawn: "),
        (("exam", "--seed", "1", "--count", "1", "--source", "shipped", "-o", "a.pdf"), "the pages cannot be drawn: "),
    ],
)
def test_what_paints_says_what_to_install(
    arguments: tuple[str, ...],
    said: str,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    library = PAINTING[0]
    lack(monkeypatch, library)
    for name in ("bridgetable.ui.table.picture", "bridgetable.ui.papers.pdf"):
        monkeypatch.setitem(sys.modules, name, None)
    told = Said(capsys, *arguments)
    assert (told.status, told.out, len(told.err)) == (UNUSABLE, [], 1)
    assert told.err[0].startswith(f"{said}this system has no {library.file}; on Debian and Ubuntu: apt-get install ")
    assert [each.name for each in folder.iterdir() if each.name.startswith("a.")] == []
