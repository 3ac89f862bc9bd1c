"""Rows of lists: what stands above them is never cut without a sign of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPalette
from pytestqt.qtbot import QtBot

from bridgetable.ui.kit.row_list import TextList, paint_heading

WIDTH, HEIGHT = 200, 80


@pytest.mark.parametrize(("title", "lines"), [("A heading much too long for its list, 27–36", 1), ("One line\nTwo", 2)])
def test_a_heading_stays_in_its_box(qtbot: QtBot, title: str, lines: int) -> None:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    palette = QPalette(Qt.GlobalColor.white)
    palette.setColor(QPalette.ColorRole.PlaceholderText, Qt.GlobalColor.black)
    font = QFont("DejaVu Sans", 12)
    with QPainter(image) as painter:
        painter.setFont(font)
        paint_heading(painter, image.rect(), title, palette)
        letter = painter.fontMetrics().height()
    inked = [(x, y) for x in range(WIDTH) for y in range(HEIGHT) if image.pixelColor(x, y).lightness() < 128]
    top, bottom = min(y for _, y in inked), max(y for _, y in inked)
    assert (lines - 1) * letter < bottom - top < lines * letter
    assert max(x for x, _ in inked) < WIDTH - 3


def test_a_text_that_just_fits_into_a_line_keeps_its_end(qtbot: QtBot) -> None:
    rows = TextList()
    qtbot.addWidget(rows)
    text = "Art. 12C2(d) è nuovo – più board senza risultato"
    rows.setFont(QFont("DejaVu Sans", 15))
    rows.addItem(text)
    rows.show()
    whole = rows.fontMetrics().horizontalAdvance(text)
    for wider in range(60):
        rows.resize(whole + wider, 120)
        rows.doItemsLayout()
        box = rows.visualItemRect(rows.item(0))
        image = rows.viewport().grab(box).toImage()
        columns = [
            x for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).value() < 128
        ]
        assert box.height() > 1.5 * rows.fontMetrics().height() or max(columns) > whole - 10, wider
