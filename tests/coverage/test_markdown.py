"""The page of the manual: it is what the program says of itself today, in every language of the manual."""

from __future__ import annotations

import re

import pytest

from bridgetable.cli.coverage import PAGE
from bridgetable.coverage.evidence import INDEX, as_index, evidence_of, folder_of_tests, kept_evidence
from bridgetable.coverage.markdown import law_part, page
from bridgetable.coverage.standing import LATEST_FIRST, law_tables
from bridgetable.disk.resources import resources
from bridgetable.laws.elections import ELECTIVES
from bridgetable.laws.readings import READINGS
from bridgetable.words.catalogue import Words
from tests.languages import WRITTEN

MANUAL = resources() / "manual"
STALE = "write it anew: python -m bridgetable coverage --update"


def kept_page(language: str) -> str:
    """The page as it stands in the manual."""
    return (MANUAL / language / PAGE).read_text("utf-8")


def test_the_index_and_the_pages_are_current() -> None:
    """Every case is played in every edition, and every test of the Laws is read."""
    evidence = evidence_of(resources() / "cases", folder_of_tests())
    assert as_index(evidence) == (resources() / INDEX).read_bytes(), STALE
    tables = law_tables(evidence)
    for language in WRITTEN:
        assert page(tables, evidence, LATEST_FIRST, Words.of(language, strict=True)) == kept_page(language), STALE


@pytest.mark.parametrize("language", WRITTEN)
def test_every_law_and_reading_is_on_the_page(language: str) -> None:
    text, words = kept_page(language), Words.of(language)
    heading = words.text("law-number", law="NUMBER").replace("NUMBER", "(\\d+)")
    laws = {int(found) for found in re.findall(f"^### {heading}:", text, re.MULTILINE)}
    left_out = {int(found) for found in re.findall(r"^\| (\d+) \| [^|]+ \| [a-z, ]+ \|$", text, re.MULTILINE)}
    assert laws | left_out == set(range(1, 94)) and not laws & left_out
    assert all(words.text(f"reading-{reading.name}") in text for reading in READINGS)
    assert all(words.text(f"election-{elective.name}") in text for elective in ELECTIVES)


@pytest.mark.parametrize("language", WRITTEN)
def test_a_row_has_as_many_cells_as_its_table(language: str) -> None:
    heads = 0
    for line in kept_page(language).splitlines():
        cells = line.count(" |")
        if set(line) <= set("|- ") and line:
            assert cells == heads
        elif line.startswith("| "):
            heads = heads or cells
            assert cells == heads, line
        else:
            heads = 0


@pytest.mark.parametrize("language", WRITTEN)
def test_one_law_is_told_with_its_reasons(language: str) -> None:
    words = Words.of(language, strict=True)
    told = law_part(law_tables(kept_evidence(), "63"), LATEST_FIRST, words)
    assert told.startswith(f"### {words.text('law-number', law='63')}") and "63B (1997)" in told
    assert words.text("coverage-why-appeals") in told
