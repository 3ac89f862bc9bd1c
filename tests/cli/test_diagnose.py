"""`bridgetable diagnose`: what is told of a machine, and that nobody is told of."""

from __future__ import annotations

import platform
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable import __version__
from bridgetable.cli import diagnose
from bridgetable.cli.names import SCREENS_OPTION
from bridgetable.disk.child_process import child_command
from bridgetable.disk.distributions import distributions
from bridgetable.equity.position import UnsolvableError
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cli.commands import Said

WORDS = Words.of("en", strict=True)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The home of somebody with a name, on a machine with one; the log has an error with a name in it."""
    home = tmp_path / "maria.bianchi"
    data = home / ".local" / "share" / "bridgetable" / "bridgetable"
    data.mkdir(parents=True)
    log = "Traceback (most recent call last):\n  File \"/x/bridgetable/ui/a.py\", line 7, in f\nKeyError: 'Rossi'\n"
    (data / "bridgetable.log").write_text(log, "utf-8")
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "SUDO_USER"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(home))
    for name in ("USER", "LOGNAME", "USERNAME"):
        monkeypatch.setenv(name, "maria.bianchi")
    monkeypatch.setenv("QT_LOGGING_CONF", str(home / "qt.conf"))
    monkeypatch.setenv("DISPLAY", "tavolo-3:0")
    monkeypatch.setattr(platform, "node", lambda: "tavolo-3")
    return home


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the folders of the user are others")
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_and_nobody_is_named(language: str, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "diagnose", "--language", language)
    words, told = Words.of(language, strict=True), "\n".join(said.out)
    assert (said.status, said.err) == (0, [])
    for each in ("program", "system", "window", "solver", "places", "errors"):
        assert words.text(f"diagnose-heading-{each}") in said.out
    assert __version__ in told and platform.python_version() in told
    assert all(name in told for name in distributions())
    assert words.text("diagnose-plugin", value="offscreen") in told and "800×800" in told
    assert "~/.local/share/bridgetable/bridgetable/bridgetable.log" in told and "QT_LOGGING_CONF=~/qt.conf" in told
    assert "KeyError < bridgetable/ui/a.py:7 f" in told
    names = ("maria", "bianchi", "tavolo-3", "rossi", str(home).lower())
    assert not [name for name in names if name in told.lower()]


def test_it_is_written_into_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(diagnose, "report", lambda words: ["first ♠", "second"])
    file = tmp_path / "found.txt"
    said = Said(capsys, "diagnose", "-o", str(file))
    assert (said.status, said.err) == (0, []) and str(file) in said.out[0]
    assert file.read_bytes() == "first ♠\nsecond\n".encode()
    said = Said(capsys, "diagnose", "-o", str(tmp_path / "no" / "found.txt"))
    assert (said.status, said.out, len(said.err)) == (2, [], 1)


def test_where_qt_opens_no_window_the_rest_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "none-of-them")
    places, window = diagnose.of_qt(WORDS)
    assert "log" in dict(places)
    assert [key for key, _ in window] == ["failure"] and "none-of-them" in window[0][1]


@pytest.mark.parametrize("code", ["raise SystemExit('no libGL.so.1')", "import os; os.abort()", "print('no JSON')"])
def test_where_qt_dies_the_reason_is_told(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diagnose, "PROCESS", (sys.executable, "-c", code))
    places, window = diagnose.of_qt(WORDS)
    assert not places and [key for key, _ in window] == ["failure"] and window[0][1]


def test_a_process_that_cannot_be_started_or_ended_is_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object, **__: object) -> None:
        raise subprocess.TimeoutExpired("python", 60)

    monkeypatch.setattr(subprocess, "run", never)
    assert diagnose.of_qt(WORDS) == ((), (("failure", "TimeoutExpired"),))


def test_the_downloaded_program_asks_itself() -> None:
    assert child_command(SCREENS_OPTION, "x:y", frozen=True) == (sys.executable, SCREENS_OPTION)


class Wrong:
    """A solver that is wrong, or knows nothing."""

    def __init__(self, error: Exception | None = None) -> None:
        self._error = error

    def __enter__(self) -> Wrong:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def contracts(self, _: object) -> dict[str, dict[str, int]]:
        if self._error is not None:
            raise self._error
        return {"S": {"N": 12, "S": 13, "E": 0, "W": 0}}


def test_a_solver_that_is_wrong_or_missing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(diagnose, "SolverClient", Wrong)
    assert [key for key, _ in diagnose.of_the_solver(WORDS)] == ["library", "solves-wrong"]
    monkeypatch.setattr(diagnose, "SolverClient", lambda: Wrong(UnsolvableError(say("equity-not-here"))))
    assert [key for key, _ in diagnose.of_the_solver(WORDS)] == ["library", "solves-not"]


def test_a_log_that_is_no_file_or_too_large_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = tmp_path / "bridgetable.log"
    assert list(diagnose.of_the_log(str(log))) == [("no-errors", "")]
    log.write_text("", "utf-8")
    assert list(diagnose.of_the_log(str(log))) == [("no-errors", "")]
    monkeypatch.setattr(diagnose, "_LOG", 10)
    log.write_text("Traceback " * 10, "utf-8")
    ((key, _),) = diagnose.of_the_log(str(log))
    assert key == "log-unreadable"
    ((key, _),) = diagnose.of_the_log(str(tmp_path))
    assert key == "log-unreadable"


def test_a_place_says_what_prevents_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert diagnose._place(str(tmp_path), WORDS) == str(tmp_path)
    later = str(tmp_path / "a" / "b")
    assert diagnose._place(later, WORDS) == WORDS.text("diagnose-not-yet", value=later)
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert diagnose._place(later, WORDS) == WORDS.text("diagnose-not-writable", value=later)
    assert diagnose._place("HKEY_CURRENT_USER/Software", WORDS) == "HKEY_CURRENT_USER/Software"
