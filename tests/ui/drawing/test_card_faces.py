"""Card pixmaps: sharp, distinguishable in black and white, and cached."""

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.notation import card_of
from bridgetable.ui.drawing.card_faces import CardPicture, CardStyle, card_pixmap
from bridgetable.ui.drawing.colours import DARK, LIGHT, suit_colour, table_colours
from bridgetable.ui.drawing.suit_symbols import rank_path, suit_path
from bridgetable.ui.kit.theme import application_palette
from bridgetable.words.grammar import INDICES

pytestmark = pytest.mark.usefixtures("qtbot")


def picture(card: Card | None, width: int = 60, ratio: float = 1.0, deck: CardStyle | None = None) -> QImage:
    return card_pixmap(CardPicture(card, width, round(1.4 * width)), ratio, deck or CardStyle()).toImage()


def test_all_cards_and_the_back_look_different() -> None:
    images = [picture(card).convertToFormat(QImage.Format.Format_Grayscale8) for card in (*PACK, None)]
    assert len({bytes(image.constBits()) for image in images}) == 53


def test_suits_differ_by_shape_in_two_colours_too() -> None:
    deck = CardStyle(four_colours=False)
    assert picture(card_of("H9"), deck=deck) != picture(card_of("D9"), deck=deck)
    assert picture(card_of("S9"), deck=deck) != picture(card_of("C9"), deck=deck)


def test_four_colours_by_bridge_custom() -> None:
    assert len({suit_colour(suit, True) for suit in Suit}) == 4
    assert suit_colour(Suit.DIAMONDS, False) == suit_colour(Suit.HEARTS, False)


def test_a_pixmap_is_painted_once() -> None:
    face = CardPicture(card_of("SA"), 50, 70)
    assert card_pixmap(face, 1.0, CardStyle()).cacheKey() == card_pixmap(face, 1.0, CardStyle()).cacheKey()


def test_a_high_resolution_screen_gets_more_pixels(qtbot: QtBot) -> None:
    sharp = card_pixmap(CardPicture(card_of("SA"), 50, 70), 2.0, CardStyle())
    assert (sharp.width(), sharp.height()) == (100, 140)
    assert sharp.deviceIndependentSize().width() == 50


@pytest.mark.parametrize("card", ["SQ", "HT", "D2", "CA"])
def test_the_index_is_large(card: str) -> None:
    """At least a fifth of the card's height is rank: to be read ten metres from a projector."""
    image = picture(card_of(card), 100)
    ink = QColor(suit_colour(card_of(card).suit, True))
    rows = [y for y in range(60) if any(image.pixelColor(x, y) == ink for x in range(4, 42))]
    assert rows[0] < 12
    assert sum(1 for y in rows if y < 50) > 28


@pytest.mark.parametrize("indices", INDICES)
def test_every_rank_is_as_tall_as_the_others(indices: str) -> None:
    for rank in range(2, 15):
        bounds = rank_path(rank, indices).boundingRect()
        assert (bounds.x(), bounds.y(), bounds.height()) == pytest.approx((0, 0, 1), abs=0.02)
        assert bounds.width() < (1.1 if rank == 10 else 0.95)


def test_the_letters_of_the_court_cards_differ_as_asked_and_nothing_else_does() -> None:
    """King, queen and jack are R, D and F; the ace and the pip cards are the same."""
    other = {rank for rank in range(2, 15) if rank_path(rank, "ARDF") != rank_path(rank, "AKQJ")}
    assert other == {11, 12, 13}
    king = CardPicture(card_of("SK"), 80, 120)
    pictures = [card_pixmap(king, 1.0, CardStyle(indices=indices)).toImage() for indices in INDICES]
    assert pictures[0] != pictures[1]


def test_suits_fill_their_square() -> None:
    for suit in Suit:
        bounds = suit_path(suit).boundingRect()
        assert bounds.height() > 0.9
        assert 0 <= bounds.left() < bounds.right() <= 1


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG defines it."""

    def light(colour: QColor) -> float:
        bare = (colour.redF(), colour.greenF(), colour.blueF())
        parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in bare]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    bright, dim = sorted((light(QColor(one)), light(QColor(other))), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_texts_on_the_table_have_contrast(colours: object) -> None:
    c = table_colours(colours is DARK)
    for ink, ground in (
        (c.plate_text, c.plate),
        (c.plate_muted, c.plate),
        (c.turn_text, c.turn),
        (c.asked_text, c.asked),
        (c.caption_text, c.caption),
        (c.ruling_text, c.ruling),
    ):
        assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("dark", [False, True])
def test_texts_in_the_window_have_contrast(dark: bool) -> None:
    p = application_palette("dark" if dark else "light")
    for ink, ground in (
        (p.windowText(), p.window()),
        (p.text(), p.base()),
        (p.buttonText(), p.button()),
        (p.toolTipText(), p.toolTipBase()),
        (p.placeholderText(), p.base()),
        (p.link(), p.window()),
    ):
        assert contrast(ink.color().name(), ground.color().name()) >= 4.5
    assert contrast(p.highlightedText().color().name(), p.highlight().color().name()) >= 3
