"""What the organisers have elected, in words."""

import pytest

from bridgetable.laws.elections import ELECTIVES
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.lawbook import answer_key, edition_line
from tests.reports.cases import SIX_CLUBS, told

BEHIND_SCREENS = "withdrawn-information/screens-80-two-opening-leads"


def test_the_line_names_the_edition_and_each_election() -> None:
    english = Words.of("en", strict=True)
    assert edition_line(told(SIX_CLUBS).start, english) == "Laws of 2007"
    assert edition_line(told(BEHIND_SCREENS).start, english) == "Laws of 2007 · 80: behind screens – Yes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_has_words(language: str) -> None:
    words = Words.of(language, strict=True)
    for elective in ELECTIVES:
        assert words.has(f"election-{elective.name}")
        assert all(words.has(answer_key(elective.name, answer)) for answer in elective.answers)
