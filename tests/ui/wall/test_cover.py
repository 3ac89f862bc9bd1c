"""What covers the wall: black, and the picture of the moment when it was frozen."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.wall.wall import Cover


@pytest.fixture
def covered(qtbot: QtBot) -> QWidget:
    """A red widget of 40 by 20 pixels."""
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(40, 20)
    colour(widget, "#ff0000")
    return widget


def colour(widget: QWidget, name: str) -> None:
    widget.setPalette(QPalette(QColor(name)))


def seen(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def test_a_frozen_widget_stays_as_it_was(covered: QWidget) -> None:
    cover = Cover(covered)
    before = seen(covered)
    cover.set_frozen(True)
    colour(covered, "#00ff00")
    assert seen(covered) == before and cover.frozen
    cover.set_frozen(False)
    assert seen(covered) != before and not cover.frozen


def test_black_hides_the_frozen_picture_too(covered: QWidget) -> None:
    cover = Cover(covered)
    cover.set_frozen(True)
    frozen = seen(covered)
    cover.set_black(True)
    assert seen(covered).pixelColor(5, 5) == QColor("black")
    cover.set_black(False)
    assert seen(covered) == frozen


def test_what_is_frozen_while_it_is_black_is_the_widget_below(covered: QWidget) -> None:
    cover = Cover(covered)
    before = seen(covered)
    cover.set_black(True)
    cover.set_frozen(True)
    cover.set_black(False)
    assert seen(covered) == before


def test_in_another_size_the_whole_picture_is_seen(covered: QWidget) -> None:
    cover = Cover(covered)
    inside = seen(covered).pixelColor(5, 5)
    cover.set_frozen(True)
    covered.resize(80, 80)
    cover.setGeometry(covered.rect())
    now = seen(covered)
    assert now.pixelColor(40, 40) == inside and now.pixelColor(40, 5) == QColor("black")
