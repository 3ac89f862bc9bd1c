"""Suit symbols in running text, drawn from the same paths as those on the cards, so that no font is relied on."""

from __future__ import annotations

from functools import cache
from html import escape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QImage, QImageWriter, QPainter, QPalette, QPixmap

from bridgetable.cards.card import Suit
from bridgetable.ui.drawing.glyphs import placed, suit_path

SYMBOLS = {"♠": Suit.SPADES, "♥": Suit.HEARTS, "♦": Suit.DIAMONDS, "♣": Suit.CLUBS}
_ON_LIGHT = {Suit.SPADES: "#101418", Suit.HEARTS: "#c40f1e", Suit.DIAMONDS: "#c05c00", Suit.CLUBS: "#0b7a2f"}
_ON_DARK = {Suit.SPADES: "#f2f6f4", Suit.HEARTS: "#ff6e73", Suit.DIAMONDS: "#ffa24a", Suit.CLUBS: "#5fd08a"}


def is_dark(palette: QPalette) -> bool:
    """Whether text of this palette is light on dark."""
    return palette.window().color().lightness() < 128


_OF_TWO = {Suit.DIAMONDS: Suit.HEARTS, Suit.CLUBS: Suit.SPADES}


def ink(suit: Suit, dark: bool, four_colours: bool = True) -> str:
    """The colour of a suit symbol in text; in two colours diamonds are as hearts and clubs as spades."""
    return (_ON_DARK if dark else _ON_LIGHT)[suit if four_colours else _OF_TWO.get(suit, suit)]


@cache
def symbol(suit: Suit, height: int, dark: bool, ratio: float = 1.0) -> QImage:
    """The symbol so many pixels tall."""
    side = round(height * ratio)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(0, 0, side, side).adjusted(side * 0.04, side * 0.04, -side * 0.04, -side * 0.04)
        painter.fillPath(placed(suit_path(suit), box), QColor(ink(suit, dark)))
    return image


@cache
def symbol_icon(suit: Suit, dark: bool) -> QIcon:
    """The symbol beside the words of a menu."""
    icon = QIcon()
    for size in (16, 24, 32, 48):
        icon.addPixmap(QPixmap.fromImage(symbol(suit, size, dark)))
    return icon


@cache
def _tag(suit: Suit, height: int, dark: bool, ratio: float) -> str:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(symbol(suit, height, dark, ratio))
    encoded = bytes(data.toBase64().data()).decode("ascii")
    return f'<img src="data:image/png;base64,{encoded}" width="{height}" height="{height}">'


def rich(text: str, height: float, dark: bool, ratio: float = 1.0) -> str:
    """The text as HTML, its suit symbols as pictures for letters so many pixels tall."""
    size = max(8, round(height * 0.78))
    out = escape(text, quote=False)
    for letter, suit in SYMBOLS.items():
        if letter in out:
            out = out.replace(letter, _tag(suit, size, dark, ratio))
    return out


def draw(
    painter: QPainter, box: QRectF, text: str, dark: bool, *, centred: bool = False, four_colours: bool = True
) -> None:
    """One line of text with painted suit symbols, in the painter's font and pen."""
    metrics = QFontMetricsF(painter.font())
    side = metrics.ascent() * 0.82
    parts, width = _parts(text), width_of(text, metrics)
    x = box.center().x() - width / 2 if centred else box.x()
    baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
    for part in parts:
        if part in SYMBOLS:
            suit = SYMBOLS[part]
            at = QRectF(x, baseline - side * 0.93, side, side)
            painter.fillPath(placed(suit_path(suit), at), QColor(ink(suit, dark, four_colours)))
            x += side + 1
        else:
            painter.drawText(x, baseline, part)  # type: ignore[call-overload]
            x += metrics.horizontalAdvance(part)


def width_of(text: str, metrics: QFontMetricsF) -> float:
    """How wide a line of text with painted suit symbols is."""
    side = metrics.ascent() * 0.82
    return sum(side + 1 if part in SYMBOLS else metrics.horizontalAdvance(part) for part in _parts(text))


def _parts(text: str) -> list[str]:
    parts = [""]
    for letter in text:
        if letter in SYMBOLS:
            parts += [letter, ""]
        else:
            parts[-1] += letter
    return [part for part in parts if part]
