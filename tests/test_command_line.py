"""The command line: what it prints, where, and the exit status."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bridgetable.__main__ import main
from bridgetable.disk.resources import resources
from bridgetable.laws.readings import READINGS
from bridgetable.words.catalogue import Words
from tests.cases.written import EXAMPLE

WRONG = EXAMPLE.replace('"turn": "E", "asked": null', '"turn": "S", "asked": null')
UNREADABLE = EXAMPLE.replace('"card": "H4"', '"card": "S1"')
TORN = EXAMPLE.replace('"card": "HK"', '"card": "SA"')


BIDDING = """
{
  "format": "bridgetable-case", "version": 1, "title": "One diamond over one heart",
  "edition": "2017", "board": {"number": 1}, "auction": ["1H"],
  "deal": "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT",
  "actions": [
    {"do": "call", "seat": "E", "call": "1D", "alert": "natural"},
    {"do": "director", "seat": "S"},
    {"do": "expect", "asked": {"by": "S", "law": "27A", "options": ["accept", "refuse"]}, "turn": "S"},
    {"do": "choose", "by": "S", "option": "refuse"},
    {"do": "expect", "turn": "E", "information": [{"what": "1D", "unauthorised": ["E", "W"]}]},
    {"do": "call", "seat": "E", "call": "P"},
    {"do": "choose", "by": "director", "option": "not-comparable"},
    {"do": "expect", "restricted": {"W": ["pass-throughout"]}, "lawful-calls": {"W": []}, "rulings": ["27B2"]},
    {"do": "call", "seat": "S", "call": "4S"}, {"do": "call", "seat": "W", "call": "P"},
    {"do": "call", "seat": "N", "call": "P"}, {"do": "call", "seat": "E", "call": "P"},
    {"do": "expect", "contract": "4S", "declarer": "S", "turn": "W"}
  ]
}
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with a case that holds, one that does not, and one that cannot be read."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "deeper").mkdir()
    (tmp_path / "right.case.json").write_text(EXAMPLE)
    (tmp_path / "deeper" / "wrong.case.json").write_text(WRONG)
    (tmp_path / "unreadable.json").write_text(UNREADABLE)
    (tmp_path / "torn.json").write_text(TORN)
    return tmp_path


class Said:
    """What a command printed, and its exit status."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *words: str) -> None:
        self.status = main(words)
        said = capsys.readouterr()
        self.out = said.out.splitlines()
        self.err = said.err.splitlines()


# -- check -----------------------------------------------------------------------------------------------------------


def test_check_of_what_holds(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "check", "right.case.json")
    assert (said.status, said.out, said.err) == (0, ["1 cases, 9 expectations, 0 failed"], [])


def test_without_the_solver_what_needs_it_is_skipped_and_said_to_be(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "endplay.py").write_text("raise ImportError")
    monkeypatch.setenv("PYTHONPATH", str(folder))
    shipped = resources() / "cases"
    whole = Said(capsys, "check", str(shipped / "quick-reference" / "revoke-64c2a-poznan-two-revokes.case.json"))
    assert (whole.status, whole.err) == (0, [])
    assert re.fullmatch(r"1 cases, \d+ expectations, 0 failed, [1-9] skipped", whole.out[-1]) and len(whole.out) == 1
    # What fails for another reason than that there is no solver has failed.
    (folder / "right.case.json").write_text(json.dumps({**json.loads(EXAMPLE), "actions": [
        {"do": "expect", "equity": {"NS": 1, "EW": 12}, "turn": "E"},
    ]}))
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


def test_replay_of_a_bidding_case_in_every_edition(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bidding.case.json").write_text(BIDDING)
    for edition in ("2007", "2017"):
        said = Said(capsys, "replay", "bidding.case.json", "--edition", edition)
        assert (said.status, said.err) == (0, [])
        assert any(line.startswith("  1. East bids 1♦") for line in said.out)
        as_data = Said(capsys, "replay", "bidding.case.json", "--edition", edition, "--json", "--language", "it")
        steps = json.loads("\n".join(as_data.out))
        assert [step["turn"] for step in steps] == ["S", "S", "E", "S", "S", "W", "N", "E", "W"]
        assert steps[-1]["calls"][1] == {"seat": "E", "call": "1D", "withdrawn": True}
    # In 1997 nobody asks whether a pass is comparable: the answer is passed over, and the line goes on.
    said = Said(capsys, "replay", "bidding.case.json", "--edition", "1997")
    assert (said.status, said.err) == (0, [])
    assert "     The Laws of 1997 do not ask this: the answer is passed over." in said.out
    steps = json.loads("\n".join(Said(capsys, "replay", "bidding.case.json", "--edition", "1997", "--json").out))
    passed = [step for step in steps for event in step["events"] if event["event"] == "answer-passed-over"]
    assert len(steps) == 9 and [step["action"]["option"] for step in passed] == ["not-comparable"]


def test_replay_in_its_own_edition_stays_strict(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "bidding.case.json").write_text(BIDDING.replace('"edition": "2017"', '"edition": "1997"'))
    for extra in ((), ("--edition", "1997")):
        said = Said(capsys, "replay", "bidding.case.json", *extra)
        assert said.status == 1
        assert said.err == ["bidding.case.json: actions[6]: The Director is not being asked anything."]


def test_replay_stops_where_another_edition_asks_first(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = json.loads(BIDDING)
    case["edition"] = "1997"
    case["actions"] = [each for each in case["actions"] if each.get("by") != "director" and each["do"] != "expect"]
    case["actions"][3]["call"] = "3C"
    (folder / "asked.case.json").write_text(json.dumps(case))
    assert Said(capsys, "replay", "asked.case.json").status == 0
    said = Said(capsys, "replay", "asked.case.json", "--edition", "2017")
    assert said.status == 1
    assert said.err == [
        "asked.case.json: actions[4]: Law 27B1(b) first asks the Director, and the line as recorded has no answer."
    ]


def test_check_names_file_and_place(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(Path("deeper/wrong.case.json"))
    said = Said(capsys, "check", path)
    assert (said.status, said.err) == (1, [])
    assert said.out == [f'{path}: actions[8].turn: expected "S"; it is "E"', "1 cases, 9 expectations, 1 failed"]


def test_a_folder_stands_for_the_cases_in_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "check", ".")
    assert said.status == 1
    assert said.out[-1] == "2 cases, 18 expectations, 1 failed"


def test_a_file_that_cannot_be_read_does_not_stop_the_others(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Said(capsys, "check", "unreadable.json", "missing.json", "deeper", "right.case.json")
    assert said.status == 2
    assert said.err == [
        'unreadable.json: actions[4].card: "S1" is no card', "missing.json: there is no such file",
    ]
    assert said.out[-1] == "2 cases, 18 expectations, 1 failed"


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


# -- replay ----------------------------------------------------------------------------------------------------------


def test_replay_tells_the_story(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", "right.case.json")
    assert (said.status, said.err) == (0, [])
    assert said.out[0] == "East discards, then finds a spade"
    assert "  3. East plays the 2 of clubs." in said.out
    italian = Said(capsys, "replay", "right.case.json", "--language", "it")
    assert "  3. Est gioca il 2 di fiori." in italian.out


def test_replay_as_data(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", "--json", "right.case.json")
    steps = json.loads("\n".join(said.out))
    assert [step["action"]["do"] for step in steps] == ["play", "play", "play", "play", "director", "play"]
    assert {"action", "events", "rulings", "asked", "turn", "penalty", "score"} <= steps[0].keys()


def test_replay_under_another_edition(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", "right.case.json", "--edition", "2017")
    assert said.out[1].startswith("Laws of 2017.")
    assert any("50E1" in line for line in said.out)


def test_replay_stops_where_it_cannot_go_on(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "replay", "torn.json")
    assert said.status == 1
    assert said.err == ["torn.json: actions[7]: East does not hold the ace of spades."]
    assert len(json.loads("\n".join(Said(capsys, "replay", "torn.json", "--json").out))) == 5


def test_replay_of_what_cannot_be_read(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("unreadable.json", "missing.json", "deeper", "a\0b"):
        said = Said(capsys, "replay", name)
        assert (said.status, said.out, len(said.err)) == (2, [], 1)


# -- readings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it"])
def test_readings_lists_each_once(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "readings", "--language", language)
    assert (said.status, said.err) == (0, [])
    paragraphs = "\n".join(said.out).split("\n\n")
    words = Words.of(language)
    done = [words.text(f"reading-{reading.name}") for reading in READINGS]
    assert [paragraph.split("\n  ")[1] for paragraph in paragraphs] == done
    assert all(len(paragraph.splitlines()) == 5 for paragraph in paragraphs)


def test_readings_takes_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "readings", "right.case.json")
    assert (said.status, said.out, len(said.err)) == (2, [], 1)
    assert "bridgetable readings" in said.err[0]


# -- picture, audit, window ------------------------------------------------------------------------------------------


def test_picture_draws_the_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for extra in ([], ["--step", "0"], ["--projector", "--language", "it", "--step", "5"]):
        said = Said(capsys, "picture", "right.case.json", "-o", "table.png", "--size", "640x480", *extra)
        assert (said.status, said.out, said.err) == (0, [], [])
        data = (folder / "table.png").read_bytes()
        assert data.startswith(b"\x89PNG")
        assert (int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")) == (640, 480)


def test_picture_that_cannot_be_drawn(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "picture", "right.case.json", "-o", "table.png", "--step", "7")
    assert (said.status, said.err) == (2, ["right.case.json: there is no step 7: the last is 6"])
    said = Said(capsys, "picture", "right.case.json", "-o", str(Path("nowhere/table.png")))
    assert (said.status, len(said.err)) == (2, 1)
    said = Said(capsys, "picture", "torn.json", "-o", "table.png")
    assert said.err == ["torn.json: actions[7]: East does not hold the ace of spades."]


def test_audit_is_to_come(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "audit", "boards.pbn")
    assert (said.status, said.out, said.err) == (2, [], ["bridgetable audit is not yet available"])


@pytest.mark.parametrize(
    "words",
    [
        ("check",), ("replay",), ("replay", "a", "b"), ("replay", "a", "--edition", "1987"), ("replay", "--jsn", "a"),
        ("check", "--language", "de", "a"), ("picture", "a"), ("picture", "a", "-o", "b", "--size", "huge"),
        ("picture", "a", "-o", "b", "--size", "1x1"), ("audit",), ("a", "b"), ("--loud",),
    ],
)
def test_words_that_make_no_command(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, *words)
    assert (said.status, said.out, len(said.err)) == (2, [], 1)
    assert "bridgetable" in said.err[0]


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (("--help",), ("check", "-h"), ("picture", "--help")):
        said = Said(capsys, *words)
        assert (said.status, said.err) == (0, [])
        assert said.out[0].startswith("bridgetable")
    assert any("replay FILE" in line for line in Said(capsys, "--help").out)


def test_a_fault_of_the_program_is_one_line(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("torn\nin two")

    monkeypatch.setattr("bridgetable.commands.check", broken)
    said = Said(capsys, "check", "right.case.json")
    assert said.err == ["right.case.json: the program itself has failed: RuntimeError: torn in two"]
    assert (said.status, said.out) == (2, ["0 cases, 0 expectations, 0 failed"])
    monkeypatch.setattr("bridgetable.commands.load_case", broken)
    assert Said(capsys, "replay", "right.case.json").err == ["the program itself has failed: RuntimeError: torn in two"]
    monkeypatch.setenv("BRIDGETABLE_DEBUG", "1")
    with pytest.raises(RuntimeError):
        main(["replay", "right.case.json"])


def test_the_window_opens_on_the_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str | None] = []

    def run(path: str | None = None) -> int:
        opened.append(path)
        return 0

    monkeypatch.setitem(sys.modules, "bridgetable.ui.shell.application", SimpleNamespace(run=run))
    assert [main([]), main(["a.case.json"]), main(["--language", "it", "b.pbn"])] == [0, 0, 0]
    assert opened == [None, "a.case.json", "b.pbn"]
    monkeypatch.setitem(sys.modules, "bridgetable.ui.shell.application", None)
    said = Said(capsys, "a.case.json")
    assert (said.status, len(said.err)) == (2, 1)


# -- as a program of its own -----------------------------------------------------------------------------------------


def program(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "bridgetable", *words], capture_output=True, text=True, encoding="utf-8", check=False,
        env={**os.environ, **environment},
    )


def test_it_runs_as_a_program_without_qt(folder: Path) -> None:
    code = "import sys; from bridgetable.__main__ import main; s = main(sys.argv[1:]); " \
           "sys.exit(9 if any(name.startswith('PySide6') for name in sys.modules) else s)"
    for words in (["check", "right.case.json"], ["replay", "right.case.json"], ["readings"]):
        done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, check=False)
        assert done.returncode == 0


def test_a_terminal_without_suits_shows_something_else(folder: Path) -> None:
    done = program("replay", "right.case.json", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "?Q J 6 5 3" in done.stdout


def test_without_a_screen_the_window_says_so_in_one_line() -> None:
    done = program(DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="", LANG="en_GB.UTF-8")
    if sys.platform.startswith("linux"):
        assert done.returncode == 2
        assert len(done.stderr.splitlines()) == 1
