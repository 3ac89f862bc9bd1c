"""The dialog of a warning or a penalty, and what stands beside the score."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox
from pytestqt.qtbot import QtBot

from bridgetable.cards.seat import Side
from bridgetable.engine.actions import Penalise
from bridgetable.table.scores import PenaltyKind, PenaltyUnit
from bridgetable.ui.director.forms import OtherResultsDialog, PenaltyDialog
from bridgetable.ui.table.score_line import score_parts
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.situations import POZNAN, at
from tests.ui.waiting import settle

ENDED = at(POZNAN, "4S S").do("claim S 10", "agree W", "round")
EN = Words.of("en", strict=True)


@pytest.fixture(params=LANGUAGES)
def dialog(qtbot: QtBot, request: pytest.FixtureRequest) -> PenaltyDialog:
    opened = PenaltyDialog(Words.of(request.param, strict=True))
    qtbot.addWidget(opened)
    opened.show()
    return opened


def may_agree(dialog: PenaltyDialog) -> bool:
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).isEnabled()


def test_it_begins_with_a_warning_that_costs_nothing(dialog: PenaltyDialog) -> None:
    assert dialog.action == Penalise(Side.NS, PenaltyKind.WARNING) and may_agree(dialog)
    assert not dialog.amount.isEnabled() and not dialog.unit.isEnabled()


@pytest.mark.parametrize(("typed", "amount"), [("10", 10), ("0.5", 0.5), ("0,5", 0.5)])
def test_a_penalty_with_its_amount_and_what_it_is_for(dialog: PenaltyDialog, typed: str, amount: float) -> None:
    dialog.side.choose(Side.EW)
    dialog.kind.choose(PenaltyKind.PROCEDURAL)
    dialog.unit.choose(PenaltyUnit.VP)
    dialog.amount.setText(typed)
    dialog.law.setText("90B2")
    assert dialog.action == Penalise(Side.EW, PenaltyKind.PROCEDURAL, amount, PenaltyUnit.VP, "90B2")


def test_how_much_may_be_left_open(dialog: PenaltyDialog) -> None:
    dialog.kind.choose(PenaltyKind.DISCIPLINARY)
    assert dialog.action == Penalise(Side.NS, PenaltyKind.DISCIPLINARY)


@pytest.mark.parametrize(("amount", "law"), [("much", ""), ("0", ""), ("-3", ""), ("10", "rude"), ("", "99Z")])
def test_what_cannot_be_read_is_said(dialog: PenaltyDialog, amount: str, law: str) -> None:
    dialog.kind.choose(PenaltyKind.PROCEDURAL)
    dialog.amount.setText(amount)
    dialog.law.setText(law)
    assert dialog.action is None and not may_agree(dialog) and dialog.fault.text()


def test_it_can_be_used_by_the_keyboard_alone(dialog: PenaltyDialog) -> None:
    dialog.activateWindow()
    settle()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Right, Qt.Key.Key_Tab):
        QTest.keyClick(dialog.focusWidget(), key)
    QTest.keyClicks(dialog.focusWidget(), "10")
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.result() == 1
    assert dialog.action == Penalise(Side.EW, PenaltyKind.PROCEDURAL, 10, PenaltyUnit.PERCENT)


@pytest.mark.parametrize(
    ("given", "language", "score", "beside"),
    [
        ("penalty NS procedural 10 percent", "en", "N-S +420 · E-W −420", "N-S −10\u00a0%"),
        ("penalty EW procedural 0.5 VP", "it", "N-S +420 · E-O −420", "E-O −0,5\u00a0VP"),
        ("penalty EW warning", "en", "N-S +420 · E-W −420", "E-W warned"),
        ("give average-plus average-minus", "en", "Assigned: N-S 60\u00a0% · E-W 40\u00a0%", ""),
    ],
)
def test_the_score_plate_tells_both(given: str, language: str, score: str, beside: str) -> None:
    parts = dict(score_parts(ENDED.do(given).table, Words.of(language, strict=True)))
    assert (parts["score"], parts["penalty"]) == (score, beside)


def test_an_artificial_score_is_not_compared_but_told(qtbot: QtBot) -> None:
    compared = OtherResultsDialog(EN, ENDED.do("give average-plus average-minus").table, "420 450")
    qtbot.addWidget(compared)
    shown = compared.page.toPlainText()
    assert "60 % · +3 IMPs" in shown and "40 % · −3 IMPs" in shown and EN.text("results-here") not in shown
