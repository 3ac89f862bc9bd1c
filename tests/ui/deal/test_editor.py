"""Laying out a deal with the mouse, with keys, with typed lines and under conditions."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_of, contract_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.dealing.conditions import holding, measure
from bridgetable.dealing.draft import Draft
from bridgetable.dealing.pointed import ANY_POINTS, Between
from bridgetable.document.document import BoardPlace
from bridgetable.table.edition import Edition
from bridgetable.ui.deal.board_view import places
from bridgetable.ui.deal.editor import DealEditor
from bridgetable.ui.kit.dialogs import QuestionDialog
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.words.catalogue import Words
from tests.ui.held import HeldBackground
from tests.ui.opened import answer, open_window
from tests.ui.waiting import settle, until

EMPTY = Draft(Board.numbered(1))
SA, H2 = card_of("SA"), card_of("H2")


@pytest.fixture(params=["en", "it"])
def editor(qtbot: QtBot, request: pytest.FixtureRequest) -> DealEditor:
    return opened(qtbot, EMPTY, request.param)


def opened(qtbot: QtBot, draft: Draft, language: str = "en") -> DealEditor:
    dialog = DealEditor(Words.of(language), ViewOptions(edition=Edition.E2017), draft, HeldBackground())
    hold(qtbot, dialog)
    dialog.show()
    dialog.view.setFocus()
    return dialog


def hold(qtbot: QtBot, dialog: DealEditor) -> None:
    """Has a test close the dialog, which would ask first."""
    qtbot.addWidget(dialog, before_close_func=lambda _: dialog.done(0))


def place_of(editor: DealEditor, what: Card | Seat) -> QPoint:
    """The middle of a card, or of the plate of a hand, in pixels."""
    laid = places(editor.draft, editor.view.width(), editor.view.height())
    box = laid.plates[what] if isinstance(what, Seat) else laid.box(what)
    return QPointF(*box.centre).toPoint()


def test_a_click_gives_a_card_to_the_marked_hand_and_takes_it_back(qtbot: QtBot, editor: DealEditor) -> None:
    QTest.mouseClick(editor.view, Qt.MouseButton.LeftButton, pos=place_of(editor, Seat.W))
    QTest.mouseClick(editor.view, Qt.MouseButton.LeftButton, pos=place_of(editor, SA))
    assert editor.draft.owner(SA) is Seat.W
    QTest.mouseClick(editor.view, Qt.MouseButton.LeftButton, pos=place_of(editor, SA))
    assert editor.draft.owner(SA) is None


def test_a_card_is_dragged_to_a_hand_and_back(qtbot: QtBot, editor: DealEditor) -> None:
    for end, owner in ((place_of(editor, Seat.E), Seat.E), (QPoint(2, 2), None)):
        QTest.mousePress(editor.view, Qt.MouseButton.LeftButton, pos=place_of(editor, H2))
        QTest.mouseMove(editor.view, end)
        QTest.mouseRelease(editor.view, Qt.MouseButton.LeftButton, pos=end)
        assert editor.draft.owner(H2) is owner


def test_keys_alone_lay_out_a_deal(qtbot: QtBot, editor: DealEditor) -> None:
    west = "o" if editor.words.language == "it" else "w"
    for suit in range(4):
        for rank in range(13):
            QTest.keyClicks(editor.view, ("n", "e", "s", west)[(rank + suit) % 4])
            QTest.keyClick(editor.view, Qt.Key.Key_Right)
        QTest.keyClick(editor.view, Qt.Key.Key_Down)
    assert editor.buttons.button(editor.buttons.StandardButton.Ok).isEnabled()
    assert editor.history().table.turn is None
    assert editor.state.text() == editor.words.text("deal-editor-complete")


def test_a_hand_is_typed_and_what_is_none_is_told(qtbot: QtBot, editor: DealEditor) -> None:
    line = editor.cards.lines[Seat.S]
    line.setFocus()
    QTest.keyClicks(line, "AK.Q.J")
    assert len(editor.draft.hands[Seat.S]) == 4 and line.text() == "AK.Q.J"
    QTest.keyClicks(line, "z")
    assert "z" in editor.state.text().lower()
    assert not editor.buttons.button(editor.buttons.StandardButton.Ok).isEnabled()


def test_buttons_deal_turn_and_clear_and_everything_can_be_undone(qtbot: QtBot, editor: DealEditor) -> None:
    def press(name: str) -> None:
        button = editor.findChild(QPushButton, f"deal-editor-{name}")
        assert button is not None
        button.click()

    press("rest")
    dealt = editor.draft
    assert all(len(hand) == 13 for hand in dealt.hands)
    press("turn")
    assert editor.draft.hands[Seat.E] == dealt.hands[Seat.N]
    press("clear")
    assert editor.draft.undealt[0].rank == 2 and len(editor.draft.undealt) == 52
    for _ in range(3):
        editor.undo.click()
    assert editor.draft == EMPTY
    for _ in range(3):
        editor.redo.click()
    assert len(editor.draft.undealt) == 52


def test_an_ending_with_a_trick_in_progress(qtbot: QtBot) -> None:
    ending = Draft(
        Board.numbered(1), deal_of("N:AK.2.. QJ.3.. T9.4.. 87.5.."), 3, contract_of("3NT", Seat.S), won=(6, 4)
    )
    editor = opened(qtbot, ending)
    assert editor.state.text() == "It is not said who leads."
    editor.board.leader.setCurrentIndex(4)
    editor.board.leader.activated.emit(4)
    for card in ("S8", "SA"):
        QTest.mouseClick(editor.view, Qt.MouseButton.RightButton, pos=place_of(editor, card_of(card)))
    assert editor.history().table.turn is Seat.E
    QTest.mouseClick(editor.view, Qt.MouseButton.RightButton, pos=place_of(editor, card_of("S8")))
    assert editor.draft.led == ()


def test_the_auction_is_typed_and_gives_the_contract(qtbot: QtBot) -> None:
    editor = opened(qtbot, replace(EMPTY, hands=EMPTY.dealt(1).hands))
    editor.pages.setCurrentWidget(editor.board)
    editor.board.auction.setFocus()
    QTest.keyClicks(editor.board.auction, "1C P P P")
    assert editor.history().table.contract == contract_of("1C", Seat.N)
    assert not editor.board.contract.isEnabled()
    QTest.keyClicks(editor.board.auction, " 1C")
    assert not editor.buttons.button(editor.buttons.StandardButton.Ok).isEnabled()


def test_a_deal_is_found_under_conditions(qtbot: QtBot) -> None:
    background = HeldBackground()
    editor = DealEditor(Words.of("en"), ViewOptions(edition=Edition.E2017), EMPTY, background)
    hold(qtbot, editor)
    editor.conditions.text.setPlainText("dealer west\nspades(north) >= 7")
    editor.conditions.button.click()
    assert not editor.conditions.button.isEnabled()
    background.go_on()
    assert sum(card.suit is Suit.SPADES for card in editor.draft.hands[Seat.N]) >= 7
    assert editor.draft.board.dealer is Seat.W
    editor.conditions.text.setPlainText("spades(nrth) >= 7")
    editor.conditions.button.click()
    background.go_on()
    assert editor.state.text().startswith("Line 1, column 8: “nrth” is no seat")


def test_a_deal_is_found_in_which_east_can_ruff_the_opening_lead_instead_of_following(qtbot: QtBot) -> None:
    background = HeldBackground()
    editor = DealEditor(Words.of("en"), ViewOptions(edition=Edition.E2017), EMPTY, background)
    hold(qtbot, editor)
    page = editor.conditions
    page.family.setCurrentIndex(page.family.findData("revoke-own-trick-won"))
    page.seat.setCurrentIndex(page.seat.findData(Seat.E))
    page.at_first.setChecked(True)
    page.seed.setValue(5)
    page.button.click()
    background.go_on()
    assert editor.state.text().startswith("The deal is complete. Here it can happen: East, in trick 1, with the ")
    table = editor.history().table
    assert table.contract is not None and table.turn is Seat.E
    trump, led = table.contract.bid.denomination.suit, table.tricks[0].suit_led
    assert {trump, led} <= {card.suit for card in table.hands[Seat.E]} and trump is not led
    editor.change(Draft.turned)
    assert "happen" not in editor.state.text()


@pytest.mark.parametrize(
    "text",
    [
        '[Dealer "S"]\n[Vulnerable "EW"]\n'
        '[Deal "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"]',
        "N: AKQJ T98 765 432\nE: T98 765 432 AKQJ\nS: 765 432 AKQJ T98\nW: 432 AKQJ T98 765\nDealer: South\nVul: EW",
    ],
)
def test_a_deal_is_pasted(qtbot: QtBot, text: str) -> None:
    editor = opened(qtbot, EMPTY)
    QGuiApplication.clipboard().setText(text)
    QTest.keyClick(editor.view, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert editor.draft.hands == deal_of("N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765")
    assert (editor.draft.board.dealer, editor.draft.board.vulnerable) == (Seat.S, Vulnerability.EW)


def test_what_is_pasted_and_no_deal_is_told(qtbot: QtBot) -> None:
    editor = opened(qtbot, EMPTY)
    QGuiApplication.clipboard().setText("N: AKQJ AKQJ\nE: ZZ")
    editor.paste()
    assert editor.draft == EMPTY and editor.state.text()


WHOLE = Draft(Board.numbered(1), deal_of("N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765"))


def can_be_accepted(editor: DealEditor) -> bool:
    return editor.buttons.button(editor.buttons.StandardButton.Ok).isEnabled()


def test_what_could_not_be_pasted_is_told_until_something_is_done_and_hinders_nothing(qtbot: QtBot) -> None:
    editor = opened(qtbot, WHOLE)
    QGuiApplication.clipboard().setText("N: AKQJ AKQJ\nE: ZZ")
    editor.paste()
    told = editor.state.text()
    assert told != editor.words.text("deal-editor-complete") and can_be_accepted(editor)
    editor.change(Draft.turned)
    assert editor.state.text() == editor.words.text("deal-editor-complete") and can_be_accepted(editor)


def test_a_line_that_cannot_be_read_hinders_until_it_is_put_right_whatever_else_is_typed(editor: DealEditor) -> None:
    for seat, text in ((Seat.S, "AK.Q.Jz"), (Seat.W, "QJ.K.Q")):
        QTest.keyClicks(editor.cards.lines[seat], text)
    assert "z" in editor.state.text().lower() and not can_be_accepted(editor)
    QTest.keyClick(editor.cards.lines[Seat.S], Qt.Key.Key_Backspace)
    assert "z" not in editor.state.text().lower()
    QTest.keyClicks(editor.board.auction, "1C zz")
    QTest.keyClicks(editor.cards.lines[Seat.W], ".2")
    assert "zz" in editor.state.text().lower() and not can_be_accepted(editor)


def test_a_pasted_deal_takes_the_place_of_what_could_not_be_read(qtbot: QtBot) -> None:
    editor = opened(qtbot, EMPTY)
    QTest.keyClicks(editor.cards.lines[Seat.S], "AK.Q.Jz")
    QTest.keyClicks(editor.board.auction, "1C zz")
    QGuiApplication.clipboard().setText("N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765")
    editor.paste()
    assert "z" not in editor.cards.lines[Seat.S].text() + editor.board.auction.text()
    assert editor.draft.hands == WHOLE.hands and can_be_accepted(editor)


def test_after_undo_nothing_is_said_of_a_card_that_was_taken(editor: DealEditor) -> None:
    editor.view.given.emit(SA, Seat.N)
    complete = editor.state.text()
    editor.view.given.emit(SA, Seat.W)
    assert editor.state.text() != complete
    editor.undo.click()
    assert editor.state.text() == complete


def test_a_line_shows_a_whole_hand_and_no_two_buttons_say_the_same(editor: DealEditor) -> None:
    for line in editor.cards.lines:
        assert line.width() > line.fontMetrics().horizontalAdvance("♠AQ6 ♥K72 ♦Q63 ♣A1054")
    texts = [button.text() for button in editor.findChildren(QPushButton) if button.isVisible()]
    assert len(texts) == len(set(texts))


# -- cards of other hands, and leaving ---------------------------------------------------------------------------------


def test_a_card_taken_from_another_hand_is_said(qtbot: QtBot, editor: DealEditor) -> None:
    editor.change(lambda draft: draft.giving([SA, H2], Seat.E))
    before = editor.state.text()
    QTest.keyClicks(editor.cards.lines[Seat.N], "A")
    said = editor.state.text()
    assert editor.draft.owner(SA) is Seat.N
    assert said.startswith(editor.words.text("deal-editor-taken", card=SA, seat=Seat.E)) and said != before
    editor.change(lambda draft: draft.giving([H2], None))
    assert editor.words.text("deal-editor-taken", card=SA, seat=Seat.E) not in editor.state.text()


def test_a_card_out_of_the_pack_needs_no_word(qtbot: QtBot) -> None:
    editor = opened(qtbot, EMPTY)
    QTest.keyClicks(editor.cards.lines[Seat.N], "AKQ")
    assert "taken" not in editor.state.text().lower()


def test_leaving_with_changes_asks_first(qtbot: QtBot) -> None:
    editor = opened(qtbot, EMPTY)
    editor.change(lambda draft: draft.giving([SA], Seat.E))
    asked: list[str] = []

    def refuse() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QuestionDialog)
        asked.append(dialog.question.text())
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    QTimer.singleShot(0, refuse)
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert asked and editor.isVisible()
    QTimer.singleShot(0, lambda: QApplication.activeModalWidget().accept())  # type: ignore[union-attr]
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert not editor.isVisible()


def test_leaving_without_changes_asks_nothing(qtbot: QtBot, editor: DealEditor) -> None:
    editor.change(lambda draft: draft.giving([SA], Seat.E))
    editor.undo.click()
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert not editor.isVisible()


# -- conditions that are pointed at, and many deals --------------------------------------------------------------------


def test_what_is_pointed_at_is_said_and_found(qtbot: QtBot) -> None:
    background = HeldBackground()
    editor = DealEditor(Words.of("en"), ViewOptions(edition=Edition.E2017), EMPTY, background)
    hold(qtbot, editor)
    pointing = editor.conditions.pointing
    pointing.points.least.setValue(20)
    pointing.seat.choose(Seat.S)
    assert pointing.points.numbers == ANY_POINTS
    pointing.lengths[Suit.HEARTS].most.setValue(1)
    pointing.shape.setCurrentIndex(pointing.shape.findData("unbalanced"))
    pointing.shape.activated.emit(pointing.shape.currentIndex())
    assert pointing.sentence.text() == (
        "North has at least 20 points. South has a singleton or a void and at most one card in hearts."
    )
    editor.conditions.text.setPlainText("spades(west) >= 4")
    editor.conditions.button.click()
    background.go_on()
    hands = editor.draft.hands
    assert measure("hcp")(holding(hands[Seat.N])) >= 20
    assert sum(card.suit is Suit.HEARTS for card in hands[Seat.S]) <= 1
    assert sum(card.suit is Suit.SPADES for card in hands[Seat.W]) >= 4
    pointing.clear.click()
    assert pointing.sentence.text() == "Any deal." and not pointing.clear.isEnabled()


def test_the_least_and_the_most_do_not_pass_each_other(qtbot: QtBot, editor: DealEditor) -> None:
    points = editor.conditions.pointing.points
    points.most.setValue(10)
    points.least.setValue(12)
    assert points.numbers == Between(12, 12)
    points.most.setValue(8)
    assert points.numbers == Between(8, 8)


def test_what_cannot_be_is_said_without_a_search(qtbot: QtBot, editor: DealEditor) -> None:
    pointing = editor.conditions.pointing
    for seat in Seat:
        pointing.seat.choose(seat)
        pointing.points.least.setValue(11)
    editor.conditions.button.click()
    assert "40" in editor.state.text() and editor.conditions.button.isEnabled()


def test_many_deals_are_saved_and_gone_through(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window = open_window(qtbot, tmp_path)
    file = tmp_path / "twelve.pbn"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file.with_suffix("")), ""))

    def draw_three(dialog: QDialog) -> None:
        assert isinstance(dialog, DealEditor)
        dialog.conditions.pointing.points.least.setValue(15)
        dialog.conditions.count.setValue(3)
        dialog.conditions.button.click()
        until(qtbot, lambda: bool(dialog.deals))
        assert "3 deals" in dialog.state.text()

    answer(draw_three)
    window.parts.documents.lay_out()
    assert file.is_file() and window.session.document.board == BoardPlace(str(file), 0, 3)
    for number in range(3):
        points = measure("hcp")(holding(window.session.table.deal[Seat.N]))
        assert points >= 15 and window.session.document.board.index == number
        window.parts.commands["next-board"].trigger()


def test_deals_that_are_not_saved_stay_in_the_dialog(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    background = HeldBackground()
    editor = DealEditor(Words.of("en"), ViewOptions(edition=Edition.E2017), EMPTY, background)
    hold(qtbot, editor)
    editor.show()
    editor.conditions.count.setValue(4)
    editor.conditions.button.click()
    background.go_on()
    assert len(editor.deals) == 4
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    editor.accept()
    assert editor.isVisible() and not editor.file
    editor.change(Draft.turned)
    assert not editor.deals


def test_with_large_letters_no_page_is_cut_off_at_its_side(qtbot: QtBot, editor: DealEditor) -> None:
    """Buttons of the page stood half outside it, and had to be scrolled to."""
    font = editor.font()
    font.setPixelSize(20)
    editor.setFont(font)
    settle()
    for number in range(editor.pages.count()):
        area = editor.pages.widget(number)
        assert isinstance(area, QScrollArea)
        page = area.widget()
        assert page is not None and area.minimumSizeHint().width() >= page.minimumSizeHint().width() > 300
