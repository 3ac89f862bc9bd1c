"""No remains of moving cards: after hurried steps the wall on the screen is the wall painted afresh."""

from __future__ import annotations

import random
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QPoint, QVariantAnimation
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bridgetable.document.document import Document
from bridgetable.engine.history import START, History
from bridgetable.ui.session.shown import Shown, Speed, ViewOptions
from bridgetable.ui.table.card_item import MovingCards
from bridgetable.ui.wall.wall import Wall
from bridgetable.words.catalogue import Words
from tests.shipped import CASES, case_in, history_in
from tests.spread import spread

SIZE = (800, 450)
ITALIAN = Words.of("it", strict=True)


def on_screen(wall: Wall) -> QImage:
    """What the screen has, without anything being painted for it."""
    return wall.screen().grabWindow(wall.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_afresh(wall: Wall) -> QImage:
    return wall.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def take_small_picture(wall: Wall) -> None:
    """Paints the wall into a picture, as the lectern does while something moves there."""
    picture = QPixmap(320, 180)
    picture.fill(QColor("black"))
    with QPainter(picture) as painter:
        painter.scale(320 / wall.width(), 320 / wall.width())
        QWidget.render(wall, painter, QPoint())


def hold(moving: MovingCards) -> None:
    """Stops the time of the cards that are moving; they stay on their way."""
    animation = moving.findChild(QVariantAnimation)
    if animation is not None and animation.state() is QVariantAnimation.State.Running:
        animation.pause()


def show_moment(moving: MovingCards, share: float) -> None:
    """Shows the moving cards when this share of their time has passed, from 0 to 1."""
    if moving:
        animation = moving.findChild(QVariantAnimation)
        assert animation is not None
        animation.setCurrentTime(round(share * animation.duration()))


def hurry(wall: Wall, steps: list[History], document: Document, chance: random.Random) -> None:
    """Shows these steps one after the other, each before the cards of the last one have arrived."""
    options = ViewOptions(speed=Speed.NORMAL)
    moving = wall.table.table_scene.moving_cards
    for history in steps:
        wall.follow(Shown(history, document, False, ITALIAN, options))
        hold(moving)
        for share in sorted(chance.random() for _ in range(chance.randrange(4))):
            if chance.random() < 0.5:
                QCoreApplication.processEvents()
            show_moment(moving, share)
            if chance.random() < 0.7:
                take_small_picture(wall)
    show_moment(moving, 1.0)
    QCoreApplication.processEvents()


def lines(cases: list[object]) -> Iterator[tuple[object, list[History], Document]]:
    for file in cases:
        history = history_in(file).jump(START)
        steps = [history.jump(place) for place in (START, *history.line())]
        yield file, steps, Document(str(file), case_in(file))


def assert_no_remains(qtbot: QtBot, cases: list[object]) -> None:
    wall = Wall(ITALIAN, lambda _: False)
    qtbot.addWidget(wall)
    wall.resize(*SIZE)
    wall.show()
    for file, steps, document in lines(cases):
        for seed in range(2):
            chance = random.Random(seed)
            end = chance.randrange(2, len(steps) + 1)
            hurry(wall, steps[max(0, end - 14) : end], document, chance)
            assert on_screen(wall) == painted_afresh(wall), (file, seed)


def test_hurried_steps_leave_no_remains_in_any_case(qtbot: QtBot) -> None:
    assert_no_remains(qtbot, list(spread(CASES, 8)))
