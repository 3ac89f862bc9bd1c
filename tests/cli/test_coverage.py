"""`bridgetable coverage`: one Law or all, one edition or all, as text, Markdown or data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bridgetable.cli import coverage
from bridgetable.coverage.evidence import Evidence, kept_evidence
from tests.cli.commands import Said


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The evidence of the index, which is held current by another test."""

    def kept(cases: Path, tests: Path | None) -> Evidence:
        assert cases.is_dir()
        return kept_evidence()

    monkeypatch.setattr(coverage, "evidence_of", kept)


def test_a_law_is_told_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "coverage", "--law", "64B7", "--language", "it")
    assert (said.status, said.err) == (0, [])
    assert said.out[0].startswith("Art. 64: ") and "    2017  si arbitra †" in said.out


def test_an_edition_is_told_by_itself(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "coverage", "--law", "63", "--edition", "1997")
    assert said.status == 0 and not any("2017  " in line for line in said.out)
    assert any(line.startswith("  63C") for line in said.out)


def test_all_laws_are_the_page_of_the_manual_in_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "coverage.md"
    said = Said(capsys, "coverage", "--format", "markdown", "-o", str(out), "--language", "en")
    assert (said.status, said.out, said.err) == (0, [], [])
    text = out.read_text("utf-8")
    assert text.startswith("# ") and text.count("\n### ") > 50 and text.endswith("|\n")


def test_a_law_in_markdown_is_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "coverage", "--format", "markdown", "--law", "62C1")
    assert said.status == 0 and said.out[0].startswith("### Law 62")
    as_typed = Said(capsys, "coverage", "--format", "markdown", "--law", "62c1")
    assert (as_typed.status, as_typed.out) == (0, said.out)


def test_everything_is_told_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "coverage", "--format", "json")
    assert said.status == 0
    assert [each["law"] for each in json.loads("\n".join(said.out))] == list(range(1, 94))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--law", "64Z9"), "64Z9"),
        (("--law", "many"), "many"),
        (("--law", "99"), "99"),
        (("--edition", "1987"), "1987"),
        (("--format", "pdf"), "pdf"),
    ],
)
def test_what_cannot_be_told_is_one_sentence(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Said(capsys, "coverage", *arguments)
    assert (said.status, said.out, len(said.err)) == (2, [], 1)
    assert told in said.err[0]


def test_a_folder_is_no_file_to_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "coverage", "--law", "64", "-o", str(tmp_path))
    assert (said.status, said.out, len(said.err)) == (2, [], 1)


def test_without_its_sources_nothing_is_written_anew(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coverage, "folder_of_tests", lambda: None)
    said = Said(capsys, "coverage", "--update")
    assert (said.status, said.out, len(said.err)) == (2, [], 1)


def test_the_pages_and_the_index_are_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "manual" / "en").mkdir(parents=True)
    monkeypatch.setattr(coverage, "resources", lambda: tmp_path)
    (tmp_path / "cases").mkdir()
    said = Said(capsys, "coverage", "--update")
    assert said.status == 0 and len(said.out) == 2
    assert (tmp_path / "coverage.json").stat().st_size > 10_000
    assert (tmp_path / "manual" / "en" / coverage.PAGE).read_text("utf-8").startswith("# ")
