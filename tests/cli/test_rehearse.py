"""`bridgetable rehearse`: a case is asked and marked in the terminal."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from bridgetable.disk.resources import resources
from tests.cli.commands import Said

CASES = resources() / "cases"
TOO_LOW = CASES / "auction" / "insufficient-bid-27b1b-the-negative-double.case.json"
Rehearse = Callable[..., Said]


@pytest.fixture
def rehearse(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Rehearse:
    """Rehearses a case while these lines are typed."""

    def rehearsed(*lines: str, file: Path = TOO_LOW, language: str = "en", more: tuple[str, ...] = ()) -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return Said(capsys, "rehearse", str(file), "--language", language, *more)

    return rehearsed


def answers_to(said: Said, question: str) -> list[str]:
    """The choices printed under a question."""
    start = said.out.index(question) + 1
    return [line.strip().split(". ", 1)[1] for line in said.out[start : start + 6] if line.strip()[0].isdigit()]


def number_of(said: Said, question: str, answer: str) -> str:
    return str(answers_to(said, question).index(answer) + 1)


def test_nothing_of_the_ruling_is_told_before_the_first_answer(rehearse: Rehearse) -> None:
    said = rehearse("q")
    before = "\n".join(said.out[: said.out.index("? What happened?")])
    assert said.out[0] == "Case 1"
    assert "insufficient" not in before and "Law 27" not in before
    assert "… West calls the Director." in said.out
    assert said.status == 0


def test_title_and_story_are_told_at_the_end(rehearse: Rehearse) -> None:
    assert rehearse("q").out[-2] == "1 spade under 2 clubs, and then a double"


@pytest.mark.parametrize("language", ["en", "it"])
def test_enter_alone_shows_the_answers_to_the_end(rehearse: Rehearse, language: str) -> None:
    said = rehearse(*[""] * 40, language=language)
    asked = sum(line.startswith("? ") for line in said.out)
    assert said.out[-3].endswith(f"{asked}.") and "0" in said.out[-3]
    assert asked > 5
    assert said.err == []


def test_a_right_answer_is_marked_right(rehearse: Rehearse) -> None:
    number = number_of(rehearse("q"), "? What happened?", "South: insufficient bid (1♠)")
    said = rehearse(number, "q")
    assert "> + South: insufficient bid (1♠)" in said.out
    assert "> Answered fully: 1 of 1." in said.out


def test_a_law_may_be_typed(rehearse: Rehearse) -> None:
    assert any(line.startswith("> + Law 27A1") for line in rehearse("", "27a1", "q").out)
    assert any("named less exactly" in line for line in rehearse("", "27A", "q").out)
    assert "> x Law 63A is not what this ruling rests on." in rehearse("", "63a", "q").out


@pytest.mark.parametrize("typed", ["9", "0", "1 2", "what", "62C2", "1x"])
def test_what_is_no_answer_is_asked_again(rehearse: Rehearse, typed: str) -> None:
    said = rehearse(typed, "q")
    assert said.out[-4:-2] == [f"> “{typed}” is none of the answers.", "> Answered fully: 0 of 0."]


def test_another_lawful_finding_is_followed(rehearse: Rehearse) -> None:
    question = "? The Director judges: is South's double comparable to the insufficient 1♠?"
    shown = rehearse(*[""] * 40)
    before = sum(line.startswith("? ") for line in shown.out[: shown.out.index(question)])
    number = number_of(shown, question, "Not comparable")
    said = rehearse(*[""] * before, number, *[""] * 40)
    assert "The play goes on from your finding." in said.out
    assert any("The Director decides: “Not comparable”." in line for line in said.out)


def test_it_can_be_ruled_under_another_edition(rehearse: Rehearse) -> None:
    said = rehearse("", "27A", "q", more=("--edition", "1997"))
    assert any(line.startswith("> + Law 27A:") for line in said.out)


def test_a_file_that_is_no_case_is_one_sentence(rehearse: Rehearse, tmp_path: Path) -> None:
    said = rehearse(file=tmp_path / "gone.case.json")
    assert (said.status, said.out, len(said.err)) == (2, [], 1)


def test_a_branch_is_rehearsed_where_the_main_line_needs_no_director(rehearse: Rehearse) -> None:
    said = rehearse("", file=CASES / "play" / "penalty-card-49-dropped-or-shown.case.json")
    assert any(line.startswith("? ") for line in said.out)
