"""The commands that open another table.

Dialogs and readers are imported on first use, so that the window appears sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from bridgetable.cards.call import Contract
from bridgetable.disk.steps import at_once
from bridgetable.document.document import Document, DocumentError, Opened
from bridgetable.engine.history import History
from bridgetable.laws.long_searches import CancelledError
from bridgetable.table.auction import Auction
from bridgetable.table.question import say
from bridgetable.ui.deal.boards import Boards
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell.view import View
from bridgetable.words.catalogue import refused_line

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave
    from bridgetable.ui.library.last_folder import LastFolder


class Documents(QObject):
    """Opens deals, cases and boards in the session of a window, asking for what it needs."""

    leaving = Signal()
    """The document is about to be replaced by another."""
    filed = Signal(Path)
    """The path of a file that was opened."""

    def __init__(
        self, session: Session, view: View, waiting: Waiting, autosave: Autosave | None, last_folder: LastFolder
    ) -> None:
        super().__init__(waiting.window)
        self._session, self._view, self._autosave, self._last_folder = session, view, autosave, last_folder
        self._waiting, self._window = waiting, waiting.window
        self.open_lesson: Callable[[str], bool] | None = None  # opens a lesson file, and tells whether it has
        self.boards = Boards(session, self.open_document, waiting, lambda: view.preferences.edition)

    def new(self) -> None:
        """Asks for a new deal and opens it, under the user's own edition and elections."""
        from bridgetable.ui.deal.new_deal import NewDealDialog

        number = self._session.table.board.number + 1
        own = self._view.preferences
        dialog = NewDealDialog(self._session.words, own.edition, number, self._window)
        if dialog.exec() and self._leave_table():
            self._session.new(replace(dialog.table, elections=own.elections))

    def lay_out(self) -> None:
        """Has the user lay out the cards, beginning with the deal on the table, and opens what he makes of it."""
        from bridgetable.dealing.draft import draft_of
        from bridgetable.ui.deal.editor import DealEditor

        dialog = DealEditor(
            self._session.words,
            self._view.options,
            draft_of(self._session.history),
            self._waiting.background,
            self._window,
            self._last_folder.prepared(),
        )
        if not dialog.exec():
            return
        if dialog.file:
            self._open_first_board(dialog.file)
        elif self._leave_table():
            self._session.open(dialog.history(self._view.preferences.elections), Document(), dirty=True)

    def _open_first_board(self, path: str) -> None:
        try:
            opened = self.boards.open_first(path)
        except DocumentError as fault:
            self._session.refuse(fault)
            return
        if opened:
            self.filed.emit(Path(path))

    def choose_contract(self) -> None:
        """Asks for the contract; play in another contract is kept among the earlier tables."""
        from bridgetable.ui.deal.new_deal import ContractDialog

        dialog = ContractDialog(self._session.words, self._session.table.contract, self._window)
        if dialog.exec() and dialog.contract is not None:
            self._set_contract(dialog.contract)

    def _set_contract(self, contract: Contract) -> None:
        start = self._session.history.start
        if contract == start.contract:
            return
        if self._session.history.nodes and not self._leave_table():
            return
        # The calls that led to another contract do not belong to the new first table.
        first = replace(start, contract=contract, auction=Auction(start.board.dealer))
        self._session.open(History(first), self._session.document.replayed(), dirty=True)

    def open(self) -> None:
        """Asks for a file and opens it."""
        from PySide6.QtWidgets import QFileDialog

        from bridgetable.cases import OWN_SUFFIX
        from bridgetable.files import EXTENSIONS

        words = self._session.words
        endings = " ".join(f"*{ending}" for ending in (".json", OWN_SUFFIX, *EXTENSIONS))
        path, _ = QFileDialog.getOpenFileName(
            self._window,
            words.text("open-title"),
            str(self._last_folder.path or ""),
            f"{words.text('open-all')} ({endings});;{words.text('open-any')} (*)",
        )
        if path:
            self.open_path(path)

    def open_path(self, path: str) -> bool:
        """Opens a case, or a board of another file, asking which one; or a lesson. Returns whether it was opened."""
        from bridgetable.document.case_opening import is_case, is_lesson

        if is_lesson(path):
            return self.open_lesson is not None and self.open_lesson(path)
        try:
            opened = self.open_document(self.opened_case(path)) if is_case(path) else self.boards.open(path)
        except DocumentError as fault:
            self._session.refuse(fault)
            return False
        except CancelledError:
            return False
        if opened:
            self.filed.emit(Path(path))
        return opened

    def opened_case(self, path: str) -> Opened:
        """The case in a file; the user may have to wait. Raises DocumentError or CancelledError."""
        from bridgetable.document.case_opening import is_small, sent_case, with_tables

        small = is_small(path)
        opening = with_tables(self._waiting.call(self._opening_text(path), sent_case, path, quick=small))
        return at_once(opening) if small else self._waiting.in_slices(opening, "waiting-file", file=Path(path).name)

    def _opening_text(self, path: str) -> str:
        return self._session.words.text("waiting-file", file=Path(path).name)

    def open_document(self, opened: Opened, *, dirty: bool = False) -> bool:
        """Shows what was opened; unsaved work is kept among the earlier tables, and stays where it cannot be kept."""
        if self._leave_table():
            self.show(opened, dirty=dirty)
            return True
        return False

    def open_another_like_this(self) -> None:
        """Makes a case like the one on the table, and opens it unsaved; the user may have to wait, and can cancel."""
        from bridgetable.cards.deal import random_seed
        from bridgetable.cases.tree import lines_of
        from bridgetable.document.document import Document
        from bridgetable.generation.conditions import NothingMadeError
        from bridgetable.generation.generate import another_like

        session = self._session
        document, ruled = session.document, tuple(ruling.clause for ruling in session.table.rulings)
        try:
            case = self._waiting.call(
                session.words.text("waiting-another"),
                another_like,
                document.case,
                document.name,
                ruled,
                session.edition,
                random_seed(),
                quick=False,
            )
        except NothingMadeError as nothing:
            session.refuse(nothing)
        except CancelledError:
            return
        else:
            if self._leave_table():
                self.show(Opened(lines_of(case).history, Document(case=case)), dirty=True)

    @property
    def has_earlier(self) -> bool:
        """Whether tables were left unsaved."""
        return self._autosave is not None and bool(self._autosave.earlier() or self._autosave.damaged())

    def choose_earlier(self) -> None:
        """Lists the tables that were left unsaved, to open one or to remove them."""
        from bridgetable.ui.library.earlier_tables import EarlierTablesDialog

        if self._autosave is None:
            return
        paths = (*self._autosave.earlier(), *self._autosave.damaged())
        dialog = EarlierTablesDialog(self._session.words, paths, self._window)
        if dialog.exec() and dialog.chosen is not None:
            self.open_earlier(dialog.chosen)

    def open_earlier(self, path: Path) -> None:
        """Opens a table that was left unsaved."""
        from bridgetable.document.autosave import read_kept
        from bridgetable.document.case_opening import is_small

        autosave = self._autosave
        if autosave is None:
            return
        try:
            opened = self._waiting.call(self._opening_text(str(path)), read_kept, path, quick=is_small(str(path)))
            if self._leave_table():
                autosave.take(path)
                self.show(opened, dirty=True)
        except DocumentError as fault:
            self._session.refuse(fault)
        except CancelledError:
            return

    def show(self, opened: Opened, *, dirty: bool = False) -> None:
        """Shows what was opened, and reports the first thing in it that could not be done."""
        self._session.open(opened.history, opened.document, dirty=dirty)
        self.tell_trouble(opened)

    def tell_trouble(self, opened: Opened) -> None:
        """Reports the first thing in what was opened that could not be done, if there is any."""
        if opened.trouble:
            first, *others = opened.trouble
            reason = refused_line(self._session.words, first)
            stops = say("case-stops", reason=reason, others=len(others))
            self._session.tell(stops if first.place else first.message)

    def _leave_table(self) -> bool:
        """Puts unsaved work among the earlier tables; if that cannot be done, says so and returns False."""
        self.leaving.emit()
        session, autosave = self._session, self._autosave
        if autosave is None or not session.dirty:
            return True
        try:
            # The autosave may be older than the table, if it could not be written at the last change.
            autosave.write(session.history, session.document, session.words, dirty=True)
            autosave.leave()
        except DocumentError as fault:
            session.refuse(fault)
            return False
        return True
