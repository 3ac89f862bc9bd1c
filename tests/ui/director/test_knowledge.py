"""Who knows what: the heads of the table are whole words, however little room there is."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.ui.director.forms import WIDTHS, KnowledgeDialog
from bridgetable.words.catalogue import Words
from tests.ui.opened import session_on

HEADS = ("knowledge-card", "knowledge-unauthorised", "knowledge-authorised", "knowledge-law")
PADDING = 12


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_head_is_broken_within_a_word(qtbot: QtBot, language: str) -> None:
    words = Words.of(language)
    dialog = KnowledgeDialog(words, session_on().table)
    qtbot.addWidget(dialog)
    assert dialog.least_in_letters is not None and sum(WIDTHS) == 100
    font = dialog.page.font()
    font.setBold(True)
    dialog.page.setFont(font)
    metrics = dialog.page.fontMetrics()
    room = dialog.least_in_letters[0] * dialog.fontMetrics().height() * 0.9
    for head, width in zip(HEADS, WIDTHS, strict=True):
        widest = max(metrics.horizontalAdvance(word) for word in words.text(head).split())
        assert widest + PADDING <= room * width / 100, head
