"""Images of the table, rendered without a display from the same scene as in the window."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QEvent, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter

from bridgetable.table.state import Table
from bridgetable.ui.drawing.lettering import ensure_application
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.scene import TableScene
from bridgetable.ui.table.text import lawful_now
from bridgetable.words.catalogue import Words


def render_table(
    table: Table, words: Words, size: tuple[int, int], options: ViewOptions, *, buttons: bool = False
) -> QImage:
    """An image of the table as the window shows it; `size` is its width and height in pixels.

    `buttons` paints the buttons of the plates too.
    """
    ensure_application()
    image = QImage(*size, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        paint_table(painter, QRectF(0, 0, *size), table, words, options, buttons=buttons)
    return image


def paint_table(
    painter: QPainter, target: QRectF, table: Table, words: Words, options: ViewOptions, *, buttons: bool = False
) -> None:
    """Paints the table into this rectangle of the painter's device; with `buttons` those of the plates too."""
    scene = TableScene(words)
    try:
        scene.has_buttons = buttons
        scene.prepare(words, options)
        scene.set_size(target.width(), target.height())
        scene.show_table(table, lawful_now(table))
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, target, scene.sceneRect())
    finally:
        # Not when Python finds it as garbage: Qt may be going through its scenes then.
        scene.deleteLater()
        QCoreApplication.sendPostedEvents(scene, QEvent.Type.DeferredDelete.value)


def encoded_picture(picture: QImage, suffix: str) -> bytes:
    """The picture as the contents of a file with this suffix; empty where Qt writes no such format."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    written = QImageWriter(buffer, QByteArray(suffix.removeprefix(".").encode())).write(picture)
    return bytes(data.data()) if written else b""
