"""The tour in a window: each step is done as its sentence says, by hand or by the button, to the ruling."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Choose, Summon
from bridgetable.ui.shell.window import Window
from bridgetable.ui.welcome.tour import STEPS, Tour, TourStrip
from bridgetable.words.catalogue import Words
from tests.situations import actions_of
from tests.ui.opened import open_window
from tests.ui.waiting import settle


def started(window: Window) -> tuple[Tour, TourStrip]:
    window.parts.commands["tour"].trigger()
    tour = window.parts.personal.tour
    assert tour.strip is not None
    return tour, tour.strip


def told(window: Window, name: str) -> bool:
    strip, words = window.parts.personal.tour.strip, window.session.words
    return strip is not None and words.text(f"tour-{name}") in strip.told.text()


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_button_leads_to_the_ruling(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    _, strip = started(window)
    for step in STEPS:
        assert told(window, step.name)
        strip.done.click()
    assert told(window, "end")
    assert not window.session.table.pending and "62" in window.parts.panel.text()
    strip.done.click()
    assert window.parts.personal.tour.strip is None and QApplication.focusWidget() is window.table


def test_it_is_done_by_hand(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    started(window)
    session = window.session
    window.parts.commands["forward"].trigger()
    assert told(window, "lead")
    window.parts.commands["forward"].trigger()
    assert told(window, "revoke")
    QTest.keyClicks(window.table, "c3")
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert told(window, "director")
    assert session.act(Summon(Seat.S))
    assert told(window, "correct")
    for played, name in (("ES4", "follow"), ("SS5", "decide")):
        assert session.act(*actions_of(played))
        assert told(window, name)
    assert session.act(Choose(Seat.S, "require-C"))
    assert told(window, "end")
    session.undo()
    assert told(window, "decide")


def test_what_went_otherwise_is_shown_as_it_should_be(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    _, strip = started(window)
    strip.done.click()
    assert window.session.act(*actions_of("ES4"))
    assert told(window, "revoke")
    strip.done.click()
    assert told(window, "director")


def test_it_ends_with_escape_and_with_another_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    tour, strip = started(window)
    strip.done.setFocus()
    QTest.keyClick(strip.done, Qt.Key.Key_Escape)
    assert tour.strip is None and QApplication.focusWidget() is window.table
    started(window)
    window.session.open(window.session.history, window.session.document)
    settle()
    assert tour.strip is None


def test_it_can_be_begun_again_and_follows_the_language(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    _, strip = started(window)
    strip.done.click()
    _, strip = started(window)
    assert told(window, "lead")
    window.view.choose_language("it")
    assert Words.of("it").text("tour-lead") in strip.told.text() and strip.done.text() == "Mostratemelo"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_no_sentence_is_cut(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    window = open_window(qtbot, tmp_path, language, size=size)
    _, strip = started(window)
    for _ in range(len(STEPS) + 1):
        settle()
        assert strip.told.height() >= strip.told.heightForWidth(strip.told.width())
        assert window.rect().contains(strip.geometry().translated(strip.mapTo(window, strip.rect().topLeft())))
        if strip.end.isVisible():
            strip.done.click()
