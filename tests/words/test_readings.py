"""The readings in words: each has its four parts in both languages, and no sentence is left without a reading."""

from __future__ import annotations

import pytest

from bridgetable.laws.readings import READINGS, Authority
from bridgetable.words.catalogue import READING, Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.lawbook import all_readings, numbers_of, reading_text
from tests.situations import since

BY_NAME = {reading.name: reading for reading in READINGS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reading_has_its_four_parts(language: str) -> None:
    words = Words.of(language, strict=True)
    for reading in READINGS:
        told = reading_text(words, reading)
        assert len(told.lines) == 5 and all(len(line) > 5 for line in told.lines), reading.name
        parts = [words.text(f"{READING}{reading.name}{part}") for part in ("", ".else", ".why", ".says")]
        assert all(part.endswith(".") for part in parts), reading.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_without_its_reading(language: str) -> None:
    worded = {key.removeprefix(READING) for key in Words.of(language).keys if key.startswith(READING)}
    assert worded == set(BY_NAME)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_named_for_what_is_our_own(language: str) -> None:
    words = Words.of(language, strict=True)
    ours = {one.name for one in READINGS if one.authority is Authority.OWN}
    nobody = words.text("readings-own")
    found = {name for name in BY_NAME if words.text(f"{READING}{name}.says") == nobody}
    assert found <= ours


def test_the_numbers_are_told_with_their_editions() -> None:
    words = Words.of("en", strict=True)
    assert numbers_of(words, BY_NAME["lead-by-the-right-opponent"]) == (
        f"53B ({', '.join(since('2017'))}), 53C (1997, 2007) · text of the Law"
    )
    assert numbers_of(words, BY_NAME["substituted-card-decides"]) == (
        f"43B2(b) ({', '.join(since('2007'))}), 43B2(b), 63B (1997) · election 43B2b · Laws Committee"
    )


def test_each_is_listed_once() -> None:
    listed = list(all_readings(Words.of("it", strict=True)))
    assert len(listed) == len(set(listed)) == len(READINGS)
