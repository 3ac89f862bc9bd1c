"""What goes between a room and its server, under a clock that is set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from bridgetable.room.exchange import LEAST_PAUSE, PATIENCE, Change, Exchange
from bridgetable.room.room import Phase, Room, state_shown
from bridgetable.room.scene import Scene
from tests.room.connections import Room8080
from tests.room.rooms import ON_TABLE, TITLE, answer, asked_room, ruling


class Said:
    """An exchange with what it has sent, and the rooms of which it has told."""

    def __init__(self, room: Room) -> None:
        self.sent: list[Mapping[str, Any]] = []
        self.told: list[Room] = []
        self.exchange = Exchange(room, self._send, self.told.append)

    def _send(self, message: Mapping[str, Any]) -> None:
        """Sends a message, to a server that has a state at once."""
        self.sent.append(message)
        if "state" in message:
            self.exchange.hear({"shown": message["state"]["number"]}, 0.0)

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
    assert state_shown(said.exchange.room)["phase"] == "shown" and said.exchange.room.now is not None
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
    while said.exchange.due is not None:
        said.exchange.tick(said.exchange.due)
    assert said.sent[-1]["state"]["answered"] == 200 and len(said.sent) <= 3


LARGE = Room(TITLE).asking(ruling("q1"), Scene(table={"read": ["x" * 3000]}))
"""A room of which a state is as large as that of a table."""


def test_the_lecturer_is_told_the_numbers_more_often_than_a_thousand_phones() -> None:
    said = Said(LARGE.with_watching(1000))
    said.exchange.tell(0.0)
    for n in range(60):
        said.answer(f"p{n}", 1, n / 100)
    assert len(said.sent) == 1
    assert [room.answered for room in said.told] == [0, 21, 41]


def test_the_more_phones_the_longer_the_pause() -> None:
    pauses = []
    for phones in (1, 1000):
        said = Said(LARGE.with_watching(phones))
        said.exchange.tell(0.0)
        said.answer("a", 1, 0.0)
        while len(said.sent) < 2:
            assert said.exchange.due is not None
            pauses.append(said.exchange.due)
            said.exchange.tick(said.exchange.due)
    assert pauses[0] == LEAST_PAUSE < pauses[-1] < 2.0


PHONES = ("a", "b", "c", "d")
ACTS = st.one_of(
    st.tuples(st.just("answer"), st.sampled_from(PHONES), st.integers(0, 2)),
    st.tuples(st.sampled_from(["close", "ask", "step", "reopen", "deliver", "forth", "kill", "tick"])),
)


class Between:
    """A room and its server, with the messages that are under way between them.

    What the server tells is delivered in order, and so is what it is told; a server that is killed has written what it
    answered for. `last` is what each phone has been answered for last.
    """

    def __init__(self) -> None:
        self.to_server: list[Mapping[str, Any]] = []
        self.server = Room8080(asked_room())
        self.exchange = Exchange(asked_room(), self.to_server.append)
        self.last: dict[str, int] = {}
        self._now = self._waited = 0.0

    def do(self, act: tuple[object, ...]) -> None:
        """Lets something happen."""
        match act:
            case ("answer", str(phone), int(choice)):
                if self.server.answer(phone, choice) == 204:
                    self.last[phone] = choice
            case ("deliver",):
                self.deliver()
            case ("forth",):
                self._forth()
            case ("tick",):
                self._tick()
            case ("kill",):
                self._kill()
            case (str(name),):
                self.exchange.change(CHANGES[name], self._now)

    def deliver(self) -> None:
        """Delivers everything, and what follows from it."""
        while self.to_server or self.server.told:
            self._forth()
            self._back()

    def _forth(self) -> None:
        under_way, self.to_server[:] = self.to_server[:], []
        for message in under_way:
            self.server.server.hear(message)

    def _back(self) -> None:
        under_way, self.server.told[:] = self.server.told[:], []
        for message in under_way:
            self.exchange.hear(message, self._now)

    def _tick(self) -> None:
        """Time passes, but nobody loses his patience."""
        self._waited = 0.0 if self.exchange.is_settled else self._waited + LEAST_PAUSE
        if self._waited < PATIENCE / 2:
            self._now += LEAST_PAUSE
            self.exchange.tick(self._now)

    def _kill(self) -> None:
        self._back()
        self.exchange.restart(self._now)
        self.server = Room8080(self.exchange.room, asked=("q1",))
        self.to_server.clear()


CHANGES: dict[str, Change] = {
    "close": Room.closed,
    "ask": lambda room: room.asking(ruling("q1"), ON_TABLE),
    "step": lambda room: room.showing(Scene()),
    "reopen": Room.reopened,
}


@settings(deadline=None, max_examples=100)
@given(st.lists(ACTS, max_size=40))
def test_every_answer_that_was_answered_for_is_counted(acts: list[tuple[object, ...]]) -> None:
    between = Between()
    for act in acts:
        between.do(act)
    between.deliver()
    counted = between.exchange.room.question("q1")
    assert counted is not None
    assert {phone: each.choice[0] for phone, each in counted.answers.items()} == between.last
