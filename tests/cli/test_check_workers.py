"""Many files checked at once: the same is printed as by one process, whatever becomes of the others."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.cli import check
from bridgetable.cli.case_paths import Report
from bridgetable.cli.check import reports_by_workers
from bridgetable.cli.program import main
from bridgetable.disk import workers
from bridgetable.disk.child_process import child_environment
from bridgetable.disk.resources import resources
from bridgetable.disk.workers import packed
from bridgetable.words.catalogue import Words
from tests.cases.written import EXAMPLE
from tests.cli.commands import Said
from tests.equity.ground import hide_the_fast_solver

DYING = """
import os
from bridgetable.cli import check
original = check.load_case
def load(path):
    if "torn" in path.name:
        os._exit(9)
    return original(path)
check.load_case = load
from bridgetable.disk.workers import serve
serve()
"""
"""A worker that dies of a file with "torn" in its name."""

LASTING = """
import os
from bridgetable.cli import check
original = check.load_case
def load(path):
    if "deeper" in path.parts:
        return original(path)
    os.write(2, b"begun")
    while True:
        pass
check.load_case = load
from bridgetable.disk.workers import serve
serve()
"""
"""A worker that finishes no file but those in a folder named "deeper"."""

FAULTY = ("unreadable.json", "missing.json", "deeper", "", "torn.json", "empty", "right.case.json", ".")
"""Files that hold and that do not, and some that cannot be checked at all."""


@pytest.fixture
def many(folder: Path) -> Path:
    """The folder with the files of FAULTY in it, and more beside them."""
    (folder / "empty").mkdir()
    (folder / "notes.case.json").mkdir()
    for number in range(9):
        (folder / f"more-{number}.case.json").write_text(
            EXAMPLE.replace('"turn": "E", "asked": null', f'"turn": "{"NESW"[number % 4]}"')
        )
    return folder


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[subprocess.Popen[bytes]]]:
    """The processes that are started."""
    found: list[subprocess.Popen[bytes]] = []

    class Started(subprocess.Popen[bytes]):
        def __init__(self, *arguments: object, **options: object) -> None:
            super().__init__(*arguments, **options)  # type: ignore[call-overload]
            found.append(self)

    monkeypatch.setattr(subprocess, "Popen", Started)
    yield found
    assert all(process.returncode is not None for process in found)


@pytest.mark.parametrize("language", ["en", "it"])
def test_several_print_what_one_prints(
    language: str, many: Path, capsys: pytest.CaptureFixture[str], started: list[subprocess.Popen[bytes]]
) -> None:
    one, *others = (Said(capsys, "check", "--language", language, "--workers", count, *FAULTY) for count in "123")
    assert one.status == 2 and len(one.err) == 4 and len(one.out) > 8
    assert len(started) >= 2
    for other in others:
        assert (other.status, other.out, other.err) == (one.status, one.out, one.err)


@pytest.mark.parametrize(
    ("files", "status"),
    [(("right.case.json", "more-1.case.json"), 0), (("right.case.json", "more-0.case.json"), 1), (("a", "b"), 2)],
)
def test_the_exit_status_is_that_of_all_files(
    files: tuple[str, ...], status: int, many: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert Said(capsys, "check", "--workers", "2", *files).status == status


def test_what_needs_a_missing_solver_is_skipped_by_all(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hide_the_fast_solver(folder, monkeypatch)
    case = str(resources() / "cases" / "quick-reference" / "revoke-64c2a-poznan-two-revokes.case.json")
    one, two = (Said(capsys, "check", "--workers", count, case, case) for count in "12")
    assert (one.status, one.out, one.err) == (two.status, two.out, two.err)
    assert one.status == 0 and one.out[0].endswith(" skipped")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "the process that checked this file has died, so that it is not known whether its expectations hold"),
        ("it", "il processo che verificava questo file si è interrotto, e non si sa se le sue attese sono soddisfatte"),
    ],
)
def test_a_worker_that_dies_costs_the_file_it_had(
    language: str,
    sentence: str,
    many: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    started: list[subprocess.Popen[bytes]],
) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-P", "-c", DYING))
    files = ("torn.json", "right.case.json", "deeper", "torn.json", "more-1.case.json", "torn.json")
    said = Said(capsys, "check", "--language", language, "--workers", "2", *files)
    assert said.status == 2
    assert said.err == [f"torn.json: {sentence}"] * 3
    assert said.out[-1] == "3 cases, 26 expectations, 1 failed" and len(said.out) == 2


def test_where_no_process_can_be_started_this_one_does_it(
    many: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = Said(capsys, "check", "--workers", "1", *FAULTY)
    monkeypatch.setattr(workers, "COMMAND", (str(many / "no-such-program"),))
    two = Said(capsys, "check", "--workers", "2", *FAULTY)
    assert (two.status, two.out, two.err) == (one.status, one.out, one.err)


def test_an_interrupted_check_ends_without_a_word_and_leaves_no_process(
    many: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    started: list[subprocess.Popen[bytes]],
) -> None:
    """The workers are in the midst of files that they never finish."""
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-P", "-c", LASTING))

    def interrupt(line: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(check, "print_line", interrupt)
    said = Said(capsys, "check", "--workers", "2", "deeper", "torn.json", "torn.json", "torn.json")
    assert (said.status, said.out, said.err) == (130, [], [])
    assert started


def test_a_worker_ends_in_the_midst_of_a_file_when_its_parent_does() -> None:
    pipe = subprocess.PIPE
    command = (sys.executable, "-P", "-c", LASTING)
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=child_environment()) as worker:
        assert worker.stdin is not None and worker.stderr is not None
        worker.stdin.write(packed((check._report_for, (("a.case.json", "", "en"),))))
        worker.stdin.flush()
        assert worker.stderr.read(5) == b"begun"
        worker.stdin.close()
        assert worker.stderr.read() == b""
    assert worker.returncode == 0


@pytest.mark.parametrize("path", ["", ".", "relative"])
def test_nothing_is_imported_from_the_working_folder(path: str, many: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (many / "relative").mkdir()
    for name in ("msgspec", "pickle", "bridgetable", "endplay", "queue", "sitecustomize"):
        for place in (many, many / "relative"):
            (place / f"{name}.py").write_text("import os\nos._exit(7)\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", path)
    paths = [many / "right.case.json"] * 2
    assert list(reports_by_workers(paths, "", 2, Words.of("en"))) == [Report(expectations=9)] * 2


def test_a_few_small_files_are_checked_by_this_process(
    many: Path, capsys: pytest.CaptureFixture[str], started: list[subprocess.Popen[bytes]]
) -> None:
    assert Said(capsys, "check", ".").status == 1
    assert started == []


def test_many_files_are_shared_out_to_the_processors_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(8)), raising=False)
    file = tmp_path / "large.case.json"
    file.write_bytes(b" " * check.WORTH_A_WORKER)
    assert [check.useful_workers([file] * count) for count in (0, 1, 2, 5, 20)] == [1, 1, 2, 5, 8]
    assert check.useful_workers([tmp_path / "missing", Path("\0")]) == 1
    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert check.useful_workers([file] * 20) == 1


def test_what_is_raised_for_a_developer_is_raised_in_this_process(
    folder: Path, monkeypatch: pytest.MonkeyPatch, started: list[subprocess.Popen[bytes]]
) -> None:
    def broken(*arguments: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setenv("BRIDGETABLE_DEBUG", "1")
    monkeypatch.setattr("bridgetable.cases.check.check", broken)
    with pytest.raises(ZeroDivisionError):
        main(["check", "--workers", "2", "right.case.json", "torn.json"])
    assert started == []


def test_the_solver_of_a_worker_has_one_thread(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    code = (
        "import sys; from bridgetable.cli.case_paths import Report; "
        "from bridgetable.disk.workers import Result, packed; "
        "from bridgetable.equity.dds import most_threads; "
        "sys.stdin.buffer.read(1); sys.stdout.buffer.write(packed(Result(Report((str(most_threads()),)))))"
    )
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-P", "-c", code))
    assert list(reports_by_workers([folder / "right.case.json"], "", 1, Words.of("en"))) == [Report(("1",))]


def test_what_checks_cases_is_not_imported_where_others_check_them() -> None:
    code = (
        "import sys; from bridgetable.cli.program import main; "
        "main(['check', '--workers', '2', sys.argv[1], sys.argv[1]]); "
        "print([name for name in sys.modules if name.startswith(('bridgetable.laws.law', 'bridgetable.cases.'))])"
    )
    case = resources() / "cases" / "play" / "penalty-card-50d-major-the-three-options.case.json"
    done = subprocess.run([sys.executable, "-c", code, str(case)], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
