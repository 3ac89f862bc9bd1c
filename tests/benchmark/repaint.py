"""The whole table painted anew at 1920 × 1080, beside a frame and a bare view of 52 pixmaps of that size, in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from tests.benchmark.figure import FRAME, ROUNDS, Figure, one_frame, timed

BESIDE = "52 pixmaps alone"
SIZE = (1920, 1080)
GOALS = {"full repaint at 1080p": 5 / 16, "picture of the table at 1080p": 10 / 16}
"""The frames, of 16 ms, that the table may take in the window, and as a picture."""
TIMES = 10
"""How many paintings one round has."""


def table_view() -> Any:
    """The table in the middle of the play, with penalty cards on it."""
    from bridgetable.cards.seat import Seat
    from bridgetable.ui.table.view import TableView
    from bridgetable.words.catalogue import Words
    from tests.ui.played import fresh, played, regular, with_penalty_cards

    view = TableView(Words.of("en"))
    table = with_penalty_cards(played(fresh(), 22), (Seat.E, Seat.W), count=2)
    view.show_table(table, regular(table))
    return view


def bare_view() -> Any:
    """A view of 52 pixmaps of the size of cards."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QColor, QPainter, QPixmap
    from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView

    scene = QGraphicsScene(0, 0, *SIZE)
    scene.setBackgroundBrush(QColor("#2c6e49"))
    for number in range(52):
        pixmap = QPixmap(150, 210)
        # Cards have round corners, so their pixmaps are not opaque.
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setBrush(QColor(40 + number * 4, 120, 90))
            painter.drawRoundedRect(0, 0, 149, 209, 12, 12)
        scene.addPixmap(pixmap).setPos(number % 13 * 140, number // 13 * 260)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return view


def measure() -> Iterator[Figure]:
    """The painting of both, shown at this size."""
    from PySide6.QtWidgets import QApplication

    application = QApplication.instance() or QApplication([])
    views = [table_view(), bare_view()]
    for view in views:
        view.resize(*SIZE)
        view.show()
        application.processEvents()

    ways: dict[str, Callable[[Any], object]] = dict(
        zip(GOALS, (lambda view: view.viewport().repaint(), lambda view: view.grab()), strict=True)
    )
    for name, paint in ways.items():
        in_turn = [partial(times_painted, paint, view) for view in views]
        rounds = [(*(measured() for measured in in_turn), one_frame()) for _ in range(ROUNDS + 1)][1:]
        ours, bare, frame = (tuple(times) for times in zip(*rounds, strict=True))
        yield Figure(name, FRAME, ours, frame, GOALS[name], 2 * GOALS[name])
        yield Figure(name, BESIDE, ours, bare)


def times_painted(paint: Callable[[Any], object], view: Any) -> float:
    """The seconds that one painting of this view takes, as one of several."""
    return timed(lambda: [paint(view) for _ in range(TIMES)]) / TIMES
