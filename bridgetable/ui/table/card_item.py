"""One item for each card of the pack, for ever; it knows how its card lies and paints nothing twice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards.card import Card
from bridgetable.ui.drawing.card_faces import Deck, Face, corner, pixmap
from bridgetable.ui.drawing.content.colours import LIGHT, TableColours
from bridgetable.ui.table.layout.shape import Pose

DIM = 0.5
"""How much of the veil shows over a card that may not lawfully be played now."""
PLAYED, WITHDRAWN = 0.72, 0.45
"""How much of the ground shows through the ghost of a card that was played, or withdrawn."""


class CardItem(QGraphicsItem):
    """A card on the table."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card
        self.pose: Pose | None = None
        self._face = Face(None, 1, 1)
        self._deck = Deck()
        self._colours = LIGHT
        self._veil = 0.0
        self._ground, self._faded = "", 0.0
        self._outline = Qt.PenStyle.NoPen
        self._ring = False
        self.hide()

    def dress(self, deck: Deck, colours: TableColours) -> None:
        """Draws the card from this deck, on a table of these colours."""
        if (deck, colours) != (self._deck, self._colours):
            self._deck, self._colours = deck, colours
            self.update()

    def lie(self, pose: Pose) -> None:
        """Takes the face and the size of a pose; where it is stays as it was."""
        self.pose = pose
        face = Face(
            self.card if pose.face_up else None, round(pose.box.width), round(pose.box.height),
            pose.in_line and pose.face_up,
        )
        if face != self._face:
            self.prepareGeometryChange()
            self._face = face
            self.update()
        self.show()

    def home(self) -> QPointF:
        """Where its pose says that it lies, on whole pixels."""
        return QPointF() if self.pose is None else QPointF(round(self.pose.box.x), round(self.pose.box.y))

    def settle(self) -> None:
        """Puts it where its pose says, at once."""
        self.setScale(1.0)
        self.setPos(self.home())
        self.setZValue(self.pose.z if self.pose is not None else 0)

    def mark(self, *, veil: float = 0.0, outline: Qt.PenStyle = Qt.PenStyle.NoPen) -> None:
        """Veils the card, or draws a line round it that is whole or broken."""
        if (veil, outline) != (self._veil, self._outline):
            self._veil, self._outline = veil, outline
            self.update()

    def fade(self, ground: str, part: float) -> None:
        """Shows it as the ghost of a card that is elsewhere now: this part of the ground shows through."""
        if (ground, part) != (self._ground, self._faded):
            self._ground, self._faded = ground, part
            self.update()

    def set_ring(self, ring: bool) -> None:
        """Shows that the keyboard is at this card."""
        if ring != self._ring:
            self._ring = ring
            self.update()

    def boundingRect(self) -> QRectF:
        """The card and the ring round it."""
        return QRectF(-4, -4, self._face.width + 8, self._face.height + 8)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draws the kept picture of the card and what is marked on it."""
        device = painter.device()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        painter.drawPixmap(QPointF(0, 0), pixmap(self._face, ratio, self._deck))
        if not (self._veil or self._faded or self._ring or self._outline is not Qt.PenStyle.NoPen):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, self._face.width, self._face.height)
        radius = corner(whole.width(), whole.height())
        if self._veil or self._faded:
            veil = QColor(self._ground if self._faded else self._colours.veil)
            veil.setAlphaF(self._faded or self._veil)
            line = Qt.PenStyle.DashLine if self._faded else Qt.PenStyle.NoPen
            painter.setPen(QPen(QColor(self._colours.plate_quiet), 1.5, line))
            painter.setBrush(veil)
            painter.drawRoundedRect(whole, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._outline is not Qt.PenStyle.NoPen:
            painter.setPen(QPen(QColor(self._colours.turn), max(3.0, whole.width() / 24), self._outline))
            painter.drawRoundedRect(whole, radius, radius)
        if self._ring:
            painter.setPen(QPen(QColor(self._colours.plate), 6.0))
            painter.drawRoundedRect(whole, radius, radius)
            painter.setPen(QPen(QColor(self._colours.asked), 3.5))
            painter.drawRoundedRect(whole, radius, radius)
