"""The boards of a file of recorded boards: one is chosen from a list, then the next, the previous, or another.

The chooser is imported on first use, so that the window appears sooner.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject

from bridgetable.document.document import BoardPlace, DocumentError, Opened
from bridgetable.laws.long_searches import CancelledError
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.session.session import Session
from bridgetable.words.catalogue import refused_line

if TYPE_CHECKING:
    from bridgetable.ui.deal.board_chooser import BoardChooser, BoardListing


class Boards(QObject):
    """Opens boards of a file with `open_document`, which puts unsaved work among the earlier tables.

    The list of the file is kept, and read to its end in the background, as long as one of its boards is on the table.
    `edition` gives the edition under which boards are ruled.
    """

    def __init__(
        self,
        session: Session,
        open_document: Callable[[Opened], bool],
        waiting: Waiting,
        edition: Callable[[], Edition],
    ) -> None:
        super().__init__(waiting.window)
        self._session, self._open_document, self._edition = session, open_document, edition
        self._waiting, self._window = waiting, waiting.window
        self._listing: BoardListing | None = None
        self._passed: tuple[BoardPlace, int] | None = None
        session.renamed.connect(self._drop_list_of_other_file)

    # -- the list ------------------------------------------------------------------------------------------------------

    def open(self, path: str) -> bool:
        """Opens the board that the user chooses from a file, the only one without a question; returns whether one was.

        Raises DocumentError if there is none, or CancelledError.
        """
        from bridgetable.ui.deal.board_chooser import BoardListing

        listing = BoardListing(path, self)
        opened = False
        try:
            with self._chooser(listing) as dialog:
                self._read(listing, dialog)
                if listing.fault is not None and not listing.boards:
                    raise listing.fault
                only = len(listing.boards) == 1 and dialog.chosen is not None
                row = dialog.row if only or (listing.boards and dialog.exec()) else -1
            opened = row >= 0 and self._open_at(listing, row) is not None
        finally:
            if not opened:
                listing.stop()
                listing.deleteLater()
        return opened

    def open_first(self, path: str) -> bool:
        """Opens the first board of a file, from which one goes on to the others; raises DocumentError."""
        from bridgetable.ui.deal.board_chooser import BoardListing

        listing = BoardListing(path, self)
        listing.read_here()
        opened = self._open_at(listing, 0) is not None
        if opened:
            self._tell_place()
        return opened

    def choose_another(self) -> None:
        """Opens the board that the user chooses from the file of the one on the table."""
        listing, place = self._listing, self._session.document.board
        if listing is None or place is None:
            return
        with self._chooser(listing, place.index) as dialog:
            row = dialog.row if dialog.exec() else -1
        try:
            if row >= 0:
                self._open_at(listing, row)
        except DocumentError as fault:
            self._session.refuse(fault)

    @contextmanager
    def _chooser(self, listing: BoardListing, row: int = -1) -> Iterator[BoardChooser]:
        """The dialog with the list, the board of this row chosen, as long as it is used."""
        from bridgetable.ui.deal.board_chooser import BoardChooser

        dialog = BoardChooser(self._session.words, self._window)
        dialog.follow(listing, row)
        try:
            yield dialog
        finally:
            dialog.unfollow()
            dialog.deleteLater()

    def _read(self, listing: BoardListing, dialog: BoardChooser) -> None:
        """Reads the file, in the background if it is large, until there are several boards or no more will come."""
        from bridgetable.document.case_opening import is_small

        if is_small(listing.path):
            listing.read_here()
        else:
            self._waiting.wait(listing.read_in(self._waiting.background), self._reading_text(listing), dialog.several)

    def _reading_text(self, listing: BoardListing) -> str:
        return self._session.words.text("waiting-file", file=Path(listing.path).name)

    # -- from board to board -------------------------------------------------------------------------------------------

    def open_next(self) -> None:
        """Opens the next board of the file."""
        self._open_neighbour(1)

    def open_previous(self) -> None:
        """Opens the previous board of the file."""
        self._open_neighbour(-1)

    def _open_neighbour(self, steps: int) -> None:
        session, listing, place = self._session, self._listing, self._session.document.board
        if listing is None or place is None:
            return
        passed = self._passed[1] if self._passed is not None and self._passed[0] == place else place.index
        row = passed + steps
        try:
            self._wait_for(listing, row)
            if not 0 <= row < len(listing.boards):
                session.tell(say("boards-last" if steps > 0 else "boards-first"))
                return
            opened = self._open_at(listing, row)
        except CancelledError:
            listing.stop()
        except DocumentError as fault:
            # The next command goes on from the board that could not be opened.
            self._passed = (place, row)
            session.refuse(say("boards-passed", number=row + 1, reason=refused_line(session.words, fault)))
        else:
            if opened is not None and not opened.trouble:
                self._tell_place()

    def _wait_for(self, listing: BoardListing, row: int) -> None:
        """Waits until the board of this row has been listed, if it will be; raises CancelledError."""
        while row >= len(listing.boards) and not listing.complete and listing.task is not None:
            self._waiting.wait(listing.task, self._reading_text(listing), listing.listed)

    def _open_at(self, listing: BoardListing, row: int) -> Opened | None:
        """Opens the board of this row; None if the table on the screen could not be left. Raises DocumentError."""
        from bridgetable.document.opening import board_at_row

        place = BoardPlace(listing.path, row, len(listing.boards) if listing.complete else 0)
        opened = board_at_row(listing.boards[row], self._edition(), place)
        if not self._open_document(opened):
            return None
        self._keep(listing)
        return opened

    def _tell_place(self) -> None:
        session, place = self._session, self._session.document.board
        if place is None:
            return
        title = session.document.opening(session.words.language)[0] or Path(place.file).name
        key = "boards-at" if place.of else "boards-at-so-far"
        session.tell(say(key, number=place.index + 1, of=place.of, title=title))

    # -- the list kept -------------------------------------------------------------------------------------------------

    def _keep(self, listing: BoardListing) -> None:
        """Keeps the list of the file of the board that has been opened."""
        if listing is not self._listing:
            self._drop_list()
            self._listing = listing
            listing.ended.connect(self._count)
        self._count()

    def _count(self) -> None:
        """Tells the document how many boards its file has, as soon as that is known."""
        document, listing = self._session.document, self._listing
        if listing is None or not listing.complete or document.board is None:
            return
        place = replace(document.board, of=len(listing.boards))
        if place != document.board:
            self._session.refile(replace(document, board=place))

    def _drop_list_of_other_file(self) -> None:
        place = self._session.document.board
        if self._listing is not None and (place is None or place.file != self._listing.path):
            self._drop_list()

    def _drop_list(self) -> None:
        if self._listing is not None:
            self._listing.ended.disconnect(self._count)
            self._listing.stop()
            self._listing.deleteLater()
            self._listing = None
