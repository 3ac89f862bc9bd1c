"""The server of a room: a process that holds the connections of the phones, and knows nothing of bridge.

It reads lines from its standard input and writes lines to its standard output, which ends when it does. HTTP is h11's;
the connections are asyncio's, one object each: what has to be cut, counted or refused is seen here and nowhere else.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import sys
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from hmac import compare_digest
from threading import Thread
from typing import Any, NoReturn
from urllib.parse import parse_qs

import h11
import msgspec

from bridgetable.room.answers import Verdict, answer_in, phone_of, verdict_on
from bridgetable.room.opening import Opening, Page, line_of

MOST_BODY = 4 * 1024
"""The largest body of a request, in bytes."""
MOST_HEAD = 16 * 1024
"""The largest head of a request, in bytes."""
MOST_CONNECTIONS = 2000
"""The most connections at once; one more is cut."""
REQUEST_TIME = 10.0
"""How many seconds a request may take to arrive."""
IDLE_TIME = 15.0
"""How many seconds a connection may do nothing; a stream of states does something."""
COMMENT_TIME = 14.0
"""After how many seconds without a state a comment is sent, within one more: nobody takes a stream for dead."""
STUCK_TIME = 30.0
"""How many seconds a phone may take to receive what was sent to it."""
AWAY_TIME = 30.0
"""How many seconds a phone that asks for the state now and then is there without asking again."""
LINGER_TIME = 2.0
"""How many seconds what is still sent after a refusal is read, so that the sender sees the refusal."""
WRONG_CODES, WRONG_TIME = 20, 60.0
"""How many wrong codes an address may try in how many seconds."""
MOST_ADDRESSES = 10_000
"""Of how many addresses wrong codes are remembered."""
_MOST_AHEAD = 2 * (MOST_HEAD + MOST_BODY)
"""How much may be sent before what came earlier is answered."""
_ASKED_BY_BROWSERS = ("/favicon.ico", "/robots.txt", "/apple-touch-icon.png", "/apple-touch-icon-precomposed.png")
"""What browsers ask for by themselves: not there, and no attempt at a code."""

_HEADERS = (
    ("cache-control", "no-store"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("x-frame-options", "DENY"),
    ("cross-origin-resource-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
)
_NOTHING = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"


# -- one connection ----------------------------------------------------------------------------------------------------


def _keep_alive(sock: socket.socket) -> None:
    """Has the system notice within minutes that a phone has gone without a word."""
    with contextlib.suppress(OSError):
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in (("TCP_KEEPIDLE", 30), ("TCP_KEEPINTVL", 10), ("TCP_KEEPCNT", 4)):
            option = getattr(socket, name, None)
            if option is not None:
                sock.setsockopt(socket.IPPROTO_TCP, option, value)


class Connection(asyncio.Protocol):
    """One connection: requests one after the other, or a stream of states."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._http = h11.Connection(h11.SERVER, max_incomplete_event_size=MOST_HEAD)
        self._transport: asyncio.Transport | None = None
        self._request: h11.Request | None = None
        self._body = bytearray()
        self._refused = False
        self._chunked = True
        self._stale = False
        self.address = ""
        self.phone = ""
        self.streams = False
        self.deadline: float | None = None
        self.quiet_since = 0.0

    # -- what asyncio calls --------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begins, unless there are too many connections."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if peer else ""
        if not self._server.take(self):
            transport.abort()
            return
        transport.set_write_buffer_limits(high=0)
        _keep_alive(transport.get_extra_info("socket"))
        self.deadline = self._server.now() + IDLE_TIME

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends."""
        self._server.lose(self)

    def data_received(self, data: bytes) -> None:
        """Reads what came; of a stream, and after a refusal, nothing is read any more."""
        if self._refused or self.streams:
            return
        waiting = len(self._http.trailing_data[0])
        if self._request is None and not waiting:
            self.deadline = self._server.now() + REQUEST_TIME
        if waiting + len(data) > _MOST_AHEAD:
            self.refuse(413 if self._request is not None or b"\r\n\r\n" in data[:MOST_HEAD] else 431)
            return
        self._http.receive_data(data)
        self._advance()

    def eof_received(self) -> bool:
        """Ends when the phone does."""
        return False

    def pause_writing(self) -> None:
        """What was sent has not gone out yet."""
        self.deadline = self._server.now() + STUCK_TIME

    def resume_writing(self) -> None:
        """What was sent has gone out; the state that came meanwhile follows."""
        self.deadline = None if self.streams else self._server.now() + IDLE_TIME
        if self._stale:
            self.send_state(self._server.event)

    # -- requests ------------------------------------------------------------------------------------------------------

    def _advance(self) -> None:
        try:
            while not (self._refused or self.streams) and self._next_event():
                pass
        except h11.RemoteProtocolError as error:
            self.refuse(error.error_status_hint)

    def _next_event(self) -> bool:
        """Takes the next part of a request; returns whether there may be more."""
        match self._http.next_event():
            case h11.Request() as request:
                self._request = request
                if _head_size(request) > MOST_HEAD:
                    self.refuse(431)
                elif self._length_told() > MOST_BODY:
                    self.refuse(413)
                elif self._http.they_are_waiting_for_100_continue:
                    self._write(self._http.send(h11.InformationalResponse(status_code=100, headers=[])))
            case h11.Data(data=data):
                self._body += data
                if len(self._body) > MOST_BODY:
                    self.refuse(413)
            case h11.EndOfMessage():
                assert self._request is not None
                self._server.respond(self, self._request, bytes(self._body))
            case h11.ConnectionClosed():
                self.close()
                return False
            case _:
                return False
        return True

    def _length_told(self) -> int:
        assert self._request is not None
        told = dict(self._request.headers).get(b"content-length", b"0")
        return int(told)

    def send(self, status: int, headers: Iterable[tuple[str, str]] = (), body: bytes = b"") -> None:
        """Answers the request, and is ready for the next one."""
        if self._transport is None or self._transport.is_closing():
            return
        every = [*_HEADERS, *headers]
        if status != 204:
            every.append(("content-length", str(len(body))))
        http = self._http
        sent = http.send(h11.Response(status_code=status, headers=every)) or b""
        if body and (self._request is None or self._request.method != b"HEAD"):
            sent += http.send(h11.Data(data=body)) or b""
        sent += http.send(h11.EndOfMessage()) or b""
        self._request, self._body = None, bytearray()
        self.deadline = self._server.now() + IDLE_TIME
        self._write(sent)
        if http.our_state is h11.DONE and http.their_state is h11.DONE:
            http.start_next_cycle()
        else:
            self.close()

    def refuse(self, status: int) -> None:
        """Answers what cannot be used, and ends; what is still sent is read for a moment, so that this is seen."""
        self._refused = True
        if self._transport is None or self._transport.is_closing():
            return
        body = self._server.refusal(status)
        head = [*_HEADERS, *_JSON, ("content-length", str(len(body))), ("connection", "close")]
        lines = "".join(f"{name}: {value}\r\n" for name, value in head)
        self.deadline = self._server.now() + LINGER_TIME
        self._write(f"HTTP/1.1 {status} \r\n{lines}\r\n".encode() + body)
        if self._transport.can_write_eof():
            self._transport.write_eof()

    # -- a stream of states --------------------------------------------------------------------------------------------

    def stream(self, phone: str, event: bytes) -> None:
        """Answers with states, from this one on."""
        assert self._request is not None
        self._chunked = self._request.http_version == b"1.1"
        headers = [*_HEADERS, ("content-type", "text/event-stream; charset=utf-8"), ("x-accel-buffering", "no")]
        headers += [("transfer-encoding", "chunked")] if self._chunked else [("connection", "close")]
        self.streams, self.phone, self.deadline = True, phone, None
        self._write(self._http.send(h11.Response(status_code=200, headers=headers)))
        self.send_state(event)

    def send_state(self, event: bytes) -> None:
        """Sends a state, or the newest as soon as what was sent before has gone out."""
        if self._transport is None:
            return
        self._stale = bool(self._transport.get_write_buffer_size())
        if not self._stale:
            self._send_chunk(event)

    def send_comment(self) -> None:
        """Sends a comment, unless something is under way."""
        if self._transport is not None and not self._transport.get_write_buffer_size():
            self._send_chunk(b":\n\n")

    def _send_chunk(self, data: bytes) -> None:
        self.quiet_since = self._server.now()
        self._write(b"%x\r\n%b\r\n" % (len(data), data) if self._chunked else data)

    def _write(self, data: bytes | None) -> None:
        if data and self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def end_stream(self) -> None:
        """Ends a stream as HTTP does, once everything has gone out."""
        if self.streams and self._chunked:
            self._write(b"0\r\n\r\n")
        self.close()

    def close(self) -> None:
        """Ends once everything has gone out."""
        if self._transport is not None:
            self._transport.close()

    def cut(self) -> None:
        """Ends at once."""
        if self._transport is not None:
            self._transport.abort()


def _head_size(request: h11.Request) -> int:
    """The size of the head of a request; h11 limits it only while it has not arrived as a whole."""
    return len(request.target) + sum(len(name) + len(value) + len(": \r\n") for name, value in request.headers)


# -- the room, as its phones see it ------------------------------------------------------------------------------------


_JSON = (("content-type", "application/json; charset=utf-8"), ("content-security-policy", _NOTHING))


class WrongCodes:
    """The wrong codes that were tried lately, by address; an address that has known the code is not kept out."""

    def __init__(self) -> None:
        self._tried: OrderedDict[str, deque[float]] = OrderedDict()
        self._knowing: set[str] = set()

    def may_try(self, address: str, now: float) -> bool:
        """Whether this address may try another code."""
        tried = self._tried.get(address, ())
        return address in self._knowing or sum(now - each < WRONG_TIME for each in tried) < WRONG_CODES

    def failed(self, address: str, now: float) -> bool:
        """Takes a wrong code; returns whether it was one of the first, which are told that it is wrong."""
        tried = self._tried.setdefault(address, deque(maxlen=WRONG_CODES))
        self._tried.move_to_end(address)
        while len(self._tried) > MOST_ADDRESSES:
            self._tried.popitem(last=False)
        if len(tried) == WRONG_CODES and now - tried[0] < WRONG_TIME:
            return False
        tried.append(now)
        return True

    def knew(self, address: str) -> None:
        """Takes the right code."""
        if len(self._knowing) < MOST_ADDRESSES:
            self._knowing.add(address)


class Server:
    """What all connections share: the state, the phones that are there, and what is told to the program.

    `tell` writes a line to the program, and `now` is a clock in seconds.
    """

    def __init__(self, opening: Opening, tell: Callable[[dict[str, Any]], None], now: Callable[[], float]) -> None:
        self._opening, self._tell, self.now = opening, tell, now
        self._code = sha256(opening.code.lower().encode()).digest()
        self._known = set(opening.known)
        self._asked = set(opening.asked)
        self._stopped = False
        self._connections: set[Connection] = set()
        self._asking: dict[str, float] = {}
        self._waiting_for_home: list[Connection] = []
        self._wrong = WrongCodes()
        self._watching = 0
        self._state: Mapping[str, Any] = {}
        self.event = self._body = b""
        self.port = 0
        self.take_state(opening.state)

    # -- what the program says -----------------------------------------------------------------------------------------

    def hear(self, message: Mapping[str, Any]) -> None:
        """Does what the program says: a state, to take no more answers, the page of the lesson so far."""
        if "state" in message:
            self.take_state(message["state"])
            self._tell({"shown": message["state"]["number"]})
        elif "stop" in message:
            self._stopped = True
            self._tell({"stopped": message["stop"]})
        elif "home" in message:
            page = Page(**message["home"]) if message["home"] is not None else None
            waiting, self._waiting_for_home = self._waiting_for_home, []
            for connection in waiting:
                self._send_page(connection, page)

    def take_state(self, state: Mapping[str, Any]) -> None:
        """Shows this state to every phone."""
        self._state, self._stopped = state, False
        if "key" in state:
            self._asked.add(state["key"])
        self._body = json.dumps(state, ensure_ascii=False, separators=(",", ":")).encode()
        self.event = b"event: state\nid: %d\ndata: %b\nretry: 1000\n\n" % (state["number"], self._body)
        for connection in self._connections:
            if connection.streams:
                connection.send_state(self.event)

    # -- connections ---------------------------------------------------------------------------------------------------

    def take(self, connection: Connection) -> bool:
        """Takes a connection; returns whether there is room for it."""
        if len(self._connections) >= MOST_CONNECTIONS:
            return False
        self._connections.add(connection)
        return True

    def lose(self, connection: Connection) -> None:
        """A connection has ended."""
        self._connections.discard(connection)
        if connection.streams:
            self._count()

    def look_after(self) -> None:
        """Cuts what is too slow, and says to quiet streams that they are not dead; to be called every second."""
        now = self.now()
        for connection in tuple(self._connections):
            if connection.deadline is not None and now >= connection.deadline:
                connection.cut()
            elif connection.streams and now - connection.quiet_since >= COMMENT_TIME:
                connection.send_comment()
        gone = [phone for phone, seen in self._asking.items() if now - seen > AWAY_TIME]
        for phone in gone:
            del self._asking[phone]
        self._count()

    def end(self) -> None:
        """Ends every connection."""
        for connection in tuple(self._connections):
            connection.end_stream()

    def _count(self) -> None:
        """Tells how many phones are there, if that has changed."""
        streams = [connection.phone for connection in self._connections if connection.streams]
        named = {phone for phone in streams if phone} | set(self._asking)
        watching = len(named) + streams.count("")
        if watching != self._watching:
            self._watching = watching
            self._tell({"watching": watching})

    def _let_in(self, phone: str) -> bool:
        """Whether this phone may come in, "" for one without a number: while the door is closed, if it was there."""
        if phone in self._known:
            return True
        if self._state["door"] != "open":
            return False
        if phone:
            self._known.add(phone)
            self._tell({"came": phone})
        return True

    # -- requests ------------------------------------------------------------------------------------------------------

    def refusal(self, status: int) -> bytes:
        """The body of an answer that refuses: one sentence."""
        sentences = self._opening.refusals
        text = sentences.get(str(status), sentences["400"])
        return json.dumps({"error": text}, ensure_ascii=False).encode()

    def respond(self, connection: Connection, request: h11.Request, body: bytes) -> None:
        """Answers a request."""
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in request.headers}
        refused = self._of_a_stranger(headers)
        if refused is not None:
            self._refuse(connection, refused)
            return
        path, _, query = request.target.decode("latin-1").partition("?")
        place = self._place(path, self._address_of(connection, headers))
        if isinstance(place, int):
            self._refuse(connection, place)
            return
        method = request.method.decode("latin-1")
        if method != ("POST" if place == "answer" else "GET"):
            connection.send(405, [*_JSON, ("allow", "POST" if place == "answer" else "GET")], self.refusal(405))
            return
        match place:
            case "":
                self._send_page(connection, self._opening.page)
            case "answer":
                self._take_answer(connection, body)
            case "home":
                self._waiting_for_home.append(connection)
                connection.deadline = None
                if len(self._waiting_for_home) == 1:
                    self._tell({"wants": "home"})
            case _:
                self._show_state(connection, query, streams=place == "events")

    def _of_a_stranger(self, headers: Mapping[str, str]) -> int | None:
        """The status that refuses a request which names another host, or comes from another page; None for others."""
        if headers.get("host", "").lower() not in self._hosts():
            return 400
        origin = headers.get("origin")
        if origin is not None and origin.lower() not in self._origins():
            return 403
        if headers.get("sec-fetch-site") == "cross-site" and headers.get("sec-fetch-mode") != "navigate":
            return 403
        return None

    def _hosts(self) -> set[str]:
        own = {f"{_in_url(host)}:{self.port}" for host in self._opening.hosts}
        bare = {_in_url(host) for host in self._opening.hosts} if self.port == 80 else set()
        return own | bare | {origin.partition("://")[2] for origin in self._opening.origins}

    def _origins(self) -> set[str]:
        return {f"http://{host}" for host in self._hosts()} | set(self._opening.origins)

    def _address_of(self, connection: Connection, headers: Mapping[str, str]) -> str:
        """The address from which a request came; the last one that the proxy names, if there is a proxy."""
        if self._opening.proxied and "x-forwarded-for" in headers:
            return headers["x-forwarded-for"].rpartition(",")[2].strip()
        return connection.address

    def _place(self, path: str, address: str) -> str | int:
        """The place in the room that a path leads to, or the status that refuses it."""
        now = self.now()
        within = path.removeprefix(self._opening.prefix) if self._opening.prefix else path
        code, slash, rest = within.removeprefix("/").partition("/")
        given = sha256(code.lower().encode("latin-1")).digest()
        may_try = self._wrong.may_try(address, now)
        if compare_digest(given, self._code) and may_try:
            self._wrong.knew(address)
            known = rest in ("events", "state", "answer", "home") if slash else True
            return rest if known else 404
        if path in _ASKED_BY_BROWSERS:
            return 404
        return 404 if self._wrong.failed(address, now) else 429

    def _refuse(self, connection: Connection, status: int) -> None:
        connection.send(status, _JSON, self.refusal(status))

    def _send_page(self, connection: Connection, page: Page | None) -> None:
        if page is None:
            self._refuse(connection, 404)
            return
        kind = ("content-type", "text/html; charset=utf-8")
        connection.send(200, [kind, ("content-security-policy", page.policy)], page.html.encode())

    def _show_state(self, connection: Connection, query: str, *, streams: bool) -> None:
        given = parse_qs(query).get("phone", [""])[0]
        phone = phone_of(given) if given else ""
        if phone is None:
            self._refuse(connection, 400)
        elif not self._let_in(phone):
            self._refuse(connection, 403)
        elif streams:
            connection.stream(phone, self.event)
            self._count()
        else:
            if phone:
                self._asking[phone] = self.now()
                self._count()
            connection.send(200, _JSON, self._body)

    def _take_answer(self, connection: Connection, body: bytes) -> None:
        answer = answer_in(body)
        if answer is None:
            self._refuse(connection, 400)
            return
        if answer.phone not in self._known and self._state["door"] != "open":
            self._refuse(connection, 403)
            return
        state = {**self._state, "phase": "closed"} if self._stopped and "key" in self._state else self._state
        match verdict_on(answer, state, self._asked):
            case Verdict.TAKEN:
                self._let_in(answer.phone)
                # It is told before it is answered for: what was answered for is never lost.
                self._tell({"answer": msgspec.to_builtins(answer)})
                connection.send(204)
            case Verdict.CLOSED:
                self._refuse(connection, 409)
            case _:
                self._refuse(connection, 400)


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


# -- the process -------------------------------------------------------------------------------------------------------


def main() -> NoReturn:
    """Serves a room until the input ends; does not return, but ends the process."""
    _allow_connections()
    source, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    # What is printed must not be taken for a line to the program.
    os.dup2(2, 1)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(_serve(source.readline, replies.write))
    os._exit(0)


def _allow_connections() -> None:
    """Has the system allow as many connections as are taken, where it counts open files."""
    if sys.platform != "win32":
        import resource

        least = MOST_CONNECTIONS + 100
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < least:
            most = least if hard == resource.RLIM_INFINITY else min(least, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, most), hard))


async def _serve(read: Callable[[], bytes], write: Callable[[bytes], object]) -> None:
    loop = asyncio.get_running_loop()

    def tell(message: dict[str, Any]) -> None:
        # The program has gone if this fails; the end of the input ends the server.
        with contextlib.suppress(OSError):
            write(line_of(message))

    opening = msgspec.json.decode(await loop.run_in_executor(None, read), type=Opening)
    server = Server(opening, tell, loop.time)
    try:
        listening = await _listening(server, opening)
    except OSError as error:
        tell({"refused": os.strerror(error.errno) if error.errno else str(error)})
        return
    server.port = listening.sockets[0].getsockname()[1]
    tell({"listening": server.port})
    ended = asyncio.Event()

    def hear_all() -> None:
        while line := read():
            loop.call_soon_threadsafe(server.hear, msgspec.json.decode(line))
        loop.call_soon_threadsafe(ended.set)

    Thread(target=hear_all, daemon=True).start()
    while not ended.is_set():
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ended.wait(), 1.0)
        server.look_after()
    listening.close()
    server.end()
    # What is under way goes out.
    await asyncio.sleep(0.2)


async def _listening(server: Server, opening: Opening) -> asyncio.Server:
    """Listens on the first of the ports that is free; raises OSError."""
    loop = asyncio.get_running_loop()
    for port in opening.ports[:-1]:
        with contextlib.suppress(OSError):
            return await loop.create_server(lambda: Connection(server), opening.address, port, backlog=1024)
    return await loop.create_server(lambda: Connection(server), opening.address, opening.ports[-1], backlog=1024)
