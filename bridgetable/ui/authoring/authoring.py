"""Opens the dialog in which a case is written, and keeps it up to date with the session."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from bridgetable.table.question import say
from bridgetable.ui.authoring.dialog import PAGES, CaseDialog
from bridgetable.ui.session.session import Session


class Authoring(QObject):
    """The dialog of one window; another language has it built anew."""

    def __init__(self, session: Session, save: QAction, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._save, self._window = session, save, window
        self.dialog: CaseDialog | None = None
        session.moved.connect(lambda *_: self._follow(CaseDialog.follow))
        session.renamed.connect(lambda: self._follow(CaseDialog.follow))
        session.opened.connect(self.close)
        session.reworded.connect(self._rebuild)

    def open(self, page: str) -> None:
        """Shows this page of the case."""
        if not self._session.changeable:
            self._session.refuse(say("only-shown"))
            return
        dialog = self.dialog or self._build()
        dialog.open_at(page)

    def _build(self) -> CaseDialog:
        dialog = self.dialog = CaseDialog(self._session, self._window)
        # Its keys save from here too.
        dialog.addAction(self._save)
        dialog.finished.connect(lambda _: self._forget())
        return dialog

    def commit(self) -> None:
        """Takes over what is typed, before the table is saved or left."""
        self._follow(CaseDialog.commit)

    def close(self) -> None:
        """Closes the dialog: what it shows is another table now."""
        if (dialog := self.dialog) is not None:
            self._forget()
            dialog.hide()

    def _follow(self, do: Callable[[CaseDialog], None]) -> None:
        if self.dialog is not None:
            do(self.dialog)

    def _rebuild(self) -> None:
        if (dialog := self.dialog) is not None:
            dialog.commit()
            page = dialog.tabs.currentIndex()
            self.close()
            self._build().open_at(PAGES[page])

    def _forget(self) -> None:
        if (dialog := self.dialog) is not None:
            self.dialog = None
            dialog.deleteLater()
