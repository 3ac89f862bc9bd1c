"""The refusal of a case file: one sentence and the place it is about."""

from __future__ import annotations

import json

from bridgetable.table.question import Blank, say
from bridgetable.table.refusal import RefusedError

_LONGEST = 40


class CaseError(RefusedError):
    """The file is no case this program can read; `place` says where, as in `actions[4].card`."""

    def __init__(self, place: str, key: str, **blanks: Blank) -> None:
        super().__init__(say(key, **blanks), place)


def inside(place: str, key: str) -> str:
    """The place of a key in the object at `place`."""
    key = shown(key)
    return f"{place}.{key}" if place else key


def nth(place: str, number: int) -> str:
    """The place of an entry in the list at `place`, counted from 0."""
    return f"{place}[{number}]"


def shown(value: object) -> str:
    """A value of the file short enough, and plain enough, for a sentence of one line."""
    match value:
        case str():
            text = value
        case dict() | Members():
            text = "{…}"
        case list():
            text = "[…]" if value else "[]"
        case _:
            text = json.dumps(value)
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[: _LONGEST + 1])
    return plain if len(plain) <= _LONGEST else plain[:_LONGEST] + "…"


class Members(list[tuple[str, object]]):
    """A JSON object as it was written: its members in their order, a key that comes twice included."""
