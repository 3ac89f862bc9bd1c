"""The caption: what does not fit ends in three points, between words, and is whole again when there is room."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridgetable.ui.entry import caption as captions
from bridgetable.ui.entry.caption import Caption, Tone
from bridgetable.ui.kit.theme import style_sheet

LONG = " ".join(["The revoke trick was won by the offender himself, and his side won a later one."] * 8)


def test_a_text_too_long_is_cut_between_words(qtbot: QtBot) -> None:
    caption = Caption()
    qtbot.addWidget(caption)
    caption.resize(700, 48)
    caption.show()
    caption.show_message(LONG, "West to lead")
    shown = caption.text.text()
    assert shown.endswith("…") and len(shown) < len(LONG)
    assert LONG.startswith(shown.removesuffix(" …"))
    assert caption.plain == LONG
    caption.resize(6000, 300)
    assert caption.text.text() == LONG


def test_a_short_text_is_shown_whole(qtbot: QtBot) -> None:
    caption = Caption()
    qtbot.addWidget(caption)
    caption.resize(700, 48)
    caption.show()
    caption.show_message("West leads.", "")
    assert caption.text.text() == "West leads."


def test_a_text_has_the_room_that_the_turn_beside_it_leaves(qtbot: QtBot) -> None:
    shown = []
    for earlier in ("", "West to play from dummy, spades only"):
        caption = Caption()
        qtbot.addWidget(caption)
        caption.resize(700, 48)
        caption.show()
        caption.show_message("West leads.", earlier)
        QApplication.processEvents()
        caption.show_message(LONG, "West to lead")
        shown.append(caption.text.text())
    assert shown[0] == shown[1]


def test_a_text_in_another_tone_is_laid_out_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    caption = Caption()
    qtbot.addWidget(caption)
    caption.setStyleSheet(style_sheet("light"))
    caption.resize(700, 48)
    caption.show()
    laid_out: list[str] = []

    def rich(text: str, *how: object) -> str:
        laid_out.append(text)
        return text

    monkeypatch.setattr(captions, "rich", rich)
    caption.show_message("A notice.", "", Tone.NOTICE)
    assert laid_out.count("A notice.") == 1


def test_labels_are_laid_out_and_styled_once_the_caption_has_a_size(qtbot: QtBot) -> None:
    caption = Caption()
    qtbot.addWidget(caption)
    caption.show_message("West leads.", "North to play")
    caption.show_message("West has led.", "", Tone.NOTICE)
    assert not caption.text.testAttribute(Qt.WidgetAttribute.WA_WState_Polished) and not caption.text.text()
    assert caption.plain == "West has led." and caption.accessibleName() == "West has led."
    caption.show()
    assert caption.text.text() == "<b>West has led.</b>" and not caption.turn.text()
