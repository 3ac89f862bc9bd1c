"""`bridgetable exam`: an exam as a paper, the same for everybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.commands import Said

TWO = ("exam", "--seed", "7", "--count", "2", "--source", "shipped")


def test_the_paper_is_printed_with_its_answers_or_without(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, *TWO)
    assert (said.status, said.err, said.out[0]) == (0, [], "Exam 7")
    assert {"Question 1", "Question 2", "Answers"} <= set(said.out)
    without = Said(capsys, *TWO, "--answers", "none")
    assert "Answers" not in without.out and said.out[: len(without.out) - 3] == without.out[:-3]


@pytest.mark.parametrize("ending", [".pdf", ".html", ".txt"])
def test_the_paper_is_written_as_pages(folder: Path, capsys: pytest.CaptureFixture[str], ending: str) -> None:
    said = Said(capsys, *TWO, "--minutes", "30", "--language", "it", "-o", f"paper{ending}")
    assert (said.status, said.out, said.err) == (0, [], [])
    data = (folder / f"paper{ending}").read_bytes()
    if ending == ".pdf":
        assert data.startswith(b"%PDF-")
    else:
        assert "Esame n. 7" in data.decode() and "30 minuti" in data.decode()


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (("--count", "0"), "0 is no number of questions"),
        (("--families", "revoke,x"), "There is no family “x”; there are, for instance: barred-call, bid-over-seven,"),
        (("--families", "revok"), "for instance: revoke,"),
        (("--laws", "99"), "There is no Law 99."),
        (("--laws", "93", "--source", "generated"), "has no question"),
        (("-o", "none/paper.txt"), "cannot be"),
        (("--editions", "2017,2018"), "the years of editions, with commas between them"),
    ],
)
def test_what_is_not_possible_is_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], given: tuple[str, ...], reason: str
) -> None:
    said = Said(capsys, *TWO, *given)
    assert (said.status, said.out) == (2, []) and reason in said.err[0]
    assert not list(folder.glob("paper*"))
