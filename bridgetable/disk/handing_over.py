"""Handing what a start of the program was given over to the primary instance, within a time limit.

The primary instance says GREETING, is sent a request, and answers TAKEN or BUSY. A request is sent after the greeting
only: a process that was stopped, and goes on later, finds none that has been dealt with otherwise meanwhile.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING, NamedTuple, cast

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

GREETING, TAKEN, BUSY = b"bridgetable 1", b"taken", b"busy"
LONGEST = 1024 * 1024
"""The most bytes that a request may have."""
MOST_FILES = 200
PATIENCE = 3.0
"""Seconds in which a window answers that is not frozen."""
STARTING = 15.0
"""Seconds in which a program that has been started comes to listen."""
_PAUSE = 0.05
_WORD = 64
"""The most bytes of a greeting and an answer."""


class Request(NamedTuple):
    """What a start of the program was given: the full paths of files, and a language or "".

    `token` is that by which a desktop of Wayland lets a window come to the front, or "".
    """

    files: tuple[str, ...] = ()
    language: str = ""
    token: str = ""


def request_of(names: Iterable[str], language: str | None) -> Request:
    """What this process was given; the names of files are relative to its working folder."""
    files = tuple(str(Path(name).absolute()) for name in names)[:MOST_FILES]
    token = os.environ.get("XDG_ACTIVATION_TOKEN", "")
    return Request(files, language or "", token if token.isprintable() else "")


def packed(request: Request) -> bytes:
    """The request as it is sent: names of files may be no text, and can have every character but the null."""
    return b"\0".join(os.fsencode(text) for text in (request.language, request.token, *request.files))


def unpacked(data: bytes) -> Request:
    """The request that was sent; raises ValueError for what is none."""
    language, token, *files = (os.fsdecode(part) for part in data.split(b"\0"))
    if len(files) > MOST_FILES or not all(Path(file).is_absolute() for file in files):
        raise ValueError(files)
    if not (language + token).isprintable():
        raise ValueError(language, token)
    return Request(tuple(files), language, token)


class Listener:
    """Listens at an address, as the listener of multiprocessing does, but that takes 20 ms to import.

    Here it is imported when somebody comes, in the thread that listens, while the window goes on.
    Raises OSError where nobody can listen.
    """

    def __init__(self, address: str, backlog: int) -> None:
        if sys.platform == "win32":
            from multiprocessing.connection import Listener as PipeListener

            self._pipe = PipeListener(address, backlog=backlog)
        else:
            from socket import AF_UNIX, SOCK_STREAM, socket

            self._socket = socket(AF_UNIX, SOCK_STREAM)
            try:
                self._socket.bind(address)
                self._socket.listen(backlog)
            except OSError:
                self._socket.close()
                raise

    def accept(self) -> Connection:
        """Waits for somebody to connect; raises OSError if it has been closed."""
        if sys.platform == "win32":
            # It has the same methods.
            return cast("Connection", self._pipe.accept())
        accepted, _ = self._socket.accept()
        from multiprocessing.connection import Connection

        return Connection(accepted.detach())

    def close(self) -> None:
        """Listens no longer."""
        if sys.platform == "win32":
            self._pipe.close()
        else:
            self._socket.close()


def hand_over(address: str, request: Request, patience: float = PATIENCE, starting: float = STARTING) -> bool:
    """Whether the primary instance at this address has taken the request, within these seconds.

    One that has been started and does not yet listen is waited for.
    """
    data = packed(request)
    if len(data) > LONGEST:
        return False
    _let_come_to_front()
    until = time.monotonic() + starting
    while True:
        delivery = _Delivery(address, data)
        taken = delivery.taken(patience)
        if taken is not None or time.monotonic() > until:
            return bool(taken)
        time.sleep(_PAUSE)


class _Delivery:
    """One attempt to deliver a request: in a thread, because connecting to a stopped process waits for ever."""

    def __init__(self, address: str, data: bytes) -> None:
        self._address, self._data = address, data
        self._sending = Lock()
        self._given_up = self._listening = self._sent = False
        self._answer = b""

    def taken(self, patience: float) -> bool | None:
        """Whether the request was taken; None if nobody listens at the address."""
        thread = Thread(target=self._deliver, daemon=True)
        thread.start()
        thread.join(patience)
        with self._sending:
            self._given_up = True
        if self._sent:
            # The window is not frozen: it has greeted, and may have some work to end.
            thread.join(patience)
        if not thread.is_alive() and not self._listening:
            return None
        return self._answer == TAKEN

    def _deliver(self) -> None:
        from multiprocessing.connection import Client

        # Whoever listens may end at any moment, or be no program of ours.
        with suppress(OSError, EOFError), Client(self._address) as connection:
            self._listening = True
            if connection.recv_bytes(_WORD) != GREETING:
                return
            with self._sending:
                if self._given_up:
                    return
                connection.send_bytes(self._data)
                self._sent = True
            self._answer = connection.recv_bytes(_WORD)


def _let_come_to_front() -> None:
    """Lets another program take the foreground on Windows, which only the one that the user has started may."""
    if sys.platform == "win32":
        import ctypes

        any_process = 0xFFFFFFFF
        with suppress(OSError, AttributeError):
            ctypes.WinDLL("user32").AllowSetForegroundWindow(any_process)
