"""A vertical scroll bar that is put together from pictures; how is loaded when one is painted for the second time."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QScrollBar, QWidget

if TYPE_CHECKING:
    from bridgetable.ui.kit.scroll_bar_painting import ScrollBarPainting


class ScrollBar(QScrollBar):
    """A vertical scroll bar that looks as the style has it, and is painted quicker."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._painted = False

    @cached_property
    def _painting(self) -> ScrollBarPainting:
        # PySide makes all the enumerations of styles for it.
        from bridgetable.ui.kit.scroll_bar_painting import ScrollBarPainting

        return ScrollBarPainting(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the bar from its pictures, or as the style does; so at first, as the window starts with it."""
        painted, self._painted = self._painted, True
        if not painted or not self._painting.paint():
            super().paintEvent(event)
