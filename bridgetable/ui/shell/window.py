"""The window: the table first, everything round it as soon as the table has been painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from bridgetable.ui.session.content.shown import Shown
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell.arrangement import Arrangement
from bridgetable.ui.shell.view import View
from bridgetable.ui.table.view import TableView

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave
    from bridgetable.ui.shell.parts import Parts

AFTER_PAINTING = 5
"""Milliseconds in which the first picture of the table reaches the screen."""


class Window(QMainWindow):
    """The frame of one table. A change of the session or of the view is passed on to each part as a `follow`."""

    def __init__(self, session: Session, settings: QSettings, autosave: Autosave | None = None) -> None:
        super().__init__()
        self.session, self.settings, self.autosave = session, settings, autosave
        self._parts: Parts | None = None
        self.setObjectName("window")
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.view = View(session, settings)
        self.table = TableView(session.words, self)
        self.setCentralWidget(self.table)
        self.places = Arrangement(self, settings)
        self.places.restore()
        self._shown = self._now()
        self.table.follow(None, self._shown)
        self.places.follow(None, self._shown)
        self.table.viewport().installEventFilter(self)
        session.moved.connect(self._moved)
        session.reworded.connect(self._follow)
        session.renamed.connect(self._follow)
        self.view.changed.connect(self._follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Begins with the rest when the table has been painted for the first time."""
        if event.type() == QEvent.Type.Paint:
            self.table.viewport().removeEventFilter(self)
            QTimer.singleShot(AFTER_PAINTING, self, self.begin)
        return super().eventFilter(watched, event)

    def begin(self) -> Parts:
        """Builds everything round the table, which takes longer to load than the table takes to be painted."""
        from bridgetable.ui.shell.parts import Parts

        if self._parts is None:
            self._parts = Parts(self, self.session, self.view, self.table, self.places, self.settings, self.autosave)
            self._parts.follow(None, self._shown)
            self.table.setFocus()
        return self._parts

    @property
    def parts(self) -> Parts:
        """Everything round the table."""
        return self._parts or self.begin()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _now(self) -> Shown:
        session = self.session
        return Shown(session.history, session.document, session.dirty, session.words, self.view.options)

    def _moved(self) -> None:
        if self.view.options.auction:
            # The auction was laid over the mat to be looked at; now there is something else to see.
            self.view.options = replace(self.view.options, auction=False)
        self._follow()

    def _follow(self) -> None:
        before, after = self._shown, self._now()
        self._shown = after
        self.table.follow(before, after)
        self.places.follow(before, after)
        if self._parts is not None:
            self._parts.follow(before, after)

    # -- keys, size, and the end ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the letters to the size."""
        super().resizeEvent(event)
        self.places.fit_letters()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Takes the keys no part has used: cards and calls as they are typed, options by number, Escape."""
        if not self.parts.handle_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers where everything stood, and has the autosave written."""
        if not self.view.options.projector:
            self.places.remember()
        if self._parts is not None:
            self._parts.finish()
        super().closeEvent(event)
