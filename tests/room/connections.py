"""A server of a room without a network: what it is sent, and what it answers, under a clock that is set."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from bridgetable.room.opening import Opening, Page
from bridgetable.room.room import Room, state_shown
from bridgetable.room.server import Connection, Server
from tests.room.rooms import asked_room

CODE = "k7m3px"
HOST = "192.168.1.20:8080"
REFUSALS = {str(status): f"refused {status}" for status in (400, 403, 404, 405, 409, 413, 429, 431)}


class Transport(asyncio.Transport):
    """The end of a connection at which the tests stand."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address, self.sent, self.waiting = address, b"", 0
        self.closing = self.aborted = self.ended = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        class Socket:
            def setsockopt(self, *_: object) -> None:
                pass

        return (self.address, 5000) if name == "peername" else Socket()

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        assert high == 0

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.closing = self.aborted = True


class Wire:
    """One connection to a server, from an address."""

    def __init__(self, server: Server, address: str) -> None:
        self.transport = Transport(address)
        self.connection = Connection(server)
        self.connection.connection_made(self.transport)

    def send(self, data: bytes) -> bytes:
        """Sends these bytes; what is answered to them."""
        before = len(self.transport.sent)
        self.connection.data_received(data)
        return self.transport.sent[before:]

    def end(self) -> None:
        """Ends the connection."""
        self.connection.connection_lost(None)


class Room8080:
    """A server that holds a room which is asked something; `told` is what it has told the program."""

    def __init__(self, room: Room | None = None, **opening: Any) -> None:
        self.time = 0.0
        self.told: list[dict[str, Any]] = []
        room = room or asked_room()
        given: dict[str, Any] = {
            "address": "192.168.1.20",
            "ports": (8080,),
            "code": CODE,
            "page": Page("<h1>The page</h1>", "default-src 'none'"),
            "hosts": ("192.168.1.20",),
            "origins": (),
            "prefix": "",
            "proxied": False,
            "refusals": REFUSALS,
            "state": json.loads(json.dumps(state_shown(room))),
        }
        self.server = Server(Opening(**{**given, **opening}), self.told.append, lambda: self.time)
        self.server.port = 8080

    def wire(self, address: str = "192.168.1.77") -> Wire:
        """Another connection."""
        return Wire(self.server, address)

    def ask(self, line: str, body: bytes = b"", address: str = "192.168.1.77", **headers: str) -> tuple[int, bytes]:
        """The status and the body that answer a request on a connection of its own."""
        return answered(self.wire(address).send(request(line, body, **headers)))

    def answer(self, phone: object, *choice: object, question: str = "q1", **more: object) -> int:
        """The status that answers an answer."""
        body = json.dumps({"phone": phone, "question": question, "choice": choice, **more}).encode()
        return self.ask(f"POST /{CODE}/answer", body)[0]

    def show(self, room: Room) -> None:
        """Tells the server the state of this room."""
        self.server.hear(json.loads(json.dumps({"state": state_shown(room)})))
        assert self.told.pop() == {"shown": room.number}

    def later(self, seconds: float) -> None:
        """Lets time pass, as a server sees it every second."""
        for _ in range(round(seconds)):
            self.time += 1
            self.server.look_after()


def request(line: str, body: bytes = b"", **headers: str) -> bytes:
    """A request as it goes over the wire; "_" in the name of a header stands for "-"."""
    named = {"Host": HOST, **{name.replace("_", "-"): value for name, value in headers.items()}}
    if body:
        named["Content-Length"] = str(len(body))
    head = "".join(f"{name}: {value}\r\n" for name, value in named.items())
    return f"{line} HTTP/1.1\r\n{head}\r\n".encode() + body


def answered(data: bytes) -> tuple[int, bytes]:
    """The status and the body of an answer."""
    head, _, body = data.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def header(data: bytes, name: str) -> str:
    """The value of a header of an answer, "" without it."""
    lines = data.partition(b"\r\n\r\n")[0].decode().split("\r\n")
    found = dict(line.lower().split(": ", 1) for line in lines[1:])
    return found.get(name, "")


def events(data: bytes) -> list[dict[str, Any]]:
    """The states in a stream, chunks and all."""
    return [json.loads(line[6:]) for line in data.split(b"\n") if line.startswith(b"data: ")]
