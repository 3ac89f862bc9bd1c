"""Handing files over to a window that is open, and what is no window, or one that does not answer."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection, Listener
from pathlib import Path
from threading import Thread

import pytest

from bridgetable.disk.handing_over import (
    BUSY,
    GREETING,
    LONGEST,
    MOST_FILES,
    TAKEN,
    Request,
    hand_over,
    packed,
    request_of,
    unpacked,
)
from tests.each import for_each

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets are those of POSIX")

LONG = 600.0
"""Seconds after which a test that hangs is ended."""


@pytest.fixture
def address() -> Iterator[str]:
    path = Path(os.environ["XDG_RUNTIME_DIR"], "other")
    yield str(path)
    path.unlink(missing_ok=True)


class Window:
    """What listens at the address, and answers one other process."""

    def __init__(self, address: str, *said: bytes) -> None:
        self.heard: list[bytes] = []
        self._said = said
        self._listener = Listener(address)
        self._thread = Thread(target=self._answer)
        self._thread.start()

    def _answer(self) -> None:
        with self._listener, self._listener.accept() as connection:
            assert isinstance(connection, Connection)
            for each in self._said:
                connection.send_bytes(each)
                if each == GREETING:
                    self.heard.append(connection.recv_bytes())

    def end(self) -> None:
        self._thread.join()


@pytest.mark.parametrize(
    "request_",
    [
        Request(),
        Request(("/a",)),
        Request(("/a b/Ωφελία ♠.case.json", "/c"), "it", "token-1_TIME23"),
        Request((f"/{'x' * 4000}", os.fsdecode(b"/no\xff\xfetext"), "/new\nline")),
    ],
)
def test_a_request_comes_back_as_it_was(request_: Request) -> None:
    assert unpacked(packed(request_)) == request_


@for_each(
    "data",
    [
        b"",
        b"\0",
        b"it",
        b"\0\0relative",
        b"\0\0/a\0",
        b"\0\0\0",
        b"it\n\0",
        b"\0\x1b[31m",
        b"\0" + b"\0/a" * (MOST_FILES + 1),
        b"\x80\x04.",
        b"\xff" * 100,
    ],
)
def test_what_is_no_request_is_a_value_error(data: bytes) -> None:
    if data == b"\0":
        assert unpacked(data) == Request()
        return
    with pytest.raises(ValueError):
        unpacked(data)


def test_names_are_those_of_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "from\nelsewhere")
    assert request_of(("a.pbn", "/b"), None) == Request((str(tmp_path / "a.pbn"), "/b"))
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "token")
    assert request_of(["x"] * 1000, "it") == Request((str(tmp_path / "x"),) * MOST_FILES, "it", "token")


@pytest.mark.parametrize(("answer", "taken"), [(TAKEN, True), (BUSY, False), (b"what?", False)])
def test_the_window_answers(address: str, answer: bytes, *, taken: bool) -> None:
    window = Window(address, GREETING, answer)
    assert hand_over(address, Request(("/a",), "en"), LONG) is taken
    window.end()
    assert window.heard == [b"en\0\0/a"]


@pytest.mark.parametrize("said", [(), (b"HTTP/1.1 400",), (b"x" * 5000,), (GREETING,)])
def test_what_is_no_window_or_ends_meanwhile_has_taken_nothing(address: str, said: tuple[bytes, ...]) -> None:
    window = Window(address, *said)
    assert not hand_over(address, Request(("/a",)), LONG)
    window.end()


def test_a_window_that_is_frozen_is_sent_nothing_when_it_goes_on(address: str) -> None:
    with Listener(address) as listener:
        assert not hand_over(address, Request(("/a",)), patience=0)
        with listener.accept() as connection:
            connection.send_bytes(GREETING)
            with pytest.raises((EOFError, ConnectionError)):
                connection.recv_bytes()


def test_where_nobody_comes_to_listen_nothing_is_taken(address: str) -> None:
    assert not hand_over(address, Request(("/a",)), LONG, starting=-1)
    with socket.socket(socket.AF_UNIX) as left_behind:
        left_behind.bind(address)
    assert not hand_over(address, Request(("/a",)), LONG, starting=-1)


def test_too_much_is_not_sent(address: str) -> None:
    assert not hand_over(address, Request((f"/{'x' * LONGEST}",)), LONG)
