"""The dialog of the assigned score: results with weights, the same or split, and the arithmetic under them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from bridgetable.cards.call import Denomination
from bridgetable.cards.notation import contract_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.reader import members_of, parsed
from bridgetable.cases.verbs import read_action, write_action
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.laws.law77 import board_score
from bridgetable.table.scores import Artificial, Assigned, AssignedResult
from bridgetable.ui.director.assigned_score import AssignedScoreDialog
from bridgetable.ui.director.entered_score import among_others, arithmetic, parse_weight, redistribute, weight_text
from bridgetable.ui.director.evidence import DirectorsEvidence
from bridgetable.ui.figures.analysis import Analysis
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.scores import result_text
from tests.each import for_each
from tests.equity.ground import needs_the_fast_solver
from tests.situations import POZNAN, Situation, at
from tests.ui.waiting import settle, until

ENDED = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SDJ WCT", "claim S 11", "agree W")
EN = Words.of("en", strict=True)
THIRD = Fraction(1, 3)


@pytest.fixture
def analysis(qtbot: QtBot) -> Iterator[Analysis]:
    found = Analysis()
    yield found
    found.stop_worker()


def opened(
    qtbot: QtBot, analysis: Analysis, situation: Situation = ENDED, words: Words = EN, typed: str = ""
) -> AssignedScoreDialog:
    evidence = DirectorsEvidence(analysis)
    dialog = AssignedScoreDialog(words, situation.table, evidence, typed)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def assigned(dialog: AssignedScoreDialog) -> a.Adjust:
    action = dialog.action
    assert isinstance(action, a.Adjust)
    return action


def results(given: Assigned) -> tuple[AssignedResult, ...]:
    """The results a side was given, where it was given no artificial score."""
    assert not isinstance(given, Artificial)
    return given


def may_agree(dialog: AssignedScoreDialog) -> bool:
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


# -- weights ---------------------------------------------------------------------------------------------------------


@for_each(
    ("text", "weight"),
    [
        ("60", Fraction(3, 5)),
        ("33,3 %", Fraction(333, 1000)),
        ("12.5%", Fraction(1, 8)),
        ("1/3", THIRD),
        (" 2 / 3 ", Fraction(2, 3)),
        ("100", Fraction(1)),
        ("0", None),
        ("101", None),
        ("3/2", None),
        ("1/0", None),
        ("", None),
        ("half", None),
    ],
)
def test_a_weight_is_a_percentage_or_a_fraction(text: str, weight: Fraction | None) -> None:
    assert parse_weight(text) == weight


@for_each(
    ("weight", "text"),
    [(Fraction(1), "100"), (Fraction(3, 5), "60"), (Fraction(1, 8), "12,5"), (THIRD, "1/3"), (Fraction(5, 6), "5/6")],
)
def test_a_weight_is_written_as_it_is_typed(weight: Fraction, text: str) -> None:
    assert weight_text(weight, ",") == text and parse_weight(text) == weight


def test_equal_weights_stay_equal_and_a_new_one_gets_the_rest() -> None:
    assert redistribute([Fraction(1)], added=True) == [Fraction(1, 2)] * 2
    assert redistribute([Fraction(1, 2)] * 2, added=True) == [THIRD] * 3
    assert redistribute([THIRD] * 2, added=False) == [Fraction(1, 2)] * 2
    uneven = [Fraction(3, 5), Fraction(1, 5)]
    assert redistribute(uneven, added=True) == [*uneven, Fraction(1, 5)]
    assert redistribute([Fraction(2, 5)], added=False) == [Fraction(1)]


@pytest.mark.parametrize(("tricks", "text"), [(10, "="), (11, "+1"), (8, "−2")])
def test_tricks_are_shown_as_a_result_too(tricks: int, text: str) -> None:
    assert result_text(contract_of("4S", Seat.S), tricks) == text


# -- the arithmetic --------------------------------------------------------------------------------------------------

MADE, DOWN = AssignedResult(contract_of("4S", Seat.S), 10, 0.6), AssignedResult(contract_of("4S", Seat.S), 9, 0.4)


def test_the_arithmetic_is_shown() -> None:
    table = at(POZNAN, "4S S").table
    shown = EN.say(arithmetic(table, (MADE, DOWN), Side.NS))
    assert shown == "North-South: 60\u00a0% × +420 + 40\u00a0% × −50 = +232"
    assert EN.say(arithmetic(table, (MADE, DOWN), Side.EW)).endswith("= −232")


def test_the_rounding_is_shown() -> None:
    uneven = (AssignedResult(contract_of("4S", Seat.S), 10, 1 / 3), AssignedResult(contract_of("4S", Seat.S), 9, 2 / 3))
    assert EN.say(arithmetic(at(POZNAN, "4S S").table, uneven, Side.NS)).endswith("= 106.67, rounded +107")


def test_each_result_is_compared_and_then_weighted() -> None:
    """Against one other +420: 60 % of a tie and 40 % of a loss of ten IMPs."""
    table = at(POZNAN, "4S S").table
    found = among_others(table, (MADE, DOWN), Side.NS, (420,))
    assert found is not None and dict(found.blanks)["share"] == "30.0" and dict(found.blanks)["imps"] == "−4.00"
    theirs = among_others(table, (MADE, DOWN), Side.EW, (420,))
    assert theirs is not None and dict(theirs.blanks)["imps"] == "+4.00"
    assert among_others(table, (MADE,), Side.NS, ()) is None


# -- the dialog ------------------------------------------------------------------------------------------------------


def test_it_begins_with_the_result_of_the_table(qtbot: QtBot, analysis: Analysis) -> None:
    action = assigned(opened(qtbot, analysis))
    assert action.ns == action.ew == (AssignedResult(contract_of("4S", Seat.S), 13, 1.0),)


def test_while_the_play_goes_on_it_begins_with_the_contract_made(qtbot: QtBot, analysis: Analysis) -> None:
    action = assigned(opened(qtbot, analysis, at(POZNAN, "4S S").do("WCJ NCA")))
    assert action.ns == action.ew and results(action.ns)[0].tricks == 10


def test_a_score_may_differ_for_the_sides(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.ns.rows[0].tricks.setValue(10)
    assert assigned(dialog).ns == assigned(dialog).ew
    dialog.both.setChecked(False)
    assert dialog.ew.isVisible() and assigned(dialog).ew == assigned(dialog).ns
    dialog.ew.rows[0].tricks.setValue(13)
    assert (results(assigned(dialog).ns)[0].tricks, results(assigned(dialog).ew)[0].tricks) == (10, 13)
    assert EN.text("assigned-not-balanced") in dialog.sums.text()


def test_results_are_added_weighted_and_removed(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.ns.add.click()
    dialog.ns.add.click()
    assert [row.weight.text() for row in dialog.ns.rows] == ["1/3"] * 3 and may_agree(dialog)
    dialog.ns.rows[2].remove.click()
    assert [row.weight.text() for row in dialog.ns.rows] == ["50", "50"]
    dialog.ns.rows[0].weight.setText("70")
    dialog.ns.rows[1].tricks.setValue(9)
    assert dialog.action is None and not may_agree(dialog) and "120 %" in dialog.fault.text()
    dialog.ns.rows[1].weight.setText("30")
    assert may_agree(dialog) and dialog.fault.isHidden()
    assert [(one.tricks, one.weight) for one in results(assigned(dialog).ns)] == [(13, 0.7), (9, 0.3)]


def test_an_invalid_weight_is_reported(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.ns.add.click()
    dialog.ns.rows[0].weight.setText("much")
    assert dialog.fault.text() == EN.text("assigned-weight-unreadable") and dialog.action is None


def test_a_side_keeps_the_score_of_the_table_with_one_click(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.both.setChecked(False)
    for side in (dialog.ns, dialog.ew):
        side.rows[0].tricks.setValue(8)
        side.add.click()
    dialog.ew.keep.click()
    assert assigned(dialog).ew == (AssignedResult(contract_of("4S", Seat.S), 13, 1.0),)
    assert len(results(assigned(dialog).ns)) == 2


def test_it_can_be_used_by_the_keyboard_alone(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.activateWindow()
    settle()
    assert dialog.focusWidget() is dialog.ns.rows[0].tricks
    QTest.keyClicks(dialog.ns.rows[0].tricks, "9")
    assert dialog.ns.rows[0].tricks.value() == 9 and "(−1)" in dialog.ns.rows[0].tricks.text()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.ns.add
    QTest.keyClick(dialog.ns.add, Qt.Key.Key_Space)
    assert dialog.focusWidget() is dialog.ns.rows[1].tricks
    QTest.keyClicks(dialog.ns.rows[1].denomination, "h")
    assert dialog.ns.rows[1].denomination.currentData() is Denomination.H
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == 1 and len(results(assigned(dialog).ns)) == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["1997", "2017"])
def test_every_field_has_a_name_and_the_law_is_told(
    qtbot: QtBot, analysis: Analysis, language: str, edition: str
) -> None:
    words = Words.of(language, strict=True)
    dialog = opened(qtbot, analysis, at(POZNAN, "4S S", edition), words)
    dialog.ns.add.click()
    for row in dialog.ns.rows:
        names = [field.accessibleName() for field in row.widgets if field is not row.points]
        assert all(names) and len(set(names)) == len(names)
    number = "12C2" if edition == "1997" else "12C1(c)"
    assert any(number in label.text() for label in dialog.findChildren(QLabel))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_a_small_window(qtbot: QtBot, analysis: Analysis, language: str) -> None:
    dialog = opened(qtbot, analysis, words=Words.of(language, strict=True))
    dialog.both.setChecked(False)
    for side in (dialog.ns, dialog.ew):
        side.add.click()
        side.add.click()
    settle()
    assert dialog.width() <= 1024 and dialog.height() <= 700
    inside = dialog.results.viewport().width()
    for row in (*dialog.ns.rows, *dialog.ew.rows):
        right = row.remove.mapTo(dialog.results.viewport(), row.remove.rect().topRight()).x()
        assert right < inside


def test_the_score_assigned_is_written_and_read_again(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.both.setChecked(False)
    dialog.ns.add.click()
    dialog.ns.add.click()
    for tricks, row in zip((10, 9, 8), dialog.ns.rows, strict=True):
        row.tricks.setValue(tricks)
    dialog.law.setText("64C1")
    action = assigned(dialog)
    written = parsed(json.dumps(write_action(action)).encode())
    assert read_action(members_of(written, "actions[0]"), "actions[0]") == action
    scores = board_score(apply(ENDED.table, action).table)
    assert scores is not None and scores[Side.NS] == 90 and scores[Side.EW] == -510


def test_the_other_tables_are_compared_with(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis, typed="420 -50")
    assert "100.0 %" in dialog.sums.text()
    assert "%" not in opened(qtbot, analysis, typed="nonsense").sums.text()


def test_what_it_is_compared_with_is_stored_with_the_score(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis, typed="420 -50")
    for typed in ("4x", "+", "12345"):
        dialog.datum.setText(typed)
        assert dialog.action is None and dialog.fault.isVisible()
    dialog.datum.setText(" −50 ")
    action = assigned(dialog)
    assert (action.field, action.datum) == ((420, -50), -50)
    written = parsed(json.dumps(write_action(action)).encode())
    assert read_action(members_of(written, "actions[0]"), "actions[0]") == action


@needs_the_fast_solver
def test_all_contracts_of_the_deal_are_shown_when_they_are_known(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    table = dialog.contracts
    assert table is not None and EN.text("proposal-working") in table.accessibleName()
    until(qtbot, lambda: "South" in table.accessibleName())
    assert "South ♣ 11 ♦ 6 ♥ 8 ♠ 11 NT 9" in table.accessibleName()


# -- artificial scores -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "clause"), [("1997", "12C1"), ("2017", "12C2(a)")])
def test_average_plus_for_one_side_begins_with_average_minus_for_the_other(
    qtbot: QtBot, analysis: Analysis, language: str, edition: str, clause: str
) -> None:
    words = Words.of(language, strict=True)
    dialog = opened(qtbot, analysis, at(POZNAN, "4S S", edition), words)
    dialog.ns.kind.choose(Artificial.AVERAGE_PLUS)
    action = assigned(dialog)
    assert (action.ns, action.ew, action.law) == (Artificial.AVERAGE_PLUS, Artificial.AVERAGE_MINUS, clause)
    assert not dialog.both.isChecked() and not dialog.ns.box.isVisible()
    assert "60" in dialog.sums.text() and "40" in dialog.sums.text() and clause in dialog.how.text()


def test_average_is_for_both_sides(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.ns.kind.choose(Artificial.AVERAGE)
    assert dialog.both.isChecked() and (assigned(dialog).ns, assigned(dialog).ew) == (Artificial.AVERAGE,) * 2


def test_one_side_may_have_a_result_beside_an_artificial_score(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.ns.kind.choose(Artificial.AVERAGE_PLUS)
    dialog.ew.kind.choose(None)
    action = assigned(dialog)
    assert action.ns is Artificial.AVERAGE_PLUS and results(action.ew)[0].tricks == 13 and action.law == "12C1"


def test_weights_that_do_not_add_up_are_no_fault_of_an_artificial_score(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.ns.add.click()
    dialog.ns.rows[0].weight.setText("much")
    dialog.ns.kind.choose(Artificial.AVERAGE)
    assert may_agree(dialog) and dialog.action is not None
    dialog.ns.kind.choose(None)
    assert not may_agree(dialog)


def test_the_law_under_which_the_director_was_asked_stays(qtbot: QtBot, analysis: Analysis) -> None:
    found = ENDED.do("director W", "choose director adjust")
    dialog = opened(qtbot, analysis, found)
    dialog.ns.kind.choose(Artificial.AVERAGE_PLUS)
    assert assigned(dialog).law == "64C1"


def test_a_law_that_no_case_file_could_tell_is_said(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.law.setText("twelve")
    assert dialog.action is None and not may_agree(dialog)
    dialog.law.setText("12A1")
    assert assigned(dialog).law == "12A1" and may_agree(dialog)


def test_an_artificial_score_is_chosen_with_the_keyboard(qtbot: QtBot, analysis: Analysis) -> None:
    dialog = opened(qtbot, analysis)
    dialog.activateWindow()
    settle()
    first = dialog.ns.kind.focusProxy()
    assert first is not None
    first.setFocus()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Right)
    assert dialog.ns.artificial is Artificial.AVERAGE_PLUS
