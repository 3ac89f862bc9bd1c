"""What `bridgetable replay` says is proposed to the Director, as lines and as data."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from bridgetable.cli.program import main
from bridgetable.disk.resources import resources
from tests.cases.written import EXAMPLE
from tests.equity.ground import needs_the_fast_solver

POZNAN = resources() / "cases" / "quick-reference" / "revoke-64c2a-poznan-two-revokes.case.json"


@needs_the_fast_solver
def test_replay_tells_what_is_proposed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(POZNAN), "--language", "en"]) == 0
    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    asked = max(n for n, line in enumerate(lines) if line.startswith("? Law 64C2(a)"))
    told = [line for line in lines[asked:] if line.startswith("~ ")]
    assert told[:2] == ["~ At the table: N-S 12, E-W 1", "~ After Law 64: N-S 11, E-W 2"]
    assert "~ Proposed: N-S 10, E-W 3" in told


@needs_the_fast_solver
def test_as_data_it_is_under_equity_where_he_is_asked_and_nowhere_else(capsys: pytest.CaptureFixture[str]) -> None:
    main(["replay", str(POZNAN), "--json"])
    steps = json.loads(capsys.readouterr().out)
    proposed = [step["equity"] for step in steps if "equity" in step]
    assert proposed[-1] == {
        "clause": "64C2(a)",
        "played": {"NS": 12, "EW": 1},
        "after": {"NS": 11, "EW": 2},
        "without": {"NS": 10, "EW": 3},
        "damage": 1,
        "assigned": {"NS": 10, "EW": 3},
    }
    assert all(step["asked"]["law"].startswith("64C") for step in steps if "equity" in step)


def test_where_nobody_is_asked_about_damage_no_worker_is_started(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def started(*words: object, **more: object) -> None:
        raise AssertionError(words)

    corrected = tmp_path / "corrected.case.json"
    corrected.write_text(EXAMPLE, "utf-8")
    monkeypatch.setattr(subprocess, "Popen", started)
    assert main(["replay", str(corrected), "--json"]) == 0
    assert not any("equity" in step for step in json.loads(capsys.readouterr().out))
