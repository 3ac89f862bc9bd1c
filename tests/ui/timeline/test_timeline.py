"""The timeline: rows, marks, forks, and navigation."""

from __future__ import annotations

import gc
import random
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from bridgetable.cards.board import Board
from bridgetable.cards.call import Pass
from bridgetable.cards.card import Suit
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.document.document import Document
from bridgetable.engine.actions import MakeCall, Note
from bridgetable.engine.history import START, History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.engine.steps import ImpossibleError
from bridgetable.reports.auction_sheet import sheet_of
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.ui.drawing.colours import ground, suit_text_colour
from bridgetable.ui.session.shown import Shown, ViewOptions
from bridgetable.ui.timeline import rows as shown_rows
from bridgetable.ui.timeline.model import TIP_WIDTH, TimelineModel
from bridgetable.ui.timeline.painting import AHEAD
from bridgetable.ui.timeline.panel import CURRENT_LINES, LINES, MOST_FITTED, WHOLE_LINE, TimelinePanel
from bridgetable.ui.timeline.rows import (
    CallRow,
    Fate,
    ForkRow,
    Row,
    StepKind,
    StepRow,
    TimelineRows,
    TrickRow,
    add_step,
)
from bridgetable.words.call_lines import LineKind
from bridgetable.words.catalogue import Words
from bridgetable.words.story import event_lines
from tests.engine.at_random import next_in_play
from tests.situations import POZNAN, actions_of, at, bidding
from tests.ui.contrast import contrast
from tests.ui.opened import TO_THE_CLAIM, TO_THE_REVOKE, TO_THE_SECOND


def played(*texts: str, history: History | None = None) -> History:
    """The history after these actions."""
    history = history or History(at(POZNAN, "4S S").table)
    for text in texts:
        for action in actions_of(text):
            history = history.act(action)
    return history


def found(history: History) -> TimelineRows:
    """The rows of this history alone."""
    rows = TimelineRows()
    rows.follow(history)
    return rows


def rows_of(history: History) -> tuple[Row, ...]:
    return found(history).rows


def fate(history: History, row: int, seat: Seat) -> Fate:
    """What became of the card or call of this seat in a row."""
    rows = found(history)
    at = rows.rows[row]
    assert isinstance(at, TrickRow | CallRow)
    return rows.fate_of(at.cells[seat])


def test_a_trick_is_one_row_with_its_leader_and_its_winner() -> None:
    history = played("WCJ NCA EC2 SC3")
    start, trick = rows_of(history)
    assert start == StepRow(START, StepKind.START)
    assert isinstance(trick, TrickRow) and trick.number == 1 and set(trick.cells) == set(Seat)
    assert fate(history, 1, Seat.W).leads and fate(history, 1, Seat.N).wins and not fate(history, 1, Seat.E).wins


def test_the_mark_of_a_revoke_is_hollow_until_it_is_noticed() -> None:
    history = played(TO_THE_REVOKE, "SDJ")
    rows = rows_of(history)
    assert isinstance(rows[-1], TrickRow)
    assert rows[-1].cells[Seat.S].irregularities and fate(history, -1, Seat.S).hidden
    noticed = played(TO_THE_REVOKE, "SDJ", "attention W")
    assert not fate(noticed, 2, Seat.S).hidden
    row = rows_of(noticed)[3]
    assert isinstance(row, StepRow) and row.kind is StepKind.ATTENTION


def test_a_withdrawn_card_is_struck_out_and_its_substitute_has_a_row_of_its_own() -> None:
    history = played("WCJ NCA ES2 SC3", "director S", "EC8")
    _, first, ruling, second = rows_of(history)
    assert isinstance(first, TrickRow) and fate(history, 1, Seat.E).withdrawn
    assert isinstance(ruling, StepRow) and ruling.kind is StepKind.RULING and "62B1" in ruling.clauses
    assert isinstance(second, TrickRow) and second.number == 1 and set(second.cells) == {Seat.E}


def test_a_card_that_an_answer_played_stands_under_the_answer() -> None:
    rows = rows_of(played("WCJ", "call any", "choose E CQ"))
    answer, cards = rows[-2:]
    assert isinstance(answer, StepRow) and answer.kind is StepKind.CHOICE
    assert isinstance(cards, TrickRow) and set(cards.cells) == {Seat.N} and cards.cells[Seat.N].place == answer.place


def test_two_cards_at_once_stand_in_two_rows_and_dummys_wrong_card_in_its_column() -> None:
    rows = rows_of(played("WCJ", "misplace CA CK", "cards E C2 C4"))
    first, second = rows[1:]
    assert isinstance(first, TrickRow) and set(first.cells) == {Seat.W, Seat.N, Seat.E}
    assert isinstance(second, TrickRow) and set(second.cells) == {Seat.E}


def test_lines_that_leave_the_line_are_forks() -> None:
    one = played("WCJ NCA")
    two = played("EC4", history=played("EC2", history=one).jump(1))
    rows = rows_of(two)
    forks = [row for row in rows if isinstance(row, ForkRow)]
    assert [(fork.place, fork.shown) for fork in forks] == [(2, False), (3, True)]
    assert found(two).branch_at(two.cursor) == 3 and found(one).branch_at(one.cursor) is None


def bid(*texts: str) -> History:
    """The history after these actions from the first call."""
    return played(*texts, history=History(bidding(POZNAN, "N").table))


def test_calls_stand_in_rounds_under_their_players() -> None:
    start, first, second = rows_of(bid("bids N 1NT P 2C", "bid W X", "bid N P"))
    assert start == StepRow(START, StepKind.START)
    assert isinstance(first, CallRow) and list(first.cells) == [Seat.N, Seat.E, Seat.S, Seat.W]
    assert isinstance(second, CallRow) and list(second.cells) == [Seat.N] and second.number == 2
    assert first.cells[Seat.S].shown == spoken_call_of("2C") and first.cells[Seat.S].place == 2


@pytest.mark.parametrize("dealer", Seat)
def test_the_columns_begin_with_the_dealer_as_on_the_auction_sheet(dealer: Seat, qtbot: QtBot) -> None:
    history = played(f"bids {dealer.name} 1NT P P P", history=History(bidding(POZNAN, dealer.name).table))
    timeline = shown(qtbot, history)
    heads = [timeline.model.headerData(n, Qt.Orientation.Horizontal) for n in range(1, 5)]
    assert heads == [seat.name for seat in dealer.round()]
    assert timeline.model.columns == sheet_of(history.table).columns
    assert [timeline.model.data(timeline.model.index(1, n)) for n in range(1, 5)] == ["1NT", "P", "P", "P"]
    assert [timeline.model.position_of(place) for place in range(4)] == [(1, n) for n in range(1, 5)]


def test_the_heads_are_those_of_the_next_deal(qtbot: QtBot) -> None:
    timeline, words = shown(qtbot, bid("bids N P")), Words.of("en")
    east = History(bidding(POZNAN, "E").table)
    told: list[int] = []
    timeline.model.headerDataChanged.connect(lambda *_: told.append(1))
    timeline.follow(
        Shown(bid("bids N P"), Document(), False, words, ViewOptions()),
        Shown(east, Document(), False, words, ViewOptions()),
    )
    assert told and timeline.model.headerData(1, Qt.Orientation.Horizontal) == "E"


def test_the_mark_of_an_irregular_call_is_hollow_until_it_is_noticed() -> None:
    hidden = bid("bids N 1NT 2H 2D")
    row = rows_of(hidden)[-1]
    assert isinstance(row, CallRow)
    assert row.cells[Seat.S].irregularities and not row.cells[Seat.E].irregularities
    assert fate(hidden, -1, Seat.S).hidden
    history = bid("bids N 1NT 2H 2D", "director W")
    rows = rows_of(history)
    assert isinstance(rows[1], CallRow) and rows[1].cells[Seat.S].irregularities
    assert not fate(history, 1, Seat.S).hidden
    assert isinstance(rows[2], StepRow) and rows[2].kind is StepKind.RULING and "27A1" in rows[2].clauses


def test_a_withdrawn_call_is_struck_out_and_the_new_one_stands_under_the_ruling() -> None:
    history = bid("bids N 1NT 2H 2D", "director W", "choose W refuse", "bid S 3D")
    last = rows_of(history)[-1]
    assert fate(history, 1, Seat.S).withdrawn
    assert isinstance(last, CallRow) and set(last.cells) == {Seat.S} and not fate(history, -1, Seat.S).withdrawn


def test_a_changed_call_stands_in_a_row_of_its_own() -> None:
    history = bid("bids N 1NT", "rebid N 2NT")
    second = rows_of(history)[2]
    assert fate(history, 1, Seat.N).withdrawn
    assert isinstance(second, CallRow) and second.cells[Seat.N].irregularities and second.cells[Seat.N].place == 1


def test_calls_and_tricks_follow_each_other() -> None:
    rows = rows_of(bid("bids N 1S P 4S P P P", "EHA"))
    assert [type(row) for row in rows] == [StepRow, CallRow, CallRow, TrickRow]


def test_a_call_in_the_timeline_is_read_and_clicked(qtbot: QtBot) -> None:
    timeline = shown(qtbot, bid("bids N 1NT P", "bid S 2D alert"), "it")
    went: list[int] = []
    timeline.place_chosen.connect(went.append)
    index = timeline.model.index(1, 3)
    box = timeline.view.visualRect(index)
    QTest.mouseClick(timeline.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, box.center())
    assert went == [2] and timeline.model.data(index) == "2♦*"
    assert timeline.model.data(timeline.model.index(1, 1)) == "1SA"
    assert timeline.model.data(timeline.model.index(1, 0)) == ""
    assert timeline.model.position_of(1) == (1, 2) and timeline.model.place_at(1, 2) == 1


def test_an_implied_pass_stands_in_brackets_and_the_step_is_the_call_over_it(qtbot: QtBot) -> None:
    history = bid("bids N 1NT P", "expose N CA", "director W", "bid W 2H")
    timeline = shown(qtbot, history)
    row, column = timeline.model.position_of(history.cursor) or (0, 0)
    assert timeline.model.data(timeline.model.index(row, column)) == "2♥"
    assert timeline.model.columns[column - 1] is Seat.W
    labels = {timeline.model.data(timeline.model.index(n, 3)) for n in range(timeline.model.rowCount())}
    assert "(P)" in labels


def shown(qtbot: QtBot, history: History, language: str = "en") -> TimelinePanel:
    timeline = TimelinePanel()
    qtbot.addWidget(timeline)
    timeline.follow(None, Shown(history, Document(), False, Words.of(language), ViewOptions()))
    timeline.show()
    return timeline


def test_a_click_on_a_card_selects_its_step(qtbot: QtBot) -> None:
    timeline = shown(qtbot, played("WCJ NCA EC2 SC3"))
    went: list[int] = []
    timeline.place_chosen.connect(went.append)
    index = timeline.model.index(1, 2)
    box = timeline.view.visualRect(index)
    QTest.mouseClick(timeline.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, box.center())
    assert went == [2] and timeline.model.data(index) == "♣2"


def test_arrow_keys_step_through_the_line_and_letters_are_ignored(qtbot: QtBot) -> None:
    timeline = shown(qtbot, played("WCJ NCA EC2 SC3"))
    steps: list[int] = []
    timeline.stepped.connect(steps.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_S):
        QTest.keyClick(timeline.view, key)
    assert steps == [-1, 1, -WHOLE_LINE, WHOLE_LINE]


def test_the_current_step_has_an_accessible_text(qtbot: QtBot) -> None:
    history = played(TO_THE_REVOKE, "SDJ", TO_THE_SECOND, "SH4", TO_THE_CLAIM)
    timeline = shown(qtbot, history, "it")
    current = timeline.view.currentIndex()
    assert timeline.model.data(current) == "♠3"
    assert timeline.model.data(current, Qt.ItemDataRole.AccessibleTextRole) == "Sud gioca il 3 di picche."
    assert timeline.model.headerData(4, Qt.Orientation.Horizontal) == "O"
    assert timeline.view.accessibleName() == "Cronologia"


def test_the_current_branch_can_be_renamed_and_deleted(qtbot: QtBot) -> None:
    history = played("WDA", history=played("WCJ").jump(START))
    timeline = shown(qtbot, history)
    named: list[int] = []
    deleted: list[int] = []
    timeline.rename_wanted.connect(named.append)
    timeline.delete_wanted.connect(deleted.append)
    timeline.rename.click()
    timeline.delete.click()
    assert named == [1] and deleted == [1]
    assert not shown(qtbot, played("WCJ")).rename.isVisible()


# -- texts -------------------------------------------------------------------------------------------------------------

NOTE = "Prima di decidere guardate bene il morto: ha ancora due carte del seme che è stato attaccato."


def noted(text: str, *, after: str = "WCJ") -> History:
    """The history after these cards, a note and another card."""
    history = played(after).act(Note((("", text),)))
    return history.act(actions_of("NCA")[0])


def lines(timeline: TimelinePanel, row: int) -> int:
    """How many lines the height of a row has room for."""
    return timeline.view.rowHeight(row) // timeline.view.fontMetrics().height()


@pytest.fixture
def narrow(qtbot: QtBot) -> TimelinePanel:
    """A timeline with a short note and a long one, as wide as it is in the window."""
    timeline = TimelinePanel()
    qtbot.addWidget(timeline)
    timeline.resize(190, 500)
    timeline.show()
    history = noted("Breve").act(Note((("", NOTE),))).act(actions_of("EC2")[0])
    timeline.follow(None, Shown(history, Document(), False, Words.of("it"), ViewOptions()))
    return timeline


def go(timeline: TimelinePanel, before: History, after: History) -> None:
    words = Words.of("it")
    timeline.follow(
        Shown(before, Document(), False, words, ViewOptions()), Shown(after, Document(), False, words, ViewOptions())
    )


def test_a_text_has_the_lines_it_needs_and_that_of_the_current_step_more(narrow: TimelinePanel) -> None:
    history = noted("Breve").act(Note((("", NOTE),))).act(actions_of("EC2")[0])
    long = narrow.model.position_of(3)
    short = narrow.model.position_of(1)
    assert long is not None and short is not None
    assert (lines(narrow, short[0]), lines(narrow, long[0])) == (1, LINES)
    assert lines(narrow, 1) == 1
    go(narrow, history, history.jump(3))
    assert lines(narrow, long[0]) == CURRENT_LINES
    go(narrow, history.jump(3), history.jump(1))
    assert (lines(narrow, short[0]), lines(narrow, long[0])) == (1, LINES)


def test_the_lines_are_those_of_the_width_and_of_the_words(narrow: TimelinePanel) -> None:
    long = narrow.model.position_of(3)
    assert long is not None
    narrow.resize(1200, 500)
    assert lines(narrow, long[0]) == 1
    narrow.resize(190, 500)
    assert lines(narrow, long[0]) == LINES
    history = History(at(POZNAN, "4S S").table).act(Note((("en", "Short"), ("it", NOTE)))).act(actions_of("WCJ")[0])
    english, italian = (Shown(history, Document(), False, Words.of(each), ViewOptions()) for each in ("en", "it"))
    narrow.follow(None, english)
    assert lines(narrow, 1) == 1
    narrow.follow(english, italian)
    assert lines(narrow, 1) == LINES


def test_rows_after_many_have_one_line_but_the_current_one(qtbot: QtBot) -> None:
    history = History(at(POZNAN, "4S S").table)
    for _ in range(MOST_FITTED + 5):
        history = history.act(Note((("", NOTE),)))
    timeline = TimelinePanel()
    qtbot.addWidget(timeline)
    timeline.resize(190, 500)
    timeline.show()
    timeline.follow(None, Shown(history, Document(), False, Words.of("it"), ViewOptions()))
    last = timeline.model.rowCount() - 1
    assert (lines(timeline, 1), lines(timeline, last - 1), lines(timeline, last)) == (LINES, 1, CURRENT_LINES)


def test_what_is_cut_can_be_read_whole_in_the_tooltip(narrow: TimelinePanel) -> None:
    row, column = narrow.model.position_of(3) or (0, 0)
    index = narrow.model.index(row, column)
    tip = str(narrow.model.data(index, Qt.ItemDataRole.ToolTipRole))
    assert NOTE in tip.replace("\n", " ") and max(len(line) for line in tip.split("\n")) <= TIP_WIDTH
    assert NOTE in str(narrow.model.data(index, Qt.ItemDataRole.AccessibleTextRole))


def test_the_tooltip_of_a_ruling_has_its_laws_and_that_of_a_named_branch_its_name(qtbot: QtBot) -> None:
    history = played("WCJ NCA ES2 SC3", "director S")
    timeline = shown(qtbot, history)
    index = timeline.view.currentIndex()
    tip = str(timeline.model.data(index, Qt.ItemDataRole.ToolTipRole))
    assert "South calls the Director." in tip and "62B1" in tip
    ruled = [line.text for line in event_lines(Words.of("en"), history.nodes[-1].step) if line.kind is LineKind.RULING]
    assert ruled and all(text in tip.replace("\n", " ") for text in ruled)
    branched = played("WDA", history=played("WCJ").jump(START)).entitled(1, (("", "<b>The other suit</b>"),))
    timeline = shown(qtbot, branched)
    row = next(n for n, each in enumerate(timeline.model.rows) if each == ForkRow(1, True))
    tips = [
        str(timeline.model.data(timeline.model.index(row, 1), role))
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    ]
    assert all("ace of diamonds" in tip and "<b>The other suit</b>" in tip for tip in tips)


def test_with_the_keyboard_in_it_the_timeline_tells_what_is_cut(narrow: TimelinePanel) -> None:
    history = noted("Breve").act(Note((("", NOTE * 2),))).act(actions_of("EC2")[0])
    narrow.follow(None, Shown(history.jump(1), Document(), False, Words.of("it"), ViewOptions()))
    narrow.activateWindow()
    narrow.view.setFocus()
    whole = narrow.view.whole
    assert narrow.view.hasFocus() and whole.isHidden()
    go(narrow, history.jump(1), history.jump(3))
    assert NOTE * 2 in whole.text() and whole.isVisible() and narrow.view.viewport().rect().contains(whole.geometry())
    assert not whole.geometry().intersects(narrow.view.visualRect(narrow.view.currentIndex()))
    narrow.view.clearFocus()
    assert whole.isHidden()
    narrow.view.setFocus()
    assert whole.isVisible()
    go(narrow, history.jump(3), history.jump(1))
    assert whole.isHidden()


# -- from one history to the next --------------------------------------------------------------------------------------


def stirred(history: History, dice: random.Random) -> History:
    """The history after some move or act, an edit of the tree, or another ruling."""
    places = [place for place in range(len(history.nodes)) if history.shows(place)]
    match dice.randrange(9):
        case 0 | 1:
            return history.jump(dice.choice(places)) if places else history
        case 2:
            return history.undo()
        case 3 if places:
            return history.entitled(dice.choice(places), (("", "a title"),))
        case 4 if places and dice.random() < 0.4:
            return history.deleting(dice.choice(places))
        case 5 if dice.random() < 0.3:
            return ruled_under(history, dice.choice(list(Edition))).history
    try:
        return history.act(next_in_play(history.table, dice))
    except ImpossibleError:
        return history.act(actions_of("note")[0])


@pytest.mark.parametrize("seed", range(5))
def test_the_rows_of_the_next_history_are_those_it_would_have_alone(seed: int, qtbot: QtBot) -> None:
    dice, rows, model = random.Random(seed), TimelineRows(), TimelineModel()
    # It warns, which fails a test, if the model says one thing and has another.
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning, model)
    found_before = [History(at(POZNAN, "4S S").table)]
    for _ in range(60):
        history = stirred(dice.choice(found_before[-3:]), dice)
        found_before.append(history)
        was = rows.rows
        same = rows.follow(history)
        model.show_history(history, Words.of("en"), True)
        alone = found(history)
        assert rows.rows == alone.rows == model.rows and rows.rows[:same] == was[:same]
        for place in range(START, len(history.nodes)):
            assert rows.position_of(place) == alone.position_of(place)
            assert rows.branch_at(place) == alone.branch_at(place)


@pytest.mark.parametrize("seed", range(2))
def test_the_texts_of_the_next_history_are_its_own_in_either_language(seed: int, qtbot: QtBot) -> None:
    dice, model, history = random.Random(seed), TimelineModel(), History(at(POZNAN, "4S S").table)
    for _ in range(20):
        history = stirred(history, dice)
        for language in ("en", "it", "en"):
            alone = TimelineModel()
            for each in (model, alone):
                each.show_history(history, Words.of(language), True)
            texts, expected = (
                [each.text_at(row) for row in range(each.rowCount()) if each.is_text(row)] for each in (model, alone)
            )
            assert texts == expected


@pytest.mark.parametrize("seed", range(3))
def test_the_texts_of_the_next_history_reach_across_the_columns(seed: int, qtbot: QtBot) -> None:
    dice, history = random.Random(seed), History(at(POZNAN, "4S S").table)
    timeline = shown(qtbot, history)
    for _ in range(40):
        before, history = history, stirred(history, dice)
        go(timeline, before, history)
        spans = [timeline.view.columnSpan(row, 1) for row in range(timeline.model.rowCount())]
        assert spans == [4 if timeline.model.is_text(row) else 1 for row in range(timeline.model.rowCount())]


def test_under_another_edition_the_rows_stay_where_they_are(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    history = played(TO_THE_REVOKE, TO_THE_SECOND, TO_THE_CLAIM)
    timeline = shown(qtbot, history)
    moved: list[object] = []
    timeline.model.rowsInserted.connect(moved.append)
    timeline.model.rowsRemoved.connect(moved.append)
    monkeypatch.setattr(type(timeline.view), "columnSpan", None)
    go(timeline, history, ruled_under(history, Edition.E1997).history)
    assert not moved


def test_somebody_who_goes_to_and_fro_between_editions_finds_the_rows_again(monkeypatch: pytest.MonkeyPatch) -> None:
    history, rows = played(TO_THE_REVOKE, TO_THE_SECOND), TimelineRows()
    editions = [ruled_under(history, edition).history for edition in Edition]
    for each in editions:
        rows.follow(each)
    monkeypatch.setattr("bridgetable.ui.timeline.rows.add_step", None)
    for each in [*editions, *reversed(editions)]:
        rows.follow(each)


def test_of_many_choices_of_the_laws_the_last_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    history, rows = played(TO_THE_REVOKE, TO_THE_SECOND), TimelineRows()
    choices = [
        ruled_under(history, edition, (("12C1e", elected),)).history for edition in Edition for elected in (True, False)
    ]
    for each in choices:
        rows.follow(each)
    added = Mock(wraps=add_step)
    monkeypatch.setattr(shown_rows, "add_step", added)
    for each in reversed(choices[-4:]):
        rows.follow(each)
    assert not added.called
    rows.follow(choices[0])
    assert added.called


def test_a_step_that_is_undone_is_all_that_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    history, rows = played(TO_THE_REVOKE, TO_THE_SECOND), TimelineRows()
    longer = history.act(Note((("", "more"),)))
    rows.follow(longer)
    monkeypatch.setattr(History, "children", None)
    assert rows.follow(history) == len(rows.rows)


def test_the_rows_of_another_history_are_forgotten() -> None:
    start = History(first_table(Edition.E2017, Board.numbered(1), random_deal(4711), None))
    before, after, rows = start.act(Note((("", "before"),))), start.act(MakeCall(Seat.N, Pass())), TimelineRows()
    for each in (before, ruled_under(before, Edition.E1997).history, after, ruled_under(after, Edition.E1997).history):
        rows.follow(each)
    del before, each
    gc.collect()
    kept = [one for one in gc.get_objects() if isinstance(one, History) and one.start.deal == start.start.deal]
    assert {type(one.nodes[0].step.action) for one in kept if one.nodes} == {MakeCall}


@pytest.mark.parametrize("dark", [False, True])
def test_what_comes_after_the_position_is_still_read(dark: bool) -> None:
    base = "#1b2420" if dark else "#ffffff"

    def ahead(ink: str) -> float:
        parts = [[int(colour[at : at + 2], 16) for at in (1, 3, 5)] for colour in (ink, base)]
        mixed = (round(AHEAD * one + (1 - AHEAD) * other) for one, other in zip(*parts, strict=True))
        return contrast("#" + "".join(f"{part:02x}" for part in mixed), base)

    assert ahead(suit_text_colour(Suit.SPADES, ground(dark))) > 4.5
    assert all(ahead(suit_text_colour(suit, ground(dark))) > 3 for suit in Suit)
