"""Showing a table to a room: opens the wall on the best screen, passes on what happens, and closes it again."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QScreen
from PySide6.QtWidgets import QWidget

from bridgetable.engine.history import START
from bridgetable.table.question import say
from bridgetable.ui.entry.caption import Offer, Tone
from bridgetable.ui.entry.proposed import calls_are_made
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown, Speed, ViewOptions
from bridgetable.ui.table.view import TableView
from bridgetable.ui.wall.pointing import Pointing
from bridgetable.ui.wall.screens import Screens

if TYPE_CHECKING:
    from bridgetable.ui.table.replay import Replay
    from bridgetable.ui.wall.statements import Statement
    from bridgetable.ui.wall.wall import Wall


class Presentation(QObject):
    """The wall of a window while the table is shown to a room.

    With a second screen the wall is there, and the lecturer keeps his window; with one it covers the window.
    """

    wall_opened = Signal(QWidget)
    """The wall was opened: its table takes cards as that of the window does."""
    changed = Signal()
    """The wall was opened or closed, covered or uncovered, or moved; or what can be pointed at or drawn is another."""
    screen_lost = Signal()
    """The screen of the wall has been unplugged; the wall is closed next."""

    def __init__(
        self,
        session: Session,
        table: TableView,
        offer: Offer,
        handle_key: Callable[[QKeyEvent], bool],
        screens: Screens,
    ) -> None:
        super().__init__(screens.window)
        self._session, self._table, self._offer, self._handle_key = session, table, offer, handle_key
        self.screens, self._window = screens, screens.window
        self._shown: Shown | None = None
        self._instead: tuple[Statement, ...] = ()
        self._screen: QScreen | None = None
        self._as_seen: Callable[[Shown], Shown] = _as_it_is
        self.wall: Wall | None = None
        self.replay: Replay | None = None
        """What plays the last correction again; None until it first has."""
        self.pointing = Pointing(self)
        self.pointing.add_table(table)
        self.pointing.changed.connect(self.changed)
        offer.caption.message_shown.connect(self._show_spoken)
        offer.caption.typed_changed.connect(self._show_typed)
        session.moved.connect(self._go_on)
        self.screens.removed.connect(self._lose_screen)
        self.screens.added.connect(self._find_screen)
        self._lost: tuple[str, int] | None = None

    @property
    def is_on(self) -> bool:
        """Whether the wall is open."""
        return self.wall is not None

    @property
    def options(self) -> ViewOptions:
        """How the window shows its table, which the wall follows."""
        return self._shown.options if self._shown is not None else ViewOptions()

    @property
    def is_beside_window(self) -> bool:
        """Whether the wall is open on another screen than the window, which the room does not see."""
        return self.wall is not None and self._screen is not self.screens.of_window

    def set_on(self, on: bool) -> None:
        """Opens the wall, or closes it."""
        self._lost = None
        if on and self.wall is None:
            self._open()
        elif not on and self.wall is not None:
            self._end_replay()
            wall, self.wall = self.wall, None
            self.pointing.remove_table(wall.table)
            wall.close()
            wall.deleteLater()
            self.screens.restore_window()
            self._window.window().activateWindow()
            self.changed.emit()

    def close(self) -> bool:
        """Closes the wall where it covers the window, when asked for the second time; returns whether it did anything.

        It does so unless something offered on it waits for an answer. On a screen of its own it stays: nobody ends a
        lesson before the room with one key.
        """
        wall = self.wall
        if wall is None or self._offer.proposal is not None or self.is_beside_window:
            return False
        asked = self._session.words.text("wall-close-again")
        if wall.entry == asked:
            self.set_on(False)
        else:
            wall.show_entry(asked)
        return True

    # -- screens -------------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        from bridgetable.ui.wall.wall import Wall

        self.wall = wall = Wall(self._session.words, self._handle_key)
        wall.addActions(self._window.actions())
        wall.closed.connect(lambda: self.set_on(False))
        wall.say_instead(self._instead)
        if self._shown is not None:
            wall.follow(self._as_seen(self._shown))
        self.pointing.add_table(wall.table)
        self.wall_opened.emit(wall)
        self._place(wall)
        self.changed.emit()

    def _place(self, wall: Wall) -> None:
        """Has the wall fill its screen; where it does not cover the window, the window keeps the keyboard."""
        self._screen = screen = self.screens.for_wall
        self.screens.make_room(screen)
        wall.setScreen(screen)
        wall.setGeometry(screen.geometry())
        wall.showFullScreen()
        if self.is_beside_window:
            self._window.window().activateWindow()
        else:
            wall.activateWindow()
            wall.table.setFocus()

    def choose_screen(self, name: str) -> None:
        """Has the wall on the screen of this name, now if it is open; "" for the one without the window."""
        self.screens.choose(name)
        if self.wall is not None:
            self.wall.hide()
            self.screens.restore_window()
            self._place(self.wall)
            self.changed.emit()

    def _lose_screen(self, screen: QScreen) -> None:
        """Closes the wall if its screen has been unplugged; a window that has lost its own screen is moved."""
        if self.wall is not None and screen is self._screen:
            self.screen_lost.emit()
            lost = screen.name(), self.wall.page_number
            self.set_on(False)
            self._lost = lost
            self._session.tell(say("wall-screen-gone"))
        elif self.wall is not None and screen is self.screens.of_window:
            self._session.tell(say("wall-window-screen-gone"))
        # Qt moves what was on the screen after it has told.
        QTimer.singleShot(0, self, self._settle_screens)

    def _find_screen(self, screen: QScreen) -> None:
        """Opens the wall again, on the page it had, when the screen that it has lost is plugged in again."""
        if self._lost is not None and self.wall is None and screen.name() == self._lost[0]:
            number = self._lost[1]
            self.set_on(True)
            if self.wall is not None:
                self.wall.show_page(number)

    def _settle_screens(self) -> None:
        self.screens.hold_window()
        if self.wall is not None and not self.is_beside_window:
            self._place(self.wall)
        self.changed.emit()

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def shown(self) -> Shown | None:
        """What the window shows, which the room sees in its own way; None before anything is."""
        return self._shown

    @property
    def _tables(self) -> tuple[TableView, ...]:
        """The table of the window, and that of the wall."""
        return (self._table,) if self.wall is None else (self._table, self.wall.table)

    def play_replay(self, speed: Speed) -> None:
        """Plays the last correction again, in the window and on the wall, at this speed."""
        from bridgetable.ui.table.replay import Replay, replayed_tables

        if self.replay is None:
            self.replay = Replay(self)
        self.replay.play(replayed_tables(self._session.history), self._tables, speed)

    def _end_replay(self) -> None:
        if self.replay is not None:
            self.replay.stop()

    def turn_up(self, number: int | None) -> None:
        """Turns a quitted trick up, in the window and on the wall (Law 66C)."""
        for table in self._tables:
            table.turn_up(number)

    def clear_table(self) -> bool:
        """Takes away marks, ends pointing or drawing, turns a trick down or ends a preview; whether there was one."""
        return self.pointing.end() or self.turn_down() or (self.wall is not None and self.wall.end_preview())

    def turn_down(self) -> bool:
        """Turns a trick down that was turned up; returns whether there was one."""
        turned_up = any(table.turned_up is not None for table in self._tables)
        if turned_up:
            self.turn_up(None)
        return turned_up

    @property
    def is_black(self) -> bool:
        """Whether the wall is open and black."""
        return self.wall is not None and self.wall.cover.black

    @property
    def is_frozen(self) -> bool:
        """Whether the wall is open and stays as it is."""
        return self.wall is not None and self.wall.cover.frozen

    def set_black(self, on: bool) -> None:
        """Has the room see black, or the wall again; the next step ends it too, unless the wall is frozen."""
        if self.wall is not None and on is not self.wall.cover.black:
            self.wall.cover.set_black(on)
            self.changed.emit()

    def set_frozen(self, on: bool) -> None:
        """Has the room see the wall as it is at this moment, or as it is now."""
        if self.wall is not None and on is not self.wall.cover.frozen:
            self.wall.cover.set_frozen(on)
            self.changed.emit()

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Passes a change on to the wall."""
        self._shown = after
        if self.wall is not None:
            self.wall.follow(self._as_seen(after))
        self.pointing.follow(before, after)

    def see_as(self, as_seen: Callable[[Shown], Shown]) -> None:
        """Has the room see what this function makes of what the window shows, from now on."""
        self._as_seen = as_seen
        self.see_again()

    def see_again(self) -> None:
        """Shows the room what the window shows, as the room is to see it now."""
        if self.wall is not None and self._shown is not None:
            self.wall.follow(self._as_seen(self._shown))

    def _go_on(self, before: object, after: object) -> None:
        """Ends what was shown before this step: an entry, a replay, and black."""
        self._end_replay()
        self.show_course()
        if before is not after:
            self.end_black()

    def end_black(self) -> None:
        """Ends black, unless the wall is frozen: then the lecturer prepares what the room is not to see."""
        if self.wall is not None and not self.wall.cover.frozen:
            self.set_black(False)

    def show_course(self) -> None:
        """Shows what is said about the last step again, instead of an entry."""
        if self.wall is not None:
            self.wall.show_entry("")

    def say_instead(self, said: tuple[Statement, ...], *, same_page: bool = False) -> None:
        """Says this on the wall instead of what is said about the last step; () says that again.

        With `same_page` the number of the page stays.
        """
        different, self._instead = said != self._instead, said
        if self.wall is not None and different:
            self.show_course()
            self.wall.say_instead(said, same_page=same_page)

    def show_answering(self, answer: str) -> None:
        """Shows what is being answered, where the window that shows it is covered; "" shows the words again."""
        if self.wall is not None and not self.is_beside_window:
            self.wall.show_entry(answer)

    def turn_page(self, by: int) -> bool:
        """Shows another page of words; returns whether there is one."""
        return self.wall is not None and self.wall.turn_page(by)

    def _show_spoken(self, text: str) -> None:
        """Shows an offer with its keys, a refusal or a notice, where the window that tells them is covered.

        A case that opens tells its title itself.
        """
        if self.wall is None or self._shown is None or self.is_beside_window:
            return
        tone, history = self._offer.caption.tone, self._session.history
        if tone is Tone.NOTICE and history.cursor == START and self._session.document.full_title:
            return
        if tone is Tone.OFFER:
            key = "offer-keys-call" if calls_are_made(self._shown.table) else "offer-keys"
            text = f"{text} {self._shown.words.text(key)}"
        self.wall.show_entry(text)

    def _show_typed(self, typed: str) -> None:
        """Shows what has been typed so far, or the course of play again when it is cleared."""
        if self.wall is not None and not self.is_beside_window and (typed or self._offer.proposal is None):
            self.wall.show_entry(typed)


def _as_it_is(shown: Shown) -> Shown:
    return shown
