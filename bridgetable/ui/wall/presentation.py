"""Showing a table to a room: opens the wall on the best screen, passes on what happens, and closes it again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QScreen
from PySide6.QtWidgets import QWidget

from bridgetable.ui.entry.caption import Caption, Tone
from bridgetable.ui.entry.content.proposed_calls import calls_are_made
from bridgetable.ui.entry.offer import Offer
from bridgetable.ui.session.content.shown import Shown
from bridgetable.ui.session.session import Session
from bridgetable.ui.table.view import TableView
from bridgetable.ui.wall.pointing import Pointing
from bridgetable.ui.wall.wall import Wall


class Presentation(QObject):
    """The wall of a window while the table is shown to a room.

    With a second screen the wall is there, and the lecturer keeps his window; with one it covers the window.
    """

    wall_opened = Signal(object)
    """The wall was opened: its table takes cards as that of the window does."""
    changed = Signal()
    """The wall was opened or closed, or what can be pointed at or drawn on it is another."""

    def __init__(
        self, window: QWidget, table: TableView, session: Session, caption: Caption, offer: Offer,
        handle_key: Callable[[QKeyEvent], bool],
    ) -> None:
        super().__init__(window)
        self._window, self._table, self._session = window, table, session
        self._caption, self._offer = caption, offer
        self._handle_key = handle_key
        self._shown: Shown | None = None
        self.wall: Wall | None = None
        self.pointing = Pointing(self)
        self.pointing.add_table(table)
        self.pointing.changed.connect(self.changed)
        caption.message_shown.connect(self._show_spoken)
        caption.typed_changed.connect(self._show_typed)
        session.moved.connect(self.show_course)

    @property
    def is_on(self) -> bool:
        """Whether the wall is open."""
        return self.wall is not None

    def set_on(self, on: bool) -> None:
        """Opens the wall, or closes it."""
        if on and self.wall is None:
            self._open()
        elif not on and self.wall is not None:
            wall, self.wall = self.wall, None
            self.pointing.remove_table(wall.table)
            wall.close()
            wall.deleteLater()
            self._window.window().activateWindow()
            self.changed.emit()

    def close(self) -> bool:
        """Closes the wall unless something offered on it waits for an answer; returns whether it did."""
        closes = self.is_on and self._offer.proposal is None
        if closes:
            self.set_on(False)
        return closes

    def _open(self) -> None:
        self.wall = wall = Wall(self._session.words, self._handle_key)
        wall.addActions(self._window.actions())
        wall.closed.connect(lambda: self.set_on(False))
        if self._shown is not None:
            wall.follow(None, self._shown)
        self.pointing.add_table(wall.table)
        screen = self.screen_for_wall()
        wall.setScreen(screen)
        wall.setGeometry(screen.geometry())
        self.wall_opened.emit(wall)
        wall.showFullScreen()
        if screen is self._window.window().screen():
            wall.activateWindow()
            wall.table.setFocus()
        self.changed.emit()

    def screen_for_wall(self) -> QScreen:
        """A screen that the window is not on, if there is one."""
        own = self._window.window().screen()
        return next((screen for screen in QGuiApplication.screens() if screen is not own), own)

    @property
    def _tables(self) -> tuple[TableView, ...]:
        """The table of the window, and that of the wall."""
        return (self._table,) if self.wall is None else (self._table, self.wall.table)

    def turn_up(self, number: int | None) -> None:
        """Turns a quitted trick up, in the window and on the wall (Law 66C)."""
        for table in self._tables:
            table.turn_up(number)

    def clear_table(self) -> bool:
        """Takes away marks, ends pointing or drawing, or turns a trick down; returns whether there was anything."""
        return self.pointing.end() or self.turn_down()

    def turn_down(self) -> bool:
        """Turns a trick down that was turned up; returns whether there was one."""
        turned_up = any(table.turned_up is not None for table in self._tables)
        if turned_up:
            self.turn_up(None)
        return turned_up

    # -- what is shown -------------------------------------------------------------------------------------------------

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Passes a change on to the wall."""
        self._shown = after
        if self.wall is not None:
            self.wall.follow(before, after)
        self.pointing.follow(before, after)

    def show_course(self) -> None:
        """Shows what is said about the last step again, instead of an entry."""
        if self.wall is not None:
            self.wall.show_entry("")

    def turn_page(self, by: int) -> bool:
        """Shows another page of words; returns whether there is one."""
        return self.wall is not None and self.wall.turn_page(by)

    def _show_spoken(self, text: str) -> None:
        """Shows an offer with its keys, a refusal or a notice."""
        if self.wall is None or self._shown is None:
            return
        if self._caption.tone is Tone.OFFER:
            key = "offer-keys-call" if calls_are_made(self._shown.table) else "offer-keys"
            text = f"{text} {self._shown.words.text(key)}"
        self.wall.show_entry(text)

    def _show_typed(self, typed: str) -> None:
        """Shows what has been typed so far, or the course of play again when it is cleared."""
        if self.wall is not None and (typed or self._offer.proposal is None):
            self.wall.show_entry(typed)
