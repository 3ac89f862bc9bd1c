"""The answers as buttons: what they say, and that pointing counts only where it is meant."""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent, QImage, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import PACK
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Choose, Summon
from bridgetable.laws import long_searches
from bridgetable.ui.director.consequences import Answer, Consequence, answers_now
from bridgetable.ui.director.option_buttons import OptionButtons
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table.elements import DescribedFigure, Figure
from bridgetable.words.catalogue import Words
from tests.shipped import CASES
from tests.situations import actions_of
from tests.spread import spread
from tests.ui.opened import open_window, press
from tests.ui.waiting import settle, until
from tests.ui.wall.test_every_case import histories


def do(window: Window, *texts: str) -> None:
    for text in texts:
        for action in actions_of(text):
            assert window.session.act(action)
    settle()


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    opened = open_window(qtbot, tmp_path)
    do(opened, "WCJ NCA ES2 SC3", "director S", "EC8")
    return opened


def test_a_score_is_assigned_and_figures_are_shown_only_where_the_question_is_for_them(window: Window) -> None:
    asking = window.parts.panel.asking
    assert asking.isVisible() and asking.question.isVisible()
    assert asking.figures.isVisible() and not asking.assign.isVisible()
    window.session.to_start()
    settle()
    assert not asking.isVisible()


def test_what_a_claim_asks_the_players_has_no_figures(qtbot: QtBot, tmp_path: Path) -> None:
    opened = open_window(qtbot, tmp_path)
    do(opened, "WCJ NCA EC2 SC3", "claim S 12")
    asking = opened.parts.panel.asking
    assert asking.options.buttons and not asking.figures.isVisible() and not asking.assign.isVisible()


@pytest.fixture
def seen(window: Window) -> list[object]:
    tables: list[object] = []
    window.parts.panel.preview_changed.connect(tables.append)
    return tables


def enter(button: QWidget, offset: QPointF) -> None:
    """The pointer is over the button, at this distance from where it was when the button appeared."""
    at = QPointF(QCursor.pos()) + offset
    QApplication.sendEvent(button, QEnterEvent(QPointF(5, 5), QPointF(5, 5), at))


def move(button: QWidget, offset: QPointF) -> None:
    at = QPointF(QCursor.pos()) + offset
    none = Qt.MouseButton.NoButton
    QApplication.sendEvent(
        button, QMouseEvent(QEvent.Type.MouseMove, QPointF(5, 5), at, none, none, Qt.KeyboardModifier.NoModifier)
    )


def test_a_pointer_at_rest_where_a_button_appears_points_at_nothing(window: Window, seen: list[object]) -> None:
    button = window.parts.panel.asking.options.buttons[1]
    enter(button, QPointF(0, 0))
    move(button, QPointF(0, 0))
    assert not seen
    move(button, QPointF(3, 0))
    assert seen and seen[-1] is not None
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert seen[-1] is None


def test_a_pointer_that_comes_from_elsewhere_points(window: Window, seen: list[object]) -> None:
    enter(window.parts.panel.asking.options.buttons[0], QPointF(40, 12))
    assert seen and seen[-1] is not None


def test_tab_previews_and_going_on_ends_it(window: Window, seen: list[object]) -> None:
    first, second = window.parts.panel.asking.options.buttons
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert len(seen) == 1 and seen[-1] is not None
    QTest.keyClick(first, Qt.Key.Key_Tab)
    assert window.focusWidget() is second and seen[-1] is not None and seen[-1] is not seen[0]
    window.table.setFocus(Qt.FocusReason.TabFocusReason)
    assert seen[-1] is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_answer_with_the_focus_is_given_by_a_key(window: Window, key: Qt.Key) -> None:
    before = window.session.table
    button = window.parts.panel.asking.options.buttons[1]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, key)
    assert window.session.table is not before and not window.parts.panel.asking.options.buttons


def test_a_window_that_becomes_active_again_previews_nothing(window: Window, seen: list[object]) -> None:
    window.parts.panel.asking.options.buttons[0].setFocus(Qt.FocusReason.ActiveWindowFocusReason)
    assert not seen


def test_the_buttons_say_what_follows(window: Window) -> None:
    keep, withdraw = window.parts.panel.asking.options.buttons
    assert withdraw.follows.isVisible() and "unauthorised" in withdraw.follows.text()
    assert withdraw.accessibleDescription() in withdraw.toolTip()
    assert "replace his card" in withdraw.accessibleDescription() and keep.accessibleName() == "Keep the 3 of clubs"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("size", [(1024, 700), (1366, 768)])
def test_five_answers_are_whole_in_a_small_window(
    qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    window = open_window(qtbot, tmp_path, language, size=size)
    do(window, "EHK", "director S")
    panel = window.parts.panel
    assert len(panel.asking.options.buttons) == 5
    for button in panel.asking.options.buttons:
        assert button.label.height() >= button.label.heightForWidth(button.label.width())
        assert not button.follows.isVisible() or button.follows.height() >= button.fontMetrics().height()
        assert button.accessibleDescription()
    assert panel.copy.mapTo(window, panel.copy.rect().bottomLeft()).y() <= window.height()


def test_a_claim_is_answered_by_keys_on_the_panel(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    do(window, "WCJ NCA EC2 SC3", "claim S 12")
    options = window.parts.panel.asking.options
    assert [button.label.text() for button in options.buttons] == ["Agree", "Object", "Director!"]
    press(qtbot, window, "1")
    assert window.session.table.over and not options.buttons


def test_what_takes_long_to_work_out_is_said_later_on_the_same_buttons(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(long_searches, "_results", OrderedDict())
    window = open_window(qtbot, tmp_path)
    do(window, "WCJ NCA EC2 SC3", "claim S 12")
    _, object_, director = buttons = tuple(window.parts.panel.asking.options.buttons)
    assert object_.accessibleDescription() == director.accessibleDescription() == "being worked out…"
    director.setFocus(Qt.FocusReason.TabFocusReason)
    until(qtbot, lambda: "play on" in object_.accessibleDescription())
    assert "the Director judges" in director.accessibleDescription()
    assert director.accessibleDescription() in director.toolTip() and object_.follows.isVisible()
    assert tuple(window.parts.panel.asking.options.buttons) == buttons and director.hasFocus()
    settle()
    assert object_.follows.wordWrap() and object_.follows.height() > 2 * object_.fontMetrics().height()


def test_no_answer_moves_under_the_pointer(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(long_searches, "_results", OrderedDict())
    window = open_window(qtbot, tmp_path)
    do(window, "WCJ NCA EC2 SC3", "claim S 12")
    panel = window.parts.panel
    panel.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    agree, object_, director = panel.asking.options.buttons
    places = [button.mapTo(window, button.rect().topLeft()) for button in panel.asking.options.buttons]
    until(qtbot, lambda: "play on" in object_.accessibleDescription())
    settle()
    assert [button.mapTo(window, button.rect().topLeft()) for button in panel.asking.options.buttons] == places
    assert object_.follows.text() != "being worked out…" and not object_.follows.wordWrap()
    panel.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, False)
    QApplication.sendEvent(panel, QEvent(QEvent.Type.Leave))
    settle()
    assert object_.follows.wordWrap() and agree.mapTo(window, agree.rect().topLeft()) != places[0]
    assert director.follows.text()


def pictures(buttons: OptionButtons) -> list[QImage]:
    """Each button as it looks."""
    return [button.grab().toImage() for button in buttons.buttons]


def test_a_button_used_again_shows_nothing_of_the_question_before(qtbot: QtBot) -> None:
    words, figure = Words.of("en"), DescribedFigure(Figure(9, "+1", best=True), "South makes an overtrick.")
    plain = [Answer("one", Summon(Seat.N), "The first"), Answer("other", Summon(Seat.E), "The second")]
    cards = [Answer(str(card), Choose(Seat.N, str(card)), str(card), card) for card in PACK[:6]]
    follows = [Consequence(("A card is withdrawn",)), Consequence()]
    window = QWidget()
    qtbot.addWidget(window)
    new, used, elsewhere = OptionButtons(window), OptionButtons(window), QLineEdit(window)
    for buttons in (new, used):
        buttons.setFixedWidth(260)
    window.show()
    # A button that has the focus looks different.
    elsewhere.setFocus()
    used.show_answers(cards, [Consequence(("A card becomes a penalty card",))] * 6, words)
    used.show_figures({cards[0].name: figure, cards[1].name: figure})
    before = used.buttons
    for buttons in (used, new):
        buttons.show_answers(plain, follows, words)
        buttons.adjustSize()
    settle()
    assert used.buttons == before[:2]
    larger = window.font()
    larger.setPointSize(larger.pointSize() + 4)
    window.setFont(larger)
    for buttons in (used, new):
        buttons.adjustSize()
    settle()
    assert pictures(used) == pictures(new)
    for of_used, of_new in zip(used.buttons, new.buttons, strict=True):
        assert of_used.toolTip() == of_new.toolTip()
        assert of_used.accessibleName() == of_new.accessibleName()
        assert of_used.accessibleDescription() == of_new.accessibleDescription()
    chosen: list[str] = []
    used.chosen.connect(chosen.append)
    used.press(2)
    assert chosen == ["other"]


LONGEST = (
    "two-suits",
    "the-double-that-was-a-stop",
    "50d-clubs-forbidden",
    "49-dropped-or-shown",
    "the-auction-goes-on",
)
"""The cases in whose questions most is said of what follows."""


def test_what_follows_is_never_cut(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, "it", size=(1366, 768))
    panel, seen = window.parts.panel, 0
    longest = [file for file in CASES if any(name in file.name for name in LONGEST)]
    for file in dict.fromkeys((*longest, *spread(CASES, 3))):
        for history in histories(file):
            if answers_now(history.table, window.session.words) is None:
                continue
            window.session.open(history, window.session.document)
            settle()
            buttons = panel.asking.options.buttons
            one_below_the_other = len({button.y() for button in buttons}) == len(buttons)
            for button in buttons if one_below_the_other else ():
                if button.follows.text():
                    where = (file.name, history.cursor, button.label.text())
                    assert button.follows.isVisible() and button.follows.wordWrap(), where
                    assert button.follows.height() >= button.follows.heightForWidth(button.follows.width()), where
                    seen += 1
    assert seen > 60
