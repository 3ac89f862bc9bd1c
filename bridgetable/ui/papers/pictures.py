"""The table as a picture to give away: as pixels and as shapes of any size."""

from __future__ import annotations

import re
from xml.sax.saxutils import unescape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QRect, QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtSvg import QSvgGenerator

from bridgetable.table.state import Table
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.table.picture import encoded_picture, paint_table, render_table
from bridgetable.words.catalogue import Words

_TEXT = re.compile(r"<text ([^>]*)>(.*?)</text>", re.DOTALL)
_ATTRIBUTE = re.compile(r'([\w-]+)="([^"]*)"')
SIZE = (1600, 1120)
"""The width and height of a picture, in pixels."""


def png_of(table: Table, words: Words, options: ViewOptions) -> bytes:
    """The table as the contents of a PNG file."""
    return encoded_picture(render_table(table, words, SIZE, options), ".png")


def svg_of(table: Table, words: Words, options: ViewOptions) -> bytes:
    """The table as the contents of an SVG file."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(*SIZE))
    generator.setViewBox(QRect(0, 0, *SIZE))
    generator.setTitle("bridgetable")
    with QPainter(generator) as painter:
        paint_table(painter, QRectF(0, 0, *SIZE), table, words, options)
    buffer.close()
    return _TEXT.sub(_outlined, bytes(data.data()).decode()).encode()


def _outlined(element: re.Match[str]) -> str:
    """A text as its outlines: whoever opens the file may not have the font."""
    given = dict(_ATTRIBUTE.findall(element[1]))
    font = QFont(given["font-family"].strip("'"))
    font.setPixelSize(round(float(given["font-size"])))
    font.setWeight(QFont.Weight(int(given["font-weight"])))
    outline = QPainterPath()
    outline.addText(float(given["x"]), float(given["y"]), font, unescape(element[2], {"&quot;": '"', "&apos;": "'"}))
    return f'<path fill="{given["fill"]}" stroke="none" d="{_path_data(outline)}"/>'


def _path_data(path: QPainterPath) -> str:
    """A path as the data of an SVG path."""
    letters = {QPainterPath.ElementType.MoveToElement: "M", QPainterPath.ElementType.LineToElement: "L",
               QPainterPath.ElementType.CurveToElement: "C"}
    elements = (path.elementAt(place) for place in range(path.elementCount()))
    return " ".join(f"{letters.get(each.type, '')}{each.x:.2f} {each.y:.2f}" for each in elements)


def picture_data(table: Table, words: Words, options: ViewOptions) -> QMimeData:
    """The table for the clipboard: a picture, and the same as SVG for programs that take it."""
    data = QMimeData()
    data.setImageData(render_table(table, words, SIZE, options))
    data.setData("image/svg+xml", QByteArray(svg_of(table, words, options)))
    return data
