"""The numbers on withdrawn cards: only what differs is painted again, and any part of them alone as in the whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, QSize
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.signs import WithdrawnNumbers
from tests.ui.waiting import settle

ONE, OTHER = Box(20.4, 30.2, 18, 18), Box(120, 90, 18, 18)


@pytest.fixture
def view(qtbot: QtBot) -> QGraphicsView:
    shown = QGraphicsView()
    shown.setScene(QGraphicsScene(0, 0, 200, 150, shown))
    qtbot.addWidget(shown)
    shown.resize(220, 170)
    return shown


@pytest.fixture
def numbers(view: QGraphicsView) -> WithdrawnNumbers:
    item = WithdrawnNumbers()
    item.set_size(view.sceneRect())
    view.scene().addItem(item)
    item.show_numbers([("1", ONE), ("2", OTHER)])
    view.show()
    settle()
    return item


class Painted(QObject):
    """What of a widget is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notes what is painted."""
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


def test_only_the_places_that_differ_are_painted_again(view: QGraphicsView, numbers: WithdrawnNumbers) -> None:
    painted = Painted(view.viewport())
    numbers.show_numbers([("1", ONE), ("2", OTHER)])
    settle()
    assert painted.region.isEmpty()
    numbers.show_numbers([("1", ONE), ("3", OTHER)])
    settle()
    same, other = (QRect(view.mapFromScene(round(box.x), round(box.y)), QSize(18, 18)) for box in (ONE, OTHER))
    assert painted.region.contains(other.center()) and not painted.region.intersects(same)


def test_a_part_of_a_number_is_painted_as_in_the_whole(view: QGraphicsView, numbers: WithdrawnNumbers) -> None:
    at = view.mapFromScene(20, 30)
    part = QRect(at.x() + 8, at.y() + 5, 40, 30)
    whole = view.viewport().grab().toImage()
    assert view.viewport().grab(part).toImage() == whole.copy(part)
