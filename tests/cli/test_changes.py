"""`bridgetable changes`: what changed, as text and as data, of one Law or of all."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from bridgetable.changes import found
from bridgetable.cli import changes
from bridgetable.rehearsal.lessons.filing import opened_lesson
from bridgetable.table.edition import Edition
from tests.cli.commands import Said
from tests.situations import EDITIONS

NAMES = ("play/premature-57a-play-before-partner-2007", "revoke/revoke-41-both-sides-revoke-2017")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two cases, ruled in this process."""

    def few(
        before: Edition, after: Edition, names: Sequence[str] | None = None, workers: int = 0
    ) -> Iterator[tuple[str, found.ComparedCase | None]]:
        assert names is None
        return found.compared_cases(before, after, NAMES, 1)

    monkeypatch.setattr(changes, "compared_cases", few)


def test_a_law_is_told_with_both_pages_and_its_cases(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "changes", "2007", "2017", "--law", "57A", "--language", "it")
    assert (said.status, said.err) == (0, [])
    assert "Art. 57A3 è nuovo – il dichiarante impone al compagno un altro seme" in said.out
    assert any(line.startswith("  2017  57A3: ") for line in said.out)
    assert "      Sud ora può rispondere anche: Imporre cuori" in said.out
    assert "  Art. 57A3 è ora Art. 57A4" in said.out
    assert not any("64B8" in line for line in said.out)


def test_all_of_it_is_data(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "changes", "2007", "2017", "--json", "--language", "en")
    data = json.loads("\n".join(said.out))
    rows = {tuple(row["after"]): row for row in data["clauses"]}
    assert rows[("64B8",)]["changes"] == ["new"] and rows[("64B8",)]["cases"][0]["case"] == NAMES[1]
    assert rows[("57A3",)]["pages"]["2017"]["57A3"].startswith("Declarer may name another suit and require")
    assert {each["matter"] for each in rows[("57A3",)]["cases"][0]["differences"]} >= {"offered"}
    assert len(rows) > 80


def test_a_clause_without_a_case_is_listed_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "changes", "2007", "2017", "--law", "25A2", "--language", "en")
    assert "  No case comes to it." in said.out


def test_the_course_is_written_into_a_lesson_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "course.lesson.json"
    said = Said(capsys, "changes", "2007", "2017", "--lesson", str(out), "--language", "en")
    assert said.status == 0 and said.out[0].startswith(f"Written: {out}, with ")
    assert opened_lesson(out).lesson.cases


def test_a_course_of_nothing_is_not_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "course.lesson.json"
    said = Said(capsys, "changes", "2007", "2017", "--law", "25A2", "--lesson", str(out), "--language", "it")
    assert said.status == 2 and said.err[0].startswith("Nessun caso chiede") and not out.exists()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("2007", "2007"), "Name two editions"),
        (("2007", "1987"), f"AFTER takes {'|'.join(EDITIONS)}, not “1987”"),
        (("2007",), "missing: AFTER"),
        (("2007", "2017", "--law", "44"), "nothing changed under Law 44"),
    ],
)
def test_what_cannot_be_told_is_one_sentence(
    given: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Said(capsys, "changes", *given, "--language", "en")
    assert said.status == 2 and sentence in said.err[0]


@pytest.mark.parametrize(("language", "sentence"), [("en", "nothing changed."), ("it", "non è cambiato nulla.")])
def test_an_edition_that_says_nothing_else_is_told_so(
    language: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before, after = list(Edition)[-2:]
    monkeypatch.setattr(changes, "found_changes", lambda *_: found.Changes(before, after))
    said = Said(capsys, "changes", before.value, after.value, "--language", language)
    assert said.status == 2 and said.err[0].endswith(sentence)
