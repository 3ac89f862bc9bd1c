"""A cached picture is painted once, and anew where it would look different."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import PACK
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.drawing import card_faces
from bridgetable.ui.drawing.card_faces import draw_cached
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.card_item import CardItem
from bridgetable.ui.table.elements import Place, Pose
from bridgetable.ui.table.plates import SeatPlate
from bridgetable.ui.table.view import TableView
from bridgetable.words.catalogue import Words
from tests.situations import POZNAN, at
from tests.ui.played import fresh, played, regular, with_penalty_cards

BOX, FELT = QRectF(-3, -3, 40, 20), QColor("#dfe9e3")


class Sketch:
    """Paints a round plate, and counts how often."""

    def __init__(self) -> None:
        self.paintings = 0

    def paint(self, painter: QPainter) -> None:
        """Paints the plate."""
        self.paintings += 1
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor("#5b3fb5"))
        painter.drawRoundedRect(QRectF(0, 0, 34, 14), 5, 5)

    def seen(self, place: QPointF, *, cached: bool, content: object = 1, ratio: float = 1.0) -> QImage:
        """The image with the plate at this place."""
        image = QImage(round(90 * ratio), round(60 * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(FELT)
        with QPainter(image) as painter:
            painter.translate(place)
            if cached:
                draw_cached(painter, BOX, (self, content), FELT, self.paint)
            else:
                self.paint(painter)
        return image


@pytest.mark.parametrize("ratio", (1.0, 2.0))
@pytest.mark.parametrize("place", (QPointF(10, 20), QPointF(10.4, 20.7)))
def test_it_looks_as_painted(qtbot: QtBot, place: QPointF, ratio: float) -> None:
    sketch = Sketch()
    assert sketch.seen(place, cached=True, ratio=ratio) == sketch.seen(place, cached=False, ratio=ratio)


def test_it_is_painted_once(qtbot: QtBot) -> None:
    sketch = Sketch()
    for place in (QPointF(10, 20), QPointF(10, 20), QPointF(15, 21)):
        sketch.seen(place, cached=True)
    assert sketch.paintings == 1


def test_it_is_painted_anew_where_it_looks_different(qtbot: QtBot) -> None:
    sketch = Sketch()
    sketch.seen(QPointF(10, 20), cached=True)
    sketch.seen(QPointF(10, 20), cached=True, content=2)
    sketch.seen(QPointF(10, 20.5), cached=True, content=2)
    sketch.seen(QPointF(10, 20.5), cached=True, content=2, ratio=2.0)
    assert sketch.paintings == 4


def test_a_few_hundred_are_kept(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(card_faces, "MAX_PICTURES", 2)
    monkeypatch.setattr(card_faces, "_kept", {})
    sketch = Sketch()
    for content in (1, 2, 1, 3, 1, 2):
        sketch.seen(QPointF(10, 20), cached=True, content=content)
    # The third takes the place of the second, which has not been drawn for longest.
    assert sketch.paintings == 4
    assert len(card_faces._kept) == 2


def test_equal_ghosts_share_a_picture(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[CardItem] = []
    draw = CardItem._draw

    def counted(item: CardItem, painter: QPainter, ratio: float) -> None:
        drawn.append(item)
        draw(item, painter, ratio)

    monkeypatch.setattr(CardItem, "_draw", counted)
    monkeypatch.setattr(card_faces, "_kept", {})
    scene = QGraphicsScene(0, 0, 400, 200)
    for place in range(3):
        item = CardItem(PACK[0])
        item.set_pose(Pose(Box(100 * place, 10, 60, 84), 1, Place.TRICK, Seat.N))
        item.set_ghost("#2f7a5b", 0.45)
        item.move_to_pose()
        scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.resize(420, 220)
    view.grab()
    assert len(drawn) == 1


def test_plates_are_not_painted_again_when_the_window_is(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[SeatPlate] = []
    monkeypatch.setattr(SeatPlate, "_draw", lambda plate, *_: drawn.append(plate))
    view, table = TableView(Words.of("en")), played(fresh(), 10)
    qtbot.addWidget(view)
    view.show_table(table, regular(table))
    view.grab()
    once = len(drawn)
    view.grab()
    assert (once, len(drawn)) == (4, 4)


WITH_WITHDRAWN_CARDS = ("WCJ NCA ES2 SC3", "director S", "EC8", "choose S withdraw")


@pytest.mark.parametrize("dark", (False, True))
@pytest.mark.parametrize(
    "table", (with_penalty_cards(played(fresh(), 22), (Seat.E,)), at(POZNAN, "4S S").do(*WITH_WITHDRAWN_CARDS).table)
)
def test_a_window_looks_like_a_picture_of_its_table(qtbot: QtBot, table: Table, dark: bool) -> None:
    """In a window the marked cards, the plates and the outlines are copied, in a picture they are painted."""
    view = TableView(Words.of("en"))
    qtbot.addWidget(view)
    view.table_scene.prepare(Words.of("en"), ViewOptions(dark=dark))
    view.show_table(table, regular(table))
    view.resize(900, 640)
    window = view.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    painted = QImage(window.size(), QImage.Format.Format_RGB32)
    painted.fill(Qt.GlobalColor.white)
    with QPainter(painted) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        view.table_scene.render(painter, QRectF(painted.rect()), QRectF(painted.rect()))
    assert farthest(window, painted) <= 2


def farthest(one: QImage, other: QImage) -> int:
    """The largest difference of a colour in any pixel."""
    return max(abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))
