"""The command line as a whole: help, wrong arguments, errors of the program, and as a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bridgetable.cli.names import COMMANDS
from bridgetable.cli.output import UNUSABLE
from bridgetable.cli.program import main
from bridgetable.words.languages import OFFERED
from tests.cli.commands import Said, process, program
from tests.situations import EDITIONS

ANY = "|".join(OFFERED)

# -- help ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_the_language_asked_for(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    first = [command] if command else []
    said = Said(capsys, *first, "-h", "--language", "it")
    assert said.out[0].startswith("Uso: ") and "Opzioni:" in said.out
    assert Said(capsys, "--language=it", *first, "--help").out == said.out


# -- wrong arguments -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("check",), "missing: FILE"),
        (("replay",), "missing: FILE"),
        (("picture",), "missing: FILE, -o/--out"),
        (("picture", "a"), "missing: -o/--out"),
        (("replay", "a", "b"), "“b” is one argument too many"),
        (("readings", "a"), "“a” is one argument too many"),
        (
            ("replay", "a", "--edition", "1987"),
            f"--edition takes {'|'.join(EDITIONS)}, not “1987” (did you mean 1997?)",
        ),
        (("check", "--language", "de", "a"), f"--language takes {ANY}, not “de”"),
        (("picture", "a", "-o", "b", "--step", "two"), "--step takes a number, not “two”"),
        (
            ("picture", "a", "-o", "b", "--size", "huge"),
            "--size takes width and height as in 1280x800, each from 100 to 10000, not “huge”",
        ),
        (("check", "a", "--workers", "0"), "--workers takes a number from 1 to 64, not “0”"),
        (("check", "a", "--workers", "all"), "--workers takes a number from 1 to 64, not “all”"),
        (("picture", "a", "-o"), "-o/--out takes a value: OUT.png"),
        (("--language",), f"--language takes a value: {ANY}"),
        (("replay", "a", "--json=yes"), "--json takes no value"),
        (("replay", "--jsn", "a"), "there is no option --jsn (did you mean --json?)"),
        (("check", "--json=yes", "a"), "there is no option --json"),
        (("--loud",), "there is no option --loud"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    arguments: tuple[str, ...], reason: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Said(capsys, *arguments)
    assert (said.status, said.out, len(said.err)) == (2, [], 1)
    assert said.err[0].startswith(f"{reason}; usage: bridgetable ")


def test_it_is_said_in_italian_too(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    said = Said(capsys, "picture", "a", "-o", "b", "--size", "1x1", "--language", "it")
    assert said.err == [
        "--size vuole larghezza e altezza, come in 1280x800, ciascuna da 100 a 10000, non «1x1»; uso: bridgetable "
        "picture FILE -o OUT.png [--step N] [--size LxA] [--bottom POSTO] [--projector] [--page N] "
        f"[--dark] [--language {ANY}] [--edition-folder CARTELLA] [-h]"
    ]
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert Said(capsys, "--loud").err[0].startswith("l'opzione --loud non esiste; uso: bridgetable [FILE…] ")


def test_the_language_may_stand_before_the_command(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language in (("--language", "it"), ("--language=it",)):
        said = Said(capsys, *language, "check", "missing")
        assert (said.status, said.err) == (2, ["missing: questo file non c'è"])


# -- errors of the program -------------------------------------------------------------------------------------------


def test_an_error_in_the_program_is_one_line(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("torn\nin two")

    monkeypatch.setattr("bridgetable.cases.check.check", broken)
    said = Said(capsys, "check", "right.case.json")
    assert said.err == ["right.case.json: the program itself has failed: RuntimeError: torn in two"]
    assert (said.status, said.out) == (2, ["0 cases, 0 expectations, 0 failed"])
    monkeypatch.setattr("bridgetable.cli.replay.load_case", broken)
    assert Said(capsys, "replay", "right.case.json").err == ["the program itself has failed: RuntimeError: torn in two"]
    monkeypatch.setenv("BRIDGETABLE_DEBUG", "1")
    with pytest.raises(RuntimeError):
        main(["replay", "right.case.json"])


# -- as a process of its own -----------------------------------------------------------------------------------------


WITHOUT_QT = (
    "--version",
    "help picture",
    "picture --help",
    "man",
    "completion bash",
    "readings",
    "check right.case.json",
    "replay right.case.json",
    "replay right.case.json --json",
    "export right.case.json -o out.pbn",
    "audit out.pbn",
    "rehearse right.case.json",
    "generate -o cases",
    "report right.case.json -o out.txt",
    "report right.case.json -o out.html",
    "exam --seed 1 --count 1",
    "exam --seed 1 --count 1 -o exam.html",
)


def test_what_paints_nothing_runs_where_qt_cannot_be_loaded(folder: Path) -> None:
    code = """
import sys
from importlib.abc import MetaPathFinder
from bridgetable.__main__ import main

class Refusing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.startswith(("PySide6", "shiboken6")):
            raise ImportError("libEGL.so.1: cannot open shared object file")

sys.meta_path.insert(0, Refusing())
print({line: status for line in sys.argv[1:] if (status := main(line.split()))}, file=sys.stderr)
"""
    done = process("-c", code, *WITHOUT_QT)
    assert done.stderr.splitlines()[-1] == "{}", done.stderr


@pytest.mark.parametrize(("language", "hand"), [("en", " HQ J 6 5 3"), ("it", " CQ J 6 5 3")])
def test_a_terminal_without_suits_shows_their_letters(language: str, hand: str, folder: Path) -> None:
    done = program("replay", "right.case.json", "--language", language, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert hand in done.stdout and "?" not in done.stdout


@pytest.mark.parametrize("more", [(), ("--version",)])
def test_modules_that_lie_in_the_working_folder_are_not_executed(folder: Path, more: tuple[str, ...]) -> None:
    """Python looks there first for `python -m`."""
    for name in ("typing", "msgspec", "json", "random", "endplay", "argparse", "difflib", "hashlib"):
        (folder / f"{name}.py").write_text('open("executed", "a").write(__name__)', "utf-8")
    done = process("-m", "bridgetable", *(more or ("check", "right.case.json")))
    assert done.returncode == 0, done.stderr
    assert not (folder / "executed").exists()


def test_without_a_console_nothing_is_printed_and_the_status_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert main(["check"]) == UNUSABLE
