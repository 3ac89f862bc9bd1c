"""The icon of the program: sharp in every size, and told apart when it is small."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from bridgetable.ui.drawing.program_icon import SIZES, icon_image, icon_png, window_icon


@pytest.mark.parametrize("size", SIZES)
def test_both_suits_are_seen(size: int, qapp: QApplication) -> None:
    image = icon_image(size)
    assert (image.width(), image.height()) == (size, size)
    some = range(0, size, max(1, size // 64))
    colours = [image.pixelColor(x, y) for x in some for y in some]
    red = sum(colour.red() > 150 and colour.green() < 80 and colour.alpha() > 200 for colour in colours)
    black = sum(max(colour.red(), colour.green(), colour.blue()) < 60 and colour.alpha() > 200 for colour in colours)
    assert red > len(colours) / 25 and black > len(colours) / 25
    assert image.pixelColor(0, 0).alpha() < 128 and image.pixelColor(size // 2, size - 1 - size // 16).alpha() > 200
    assert image.pixelColor(size // 2, size - 1 - size // 16) != QColor("white")


def test_the_windows_have_it_in_the_sizes_of_desktops(qapp: QApplication) -> None:
    widths = {size.width() for size in window_icon().availableSizes()}
    assert {16, 24, 32, 48, 64, 128, 256} <= widths
    assert icon_png(48).startswith(b"\x89PNG")
