"""A small live picture of the wall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from bridgetable.ui.kit.naming import named

if TYPE_CHECKING:
    from bridgetable.ui.wall.wall import Wall

PAUSE = 80
"""Milliseconds between two pictures while something moves on the wall."""
SHAPE = 16 / 9
"""The width of the picture in heights, while there is no wall."""


class WallPicture(QWidget):
    """Shows what the room sees, small, with a caption over it where the room does not see the table as it is."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        named(self, "wall-picture")
        self._wall: Wall | None = None
        self._picture = QPixmap()
        self._caption = ""
        self._wanted: QSize | None = None
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.refresh)
        # It gives way to the buttons beside it.
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)

    @property
    def picture(self) -> QPixmap:
        """The picture as it was taken last; null while there is no wall."""
        return self._picture

    @property
    def caption(self) -> str:
        """What is written over the picture."""
        return self._caption

    def watch(self, wall: Wall | None) -> None:
        """Shows this wall from now on; None shows none."""
        if wall is not self._wall:
            self._wall = wall
            if wall is not None:
                wall.installEventFilter(self)
            self._take_soon()
            self.updateGeometry()

    def set_caption(self, caption: str) -> None:
        """Writes this over the picture, "" for nothing."""
        if caption != self._caption:
            self._caption = caption
            self.setAccessibleDescription(caption)
            self._take_soon()
            self.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notices whatever is painted on the wall."""
        if watched is self._wall and event.type() in (QEvent.Type.UpdateRequest, QEvent.Type.Resize):
            self._take_soon()
        return super().eventFilter(watched, event)

    def _take_soon(self) -> None:
        if not self._pause.isActive():
            self._pause.start(PAUSE)

    def fit_into(self, room: QSize) -> None:
        """Takes as much of this room as the shape of the wall allows."""
        size = QSizeF(self._shape, 1.0).scaled(QSizeF(room), Qt.AspectRatioMode.KeepAspectRatio).toSize()
        if size != self._wanted:
            self._wanted = size
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As large as there is room; at first eight lines high."""
        height = 8 * self.fontInfo().pixelSize()
        return self._wanted or QSize(round(height * self._shape), height)

    def minimumSizeHint(self) -> QSize:
        """Six lines high, in the shape of the wall."""
        height = 6 * self.fontInfo().pixelSize()
        return QSize(round(height * self._shape), height)

    @property
    def _shape(self) -> float:
        return self._wall.width() / self._wall.height() if self._wall is not None else SHAPE

    def refresh(self) -> None:
        """Takes the picture anew."""
        self._pause.stop()
        wall = self._wall
        if wall is None or self.width() < 1 or self.height() < 1:
            self._picture = QPixmap()
        elif self.isVisible():
            scale = min(self.width() / wall.width(), self.height() / wall.height())
            ratio = self.devicePixelRatioF()
            size = QSize(max(1, round(wall.width() * scale * ratio)), max(1, round(wall.height() * scale * ratio)))
            picture = QPixmap(size)
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.black)
            with QPainter(picture) as painter:
                painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                painter.scale(scale, scale)
                wall.render(painter, QPoint())
            self._picture = picture
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Takes the picture: none has been taken while it was hidden."""
        super().showEvent(event)
        self._take_soon()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Takes the picture in the new size."""
        super().resizeEvent(event)
        self._take_soon()

    def point_on_table(self, point: QPointF) -> QPointF:
        """The point of the wall's table that is seen at this point of the picture."""
        wall, place = self._wall, self._place
        if wall is None or place.isEmpty():
            return QPointF(-1, -1)
        scale = wall.width() / place.width()
        return (point - place.topLeft()) * scale - QPointF(wall.table.pos())

    @property
    def _place(self) -> QRectF:
        """Where the picture is painted."""
        size = self._picture.deviceIndependentSize()
        return QRectF(0, (self.height() - size.height()) / 2, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the picture with its caption, or an empty frame."""
        place = self._place
        with QPainter(self) as painter:
            if self._picture.isNull():
                place = QRectF(0, 0, min(self.width(), self.height() * SHAPE), self.height())
                painter.setPen(self.palette().mid().color())
                painter.drawRect(place.adjusted(0, 0, -1, -1))
            else:
                painter.drawPixmap(place.topLeft(), self._picture)
            if self._caption:
                line = 1.5 * self.fontMetrics().height()
                band = QRectF(place.x(), place.center().y() - line / 2, place.width(), line)
                painter.fillRect(band, self.palette().highlight())
                painter.setPen(self.palette().highlightedText().color())
                painter.drawText(band, Qt.AlignmentFlag.AlignCenter, self._caption)
