"""The server of a room: what it answers to phones, and what strangers get."""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.room import server as s
from bridgetable.room.scene import Scene
from tests.each import for_each
from tests.room.connections import CODE, HOST, Room8080, answered, events, header, request
from tests.room.rooms import ON_TABLE, SECRET, answer, asked_room, poll, ruling

# -- phones ------------------------------------------------------------------------------------------------------------


def test_the_page_and_the_state_are_under_the_code() -> None:
    here = Room8080()
    data = here.wire().send(request(f"GET /{CODE}"))
    assert answered(data) == (200, b"<h1>The page</h1>")
    assert header(data, "content-type") == "text/html; charset=utf-8"
    assert header(data, "content-security-policy") == "default-src 'none'"
    assert (header(data, "cache-control"), header(data, "x-content-type-options")) == ("no-store", "nosniff")
    assert json.loads(here.ask(f"GET /{CODE.upper()}/state")[1])["key"] == "q1"


def test_a_stream_begins_with_the_state_and_goes_on_with_every_other() -> None:
    here, room = Room8080(), asked_room()
    wire = here.wire()
    first = wire.send(request(f"GET /{CODE}/events?phone=a"))
    assert header(first, "content-type").startswith("text/event-stream")
    assert b"event: state\nid: 2\ndata: {" in first and events(first)[0]["phase"] == "asked"
    here.show(room.closed(bars=True))
    assert [state["phase"] for state in events(wire.transport.sent)] == ["asked", "closed"]
    assert here.told == [{"came": "a"}, {"watching": 1}]
    wire.end()
    assert here.told[-1] == {"watching": 0}


def test_a_quiet_stream_has_a_comment_every_fifteen_seconds_and_is_never_cut() -> None:
    here = Room8080()
    wire = here.wire()
    wire.send(request(f"GET /{CODE}/events"))
    before = len(wire.transport.sent)
    here.later(61)
    assert wire.transport.sent[before:].count(b":\n\n") == 4 and not wire.transport.closing


def test_a_slow_phone_gets_the_newest_state_once_it_can_and_is_cut_when_it_never_can() -> None:
    here, room = Room8080(), asked_room()
    wire = here.wire()
    wire.send(request(f"GET /{CODE}/events"))
    wire.transport.waiting = 9
    wire.connection.pause_writing()
    before = len(wire.transport.sent)
    here.show(room.closed())
    here.show(room.shown())
    assert len(wire.transport.sent) == before
    wire.transport.waiting = 0
    wire.connection.resume_writing()
    assert [state["phase"] for state in events(wire.transport.sent[before:])] == ["shown"]
    wire.transport.waiting = 9
    wire.connection.pause_writing()
    here.later(s.STUCK_TIME + 1)
    assert wire.transport.aborted


def test_an_answer_is_told_before_it_is_answered_for() -> None:
    here = Room8080()
    assert here.answer("a", 1) == 204
    assert here.told == [{"came": "a"}, {"answer": {"phone": "a", "key": "q1", "choice": (1,), "consider": ()}}]
    assert here.answer(7, 2) == 204 and here.told[-1]["answer"]["phone"] == "7"


@for_each(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"\xff",
        b'{"phone": "a", "question": "q1"}',
        b'{"phone": "a", "question": "q1", "choice": 1}',
        b'{"phone": "a", "question": "q1", "choice": []}',
        b'{"phone": "a", "question": "q1", "choice": [3]}',
        b'{"phone": "a", "question": "q1", "choice": [-1]}',
        b'{"phone": "a", "question": "q1", "choice": [true]}',
        b'{"phone": "a", "question": "q1", "choice": [0, 1]}',
        b'{"phone": "a", "question": "q1", "choice": [0, 0]}',
        b'{"phone": "a", "question": "q7", "choice": [0]}',
        b'{"phone": "a b", "question": "q1", "choice": [0]}',
        b'{"phone": "", "question": "q1", "choice": [0]}',
        b'{"phone": null, "question": "q1", "choice": [0]}',
        b'{"phone": "a", "question": "q1", "choice": [0], "consider": [1]}',
    ],
)
def test_what_is_no_answer_is_refused_in_one_sentence(body: bytes) -> None:
    here = Room8080()
    status, said = here.ask(f"POST /{CODE}/answer", body)
    assert (status, json.loads(said)) == (400, {"error": "refused 400"})
    assert here.told == []


def test_a_closed_question_takes_no_answer() -> None:
    here, room = Room8080(), asked_room()
    here.server.hear({"stop": 3})
    assert here.told == [{"stopped": 3}] and here.answer("a", 1) == 409
    here.show(room.closed())
    assert here.answer("a", 1) == 409
    here.show(room.shown().asking(ruling("q2"), ON_TABLE))
    assert (here.answer("a", 1), here.answer("a", 1, question="q2")) == (409, 204)
    here.show(room.showing(Scene()))
    assert here.answer("a", 1, question="q2") == 409


def test_a_poll_takes_what_is_considered_too() -> None:
    here = Room8080(asked_room(poll("q1")))
    assert here.answer("a", 2, consider=[0, 1]) == 204
    assert here.told[-1]["answer"]["consider"] == (0, 1)
    assert here.answer("a", 2, consider=[4]) == 400


def test_a_closed_door_lets_in_only_who_was_there() -> None:
    here = Room8080(asked_room().joined("a").with_door(False), known=("a",))
    assert here.answer("a", 1) == 204 and here.answer("b", 1) == 403
    for path in ("events", "state"):
        assert here.ask(f"GET /{CODE}/{path}?phone=b")[0] == here.ask(f"GET /{CODE}/{path}")[0] == 403
        assert answered(here.wire().send(request(f"GET /{CODE}/{path}?phone=a")))[0] == 200


def test_phones_are_counted_by_their_numbers() -> None:
    here = Room8080()
    wires = [here.wire() for _ in range(4)]
    for wire, query in zip(wires, ("?phone=a", "?phone=a", "", "?phone=b"), strict=True):
        wire.send(request(f"GET /{CODE}/events{query}"))
    assert here.told[-1] == {"watching": 3}
    here.ask(f"GET /{CODE}/state?phone=c")
    assert here.told[-1] == {"watching": 4}
    here.later(s.AWAY_TIME + 2)
    assert here.told[-1] == {"watching": 3}


def test_the_page_to_take_home_is_asked_for_once() -> None:
    here = Room8080()
    first, second = here.wire(), here.wire()
    assert first.send(request(f"GET /{CODE}/home")) == second.send(request(f"GET /{CODE}/home")) == b""
    assert here.told == [{"wants": "home"}]
    here.server.hear({"home": {"html": "<h1>Home</h1>", "policy": "default-src 'none'"}})
    assert answered(first.transport.sent) == answered(second.transport.sent) == (200, b"<h1>Home</h1>")
    third = here.wire()
    third.send(request(f"GET /{CODE}/home"))
    here.server.hear({"home": None})
    assert answered(third.transport.sent)[0] == 404


def test_one_connection_serves_many_requests() -> None:
    wire = Room8080().wire()
    assert answered(wire.send(request(f"GET /{CODE}/state")))[0] == 200
    assert answered(wire.send(request(f"GET /{CODE}")))[0] == 200
    both = wire.send(request(f"GET /{CODE}") + request("GET /nothing"))
    assert both.count(b"HTTP/1.1 200") == both.count(b"HTTP/1.1 404") == 1


# -- strangers ---------------------------------------------------------------------------------------------------------


@for_each(
    "path",
    ["/", "/x", "//", f"/{CODE}x", f"/{CODE}/", f"/{CODE}/x", f"/{CODE}/../x", f"/{CODE}/events/", "/etc/passwd", "*"],
)
def test_nothing_else_is_there(path: str) -> None:
    assert Room8080().ask(f"GET {path}") == (404, b'{"error": "refused 404"}')


def test_twenty_wrong_codes_a_minute_are_told_to_be_wrong_and_more_are_not_even_looked_at() -> None:
    here = Room8080()
    tried = [here.ask(f"GET /wrong{n}", address="192.168.1.66")[0] for n in range(25)]
    assert tried == [404] * 20 + [429] * 5
    assert here.ask(f"GET /{CODE}", address="192.168.1.66")[0] == 429
    assert here.ask(f"GET /{CODE}", address="192.168.1.67")[0] == 200
    here.later(61)
    assert here.ask(f"GET /{CODE}", address="192.168.1.66")[0] == 200
    # Who knows the code has nothing to guess.
    assert {here.ask(f"GET /wrong{n}", address="192.168.1.66")[0] for n in range(25)} == {404, 429}
    assert here.ask(f"GET /{CODE}", address="192.168.1.66")[0] == 200


def test_what_browsers_ask_for_by_themselves_is_no_wrong_code() -> None:
    here = Room8080()
    assert {here.ask("GET /favicon.ico")[0] for _ in range(30)} == {404}
    assert here.ask(f"GET /{CODE}")[0] == 200


@for_each("host", ["evil.example", "192.168.1.20", "192.168.1.20:80", "localhost:8080", ""])
def test_another_host_is_refused(host: str) -> None:
    assert Room8080().ask(f"GET /{CODE}", Host=host)[0] == 400


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "https://192.168.1.20:8080"},
        {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "cors"},
    ],
)
def test_another_page_is_refused(headers: dict[str, str]) -> None:
    body = json.dumps({"phone": "a", "question": "q1", "choice": [1]}).encode()
    assert Room8080().ask(f"POST /{CODE}/answer", body, **headers)[0] == 403
    assert Room8080().ask(f"GET /{CODE}/events", b"", **headers)[0] == 403


def test_the_own_page_and_a_link_are_not_refused() -> None:
    assert Room8080().ask(f"GET /{CODE}/state", Origin=f"http://{HOST}", Sec_Fetch_Site="same-origin")[0] == 200
    assert Room8080().ask(f"GET /{CODE}", Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate")[0] == 200


def test_under_a_proxy_its_path_and_the_addresses_it_names_hold() -> None:
    public = {"origins": ("https://club.example",), "prefix": "/room", "proxied": True}
    here = Room8080(None, **public)
    assert here.ask(f"GET /room/{CODE}", Host="club.example", Origin="https://club.example")[0] == 200
    assert here.ask(f"GET /{CODE}")[0] == 200
    for n in range(25):
        here.ask(f"GET /wrong{n}", X_Forwarded_For="203.0.113.1, 203.0.113.66")
    assert here.ask("GET /wrong", X_Forwarded_For="203.0.113.66")[0] == 429
    assert here.ask("GET /wrong", X_Forwarded_For="203.0.113.66, 203.0.113.67")[0] == 404
    assert Room8080().ask("GET /x", Host="club.example")[0] == 400


@for_each("method", ["HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "POST"])
def test_other_methods_are_refused(method: str) -> None:
    assert Room8080().ask(f"{method} /{CODE}")[0] == 405
    assert Room8080().ask(f"{'GET' if method == 'POST' else method} /{CODE}/answer")[0] == 405


def test_large_requests_are_cut_and_the_sender_sees_why() -> None:
    here = Room8080()
    assert here.ask(f"POST /{CODE}/answer", b"x" * 4097)[0] == 413
    assert here.ask(f"POST /{CODE}/answer", b"x" * 4096)[0] == 400
    assert here.ask(f"GET /{CODE}", X="y" * 16_500)[0] == here.ask(f"GET /{CODE}", X="y" * 70_000)[0] == 431
    assert here.ask(f"POST /{CODE}/answer", b"x" * 70_000)[0] == 413
    wire = here.wire()
    head = f"POST /{CODE}/answer HTTP/1.1\r\nHost: {HOST}\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert wire.send(head.encode() + b"800\r\n" + b"x" * 0x800 + b"\r\n") == b""
    assert answered(wire.send(b"900\r\n" + b"x" * 0x900 + b"\r\n"))[0] == 413
    assert wire.transport.ended and wire.send(b"x" * 100_000) == b""
    here.later(s.LINGER_TIME + 1)
    assert wire.transport.aborted


def test_a_head_that_never_ends_is_cut() -> None:
    wire = Room8080().wire()
    sent = wire.send(f"GET /{CODE} HTTP/1.1\r\nHost: {HOST}\r\n".encode())
    for n in range(40):
        sent += wire.send(f"X-{n}: {'y' * 500}\r\n".encode())
    assert answered(sent)[0] == 431


def test_slow_senders_and_idle_connections_are_cut() -> None:
    here = Room8080()
    idle, slow, kept = here.wire(), here.wire(), here.wire()
    kept.send(request(f"GET /{CODE}/state"))
    for _ in range(int(s.REQUEST_TIME) + 1):
        slow.send(b"G" if not slow.transport.aborted else b"")
        here.later(1)
    assert slow.transport.aborted and not idle.transport.aborted
    here.later(5)
    assert idle.transport.aborted and kept.transport.aborted


@pytest.mark.parametrize("data", [b"\x16\x03\x01\x02\x00", b"nonsense\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n", b"\0" * 100])
def test_what_is_no_request_is_refused(data: bytes) -> None:
    wire = Room8080().wire()
    status, body = answered(wire.send(data))
    assert (status, json.loads(body)) == (400, {"error": "refused 400"})
    assert wire.transport.ended


PARTS = st.sampled_from(
    [
        f"GET /{CODE}/state HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode(),
        f"GET /{CODE}/home HTTP/1.1\r\nHost: {HOST}\r\n\r\n".encode(),
        f"GET /{CODE}/events?phone=%41%ff HTTP/1.0\r\nHost: {HOST}\r\n\r\n".encode(),
        f"POST /{CODE}/answer HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n".encode(),
        b'{"phone":1',
        b"Transfer-Encoding: chunked\r\n\r\n",
        b"0\r\n\r\n",
        b"GET /\xff\xb5%00?phone=&&= HTTP/1.1\r\n",
        b"\r\n",
    ]
)


@settings(deadline=None, max_examples=200)
@given(st.lists(PARTS | st.binary(max_size=60), max_size=12), st.randoms(use_true_random=False))
def test_whatever_is_sent_is_answered_or_cut_and_never_a_fault(parts: list[bytes], dice: Random) -> None:
    here = Room8080()
    wire, data = here.wire(), b"".join(parts)
    while data and not wire.transport.closing:
        size = dice.randint(1, len(data))
        wire.send(data[:size])
        data = data[size:]
    here.later(s.STUCK_TIME)
    waits = wire.connection.streams or {"wants": "home"} in here.told
    assert wire.transport.closing or waits
    assert not wire.transport.sent or wire.transport.sent.startswith(b"HTTP/1.1 ")


def test_there_are_no_more_connections_than_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(s, "MOST_CONNECTIONS", 3)
    here = Room8080()
    wires = [here.wire() for _ in range(4)]
    assert [wire.transport.aborted for wire in wires] == [False, False, False, True]
    wires[0].end()
    assert not here.wire().transport.aborted


def test_nothing_of_what_is_right_goes_over_the_wire_before_it_is_shown() -> None:
    room = asked_room().with_answer(answer("a", 1))
    here = Room8080(room)
    wire = here.wire()
    wire.send(request(f"GET /{CODE}/events"))
    for later in (room.closed(bars=True), room.showing(Scene()), room.closed().asking(ruling("q2"), ON_TABLE)):
        here.show(later)
        assert SECRET.encode() not in wire.transport.sent and SECRET.encode() not in here.ask(f"GET /{CODE}/state")[1]
    here.show(room.shown())
    assert SECRET.encode() in wire.transport.sent
