"""Pictures of cases: the case is played in the background, and the window goes on meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.cases.library.cases import read_library_case
from bridgetable.ui.library.case_list import CasePictures, PictureStyle
from tests.cases.library.test_cases import PLAYS, write
from tests.ui.held import HeldBackground
from tests.ui.waiting import settle


@pytest.fixture
def background(qtbot: QtBot) -> HeldBackground:
    return HeldBackground()


def pictures_of(background: HeldBackground, own: bool = False) -> CasePictures:
    pictures = CasePictures(lambda _: own, background)
    pictures.set_style(PictureStyle((120, 80)))
    return pictures


def test_a_picture_is_there_when_the_case_has_been_played(tmp_path: Path, background: HeldBackground) -> None:
    case, pictures = read_library_case(write(tmp_path, "case-1")), pictures_of(background)
    assert pictures.picture(case) is None
    settle()
    assert pictures.picture(case) is None and len(background.tasks) == 1
    background.go_on()
    picture = pictures.picture(case)
    assert picture is not None and picture.width() == 120


def test_the_row_that_was_looked_at_last_comes_first(tmp_path: Path, background: HeldBackground) -> None:
    first, last = (read_library_case(write(tmp_path, name)) for name in ("a", "b"))
    pictures = pictures_of(background)
    pictures.picture(first)
    pictures.picture(last)
    settle()
    background.go_on()
    assert pictures.picture(last) is not None and pictures.picture(first) is None


def test_ones_own_case_is_played_to_its_end(tmp_path: Path, background: HeldBackground) -> None:
    faulty = {"do": "play", "seat": "N", "card": "SA"}
    case = read_library_case(write(tmp_path, "a", actions=[*PLAYS, faulty]))
    pictures, faults = pictures_of(background, own=True), []
    pictures.fault_found.connect(lambda path, fault: faults.append(fault.place))
    pictures.picture(case)
    settle()
    background.go_on()
    assert faults == ["actions[4]"] and pictures.picture(case) is not None


def test_a_file_that_is_gone_has_no_picture_and_the_next_one_is_drawn(
    tmp_path: Path, background: HeldBackground
) -> None:
    gone, there = (read_library_case(write(tmp_path, name)) for name in ("a", "b"))
    gone.path.unlink()
    pictures = pictures_of(background)
    pictures.picture(there)
    pictures.picture(gone)
    settle()
    background.go_on()
    settle()
    background.go_on()
    assert pictures.picture(gone) is None and pictures.picture(there) is not None
