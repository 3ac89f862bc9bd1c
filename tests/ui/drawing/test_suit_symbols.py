"""Suit symbols in running text."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.ui.drawing.suit_symbols import MOST_IMAGES, rich


def test_symbols_are_images_and_all_else_is_text(qtbot: QtBot) -> None:
    html = rich("<b>♠A</b> & a long-winded-word", 12, dark=False)
    assert html.count("<img") == 1 and "&lt;b&gt;" in html and "\u200b" not in html


@pytest.mark.parametrize(("number", "images"), [(MOST_IMAGES, MOST_IMAGES), (MOST_IMAGES + 1, 0)])
def test_very_many_symbols_are_letters(qtbot: QtBot, number: int, images: int) -> None:
    """Qt looks through all images for each of them."""
    html = rich("♠♥" * (number // 2) + "♣" * (number % 2), 12, dark=False)
    assert html.count("<img") == images and html.count("♥") == (0 if images else number // 2)


def test_a_very_long_word_may_be_divided(qtbot: QtBot) -> None:
    """Qt measures a word from its beginning for each row."""
    parts = rich("<" * 100_000, 12, dark=True).split("\u200b")
    assert len(parts) > 100 and max(map(len, parts)) <= 500 * len("&lt;")
    assert "".join(parts) == "&lt;" * 100_000
