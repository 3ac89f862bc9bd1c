"""Calling in the window: the bidding box, typed calls, and the offer of a call that a Law does not allow."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards.call import Call
from bridgetable.cards.card import Suit
from bridgetable.cards.notation import call_text, spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import GiveInformation
from bridgetable.table.irregularity import CALL_KINDS, InformationBy
from bridgetable.ui.auction.bidding_box import BoxButton
from bridgetable.ui.director.forms import SummonsDialog
from bridgetable.ui.entry.caption import Tone
from bridgetable.ui.entry.forms import MeaningDialog
from bridgetable.ui.entry.proposed import ORDINARY
from bridgetable.ui.entry.typed import CallCommand
from bridgetable.ui.shell.shortcuts import TYPED
from bridgetable.ui.shell.window import Window
from bridgetable.ui.table.text import asked_persons
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.situations import POZNAN, actions_of, bidding
from tests.spread import in_some_languages
from tests.ui.opened import answer, open_wall, open_window, press, said, window_for_many
from tests.ui.waiting import settle

SIZES = ((1024, 700), (1280, 800), (1920, 1080), (3840, 2160))


def auction(qtbot: QtBot, folder: Path, language: str = "en", size: tuple[int, int] = (1024, 700)) -> Window:
    """A window before the first call; North deals."""
    window = open_window(qtbot, folder, language, size=size)
    window.session.new(bidding(POZNAN, "N").table)
    settle()
    return window


def test_its_buttons_are_made_when_there_is_an_auction(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, "it")
    assert not window.parts.box.calls
    window.session.new(bidding(POZNAN, "N").table)
    settle()
    box = window.parts.box
    assert len(box.calls) == 38 and all(each.isVisible() for each in box.calls.values())
    assert {each.font().pixelSize() for each in box.calls.values()} == {box.font().pixelSize()}


@pytest.fixture(scope="module")
def one_window(qapp: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    with window_for_many(tmp_path_factory.mktemp("window")) as window:
        yield window


@pytest.fixture
def window(one_window: Window) -> Iterator[Window]:
    """The window of all these tests, before the first call; North deals."""
    one_window.activateWindow()
    one_window.session.new(bidding(POZNAN, "N").table)
    settle()
    yield one_window
    if one_window.parts.presentation.is_on:
        one_window.parts.commands["projector"].trigger()


def do(window: Window, *texts: str) -> None:
    for text in texts:
        for action in actions_of(text):
            assert window.session.act(action)


def made(window: Window) -> str:
    """All calls made: "N1S EP"."""
    return " ".join(one.seat.name + call_text(one.call) for one in window.session.table.auction.made)


def click(button: BoxButton, *, shift: bool = False) -> None:
    keys = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, keys)


def button_of(window: Window, call: str) -> BoxButton:
    return window.parts.box.calls[spoken_call_of(call)]


def escape(window: Window) -> None:
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)


# -- by click ----------------------------------------------------------------------------------------------------------


def test_a_lawful_call_is_made_by_one_click_and_the_focus_stays(window: Window) -> None:
    click(button_of(window, "1S"))
    click(button_of(window, "P"))
    assert made(window) == "N1S EP" and window.parts.caption.turn.text() == "South to call"
    assert window.focusWidget() is window.table


def test_unlawful_calls_are_dimmed(window: Window) -> None:
    do(window, "bids N 2H")
    dimmed = {call_text(call) for call, button in window.parts.box.calls.items() if button.dimmed}
    assert dimmed == {"1C", "1D", "1H", "1S", "1NT", "2C", "2D", "2H", "XX"}
    assert button_of(window, "2D").accessibleDescription() and not button_of(window, "2S").accessibleDescription()


def test_an_insufficient_bid_is_offered_with_its_name_and_law(window: Window) -> None:
    do(window, "bids N 2H")
    click(button_of(window, "1S"))
    assert window.parts.offer.proposal is not None and window.parts.caption.accept.text() == "Call 1♠ anyway"
    assert window.parts.caption.plain == "An insufficient bid: it must be more than 2♥ (Law 27)."
    window.parts.caption.dismiss.click()
    assert window.parts.offer.proposal is None and made(window) == "N2H"
    click(button_of(window, "1S"))
    press_enter(window)
    assert made(window) == "N2H E1S" and window.parts.caption.tone is Tone.NORMAL


def press_enter(window: Window, *, shift: bool = False) -> None:
    keys = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return, keys)


def test_shift_and_click_make_a_call_without_confirmation(window: Window) -> None:
    click(button_of(window, "XX"), shift=True)
    assert made(window) == "NXX" and window.session.table.irregularities


def test_any_seat_may_call_and_the_choice_lasts_for_one_call(window: Window) -> None:
    box = window.parts.box
    assert [seat.name for seat, button in box.seats.items() if button.turn] == ["N"]
    click(box.seats[Seat.S])
    assert [seat.name for seat, button in box.seats.items() if button.selected] == ["S"]
    assert "South:" in window.parts.caption.echo.text() and all(button.dimmed for button in box.calls.values())
    click(box.seats[Seat.S])
    assert window.parts.calls.next_call == ORDINARY and not window.parts.caption.echo.isVisible()
    click(box.seats[Seat.E])
    click(box.seats[Seat.N])
    assert window.parts.calls.next_call == ORDINARY
    click(box.seats[Seat.S])
    click(button_of(window, "1C"))
    assert window.parts.caption.plain == "A call out of rotation: it is North's turn (Law 29)."
    window.parts.caption.accept.click()
    assert made(window) == "S1C" and window.parts.calls.next_call == ORDINARY


def test_any_player_who_has_called_can_change_his_call(window: Window) -> None:
    box = window.parts.box
    assert box.commands[CallCommand.CHANGE].dimmed
    click(box.commands[CallCommand.CHANGE])
    assert window.parts.caption.tone is Tone.REFUSAL
    do(window, "bids N 1S 2D")
    click(box.commands[CallCommand.CHANGE])
    assert window.parts.calls.caller is Seat.E and box.seats[Seat.S].dimmed and not box.seats[Seat.N].dimmed
    click(button_of(window, "2H"))
    assert made(window) == "N1S E2D E2H" and window.session.table.auction.made[2].changes == 1
    assert not box.commands[CallCommand.CHANGE].selected


def test_the_stop_card_is_shown_and_the_turn_stays(window: Window) -> None:
    click(window.parts.box.commands[CallCommand.STOP])
    step = window.session.history.nodes[window.session.history.cursor].step
    assert step.action == GiveInformation(Seat.N, InformationBy.STOP) and window.parts.calls.caller is Seat.N


def test_an_alert_says_what_the_next_call_means_and_shows(window: Window) -> None:
    def transfer(dialog: QDialog) -> None:
        assert isinstance(dialog, MeaningDialog)
        QTest.keyClicks(dialog.line, "hearts")
        dialog.suits[Suit.HEARTS].click()

    answer(transfer)
    click(window.parts.box.commands[CallCommand.ALERT])
    assert window.parts.box.commands[CallCommand.ALERT].selected
    click(button_of(window, "2D"))
    one = window.session.table.auction.made[0]
    assert (one.alert, one.shows) == ((("", "hearts"),), (Suit.HEARTS,))
    assert not window.parts.box.commands[CallCommand.ALERT].selected


def test_an_alert_may_be_unexplained(qtbot: QtBot) -> None:
    dialog = MeaningDialog(Words.of("it"))
    told = dict(dialog.next_call.alert)
    assert set(told) == set(LANGUAGES) and told["it"] == "Alertata, non spiegata"
    assert dict(dialog.next_call.alert) == {
        "en": "Alerted, not explained",
        "fr": "Alertée, non expliquée",
        "it": "Alertata, non spiegata",
    }
    assert dialog.next_call.shows is None
    dialog.shows.choose("nothing")
    assert dialog.next_call.shows == ()
    dialog.suits[Suit.CLUBS].click()
    assert dialog.next_call.shows == (Suit.CLUBS,)
    dialog.shows.choose("as-named")
    assert dialog.next_call.shows is None and not dialog.suits[Suit.CLUBS].isChecked()


# -- by key ------------------------------------------------------------------------------------------------------------


def test_an_auction_is_typed(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window, "1sx")
    press(qtbot, window, "xx")
    press(qtbot, window, "2cp2s3n")
    assert made(window) == "N1S EX SXX W2C NP E2S S3NT"
    press(qtbot, window, "ppp")
    assert window.session.table.contract is not None and window.session.table.turn is Seat.W
    press(qtbot, window, "cj")
    assert window.session.table.tricks[0].plays


def test_an_italian_auction_is_typed(qtbot: QtBot, tmp_path: Path) -> None:
    window = auction(qtbot, tmp_path, "it")
    press(qtbot, window, "1cp1sap2pp3q")
    assert made(window) == "N1H EP S1NT WP N2S EP S3D"
    press(qtbot, window, "o4f")
    assert window.parts.caption.tone is Tone.NORMAL and made(window).endswith("W4C")


def test_what_is_typed_is_echoed_and_can_be_taken_back(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window, "e1")
    assert "East: 1_" in window.parts.caption.echo.text()
    QTest.keyClick(window.table, Qt.Key.Key_Backspace)
    assert "East: _" in window.parts.caption.echo.text()
    QTest.keyClick(window.table, Qt.Key.Key_Backspace)
    assert not window.parts.caption.echo.isVisible() and window.parts.calls.next_call == ORDINARY
    press(qtbot, window, "s1z")
    assert "?" in window.parts.caption.echo.text()
    escape(window)
    assert not window.parts.caption.echo.isVisible() and window.parts.calls.next_call == ORDINARY and not made(window)


def test_a_call_out_of_rotation_is_typed_with_its_player(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window, "w1h")
    assert window.parts.offer.proposal is not None
    press(qtbot, window, "\n")
    assert made(window) == "W1H"


def test_the_x_of_a_redouble_waits_and_enter_makes_it_a_double(qtbot: QtBot, window: Window) -> None:
    do(window, "bids N 1S X")
    press(qtbot, window, "x")
    assert "X_" in window.parts.caption.echo.text() and made(window) == "N1S EX"
    press(qtbot, window, "\n")
    assert window.parts.caption.plain.startswith("An inadmissible double")
    press(qtbot, window, "x")
    assert made(window) == "N1S EX SXX"


def test_a_second_x_makes_a_redouble_of_the_double_that_is_offered(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window, "x")
    assert window.parts.caption.plain.startswith("An inadmissible double")
    press(qtbot, window, "x")
    assert window.parts.caption.plain.startswith("An inadmissible redouble")
    press(qtbot, window, "1")
    assert window.parts.offer.proposal is None and window.parts.caption.tone is Tone.NORMAL
    press(qtbot, window, "h")
    assert made(window) == "N1H"


def test_a_redouble_is_offered_where_a_double_is_lawful(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window, "1cr")
    assert window.parts.caption.plain.startswith("An inadmissible redouble")


def test_a_bid_of_eight_is_typed_and_offered(qtbot: QtBot, window: Window) -> None:
    press(qtbot, window, "8c")
    assert window.parts.caption.plain == "A bid of more than seven (Law 38)."
    press(qtbot, window, "\n")
    assert made(window) == "N8C"


def test_a_call_is_changed_by_key_and_by_command(qtbot: QtBot, window: Window) -> None:
    assert not window.parts.commands["change-call"].isEnabled()
    press(qtbot, window, "1sp")
    press(qtbot, window, "nc")
    assert "North changes 1♠" not in window.parts.caption.echo.text()  # the suit is drawn
    assert "North changes 1" in window.parts.caption.echo.text()
    press(qtbot, window, "2s")
    assert window.session.table.auction.made[-1].changes == 0
    window.parts.commands["change-call"].trigger()
    assert window.parts.calls.next_call.changing and window.parts.calls.caller is Seat.E


def test_the_alert_and_the_stop_have_keys(qtbot: QtBot, window: Window) -> None:
    answer(lambda dialog: QTest.keyClicks(dialog.line, "strong"))  # type: ignore[attr-defined]
    press(qtbot, window, "a")
    press(qtbot, window, "!")
    assert window.parts.calls.next_call.alerted and window.session.table.irregularities
    press(qtbot, window, "1c")
    assert window.session.table.auction.made[0].alert == (("", "strong"),)
    press(qtbot, window, "p")
    assert window.session.table.auction.made[1].alert == ()


def test_a_digit_is_an_option_while_somebody_is_asked_and_a_level_after_a_player(qtbot: QtBot, window: Window) -> None:
    do(window, "bids N 1S", "bid S 2H", "director W")
    assert asked_persons(window.session.table) == (Seat.W,) and len(window.parts.panel.asking.options.buttons) == 2
    press(qtbot, window, "w3c")
    assert made(window).endswith("W3C")
    window.parts.commands["undo"].trigger()
    press(qtbot, window, "1")
    assert not window.parts.caption.echo.isVisible() and not window.session.table.pending


def test_typed_letters_are_cards_again_once_there_is_a_contract(qtbot: QtBot, window: Window) -> None:
    do(window, "bids N P P 4S P P P")
    press(qtbot, window, "c")
    assert window.parts.calls.next_call == ORDINARY and window.parts.caption.echo.isVisible()


# -- the keyboard in the box -------------------------------------------------------------------------------------------


def focused(window: Window) -> QWidget | None:
    return window.focusWidget()


def arrow(window: Window, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(window.focusWidget() or window, key)


def test_arrows_go_through_the_box_and_enter_calls(qtbot: QtBot, window: Window) -> None:
    window.parts.commands["call"].trigger()
    assert focused(window) is button_of(window, "1C")
    arrow(window, *[Qt.Key.Key_Right] * 6)
    assert focused(window) is button_of(window, "2D")
    press_enter(window)
    assert made(window) == "N2D" and focused(window) is button_of(window, "2D")
    press_enter(window)
    assert window.parts.offer.proposal is not None
    press_enter(window)
    assert made(window) == "N2D E2D" and focused(window) is button_of(window, "2D")
    arrow(window, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up, *[Qt.Key.Key_Left] * 5)
    press_enter(window, shift=True)
    assert made(window) == "N2D E2D S1C"
    arrow(window, *[Qt.Key.Key_Right] * 5, *[Qt.Key.Key_Down] * 7)
    assert focused(window) is button_of(window, "P")
    press(qtbot, window, "2s")
    assert made(window).endswith("W2S") and focused(window) is button_of(window, "P")
    escape(window)
    assert focused(window) is window.table


def test_every_button_can_be_reached_with_the_arrows(window: Window) -> None:
    window.parts.commands["call"].trigger()
    box, found = window.parts.box, []
    arrow(window, *[Qt.Key.Key_Left] * 11)
    for seat in Seat:
        assert focused(window) is box.seats[seat]
        if seat is Seat.E:
            press_enter(window)
            assert window.parts.calls.caller is Seat.E
        for _ in range(11):
            found.append(focused(window))
            arrow(window, Qt.Key.Key_Right)
        found.append(focused(window))
        arrow(window, *[Qt.Key.Key_Left] * 11, Qt.Key.Key_Down)
    assert {*box.calls.values(), *box.seats.values(), *box.commands.values()} == set(found)
    stops = [
        button for button in window.parts.box.findChildren(BoxButton) if button.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert stops == [focused(window)]


# -- coming and going --------------------------------------------------------------------------------------------------


def test_the_box_is_there_while_there_is_an_auction(window: Window) -> None:
    box = window.arrangement.bidding_box
    assert not box.isHidden()
    do(window, "bids N 4S P P P")
    assert box.isHidden() and not window.parts.commands["call"].isEnabled()
    window.parts.commands["undo"].trigger()
    assert not box.isHidden()
    window.parts.commands["call"].trigger()
    window.parts.box.calls[spoken_call_of("P")].setFocus()
    press_enter(window)
    assert box.isHidden() and window.focusWidget() is window.table
    window.parts.commands["undo"].trigger()
    do(window, "bids W X P P P")
    assert box.isHidden()
    window.session.new(bidding(POZNAN, "N").table)
    do(window, "bids N P P P P")
    assert box.isHidden() and window.session.table.passed_out


def test_the_visibility_of_the_box_is_remembered(qtbot: QtBot, tmp_path: Path) -> None:
    window = auction(qtbot, tmp_path)
    window.arrangement.bidding_box.close()
    assert window.arrangement.bidding_box.isHidden() and not window.arrangement.bidding_box.wanted
    do(window, "bids N 1S")
    assert window.arrangement.bidding_box.isHidden()
    window.close()
    again = auction(qtbot, tmp_path)
    assert again.arrangement.bidding_box.isHidden() and not again.parts.commands["bidding-box"].isChecked()
    again.parts.commands["bidding-box"].trigger()
    assert not again.arrangement.bidding_box.isHidden()


def test_typed_calls_are_echoed_on_the_projector(qtbot: QtBot, window: Window) -> None:
    wall = open_wall(window)
    QTest.keyClicks(wall.table, "s2")
    assert said(wall) == "South: 2_"
    QTest.keyClicks(wall.table, "h")
    assert "out of rotation" in said(wall)
    QTest.keyClick(wall.table, Qt.Key.Key_Return)
    assert made(window) == "S2H"


# -- what else the window says -----------------------------------------------------------------------------------------


def test_the_score_line_shows_the_last_bid(window: Window) -> None:
    assert window.parts.score.text().startswith("Auction · Board 1")
    do(window, "bids N 1S X")
    assert window.parts.score.text().startswith("Auction · 1♠ by North · X ·")
    assert "Tricks" not in window.parts.score.text()


def test_the_summons_dialog_mentions_no_trick(qtbot: QtBot, window: Window) -> None:
    do(window, "bids N 2S 2H", "bid W 2D")
    dialog = SummonsDialog(window.session.words, window.session.table, Seat.W, window)
    qtbot.addWidget(dialog)
    assert len(dialog.boxes) >= 2 and not any("rick" in box.text() for box in dialog.boxes.values())


def test_two_irregularities_of_one_call_are_listed_once(window: Window) -> None:
    do(window, "bids N 2S", "bid W 2D")
    assert len(window.session.table.unsettled) == 2
    window.parts.director_dialogs.summon(Seat.N)  # a dialog would wait here for ever
    assert len(window.session.table.attention) == 2


def test_the_menus_open_without_a_contract(window: Window) -> None:
    do(window, "bids N 2S 2H")
    for name in ("director", "ask", "table", "view"):
        window.menus[name].aboutToShow.emit()
        assert window.menus[name].actions()


@pytest.mark.deep
@pytest.mark.parametrize(("size", "language"), in_some_languages(SIZES))
def test_nothing_of_the_box_is_clipped(qtbot: QtBot, tmp_path: Path, language: str, size: tuple[int, int]) -> None:
    window = auction(qtbot, tmp_path, language, size)
    do(window, "bids N 1S X")
    settle()
    seen = [button for button in window.parts.box.findChildren(BoxButton) if button.isVisible()]
    assert len(seen) == 38 + 4 + 3
    box = place(window.parts.box, window)
    assert window.rect().contains(box) and not box.intersects(place(window.table, window))
    for n, button in enumerate(seen):
        needed = button.minimumSizeHint()
        assert button.width() >= needed.width() and button.height() >= needed.height(), button.text()
        assert box.contains(place(button, window))
        assert not any(place(button, window).intersects(place(other, window)) for other in seen[n + 1 :])
    assert window.table.width() >= window.table.minimumSizeHint().width()


def place(widget: QWidget, window: Window) -> QRect:
    return QRect(widget.mapTo(window, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name_and_its_key(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = auction(qtbot, tmp_path, language)
    buttons = window.parts.box.findChildren(BoxButton)
    assert all(button.accessibleName() and "(" in button.toolTip() for button in buttons)
    assert len({button.accessibleName() for button in buttons}) == len(buttons)
    words = Words.of(language, strict=True)
    assert all(words.has(f"keys-{key}") and words.has(f"keys-{key}-key") for keys in TYPED.values() for key in keys)


@pytest.mark.deep
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_in_a_tooltip_types_its_call(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = auction(qtbot, tmp_path, language)
    keys: dict[Call, str] = {}
    for call, button in window.parts.box.calls.items():
        keys[call] = button.toolTip().split("\n")[0].partition("(")[2].rstrip(")")
    do(window, "bids N 1C")
    for call, typed in keys.items():
        window.session.jump(0)
        press(qtbot, window, typed.replace(" ", "").lower())
        offered = window.parts.offer.proposal
        reached = offered.action.call if offered is not None else None  # type: ignore[union-attr]
        auction_now = window.session.table.auction
        typed_x_x = call_text(call) == "XX"
        assert typed_x_x or call in (reached, auction_now.made[-1].call), typed
        escape(window)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_worded_kind_has_its_sentence(language: str) -> None:
    words = Words.of(language, strict=True)
    assert all(words.has(f"would-be-{kind}") or words.has(f"would-be-{kind}-double") for kind in CALL_KINDS)


def test_a_hidden_box_is_brought_up_to_date_when_it_is_shown(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(qtbot, tmp_path)
    box, named = window.parts.box, list[str]()
    monkeypatch.setattr(BoxButton, "set_tip", lambda button, tip: named.append(tip))
    window.view.choose_language("it")
    do(window, "WCJ")
    assert not box.isVisible() and not named
    window.session.new(bidding(POZNAN, "N").table)
    settle()
    assert box.isVisible() and box.isEnabled() and len(named) == len(box.findChildren(BoxButton))
    assert box.calls[spoken_call_of("P")].text() == Words.of("it").name(spoken_call_of("P"), "")
