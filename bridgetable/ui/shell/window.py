"""The main window: shows the table first, and builds the other parts as soon as the table has been painted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QSettings, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.ui.drawing.suit_symbols import rectangle
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown, veiled_view
from bridgetable.ui.shell.arrangement import Arrangement
from bridgetable.ui.shell.view import View
from bridgetable.ui.table.view import TableView

if TYPE_CHECKING:
    from pathlib import Path

    from bridgetable.document.autosave import Autosave
    from bridgetable.ui.shell.workplace import Workplace

BUILD_DELAY = 1
"""Milliseconds between the first painting of the table and the building of the parts: a pause of the event loop, in
which the picture is sent to the screen."""
LAYOUTS_AROUND = 4
"""How many layouts stand around what an answer, the evidence or a bar holds, up to that of the window."""


class Window(QMainWindow):
    """The main window on one session; passes every change of the session or the view on to the parts by `follow`.

    `cache` is the folder for what can be read or computed again.
    """

    building = Signal()
    """The parts are about to be built; emitted once."""
    built = Signal()
    """The parts have been built; emitted once."""

    def __init__(
        self,
        session: Session,
        settings: QSettings,
        autosave: Autosave | None = None,
        cache: Path | None = None,
        own_cases: Path | None = None,
    ) -> None:
        super().__init__()
        self.session, self.settings, self.autosave = session, settings, autosave
        self._cache, self._own_cases = cache, own_cases
        self._parts: Workplace | None = None
        self._announced = False
        self.setObjectName("window")
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.view = View(session, settings)
        self.table = TableView(session.words, self)
        self.setCentralWidget(self.table)
        # What is dropped on the table is dropped on the window.
        self.table.setAcceptDrops(False)
        self.setAcceptDrops(True)
        self.arrangement = Arrangement(self, settings)
        self.arrangement.restore()
        self._shown = self._now_shown()
        self.table.follow(None, self._shown)
        self.arrangement.follow(None, self._shown)
        self.table.painted.connect(self._build_soon)
        self.table.card_clicked.connect(self._enter_first_card)
        self.table.hand_buttons.pressed.connect(self.view.show_next_way)
        session.moved.connect(self._history_changed)
        session.reworded.connect(self._update)
        session.renamed.connect(self._update)
        # After loading nothing has the focus that Enter or the space bar would press.
        session.opened.connect(self.table.setFocus)
        self.view.changed.connect(self._update)

    def _build_soon(self) -> None:
        """Schedules the building of the parts for when the table is on the screen."""
        # The delay begins when the picture is on the screen: what else waits for the loop comes first.
        QTimer.singleShot(0, self, partial(QTimer.singleShot, BUILD_DELAY, self, self._build_next))

    def _build_next(self) -> None:
        """Has what comes before the parts done, and the parts built at another turn of the event loop."""
        self._announce_building()
        # Not 0: the window would be painted before everything in it has been shown and laid out.
        QTimer.singleShot(1, self, self.build_parts)

    def _enter_first_card(self, seat: Seat, card: Card, at_once: bool) -> None:
        """Enters a card that is clicked before there are parts; from then on they are told themselves."""
        if self._parts is None:
            self.build_parts().cards.enter_card(seat, card, at_once)

    def _announce_building(self) -> None:
        if not self._announced:
            self._announced = True
            self.building.emit()

    def build_parts(self) -> Workplace:
        """Builds the parts around the table unless they exist, and returns them; importing them takes long."""
        self._announce_building()
        from bridgetable.ui.shell.actions import Commands
        from bridgetable.ui.shell.bars import MenuBar, Toolbar
        from bridgetable.ui.shell.commands import COMMANDS, connect_commands
        from bridgetable.ui.shell.parts import Frame
        from bridgetable.ui.shell.workplace import Workplace

        if self._parts is None:
            self.setUpdatesEnabled(False)
            with self.table.holding_size():
                commands = Commands(self, ((each.name, each.keys) for each in COMMANDS))
                frame = Frame(
                    self,
                    self.session,
                    self.view,
                    self.table,
                    self.arrangement,
                    commands,
                    self.settings,
                    self.autosave,
                    self._cache,
                    self._own_cases,
                )
                self._parts = Workplace(frame)
                self.menus = MenuBar(self._parts, self)
                self.toolbar = Toolbar(commands, self.menus, self)
                self._parts.panel.summon_wanted.connect(self.menus["director"].popup)
                connect_commands(commands, self._parts, self.toolbar.open)
                self.arrangement.set_parts({"menus": self.menus, "tools": self.toolbar, **self._parts.placed})
                # What is shown is fitted to the width it will have; with its contents a panel may take another again.
                self.arrangement.set_widths()
                self._follow(self._parts, None, self._shown)
                self.arrangement.set_widths()
                _lay_out()
            self.setUpdatesEnabled(True)
            self.table.setFocus()
            self.built.emit()
        return self._parts

    @property
    def parts(self) -> Workplace:
        """The parts around the table, built on first use."""
        return self._parts or self.build_parts()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _now_shown(self) -> Shown:
        session, options = self.session, self.view.options
        if not session.changeable:
            # Who is to find out what happened is not shown it.
            options = veiled_view(options)
        return Shown(session.history, session.document, session.dirty, session.words, options)

    def _history_changed(self) -> None:
        if self.view.options.auction:
            # The auction sheet over the mat is shown only until the next change.
            self.view.options = replace(self.view.options, auction=False)
        self._update()

    def _update(self) -> None:
        before, after = self._shown, self._now_shown()
        self._shown = after
        self.table.follow(before, after)
        self.arrangement.follow(before, after)
        if self._parts is not None:
            self._follow(self._parts, before, after)
            self._parts.panel.finish_showing()
            _lay_out()

    def _follow(self, parts: Workplace, before: Shown | None, after: Shown) -> None:
        for part in (parts.commands, self.menus, self.toolbar, parts):
            part.follow(before, after)

    @property
    def seen_area(self) -> QRect:
        """Where the mat with the trick is on the screen, which dialogs leave free."""
        layout = self.table.table_scene.current_layout
        if layout is None:
            return QRect()
        mat = self.table.mapFromScene(rectangle(layout.mat))
        return QRect(self.table.viewport().mapToGlobal(mat.boundingRect().topLeft()), mat.boundingRect().size())

    # -- keys, size, and the end ---------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fits the size of the letters to that of the window."""
        super().resizeEvent(event)
        self.arrangement.fit_letters()

    def changeEvent(self, event: QEvent) -> None:
        """Tells the window around it whether there are unsaved changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.ModifiedChange and self.window() is not self:
            self.window().setWindowModified(self.isWindowModified())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handles the keys that no widget has used: typed cards and calls, options by number, Escape."""
        if not self.parts.keys.handle(event):
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accepts files, folders and text."""
        if event.mimeData().hasUrls() or event.mimeData().hasText():
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """Opens the files dropped, or the deal in a text, and adds folders to the library, once the drop is over."""
        from bridgetable.ui.library.recent_files import open_dropped, paths_in, text_in

        # The program they come from may not take this for a move, and delete them.
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()
        paths, text, parts = paths_in(event.mimeData()), text_in(event.mimeData()), self.parts
        if text and not paths:
            QTimer.singleShot(0, self, partial(parts.clipboard.open_text, text))
        else:
            QTimer.singleShot(0, self, partial(open_dropped, paths, self.session, parts.recent, parts.library))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Saves the arrangement of the parts, and writes the autosave."""
        self.arrangement.save()
        if self._parts is not None:
            self._parts.finish()
        super().closeEvent(event)


def _lay_out() -> None:
    """Has everything laid out now: what is inside a bar or a dock would be laid out after a first painting."""
    for _ in range(LAYOUTS_AROUND):
        # A layout that needs another size asks the one around it, whose turn comes with the next call.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
