"""`bridgetable translations`: what it lists, as text and as data, and its exit status."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from bridgetable.cli import translations
from bridgetable.disk.resources import language_folders, resources
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.translations import translation_of
from tests.cli.commands import Said


def test_each_language_has_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "translations", "--language", "en")
    heads = [line.partition(":")[0] for line in said.out]
    assert [head for head in heads if head in language_folders()] == list(language_folders())
    assert said.status == (0 if set(LANGUAGES) == set(language_folders()) else 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_complete_language_has_nothing_listed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "translations", language, "--language", "en")
    assert said.status == 0 and len(said.out) == 1
    assert said.out[0].endswith("missing: 0, superfluous: 0, not fitting: 0")


@pytest.fixture
def invented(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language of the program that lacks a file, and a sentence of another one."""
    locale = resources() / "locale"
    shutil.copytree(locale / "en", tmp_path / "en")
    shutil.copytree(locale / "fr", tmp_path / "xx")
    (tmp_path / "xx" / "wall.ftl").unlink()
    table = tmp_path / "xx" / "table.ftl"
    table.write_text(table.read_text("utf-8").replace("table-turn =", "# table-turn ="), "utf-8")
    monkeypatch.setattr(translations, "language_folders", lambda: ("en", "xx"))
    monkeypatch.setattr(translations, "translation_of", lambda name: translation_of(name, tmp_path))
    return "xx"


def test_what_is_missing_is_listed_by_file(invented: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "translations", invented, "--language", "en")
    data = json.loads("\n".join(Said(capsys, "translations", invented, "--format", "json").out))
    (found,) = data
    assert said.status == 1 and found["complete"] is False
    wanting = [file for file in found["files"] if file["faults"]]
    assert [file["file"] for file in wanting] == ["table.ftl", "wall.ftl"]
    heads = [line for line in said.out if not line.startswith("  ")]
    assert heads[: len(wanting)] == [
        f"{file['file']}: {file['texts'] - file['missing']} of {file['texts']}" for file in wanting
    ]
    assert sum(file["missing"] for file in found["files"]) == found["missing"] > 0
    assert "missing" in {fault["kind"] for file in wanting for fault in file["faults"]}


def test_an_unknown_language_is_told_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "translations", "xx", "--language", "en")
    assert (said.status, said.out) == (2, [])
    assert said.err == [f"“xx” is no language of this program; there are {', '.join(language_folders())}"]
