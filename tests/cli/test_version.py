"""The versions that --version tells."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

import pytest

from bridgetable import __version__
from bridgetable.cli.window import versions
from bridgetable.words.catalogue import Words


def test_program_python_qt_and_solver() -> None:
    program, python, qt, *_ = versions(Words.of("en"))
    assert (program, python) == (f"bridgetable {__version__}", f"Python {platform.python_version()}")
    assert qt.startswith("PySide6-Essentials 6.") and qt.endswith(" (Qt)")


def test_what_is_not_installed_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr("importlib.metadata.version", none)
    monkeypatch.setattr("bridgetable.equity.dds_paths.library_paths", list)
    qt, solver = list(versions(Words.of("it")))[2:]
    assert qt == "Qt: PySide6-Essentials non è installato"
    assert "apt-get install libdds0" in solver and "python -m bridgetable.packaging.solver" in solver


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (("/usr/lib/libdds.so.0", ""), "DDS (/usr/lib/libdds.so.0)"),
        (("/home/it/PySide6.so", "PySide6-Essentials"), f"DDS (PySide6-Essentials {version('PySide6-Essentials')})"),
        (("/home/it/libdds.so", "not-installed"), "DDS (/home/it/libdds.so)"),
    ],
)
def test_the_solver_is_told_by_what_brings_it(
    found: tuple[str, str], told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridgetable.equity.dds_paths.library_paths", lambda: [found])
    assert list(versions(Words.of("en")))[3] == told
