"""Suit symbols in running text."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QRawFont, QTextDocument
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import SUITS, Suit
from bridgetable.disk.resources import resources
from bridgetable.ui.drawing.colours import Ground, suit_text_colour
from bridgetable.ui.drawing.suit_symbols import SUIT_FONT, fitted_path, rich, suit_path
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.story import event_lines
from tests.shipped import CASES, history_in
from tests.spread import spread


def test_symbols_are_letters_of_their_own_font(qtbot: QtBot) -> None:
    html = rich("<b>♠A</b> & a long-winded-word", Ground.LIGHT)
    assert html.count("<span") == 1 and "&lt;b&gt;" in html and "\u200b" not in html
    assert suit_text_colour(Suit.SPADES, Ground.LIGHT) in html and "bridgetable suits" in html


@pytest.mark.parametrize("ground", Ground)
def test_the_four_suits_differ_on_every_ground(ground: Ground) -> None:
    assert len({suit_text_colour(suit, ground) for suit in Suit}) == 4


@pytest.mark.parametrize("suit", Suit)
def test_the_font_has_the_shapes_of_the_cards(qtbot: QtBot, suit: Suit) -> None:
    """`python -m tests.pictures.suit_font` has been run since they were last changed."""
    font = QRawFont(str(resources() / "fonts" / SUIT_FONT), 200, QFont.HintingPreference.PreferNoHinting)
    letter = next(letter for letter, each in SUITS.items() if each is suit)
    (index,) = font.glyphIndexesForString(letter)
    box = QRectF(10, 10, 180, 180)
    shapes = [fitted_path(path, box) for path in (font.pathForGlyph(index), suit_path(suit))]
    images = []
    for shape in shapes:
        images.append(image := QImage(200, 200, QImage.Format.Format_Grayscale8))
        image.fill(0)
        with QPainter(image) as painter:
            painter.fillPath(shape, QColor("white"))
    one, other = (bytes(image.constBits()) for image in images)
    apart = sum(abs(here - there) > 128 for here, there in zip(one, other, strict=True))
    assert apart < 40


def sentences(words: Words) -> Iterator[str]:
    """The sentences of shipped cases that have suit symbols."""
    seen = set()
    for file in spread(CASES, 30):
        history = history_in(file)
        for node in history.nodes[1:]:
            before = history.table_at(node.parent)
            for line in event_lines(words, node.step, before):
                if line.text not in seen and any(letter in line.text for letter in SUITS):
                    seen.add(line.text)
                    yield line.text


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_row_ends_between_a_suit_and_a_rank(qtbot: QtBot, language: str) -> None:
    """Qt may end a row at an image, whatever stands before or after it."""
    words, document, seen = Words.of(language), QTextDocument(), 0
    for text in sentences(words):
        document.setHtml(rich(text, Ground.DARK))
        for width in range(140, 520, 45):
            document.setTextWidth(width)
            # It lays out its text when it is asked how much room that takes.
            assert not document.size().isEmpty()
            layout, shown = document.begin().layout(), document.begin().text()
            for place in range(layout.lineCount()):
                line = layout.lineAt(place)
                end = line.textStart() + line.textLength()
                around = shown[end - 1 : end + 1]
                assert len(around) < 2 or around[0].isspace() or not set(around) & set(SUITS), (text, width, around)
                seen += place
    assert seen > 500


def test_a_very_long_word_may_be_divided(qtbot: QtBot) -> None:
    """Qt measures a word from its beginning for each row."""
    parts = rich("<" * 100_000, Ground.DARK).split("\u200b")
    assert len(parts) > 100 and max(map(len, parts)) <= 500 * len("&lt;")
    assert "".join(parts) == "&lt;" * 100_000
