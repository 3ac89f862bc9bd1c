"""What can cover the wall: black, or a picture of the wall as it was when it was frozen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget


class Cover(QWidget):
    """Covers its parent while the parent is black or frozen; what is covered goes on being updated."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self._black = False
        self._picture: QPixmap | None = None
        self.hide()

    @property
    def black(self) -> bool:
        """Whether the room sees black; black hides a frozen picture too."""
        return self._black

    @property
    def frozen(self) -> bool:
        """Whether the room sees the picture that was taken when the wall was frozen, or will after black."""
        return self._picture is not None

    def set_black(self, on: bool) -> None:
        """Covers the parent with black, or takes the black away."""
        self._black = on
        self._update_cover()

    def set_frozen(self, on: bool) -> None:
        """Covers the parent with its picture of this moment, or shows it as it is now."""
        if on is self.frozen:
            return
        self.hide()
        self._picture = self._covered.grab() if on else None
        self._update_cover()

    def _update_cover(self) -> None:
        self.setGeometry(self._covered.rect())
        self.setVisible(self._black or self.frozen)
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the picture in the middle, over black."""
        with QPainter(self) as painter:
            if self._black or self._picture is None:
                painter.fillRect(self.rect(), Qt.GlobalColor.black)
                return
            size = self._picture.deviceIndependentSize().toSize()
            if size != self.size():
                # The wall has another size now: the whole picture is seen, with its proportions.
                painter.fillRect(self.rect(), Qt.GlobalColor.black)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                size.scale(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            left, top = (self.width() - size.width()) // 2, (self.height() - size.height()) // 2
            painter.drawPixmap(left, top, size.width(), size.height(), self._picture)
