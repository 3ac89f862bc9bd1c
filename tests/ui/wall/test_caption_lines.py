"""The captions under the table on a projector."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.ui.wall.caption_lines import CaptionLines
from bridgetable.ui.wall.captions import Captions
from tests.ui.opened import table_after


@pytest.mark.parametrize("dark", [False, True])
def test_captions_reserve_space_at_the_bottom(qtbot: QtBot, dark: bool) -> None:
    view = table_after(qtbot, 4)
    lines, before = CaptionLines(view), view.table_scene.sceneRect().height()
    lines.show_captions(Captions("East does not follow.", "Law 61A: a revoke."), dark)
    assert view.table_scene.sceneRect().height() < before
    assert lines.isVisible() and "a revoke" in lines.accessibleName()
    lines.show_captions(Captions(), dark)
    assert view.table_scene.sceneRect().height() == before and not lines.isVisible()


def test_captions_stay_at_the_bottom_when_the_view_is_resized(qtbot: QtBot) -> None:
    view = table_after(qtbot, 4)
    lines = CaptionLines(view)
    lines.show_captions(Captions("East does not follow."), False)
    view.resize(1400, 900)
    assert lines.geometry().bottom() == view.height() - 1 and lines.width() == view.width()
    assert view.table_scene.sceneRect().height() == view.height() - lines.height()
