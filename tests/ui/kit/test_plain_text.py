"""User text is shown literally: no widget renders it as rich text or opens a file it refers to."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtGui import Qt as Gui
from PySide6.QtWidgets import QApplication, QLabel, QListWidget, QTextEdit, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.ui.kit.plain_text import CutTextDelegate, plain_tip
from tests.situations import POZNAN
from tests.ui.opened import open_window
from tests.ui.waiting import settle

HOSTILE = '<img src="/dev/zero">'
CASE = {
    "format": "bridgetable-case",
    "version": 1,
    "title": f"title {HOSTILE}",
    "story": f"story {HOSTILE}",
    "source": f"source {HOSTILE}",
    "tags": [HOSTILE],
    "edition": "2017",
    "board": {"number": 1},
    "deal": POZNAN,
    "actions": [
        {"do": "call", "seat": "N", "call": "1H", "alert": HOSTILE},
        {"do": "extraneous", "seat": "E", "what": "remark", "text": HOSTILE},
        {"do": "note", "text": f"note {HOSTILE}"},
        {"do": "branch", "title": f"branch {HOSTILE}", "actions": [{"do": "call", "seat": "E", "call": "P"}]},
        {"do": "call", "seat": "E", "call": "X", "alert": HOSTILE},
    ],
}


def opens_it(shown: str) -> bool:
    return Gui.mightBeRichText(shown) and '<img src="/dev/zero"' in shown


@pytest.mark.parametrize("steps", range(5))
def test_no_widget_renders_user_text_as_rich_text(qtbot: QtBot, tmp_path: Path, steps: int) -> None:
    file = tmp_path / "hostile.case.json"
    file.write_text(json.dumps(CASE), "utf-8")
    window = open_window(qtbot, tmp_path)
    assert window.parts.documents.open_path(str(file))
    window.session.to_start()
    window.session.step_by(steps)
    settle()
    for widget in [window, *window.findChildren(QWidget)]:
        assert not opens_it(widget.toolTip()), widget.objectName()
        if isinstance(widget, QLabel) and widget.textFormat() is not Qt.TextFormat.PlainText:
            assert not opens_it(widget.text()), widget.objectName()
        if isinstance(widget, QTextEdit):
            assert '<img src="/dev/zero"' not in widget.toHtml(), widget.objectName()
    rows = window.parts.timeline.model
    for index in (rows.index(r, c) for r in range(rows.rowCount()) for c in range(rows.columnCount())):
        assert not opens_it(str(rows.data(index, Qt.ItemDataRole.ToolTipRole)))


def test_a_tooltip_shows_text_and_lines_literally() -> None:
    assert plain_tip("1♥ & <2♥\nnatural") == "1♥ & <2♥\nnatural"
    assert plain_tip(f"{HOSTILE}\ntwo") == "<qt>&lt;img src=&quot;/dev/zero&quot;&gt;<br>two</qt>"


# The plugin without a display cannot raise what shows a tooltip.
@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_the_text_of_a_cell_is_told_only_where_it_is_cut(qtbot: QtBot) -> None:
    view = QListWidget()
    qtbot.addWidget(view)
    view.setItemDelegate(CutTextDelegate(view))
    view.addItems(["short", HOSTILE * 20, "with its own"])
    view.item(2).setToolTip("own")
    view.resize(200, 120)
    view.show()
    told = []
    for place in range(3):
        at = QPoint(20, view.visualItemRect(view.item(place)).center().y())
        asked = QHelpEvent(QEvent.Type.ToolTip, at, view.viewport().mapToGlobal(at))
        QApplication.sendEvent(view.viewport(), asked)
        told.append(QToolTip.text())
        QToolTip.hideText()
    assert told == ["", plain_tip(HOSTILE * 20), "own"] and not opens_it(told[1])
