"""A card of the bidding box, or one of its buttons: painted, so that it looks the same everywhere."""

from __future__ import annotations

import enum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from bridgetable.cards.card import Suit
from bridgetable.ui.drawing.content.colours import CARD_EDGE, CARD_FACE, suit_colour
from bridgetable.ui.drawing.glyphs import placed, suit_path
from bridgetable.ui.drawing.suit_symbols import SYMBOLS, is_dark
from bridgetable.ui.drawing.suit_symbols import ink as text_ink


class Kind(enum.Enum):
    """What a button of the box is."""

    BID = "bid"
    PASS = "pass"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    STOP = "stop"
    ALERT = "alert"
    CHANGE = "change"
    SEAT = "seat"


_FACES = {
    Kind.BID: (CARD_FACE, "#101418"), Kind.PASS: ("#1d6b43", "#ffffff"), Kind.DOUBLE: ("#b3261e", "#ffffff"),
    Kind.REDOUBLE: ("#0b5d8a", "#ffffff"), Kind.STOP: ("#b3261e", "#ffffff"), Kind.ALERT: ("#0b5d8a", "#ffffff"),
}
"""Face and print of what is printed in a colour of its own; the rest is as the window is."""
_TURN = ("#ffc928", "#1b1500")
_FACE_GONE, _INK_GONE = 0.85, 0.3
"""How much of the window shows through the face and the print of a call that is not lawful now."""


class BoxButton(QAbstractButton):
    """A button of the bidding box. It takes the focus from the keyboard only: who clicks goes on typing elsewhere."""

    pressed_with = Signal(bool)
    """Pressed, and whether Shift was held."""

    def __init__(self, kind: Kind, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self.dimmed = self.on = self.turn = False
        self._four_colours = True
        self._tip = ""
        self._shift = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: self.pressed_with.emit(self._shift))

    def show_call(self, label: str, *, four_colours: bool) -> None:
        """What is printed on it: a call with its suit symbol, a letter, a word."""
        self._four_colours = four_colours
        self.setText(label)
        self.updateGeometry()
        self.update()

    def show_state(self, *, dimmed: bool = False, on: bool = False, turn: bool = False) -> None:
        """Whether it is lawful now, chosen, and the seat whose turn it is."""
        if (dimmed, on, turn) != (self.dimmed, self.on, self.turn):
            self.dimmed, self.on, self.turn = dimmed, on, turn
            self.update()

    def tell(self, tip: str) -> None:
        """What it does, with its key."""
        self._tip = tip
        self.setToolTip(tip)

    def explain(self, state: str) -> None:
        """How it stands now, for those who point at it and for those who listen."""
        if state != self.accessibleDescription():
            self.setAccessibleDescription(state)
        self.setToolTip(f"{self._tip}\n{state}" if state else self._tip)

    def press(self, modifiers: Qt.KeyboardModifier) -> None:
        """Presses it from the keyboard."""
        self.pressed_with.emit(bool(modifiers & Qt.KeyboardModifier.ShiftModifier))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Remembers whether Shift was held."""
        self._shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().mouseReleaseEvent(event)
        self._shift = False

    # -- size ----------------------------------------------------------------------------------------------------------

    def _letters(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        """Room for its label, and not too small to be hit."""
        metrics = QFontMetricsF(self._letters())
        width = label_width(self.text(), metrics) + (metrics.height() * 0.55 if self.kind is Kind.SEAT else 0)
        return QSize(round(width + metrics.height() * 0.35), round(metrics.height() * 1.5))

    def minimumSizeHint(self) -> QSize:
        """As small as its label allows."""
        hint = self.sizeHint()
        return QSize(hint.width(), round(QFontMetricsF(self._letters()).height() * 1.3))

    # -- look ----------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """A card of the box; one that is not lawful now has faded, has no edge and lies lower."""
        palette = self.palette()
        face, ink = self._colours()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            edge = palette.highlight().color() if self.on or self.underMouse() else QColor(CARD_EDGE)
            painter.setPen(Qt.PenStyle.NoPen if self.dimmed and not self.underMouse() else QPen(edge, 1))
            painter.setBrush(face)
            painter.drawRoundedRect(box, 3.5, 3.5)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(palette.highlight().color(), 3))
                painter.drawRoundedRect(box, 3.5, 3.5)
            painter.setFont(self._letters())
            self._draw_label(painter, box, ink)

    def _colours(self) -> tuple[QColor, QColor]:
        palette = self.palette()
        names = _FACES.get(self.kind)
        face, ink = (palette.button().color(), palette.buttonText().color()) if names is None else map(QColor, names)
        if self.turn:
            face, ink = map(QColor, _TURN)
        if self.on and not self.turn:
            face, ink = palette.highlight().color(), palette.highlightedText().color()
        if self.isDown():
            face = face.darker(115)
        if not self.dimmed:
            return face, ink
        # The card has left the box: what is printed on it stands in the letters of the window.
        return self._faded(face, _FACE_GONE), self._faded(palette.windowText().color(), _INK_GONE)

    def _faded(self, colour: QColor, share: float) -> QColor:
        """The colour with so much of the window showing through."""
        ground, rest = self.palette().window().color(), 1 - share
        return QColor.fromRgbF(
            colour.redF() * rest + ground.redF() * share, colour.greenF() * rest + ground.greenF() * share,
            colour.blueF() * rest + ground.blueF() * share,
        )

    def _suit_ink(self, suit: Suit) -> QColor:
        if not self.dimmed:
            return QColor(suit_colour(suit, self._four_colours))
        return self._faded(QColor(text_ink(suit, is_dark(self.palette()), self._four_colours)), _INK_GONE)

    def _draw_label(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        metrics = QFontMetricsF(painter.font())
        text, side = self.text(), metrics.ascent() * 0.86
        x = box.center().x() - label_width(text, metrics) / 2
        baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
        if self.kind is Kind.SEAT and self.turn:
            painter.fillPath(_arrow(x - side * 0.75, box.center().y(), side * 0.5), ink)
        for letter in text:
            if letter in SYMBOLS:
                at = QRectF(x + 1, baseline - side * 0.95, side, side)
                painter.fillPath(placed(suit_path(SYMBOLS[letter]), at), self._suit_ink(SYMBOLS[letter]))
                x += side + 2
            else:
                painter.setPen(ink)
                painter.drawText(x, baseline, letter)  # type: ignore[call-overload]
                x += metrics.horizontalAdvance(letter)


def label_width(text: str, metrics: QFontMetricsF) -> float:
    """How wide a label with painted suit symbols is."""
    side = metrics.ascent() * 0.86
    return sum(side + 2 if letter in SYMBOLS else metrics.horizontalAdvance(letter) for letter in text)


def _arrow(x: float, y: float, side: float) -> QPainterPath:
    """A small triangle that points to the right."""
    path = QPainterPath()
    path.moveTo(x, y - side * 0.7)
    path.lineTo(x + side, y)
    path.lineTo(x, y + side * 0.7)
    path.closeSubpath()
    return path
