"""The command that opens the dock of the audit, and the boards that are opened from it.

The dock is imported on first use, so that the program appears sooner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDockWidget

from bridgetable.document.document import DocumentError
from bridgetable.laws.long_searches import CancelledError
from bridgetable.table.edition import Edition
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.session.session import OpensDocuments, Session
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.words.catalogue import refused_line

if TYPE_CHECKING:
    from bridgetable.audit.finding import Finding
    from bridgetable.ui.audit.dock import AuditDock


class Audits(QObject):
    """Opens the dock of the audit, put below the table by `place`, and the boards of findings."""

    def __init__(
        self,
        session: Session,
        documents: OpensDocuments,
        waiting: Waiting,
        edition: Callable[[], Edition],
        place: Callable[[QDockWidget], None],
    ) -> None:
        super().__init__(waiting.window)
        self._session, self._documents, self._edition, self._place = session, documents, edition, place
        self._waiting, self._window = waiting, waiting.window
        self.audit: AuditDock | None = None

    def open(self) -> None:
        """Shows the dock of the audit, with what it has found."""
        from bridgetable.ui.audit.dock import AuditDock

        if self.audit is None:
            self.audit = AuditDock(self._session.words, self._waiting.background, self._edition, self._window)
            self.audit.chosen.connect(self.open_finding)
            self._place(self.audit)
        self.audit.come_forward()

    def open_finding(self, finding: Finding) -> None:
        """Opens the board of a finding at its call or card; the dock says beside it why that cannot be done."""
        from bridgetable.ui.audit.opening import opened_finding
        from bridgetable.ui.audit.rows import where_and_what

        words, audit = self._session.words, self.audit
        if audit is None:
            return
        if not finding.game:
            # What was found is why there is no board.
            audit.show_fault(where_and_what(finding, words))
            return
        text = words.text("waiting-file", file=finding.file)
        try:
            opened = self._waiting.call(text, opened_finding, audit.paths, finding, audit.edition, quick=False)
        except DocumentError as fault:
            audit.show_fault(refused_line(words, fault))
        except CancelledError:
            return
        else:
            self._documents.open_document(opened)
            audit.come_forward()

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the dock in the language in use."""
        if self.audit is not None and changed(before, after, "words"):
            self.audit.set_words(after.words)
