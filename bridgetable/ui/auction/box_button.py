"""A button of the bidding box, painted so that it looks the same on every system."""

from __future__ import annotations

import enum

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from bridgetable.cards.card import SUITS, Suit
from bridgetable.ui.drawing.colours import CARD_EDGE, CARD_FACE, suit_colour, suit_text_colour
from bridgetable.ui.drawing.suit_symbols import fitted_path, ground_of, is_high_contrast, suit_path


class ButtonKind(enum.Enum):
    """What a button of the bidding box stands for."""

    BID = "bid"
    PASS = "pass"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    STOP = "stop"
    ALERT = "alert"
    CHANGE = "change"
    SEAT = "seat"


_FACES = {
    ButtonKind.BID: (CARD_FACE, "#101418"),
    ButtonKind.PASS: ("#1a633e", "#ffffff"),
    ButtonKind.DOUBLE: ("#a8201a", "#ffffff"),
    ButtonKind.REDOUBLE: ("#0b5d8a", "#ffffff"),
    ButtonKind.STOP: ("#a8201a", "#ffffff"),
    ButtonKind.ALERT: ("#0b5d8a", "#ffffff"),
}
"""The background and text colours of buttons with colours of their own; others use the palette."""
_TURN = ("#ffc928", "#1b1500")
_FACE_FADE, _INK_FADE = 0.85, 0.3
"""How much of the window colour is mixed into the background and the text of a dimmed button."""


class BoxButton(QAbstractButton):
    """A button of the bidding box, which gets the focus from the keyboard only, so that a click does not move it."""

    triggered = Signal(bool)
    """Emitted when the button is clicked or pressed, with whether Shift was held."""

    def __init__(self, kind: ButtonKind, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self.dimmed = self.selected = self.turn = False
        self._four_colours = True
        self._tip = ""
        self._shift = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: self.triggered.emit(self._shift))

    def set_label(self, label: str, *, four_colours: bool) -> None:
        """Sets the label: a call with its suit symbol, a letter or a word."""
        self._four_colours = four_colours
        self.setText(label)
        self.updateGeometry()
        self.update()

    def show_state(self, *, dimmed: bool = False, selected: bool = False, turn: bool = False) -> None:
        """Sets whether the button is dimmed, as for an unlawful call, selected, or the seat whose turn it is."""
        if (dimmed, selected, turn) != (self.dimmed, self.selected, self.turn):
            self.dimmed, self.selected, self.turn = dimmed, selected, turn
            self.update()

    def set_tip(self, tip: str) -> None:
        """Sets the tooltip: what the button does, with its key."""
        self._tip = tip
        self._update_tip()

    def set_state_text(self, state: str) -> None:
        """Sets the accessible description and a second line of the tooltip; empty for none."""
        if state != self.accessibleDescription():
            self.setAccessibleDescription(state)
        self._update_tip()

    def _update_tip(self) -> None:
        tip = "\n".join(filter(None, (self._tip, self.accessibleDescription())))
        if tip != self.toolTip():
            self.setToolTip(tip)

    def trigger(self, modifiers: Qt.KeyboardModifier) -> None:
        """Triggers the button from the keyboard."""
        self.triggered.emit(bool(modifiers & Qt.KeyboardModifier.ShiftModifier))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Notes whether Shift is held, for the signal of the click."""
        self._shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().mouseReleaseEvent(event)
        self._shift = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves all keys to the box."""
        event.ignore()

    # -- size ----------------------------------------------------------------------------------------------------------

    def _bold_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        """The size of the label with a margin."""
        metrics = QFontMetricsF(self._bold_font())
        width = label_width(self.text(), metrics) + (metrics.height() * 0.55 if self.kind is ButtonKind.SEAT else 0)
        return QSize(round(width + metrics.height() * 0.35), round(metrics.height() * 1.5))

    def minimumSizeHint(self) -> QSize:
        """The smallest size that shows the label."""
        hint = self.sizeHint()
        return QSize(hint.width(), round(QFontMetricsF(self._bold_font()).height() * 1.3))

    # -- look ----------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the button; a dimmed one is faded and has no edge."""
        palette = self.palette()
        face, ink = self._colours()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            edge = palette.highlight().color() if self.selected or self.underMouse() else QColor(CARD_EDGE)
            painter.setPen(Qt.PenStyle.NoPen if self.dimmed and not self.underMouse() else QPen(edge, 1))
            painter.setBrush(face)
            painter.drawRoundedRect(box, 3.5, 3.5)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(palette.highlight().color(), 3))
                painter.drawRoundedRect(box, 3.5, 3.5)
            painter.setFont(self._bold_font())
            self._draw_label(painter, box, ink)

    def _colours(self) -> tuple[QColor, QColor]:
        palette = self.palette()
        names = _FACES.get(self.kind)
        face, ink = (palette.button().color(), palette.buttonText().color()) if names is None else map(QColor, names)
        if self.turn:
            face, ink = map(QColor, _TURN)
        if self.selected and not self.turn:
            face, ink = palette.highlight().color(), palette.highlightedText().color()
        if self.isDown():
            face = face.darker(115)
        if not self.dimmed:
            return face, ink
        # The text of a dimmed button is a faded version of the window's text colour.
        return self._faded(face, _FACE_FADE), self._faded(palette.windowText().color(), _INK_FADE)

    def _faded(self, colour: QColor, share: float) -> QColor:
        """The colour mixed with this share of the window colour, from 0 to 1."""
        background, rest = self.palette().window().color(), 1 - share
        return QColor.fromRgbF(
            colour.redF() * rest + background.redF() * share,
            colour.greenF() * rest + background.greenF() * share,
            colour.blueF() * rest + background.blueF() * share,
        )

    def _suit_colour(self, suit: Suit) -> QColor:
        if not self.dimmed:
            return QColor(suit_colour(suit, self._four_colours, is_high_contrast(self.palette())))
        return self._faded(QColor(suit_text_colour(suit, ground_of(self.palette()), self._four_colours)), _INK_FADE)

    def _draw_label(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        metrics = QFontMetricsF(painter.font())
        text, side = self.text(), metrics.ascent() * 0.86
        x = box.center().x() - label_width(text, metrics) / 2
        baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
        if self.kind is ButtonKind.SEAT and self.turn:
            painter.fillPath(_arrow(x - side * 0.75, box.center().y(), side * 0.5), ink)
        for letter in text:
            suit = SUITS.get(letter)
            if suit is not None:
                symbol_box = QRectF(x + 1, baseline - side * 0.95, side, side)
                painter.fillPath(fitted_path(suit_path(suit), symbol_box), self._suit_colour(suit))
                x += side + 2
            else:
                painter.setPen(ink)
                painter.drawText(x, baseline, letter)  # type: ignore[call-overload]
                x += metrics.horizontalAdvance(letter)


def label_width(text: str, metrics: QFontMetricsF) -> float:
    """The width of a label with painted suit symbols."""
    side = metrics.ascent() * 0.86
    return sum(side + 2 if letter in SUITS else metrics.horizontalAdvance(letter) for letter in text)


def _arrow(x: float, y: float, side: float) -> QPainterPath:
    """A small triangle that points to the right."""
    path = QPainterPath()
    path.moveTo(x, y - side * 0.7)
    path.lineTo(x + side, y)
    path.lineTo(x, y + side * 0.7)
    path.closeSubpath()
    return path
