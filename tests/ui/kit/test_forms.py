"""Form dialogs: the letters of their fields, the size they are left in, and what is said before anything is typed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QDialog, QLabel, QStyle, QStyleOptionButton, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards.board import Board
from bridgetable.cards.notation import contract_of
from bridgetable.cards.seat import Seat
from bridgetable.dealing.draft import Draft
from bridgetable.table.edition import Edition
from bridgetable.ui.deal.editor import DealEditor
from bridgetable.ui.deal.new_deal import ContractDialog, NewDealDialog
from bridgetable.ui.director.forms import KnowledgeDialog, PenaltyDialog
from bridgetable.ui.kit.dialogs import FormDialog, TextDialog
from bridgetable.ui.kit.theme import apply_theme
from bridgetable.ui.lesson.page_dialogs import OwnQuestionDialog, PageDialog
from bridgetable.ui.papers.dialogs import HandRecordsDialog
from bridgetable.ui.preferences.dialog import PreferencesDialog
from bridgetable.ui.preferences.preferences import Preferences
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from tests.ui.contrast import contrast
from tests.ui.held import HeldBackground
from tests.ui.opened import open_window
from tests.ui.waiting import settle

EN, IT = Words.of("en"), Words.of("it")
Made = Callable[[Words, Window], FormDialog]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


# -- letters -----------------------------------------------------------------------------------------------------------


def letters_of(dialog: QDialog) -> list[str]:
    """The letters that are pressed with Alt for the fields and ticks of a dialog, in order."""
    labels = [each for each in dialog.findChildren(QLabel) if each.buddy() is not None]
    texts = [*(each.text() for each in labels), *(each.text() for each in dialog.findChildren(QCheckBox))]
    assert texts and all("&" in text for text in texts), texts
    return [text.partition("&")[2][0].lower() for text in texts]


@pytest.mark.parametrize("words", [EN, IT], ids=["en", "it"])
@pytest.mark.parametrize(
    "made",
    [
        lambda words, window: NewDealDialog(words, Edition.E2017, 7, window),
        lambda words, window: ContractDialog(words, None, window),
        lambda words, window: PenaltyDialog(words, window),
        lambda words, window: HandRecordsDialog(words, "", window.parts.waiting, window),
        lambda words, window: TextDialog("note", words, parent=window),
    ],
    ids=["new", "contract", "penalty", "hand-records", "text"],
)
def test_each_field_has_a_letter_of_its_own(window: Window, words: Words, made: Made) -> None:
    dialog = made(words, window)
    dialog.show()
    letters = letters_of(dialog)
    assert len(set(letters)) == len(letters)


def test_a_letter_moves_to_its_field_and_in_a_row_of_choices_to_the_chosen_one(qtbot: QtBot, window: Window) -> None:
    dialog = ContractDialog(EN, contract_of("4S", Seat.E), window)
    dialog.show()
    settle()
    label = next(each for each in dialog.findChildren(QLabel) if each.text().replace("&", "") == "Declarer")
    letter = label.text().partition("&")[2][0].upper()
    QTest.keyClick(dialog, Qt.Key(ord(letter)), Qt.KeyboardModifier.AltModifier)
    focused = QApplication.focusWidget()
    assert focused is not None and focused.accessibleName() == "East"


def test_the_preferences_have_their_letters_in_another_language_too(window: Window) -> None:
    dialog = PreferencesDialog(EN, Preferences(), None, window)
    dialog.show()
    dialog.reword(IT)
    letters = [each.text().partition("&")[2][:1].lower() for each in dialog._labels.values() if each.isVisible()]
    assert len(set(letters)) == len(letters) > 4 and "Lingua" in dialog._labels["preferences-language"].text().replace(
        "&", ""
    )


@pytest.mark.parametrize("language", ["en", "it"])
def test_pages_that_are_seen_one_at_a_time_may_have_the_same_letters(qtbot: QtBot, language: str) -> None:
    """Those of the first pages left none for the others."""
    dialog = DealEditor(
        Words.of(language), ViewOptions(edition=Edition.E2017), Draft(Board.numbered(1)), HeldBackground()
    )
    qtbot.addWidget(dialog)
    dialog.show()
    tabs = [dialog.pages.tabText(number).partition("&")[2][:1].lower() for number in range(dialog.pages.count())]
    assert all(tabs) and len(set(tabs)) == len(tabs)
    for page in (dialog.cards, dialog.board, dialog.conditions):
        texts = [each.text() for each in page.findChildren(QLabel) if each.buddy() and each.buddy().focusPolicy()]
        letters = [text.partition("&")[2][0].lower() for text in texts if "&" in text]
        assert len(letters) >= len(texts) - 2, "where no letter of it is left, it has none"
        assert len({*letters, *tabs}) == len(letters) + len(tabs), texts


# -- size --------------------------------------------------------------------------------------------------------------


def test_a_dialog_opens_in_the_size_in_which_it_was_left(window: Window) -> None:
    def opened(name: str = "edit-note") -> TextDialog:
        dialog = TextDialog(name, EN, parent=window)
        dialog.show()
        return dialog

    usual = opened()
    size = usual.size()
    usual.close()
    assert opened().size() == size, "nobody has changed it"
    wanted = QSize(size.width() - 40, size.height() - 30)
    changed = opened()
    changed.resize(wanted)
    changed.close()
    again = opened()
    assert abs(again.width() - wanted.width()) <= 1 and abs(again.height() - wanted.height()) <= 1
    assert opened("lesson-note").size() == size, "that of another dialog stays"


def test_a_kept_size_that_makes_no_sense_is_ignored(window: Window) -> None:
    dialog = KnowledgeDialog(EN, window.session.table, window)
    dialog.show()
    usual = dialog.size()
    for value in (-5, 0, "many"):
        window.settings.setValue("dialogs/knowledge-width", value)
        window.settings.setValue("dialogs/knowledge-height", value)
        other = KnowledgeDialog(EN, window.session.table, window)
        other.show()
        assert other.size() == usual


@pytest.mark.parametrize("name", ["library", "lesson"])
def test_the_windows_of_library_and_lesson_stay_as_they_were_left(window: Window, name: str) -> None:
    parts = window.parts
    panel = parts.library.panel if name == "library" else parts.lessons.room.lessons.panel
    panel.show()
    wanted = panel.size() - QSize(50, 40)
    panel.resize(wanted)
    panel.close()
    panel.show()
    assert abs(panel.width() - wanted.width()) <= 1 and abs(panel.height() - wanted.height()) <= 1
    panel.close()


# -- before anything is typed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "made",
    [
        lambda words, window: ContractDialog(words, None, window),
        lambda words, window: HandRecordsDialog(words, "", window.parts.waiting, window),
        lambda words, window: OwnQuestionDialog(words, ViewOptions(), None, window),
        lambda words, window: PageDialog(words, ViewOptions(), None, None, window),
    ],
    ids=["contract", "hand-records", "own", "page"],
)
def test_what_is_still_missing_is_said_quietly(window: Window, made: Made) -> None:
    """It stood there as a fault, in red, before anything had been typed."""
    dialog = made(EN, window)
    dialog.show()
    settle()
    assert dialog.fault.isVisible() and dialog.fault.objectName() == "missing"
    assert not dialog.buttons.button(dialog.buttons.StandardButton.Ok).isEnabled()


def test_what_is_typed_wrong_is_a_fault(window: Window) -> None:
    dialog = HandRecordsDialog(EN, "", window.parts.waiting, window)
    dialog.show()
    dialog.file.setText("evening.pbn")
    dialog.boards.setText("all of them")
    assert dialog.fault.isVisible() and dialog.fault.objectName() == "fault"
    dialog.boards.clear()
    assert not dialog.fault.isVisible()


# -- ticks -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("pixels", [13, 24])
def test_a_tick_is_seen_and_as_large_as_the_letters(qtbot: QtBot, theme: str, pixels: int) -> None:
    """In the dark its box was darker than the dialog around it, and it stayed small beside large letters."""
    apply_theme(theme)
    window = QWidget()
    qtbot.addWidget(window)
    font = window.font()
    font.setPixelSize(pixels)
    window.setFont(font)
    dialog = FormDialog("note", EN, window)
    box = QCheckBox("Unnoticed", dialog)
    dialog.column.addWidget(box)
    dialog.finish()
    dialog.show()
    option = QStyleOptionButton()
    box.initStyleOption(option)
    place = box.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, box)
    assert min(place.width(), place.height()) >= 0.8 * pixels, place
    off = box.grab().toImage()
    middle, around = place.center().y(), off.pixelColor(off.width() - 1, 0).name()
    edge = [off.pixelColor(x, middle).name() for x in range(place.left(), place.left() + 3)]
    assert max(contrast(each, around) for each in edge) >= 3, "the edge of the box"
    box.setChecked(True)
    on, within = box.grab().toImage(), place.adjusted(3, 3, -3, -3)
    rows, columns = range(within.top(), within.bottom()), range(within.left(), within.right())
    colours = {on.pixelColor(x, y).name() for x in columns for y in rows}
    assert max(contrast(one, other) for one in colours for other in colours) >= 4.5, "the tick in it"
    apply_theme("light")
