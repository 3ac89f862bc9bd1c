"""A vertical scroll bar that is put together from pictures: the style paints its gradients row by row."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget

_BAR = QStyle.ComplexControl.CC_ScrollBar
_GROOVE, _SLIDER = QStyle.SubControl.SC_ScrollBarGroove, QStyle.SubControl.SC_ScrollBarSlider
_WHOLE = QStyle.SubControl.SC_All
_LONG = 1_000_000
"""A range beside which a page is so short that the slider has its least length."""
_MOST_LOOKS = 32
"""How many pairs of pictures are kept: on the page of rulings the bar has the height that the options leave."""


class ScrollBar(QScrollBar):
    """A vertical scroll bar that looks as the style has it; pictures of its parts are kept while they look the same."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._pictures: dict[tuple[object, ...], tuple[QPixmap, QPixmap]] = {}

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the bar from its pictures; the slider, alike in all its rows, from the picture of a short one."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        slider, groove = self._place(option, _SLIDER), self._place(option, _GROOVE)
        above, below = slider.top() - groove.top(), groove.bottom() - slider.bottom()
        ratio, where = self.devicePixelRatioF(), 0.0 if not above else 1.0 if not below else 0.5
        # Which part is under the mouse or pressed only Qt knows; and near an end the edges of two parts meet.
        by_style = self.underMouse() or self.isSliderDown() or not above + below or {above, below} & {1, 2}
        if by_style or not ratio.is_integer():
            super().paintEvent(event)
            return
        look = option.state.value, where, self.size().toTuple(), self.palette().cacheKey(), ratio
        if look not in self._pictures:
            if len(self._pictures) == _MOST_LOOKS:
                self._pictures.clear()
            self._pictures[look] = self._painted(option, _WHOLE & ~_SLIDER), self._short_slider(option, where)
        bare, short = self._pictures[look]
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, bare)
            self._draw_slider(painter, _with_edge(slider), short)

    def _place(self, option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
        return self.style().subControlRect(_BAR, option, part, self)

    def _painted(self, option: QStyleOptionSlider, parts: QStyle.SubControl) -> QPixmap:
        """A picture of these parts as the style paints them."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(self.palette().window().color())
        option.subControls = parts
        with QPainter(picture) as painter:
            self.style().drawComplexControl(_BAR, option, painter, self)
        return picture

    def _short_slider(self, option: QStyleOptionSlider, where: float) -> QPixmap:
        """A picture of the slider at its least length: at the top (0), between (0.5), or at the bottom (1)."""
        option.maximum, option.pageStep = option.minimum + _LONG, 1
        option.sliderPosition = option.sliderValue = option.minimum + round(where * _LONG)
        place, ratio = _with_edge(self._place(option, _SLIDER)), round(self.devicePixelRatioF())
        return self._painted(option, _WHOLE).copy(QRect(place.topLeft() * ratio, place.size() * ratio))

    def _draw_slider(self, painter: QPainter, place: QRect, short: QPixmap) -> None:
        """Draws the slider from a short one: its ends, and between them the row in its middle as often as needed."""
        ratio, width, height = round(self.devicePixelRatioF()), short.width(), short.height()
        end = height // ratio // 2
        top, middle, bottom = QRect(place), QRect(place), QRect(place)
        top.setHeight(end)
        bottom.setTop(place.bottom() - end + 1)
        middle.setTop(top.bottom() + 1)
        middle.setBottom(bottom.top() - 1)
        painter.drawPixmap(middle, short, QRect(0, (end - 1) * ratio, width, ratio))
        painter.drawPixmap(top, short, QRect(0, 0, width, end * ratio))
        painter.drawPixmap(bottom, short, QRect(0, height - end * ratio, width, end * ratio))


def _with_edge(slider: QRect) -> QRect:
    """The slider with its edge, which reaches one row beyond it."""
    return slider.adjusted(0, -1, 0, 1)
