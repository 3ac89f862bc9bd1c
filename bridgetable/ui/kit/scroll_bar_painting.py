"""Painting a vertical scroll bar from pictures of its parts: the style paints its gradients row by row."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider

_BAR = QStyle.ComplexControl.CC_ScrollBar
_GROOVE, _SLIDER = QStyle.SubControl.SC_ScrollBarGroove, QStyle.SubControl.SC_ScrollBarSlider
_WHOLE = QStyle.SubControl.SC_All
_LONG = 1_000_000
"""A range beside which a page is so short that the slider has its least length."""
_MOST_LOOKS = 32
"""How many pairs of pictures are kept: on the page of rulings the bar has the height that the options leave."""


class ScrollBarPainting:
    """How one scroll bar is painted; pictures of its parts are kept while they look the same."""

    def __init__(self, bar: QScrollBar) -> None:
        self._bar = bar
        self._pictures: dict[tuple[object, ...], tuple[QPixmap, QPixmap]] = {}

    def paint(self) -> bool:
        """Paints the bar from its pictures; returns False, with nothing painted, where the style has to paint it.

        The slider, alike in all its rows, is painted from the picture of a short one.
        """
        bar, option = self._bar, QStyleOptionSlider()
        bar.initStyleOption(option)
        slider, groove = self._place(option, _SLIDER), self._place(option, _GROOVE)
        above, below = slider.top() - groove.top(), groove.bottom() - slider.bottom()
        ratio, where = bar.devicePixelRatioF(), 0.0 if not above else 1.0 if not below else 0.5
        # Which part is under the mouse or pressed only Qt knows; and near an end the edges of two parts meet.
        by_style = bar.underMouse() or bar.isSliderDown() or not above + below or {above, below} & {1, 2}
        if by_style or not ratio.is_integer():
            return False
        look = option.state.value, where, bar.size().toTuple(), bar.palette().cacheKey(), ratio
        if look not in self._pictures:
            if len(self._pictures) == _MOST_LOOKS:
                self._pictures.clear()
            self._pictures[look] = self._painted(option, _WHOLE & ~_SLIDER), self._short_slider(option, where)
        bare, short = self._pictures[look]
        with QPainter(bar) as painter:
            painter.drawPixmap(0, 0, bare)
            self._draw_slider(painter, _with_edge(slider), short)
        return True

    def _place(self, option: QStyleOptionSlider, part: QStyle.SubControl) -> QRect:
        return self._bar.style().subControlRect(_BAR, option, part, self._bar)

    def _painted(self, option: QStyleOptionSlider, parts: QStyle.SubControl) -> QPixmap:
        """A picture of these parts as the style paints them."""
        bar, ratio = self._bar, self._bar.devicePixelRatioF()
        picture = QPixmap(bar.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(bar.palette().window().color())
        option.subControls = parts
        with QPainter(picture) as painter:
            bar.style().drawComplexControl(_BAR, option, painter, bar)
        return picture

    def _short_slider(self, option: QStyleOptionSlider, where: float) -> QPixmap:
        """A picture of the slider at its least length: at the top (0), between (0.5), or at the bottom (1)."""
        option.maximum, option.pageStep = option.minimum + _LONG, 1
        option.sliderPosition = option.sliderValue = option.minimum + round(where * _LONG)
        place, ratio = _with_edge(self._place(option, _SLIDER)), round(self._bar.devicePixelRatioF())
        return self._painted(option, _WHOLE).copy(QRect(place.topLeft() * ratio, place.size() * ratio))

    def _draw_slider(self, painter: QPainter, place: QRect, short: QPixmap) -> None:
        """Draws the slider from a short one: its ends, and between them the row in its middle as often as needed."""
        ratio, width, height = round(self._bar.devicePixelRatioF()), short.width(), short.height()
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
