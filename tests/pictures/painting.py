"""Pictures of windows, one before the other, as small PNG files that hold a text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QImageWriter, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionTitleBar, QWidget

FRAME = QColor("#5b665f")
"""The colour of the frame around a window that lies before another."""
TITLE = 1.9
"""The height of its title, in heights of a letter."""
COLOURS = 256
"""The colours of an indexed picture."""
FREQUENT = 160
"""How many of them are the most frequent ones; the others are spread over the rest."""
TEXT_KEY = "shows"
"""The key of the text in a file."""


def painted(windows: Sequence[QWidget]) -> QImage:
    """These windows as they lie on the screen, the ones behind first; those in front have a frame and a title."""
    boxes = [QRect(window.mapToGlobal(QPoint()), window.size()) for window in windows]
    titles = [0, *(round(TITLE * window.fontMetrics().height()) for window in windows[1:])]
    whole = boxes[0]
    for box, title in zip(boxes[1:], titles[1:], strict=True):
        whole = whole.united(box.adjusted(-1, -title, 1, 1))
    ratio = windows[0].devicePixelRatioF()
    image = QImage(whole.size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.translate(-whole.topLeft())
        for window, box, title in zip(windows, boxes, titles, strict=True):
            if title:
                _paint_title(painter, window, QRect(box.x(), box.y() - title, box.width(), title))
                painter.setPen(FRAME)
                painter.drawRect(box.adjusted(-1, -title, 0, 0))
            painter.drawPixmap(box.topLeft(), window.grab())
    return image


def _paint_title(painter: QPainter, window: QWidget, box: QRect) -> None:
    """Paints the title of a window as the style does that paints everything else in it."""
    option = QStyleOptionTitleBar()
    option.initFrom(window)
    option.rect, option.text = box, window.windowTitle()
    option.titleBarState = Qt.WindowState.WindowActive.value
    option.state |= QStyle.StateFlag.State_Active
    option.titleBarFlags = Qt.WindowType.Window | Qt.WindowType.WindowTitleHint | Qt.WindowType.WindowSystemMenuHint
    option.subControls = QStyle.SubControl.SC_TitleBarLabel | QStyle.SubControl.SC_TitleBarCloseButton
    painter.setFont(window.font())
    window.style().drawComplexControl(QStyle.ComplexControl.CC_TitleBar, option, painter, window)


def save(image: QImage, path: Path, text: str) -> None:
    """Writes the picture with few colours, and with a text in it that no viewer shows."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    counted = Counter(memoryview(plain.constBits()).cast("I"))
    indexed = image.convertToFormat(
        QImage.Format.Format_Indexed8, _palette(counted), Qt.ImageConversionFlag.ThresholdDither
    )
    indexed.setText(TEXT_KEY, text)
    writer = QImageWriter(str(path), b"png")
    writer.setCompression(100)
    if not writer.write(indexed):
        raise OSError(writer.errorString())


def text_in(path: Path) -> str:
    """The text in a picture; "" where there is none."""
    return QImageReader(str(path)).text(TEXT_KEY)


def _palette(counted: Counter[int]) -> list[int]:
    """Colours for the picture: the most frequent ones, and of the rest the most frequent of each shade."""
    frequent = [colour for colour, _ in counted.most_common(FREQUENT)]
    shades: Counter[int] = Counter()
    for colour, count in counted.items():
        shades[colour & 0xFFF0F0F0] += count
    chosen = {colour & 0xFFF0F0F0 for colour in frequent}
    rest = [shade for shade, _ in shades.most_common() if shade not in chosen]
    return [*frequent, *(shade | 0x080808 for shade in rest[: COLOURS - len(frequent)])]
