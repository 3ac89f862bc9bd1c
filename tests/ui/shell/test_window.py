"""The window: the Poznań deal from the first card to Law 64C, by clicks and keys, and what is kept of it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import card_of, seat_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.actions import Summon
from bridgetable.engine.history import START
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Status
from bridgetable.ui.director.forms import SummonsDialog
from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.entry.forms import ClaimDialog
from bridgetable.ui.shell.window import Window
from bridgetable.ui.timeline.rows import ForkRow
from tests.situations import actions_of
from tests.ui.opened import (
    TO_THE_CLAIM,
    TO_THE_REVOKE,
    TO_THE_SECOND,
    answer,
    click,
    click_cards,
    open_menu,
    open_wall,
    open_window,
    press,
    said,
)
from tests.ui.waiting import settle


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


def do(window: Window, *texts: str) -> None:
    for text in texts:
        for action in actions_of(text):
            assert window.session.act(action)


def play_to_the_end(qtbot: QtBot, window: Window) -> None:
    """Both revokes: one clicked and confirmed by Enter, one typed and confirmed by the button."""
    click_cards(qtbot, window, TO_THE_REVOKE)
    click(qtbot, window, Seat.S, card_of("DJ"))
    press(qtbot, window, "\n")
    press(qtbot, window, "c10")
    click_cards(qtbot, window, "NCQ EC8")
    press(qtbot, window, "h4")
    window.parts.caption.accept.click()
    press(qtbot, window, "s6da")
    click_cards(qtbot, window, "ND2 ED3")
    press(qtbot, window, "s3")


def claim_the_rest(window: Window) -> None:
    def all_of_them(dialog: QDialog) -> None:
        assert isinstance(dialog, ClaimDialog)
        dialog.seat.choose(Seat.S)
        dialog.tricks.setValue(9)

    answer(all_of_them)
    window.parts.commands["claim"].trigger()
    do(window, "agree W")


def summon(window: Window, seat: Seat) -> None:
    """Through the menu of the toolbar."""
    open_menu(window, "director")[window.session.words.name(seat)].trigger()


def call_for_both(window: Window) -> None:
    def both(dialog: QDialog) -> None:
        assert isinstance(dialog, SummonsDialog)
        assert len(dialog.boxes) == 2 and all(box.isChecked() for box in dialog.boxes.values())

    answer(both)
    summon(window, Seat.W)


# -- the whole board -------------------------------------------------------------------------------------------------


def test_the_board_is_played_to_the_end_and_the_director_rules(qtbot: QtBot, window: Window) -> None:
    play_to_the_end(qtbot, window)
    claim_the_rest(window)
    table = window.session.table
    assert table.over and table.tricks_won(Side.NS) == 12
    assert "as played 12" in window.parts.score.text() and "after the Laws" not in window.parts.score.text()
    call_for_both(window)
    assert "as played 12 → after the Laws 11" in window.parts.score.text()
    assert "+450" in window.parts.score.text()
    assert "64C2(a)" in window.parts.panel.asking.question.text()
    buttons = window.parts.panel.asking.options.buttons
    assert [(button.key.text(), button.label.text()) for button in buttons] == [
        ("1", "The result stands"),
        ("2", "Adjust the score"),
    ]
    assert "64A2" in window.parts.panel.text() and "64B2" in window.parts.panel.text()


def test_the_revoke_is_corrected_in_time_instead_and_both_lines_are_kept(qtbot: QtBot, window: Window) -> None:
    play_to_the_end(qtbot, window)
    claim_the_rest(window)
    call_for_both(window)
    end = window.session.history.cursor
    while len(window.session.table.irregularities) != 1 or window.session.table.open_trick != 2:
        window.parts.commands["undo"].trigger()
    while window.session.history.nodes[window.session.history.cursor].step.action != actions_of("SDJ")[0]:
        window.parts.commands["undo"].trigger()
    do(window, "ask N S")
    assert window.parts.panel.alarm.isVisible() and window.parts.caption.turn.text() == "The Director is awaited"
    summon(window, Seat.N)
    press(qtbot, window, "c5")
    assert window.session.table.status(IrregularityId(0)) is Status.CORRECTED
    assert len(window.session.history.leaves()) == 2
    forks = [row for row in window.parts.timeline.model.rows if isinstance(row, ForkRow)]
    assert len(forks) == 2 and sum(fork.shown for fork in forks) == 1
    other = next(fork for fork in forks if not fork.shown)
    window.parts.timeline.place_chosen.emit(other.place)
    window.parts.commands["to-end"].trigger()
    assert window.session.history.cursor == end and "after the Laws 11" in window.parts.score.text()


def test_an_option_is_taken_by_its_key_and_the_score_assigned(qtbot: QtBot, window: Window) -> None:
    play_to_the_end(qtbot, window)
    claim_the_rest(window)
    call_for_both(window)
    press(qtbot, window, "2")
    assert window.parts.panel.asking.assign.isVisible()

    def ten_tricks(dialog: QDialog) -> None:
        dialog.ns.rows[0].tricks.setValue(10)  # type: ignore[attr-defined]

    answer(ten_tricks)
    window.parts.panel.asking.assign.click()
    assert "+420" in window.parts.score.text() and not window.parts.panel.asking.assign.isVisible()


# -- playing ---------------------------------------------------------------------------------------------------------


def test_a_lawful_card_is_played_by_one_click(qtbot: QtBot, window: Window) -> None:
    click(qtbot, window, Seat.W, card_of("CJ"))
    assert window.session.table.tricks[0].card_of(Seat.W) == card_of("CJ")
    assert window.parts.caption.plain == "West leads the jack of clubs."
    assert window.parts.caption.turn.text() == "South to play from dummy"


def test_an_unlawful_card_is_offered_with_its_name_and_can_stay(qtbot: QtBot, window: Window) -> None:
    click_cards(qtbot, window, TO_THE_REVOKE)
    before = window.session.table
    click(qtbot, window, Seat.S, card_of("DJ"))
    assert window.session.table is before and window.parts.caption.tone is Tone.OFFER
    assert window.parts.caption.plain == "A revoke: South still has ♣9 7 6 5."
    assert window.parts.caption.accept.isVisible() and window.parts.caption.accept.hasFocus()
    QTest.keyClick(window.parts.caption.accept, Qt.Key.Key_Escape)
    assert tone(window) == "normal" and window.parts.offer.proposal is None
    press(qtbot, window, "\n")
    assert not window.session.table.irregularities


def test_shift_and_a_click_play_it_at_once(qtbot: QtBot, window: Window) -> None:
    click_cards(qtbot, window, TO_THE_REVOKE)
    click(qtbot, window, Seat.S, card_of("DJ"), shift=True)
    assert window.session.table.irregularities and window.parts.caption.tone is Tone.NORMAL
    assert window.parts.panel.story.toPlainText().count("This is a revoke") >= 1


def test_the_mark_of_what_nobody_noticed_can_be_switched_off(qtbot: QtBot, window: Window) -> None:
    do(window, TO_THE_REVOKE, "SDJ")
    assert "revoke" in window.parts.panel.story.toPlainText()
    window.parts.panel.marks.click()
    assert "revoke" not in window.parts.panel.story.toPlainText() and not window.view.options.marks
    window.parts.commands["marks"].trigger()
    assert "revoke" in window.parts.panel.story.toPlainText() and window.parts.panel.marks.isChecked()


def test_what_cannot_be_done_is_said_in_one_sentence(qtbot: QtBot, window: Window) -> None:
    click(qtbot, window, Seat.W, card_of("CJ"))
    do(window, "claim S 13", "agree E")
    before = window.session.table
    click(qtbot, window, Seat.E, card_of("C2"))
    assert window.session.table is before
    assert window.parts.caption.tone is Tone.REFUSAL and window.parts.caption.plain == "The play is over."
    press(qtbot, window, "cj")
    assert window.parts.caption.plain == "Nobody holds the jack of clubs any more: it has been played."


def test_the_typed_card_is_echoed(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window, "c")
    assert window.parts.caption.echo.isVisible()
    press(qtbot, window, "1")
    press(qtbot, window, "0")
    assert not window.parts.caption.echo.isVisible()
    assert window.session.table.tricks[0].card_of(Seat.W) == card_of("CT")


def test_italian_letters_type_italian_suits(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, "it")
    press(qtbot, window, "ff")
    assert window.session.table.tricks[0].card_of(Seat.W) == card_of("CJ")


def test_a_digit_is_a_rank_while_a_card_is_typed_and_an_option_otherwise(qtbot: QtBot, window: Window) -> None:
    do(window, "WCJ NCA ES2 SC3", "director S", "EC8")
    assert window.parts.panel.asking.options.buttons
    press(qtbot, window, "1")
    assert not window.session.table.agenda and window.session.table.tricks[0].card_of(Seat.S) == card_of("C3")


# -- the panel and the options -----------------------------------------------------------------------------------------


def test_pointing_at_an_option_previews_it_and_changes_nothing(qtbot: QtBot, window: Window) -> None:
    do(window, "WCJ NCA ES2 SC3", "director S", "EC8")
    seen: list[object] = []
    window.parts.panel.preview_changed.connect(seen.append)
    settle()
    withdraw = window.parts.panel.asking.options.buttons[1]
    before = window.session.table
    withdraw.setFocus()
    assert seen and seen[-1] is not None and window.session.table is before
    window.table.setFocus()
    assert seen[-1] is None


def test_the_law_is_opened_from_the_panel(qtbot: QtBot, window: Window) -> None:
    do(window, "WCJ NCA ES2 SC3", "director S")
    pages: list[str] = []
    answer(lambda dialog: pages.append(dialog.windowTitle() + dialog.page.toPlainText()))  # type: ignore[attr-defined]
    window.parts.panel.clause_opened.emit("62B1")
    assert "Law 62B1" in pages[0] and "major penalty card" in pages[0] and "Laws of 1997" in pages[0]


def test_the_rulings_can_be_copied_as_text(qtbot: QtBot, window: Window) -> None:
    do(window, "WCJ NCA ES2 SC3", "director S", "EC8")
    text = window.parts.panel.text()
    assert "South calls the Director." in text and "(Law 62A)" in text


# -- time ------------------------------------------------------------------------------------------------------------


def test_undo_and_redo_keep_their_switches(qtbot: QtBot, window: Window) -> None:
    assert not window.parts.commands["undo"].isEnabled()
    do(window, "WCJ")
    assert window.parts.commands["undo"].isEnabled() and not window.parts.commands["redo"].isEnabled()
    window.parts.commands["undo"].trigger()
    assert window.session.history.cursor == START and window.parts.commands["redo"].isEnabled()


def test_menus_say_what_can_be_done_and_do_it(qtbot: QtBot, window: Window) -> None:
    do(window, TO_THE_REVOKE, "SDJ")
    open_menu(window, "ask")["North, dummy, asks South"].trigger()
    assert window.session.table.pending
    for name in ("table", "edition", "language", "view"):
        window.menus[name].aboutToShow.emit()
        assert window.menus[name].actions()


def test_every_menu_line_can_be_opened_at_every_step(qtbot: QtBot, window: Window) -> None:
    for action in actions_of(f"{TO_THE_REVOKE} SDJ {TO_THE_SECOND} SH4 {TO_THE_CLAIM}"):
        assert window.session.act(action)
    for place in (START, 1, 4, 6, 9):
        window.session.jump(place)
        for name in ("ask", "table"):
            menu = window.menus[name]
            menu.aboutToShow.emit()
            for line in menu.actions():
                under = line.menu()
                if under is not None:
                    under.aboutToShow.emit()  # type: ignore[attr-defined]


def test_the_window_remembers_its_panels(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.parts.commands["timeline"].trigger()
    assert window.arrangement.timeline.isHidden()
    window.close()
    again = open_window(qtbot, tmp_path)
    assert again.arrangement.timeline.isHidden() and not again.arrangement.panel.isHidden()


def tone(window: Window) -> str:
    """How the caption speaks."""
    return window.parts.caption.tone.value


def test_the_wall_shows_the_table_alone_and_takes_the_keys(qtbot: QtBot, window: Window) -> None:
    do(window, TO_THE_REVOKE, "SDJ")
    wall = open_wall(window)
    assert not wall.table.table_scene.options.marks and window.view.options.marks
    QTest.keyClicks(wall.table, "c10")
    QTest.keyClick(wall.table, Qt.Key.Key_Return)
    assert window.session.table.tricks[1].card_of(Seat.W) == card_of("CT")
    do(window, "NCQ EC8")
    QTest.keyClicks(wall.table, "h4")
    assert window.parts.offer.proposal is not None and "Enter" in said(wall)
    QTest.keyClick(wall.table, Qt.Key.Key_Escape)
    assert window.parts.presentation.is_on and "Enter" not in said(wall)
    QTest.keyClick(wall.table, Qt.Key.Key_Escape)
    assert window.parts.presentation.is_on and "once more" in said(wall)
    QTest.keyClick(wall.table, Qt.Key.Key_Escape)
    assert not window.parts.presentation.is_on and not window.arrangement.panel.isHidden()


def test_the_table_stays_when_the_edition_changes(qtbot: QtBot, window: Window) -> None:
    menu = window.menus["edition"]
    do(window, TO_THE_REVOKE, "SDJ", "director W")
    menu.aboutToShow.emit()
    menu.actions()[0].trigger()
    assert window.session.edition.value == "1997" and window.parts.caption.tone is Tone.NOTICE
    assert window.toolbar.buttons["edition"].text() == "Laws 1997"
    assert seat_of("S") is window.session.table.turn


def test_the_organisers_choices_are_in_the_menu_of_the_edition_and_are_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)

    def chosen(of: str) -> list[str]:
        elections = open_menu(window, "edition", "The organisers' choices")
        label = next(text for text in elections if text.startswith(of))
        answers = open_menu(window, "edition", "The organisers' choices", label)
        return [text for text, action in answers.items() if action.isChecked()]

    assert chosen("43B2(b)") == ["The trick as it was completed (WBF Laws Committee)"]
    assert chosen("80") == ["As the Laws have it"]
    window.view.elect("43B2b", "revoked")
    window.view.elect("screens", True)
    assert chosen("43B2(b)") == ["The trick as the revoke would have left it (the Italian school)"]
    assert chosen("80") == ["Yes"]
    assert dict(open_window(qtbot, tmp_path).view.preferences.elections) == {"43B2b": "revoked", "screens": True}
    window.view.elect("43B2b", None)
    assert chosen("43B2(b)") == ["The trick as it was completed (WBF Laws Committee)"]


@pytest.mark.qt_log_ignore("does not support (raise|grabbing the keyboard)", extend=True)
def test_return_takes_the_first_choice_of_a_menu_opened_by_key(window: Window) -> None:
    window.parts.commands["director"].trigger()
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert window.session.history.nodes[-1].step.action == Summon(Seat.N)
