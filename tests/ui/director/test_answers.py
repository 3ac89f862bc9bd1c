"""Questions and answers in the window: a card clicked or typed can be the answer, and the wall tells what is asked."""

from __future__ import annotations

from itertools import repeat, takewhile
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.ui.shell.window import Window
from tests.situations import actions_of, at
from tests.ui.opened import answer, click, open_menu, open_wall, open_window, press, said
from tests.ui.waiting import settle


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


def do(window: Window, *texts: str) -> None:
    for text in texts:
        for action in actions_of(text):
            assert window.session.act(action)


def test_a_card_of_a_hand_not_in_turn_is_offered_with_its_name(qtbot: QtBot, window: Window) -> None:
    click(qtbot, window, Seat.W, card_of("CJ"))
    click(qtbot, window, Seat.E, card_of("C2"))
    assert window.parts.caption.plain == "A premature play: it is not East's turn yet."
    window.parts.caption.accept.click()
    assert window.session.table.tricks[0].card_of(Seat.E) == card_of("C2")


def test_a_lead_that_lies_face_down_is_turned_up_by_a_click(qtbot: QtBot, window: Window) -> None:
    do(window, "down W CJ")
    click(qtbot, window, Seat.W, card_of("CJ"))
    assert window.session.table.tricks[0].card_of(Seat.W) == card_of("CJ") and not window.session.table.face_down


@pytest.mark.parametrize("by", ["click", "keys"])
def test_a_card_that_answers_the_question_is_the_answer(qtbot: QtBot, window: Window, by: str) -> None:
    do(window, "WCJ NCA EC2 SC3", "call any")
    if by == "click":
        click(qtbot, window, Seat.N, card_of("D2"))
    else:
        press(qtbot, window, "d2")
    assert window.session.table.tricks[1].card_of(Seat.N) == card_of("D2") and not window.session.table.irregularities


def test_a_card_on_the_table_can_be_the_answer(qtbot: QtBot, window: Window) -> None:
    do(window, "WCJ NCA", "cards E C8 C4")
    click(qtbot, window, Seat.E, card_of("C4"))
    assert window.session.table.tricks[0].cards_of(Seat.E) == (card_of("C4"),)


@pytest.mark.parametrize("language", ["en", "it"])
def test_thirteen_cards_to_choose_from_are_buttons_in_full(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path, language)
    do(window, "WCJ NCA EC2 SC3", "call any")
    settle()
    buttons = window.parts.panel.asking.options.buttons
    assert len(buttons) == 12
    for button in buttons:
        one_line = button.label.fontMetrics().height()
        assert one_line <= button.label.height() and button.label.heightForWidth(button.label.width()) < 1.6 * one_line
        assert button.accessibleName()
    buttons[9].click()
    assert window.session.table.tricks[1].card_of(Seat.N) is not None


def test_who_knows_what_is_told_on_demand(qtbot: QtBot, window: Window) -> None:
    pages: list[str] = []
    for texts in ((), ("WCJ NCA ES2 SC3", "director S", "EC8", "choose S keep")):
        do(window, *texts)
        answer(lambda dialog: pages.append(dialog.page.toPlainText()))  # type: ignore[attr-defined]
        window.parts.commands["knowledge"].trigger()
    assert pages[0].startswith("Nothing has been ruled")
    assert "♠" in pages[1] and "everybody" in pages[1] and "50E" in pages[1]
    assert window.parts.panel.knowledge.isVisible()


def test_the_wall_tells_what_is_asked_with_the_keys_of_the_options(qtbot: QtBot, window: Window) -> None:
    do(window, "WCJ NCA EC2 SC3", "NCK", "WCT", "director S")
    wall = open_wall(window)
    pages = [said(wall), *(said(wall) for _ in takewhile(wall.turn_page, repeat(1)))]
    assert any("1 Highest card" in page for page in pages)
    QTest.keyClick(wall.table, Qt.Key.Key_1)
    assert window.parts.caption.turn.text().startswith("East to play · highest") and "✓" not in said(wall)


def test_the_end_of_the_play_offers_an_objection_to_what_was_agreed(qtbot: QtBot, window: Window) -> None:
    do(window, "WCJ NCA EC2 SC3", "claim S 12", "agree W")
    [objection] = [line for text, line in open_menu(window, "table").items() if text.startswith("Object to the claim")]
    assert objection.isEnabled()


def test_the_director_finds_another_number_of_tricks(qtbot: QtBot, window: Window) -> None:
    table = at("N:.32..3 .QJ..2 9.AK.. J...AK", "4S S", lead="S").table
    window.session.new(table)
    do(window, "claim S 3", "object W", "choose W rule")
    another = window.parts.panel.another
    assert another.isVisible() and [one.text() for one in another.menu().actions()] == ["Three tricks to North-South"]
    another.menu().actions()[0].trigger()
    assert window.session.table.tricks_after_transfers(Side.NS) == 13
    assert another.isVisible() and len(another.menu().actions()) == 4
    window.session.undo()
    window.session.undo()
    assert not another.isVisible()


def test_the_link_of_a_question_takes_the_colour_of_another_theme(window: Window) -> None:
    do(window, "WCJ NCA EC2 SC3", "claim S 9")
    question = window.parts.panel.asking.question
    for theme in ("dark", "light"):
        window.view.change_preferences(theme=theme)
        settle()
        link, picture = question.palette().link().color(), question.grab().toImage()
        seen = {picture.pixelColor(x, y).name() for x in range(picture.width()) for y in range(picture.height())}
        assert link.name() in seen, theme
