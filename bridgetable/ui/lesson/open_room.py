"""The room of a lesson while it is open to phones: opened and closed here, told what the wall shows, and heard."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache, partial

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from bridgetable.reports.page_html import policy_of
from bridgetable.room.opening import Page
from bridgetable.room.pages import asking_page, phone_page
from bridgetable.room.room import Phase, Room, items_shown
from bridgetable.room.scene import RoomQuestion, Scene
from bridgetable.room.serving import Changed, Ended, Failed, Heard, Opened, OpenRoom, Place
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom
from bridgetable.ui.session.session import Session
from bridgetable.ui.wall.statements import Statement, StatementKind
from bridgetable.words.catalogue import Words


def short(url: str) -> str:
    """The address as it is typed: a browser adds the rest."""
    return url.removeprefix("http://")


@lru_cache(maxsize=2)
def qr_picture(url: str) -> bytes:
    """The QR code of an address, as the contents of a PNG file."""
    import segno

    address = segno.make(url, error="m", micro=False).png_data_uri(scale=24, border=3)
    return b64decode(address.partition(",")[2])


def address_slide(url: str, words: Words) -> Statement:
    """The page of the wall that says where phones find the room: a QR code, and the address to be typed."""
    told = words.text("room-on-wall"), words.text("room-on-wall-type")
    return Statement(StatementKind.SLIDE, "", lead=short(url), bullets=told, picture=qr_picture(url))


Opener = Callable[[Room, Place, Page, Callable[[Room], Page | None], Callable[[Heard], None]], OpenRoom]
"""What opens a room; OpenRoom itself, but in tests."""


class Phones(QObject):
    """The room that is open to phones, if one is: its server is another process, and nothing here waits for it."""

    changed = Signal()
    """The room was opened or closed, or its phones have said something."""
    failed = Signal(str)
    """The room cannot be open; the text is what the system says."""
    _heard = Signal(tuple)

    def __init__(self, parent: QObject, opener: Opener | None = None) -> None:
        super().__init__(parent)
        self._opener = opener or OpenRoom
        self._open: OpenRoom | None = None
        self._turn = 0
        self.room: Room | None = None
        self.opened: Opened | None = None
        # What it hears comes from a thread of the room's own.
        self._heard.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._rooms: list[OpenRoom] = []
        self.destroyed.connect(partial(_end, self._rooms))

    @property
    def is_open(self) -> bool:
        """Whether a room is open, or about to be."""
        return self._open is not None

    def open(self, room: Room, place: Place) -> None:
        """Opens a room in this place; the one that was open is closed."""
        self.close()
        self._turn += 1
        page = phone_page(room.title, room.language)
        self.room = room
        self._open = self._opener(room, place, _served(page), _home_of, partial(self._hear, self._turn))
        self._rooms[:] = [self._open]
        self.changed.emit()

    def close(self) -> None:
        """Closes the room: nothing listens any more."""
        if self._open is not None:
            self._open.end()
            self._open = self.room = self.opened = None
            self._rooms.clear()
            self.changed.emit()

    def change(self, change: Callable[[Room], Room]) -> None:
        """Changes the room, once all that phones have said before is counted."""
        if self._open is not None:
            self._open.change(change)

    def _hear(self, turn: int, heard: Heard) -> None:
        """Called in the thread of the room; of a window that is gone nobody hears."""
        if isinstance(heard, Opened):
            # What makes the code of the address takes long to load: the window, which shows it next, is not to wait.
            qr_picture(heard.url)
        with suppress(RuntimeError):
            self._heard.emit((turn, heard))

    def _take(self, told: tuple[int, Heard]) -> None:
        turn, heard = told
        if turn != self._turn or self._open is None:
            return
        match heard:
            case Opened():
                self.opened = heard
            case Changed(room):
                self.room = room
            case Failed(reason):
                self._forget()
                self.failed.emit(reason)
            case Ended():
                self._forget()
        self.changed.emit()

    def _forget(self) -> None:
        self._open = self.room = self.opened = None
        self._rooms.clear()


class PhonesRow(QLabel):
    """Says on the lectern how many phones there are, and where they find the room; it is hidden while none is open."""

    def __init__(self, phones: Phones, session: Session, parent: QWidget) -> None:
        super().__init__(parent, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        named(self, "lesson-phones")
        self._phones, self._session = phones, session
        session.reworded.connect(self._show)
        phones.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        room, opened, words = self._phones.room, self._phones.opened, self._session.words
        self.setVisible(self._phones.is_open)
        if room is None:
            return
        address = short(opened.url) if opened is not None else "…"
        text = words.text("room-lectern", phones=room.phones, address=address, door="open" if room.door_open else "no")
        self.setText(text)
        self.setAccessibleName(text)


def _end(rooms: list[OpenRoom]) -> None:
    for room in rooms:
        room.end()


def _served(html: str) -> Page:
    return Page(html, policy_of(html))


def _home_of(room: Room) -> Page | None:
    """The page to take home, of what has been shown; called in the thread of the room."""
    items = items_shown(room)
    return _served(asking_page(room.title, items, room.language)) if items else None


# -- what the room is then ---------------------------------------------------------------------------------------------


def following(room: Room, *, question: RoomQuestion, scene: Scene, now: AskedOfRoom) -> Room:
    """The room once it shows this question as the wall does: asked, closed with its bars, or with what is right."""
    room = room.going_on()
    if room.now is None or (room.now.question, room.scene) != (question, scene):
        room = room.asking(question, scene)
    room = room.hiding_what_is_right() if room.phase is Phase.SHOWN and not now.revealed else room
    if now.closed or now.revealed:
        room = room.closed(bars=True)
    elif room.phase is Phase.CLOSED:
        room = room.reopened()
    if now.counted:
        room = room.with_hands(now.hands)
    return room.shown() if now.revealed else room
