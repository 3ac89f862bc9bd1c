"""What goes between a room and its server, under a clock that is set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from bridgetable.room.exchange import LEAST_PAUSE, PATIENCE, Exchange
from bridgetable.room.room import Phase, Room
from bridgetable.room.scene import Scene
from tests.room.connections import Room8080
from tests.room.rooms import ON_TABLE, TITLE, answer, asked_room, ruling


class Said:
    """An exchange with what it has sent, and the rooms of which it has told."""

    def __init__(self, room: Room) -> None:
        self.sent: list[Mapping[str, Any]] = []
        self.told: list[Room] = []
        self.exchange = Exchange(room, self.sent.append, self.told.append)

    def answer(self, phone: str, choice: int, now: float) -> None:
        """An answer comes."""
        self.exchange.hear({"answer": to_builtins(answer(phone, choice))}, now)


def test_a_change_is_sent_at_once() -> None:
    said = Said(Room(TITLE))
    said.exchange.change(lambda room: room.asking(ruling("q1"), ON_TABLE), 0.0)
    assert said.sent[0]["state"]["phase"] == "asked" and said.told[0].phase is Phase.ASKED


def test_a_question_is_closed_once_all_that_was_answered_before_is_counted() -> None:
    said = Said(asked_room())
    said.exchange.change(Room.closed, 0.0)
    said.exchange.change(Room.shown, 0.0)
    assert said.sent == [{"stop": 1}] and said.exchange.room.phase is Phase.ASKED
    said.answer("a", 1, 0.1)
    assert not said.exchange.is_settled
    said.exchange.hear({"stopped": 1}, 0.1)
    assert said.exchange.room.phase is Phase.SHOWN and said.exchange.room.now is not None
    assert said.exchange.room.now.counts == (0, 1, 0) and said.exchange.is_settled


def test_no_state_opens_again_what_the_server_is_told_to_close() -> None:
    said = Said(asked_room())
    said.exchange.tell(0.0)
    said.answer("a", 1, 0.0)
    said.exchange.change(Room.closed, 0.0)
    said.exchange.tick(LEAST_PAUSE)
    assert said.sent[-1] == {"stop": 1} and said.exchange.due == PATIENCE


def test_what_does_not_close_the_question_waits_for_nothing() -> None:
    said = Said(asked_room())
    said.exchange.change(lambda room: room.with_hands((1, 2, 3)), 0.0)
    said.exchange.change(lambda room: room.with_door(False), 0.0)
    assert [message["state"]["door"] for message in said.sent] == ["open", "closed"]


def test_a_server_that_says_nothing_is_not_waited_for_long() -> None:
    said = Said(asked_room())
    said.exchange.change(Room.closed, 5.0)
    assert said.exchange.due == 5.0 + PATIENCE
    said.exchange.tick(5.0 + PATIENCE)
    assert said.exchange.room.phase is Phase.CLOSED
    other = Said(asked_room())
    other.exchange.change(Room.closed, 5.0)
    other.exchange.restart(5.1)
    assert other.exchange.room.phase is Phase.CLOSED


def test_many_answers_are_told_in_few_states() -> None:
    said = Said(asked_room())
    for n in range(200):
        said.answer(f"p{n}", n % 3, n / 1000)
    assert len(said.sent) <= 2 and said.exchange.due is not None
    said.exchange.tick(said.exchange.due)
    assert said.sent[-1]["state"]["answered"] == 200 and said.exchange.due is None


def test_the_more_phones_the_longer_the_pause() -> None:
    pauses = []
    for phones in (1, 1000):
        said = Said(asked_room().with_watching(phones))
        said.exchange.tell(0.0)
        said.answer("a", 1, 0.0)
        assert said.exchange.due is not None
        pauses.append(said.exchange.due)
    assert pauses[0] == LEAST_PAUSE < pauses[1] < 2.0


PHONES = ("a", "b", "c", "d")
ACTS = st.one_of(
    st.tuples(st.just("answer"), st.sampled_from(PHONES), st.integers(0, 2)),
    st.tuples(st.sampled_from(["close", "ask", "step", "reopen", "deliver", "forth", "kill", "tick"])),
)


@settings(deadline=None, max_examples=100)
@given(st.lists(ACTS, max_size=40))
def test_every_answer_that_was_answered_for_is_counted(acts: list[tuple[object, ...]]) -> None:
    """Whatever lies on the way between the processes while a question is closed, and though the server dies.

    Messages to the server and from it lie in two queues, and are delivered in order when it is said; a server that is
    killed has written what it answered for. Nobody loses his patience.
    """
    to_server: list[Mapping[str, Any]] = []
    here = Room8080(asked_room())
    exchange = Exchange(asked_room(), to_server.append)
    last: dict[str, int] = {}
    now = waited = 0.0

    def deliver() -> None:
        for _ in range(10):
            for message in to_server[:]:
                here.server.hear(message)
            to_server.clear()
            for message in here.told[:]:
                exchange.hear(message, now)
            here.told.clear()

    changes = {
        "close": Room.closed,
        "ask": lambda room: room.asking(ruling("q1"), ON_TABLE),
        "step": lambda room: room.showing(Scene()),
        "reopen": Room.reopened,
    }
    for act in acts:
        match act:
            case ("answer", str(phone), int(choice)):
                if here.answer(phone, choice) == 204:
                    last[phone] = choice
            case ("deliver",):
                deliver()
            case ("forth",):
                for message in to_server:
                    here.server.hear(message)
                to_server.clear()
            case ("tick",):
                waited = 0.0 if exchange.is_settled else waited + LEAST_PAUSE
                if waited < PATIENCE / 2:
                    now += LEAST_PAUSE
                    exchange.tick(now)
            case ("kill",):
                for message in here.told:
                    exchange.hear(message, now)
                to_server.clear()
                exchange.restart(now)
                here = Room8080(exchange.room, asked=("q1",))
                to_server.clear()
            case (str(name),):
                exchange.change(changes[name], now)
    deliver()
    counted = exchange.room.question("q1")
    assert counted is not None
    assert {phone: each.choice[0] for phone, each in counted.answers.items()} == last
