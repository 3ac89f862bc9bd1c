"""Pictures of cases are drawn in pieces, so that the window goes on meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pytestqt.qtbot import QtBot

from bridgetable.cases.library import read_library_case
from bridgetable.ui.library.case_pictures import CasePictures, PictureStyle
from tests.cases.test_library import write
from tests.ui.waiting import racing_clock, stopped_clock, turns_until


def turns_to_draw(qtbot: QtBot, folder: Path, clock: Callable[[], float]) -> int:
    case = read_library_case(write(folder, "case-1"))
    pictures = CasePictures(lambda _: False, clock=clock)
    pictures.set_style(PictureStyle((120, 80)))
    assert pictures.picture(case) is None
    turns = turns_until(qtbot, lambda: pictures.picture(case) is not None)
    pictures.stop()
    return turns


def test_a_picture_is_drawn_at_once_while_there_is_time(qtbot: QtBot, tmp_path: Path) -> None:
    assert turns_to_draw(qtbot, tmp_path, stopped_clock()) <= 1


def test_on_a_slow_machine_other_events_come_between_any_two_actions(qtbot: QtBot, tmp_path: Path) -> None:
    assert turns_to_draw(qtbot, tmp_path, racing_clock()) > 1
