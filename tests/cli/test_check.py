"""`bridgetable check`: what it prints, where, and the exit status."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.disk.resources import resources
from bridgetable.words.catalogue import Words
from tests.cases.written import EXAMPLE
from tests.cli.commands import BIDDING, Said
from tests.equity.ground import hide_the_fast_solver


def test_check_of_what_holds(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "check", "right.case.json")
    assert (said.status, said.out, said.err) == (0, ["1 cases, 9 expectations, 0 failed"], [])


def test_without_the_solver_what_needs_it_is_skipped_and_said_to_be(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_the_fast_solver(folder, monkeypatch)
    shipped = resources() / "cases"
    whole = Said(capsys, "check", str(shipped / "quick-reference" / "revoke-64c2a-poznan-two-revokes.case.json"))
    assert (whole.status, whole.err) == (0, [Words.of("en").text("equity-not-here")])
    assert "apt-get install libdds0" in whole.err[0] and "python -m bridgetable.packaging.solver" in whole.err[0]
    assert re.fullmatch(r"1 cases, \d+ expectations, 0 failed, [1-9] skipped", whole.out[-1]) and len(whole.out) == 1
    # What fails for another reason than that there is no solver has failed.
    (folder / "right.case.json").write_text(
        json.dumps({**json.loads(EXAMPLE), "actions": [{"do": "expect", "equity": {"NS": 1, "EW": 12}, "turn": "E"}]})
    )
    said = Said(capsys, "check", "right.case.json")
    assert (said.status, said.out[-1]) == (1, "1 cases, 2 expectations, 2 failed")


def test_a_bidding_case_from_end_to_end(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bidding.case.json").write_text(BIDDING)
    said = Said(capsys, "check", "bidding.case.json")
    assert (said.status, said.out, said.err) == (0, ["1 cases, 10 expectations, 0 failed"], [])
    (folder / "bidding.case.json").write_text(BIDDING.replace('"not-comparable"', '"comparable"'))
    said = Said(capsys, "check", "bidding.case.json")
    assert (said.status, said.err, said.out[-1]) == (1, [], "1 cases, 10 expectations, 1 failed")
    assert said.out[0] == 'bidding.case.json: actions[7].restricted.W: expected ["pass-throughout"]; it is []'


def test_check_names_file_and_place(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(Path("deeper/wrong.case.json"))
    said = Said(capsys, "check", path)
    assert (said.status, said.err) == (1, [])
    assert said.out == [f'{path}: actions[8].turn: expected "S"; it is "E"', "1 cases, 9 expectations, 1 failed"]


def test_a_folder_stands_for_the_cases_in_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "check", ".")
    assert said.status == 1
    assert said.out[-1] == "2 cases, 18 expectations, 1 failed"


def test_cases_in_a_folder_have_the_names_that_the_window_gives_them(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = folder / "mine"
    mine.mkdir()
    for name in ("one.btcase", "two.BTCASE", "three.case.json"):
        (mine / name).write_bytes((folder / "right.case.json").read_bytes())
    assert Said(capsys, "check", "mine").out[-1].startswith("3 cases")
    assert Said(capsys, "export", "mine", "-o", "mine.pbn").out == ["3 boards have been written to mine.pbn."]


def test_a_file_that_cannot_be_read_does_not_stop_the_others(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "check", "unreadable.json", "missing.json", "deeper", "right.case.json")
    assert said.status == 2
    assert said.err == ['unreadable.json: actions[4].card: "S1" is no card', "missing.json: there is no such file"]
    assert said.out[-1] == "2 cases, 18 expectations, 1 failed"


def test_a_name_that_no_file_can_have_is_refused_in_one_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name = "a" * 300
    said = Said(capsys, "check", name, "right.case.json")
    assert (said.status, said.err) == (2, [f"{name}: this file cannot be read"])


def test_an_action_that_cannot_be_done_has_failed(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "check", "torn.json")
    assert said.status == 1
    assert said.out == [
        "torn.json: actions[7]: expected that this can be done; East does not hold the ace of spades.",
        "1 cases, 9 expectations, 1 failed",
    ]


def test_check_in_italian(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    said = Said(capsys, "check", "unreadable.json", "torn.json")
    assert said.err == ["unreadable.json: actions[4].card: «S1» non è una carta"]
    assert said.out == [
        "torn.json: actions[7]: atteso che si possa fare; Est non ha l'Asso di picche.",
        "1 cases, 9 expectations, 1 failed",
    ]
    assert Said(capsys, "check", "--language", "en", "missing").err == ["missing: there is no such file"]


def test_what_proposes_scores_is_imported_only_where_a_case_expects_one() -> None:
    program = (
        "import sys; from bridgetable.cli.program import main; main(['check', sys.argv[1]]); "
        "print([name for name in sys.modules if name.startswith(('bridgetable.equity.', 'fluent', 'PySide6'))])"
    )
    case = resources() / "cases" / "play" / "penalty-card-50d-major-the-three-options.case.json"
    command = [sys.executable, "-c", program, str(case)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
