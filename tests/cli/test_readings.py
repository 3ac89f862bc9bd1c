"""`bridgetable readings`: each reading of the Laws once."""

from __future__ import annotations

import pytest

from bridgetable.laws.readings import READINGS
from bridgetable.words.catalogue import Words
from tests.cli.commands import Said


@pytest.mark.parametrize("language", ["en", "it"])
def test_readings_lists_each_once(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "readings", "--language", language)
    assert (said.status, said.err) == (0, [])
    paragraphs = "\n".join(said.out).split("\n\n")
    words = Words.of(language)
    done = [words.text(f"reading-{reading.name}") for reading in READINGS]
    assert [paragraph.split("\n  ")[1] for paragraph in paragraphs] == done
    assert all(len(paragraph.splitlines()) == 5 for paragraph in paragraphs)


def test_readings_takes_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "readings", "right.case.json")
    assert (said.status, said.out, len(said.err)) == (2, [], 1)
    assert "bridgetable readings" in said.err[0]
