"""Text for a stream that has ASCII only."""

from __future__ import annotations

import pytest

from bridgetable.words.other_letters import in_ascii


@pytest.mark.parametrize(
    ("text", "language", "written"),
    [
        ("♠9 ♥AK ♦10 ♣–", "en", "S9 HAK D10 C-"),
        ("♠9 ♥AK ♦10 ♣–", "it", "P9 CAK Q10 F-"),
        ("«perché» è così…", "it", '"perche" e cosi...'),
        ("64C† · 6 → 7\N{NO-BREAK SPACE}½ 橋", "en", "64C+ - 6 -> 7 ? ?"),
    ],
)
def test_suits_have_the_letters_of_the_language_and_letters_no_accents(text: str, language: str, written: str) -> None:
    assert in_ascii(text, language) == written
