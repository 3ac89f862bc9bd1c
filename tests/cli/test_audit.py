"""`bridgetable audit`: what it prints and writes, and its exit statuses."""

from __future__ import annotations

import csv
import io
import json
import random
import sys
from pathlib import Path

import pytest

from bridgetable.audit.batches import Batch, BatchResult
from bridgetable.audit.run import Progress
from bridgetable.cli import audit as audit_command
from bridgetable.cli import audit as command
from bridgetable.cli.arguments import Parser
from bridgetable.words.catalogue import Words
from tests.audit.unlawful import CHANGES, board_text
from tests.cli.commands import Said

WRONG = CHANGES["a wrong result"][0](board_text(2), random.Random(1))


@pytest.fixture
def boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The working folder, with a lawful file and one with a wrong result."""
    (tmp_path / "right.pbn").write_text(board_text(1), "utf-8")
    (tmp_path / "wrong.pbn").write_text(board_text(1) + WRONG, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("files", "status"),
    [
        (("right.pbn",), 0),
        (("wrong.pbn",), 1),
        ((".",), 1),
        (("right.pbn", "missing.pbn"), 2),
        (("missing",), 2),
        ((), 2),
        (("right.pbn", "--format", "xml"), 2),
        (("right.pbn", "--workers", "0"), 2),
    ],
)
def test_the_exit_status_tells_scripts_what_was_found(
    files: tuple[str, ...], status: int, boards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Said(capsys, "audit", *files)
    assert said.status == status
    assert said.err and not any("Traceback" in line for line in said.err)


@pytest.mark.parametrize(
    ("language", "heading", "summary"),
    [
        ("en", "result that the play contradicts · Law 79A (1)", "2 boards, 2 with a play; one finding"),
        ("it", "risultato smentito dal gioco · Art. 79A (1)", "2 board, 2 con il gioco; un rilievo"),
    ],
)
def test_text_has_the_findings_in_groups_and_a_summary(
    language: str, heading: str, summary: str, boards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Said(capsys, "audit", "wrong.pbn", "--language", language)
    last = "2 boards, 104 cards, 0 irregularities, 1 results contradicted, 0 unreadable"
    assert (said.out[0], said.out[-2], said.out[-1], len(said.out)) == (heading, summary, last, 4)
    assert "wrong.pbn, board 2" in said.out[1]
    assert len(said.err) == 1


def test_json_lines_and_csv(boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "audit", "wrong.pbn", "--format", "jsonl")
    (found,) = map(json.loads, said.out)
    assert (found["file"], found["game"], found["kind"], found["law"]) == ("wrong.pbn", 2, "result-differs", "79A")
    assert Said(capsys, "audit", "right.pbn", "--format", "jsonl").out == []
    head, row = csv.reader(Said(capsys, "audit", "wrong.pbn", "--format", "csv").out)
    assert dict(zip(head, row, strict=True))["kind"] == "result-differs"


@pytest.mark.parametrize(("switch", "form"), [("--json", "jsonl"), ("--csv", "csv")])
def test_the_switches_of_the_contract(switch: str, form: str, boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said, meant = Said(capsys, "audit", "wrong.pbn", switch), Said(capsys, "audit", "wrong.pbn", "--format", form)
    assert said.out == meant.out and said.status == meant.status == 1
    assert said.err[-1].endswith("irregularities, 1 results contradicted, 0 unreadable")


@pytest.mark.parametrize("form", ["text", "jsonl", "csv"])
def test_the_output_is_written_whole(form: str, boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    printed = Said(capsys, "audit", "wrong.pbn", "--format", form)
    said = Said(capsys, "audit", "wrong.pbn", "--format", form, "-o", "out")
    assert said.status == 1 and said.out == []
    assert (boards / "out").read_text("utf-8").splitlines() == printed.out
    assert Said(capsys, "audit", "wrong.pbn", "-o", str(boards)).status == 2
    assert list(boards.glob(".*")) == []


def test_a_reader_who_has_had_enough_is_no_error(boards: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(line: str) -> None:
        raise BrokenPipeError

    monkeypatch.setattr(command, "print_line", broken)
    with pytest.raises(BrokenPipeError):
        command.run(Parser("audit", Words.of("en"), command.declare).parsed(["wrong.pbn"]), Words.of("en"))


def test_figures_and_a_plot(boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "audit", "wrong.pbn", "--figures", "--plot", "plot.svg")
    assert said.status == 1 and said.out[0] == "Findings by kind"
    assert (boards / "plot.svg").read_text("utf-8").startswith("<svg ")


def test_without_its_plot_the_findings_are_written(boards: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (boards / "plots").mkdir()
    said = Said(capsys, "audit", "wrong.pbn", "-o", "findings.txt", "--plot", "plots")
    assert said.status == 2 and "plots cannot be written." in said.err
    assert (boards / "findings.txt").read_text("utf-8")
    assert Said(capsys, "audit", "wrong.pbn", "-o", "plots").err[-1] == "plots cannot be written."


def test_what_is_kept_is_not_done_again(
    boards: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Said(capsys, "audit", ".", "--resume", "state")
    monkeypatch.setattr("bridgetable.audit.run.audit_batch", None)
    again = Said(capsys, "audit", ".", "--resume", "state")
    assert (again.status, again.out) == (first.status, first.out)
    (boards / "right.pbn").write_text(board_text(3), "utf-8")
    refused = Said(capsys, "audit", ".", "--resume", "state")
    assert refused.status == 2 and refused.err == ["state is from an audit of other files, or the files have changed."]


@pytest.mark.parametrize("out", [(), ("-o", "out")])
def test_an_interrupted_audit_tells_what_it_has_found(
    out: tuple[str, ...], boards: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from bridgetable.audit import batches

    monkeypatch.setattr(batches, "IN_A_BATCH", 1)
    original = batches.audit_batch

    def audit_batch(batch: Batch, *rest: object) -> BatchResult:
        if batch.number == 1:
            raise KeyboardInterrupt
        return original(batch, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr("bridgetable.audit.run.audit_batch", audit_batch)
    said = Said(capsys, "audit", "wrong.pbn", "right.pbn", *out)
    assert said.status == 130
    told = (boards / "out").read_text("utf-8").splitlines() if out else said.out
    assert told[-2] == "2 boards, 2 with a play; one finding"
    assert "Interrupted: only " in "\n".join(said.err)


def test_without_dask_or_its_scheduler_one_sentence_says_so(
    boards: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    said = Said(capsys, "audit", "right.pbn", "--scheduler", "tcp://127.0.0.1:1")
    assert said.status == 2
    assert said.err == ['For audits on many machines Dask is needed: pip install "bridgetable[cluster]".']


def test_the_progress_line_is_written_over_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    now, terminal = [100.0], Terminal()
    monkeypatch.setattr(audit_command, "monotonic", lambda: now[0])
    monkeypatch.setattr("sys.stderr", terminal)
    line = audit_command.ProgressLine(Words.of("en"))
    now[0] += 10
    line.show(Progress((), 250, 1000, 50, 50, 0))
    assert terminal.getvalue() == "\r25%, 50 boards, 5 a second, 0:30 left"
    line.show(Progress((), 300, 1000, 60, 60, 0))
    assert terminal.getvalue().count("\r") == 1
    line.end()
    assert terminal.getvalue().endswith(" \r") and line.pace.percent == 30


def test_the_progress_line_is_no_longer_than_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = io.StringIO()
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(audit_command, "SECONDS_BETWEEN", 0)
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setenv("COLUMNS", "20")
    audit_command.ProgressLine(Words.of("en")).show(Progress((), 250, 1000, 50, 50, 0))
    assert len(terminal.getvalue()) == len("\r") + 19


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('[Result "', '[Result "x'),
        ('[Dealer "', '[Dealer "Z'),
        ('[Vulnerable "', '[Vulnerable "Some '),
        ('[Declarer "', '[Declarer "Q'),
    ],
)
def test_a_value_that_cannot_be_is_a_defect_of_the_record(
    right: str, wrong: str, boards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = Path("right.pbn").read_text()
    for spoilt in (text.replace(right, wrong, 1), text.replace(right, wrong)):
        Path("spoilt.pbn").write_text(spoilt)
        said = Said(capsys, "audit", "spoilt.pbn", "--json")
        assert {json.loads(line)["kind"] for line in said.out} == {"bad-value"}
        assert " 0 irregularities, 0 results contradicted, 0 unreadable" in said.err[-1]


def test_the_number_of_a_board_that_was_played_online_is_asked_with_a_switch(
    boards: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    online = board_text(3).replace('[Site "Here"]', '[Site "BBO"]').replace('[Board "3"]', '[Board "4"]')
    Path("online.pbn").write_text(online)
    assert Said(capsys, "audit", "online.pbn", "--json").out == []
    (line,) = Said(capsys, "audit", "online.pbn", "--json", "--numbers").out
    assert json.loads(line)["kind"] == "number-differs"
