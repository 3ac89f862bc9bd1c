"""The score among those of the other tables: what is typed, what it is worth, and what the dialog shows."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bridgetable.cards.board import Board
from bridgetable.cards.seat import Side
from bridgetable.ui.director.entered_score import ScoreTextError, compared_results, scores_of
from bridgetable.ui.director.forms import OtherResultsDialog
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.situations import POZNAN, at

TWO = replace(at(POZNAN, "4S S").table, board=Board.numbered(2))


@for_each(
    ("typed", "scores"),
    [
        ("", ()),
        ("420 -50", (420, -50)),
        ("+420,−50;0", (420, -50, 0)),
        ("4SN=", (620,)),
        ("4sn+1", (650,)),
        ("3NTXW-2", (300,)),
        ("3nxo-2", (300,)),
        ("6♥E=", (-980,)),
        ("pass Passo", (0, 0)),
        ("1SAS+2", (150,)),
    ],
)
def test_results_are_typed_as_scores_or_as_contracts(typed: str, scores: tuple[int, ...]) -> None:
    assert scores_of(typed, TWO, "en") == scores


@for_each(
    ("typed", "scores"),
    [
        ("4CN=", (620,)),
        ("4PN+1", (650,)),
        ("4QE=", (-130,)),
        ("4FS=", (130,)),
        ("3SAXO-2", (300,)),
        ("3NTN=", (600,)),
        ("3NN=", (600,)),
        ("4♥N=", (620,)),
        ("4hn=", (620,)),
        ("4dn=", (130,)),
        ("passo", (0,)),
    ],
)
def test_in_italian_the_suits_are_cuori_picche_quadri_fiori(typed: str, scores: tuple[int, ...]) -> None:
    assert scores_of(typed, TWO, "it") == scores


@pytest.mark.parametrize(("typed", "language"), [("4PN=", "en"), ("4QE=", "en"), ("4FS=", "en"), ("4SN=", "it")])
def test_a_letter_that_the_language_does_not_call_with_is_no_suit(typed: str, language: str) -> None:
    with pytest.raises(ScoreTextError):
        scores_of(typed, TWO, language)


@for_each("typed", ["4S", "4SN", "8SN=", "4SN-11", "7NTS+1", "abc", "42000"])
def test_what_is_no_result_is_named_by_its_number(typed: str) -> None:
    with pytest.raises(ScoreTextError) as unscored:
        scores_of(f"420 {typed}", TWO, "en")
    assert dict(unscored.value.message.blanks) == {"number": 2, "text": typed}


def test_the_score_of_this_table_stands_among_the_others() -> None:
    table = at(POZNAN, "4S S").do("claim S 10", "agree W", "round").table
    found = compared_results(table, (450, 420, -50), Side.NS)
    assert [(one.here, one.score, one.matchpoints) for one in found] == [
        (False, 450, 6),
        (True, 420, 3),
        (False, 420, 3),
        (False, -50, 0),
    ]
    assert [float(one.share) for one in found if one.share is not None] == [100, 50, 50, 0]
    east = compared_results(table, (450, 420, -50), Side.EW)
    assert [(one.score, one.matchpoints) for one in east] == [(50, 6), (-420, 3), (-420, 3), (-450, 0)]


def test_sides_that_were_assigned_different_scores_are_compared_each_with_its_own() -> None:
    from bridgetable.cards.notation import contract_of
    from bridgetable.cards.seat import Seat
    from bridgetable.engine.actions import Adjust
    from bridgetable.engine.apply import apply
    from bridgetable.table.scores import AssignedResult

    four = contract_of("4S", Seat.S)
    made, down = (AssignedResult(four, 10, 1.0),), (AssignedResult(four, 9, 1.0),)
    table = apply(at(POZNAN, "4S S").do("claim S 10", "agree W", "round").table, Adjust(made, down)).table
    assert next(one.score for one in compared_results(table, (0,), Side.NS) if one.here) == 420
    assert next(one.score for one in compared_results(table, (0,), Side.EW) if one.here) == 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialog_shows_what_each_result_is_worth_as_it_is_typed(qtbot: QtBot, language: str) -> None:
    words = Words.of(language)
    dialog = OtherResultsDialog(words, at(POZNAN, "4S S").do("claim S 10", "agree W", "round").table, "")
    qtbot.addWidget(dialog)
    dialog.typed.setPlainText("-50 450")
    shown = dialog.page.toPlainText()
    assert words.text("results-here") in shown and "2 / 4" in shown and "+450" in shown and "−50" in shown
    dialog.typed.setPlainText("-50 x")
    assert "x" in dialog.fault.text() and not dialog.fault.isHidden()
    dialog.typed.setPlainText("")
    assert dialog.fault.isHidden()


def test_before_the_end_the_dialog_says_that_there_is_no_score_yet(qtbot: QtBot) -> None:
    words = Words.of("en")
    dialog = OtherResultsDialog(words, at(POZNAN, "4S S").table, "420 450")
    qtbot.addWidget(dialog)
    assert words.text("results-not-over") in dialog.page.toPlainText()
