"""The versions that --version tells."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError

import pytest

from bridgetable import __version__
from bridgetable.cli.reference.version import versions
from bridgetable.words.catalogue import Words


def test_program_python_qt_and_solver() -> None:
    program, python, qt, *_ = versions(Words.of("en"))
    assert (program, python) == (f"bridgetable {__version__}", f"Python {platform.python_version()}")
    assert qt.startswith("Qt 6.") and qt.endswith(" (PySide6-Essentials)")


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def version(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("bridgetable.cli.reference.version.version", version)
    assert list(versions(Words.of("it")))[2:] == [
        "Qt: PySide6-Essentials non è installato", "DDS: endplay non è installato",
    ]
