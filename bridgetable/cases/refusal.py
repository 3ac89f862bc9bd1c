"""Errors in case files, and the paths of the places they are about."""

from __future__ import annotations

import json

from bridgetable.table.question import Blank, say
from bridgetable.table.refusal import RefusedError

_LONGEST = 40


class CaseError(RefusedError):
    """A case file cannot be read; `place` is the path of what is wrong, as in `actions[4].card`."""

    def __init__(self, place: str, key: str, **blanks: Blank) -> None:
        super().__init__(say(key, **blanks), place)


def inside(place: str, key: str) -> str:
    """The path of a key in the object at `place`."""
    if len(key) > _LONGEST or not key.isprintable():
        key = shown(key)
    return f"{place}.{key}" if place else key


def nth(place: str, number: int) -> str:
    """The path of an entry in the list at `place`, counted from 0."""
    return f"{place}[{number}]"


def shown(value: object) -> str:
    """A value of the file as text of one line, shortened and with unprintable characters replaced."""
    match value:
        case str():
            text = value
        case dict() | Members():
            text = "{…}"
        case list():
            text = "[…]" if value else "[]"
        case _:
            text = json.dumps(value)
    plain = text if len(text) <= _LONGEST else text[:_LONGEST] + "…"
    return plain if plain.isprintable() else "".join(letter if letter.isprintable() else "?" for letter in plain)


class Members(list[tuple[str, object]]):
    """A JSON object as the list of its members in order, including repeated keys."""
