"""The scroll bar: put together from pictures it looks as the style paints it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QScrollBar
from pytestqt.qtbot import QtBot

from bridgetable.ui.kit.scroll_bar import ScrollBar
from bridgetable.ui.kit.theme import apply_theme


def seen(bar: QScrollBar) -> QImage:
    return bar.grab().toImage()


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("height", [60, 301, 580])
@pytest.mark.parametrize(("page", "steps"), [(10, 5000), (100, 300), (500, 100), (2000, 3)])
def test_it_looks_as_the_style_paints_it(qtbot: QtBot, dark: bool, height: int, page: int, steps: int) -> None:
    apply_theme("dark" if dark else "light")
    bars: tuple[QScrollBar, ...] = (ScrollBar(), QScrollBar(Qt.Orientation.Vertical))
    for bar in bars:
        qtbot.addWidget(bar)
        bar.resize(14, height)
        bar.setPageStep(page)
        bar.setMaximum(steps)
    for value in (0, steps // 3, steps):
        for bar in bars:
            bar.setValue(value)
        assert seen(bars[0]) == seen(bars[1])
    for bar in bars:
        bar.setEnabled(False)
    assert seen(bars[0]) == seen(bars[1])
