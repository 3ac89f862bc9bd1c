"""What has just been done, and who is to act, is told in one place of the window: the caption."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from bridgetable.words.moment import awaited_line, headline
from tests.situations import actions_of
from tests.ui.opened import open_window
from tests.ui.waiting import settle


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_panel_does_not_repeat_the_caption(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    for text in ("WCJ", "NCA", "ES2", "SC3", "director S", "EC8", "choose S withdraw", "SC5"):
        for action in actions_of(text):
            assert window.session.act(action)
        settle()
        panel, words = window.parts.panel, window.session.words
        done, next_one = headline(window.session.history, words), awaited_line(window.session.table, words)
        assert window.parts.caption.plain == done
        assert done not in panel.story.toPlainText()
        told = {label.text() for label in panel.findChildren(QLabel) if label.isVisible()}
        assert next_one not in told


def test_a_headline_too_long_for_the_caption_is_on_the_panel(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    line = "I draw the last trump, then I play the diamonds from the top and throw the losing club on the fourth one"
    for text in ("WCJ NCA EC2 SC3", f"claim S 12 {line}"):
        for action in actions_of(text):
            assert window.session.act(action)
    settle()
    assert line in window.parts.panel.story.toPlainText()


def test_an_ordinary_card_leaves_the_panel_to_what_was_ruled(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    assert "Nothing has happened yet" in window.parts.panel.story.toPlainText()
    for action in actions_of("WCJ"):
        assert window.session.act(action)
    settle()
    assert not window.parts.panel.story.toPlainText().strip()
