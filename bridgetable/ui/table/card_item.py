"""The graphics item of a card, of which the scene keeps one for each card of the pack, and how cards move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from bridgetable.cards.card import Card
from bridgetable.ui.drawing.card_faces import (
    CardPicture,
    CardStyle,
    card_pixmap,
    corner_radius,
    draw_cached,
    draw_card,
    draw_shadow,
)
from bridgetable.ui.drawing.colours import LIGHT, TableColours
from bridgetable.ui.session.shown import Speed
from bridgetable.ui.table.elements import OUTLINE, Pose

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

UNLAWFUL_OVERLAY = 0.5
"""The opacity of the overlay on a card that may not lawfully be played now."""
LOST_OVERLAY = 0.6
"""The opacity of the overlay on a quitted card of a trick that the other side has won."""
PLAYED_OPACITY, WITHDRAWN_OPACITY = 0.72, 0.45
"""The opacity of the background colour over the ghost of a card that was played, or withdrawn."""
_ORIGIN, _CLEAR = QPointF(), QColor(Qt.GlobalColor.transparent)


class CardItem(QGraphicsItem):
    """A card on the table, or the ghost of one."""

    def __init__(self, card: Card) -> None:
        super().__init__()
        self.card = card
        self.pose: Pose | None = None
        self._picture = CardPicture(None, 1, 1)
        self._style = CardStyle()
        self._colours = LIGHT
        self._overlay = 0.0
        self._background, self._background_opacity = "", 0.0
        self._outline = Qt.PenStyle.NoPen
        self._focus_ring: Qt.PenStyle | None = None
        self._bounds = QRectF(-4, -4, 9, 9)
        self.hide()

    def set_style(self, style: CardStyle, colours: TableColours) -> None:
        """Sets how the card is painted, and the colours of the table it lies on."""
        if (style, colours) != (self._style, self._colours):
            self._style, self._colours = style, colours
            self.update()

    def set_pose(self, pose: Pose) -> None:
        """Takes over a pose, with its face and size, and shows the card without moving it there."""
        self.pose = pose
        picture = CardPicture(
            self.card if pose.face_up else None,
            round(pose.box.width),
            round(pose.box.height),
            pose.horizontal_index and pose.face_up,
        )
        if picture != self._picture:
            self.prepareGeometryChange()
            self._picture = picture
            self._bounds = QRectF(-4, -4, picture.width + 8, picture.height + 8)
            self.update()
        self.show()

    def target_pos(self) -> QPointF:
        """The position of the pose, rounded to whole pixels."""
        return QPointF() if self.pose is None else QPointF(round(self.pose.box.x), round(self.pose.box.y))

    def move_to_pose(self) -> None:
        """Moves the card to its pose at once."""
        self.setScale(1.0)
        self.setPos(self.target_pos())
        self.setZValue(self.pose.z if self.pose is not None else 0)

    def set_marking(self, *, overlay: float = 0.0, outline: Qt.PenStyle = Qt.PenStyle.NoPen) -> None:
        """Sets the opacity of the overlay on the card, from 0 to 1, and the line style of the outline around it."""
        if (overlay, outline) != (self._overlay, self._outline):
            self._overlay, self._outline = overlay, outline
            self.update()

    def set_ghost(self, background: str, opacity: float) -> None:
        """Shows the card as a ghost: this background colour is painted over it with this opacity, from 0 to 1."""
        if (background, opacity) != (self._background, self._background_opacity):
            self._background, self._background_opacity = background, opacity
            self.update()

    def set_focus_ring(self, line: Qt.PenStyle | None) -> None:
        """Shows the focus ring around the card in this line style; None hides it."""
        if line is not self._focus_ring:
            self._focus_ring = line
            self.update()

    def boundingRect(self) -> QRectF:
        """The card with a margin for the focus ring."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Paints the cached pixmap of the card, with overlay, outline and focus ring."""
        device, where = painter.device(), painter.worldTransform()
        ratio = device.devicePixelRatioF() if device is not None else 1.0
        whole = ratio == 1.0 and where.dx().is_integer() and where.dy().is_integer() and not where.isScaling()
        if not whole:
            # On whole pixels nothing needs to be smoothed, which takes four times as long.
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self._background_opacity:
            draw_shadow(painter, self._picture.width, self._picture.height, ratio)
        if not self._is_marked and widget is not None:
            painter.drawPixmap(_ORIGIN, card_pixmap(self._picture, ratio, self._style))
        elif not self._is_marked:
            draw_card(painter, _ORIGIN, self._picture, ratio, self._style)
        elif widget is None or not whole:
            self._draw(painter, ratio)
        else:
            content = (
                self._picture,
                self._style,
                self._colours,
                self._overlay,
                self._background,
                self._background_opacity,
                self._outline,
                self._focus_ring,
            )
            draw_cached(painter, self._bounds, content, _CLEAR, lambda own: self._draw(own, ratio))

    @property
    def _is_marked(self) -> bool:
        outlined = self._outline is not Qt.PenStyle.NoPen
        return bool(self._overlay or self._background_opacity or self._focus_ring is not None or outlined)

    def _draw(self, painter: QPainter, ratio: float) -> None:
        """Draws the card, then overlay, outline and focus ring."""
        draw_card(painter, _ORIGIN, self._picture, ratio, self._style)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        card_box = QRectF(0, 0, self._picture.width, self._picture.height)
        radius = corner_radius(card_box.width(), card_box.height())
        if self._overlay or self._background_opacity:
            overlay = QColor(self._background if self._background_opacity else self._colours.overlay)
            overlay.setAlphaF(self._background_opacity or self._overlay)
            line = Qt.PenStyle.DashLine if self._background_opacity else Qt.PenStyle.NoPen
            painter.setPen(QPen(QColor(self._colours.plate_muted), 1.5, line))
            painter.setBrush(overlay)
            painter.drawRoundedRect(card_box, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._outline is not Qt.PenStyle.NoPen:
            painter.setPen(QPen(QColor(self._colours.turn), max(3.0, card_box.width() / 24), self._outline))
            painter.drawRoundedRect(card_box, radius, radius)
        if self._focus_ring is not None:
            painter.setPen(QPen(QColor(self._colours.plate), 6.0))
            painter.drawRoundedRect(card_box, radius, radius)
            painter.setPen(QPen(QColor(self._colours.asked), 3.5, self._focus_ring))
            painter.drawRoundedRect(card_box, radius, radius)


# -- The cards that move to their poses, a step at a time --------------------------------------------------------------


MOVING_Z = 600
"""The z value above which moving cards are drawn."""


@contextmanager
def repainting_left(scene: QGraphicsScene, items: Iterable[QGraphicsItem]) -> Iterator[None]:
    """Has the views paint again where any of these items, which are moved or hidden inside, no longer is.

    Qt does so itself, but later, and takes an item for painted where it is by then: whatever paints the view meanwhile,
    as a picture taken of the wall does, would leave remains of it where it was.
    """
    before = [(item, item.sceneBoundingRect()) for item in items if item.isVisible()]
    yield
    for item, place in before:
        if not item.isVisible() or item.sceneBoundingRect() != place:
            for view in scene.views():
                left = view.mapFromScene(place).boundingRect()
                view.viewport().update(left.adjusted(-OUTLINE, -OUTLINE, OUTLINE, OUTLINE))


class MovingCards(QObject):
    """The cards of a scene that are on their way, each from a position and a scale of its own."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._moving: dict[CardItem, tuple[QPointF, float]] = {}
        self.leaving: tuple[CardItem, ...] = ()
        """The cards that are taken away when they have arrived."""

    @cached_property
    def _animation(self) -> QVariantAnimation:
        """What tells how far the cards have come."""
        # Imported when a card moves for the first time: the window is shown before.
        from PySide6.QtCore import QEasingCurve, QVariantAnimation

        animation = QVariantAnimation(self)
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(self._advance)
        animation.finished.connect(self._finish)
        return animation

    def __bool__(self) -> bool:
        """Whether any card is moving."""
        return bool(self._moving)

    def __contains__(self, item: object) -> bool:
        """Whether this card is moving."""
        return item in self._moving

    def start(self, moving: Mapping[CardItem, tuple[QPointF, float]], speed: Speed, times: int = 1) -> None:
        """Has these cards move to their poses, each from this position and scale; without animation they are there.

        It takes so many `times` as long as a card that is played.
        """
        if not moving:
            return
        if speed is Speed.OFF:
            for item in moving:
                item.move_to_pose()
            return
        self._moving |= moving
        for item, (start, scale) in moving.items():
            item.setPos(start)
            item.setScale(scale)
            item.setZValue(MOVING_Z + (item.pose.z if item.pose is not None else 0))
        self._animation.stop()
        self._animation.setDuration(times * speed.value)
        self._animation.start()

    def leave(self, item: CardItem) -> None:
        """Leaves this card where it is."""
        self._moving.pop(item, None)

    def stop(self) -> None:
        """Leaves all cards where they are."""
        if self._moving:
            self._animation.stop()
        self._moving.clear()
        for item in self.leaving:
            item.hide()

    def _advance(self, fraction: float) -> None:
        with repainting_left(self._scene, self._moving):
            for item, (start, scale) in self._moving.items():
                item.setPos(start + (item.target_pos() - start) * fraction)
                item.setScale(scale + (1 - scale) * fraction)

    def _finish(self) -> None:
        with repainting_left(self._scene, self._moving):
            for item in self._moving:
                item.move_to_pose()
            for item in self.leaving:
                item.hide()
        self._moving.clear()
