"""A room that is open: its server is another process, started again when it dies, on the same port with all answers."""

from __future__ import annotations

import secrets
import subprocess
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any
from urllib.parse import urlsplit

import msgspec

from bridgetable.disk.child_process import child_command, started
from bridgetable.room import SERVER_OPTION
from bridgetable.room.exchange import Change, Exchange
from bridgetable.room.opening import Opening, Page, line_of
from bridgetable.room.room import Room, items_shown, state_shown
from bridgetable.words.catalogue import Words

COMMAND = child_command(SERVER_OPTION, "bridgetable.room.server:main")
"""The command that starts the server of a room."""
PORTS = (8080, 8081, 8082, 8088, 8888, 8000)
"""The ports that are tried where none is wanted; after them any that is free."""
ANY_PORT = 0
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""What codes are made of: nothing that is read as something else, and nothing that a telephone writes large."""
CODE_LENGTH = 6
MOST_DEATHS, DEATH_TIME = 10, 60.0
"""How many servers may die in how many seconds until no other is started."""
_REFUSED = (400, 403, 404, 405, 409, 413, 429, 431)
_END_TIME = 2.0


class Place(msgspec.Struct, frozen=True):
    """Where a room is to be: the address that is listened on, the one that is shown, the port if one is wanted.

    Port 0 is any that is free. `public_url` is that of a proxy under which the room is for people who are not there, ""
    without one.
    """

    bind: str
    shown: str
    port: int | None = None
    public_url: str = ""
    code: str = ""


# -- what is heard of an open room -------------------------------------------------------------------------------------


class Opened(msgspec.Struct, frozen=True):
    """Phones can come; `url` is what they open."""

    url: str
    code: str


class Changed(msgspec.Struct, frozen=True):
    """The room is another one, and its phones were told."""

    room: Room


class Failed(msgspec.Struct, frozen=True):
    """The room cannot be open; `reason` is what the system says, in its own words."""

    reason: str


class Faulted(msgspec.Struct, frozen=True):
    """Something could not be done that should have been: a fault of the program, without which the room goes on."""

    error: Exception


class Ended(msgspec.Struct, frozen=True):
    """Nothing listens any more."""


Heard = Opened | Changed | Failed | Faulted | Ended


def new_code() -> str:
    """A code that nobody can guess within an evening."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


# -- the room ----------------------------------------------------------------------------------------------------------


class OpenRoom:
    """A room with its server; what becomes of it is told by calling `heard`, in a thread of its own.

    `page` is what phones load, and `home` makes the page that they take home, of what has been shown; None where there
    is nothing to take.
    """

    def __init__(
        self,
        room: Room,
        place: Place,
        page: Page,
        home: Callable[[Room], Page | None],
        heard: Callable[[Heard], None],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._place, self._page, self._home, self._heard, self._clock = place, page, home, heard, clock
        self._code = place.code or new_code()
        self._said: SimpleQueue[tuple[str, Any]] = SimpleQueue()
        self._exchange = Exchange(room, self._send, lambda room: heard(Changed(room)))
        self._process: subprocess.Popen[bytes] | None = None
        self._port = ANY_PORT
        self._ending = self._is_to_end = False
        self._died: deque[float] = deque(maxlen=MOST_DEATHS)
        self._made_home: tuple[int, Page | None] = (-1, None)
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    # -- from any thread -----------------------------------------------------------------------------------------------

    def change(self, change: Change) -> None:
        """Changes the room, once every answer that was taken before is counted."""
        self._said.put(("change", change))

    def end(self) -> None:
        """Has nothing listen any more, once what was to be changed is."""
        self._said.put(("end", None))

    def join(self, seconds: float | None = None) -> None:
        """Waits until nothing listens any more."""
        self._thread.join(seconds)

    @property
    def process_id(self) -> int | None:
        """The process id of the server; None while there is none."""
        return self._process.pid if self._process is not None else None

    # -- in the thread of the room -------------------------------------------------------------------------------------

    def _run(self) -> None:
        self._start()
        while not self._ending:
            due = self._exchange.due
            wait = max(0.0, due - self._clock()) if due is not None else None
            try:
                kind, value = self._said.get(timeout=wait)
            except Empty:
                self._exchange.tick(self._clock())
                continue
            try:
                self._take(kind, value)
            except Exception as error:
                # The room goes on without what could not be done: people are answering.
                self._heard(Faulted(error))
            self._exchange.tick(self._clock())
            self._ending |= self._is_to_end and self._exchange.is_settled
        self._exchange.end()
        self._stop()
        self._heard(Ended())

    def _take(self, kind: str, value: Any) -> None:
        match kind:
            case "change":
                self._exchange.change(value, self._clock())
            case "line":
                self._hear(value)
            case "died" if value is self._process:
                self._start_again()
            case "end":
                self._is_to_end = True

    def _hear(self, line: bytes) -> None:
        # Of a server that was killed the last line ends anywhere.
        with suppress(msgspec.DecodeError):
            message = msgspec.json.decode(line)
            if "listening" in message:
                self._port = message["listening"]
                self._heard(Opened(self.url, self._code))
                self._exchange.tell(self._clock())
            elif "refused" in message:
                self._fail(message["refused"])
            elif "wants" in message:
                self._send({"home": self._home_page()})
            else:
                self._exchange.hear(message, self._clock())

    def _home_page(self) -> dict[str, str] | None:
        room = self._exchange.room
        shown = len(items_shown(room))
        if self._made_home[0] != shown:
            # Whoever waits for it is told that there is none if it cannot be made.
            self._made_home = shown, None
            try:
                self._made_home = shown, self._home(room) if shown else None
            except Exception as error:
                self._heard(Faulted(error))
        page = self._made_home[1]
        return msgspec.to_builtins(page) if page is not None else None

    def _fail(self, reason: str) -> None:
        self._heard(Failed(reason))
        self._ending = True

    # -- the process ---------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        try:
            self._process = process = started(COMMAND)
        except OSError as error:
            self._fail(str(error.strerror or error))
            return
        assert process.stdout is not None
        Thread(target=self._read, args=(process, process.stdout), daemon=True).start()
        self._write(line_of(self._opening()))

    def _start_again(self) -> None:
        now = self._clock()
        if len(self._died) == MOST_DEATHS and now - self._died[0] < DEATH_TIME:
            self._fail(Words.of(self._exchange.room.language).text("room-server-dies"))
            return
        self._died.append(now)
        self._stop()
        self._start()
        self._exchange.restart(now)

    def _stop(self) -> None:
        """Ends the server: it does so itself when its input ends."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(OSError):
            if process.stdin is not None:
                process.stdin.close()
        try:
            process.wait(_END_TIME)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _read(self, process: subprocess.Popen[bytes], source: IO[bytes]) -> None:
        """Hears every line of a server until it dies."""
        with source:
            for line in source:
                self._said.put(("line", line))
        self._said.put(("died", process))

    def _send(self, message: Mapping[str, Any]) -> None:
        self._write(line_of(message))

    def _write(self, line: bytes) -> None:
        # One that has died is started again, and told everything.
        with suppress(OSError, ValueError):
            if self._process is not None and self._process.stdin is not None:
                self._process.stdin.write(line)
                self._process.stdin.flush()

    # -- what the server is told ---------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        """What phones open."""
        if self._place.public_url:
            return f"{self._place.public_url.rstrip('/')}/{self._code}"
        host = f"[{self._place.shown}]" if ":" in self._place.shown else self._place.shown
        return f"http://{host}:{self._port}/{self._code}" if self._port != 80 else f"http://{host}/{self._code}"

    def _opening(self) -> Opening:
        room, public = self._exchange.room, urlsplit(self._place.public_url)
        words = Words.of(room.language)
        wanted = PORTS if self._place.port is None else (self._place.port,)
        return Opening(
            address=self._place.bind,
            ports=(*((self._port,) if self._port else ()), *wanted, ANY_PORT),
            code=self._code,
            page=self._page,
            hosts=(self._place.shown,),
            origins=(f"{public.scheme}://{public.netloc}".lower(),) if public.netloc else (),
            prefix=public.path.rstrip("/"),
            proxied=bool(public.netloc),
            refusals={str(status): words.text(f"room-refused-{status}") for status in _REFUSED},
            state=state_shown(room),
            asked=tuple(one.question.key for one in room.asked),
            known=tuple(sorted(room.known)),
        )


# -- the addresses of this computer ------------------------------------------------------------------------------------


class Address(msgspec.Struct, frozen=True):
    """An address of this computer, and the name of its adapter as the system has it."""

    host: str
    adapter: str


def addresses() -> Sequence[Address]:
    """The addresses of this computer at which phones may reach it, the likeliest first; the last is its own."""
    import ifaddr

    found = [
        Address(each.ip, adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for each in adapter.ips
        if isinstance(each.ip, str)
    ]
    way_out = _way_out()
    return sorted(found, key=lambda each: (each.host.startswith("127."), each.host != way_out, _is_private(each.host)))


def _is_private(host: str) -> int:
    """How unlikely it is that phones are in the network of this address, of several."""
    beginnings = ("192.168.", "10.", "172.")
    return next((place for place, start in enumerate(beginnings) if host.startswith(start)), len(beginnings))


def _way_out() -> str:
    """The address from which this computer would reach others; "" where it would not. Nothing is sent."""
    import socket

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as sock:
        sock.connect(("192.0.2.1", 9))
        return str(sock.getsockname()[0])
    return ""
