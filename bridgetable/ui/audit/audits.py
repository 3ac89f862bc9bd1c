"""The command that opens the window of the audit, and the boards that are opened from it.

The window is imported on first use, so that the program appears sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bridgetable.document.document import DocumentError, Opened
from bridgetable.laws.long_searches import CancelledError
from bridgetable.table.edition import Edition
from bridgetable.ui.kit.background import Background
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown, changed

if TYPE_CHECKING:
    from bridgetable.audit.finding import Finding
    from bridgetable.ui.audit.window import AuditWindow


class Audits(QObject):
    """Opens the window of the audit once, and the boards of findings with `open_document`."""

    def __init__(
        self,
        session: Session,
        open_document: Callable[[Opened], bool],
        background: Background,
        waiting: Waiting,
        window: QWidget,
        edition: Callable[[], Edition],
    ) -> None:
        super().__init__(window)
        self._session, self._open_document, self._window = session, open_document, window
        self._background, self._waiting, self._edition = background, waiting, edition
        self.audit: AuditWindow | None = None

    def open(self) -> None:
        """Shows the window of the audit, with what it has found."""
        from bridgetable.ui.audit.window import AuditWindow

        if self.audit is None:
            self.audit = AuditWindow(self._session.words, self._background, self._edition, self._window)
            self.audit.chosen.connect(self.open_finding)
        self.audit.show()
        self.audit.activateWindow()

    def open_finding(self, finding: Finding) -> None:
        """Opens the board of a finding at its call or card."""
        from bridgetable.ui.audit.opening import opened_finding

        if self.audit is None or not finding.game:
            return
        text = self._session.words.text("waiting-file", file=finding.file)
        try:
            opened = self._waiting.call(
                text, opened_finding, self.audit.paths, finding, self.audit.edition, quick=False
            )
        except DocumentError as fault:
            self._session.refuse(fault)
        except CancelledError:
            return
        else:
            self._open_document(opened)

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the window in the language in use."""
        if self.audit is not None and changed(before, after, "words"):
            self.audit.set_words(after.words)
