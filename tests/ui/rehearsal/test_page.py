"""A rehearsal in the window: by mouse and keys, on the wall, in both languages; nothing is cut or left over."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import Suit
from bridgetable.document.at_start import as_left
from bridgetable.document.autosave import Autosave
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.laws.long_searches import CancelledError
from bridgetable.rehearsal.asked import Answered, Aspect, GeneratedCase, Outcome
from bridgetable.ui.drawing.colours import ground, suit_text_colour
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.ui.kit.theme import apply_theme
from bridgetable.ui.rehearsal.question_view import ChoiceButton
from bridgetable.ui.rehearsal.told import Phase, RehearsalAction
from bridgetable.ui.session.shown import Speed
from bridgetable.ui.shell.window import Window
from tests.situations import actions_of
from tests.ui.contrast import contrast
from tests.ui.opened import answer, open_wall, open_window, said
from tests.ui.rehearsal.rehearsed import (
    CASES,
    asked_of,
    give,
    give_right,
    moment_of,
    open_case,
    page_of,
    press,
    rehearsing,
)
from tests.ui.waiting import settle, until

REVOKE = "revoke/revoke-06-a-nine-card-suit"
SHORT = "play/declarer-48-drops-a-card"


def trigger(window: Window, *names: str) -> None:
    """Does these commands."""
    for name in names:
        window.parts.commands[name].trigger()


def told(qtbot: QtBot, window: Window) -> str:
    """All that the page tells, when the last of it has been added."""
    story = page_of(window).story
    until(qtbot, lambda: story.is_whole)
    return story.toPlainText()


def test_answers_by_mouse_are_marked_by_sign_and_word_with_the_reason(qtbot: QtBot, tmp_path: Path) -> None:
    window = rehearsing(qtbot, tmp_path, REVOKE, "en")
    page, words = page_of(window), window.session.words
    assert page.isVisible() and not window.parts.panel.isVisible() and "Case 6" in window.windowTitle()
    wrong = next(choice for choice in asked_of(window).choices if not choice.right and not choice.lawful)
    right = next(choice for choice in asked_of(window).choices if choice.right)
    give(window, wrong.key)
    give_right(window)
    assert moment_of(window).phase is Phase.TOLD
    kept = window.parts.study.progress.store.read().answers
    assert [each.outcome for each in kept] == [result.outcome for result in moment_of(window).results]
    text = told(qtbot, window)
    # The suit symbols are pictures.
    named = [words.say(choice.message).partition(" (")[0] for choice in (wrong, right)]
    assert f"✗ Wrong: {named[0]}" in text and f"○ Missed: {named[1]}" in text
    assert "✓ Right:" in text and "The ruling" in text and "62A" in text
    assert text.startswith("◐ 2 right of 3")
    assert right.why is not None and words.say(right.why).split(": ", 1)[1] not in text, "the reasons are folded"
    page.actions_view.buttons[RehearsalAction.WHY].click()
    assert words.say(right.why).split(": ", 1)[1] in told(qtbot, window)
    QTest.keyClicks(page, "+")
    assert words.say(right.why).split(": ", 1)[1] not in told(qtbot, window)
    opened: list[str] = []
    answer(lambda dialog: opened.append(dialog.windowTitle() if isinstance(dialog, FormDialog) else ""))
    page.story.anchorClicked.emit("law:62A")
    assert "62A" in opened[0]
    QTest.mouseClick(page.actions_view.buttons[RehearsalAction.GO_ON], Qt.MouseButton.LeftButton)
    assert moment_of(window).number == 2
    QTest.mouseClick(page.actions_view.buttons[RehearsalAction.SHOW], Qt.MouseButton.LeftButton)
    assert "○ The answer:" in told(qtbot, window)
    trigger(window, "question-before")
    QTest.mouseClick(page.actions_view.buttons[RehearsalAction.ALOUD], Qt.MouseButton.LeftButton)
    assert moment_of(window).phase is Phase.MARKING
    press(window, *[Qt.Key.Key_2] * len(moment_of(window).results))
    assert {result.outcome for result in moment_of(window).results} == {Outcome.PARTLY}
    assert "◐" in told(qtbot, window)


def test_a_law_is_typed_with_completion_or_chosen(qtbot: QtBot, tmp_path: Path) -> None:
    window = rehearsing(qtbot, tmp_path, REVOKE, "en")
    press(window, Qt.Key.Key_1, Qt.Key.Key_Return)
    asked, question = asked_of(window), page_of(window).question
    assert asked.aspect is Aspect.LAW and question.field.hasFocus()
    QTest.keyClicks(question.field, "revoke")
    before = moment_of(window)
    press(window, Qt.Key.Key_Return)
    assert question.field.text() == "revoke" and moment_of(window) is before and question.buttons == []
    question.field.clear()
    QTest.keyClicks(question.field, "62b")
    assert [button.choice for button in question.buttons] == ["62B", "62B1", "62B2"]
    press(window, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert [button.choice for button in question.buttons if button.isChecked()] == ["62B1"]
    QTest.keyClicks(question.field, "90A")
    press(window, Qt.Key.Key_Return)
    assert [button.choice for button in question.buttons if button.isChecked()] == ["62B1", "90A"]
    press(window, Qt.Key.Key_Return)
    result = moment_of(window).results[-1]
    assert result.given.typed == ("90A",) and "90A" in result.marked.unknown


def test_chosen_laws_are_chips_and_a_number_that_may_be_a_row_is_asked_about(qtbot: QtBot, tmp_path: Path) -> None:
    window = rehearsing(qtbot, tmp_path, REVOKE, "en")
    view = page_of(window).question
    press(window, Qt.Key.Key_1, Qt.Key.Key_Return)
    assert asked_of(window).aspect is Aspect.LAW
    QTest.keyClicks(view.field, "1")
    QTest.keyClick(view.field, Qt.Key.Key_Return)
    assert not view.chips and "Do you mean Law 1" in view.hint.text()
    QTest.keyClick(view.field, Qt.Key.Key_Return)
    assert list(view.chips) == ["1"] and "Do you mean" not in view.hint.text()
    QTest.keyClicks(view.field, "62A")
    QTest.keyClick(view.field, Qt.Key.Key_Return)
    assert set(view.chips) == {"1", "62A"} and all(chip.accessibleName() for chip in view.chips.values())
    view.chips["1"].click()
    assert set(view.chips) == {"62A"} and "1" not in [button.choice for button in view.buttons]


def test_arrows_and_the_space_bar_choose_several(qtbot: QtBot, tmp_path: Path) -> None:
    window = rehearsing(qtbot, tmp_path, REVOKE)
    question, moment = page_of(window).question, moment_of(window)
    assert asked_of(window).several and question.buttons[0].hasFocus()
    press(window, *[Qt.Key.Key_Tab] * len(question.buttons))
    assert page_of(window).actions_view.buttons[RehearsalAction.CONFIRM].hasFocus()
    question.take_focus()
    # Nothing is answered that nobody has chosen, nor by a key that is held down.
    press(window, Qt.Key.Key_Return)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1", True)
    QApplication.sendEvent(question, held)
    assert moment_of(window) is moment and not question.buttons[0].isChecked()
    press(window, Qt.Key.Key_Space, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Space)
    assert [button.isChecked() for button in question.buttons[:3]] == [True, False, True]
    assert question.buttons[0].key.text() == "✓" and question.buttons[1].key.text() == "2"
    press(window, Qt.Key.Key_3)
    assert not question.buttons[2].isChecked()
    # Another language keeps what was chosen; so does Escape, after which keys go on from there.
    window.view.choose_language("en")
    press(window, Qt.Key.Key_Escape)
    assert question.buttons[0].isChecked() and page_of(window).head.text().startswith("Case 6")
    press(window, Qt.Key.Key_Return)
    assert moment_of(window).results[0].given.keys == {moment_of(window).results[0].asked.choices[0].key}
    # Asked again, nothing is chosen.
    trigger(window, "question-before")
    assert not any(button.isChecked() for button in question.buttons)


def test_the_answers_are_summed_up_and_one_goes_on_from_there(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, "en")
    open_case(window, SHORT)
    window.view.change_preferences(speed=Speed.NORMAL)
    trigger(window, "panel", "rehearse")
    assert moment_of(window).phase is Phase.PLAYING and "goes on" in told(qtbot, window)
    press(window, Qt.Key.Key_X)
    assert moment_of(window).phase is Phase.ASKING
    window.view.change_preferences(speed=Speed.OFF)
    give_right(window)
    press(window, Qt.Key.Key_Return)
    text = told(qtbot, window)
    assert "Right: 1 of 1" in text and "✓ Laws: 1 of 1" in text and "By Law" in text
    press(window, Qt.Key.Key_1)
    assert (moment_of(window).number, moment_of(window).past) == (1, ()) and page_of(window).isVisible()
    trigger(window, "show-answer")
    assert not window.parts.commands["show-answer"].isEnabled()
    press(window, Qt.Key.Key_Return)
    path = window.session.document.path
    press(window, Qt.Key.Key_2)
    assert window.session.document.path != path and not window.session.changeable
    assert (moment_of(window).number, moment_of(window).past) == (1, ())
    trigger(window, "leave-rehearsal")
    assert window.arrangement.panel.isHidden() and window.session.document.case is not None


def raise_cancelled(*_: object) -> None:
    """What a search does that the user does not wait for."""
    raise CancelledError


def test_nothing_else_is_done_meanwhile(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = rehearsing(qtbot, tmp_path, REVOKE)
    commands, history = window.parts.commands, window.session.history
    changing = ("save", "note", "library", "wrong", "compare-editions", "marks", "edition", "director")
    own = ("show-answer", "question-before", "leave-rehearsal")
    window.view.change_preferences(theme="dark", marks=True)
    assert not window._shown.options.marks
    dealer = history.table.board.dealer
    window.parts.cards.enter_card(dealer, next(iter(history.table.hands[dealer])), True)
    assert window.session.history is history
    assert [name for name in changing if commands[name].isEnabled()] == []
    assert all(commands[name].isEnabled() for name in own)
    trigger(window, "leave-rehearsal")
    assert all(commands[name].isEnabled() for name in changing) and not any(commands[name].isEnabled() for name in own)
    assert window._shown.options.marks and window.parts.panel.isVisible()
    with monkeypatch.context() as cancelled:
        # The user cancels while the Laws are searched.
        cancelled.setattr(window.session.searches, "call", raise_cancelled)
        trigger(window, "rehearse")
    assert window.session.changeable and window.parts.panel.isVisible() and window.parts.keys.instead is None
    trigger(window, "rehearse")
    assert window.parts.documents.open_path(str(CASES / f"{SHORT}.case.json"))
    assert window.session.changeable and not window.parts.study.is_rehearsing
    assert window.session.document.path.endswith(f"{SHORT}.case.json")


def test_after_a_crash_in_a_rehearsal_the_table_is_as_it_was_before_it(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, autosave=True)
    for action in (*actions_of("WCJ NCA ES2 SC3"), *actions_of("director S")):
        window.session.act(action)
    history = window.session.history
    trigger(window, "rehearse")
    give_right(window)
    press(window, Qt.Key.Key_Return)
    # So another program finds it that starts after this one was killed.
    left = as_left(Autosave(tmp_path / "kept"))
    assert left.opened is not None and left.dirty
    assert left.opened.history.nodes == history.nodes and left.opened.history.cursor == history.cursor


def test_the_wall_asks_and_takes_answers_where_it_covers_the_window(qtbot: QtBot, tmp_path: Path) -> None:
    window = rehearsing(qtbot, tmp_path, REVOKE, "en")
    wall = open_wall(window)
    trigger(window, "lectern")
    assert said(wall).startswith("What happened? 1 East: premature play")
    moment = moment_of(window)
    for _ in range(9):
        trigger(window, "next-page")
    assert moment_of(window) is moment and wall.page is not None and wall.page.number == wall.page.of == 1
    coming = window.parts.lectern.panel.labels["next"]
    assert "hidden" in coming.accessibleName()
    QTest.keyClick(wall.table, Qt.Key.Key_1)
    assert wall.entry == f"✓ {page_of(window).question.buttons[0].text_of_label}"
    QTest.keyClick(wall.table, Qt.Key.Key_Return)
    assert said(wall).startswith(window.session.words.say(asked_of(window).question)) and wall.entry == ""
    for key in (Qt.Key.Key_6, Qt.Key.Key_2, Qt.Key.Key_B):
        QTest.keyClick(wall, key)
    assert wall.entry == "62b" and page_of(window).question.field.text() == "62b" and not wall.cover.black
    trigger(window, "show-answer")
    assert wall.entry == "" and "Director" in said(wall)
    for _ in range(20):
        trigger(window, "next-page")
    assert (moment_of(window).number, moment_of(window).phase) == (2, Phase.ASKING)
    trigger(window, "leave-rehearsal")
    assert "hidden" not in coming.accessibleName()


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_text_is_cut_in_the_smallest_window_and_all_have_names(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = rehearsing(qtbot, tmp_path, REVOKE, language)
    page = page_of(window)
    for _ in range(40):
        if moment_of(window).phase is Phase.ENDED:
            break
        labels = [page.head, page.question.question, page.question.hint, page.given_facts, page.actions_view.about]
        for label in (each for each in labels if each.isVisible()):
            assert label.height() >= label.heightForWidth(label.width()), label.objectName()
        for button in (*page.question.buttons, *page.actions_view.buttons.values()):
            assert button.accessibleName()
            if button.isVisible():
                assert button.label.height() >= button.label.heightForWidth(button.label.width())
                metrics = button.label.fontMetrics()
                widest = max(metrics.horizontalAdvance(word) for word in button.accessibleName().split())
                assert widest <= button.label.width(), button.accessibleName()
        assert page.accessibleName() and page.question.accessibleName() and page.question.field.accessibleName()
        assert page.width() <= window.width() * 0.4 and window.width() == 1024
        if moment_of(window).phase is Phase.ASKING:
            give(window, asked_of(window).choices[0].key)
        else:
            assert page.actions_view.buttons[RehearsalAction.GO_ON].hasFocus() and page.story.accessibleName()
            press(window, Qt.Key.Key_Return)
    assert moment_of(window).phase is Phase.ENDED


def test_another_case_like_it_is_rehearsed_and_its_answers_count_for_its_family(qtbot: QtBot, tmp_path: Path) -> None:
    window = rehearsing(qtbot, tmp_path, REVOKE, "en")
    while moment_of(window).phase is not Phase.ENDED:
        if moment_of(window).phase is Phase.ASKING:
            give(window, asked_of(window).choices[0].key)
        else:
            press(window, Qt.Key.Key_Return)
    answers: list[Answered] = []
    window.parts.study.rehearsal.answered.connect(answers.append)
    page_of(window).actions_view.buttons[RehearsalAction.ANOTHER].click()
    assert moment_of(window).phase is not Phase.ENDED and moment_of(window).number <= 1
    while moment_of(window).phase is Phase.PLAYING:
        press(window, Qt.Key.Key_Return)
    give(window, asked_of(window).choices[0].key)
    trigger(window, "show-answer")
    case = answers[0].case
    assert isinstance(case, GeneratedCase) and case.family in {family.name for family in FAMILIES}


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_chosen_answer_is_read_as_well_as_any_other(qtbot: QtBot, theme: str) -> None:
    apply_theme(theme)
    try:
        asking = named(QFrame(), "asking")
        qtbot.addWidget(asking)
        button = ChoiceButton("1", "a", "Una carta penalizzata", asking)
        button.resize(300, 40)
        asking.resize(320, 60)
        button.setChecked(True)
        asking.show()
        settle()
        picture = button.grab().toImage()
        colours = Counter(picture.pixelColor(x, y).name() for x in range(8, 290) for y in range(6, 34))
        behind = colours.most_common(1)[0][0]
        assert contrast(button.label.palette().windowText().color().name(), behind) >= 4.5
        dark = theme != "light"
        assert all(contrast(suit_text_colour(suit, ground(dark)), behind) >= 4.5 for suit in Suit)
    finally:
        apply_theme("light")
