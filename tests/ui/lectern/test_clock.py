"""The time of a lesson, with a clock that a test sets."""

from __future__ import annotations

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bridgetable.ui.lectern.clock import Clock


def test_the_time_is_paused_goes_on_and_is_reset(qtbot: QtBot) -> None:
    now = 100.0
    parent = QObject()
    clock = Clock(parent, lambda: now)
    assert clock.text == "0:00" and not clock.runs
    clock.set_running(True)
    now += 75
    assert clock.text == "1:15"
    clock.set_running(False)
    now += 1000
    assert clock.text == "1:15"
    clock.set_running(True)
    now += 3600
    assert clock.text == "1:01:15"
    clock.reset()
    assert clock.text == "0:00" and clock.runs
    clock.set_running(False)


def test_what_is_planned_stands_beside_the_time(qtbot: QtBot) -> None:
    now = 0.0
    parent = QObject()
    clock = Clock(parent, lambda: now)
    clock.set_running(True)
    clock.plan(45)
    assert clock.text_of_plan == "0:00 / 45:00" and not clock.is_over
    now = 45 * 60 + 1.0
    assert clock.text_of_plan == "45:01 / 45:00" and clock.is_over
    clock.plan(0)
    assert clock.text_of_plan == "45:01" and not clock.is_over
    clock.set_running(False)
