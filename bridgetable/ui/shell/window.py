"""The window. The table is there at once; everything round it comes as soon as the table has been painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSettings, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from bridgetable.engine.history import START
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table
from bridgetable.ui.auction.sheet import Look
from bridgetable.ui.drawing.content.colours import table_colours
from bridgetable.ui.kit.theme import dress, system_is_dark
from bridgetable.ui.session.session import Session
from bridgetable.ui.shell import preferences
from bridgetable.ui.shell.arrangement import Arrangement
from bridgetable.ui.shell.preferences import Preferences
from bridgetable.ui.table.content.lawful import lawful_now
from bridgetable.ui.table.layout.poses import ViewOptions
from bridgetable.ui.table.layout.sheet import sheet_lies_there
from bridgetable.ui.table.view import TableView

if TYPE_CHECKING:
    from bridgetable.document.autosave import Autosave
    from bridgetable.ui.shell.parts import Parts


AFTER_PAINTING = 5
"""Milliseconds in which the first picture of the table reaches the screen."""


class Window(QMainWindow):
    """One table, seen from above, with everything needed to run it."""

    def __init__(self, session: Session, settings: QSettings, autosave: Autosave | None = None) -> None:
        super().__init__()
        self.session = session
        self.autosave = autosave
        self._settings = settings
        self._preferences = preferences.read(settings)
        self._options = ViewOptions()
        self._dressed: bool | None = None
        self._parts: Parts | None = None
        self.setObjectName("window")
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.table = TableView(session.words, self)
        self.setCentralWidget(self.table)
        self.places = Arrangement(self, settings)
        self.places.restore()
        self._show_docks(session.table)
        self.look(self._preferences)
        self.table.table_scene.show_table(session.table, lawful_now(session.table), False)
        self.table.viewport().installEventFilter(self)
        session.moved.connect(self.follow)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sees the table painted for the first time: then the rest comes."""
        if event.type() == QEvent.Type.Paint:
            self.table.viewport().removeEventFilter(self)
            QTimer.singleShot(0, self, self._painted)
        return super().eventFilter(watched, event)

    def _painted(self) -> None:
        QTimer.singleShot(AFTER_PAINTING, self, self.begin)

    def begin(self) -> Parts:
        """Everything round the table: its words and pictures take longer to load than the table takes to paint."""
        from bridgetable.ui.shell.parts import Parts

        if self._parts is None:
            self._parts = Parts(self)
            self._parts.reword()
            self.table.setFocus()
        return self._parts

    @property
    def parts(self) -> Parts:
        """Everything round the table."""
        return self._parts or self.begin()

    @property
    def settings(self) -> QSettings:
        """Where what is remembered is kept."""
        return self._settings

    # -- what is looked at, and how ------------------------------------------------------------------------------------

    @property
    def options(self) -> ViewOptions:
        """How the table is looked at."""
        return self._options

    @property
    def preferences(self) -> Preferences:
        """What is remembered."""
        return self._preferences

    def follow(self, before: Table, after: Table) -> None:
        """Shows the table after a move; one step forward is played out, everything else is there at once."""
        history = self.session.history
        one_on = history.cursor != START and history.table_at(history.nodes[history.cursor].parent) is before
        self.table.show_table(after, lawful_now(after), one_on)
        self._show_docks(after)
        if self._options.auction:
            self.show_auction(False)
        self.parts.follow()

    def _show_docks(self, table: Table) -> None:
        """The bidding box while people call; the auction beside the table once it no longer lies on it."""
        self.places.bidding_box.have(table.phase is Phase.AUCTION)
        self.places.auction.have(bool(table.auction.made) and not sheet_lies_there(table))

    def look(self, wanted: Preferences) -> None:
        """Takes up these preferences: light or dark, colours, speed, marks."""
        self._remember(wanted)
        dark = system_is_dark() if wanted.theme == "auto" else wanted.theme == "dark"
        if self._dressed is not dark:
            self._dressed = dark
            dress(dark)
        self.show_as(replace(
            self._options, dark=dark, four_colours=wanted.four_colours, speed=wanted.speed,
            marks=wanted.marks and not self._options.projector,
        ))

    def prefer(self, **changes: object) -> None:
        """Takes up other preferences in these respects."""
        self.look(replace(self._preferences, **changes))

    def show_as(self, options: ViewOptions) -> None:
        """Looks at the same table in another way."""
        self._options = options
        self.table.set_options(options)
        if self._parts is not None:
            self._parts.recolour()

    def _remember(self, wanted: Preferences) -> None:
        self._preferences = wanted
        preferences.write(self._settings, wanted)

    def choose_language(self, language: str) -> None:
        """The same table in other words, remembered."""
        self._remember(replace(self._preferences, language=language))
        self.session.set_language(language)

    def choose_edition(self, edition: Edition) -> None:
        """The same play under another edition, remembered for the next deal."""
        self._remember(replace(self._preferences, edition=edition))
        self.session.set_edition(edition)

    def elect(self, name: str, answer: Election | None) -> None:
        """The same play with this elected, or as the edition has it; remembered for the next deal."""
        self.session.elect(name, answer)
        self._remember(replace(self._preferences, elections=self.session.elections))

    def show_auction(self, on: bool) -> None:
        """Has the auction beside the table during the play; on the projector, over the mat until the next move."""
        if self._options.projector or not on:
            self.show_as(replace(self._options, auction=on))
        if not self._options.projector:
            self.places.auction.want(on)
        self.parts.switches()

    @property
    def look_of_sheet(self) -> Look:
        """In which colours the auction is drawn."""
        return Look(table_colours(self._options.dark), self._options.four_colours)

    def project(self, on: bool) -> None:
        """The table alone fills the screen, with one line for what happened and one for the ruling; or no longer."""
        if on == self._options.projector:
            return
        self._options = replace(self._options, projector=on, auction=False)
        self.places.clear_screen(on)
        self.look(self._preferences)
        self.parts.calm()
        self.table.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The letters follow the size."""
        super().resizeEvent(event)
        if self.places.fit_letters() and self._parts is not None:
            self._parts.tell()

    # -- keys, and the end ---------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What no part of the window wanted: cards typed, options by number, Escape."""
        if not self.parts.key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers where everything stood; the table itself is kept already."""
        if not self._options.projector:
            self.places.remember()
        if self._parts is not None:
            self._parts.keep()
        super().closeEvent(event)
