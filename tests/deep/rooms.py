"""A room with its server: phones that join, answer, change their minds and drop out, and a server that is killed."""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from queue import SimpleQueue
from urllib.parse import urlsplit

from bridgetable.room.exchange import Change
from bridgetable.room.opening import Page
from bridgetable.room.room import Room
from bridgetable.room.scene import Scene
from bridgetable.room.serving import Changed, Ended, Failed, Heard, Opened, OpenRoom, Place
from tests.deep.outcome import Fault, Outcome
from tests.room.rooms import ON_TABLE, SECRET, TITLE, ruling

UNIT = "acts"
ACTS = 120
PHONES = 12
HOME = "127.0.0.1"
TIMEOUT = 600.0
GARBAGE = (b"", b"\0" * 50, b"GET / HTTP/1.1\r\n\r\n", b"POST /x/answer HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n")


def runs(seed: int) -> Iterator[Outcome]:
    """An evening a seed."""
    for number in itertools.count(seed):
        yield evening(number, ACTS)


def evening(seed: int, acts: int) -> Outcome:
    """A room in which so many things happen at random; what was lost, counted twice or shown too early."""
    held = Evening(random.Random(seed))
    try:
        for _ in range(acts):
            held.act()
        faults = held.end()
    finally:
        held.close()
    return Outcome(acts, UNIT, tuple(Fault(what, seed, details) for what, details in faults))


class Evening:
    """A room, its phones, and what they were answered for."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._heard: SimpleQueue[Heard] = SimpleQueue()
        page = Page("", "default-src 'none'")
        self._room = OpenRoom(Room(TITLE), Place(HOME, HOME), page, lambda _: page, self._heard.put)
        self._rooms: list[Room] = []
        self._url = ""
        self._ended = False
        self._wait_for(Opened)
        self._streams: list[socket.socket] = []
        self._seen: list[bytes] = []
        self._questions = 0
        self.taken: dict[tuple[str, str], set[int]] = {}
        """Which answers may be counted of each phone to each question: one, or several where the server was killed."""

    # -- what happens --------------------------------------------------------------------------------------------------

    def act(self) -> None:
        """Lets something happen."""
        weights = {
            self._ask: 2,
            self._answer: 12,
            self._join: 3,
            self._drop: 2,
            self._close: 1,
            self._show: 1,
            self._step: 1,
            self._kill: 0.3,
            self._send_garbage: 0.5,
        }
        self._dice.choices(list(weights), list(weights.values()))[0]()

    def _change(self, change: Change) -> None:
        self._room.change(change)

    def _ask(self) -> None:
        self._questions += self._dice.random() < 0.7 or not self._questions
        key = f"q{self._dice.randint(1, self._questions)}"
        self._change(lambda room: room.asking(ruling(key), ON_TABLE))

    def _close(self) -> None:
        self._change(Room.closed)

    def _show(self) -> None:
        self._change(Room.shown)

    def _step(self) -> None:
        self._change(lambda room: room.showing(Scene()))

    def _answer(self) -> None:
        phone, key = f"p{self._dice.randrange(PHONES)}", f"q{max(1, self._questions - (self._dice.random() < 0.1))}"
        choice = self._dice.randrange(3)
        status = self._post({"phone": phone, "question": key, "choice": [choice]})
        if status == 204:
            self.taken[phone, key] = {choice}
        elif status is None:
            # It may have been told before the server died.
            self.taken.setdefault((phone, key), {-1}).add(choice)
        else:
            assert status in (400, 409), status

    def _post(self, answer: object) -> int | None:
        """The status that answers an answer; None where nobody answered."""
        parts = urlsplit(self._url)
        connection = HTTPConnection(parts.netloc, timeout=TIMEOUT)
        with suppress(OSError, HTTPException):
            connection.request("POST", f"{parts.path}/answer", json.dumps(answer), {"Connection": "close"})
            with connection.getresponse() as found:
                return found.status
        connection.close()
        return None

    def _connected(self) -> socket.socket:
        parts = urlsplit(self._url)
        return socket.create_connection((parts.hostname or "", parts.port or 0), TIMEOUT)

    def _join(self) -> None:
        parts, phone = urlsplit(self._url), self._dice.randrange(PHONES)
        with suppress(OSError):
            stream = self._connected()
            stream.sendall(f"GET {parts.path}/events?phone=p{phone} HTTP/1.1\r\nHost: {parts.netloc}\r\n\r\n".encode())
            self._streams.append(stream)

    def _drop(self) -> None:
        if self._streams:
            stream = self._streams.pop(self._dice.randrange(len(self._streams)))
            stream.setblocking(False)
            with suppress(OSError):
                self._seen.append(stream.recv(1_000_000))
            stream.close()

    def _send_garbage(self) -> None:
        with suppress(OSError), self._connected() as sock:
            sock.sendall(self._dice.choice(GARBAGE))

    def _kill(self) -> None:
        if self._room.process_id is not None:
            with suppress(ProcessLookupError):
                os.kill(self._room.process_id, signal.SIGTERM)
            self._wait_for(Opened)

    def _wait_for(self, kind: type[Heard]) -> None:
        while True:
            heard = self._heard.get(timeout=TIMEOUT)
            match heard:
                case Opened(url):
                    assert self._url in ("", url), "the address is another one"
                    self._url = url
                case Changed(room):
                    self._rooms.append(room)
                case Failed(reason):
                    raise AssertionError(reason)
            if isinstance(heard, kind):
                return

    # -- what has to hold ----------------------------------------------------------------------------------------------

    def end(self) -> list[tuple[str, str]]:
        """Ends the evening; what did not hold of it."""
        self._change(Room.over)
        self._room.end()
        self._ended = True
        self._wait_for(Ended)
        for stream in self._streams:
            with suppress(OSError):
                while data := stream.recv(1_000_000):
                    self._seen.append(data)
        return [*self._miscounted(), *self._shown_too_early()]

    def _miscounted(self) -> Iterator[tuple[str, str]]:
        last = self._rooms[-1]
        counted = {
            (phone, one.question.key): answer.choice[0] for one in last.asked for phone, answer in one.answers.items()
        }
        for at, possible in self.taken.items():
            if counted.get(at, -1) not in possible:
                yield "an answer that was answered for is not counted", f"{at}: {counted.get(at)}, not of {possible}"
        for at in counted.keys() - self.taken.keys():
            yield "an answer is counted that nobody gave", f"{at}: {counted[at]}"

    def _shown_too_early(self) -> Iterator[tuple[str, str]]:
        shown_at: dict[str, int] = {}
        for room in self._rooms:
            for one in room.asked:
                if one.was_shown:
                    shown_at.setdefault(one.question.key, room.number)
        states = [json.loads(line[6:]) for data in self._seen for line in data.split(b"\n") if _is_whole(line)]
        for state in states:
            text = json.dumps(state)
            for number in range(1, self._questions + 1):
                key = f"q{number}"
                if f'{SECRET} {key}"' in text and state["number"] < shown_at.get(key, 1 << 60):
                    yield "what is right is shown too early", text

    def close(self) -> None:
        """Leaves nothing behind."""
        if not self._ended:
            self._room.end()
        self._room.join(TIMEOUT)
        for stream in self._streams:
            stream.close()


def _is_whole(line: bytes) -> bool:
    """Whether this is the whole line of a state: that of a phone which dropped out may end anywhere."""
    return line.startswith(b"data: {") and line.endswith(b"}")
