"""What the tests of the command line share: an English locale, and a folder with cases."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cases.written import EXAMPLE

WRONG = EXAMPLE.replace('"turn": "E", "asked": null', '"turn": "S", "asked": null')
UNREADABLE = EXAMPLE.replace('"card": "H4"', '"card": "S1"')
TORN = EXAMPLE.replace('"card": "HK"', '"card": "SA"')


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a case that holds, one that does not, and two that cannot be read or done."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deeper").mkdir()
    (tmp_path / "right.case.json").write_text(EXAMPLE)
    (tmp_path / "deeper" / "wrong.case.json").write_text(WRONG)
    (tmp_path / "unreadable.json").write_text(UNREADABLE)
    (tmp_path / "torn.json").write_text(TORN)
    return tmp_path
