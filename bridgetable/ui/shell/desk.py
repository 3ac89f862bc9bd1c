"""The desk: what is asked for in a dialog or lies in a file. It speaks to the session; the window only shows.

Dialogs and readers are imported when first asked for: the window is on the screen before any of them is needed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from bridgetable.cards.board import Board
from bridgetable.cards.call import Contract
from bridgetable.cards.seat import Seat
from bridgetable.document.document import DocumentError, Opened
from bridgetable.engine.actions import Action, Note, Summon
from bridgetable.engine.history import History
from bridgetable.table.auction import Auction
from bridgetable.table.question import say
from bridgetable.table.text import in_language
from bridgetable.ui.session.session import Session
from bridgetable.words.refusals import refused_line

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from bridgetable.document.autosave import Autosave
    from bridgetable.ui.director.evidence import DirectorsEvidence

Refuse = Callable[[str], None]


class Desk(QObject):
    """Dialogs and files for one window."""

    def __init__(self, session: Session, window: QWidget, refuse: Refuse, autosave: Autosave | None) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._refuse = refuse
        self._autosave = autosave
        self._other_tables: tuple[Board | None, str] = (None, "")

    # -- another table -------------------------------------------------------------------------------------------------

    def new(self) -> None:
        """Asks for a new deal."""
        from bridgetable.ui.deal.new_deal import NewDealDialog

        number = self._session.table.board.number + 1
        dialog = NewDealDialog(self._session.words, self._session.edition, number, self._window)
        if self._agreed(dialog):
            self._leave()
            self._session.new(replace(dialog.table, elections=self._session.elections))

    def contract(self) -> None:
        """Asks for the contract; what has been played under another one is left, not lost."""
        from bridgetable.ui.deal.contract import ContractDialog

        session = self._session
        dialog = ContractDialog(session.words, session.table.contract, self._window)
        if self._agreed(dialog) and dialog.contract is not None:
            self._set_contract(dialog.contract)

    def _set_contract(self, contract: Contract) -> None:
        start = self._session.history.start
        if contract == start.contract:
            return
        if self._session.history.nodes:
            self._leave()
        # Another contract makes another first table: calls that led elsewhere no longer belong to it.
        first = replace(start, contract=contract, auction=Auction(start.board.dealer))
        self._session.open(History(first), self._session.document.replayed(), dirty=True)

    def open(self) -> None:
        """Asks for a file and opens it."""
        from PySide6.QtWidgets import QFileDialog

        words = self._session.words
        path, _ = QFileDialog.getOpenFileName(
            self._window, words.text("open-title"), "",
            f"{words.text('open-all')} (*.json *.pbn *.lin);;{words.text('open-any')} (*)",
        )
        if path:
            self.open_path(path)

    def open_path(self, path: str) -> bool:
        """Opens a case, or asks which board of a file; whether a table was put down."""
        from bridgetable.document.opening import is_case, opened_case

        try:
            opened = opened_case(path) if is_case(path) else self._from_boards(path)
        except DocumentError as fault:
            self._blame(fault)
            return False
        if opened is None:
            return False
        self.take_up(opened)
        return True

    def take_up(self, opened: Opened) -> None:
        """Puts down what was opened; unsaved work goes among the earlier tables."""
        self._leave()
        self.put(opened)

    def earlier(self) -> tuple[Path, ...]:
        """The tables that were left without being saved, latest first."""
        return self._autosave.earlier() if self._autosave is not None else ()

    def open_earlier(self, path: Path) -> None:
        """Puts down a table that was left without being saved."""
        from bridgetable.document.autosave import read_kept

        try:
            opened = read_kept(path)
        except DocumentError as fault:
            self._blame(fault)
            return
        self._leave()
        self.put(opened, dirty=True)

    def put(self, opened: Opened, *, dirty: bool = False) -> None:
        """Puts down what was opened, and says what of it could not be."""
        self._session.open(opened.history, opened.document, dirty=dirty)
        if opened.trouble:
            first, *others = opened.trouble
            reason = refused_line(self._session.words, first)
            stops = say("case-stops", reason=reason, others=len(others))
            self._session.told.emit(stops if first.place else first.message)

    def _from_boards(self, path: str) -> Opened | None:
        from bridgetable.document.opening import boards_in, opened_board
        from bridgetable.ui.deal.board_chooser import BoardChooser

        entries = boards_in(path).records
        dialog = BoardChooser(self._session.words, entries, self._window)
        alone = dialog.chosen if len(entries) == 1 else None
        if alone is None and not self._agreed(dialog):
            return None
        chosen = alone or dialog.chosen
        return opened_board(chosen, self._session.edition) if chosen is not None else None

    def _leave(self) -> None:
        if self._autosave is not None and self._session.dirty:
            self._autosave.leave()

    # -- saving --------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Saves into the file the table came from, or asks for one; what came with the program is not written over."""
        from bridgetable.ui.library.content.places import is_shipped

        path = self._session.document.path
        if path and not is_shipped(path):
            self._save_at(path)
        else:
            self.save_as()

    def save_as(self) -> None:
        """Asks where to save; under a name that ends in .pbn the board as it stands is written for other programs."""
        from PySide6.QtWidgets import QFileDialog

        from bridgetable.cases.codec import SUFFIX
        from bridgetable.document.saving import PBN
        from bridgetable.ui.library.content.places import suggested

        words, document = self._session.words, self._session.document
        path, _ = QFileDialog.getSaveFileName(
            self._window, words.text("save-title"), suggested(document.path, words, self._autosave),
            f"{words.text('save-cases')} (*{SUFFIX});;{words.text('save-board')} (*{PBN})",
        )
        if path.lower().endswith(PBN):
            self._export_to(path)
        elif path:
            self._save_at(path if path.lower().endswith(".json") else path + SUFFIX)

    def _save_at(self, path: str) -> None:
        from bridgetable.document.saving import save

        words = self._session.words
        document = replace(self._session.document, path=path)
        try:
            self._session.saved(save(self._session.history, document, words))
        except DocumentError as fault:
            self._blame(fault)

    def _export_to(self, path: str) -> None:
        from bridgetable.document.saving import export

        session = self._session
        title, _ = session.document.opening(session.words.language)
        try:
            export(session.table, path, title, session.words.language)
        except DocumentError as fault:
            self._blame(fault)
        else:
            session.told.emit(say("board-written", file=Path(path).name))

    def _blame(self, fault: DocumentError) -> None:
        self._refuse(refused_line(self._session.words, fault))

    # -- at the table --------------------------------------------------------------------------------------------------

    def summon(self, seat: Seat) -> None:
        """This player calls the Director; for what, is asked only where several irregularities are open."""
        from bridgetable.ui.director.summons import SummonsDialog, has_several_matters

        table = self._session.table
        if not has_several_matters(table):
            self._session.act(Summon(seat))
            return
        dialog = SummonsDialog(self._session.words, table, seat, self._window)
        if self._agreed(dialog):
            self._session.act_all(dialog.said)

    def claim(self, *, concession: bool) -> None:
        """Asks for a claim or a concession."""
        from bridgetable.ui.entry.claim import ClaimDialog

        dialog = ClaimDialog(self._session.words, self._session.table, concession=concession, parent=self._window)
        if self._agreed(dialog):
            self._do(dialog.action)

    def go_wrong(self) -> None:
        """Opens the list of everything that can go wrong now; what is chosen is done."""
        from bridgetable.ui.wrong.dialog import WhatGoesWrong

        palette = WhatGoesWrong(self._session.words, self._session.table, self._window)
        palette.chosen.connect(self._session.act)
        palette.open()

    def note(self) -> None:
        """Asks for words of the lecturer."""
        from bridgetable.ui.kit.line_dialog import OneLine

        dialog = OneLine("note", self._session.words, parent=self._window)
        if self._agreed(dialog) and dialog.text:
            self._do(Note((("", dialog.text),)))

    def assign(self, evidence: DirectorsEvidence) -> None:
        """Asks the Director for the score."""
        from bridgetable.ui.director.assigned_score import AssignedScoreDialog

        board, typed = self._other_tables
        others = typed if board == self._session.table.board else ""
        dialog = AssignedScoreDialog(self._session.words, self._session.table, evidence, others, self._window)
        self._do(dialog.action if self._agreed(dialog) else None)

    def penalise(self) -> None:
        """Asks whom the Director warns or penalises (Law 90, 91)."""
        from bridgetable.ui.director.penalty import PenaltyDialog

        dialog = PenaltyDialog(self._session.words, self._window)
        self._do(dialog.action if self._agreed(dialog) else None)

    def results(self) -> None:
        """Compares the score with those of other tables; what was typed is there again the next time."""
        from bridgetable.ui.director.other_results import Results

        table = self._session.table
        board, typed = self._other_tables
        dialog = Results(self._session.words, table, typed if board == table.board else "", self._window)
        dialog.exec()
        self._other_tables = (table.board, dialog.typed.toPlainText())

    def _do(self, action: Action | None) -> None:
        if action is not None:
            self._session.act(action)

    # -- branches, laws, keys ------------------------------------------------------------------------------------------

    def rename_branch(self, place: int) -> None:
        """Asks for the name of the branch that begins here."""
        from bridgetable.ui.kit.line_dialog import OneLine

        words = self._session.words
        now = in_language(self._session.history.nodes[place].title, words.language)
        dialog = OneLine("branch", words, now, self._window)
        if self._agreed(dialog):
            self._session.entitle(place, dialog.text)

    def law_page(self, clause: str) -> None:
        """Opens what the clause says."""
        from bridgetable.ui.director.law_page import LawPage

        LawPage(self._session.words, clause, self._session.edition, self._window).exec()

    def knowledge(self) -> None:
        """Opens who knows what."""
        from bridgetable.ui.director.knowledge import Knowledge

        Knowledge(self._session.words, self._session.table, self._window).exec()

    def shortcuts(self, commands: list[tuple[str, str]]) -> None:
        """Opens the page of all keys."""
        from bridgetable.ui.shell.shortcuts import ShortcutsDialog

        ShortcutsDialog(self._session.words, commands, self._window).exec()

    def copy(self, text: str) -> None:
        """Puts the rulings on the clipboard."""
        QGuiApplication.clipboard().setText(text)

    def _agreed(self, dialog: QDialog) -> bool:
        return bool(dialog.exec())
