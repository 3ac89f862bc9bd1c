"""An answer of a phone: read from what came over the wire, and judged by the state that the phone is shown."""

from __future__ import annotations

import enum
import re
from collections.abc import Collection, Mapping
from typing import Any

import msgspec

_PHONE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_MOST_CHOICES = 64
_LONGEST_KEY = 200


class Answer(msgspec.Struct, frozen=True):
    """What a phone has answered to a question: the places of its choices, and of those it would seriously consider."""

    phone: str
    key: str
    choice: tuple[int, ...]
    consider: tuple[int, ...] = ()


class Verdict(enum.Enum):
    """Whether an answer is taken."""

    TAKEN = "taken"
    CLOSED = "closed"
    """Its question takes no answers now."""
    UNUSABLE = "unusable"
    """It is no answer to any question."""
    SHUT_OUT = "shut out"
    """The door is closed, and the phone was not there before."""


class _Sent(msgspec.Struct):
    phone: str | int
    question: str
    choice: list[int]
    consider: list[int] = []


_DECODER = msgspec.json.Decoder(_Sent)


def phone_of(given: str | int) -> str | None:
    """The number of a phone as it is kept; None where it is none."""
    text = str(given)
    return text if _PHONE.fullmatch(text) is not None else None


def answer_in(body: bytes) -> Answer | None:
    """The answer in these bytes; None where there is none."""
    try:
        sent = _DECODER.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    phone = phone_of(sent.phone)
    if phone is None or len(sent.question) > _LONGEST_KEY or max(len(sent.choice), len(sent.consider)) > _MOST_CHOICES:
        return None
    return Answer(phone, sent.question, tuple(sent.choice), tuple(sent.consider))


def verdict_on(answer: Answer, state: Mapping[str, Any], asked: Collection[str]) -> Verdict:
    """Whether an answer is taken in this state of the room; `asked` are the keys of all that was asked."""
    if answer.key != state.get("key") or state["phase"] != "asked":
        return Verdict.CLOSED if answer.key in asked else Verdict.UNUSABLE
    places = range(len(state["choices"]))
    one_or_more = len(answer.choice) == 1 or (len(answer.choice) > 1 and state["many"])
    if not (one_or_more and _are_places(answer.choice, places) and _are_places(answer.consider, places)):
        return Verdict.UNUSABLE
    if answer.consider and state["kind"] not in ("call", "card"):
        return Verdict.UNUSABLE
    return Verdict.TAKEN


def _are_places(given: tuple[int, ...], places: range) -> bool:
    return len(set(given)) == len(given) and all(each in places for each in given)
