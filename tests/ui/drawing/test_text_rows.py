"""Texts divided into rows."""

from __future__ import annotations

from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from bridgetable.ui.drawing.text_rows import words_of, wrapped


def test_no_row_ends_where_a_space_holds_a_word_and_its_sign_together(qtbot: QtBot) -> None:
    text = "L'arbitre décide\u00a0: «\u202fAjuster la marque\u202f»."
    assert words_of(text) == ["L'arbitre", "décide\u00a0:", "«\u202fAjuster", "la", "marque\u202f»."]
    rows = wrapped(text, 110, QFont("DejaVu Sans", 10))
    assert len(rows) > 2 and not any(row.startswith((":", "»")) for row in rows)


def test_other_spaces_are_one_and_an_empty_text_has_no_word() -> None:
    assert words_of("  one\ttwo\n three ") == ["one", "two", "three"]
    assert words_of("") == words_of(" \n") == []
