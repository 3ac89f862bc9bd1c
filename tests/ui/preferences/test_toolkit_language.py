"""Qt's own texts in the language of the window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QLineEdit, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from bridgetable.ui.preferences.toolkit_language import MISSING, ToolkitLanguage
from bridgetable.words.catalogue import Words


@pytest.fixture
def toolkit(qapp: QApplication) -> Iterator[ToolkitLanguage]:
    """Qt's texts, which are English again after the test."""
    toolkit, locale = ToolkitLanguage(qapp), QLocale()
    yield toolkit
    toolkit.show(Words.of("en"))
    QLocale.setDefault(locale)


def menu_of_a_field(qtbot: QtBot) -> list[str]:
    field = QLineEdit("abc")
    qtbot.addWidget(field)
    menu = field.createStandardContextMenu()
    return [action.text().partition("\t")[0].replace("&", "") for action in menu.actions() if action.text()]


def test_the_menu_of_a_text_field_follows_the_language(qtbot: QtBot, toolkit: ToolkitLanguage) -> None:
    toolkit.show(Words.of("it"))
    assert menu_of_a_field(qtbot) == ["Annulla", "Rifai", "Taglia", "Copia", "Incolla", "Elimina", "Seleziona tutto"]
    toolkit.show(Words.of("fr"))
    assert menu_of_a_field(qtbot)[0] == "Annuler"
    toolkit.show(Words.of("en"))
    assert menu_of_a_field(qtbot) == ["Undo", "Redo", "Cut", "Copy", "Paste", "Delete", "Select All"]


def test_every_word_of_the_file_dialog_is_italian(qtbot: QtBot, toolkit: ToolkitLanguage) -> None:
    english = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    toolkit.show(Words.of("it"))
    italian = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    for dialog in (english, italian):
        qtbot.addWidget(dialog)

    def words_of(dialog: QFileDialog) -> list[str]:
        shown = [each.text() for each in dialog.findChildren(QLabel)]
        shown += [each.text() for each in dialog.findChildren(QPushButton)]
        return [text.replace("&", "") for text in shown if text]

    shown = words_of(italian)
    assert len(shown) == 5 and not set(shown) & {"Look in:", "File name:", "Files of type:", "Open", "Cancel"}
    QCoreApplication.sendPostedEvents()
    assert words_of(english) == shown, "a dialog that is open follows too"


def test_standard_buttons_follow_the_language(qtbot: QtBot, toolkit: ToolkitLanguage) -> None:
    toolkit.show(Words.of("it"))
    box = QMessageBox()
    qtbot.addWidget(box)
    kinds = QMessageBox.StandardButton
    box.setStandardButtons(kinds.Cancel | kinds.Discard | kinds.Save)
    assert {box.button(kind).text() for kind in (kinds.Cancel, kinds.Discard, kinds.Save)} == {
        "Annulla",
        "Scarta",
        "Salva",
    }


def test_what_the_translations_of_qt_lack_is_ours(toolkit: ToolkitLanguage) -> None:
    toolkit.show(Words.of("it"))
    for (context, source), key in MISSING.items():
        assert QCoreApplication.translate(context, source) == Words.of("it").text(key)
    toolkit.show(Words.of("en"))
    for context, source in MISSING:
        assert QCoreApplication.translate(context, source) == source


def test_numbers_are_written_as_in_the_language(toolkit: ToolkitLanguage) -> None:
    for language, half in (("it", "0,5"), ("en", "0.5")):
        toolkit.show(Words.of(language))
        assert QLocale().toString(0.5, "f", 1) == half
