"""High contrast: every text of the table stands out from its ground by 7 to 1, computed over the table of colours."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from bridgetable.cards.card import Suit
from bridgetable.ui.auction.bidding_box import _FACES
from bridgetable.ui.drawing.colours import (
    CARD_FACE,
    CONTRAST,
    DARK,
    LIGHT,
    Ground,
    suit_colour,
    suit_text_colour,
    table_colours,
)
from tests.each import for_each
from tests.ui.contrast import ENOUGH, contrast

PAIRS = [
    ("plate_text", "plate"),
    ("plate_muted", "plate"),
    ("turn_text", "turn"),
    ("asked_text", "asked"),
    ("caption_text", "caption"),
    ("ruling_text", "ruling"),
    ("note_text", "note"),
    ("ghost", "mat"),
    ("mat_edge", "mat"),
    ("turn", "mat"),
    ("asked", "mat"),
    ("warning", "mat"),
    ("warning", "plate"),
    ("asked", "felt"),
]
WHITE_ON = ["vulnerable", "not_vulnerable", "major"]


@for_each(("text", "ground"), PAIRS)
def test_a_text_stands_out(text: str, ground: str) -> None:
    assert contrast(getattr(CONTRAST, text), getattr(CONTRAST, ground)) >= ENOUGH


@pytest.mark.parametrize("ground", WHITE_ON)
def test_white_letters_stand_out(ground: str) -> None:
    assert contrast("#ffffff", getattr(CONTRAST, ground)) >= ENOUGH


def test_minor_penalty_cards_stand_out() -> None:
    assert contrast("#16241d", CONTRAST.minor) >= ENOUGH


@for_each("four_colours", [True, False])
@for_each("suit", list(Suit))
def test_suits_stand_out_on_cards_and_in_texts(suit: Suit, four_colours: bool) -> None:
    assert contrast(suit_colour(suit, four_colours, contrast=True), CARD_FACE) >= ENOUGH
    for place in ("plate", "caption", "ruling", "turn", "asked", "note"):
        dark = QColor(getattr(CONTRAST, place)).lightness() < 128
        assert contrast(suit_text_colour(suit, CONTRAST.ground(dark), four_colours), getattr(CONTRAST, place)) >= ENOUGH


@pytest.mark.parametrize("on", [None, Ground.CONTRAST_LIGHT, Ground.CONTRAST_DARK])
def test_the_four_suits_differ_at_a_glance(on: Ground | None) -> None:
    """On a card, and in texts on a light ground and on a dark one."""
    colours = [QColor(suit_text_colour(suit, on) if on else suit_colour(suit, True, contrast=True)) for suit in Suit]
    for one, other in combinations(colours, 2):
        apart = sum(abs(getattr(one, part)() - getattr(other, part)()) for part in ("red", "green", "blue"))
        assert apart >= 100, (one.name(), other.name())


def test_the_buttons_of_the_bidding_box_stand_out() -> None:
    assert all(contrast(face, ink) >= ENOUGH for face, ink in _FACES.values())


def test_each_theme_has_its_colours() -> None:
    assert [table_colours(False), table_colours(True), table_colours(True, contrast=True)] == [LIGHT, DARK, CONTRAST]
    assert [each.dark for each in (LIGHT, DARK, CONTRAST)] == [False, True, True]
