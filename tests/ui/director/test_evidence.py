"""The evidence in the Director's panel: asked for when damage is judged, shown when it is known, never on the wall."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from bridgetable.cards.notation import contract_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.history import History
from bridgetable.equity.position import Position, Solution
from bridgetable.equity.proposal import evidence_of
from bridgetable.table.question import Message, say
from bridgetable.table.scores import AssignedResult
from bridgetable.ui.director.assigned_score import AssignedScoreDialog
from bridgetable.ui.director.entered_score import prefilled
from bridgetable.ui.director.evidence import EvidenceView
from bridgetable.ui.shell.window import Window
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.equity.ground import needs_the_fast_solver
from tests.equity.test_evidence import ONE, measured, proposal
from tests.situations import POZNAN, actions_of, at
from tests.ui.opened import answer, open_wall, open_window, said
from tests.ui.waiting import settle, until

pytestmark = pytest.mark.deep

PLAYED = "WCJ NCA EC2 SC3 NCK EC4 SDJ WCT NCQ EC8 SH4 WS6 WDA ND2 ED3 SS3"
RULED = ("claim S 9", "agree W", "attention W revoke S 2", "attention W revoke S 3", "director W")


def ruled_on(window: Window, *more: str) -> None:
    """The Poznań deal in this window, both revokes ruled on, and what follows."""
    window.session.open(History(at(POZNAN, "4S S").table), window.session.document)
    for text in (PLAYED, *RULED, *more):
        for action in actions_of(text):
            assert window.session.act(action), text


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Window:
    return open_window(qtbot, tmp_path)


def known(qtbot: QtBot, window: Window) -> None:
    until(qtbot, lambda: window.parts.evidence.known_evidence is not None)


def without_a_worker(window: Window, monkeypatch: pytest.MonkeyPatch, answered: Solution | Message | None) -> None:
    """The analysis of this window knows the same of every position, and asks nobody."""
    monkeypatch.setattr(window.parts.analysis, "solved", lambda position: answered)
    monkeypatch.setattr(window.parts.analysis, "request", lambda purpose, positions: None)


@needs_the_fast_solver
def test_the_poznan_case_gives_ten_tricks(qtbot: QtBot, window: Window) -> None:
    ruled_on(window)
    evidence = window.parts.panel.asking.evidence
    assert evidence.isVisible() and evidence.as_text() == window.session.words.text("proposal-working")
    known(qtbot, window)
    proposal = window.parts.evidence.proposal
    assert proposal is not None and proposal.assigned == (10, 3)
    text = evidence.toPlainText()
    assert "Proposed" in text and "counts" in text and "a floor, not an addition" in text
    assert "Proposed: N-S 10, E-W 3" in evidence.accessibleName()
    assert "Proposed: N-S 10, E-W 3" in window.parts.panel.text()


@needs_the_fast_solver
def test_the_dialog_begins_with_what_is_proposed(qtbot: QtBot, window: Window) -> None:
    ruled_on(window, "choose director adjust")
    known(qtbot, window)
    assert window.parts.panel.asking.assign.isVisible() and window.parts.panel.asking.evidence.isVisible()

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, AssignedScoreDialog)
        assert dialog.proposal.isVisible() and dialog.contracts is None
        assert dialog.law.text() == "64C2(a)" and dialog.both.isChecked()
        action = dialog.action
        ten = AssignedResult(contract_of("4S", Seat.S), 10, 1.0)
        assert action is not None and (action.ns, action.ew) == ((ten,), (ten,))

    answer(look)
    window.parts.panel.asking.assign.click()
    assert window.session.table.assigned is not None
    assert not window.parts.panel.asking.evidence.isVisible()


@needs_the_fast_solver
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_language_of_the_window(qtbot: QtBot, window: Window, language: str) -> None:
    window.view.choose_language(language)
    ruled_on(window)
    known(qtbot, window)
    other = "it" if language == "en" else "en"
    assert Words.of(language).text("proposal-played") in window.parts.panel.asking.evidence.as_text()
    window.view.choose_language(other)
    assert Words.of(other).text("proposal-played") in window.parts.panel.asking.evidence.as_text()


@needs_the_fast_solver
def test_the_wall_does_not_show_the_coming_ruling(qtbot: QtBot, window: Window) -> None:
    ruled_on(window)
    known(qtbot, window)
    wall = open_wall(window)
    assert "10" not in said(wall)


def test_where_damage_is_not_judged_nothing_is_shown_or_asked(window: Window) -> None:
    assert not window.parts.panel.asking.evidence.isVisible() and window.parts.evidence.redress is None
    assert window.parts.analysis.worker_id == 0


def test_going_back_takes_the_evidence_away(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    without_a_worker(window, monkeypatch, None)
    ruled_on(window)
    assert window.parts.panel.asking.evidence.isVisible()
    window.session.undo()
    assert not window.parts.panel.asking.evidence.isVisible() and window.parts.panel.asking.evidence.as_text() == ""


def test_what_cannot_be_analysed_is_said_in_one_sentence(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    without_a_worker(window, monkeypatch, say("equity-not-here"))
    ruled_on(window)
    words = window.session.words
    reason = words.text("proposal-missing", reason=words.text("equity-not-here"))
    assert window.parts.panel.asking.evidence.as_text() == reason
    assert window.parts.evidence.proposal is None


def test_figures_come_from_the_tables_just_before(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two positions are those of tricks 2 and 3, South's card still to come."""
    wanted: list[Position] = []
    monkeypatch.setattr(window.parts.analysis, "request", lambda purpose, positions: wanted.extend(positions))
    ruled_on(window)
    assert {(position.to_play, position.tricks_left) for position in wanted} == {(Seat.S, 12), (Seat.S, 11)}


def test_a_split_proposal_is_filled_in_split(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    without_a_worker(window, monkeypatch, None)
    made = proposal(
        measured(11), played=(10, 3), after=(10, 3), innocent=Side.NS, adjusted=(Side.EW,), assigned=(10, 2)
    )
    ruled_on(window)
    first = prefilled(window.session.table, made)
    assert first.ns is not None and first.ew is not None
    assert (first.ns.tricks, first.ew.tricks) == (10, 11)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_room_there_is_the_page_comes_to_rest(qtbot: QtBot, language: str) -> None:
    """Beside the scroll bar the text is higher than without it; the page was made higher and lower for ever."""
    found = evidence_of(ONE.table, proposal(measured(10), played=(12, 1), after=(11, 2)))
    missing = say("equity-not-playing"), say("equity-out-of-order")
    found = replace(found, rows=(), finding=None, reasons=(), missing=missing)
    column, above = QWidget(), QWidget()
    above.setMinimumHeight(44)
    page, sizes = EvidenceView(column), Sizes(column)
    page.installEventFilter(sizes)
    layout = QVBoxLayout(column)
    layout.addWidget(above, 1)
    layout.addWidget(page)
    page.show_evidence(found, Words.of(language))
    qtbot.addWidget(column)
    column.show()
    scrolled, heights = set(), dict[int, int]()
    for width, height in product(range(200, 300, 7), (120, 160, 400)):
        column.resize(width, height)
        settle()
        sizes.taken.clear()
        settle()
        assert sizes.taken == [], (width, height)
        scrolled.add(page.verticalScrollBar().isVisible())
        assert heights.setdefault(width, page.sizeHint().height()) == page.sizeHint().height()
    assert scrolled == {True, False}
    assert list(heights.values()) == sorted(heights.values(), reverse=True) and len(set(heights.values())) > 1


class Sizes(QObject):
    """Notes the sizes that a widget is given."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.taken: list[QSize] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QResizeEvent):
            self.taken.append(event.size())
        return False
