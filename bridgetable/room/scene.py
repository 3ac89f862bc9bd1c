"""What the wall shows to a room: what it says, the table, and a question with its choices; as the wire tells it."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from bridgetable.table.text import Text

Json: TypeAlias = dict[str, Any]
TableShown: TypeAlias = Mapping[str, Any]
"""A table as the wall shows it, as the wire tells it; it is never changed."""


class Said(msgspec.Struct, frozen=True):
    """One thing that the wall says, in every language; `chosen` are the places of the options that were taken."""

    kind: str
    text: Text
    lead: Text = ()
    law: Text = ()
    who: Text = ()
    options: tuple[Text, ...] = ()
    chosen: tuple[int, ...] = ()
    bullets: tuple[Text, ...] = ()


class Scene(msgspec.Struct, frozen=True):
    """What the wall shows beside a question: what it says, and the table; None where it shows no table."""

    said: tuple[Said, ...] = ()
    table: TableShown | None = None


class QuestionKind(enum.Enum):
    """What a question to the room is about, and so how it is answered."""

    RULING = "ruling"
    """What the Director rules, in a lesson."""
    OWN = "own"
    """What the lecturer has thought of."""
    CALL = "call"
    """Which call a player would make: a poll of his peers."""
    CARD = "card"
    """Which card a player would play: a poll of his peers."""

    @property
    def is_poll(self) -> bool:
        """Whether players are asked what they would do, which is neither right nor wrong."""
        return self in (QuestionKind.CALL, QuestionKind.CARD)


class RoomChoice(msgspec.Struct, frozen=True):
    """A choice of a question; `code` is the call or the card that it is at a poll, "" otherwise."""

    text: Text
    right: bool = False
    code: str = ""


class RoomQuestion(msgspec.Struct, frozen=True):
    """A question to the room with all that is shown of it, now and once it is answered.

    `key` tells it from all others and gives nothing away. `law` is the number of the Law as a text, `laws` are the
    clauses it is about, and `told` is the ruling, which is shown with what is right.
    """

    key: str
    kind: QuestionKind
    text: Text
    choices: tuple[RoomChoice, ...]
    many: bool = False
    lead: Text = ()
    law: Text = ()
    laws: tuple[str, ...] = ()
    told: tuple[Said, ...] = ()

    @property
    def right(self) -> tuple[int, ...]:
        """The places of the right choices."""
        return tuple(place for place, choice in enumerate(self.choices) if choice.right)


def own_question(key: str, text: Text, choices: Sequence[tuple[Text, bool]]) -> RoomQuestion:
    """A question that the lecturer has thought of, with each choice and whether it is right."""
    made = tuple(RoomChoice(each, right) for each, right in choices)
    return RoomQuestion(key, QuestionKind.OWN, text, made, many=sum(right for _, right in choices) > 1)


# -- as the wire tells it ----------------------------------------------------------------------------------------------


def said_shown(said: tuple[Said, ...]) -> list[Json]:
    """What is said, as the wire tells it."""
    return [_said(one) for one in said]


def _said(one: Said) -> Json:
    found: Json = {"kind": one.kind, "text": dict(one.text)}
    for name, text in (("lead", one.lead), ("law", one.law), ("who", one.who)):
        if text:
            found[name] = dict(text)
    if one.options:
        found["options"] = [
            {"text": dict(text), "chosen": place in one.chosen} for place, text in enumerate(one.options)
        ]
    if one.bullets:
        found["bullets"] = [dict(text) for text in one.bullets]
    return found


def question_shown(question: RoomQuestion) -> Json:
    """The question with its choices, and nothing of what is right."""
    found: Json = {"key": question.key, "kind": question.kind.value, "question": dict(question.text)}
    if question.lead:
        found["lead"] = dict(question.lead)
    found["choices"] = [_choice(choice, question.kind) for choice in question.choices]
    found["many"] = question.many
    return found


def _choice(choice: RoomChoice, kind: QuestionKind) -> Json:
    code = {kind.value: choice.code} if kind.is_poll else {}
    return {"text": dict(choice.text), **code}


def answer_shown(question: RoomQuestion) -> Json:
    """What is right, the Law, and the ruling: what is shown once the question is answered."""
    told: Json = {"law": dict(question.law)} if question.law else {}
    told["said"] = said_shown(question.told)
    return {"right": list(question.right), "told": told}
