"""A room that is open: its server is a process, which may die."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from queue import SimpleQueue
from urllib.parse import urlsplit

from bridgetable.room.opening import Page
from bridgetable.room.room import Room
from bridgetable.room.serving import (
    CODE_LENGTH,
    Changed,
    Ended,
    Failed,
    Faulted,
    Heard,
    Opened,
    OpenRoom,
    Place,
    addresses,
    new_code,
)
from tests.cli.commands import process
from tests.room.rooms import ON_TABLE, TITLE, ruling

HOME = "127.0.0.1"
LONGEST = 600.0
"""Seconds after which a wait is taken for a hang, however busy the machine is."""
PAGE = Page("<h1>Page</h1>", "default-src 'none'")


class Held:
    """An open room, and what is heard of it."""

    def __init__(self, place: Place) -> None:
        self.heard: SimpleQueue[Heard] = SimpleQueue()
        self.room = OpenRoom(Room(TITLE), place, PAGE, lambda _: PAGE, self.heard.put)

    def heard_next(self, kind: type[Heard]) -> Heard:
        """The next of this kind that is heard."""
        while not isinstance(heard := self.heard.get(timeout=LONGEST), kind):
            pass
        return heard

    def opened(self) -> str:
        """The address, once phones can come."""
        heard = self.heard_next(Opened)
        assert isinstance(heard, Opened)
        return heard.url


@contextmanager
def held(place: Place) -> Iterator[Held]:
    """An open room, which is ended."""
    one = Held(place)
    try:
        yield one
    finally:
        one.room.end()
        one.room.join(LONGEST)


def ask(url: str, path: str = "", body: object = None) -> tuple[int, bytes]:
    """The status and the body that answer a request."""
    parts = urlsplit(url)
    connection = HTTPConnection(parts.netloc, timeout=LONGEST)
    sent = json.dumps(body) if body is not None else None
    connection.request("POST" if sent else "GET", parts.path + path, sent)
    found = connection.getresponse()
    try:
        return found.status, found.read()
    finally:
        connection.close()


def test_a_server_that_is_killed_comes_again_on_the_same_port_with_all_answers() -> None:
    with held(Place(HOME, HOME, code="k7m3px")) as here:
        url = here.opened()
        here.room.change(lambda room: room.asking(ruling("q1"), ON_TABLE))
        here.heard_next(Changed)
        while json.loads(ask(url, "/state?phone=a")[1])["phase"] != "asked":
            pass
        assert ask(url, "/answer", {"phone": "a", "question": "q1", "choice": [1]}) == (204, b"")
        assert here.room.process_id is not None
        os.kill(here.room.process_id, signal.SIGTERM)
        assert here.opened() == url
        assert json.loads(ask(url, "/state?phone=a")[1])["answered"] == 1
        assert ask(url, "/answer", {"phone": "a", "question": "q1", "choice": [2]}) == (204, b"")
        here.room.change(lambda room: room.closed(bars=True))
        while (heard := here.heard_next(Changed)) and isinstance(heard, Changed) and heard.room.now is not None:
            if not heard.room.now.is_open:
                assert heard.room.now.counts == (0, 0, 1)
                break
        assert ask(url, "/answer", {"phone": "a", "question": "q1", "choice": [0]})[0] == 409


def test_a_port_that_is_taken_is_not_taken_again_and_nothing_listens_after_the_end() -> None:
    with socket.create_server((HOME, 0)) as other:
        taken = other.getsockname()[1]
        with held(Place(HOME, HOME, port=taken)) as here:
            url = here.opened()
            assert urlsplit(url).port not in (None, taken)
            assert ask(url)[1] == b"<h1>Page</h1>"
            here.room.end()
            here.heard_next(Ended)
            port = urlsplit(url).port
            with socket.socket() as sock:
                assert sock.connect_ex((HOME, port or 0)) != 0


def test_an_address_that_this_computer_has_not_is_told() -> None:
    with held(Place("192.0.2.77", "192.0.2.77")) as here:
        failed = here.heard_next(Failed)
        assert isinstance(failed, Failed) and failed.reason


def test_what_cannot_be_done_is_told_and_the_room_goes_on() -> None:
    def fail(_: Room) -> Room:
        raise ZeroDivisionError

    with held(Place(HOME, HOME, port=0)) as here:
        url = here.opened()
        here.room.change(fail)
        faulted = here.heard_next(Faulted)
        assert isinstance(faulted, Faulted) and isinstance(faulted.error, ZeroDivisionError)
        here.room.change(lambda room: room.asking(ruling("q1"), ON_TABLE).shown())
        here.heard_next(Changed)
        assert ask(url, "/home")[0] == 200


def test_what_is_shown_behind_a_proxy_is_its_address() -> None:
    with held(Place(HOME, HOME, public_url="https://club.example/room", code="k7m3px")) as here:
        assert here.opened() == "https://club.example/room/k7m3px"


def test_codes_are_short_and_never_the_same() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100 and {len(code) for code in codes} == {CODE_LENGTH}


def test_the_own_address_of_a_computer_comes_last() -> None:
    found = addresses()
    assert found and found[-1].host.startswith("127.") and all(each.adapter for each in found)


def test_the_program_loads_no_server_and_the_server_nothing_of_bridge() -> None:
    program = process(
        "-c",
        "import sys; import bridgetable.cli.program, bridgetable.ui.lesson.phones, bridgetable.room.exchange\n"
        "print(sorted({'asyncio', 'h11', 'ifaddr', 'segno', 'bridgetable.room.serving'} & set(sys.modules)))",
    )
    assert (program.stdout, program.stderr) == ("[]\n", "")
    server = process(
        "-c",
        "import sys; import bridgetable.room.server\n"
        "print(sorted(each for each in sys.modules if each.startswith('bridgetable')))",
    )
    own = ["", ".room", ".room.answers", ".room.opening", ".room.server"]
    assert (server.stdout, server.stderr) == (f"{[f'bridgetable{each}' for each in own]}\n", "")
