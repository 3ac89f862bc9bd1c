"""The dialogs of the Director: who calls him, scores, penalties, and the pages he looks up.

Each is imported when it is first opened, so that the window appears sooner.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from bridgetable.cards.board import Board
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action, Summon
from bridgetable.ui.session.session import Session

if TYPE_CHECKING:
    from bridgetable.ui.director.evidence import DirectorsEvidence


class ActionDialog(Protocol):
    """A dialog that asks for one action."""

    @property
    def action(self) -> Action | None:
        """The action chosen; None while the fields are not valid."""

    def exec(self) -> int:
        """Shows the dialog until it is closed; returns 0 when it was cancelled."""


class DirectorDialogs(QObject):
    """Opens the dialogs over a window and performs the actions chosen in them."""

    case_chosen = Signal(str)
    """A case was chosen on the page of a Law: the path of its file."""

    def __init__(self, session: Session, evidence: DirectorsEvidence, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._evidence, self._window = session, evidence, window
        self._other_results: tuple[Board | None, str] = (None, "")

    def summon(self, seat: Seat) -> None:
        """Has this player call the Director; a dialog asks for which irregularities if there are several."""
        from bridgetable.ui.director.forms import SummonsDialog, must_name_irregularities

        table = self._session.table
        if not must_name_irregularities(table):
            self._session.act(Summon(seat))
            return
        dialog = SummonsDialog(self._session.words, table, seat, self._window)
        if dialog.exec():
            self._session.act_all(dialog.chosen_actions)

    def assign(self) -> None:
        """Asks for an assigned score (Law 12)."""
        from bridgetable.ui.director.assigned_score import AssignedScoreDialog

        table, words = self._session.table, self._session.words
        self._act_on(AssignedScoreDialog(words, table, self._evidence, self._typed_results, self._window))

    def penalise(self) -> None:
        """Asks for a warning or a penalty (Laws 90 and 91)."""
        from bridgetable.ui.director.forms import PenaltyDialog

        self._act_on(PenaltyDialog(self._session.words, self._window))

    def compare_results(self) -> None:
        """Compares the score with those of other tables; what is typed is kept for the same board."""
        from bridgetable.ui.director.forms import OtherResultsDialog

        table = self._session.table
        dialog = OtherResultsDialog(self._session.words, table, self._typed_results, self._window)
        dialog.exec()
        self._other_results = (table.board, dialog.typed.toPlainText())

    def show_law(self, clause: str) -> None:
        """Opens the page on this clause, and then the case that is chosen on it, if any is."""
        from bridgetable.ui.director.law_page import LawPage

        page = LawPage(self._session.words, clause, self._session.edition, self._window, opens_cases=True)
        page.exec()
        if page.case is not None:
            self.case_chosen.emit(str(page.case))

    def show_knowledge(self) -> None:
        """Shows which player may use which information."""
        from bridgetable.ui.director.forms import KnowledgeDialog

        KnowledgeDialog(self._session.words, self._session.table, self._window).exec()

    @property
    def _typed_results(self) -> str:
        """The text typed for the results of other tables on this board."""
        board, typed = self._other_results
        return typed if board == self._session.table.board else ""

    def _act_on(self, dialog: ActionDialog) -> None:
        action = dialog.action if dialog.exec() else None
        if action is not None:
            self._session.act(action)
