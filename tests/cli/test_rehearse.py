"""`bridgetable rehearse`: a case is asked and marked in the terminal."""

from __future__ import annotations

import io

import pytest

from bridgetable.disk.resources import resources
from tests.cli.commands import Said

CASES = resources() / "cases"
TOO_LOW = str(CASES / "auction" / "insufficient-bid-27b1b-the-negative-double.case.json")
COMPARABLE = "The Director judges: is South's double comparable to the insufficient 1♠?"


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> object:
    """What is printed when these lines are typed at the case of a bid too low."""

    def rehearse(*lines: str, language: str = "en", more: tuple[str, ...] = ()) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return Said(capsys, "rehearse", TOO_LOW, "--language", language, *more)

    return rehearse
