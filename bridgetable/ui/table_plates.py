"""The plates of the four seats: who sits there, what he is, whether he is vulnerable, above all whose turn it is."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.ui.palette import LIGHT, TableColours
from bridgetable.ui.table_marks import write
from bridgetable.ui.table_shape import Box
from bridgetable.ui.table_text import PlateText

SMALLER = 0.8


class Word(msgspec.Struct, frozen=True):
    """A word on a plate; a `chip` has a line round it, `asked` fills it, `turn` has an arrow before it.

    `short` is what is left of it where there is little room.
    """

    text: str
    bold: bool = False
    chip: bool = False
    asked: bool = False
    turn: bool = False
    quiet: bool = False
    short: str | None = None


def _shortened(word: Word) -> Word:
    return word if word.short is None else replace(word, text=word.short)


class SeatPlate(QGraphicsItem):
    """The plate of one seat: one line when it is long and low, else two."""

    def __init__(self) -> None:
        super().__init__()
        self._text: PlateText | None = None
        self._box = Box(0, 0, 1, 1)
        self._lines = 1
        self._colours = LIGHT
        self.setZValue(40)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def tell(self, text: PlateText, box: Box, lines: int, colours: TableColours) -> None:
        """Says this from now on, in this box."""
        if (text, box, lines, colours) != (self._text, self._box, self._lines, self._colours):
            self.prepareGeometryChange()
            self._text, self._box, self._lines, self._colours = text, box, lines, colours
            self.setPos(box.x, box.y)
            self.update()

    def boundingRect(self) -> QRectF:
        """The plate and the line round it."""
        return QRectF(-3, -3, self._box.width + 6, self._box.height + 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the plate."""
        if self._text is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        text, colours = self._text, self._colours
        box = QRectF(0, 0, self._box.width, self._box.height)
        radius = 0.2 * box.height() / self._lines
        painter.setPen(QPen(QColor(colours.turn if text.turn else colours.mat_edge), 2.0 if text.turn else 1.0))
        painter.setBrush(QColor(colours.turn if text.turn else colours.plate))
        painter.drawRoundedRect(box, radius, radius)
        side = box.height()
        letter = QRectF(0, 0, side if self._lines == 1 else 0.8 * side, side)
        self._draw_letter(painter, letter, text)
        rest = box.adjusted(letter.width() + 0.14 * side / self._lines, 0, -0.14 * side / self._lines, 0)
        for line, words in enumerate(self._words(text)):
            height = rest.height() / self._lines
            self._draw_words(painter, QRectF(rest.x(), line * height, rest.width(), height), words)

    def _draw_letter(self, painter: QPainter, box: QRectF, text: PlateText) -> None:
        colours = self._colours
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.vulnerable if text.vulnerable else colours.not_vulnerable))
        radius = 0.2 * box.height() / self._lines
        painter.drawRoundedRect(box, radius, radius)
        write(painter, box, text.letter, "#ffffff", 0.72 * min(box.width(), box.height()))

    def _words(self, text: PlateText) -> list[tuple[list[Word], list[Word]]]:
        """For each line, what stands at its left and at its right."""
        name = [Word(text.name, bold=True)]
        states = [Word(text.turn, bold=True, turn=True, short="")] if text.turn else []
        states += [Word(text.asked, bold=True, asked=True)] if text.asked else []
        roles = [Word(role, chip=True) for role in text.roles]
        vulnerability = Word(text.vulnerability, bold=text.vulnerable, quiet=not text.vulnerable)
        tricks = [Word(text.tricks, bold=True, short=text.tricks.split()[0])]
        if self._lines == 1:
            return [(name + states + roles, [vulnerability, *tricks])]
        return [(name + states, tricks), (roles, [vulnerability])]

    def _draw_words(self, painter: QPainter, box: QRectF, words: tuple[list[Word], list[Word]]) -> None:
        pixels = 0.58 * box.height()
        left, right = words
        # Rather a little smaller than shorter; and the number of tricks loses its noun before the turn its words.
        if SMALLER * self._needed([*left, *right], pixels) > box.width():
            right = [_shortened(word) for word in right]
        if SMALLER * self._needed([*left, *right], pixels) > box.width():
            left = [_shortened(word) for word in left]
        pixels *= min(1.0, box.width() / self._needed([*left, *right], pixels))
        x = box.x()
        for word in left:
            x += self._draw_word(painter, x, box, word, pixels) + 0.5 * pixels
        x = box.right()
        for word in reversed(right):
            width = self._width(word, pixels)
            self._draw_word(painter, x - width, box, word, pixels)
            x -= width + 0.5 * pixels

    def _needed(self, words: list[Word], pixels: float) -> float:
        return max(1.0, sum(self._width(word, pixels) for word in words) + 0.5 * pixels * (len(words) - 1))

    def _font(self, word: Word, pixels: float) -> QFont:
        font = QFont()
        font.setPixelSize(max(1, int(pixels)))
        font.setBold(word.bold)
        return font

    def _width(self, word: Word, pixels: float) -> float:
        width = QFontMetricsF(self._font(word, pixels)).horizontalAdvance(word.text)
        return width + (0.7 * pixels if word.chip or word.asked else 0) + (0.9 * pixels if word.turn else 0)

    def _draw_word(self, painter: QPainter, x: float, line: QRectF, word: Word, pixels: float) -> float:
        """Draws the word with its left edge at x and tells how wide it is."""
        colours, on_turn = self._colours, bool(self._text and self._text.turn)
        width = self._width(word, pixels)
        ink = colours.turn_text if on_turn else colours.plate_quiet if word.quiet else colours.plate_text
        box = QRectF(x, line.center().y() - 0.68 * pixels, width, 1.36 * pixels)
        if word.chip or word.asked:
            painter.setPen(QPen(QColor(colours.asked if word.asked else ink), 1.2))
            painter.setBrush(QColor(colours.asked) if word.asked else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 0.35 * pixels, 0.35 * pixels)
            ink = colours.asked_text if word.asked else ink
        if word.turn:
            self._draw_arrow(painter, QRectF(x, box.y(), 0.7 * pixels, box.height()), ink)
            box = box.adjusted(0.9 * pixels, 0, 0, 0)
        painter.setFont(self._font(word, pixels))
        painter.setPen(QColor(ink))
        painter.drawText(box.adjusted(-4, -4, 4, 4), Qt.AlignmentFlag.AlignCenter, word.text)
        return width

    def _draw_arrow(self, painter: QPainter, box: QRectF, ink: str) -> None:
        half = 0.42 * box.width()
        middle = box.center()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink))
        painter.drawPolygon(QPolygonF([
            QPointF(box.left(), middle.y() - 1.2 * half), QPointF(box.right(), middle.y()),
            QPointF(box.left(), middle.y() + 1.2 * half),
        ]))
