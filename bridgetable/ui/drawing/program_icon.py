"""The icon of the program in every size: from one drawing, and for small sizes from one with fewer lines."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QIcon, QImage, QImageReader, QImageWriter, QPixmap

from bridgetable.disk.resources import resources
from bridgetable.ui.drawing.lettering import ensure_application

SIZES = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256, 512)
"""The widths in pixels, which are the heights too, that desktops ask for."""
_SMALL = 32
"""The largest width in pixels that is drawn with fewer lines."""
_IN_WINDOWS = 256
"""The largest width in pixels that the title bar, the taskbar and the list of windows show."""


def icon_image(size: int) -> QImage:
    """The icon, this many pixels wide and high."""
    # Vector files are read by a plugin, which the application finds.
    ensure_application()
    name = "bridgetable-small" if size <= _SMALL else "bridgetable"
    reader = QImageReader(str(resources() / "packaging" / f"{name}.svg"))
    reader.setScaledSize(QSize(size, size))
    return reader.read()


def icon_png(size: int) -> bytes:
    """The icon, this many pixels wide and high, as the contents of a PNG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(icon_image(size))
    return bytes(data.data())


def window_icon() -> QIcon:
    """The icon for the windows of the program."""
    icon = QIcon()
    for size in SIZES:
        if size <= _IN_WINDOWS:
            icon.addPixmap(QPixmap.fromImage(icon_image(size)))
    return icon
