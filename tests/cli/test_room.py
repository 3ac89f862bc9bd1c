"""`bridgetable room`: a lesson given from a terminal, to phones that are simulated."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import pytest

from bridgetable.disk.child_process import child_environment
from tests.cli.commands import Said
from tests.room.test_serving import ask

LESSON = {
    "format": "bridgetable-lesson",
    "version": 3,
    "title": {"en": "Evening", "it": "Serata"},
    "entries": [{"question": "Who?", "choices": [{"text": "A"}, {"text": "B", "right": True}]}],
}


@pytest.fixture
def lesson(tmp_path: Path) -> Path:
    """A lesson with one question of the lecturer's own."""
    path = tmp_path / "evening.lesson.json"
    path.write_text(json.dumps(LESSON), "utf-8")
    return path


class Terminal:
    """The command in a process, with what is typed and printed."""

    def __init__(self, lesson: Path, *options: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bridgetable", "room", str(lesson), "--bind", "127.0.0.1", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env={**child_environment(), "PYTHONIOENCODING": "utf-8", "LANG": "C.UTF-8"},
        )
        assert self.process.stdin is not None and self.process.stdout is not None
        self._typed: IO[str] = self.process.stdin
        self.printed: IO[str] = self.process.stdout

    def type(self, line: str) -> None:
        """Types a line."""
        self._typed.write(f"{line}\n")
        self._typed.flush()

    def state_after(self, line: str, phase: str) -> dict[str, Any]:
        """The first state in this phase after a line was typed."""
        self.type(line)
        while (state := json.loads(self.printed.readline()))["phase"] != phase:
            pass
        return dict(state)


@pytest.fixture
def terminals() -> Iterator[list[Terminal]]:
    """The commands that were started, which are ended."""
    started: list[Terminal] = []
    yield started
    for each in started:
        each.process.kill()
        each.process.communicate()


def test_a_lesson_is_given_to_phones_from_its_title_to_its_end(lesson: Path, terminals: list[Terminal]) -> None:
    terminal = Terminal(lesson, "--json", "--port", "0")
    terminals.append(terminal)
    first = json.loads(terminal.printed.readline())
    url = f"{first['address']}/{first['code']}"
    assert first["address"].startswith("http://127.0.0.1:") and set(first) == {"address", "code"}
    assert json.loads(terminal.printed.readline())["title"]["it"] == "Serata"
    assert b"<html" in ask(url)[1]
    asked = terminal.state_after("next", "asked")
    assert [choice["text"]["en"] for choice in asked["choices"]] == ["A", "B"]
    for phone, choice in (("a", 0), ("b", 1), ("a", 1)):
        assert ask(url, "/answer", {"phone": phone, "question": asked["key"], "choice": [choice]})[0] == 204
    assert ask(url, "/answer", {"phone": "c", "question": asked["key"], "choice": [2]})[0] == 400
    closed = terminal.state_after("close", "closed")
    assert closed["answered"] == 2 and "counts" not in closed
    assert ask(url, "/answer", {"phone": "c", "question": asked["key"], "choice": [1]})[0] == 409
    assert ask(url, "/home")[0] == 404
    assert terminal.state_after("counts", "closed")["counts"] == [0, 2]
    assert terminal.state_after("show", "shown")["right"] == [1]
    assert b"<html" in ask(url, "/home")[1]
    assert terminal.state_after("next", "over")["sheet"][0]["right"] == [1]
    terminal.type("quit")
    terminal.process.communicate(timeout=600)
    assert terminal.process.returncode == 0


def test_people_are_shown_the_address_its_code_what_is_asked_and_the_sheet(
    lesson: Path, terminals: list[Terminal]
) -> None:
    terminal = Terminal(lesson, "--language", "it", "--public-url", "https://club.example/sala/")
    terminals.append(terminal)
    for line in ("next", "again", "", "hands 3 4", "hands x", "next", "show", "next", "next", "quit"):
        terminal.type(line)
    out, err = terminal.process.communicate(timeout=600)
    assert "█▄" in out and "Indirizzo: https://club.example/sala/" in out and "Codice: " in out
    assert "    1. A\n    2. B\n" in out and "  ✓ 2. B  [4]" in out and "Hanno risposto 0 su 0." in out
    assert "Serata: che cosa è stato chiesto" in out
    assert "Dopo «hands» va un numero" in err
    assert "«again» non è un comando" in err and "Questa è la fine della lezione." in err


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (("--port", "70000"), "a number from 0 to 65535"),
        (("--public-url", "club.example"), "begins with http:// or https://"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    lesson: Path, capsys: pytest.CaptureFixture[str], options: tuple[str, ...], reason: str
) -> None:
    said = Said(capsys, "room", str(lesson), *options)
    assert (said.status, said.out) == (2, []) and reason in said.err[0]


def test_a_lesson_that_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "room", str(tmp_path / "none.lesson.json"))
    assert (said.status, said.out, len(said.err)) == (2, [], 1) and "none.lesson.json" in said.err[0]


def test_an_address_that_this_computer_has_not_is_told(lesson: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "room", str(lesson), "--bind", "192.0.2.77")
    assert (said.status, said.out, len(said.err)) == (2, [], 1) and "192.0.2.77" in said.err[0]
