"""Questions and rooms made up for the tests."""

from __future__ import annotations

import json

from bridgetable.room.answers import Answer
from bridgetable.room.room import Room
from bridgetable.room.scene import QuestionKind, RoomChoice, RoomQuestion, Said, Scene, own_question

SECRET = "Secret"
"""What stands in every text that may not be shown before it is shown."""
TITLE = (("en", "Evening"), ("it", "Serata"))
ON_TABLE = Scene(table={"board": 7})


def ruling(key: str, choices: int = 3, right: int = 1, *, many: bool = False) -> RoomQuestion:
    """A question of a lesson with a ruling that nobody may know before it is shown."""
    told = (Said("ruling", (("en", f"{SECRET} {key}"),), law=(("en", f"{SECRET} 64A1"),)),)
    made = tuple(RoomChoice((("en", f"choice {n}"),), n == right) for n in range(choices))
    return RoomQuestion(
        key,
        QuestionKind.RULING,
        (("en", f"question {key}"),),
        made,
        many=many,
        law=(("en", f"{SECRET} 64A1"),),
        laws=(f"{SECRET}64A1",),
        told=told,
    )


def poll(key: str) -> RoomQuestion:
    """A poll of peers about a call."""
    choices = tuple(RoomChoice((("en", code),), code=code) for code in ("P", "X", "4H", "5C"))
    return RoomQuestion(key, QuestionKind.CALL, (("en", "Your call?"),), choices)


def asked_room(question: RoomQuestion | None = None) -> Room:
    """A room that is asked a question of three choices, of which the second is right."""
    return Room(TITLE).asking(question or ruling("q1"), ON_TABLE)


def answer(phone: str, *choice: int, key: str = "q1", consider: tuple[int, ...] = ()) -> Answer:
    """An answer of a phone."""
    return Answer(phone, key, choice, consider)


def as_text(state: object) -> str:
    """A state as it goes over the wire."""
    return json.dumps(state)


OWN = own_question("q2", (("en", "Who has played today?"),), [((("en", "I"),), False), ((("en", "Not I"),), False)])
