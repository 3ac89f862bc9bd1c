"""A R D F on request: in texts of cards where a letter stands for a rank, never in words and never in files."""

from __future__ import annotations

import pytest

from bridgetable.cards.notation import card_of, card_text
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_follow_and_words_stay(language: str) -> None:
    usual, french = Words.of(language), Words.of(language).with_indices("ARDF")
    card = card_of("HK")
    assert (usual.grammar.short_card(card), french.grammar.short_card(card)) == ("♥K", "♥R")
    assert french.name(card, "bare") == usual.name(card, "bare")
    cards = [card_of(text) for text in ("SA", "SQ", "SJ", "ST", "S4")]
    assert french.grammar.cards(cards, "short") == "♠A D F 10 4"
    assert card_text(card) == "HK"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_usual_letters_are_the_usual_words(language: str) -> None:
    words = Words.of(language)
    assert words.with_indices("AKQJ") is words
    assert words.with_indices("ARDF") is words.with_indices("ARDF")
