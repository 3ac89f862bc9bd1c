"""Three rounds of the deep run of a lesson: the third leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.deep.lesson import Lesson

pytestmark = pytest.mark.deep


def test_another_round_of_a_lesson_leaves_nothing_behind(qtbot: QtBot, tmp_path: Path) -> None:
    lesson = Lesson(tmp_path, 1, cases=1, figures=False)
    try:
        outcomes = [lesson.round() for _ in range(3)]
    finally:
        lesson.end()
    assert [outcome.faults for outcome in outcomes] == [(), (), ()]
    before, after = lesson.counts[1:3]
    # Fewer are left where a worker of an earlier round has ended meanwhile.
    assert after.keys() == before.keys() and [name for name in after if after[name] > before[name]] == []
