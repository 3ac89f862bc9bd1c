"""The clipboard: the board copied for other programs, and a deal or a file pasted from them.

What reads and writes boards is imported on first use, so that the window appears sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QGuiApplication

from bridgetable.document.document import DocumentError
from bridgetable.table.question import say
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell.documents.opening import Documents
from bridgetable.ui.shell.view import View


class Clipboard:
    """Copies the board of the session, and opens what is pasted or dropped as text."""

    def __init__(self, session: Session, view: View, documents: Documents) -> None:
        self._session, self._view, self._documents = session, view, documents
        self.commands: dict[str, Callable[[], object]] = {"paste": self.paste, **{
            f"copy-{name}": partial(self.copy_board, name) for name in ("pbn", "lin", "link")
        }}

    def copy_board(self, name: str) -> None:
        """Copies the board as it stands: as "pbn", as "lin", or as a "link" to a viewer."""
        from bridgetable.document.exporting import COPIES, board_text

        session = self._session
        text = board_text(session.history, session.document, session.words, COPIES[name])
        QGuiApplication.clipboard().setText(text)
        session.tell(say(f"board-copied-{name}"))

    def paste(self) -> None:
        """Opens the deal in the clipboard as a new table, or the first file in it."""
        from bridgetable.ui.library.dropped import paths_in, text_in

        mime = QGuiApplication.clipboard().mimeData()
        if paths := paths_in(mime):
            self._documents.open_path(paths[0])
        else:
            self.open_text(text_in(mime))

    def open_text(self, text: str) -> None:
        """Opens the deal in a text as a new table, not saved yet; says what of it cannot be read."""
        from bridgetable.document.pasting import opened_text

        try:
            opened, boards = opened_text(text, self._view.preferences.edition)
        except DocumentError as fault:
            self._session.refuse(fault)
            return
        if self._documents.open_document(opened, dirty=True) and boards > 1 and not opened.trouble:
            self._session.tell(say("pasted-first", boards=boards))
