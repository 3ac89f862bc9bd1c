"""The timeline: rows, marks, forks, and navigation."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.document.document import Document
from bridgetable.engine.history import START, History
from bridgetable.ui.session.content.shown import Shown
from bridgetable.ui.session.content.view_options import ViewOptions
from bridgetable.ui.timeline.content.rows import COLUMNS, CallRow, ForkRow, StepRow, TrickRow, branch_starts, rows_of
from bridgetable.ui.timeline.panel import WHOLE_LINE, TimelinePanel
from bridgetable.words.catalogue import Words
from tests.situations import POZNAN, actions_of, at, bidding
from tests.ui.opened import TO_THE_CLAIM, TO_THE_REVOKE, TO_THE_SECOND


def played(*texts: str, history: History | None = None) -> History:
    """The history after these actions."""
    found = history or History(at(POZNAN, "4S S").table)
    for text in texts:
        for action in actions_of(text):
            found = found.act(action)
    return found


def test_a_trick_is_one_row_with_its_leader_and_its_winner() -> None:
    start, trick = rows_of(played("WCJ NCA EC2 SC3"))
    assert start == StepRow(START, "start")
    assert isinstance(trick, TrickRow) and trick.number == 1 and set(trick.cells) == set(Seat)
    assert trick.cells[Seat.W].leads and trick.cells[Seat.N].wins and not trick.cells[Seat.E].wins


def test_the_mark_of_a_revoke_is_hollow_until_it_is_noticed() -> None:
    rows = rows_of(played(TO_THE_REVOKE, "SDJ"))
    assert isinstance(rows[-1], TrickRow)
    cell = rows[-1].cells[Seat.S]
    assert cell.irregular and cell.hidden
    noticed = rows_of(played(TO_THE_REVOKE, "SDJ", "attention W"))
    assert isinstance(noticed[2], TrickRow) and not noticed[2].cells[Seat.S].hidden
    assert isinstance(noticed[3], StepRow) and noticed[3].kind == "attention"


def test_a_withdrawn_card_is_struck_out_and_its_substitute_has_a_row_of_its_own() -> None:
    rows = rows_of(played("WCJ NCA ES2 SC3", "director S", "EC8"))
    first, ruling, second = rows[1:]
    assert isinstance(first, TrickRow) and first.cells[Seat.E].withdrawn
    assert isinstance(ruling, StepRow) and ruling.kind == "ruling" and "62B1" in ruling.clauses
    assert isinstance(second, TrickRow) and second.number == 1 and set(second.cells) == {Seat.E}


def test_a_card_that_an_answer_played_stands_under_the_answer() -> None:
    rows = rows_of(played("WCJ", "call any", "choose E CQ"))
    answer, cards = rows[-2:]
    assert isinstance(answer, StepRow) and answer.kind == "choice"
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
    assert branch_starts(two, two.cursor) == 3 and branch_starts(one, one.cursor) is None


def bid(*texts: str) -> History:
    """The history after these actions from the first call."""
    return played(*texts, history=History(bidding(POZNAN, "N").table))


def test_calls_stand_in_rounds_under_their_players() -> None:
    start, first, second = rows_of(bid("bids N 1NT P 2C", "bid W X", "bid N P"))
    assert start == StepRow(START, "start")
    assert isinstance(first, CallRow) and list(first.cells) == [Seat.N, Seat.E, Seat.S]
    assert isinstance(second, CallRow) and list(second.cells) == [Seat.W, Seat.N] and second.number == 2
    assert first.cells[Seat.S].shown == spoken_call_of("2C") and first.cells[Seat.S].place == 2
    assert COLUMNS[0] is Seat.W


def test_the_mark_of_an_irregular_call_is_hollow_until_it_is_noticed() -> None:
    hidden = rows_of(bid("bids N 1NT 2H 2D"))[-1]
    assert isinstance(hidden, CallRow)
    assert hidden.cells[Seat.S].irregular and hidden.cells[Seat.S].hidden and not hidden.cells[Seat.E].irregular
    rows = rows_of(bid("bids N 1NT 2H 2D", "director W"))
    assert isinstance(rows[1], CallRow) and rows[1].cells[Seat.S].irregular and not rows[1].cells[Seat.S].hidden
    assert isinstance(rows[2], StepRow) and rows[2].kind == "ruling" and "27A1" in rows[2].clauses


def test_a_withdrawn_call_is_struck_out_and_the_new_one_stands_under_the_ruling() -> None:
    rows = rows_of(bid("bids N 1NT 2H 2D", "director W", "choose W refuse", "bid S 3D"))
    assert isinstance(rows[1], CallRow) and rows[1].cells[Seat.S].withdrawn
    assert isinstance(rows[-1], CallRow) and set(rows[-1].cells) == {Seat.S} and not rows[-1].cells[Seat.S].withdrawn


def test_a_changed_call_stands_in_a_row_of_its_own() -> None:
    first, second = rows_of(bid("bids N 1NT", "rebid N 2NT"))[1:]
    assert isinstance(first, CallRow) and first.cells[Seat.N].withdrawn
    assert isinstance(second, CallRow) and second.cells[Seat.N].irregular and second.cells[Seat.N].place == 1


def test_calls_and_tricks_follow_each_other() -> None:
    rows = rows_of(bid("bids N 1S P 4S P P P", "EHA"))
    assert [type(row) for row in rows] == [StepRow, CallRow, CallRow, TrickRow]


def test_a_call_in_the_timeline_is_read_and_clicked(qtbot: QtBot) -> None:
    timeline = shown(qtbot, bid("bids N 1NT P", "bid S 2D alert"), "it")
    went: list[int] = []
    timeline.place_chosen.connect(went.append)
    index = timeline.model.index(1, 4)
    box = timeline.view.visualRect(index)
    QTest.mouseClick(timeline.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, box.center())
    assert went == [2] and timeline.model.data(index) == "2♦*"
    assert timeline.model.data(timeline.model.index(1, 2)) == "1SA"
    assert timeline.model.data(timeline.model.index(1, 0)) == ""
    assert timeline.model.position_of(1) == (1, 3) and timeline.model.place_at(1, 3) == 1


def test_an_implied_pass_stands_in_brackets_and_the_step_is_the_call_over_it(qtbot: QtBot) -> None:
    history = bid("bids N 1NT P", "expose N CA", "director W", "bid W 2H")
    timeline = shown(qtbot, history)
    row, column = timeline.model.position_of(history.cursor) or (0, 0)
    assert timeline.model.data(timeline.model.index(row, column)) == "2♥" and COLUMNS[column - 1] is Seat.W
    labels = {timeline.model.data(timeline.model.index(n, 4)) for n in range(timeline.model.rowCount())}
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
    index = timeline.model.index(1, 3)
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
    assert timeline.model.headerData(1, Qt.Orientation.Horizontal) == "O"
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
