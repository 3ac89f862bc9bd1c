"""Texts divided into rows."""

from __future__ import annotations

import re
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QFont, QFontMetricsF
from pytestqt.qtbot import QtBot

from bridgetable.ui.drawing import suit_symbols
from bridgetable.ui.drawing.suit_symbols import suit_text_width, words_of, wrapped


def test_no_row_ends_where_a_space_holds_a_word_and_its_sign_together(qtbot: QtBot) -> None:
    text = "L'arbitre décide\u00a0: «\u202fAjuster la marque\u202f»."
    assert words_of(text) == ["L'arbitre", "décide\u00a0:", "«\u202fAjuster", "la", "marque\u202f»."]
    rows = wrapped(text, 110, QFont("DejaVu Sans", 10))
    assert len(rows) > 2 and not any(row.startswith((":", "»")) for row in rows)


def test_other_spaces_are_one_and_an_empty_text_has_no_word() -> None:
    assert words_of("  one\ttwo\n three ") == ["one", "two", "three"]
    assert words_of("") == words_of(" \n") == []


FAMILIES = ("Noto Sans", "DejaVu Sans", "DejaVu Serif")
WORDS = st.text(st.sampled_from("AVTWoyfil.,;jm     ♥♠10-'à"), max_size=200)


@given(text=WORDS, width=st.integers(40, 600), family=st.sampled_from(FAMILIES), size=st.sampled_from((9, 13, 30)))
def test_a_row_has_all_the_words_for_which_there_is_room(text: str, width: int, family: str, size: int) -> None:
    """As many as if each row were measured with each of its words."""
    font = QFont(family, size)
    has_all_the_words(text, width, wrapped(text, width, font), QFontMetricsF(font))


@given(text=st.text(st.sampled_from("abc   "), min_size=100, max_size=200), width=st.integers(40, 600))
def test_letters_may_be_nearer_to_a_space_than_to_each_other(text: str, width: int) -> None:
    """In such a font a row is not as wide as its words and spaces."""
    with pytest.MonkeyPatch.context() as patch:
        for module in (suit_symbols, sys.modules[__name__]):
            patch.setattr(module, "suit_text_width", nearer_to_a_space)
        suit_symbols._wrapped.cache_clear()
        suit_symbols._word_width.cache_clear()
        font = QFont("DejaVu Sans", 40)
        has_all_the_words(text, width, wrapped(text, width, font), QFontMetricsF(font))
        suit_symbols._wrapped.cache_clear()
        suit_symbols._word_width.cache_clear()


def nearer_to_a_space(text: str, metrics: QFontMetricsF) -> float:
    """The width of a text in a font all of whose letters are as wide as each other."""
    return 8 * len(text) - 2 * len(re.findall(r"\b \b", text))


def has_all_the_words(text: str, width: int, rows: list[str], metrics: QFontMetricsF) -> None:
    assert "".join(rows).replace(" ", "") == "".join(words_of(text))
    for row, after in zip(rows, [*rows, ""][1:], strict=True):
        first = next(iter(words_of(after)), "")
        assert suit_text_width(row, metrics) <= width or len(row) == 1
        divided = suit_text_width(row.split(" ")[-1] + first, metrics) > width
        assert not first or divided or suit_text_width(f"{row} {first}", metrics) > width


def test_a_word_that_has_been_measured_is_not_measured_again(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    measured: list[str] = []

    def measure(text: str, metrics: QFontMetricsF) -> float:
        measured.append(text)
        return suit_text_width(text, metrics)

    font = QFont("DejaVu Sans", 11)
    words = [f"word{number}" for number in range(40)]
    monkeypatch.setattr(suit_symbols, "suit_text_width", measure)
    wrapped(" ".join(words), 900, font)
    measured.clear()
    rows = wrapped(" ".join(reversed(words)), 900, font)
    # Only near the end of a row, and the first word of each.
    assert len(measured) <= 4 * len(rows) < len(words)


@pytest.mark.parametrize("letter", ("W", "♠", "i"))
def test_a_long_word_is_measured_a_row_at_a_time(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, letter: str) -> None:
    measured: list[int] = []

    def measure(text: str, metrics: QFontMetricsF) -> float:
        measured.append(len(text))
        return suit_text_width(text, metrics)

    word = letter * 2500
    monkeypatch.setattr(suit_symbols, "suit_text_width", measure)
    rows = wrapped(word, 250, QFont("DejaVu Sans", 10))
    assert "".join(rows) == word and len(rows) > 20
    assert sum(measured) < 40 * len(word)
