"""The cards that move to their poses, a step at a time."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from bridgetable.ui.session.content.view_options import Speed
from bridgetable.ui.table.card_item import CardItem

MOVING_Z = 600
"""The z value above which moving cards are drawn."""


class MovingCards(QObject):
    """The cards of a scene that are on their way, each from a position and a scale of its own."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._moving: dict[CardItem, tuple[QPointF, float]] = {}
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._advance)
        self._animation.finished.connect(self._finish)

    def __bool__(self) -> bool:
        """Whether any card is moving."""
        return bool(self._moving)

    def __contains__(self, item: object) -> bool:
        """Whether this card is moving."""
        return item in self._moving

    def start(self, moving: Mapping[CardItem, tuple[QPointF, float]], speed: Speed) -> None:
        """Has these cards move to their poses, each from this position and scale; without animation they are there."""
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
        self._animation.setDuration(speed.value)
        self._animation.start()

    def leave(self, item: CardItem) -> None:
        """Leaves this card where it is."""
        self._moving.pop(item, None)

    def stop(self) -> None:
        """Leaves all cards where they are."""
        self._animation.stop()
        self._moving.clear()

    def _advance(self, fraction: float) -> None:
        for item, (start, scale) in self._moving.items():
            item.setPos(start + (item.target_pos() - start) * fraction)
            item.setScale(scale + (1 - scale) * fraction)

    def _finish(self) -> None:
        for item in self._moving:
            item.move_to_pose()
        self._moving.clear()
