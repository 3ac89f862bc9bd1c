"""Reading JSON values from the bytes of a case file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from json import JSONDecodeError
from math import inf
from typing import Any, NoReturn

from bridgetable.table.question import Blank, say
from bridgetable.table.refusal import RefusedError

# -- Errors in case files, and the paths of the places they are about --------------------------------------------------


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


# -- Reading JSON that is nested too deeply for the reader of the standard library, which calls itself for each level


_SPACE = re.compile(r"[ \t\n\r]*")


def deep_value(text: str, parse_constant: Callable[[str], Any]) -> object:
    """The value of this JSON text, with objects as Members, nested to any depth.

    `parse_constant` is called for NaN and the like. Raises JSONDecodeError, or ValueError for a number that is too
    long.
    """
    reader = _Reader(text, parse_constant)
    value = reader.value()
    if not reader.at_end:
        raise JSONDecodeError("Extra data", text, reader.at)
    return value


class _Reader:
    """The text, the place in it where the next character is read, and the objects and lists that are not complete."""

    def __init__(self, text: str, parse_constant: Callable[[str], Any]) -> None:
        self._text, self._decoder = text, json.JSONDecoder(parse_constant=parse_constant)
        self.at = 0
        self._open: list[Members | list[object]] = []
        self._keys: list[str] = []
        self._skip()

    @property
    def at_end(self) -> bool:
        """Whether the whole text has been read."""
        return self.at == len(self._text)

    def value(self) -> object:
        """The value that begins here, with everything in it."""
        while True:
            if self._next("{"):
                self._open.append(Members())
                if not self._next("}"):
                    self._read_key()
                    continue
                value: object = self._open.pop()
            elif self._next("["):
                self._open.append([])
                if not self._next("]"):
                    continue
                value = self._open.pop()
            else:
                value = self._simple()
            while self._open and not self._goes_on_after(value):
                value = self._open.pop()
            if not self._open:
                return value

    def _goes_on_after(self, value: object) -> bool:
        """Adds the value to the innermost object or list; whether another follows there."""
        inner = self._open[-1]
        if isinstance(inner, Members):
            inner.append((self._keys.pop(), value))
            end = "}"
        else:
            inner.append(value)
            end = "]"
        if self._next(end):
            return False
        if not self._next(","):
            raise JSONDecodeError("Expecting ',' delimiter", self._text, self.at)
        if isinstance(inner, Members):
            self._read_key()
        return True

    def _read_key(self) -> None:
        if not self._text.startswith('"', self.at):
            raise JSONDecodeError("Expecting property name enclosed in double quotes", self._text, self.at)
        key = self._simple()
        if not self._next(":"):
            raise JSONDecodeError("Expecting ':' delimiter", self._text, self.at)
        self._keys.append(str(key))

    def _simple(self) -> object:
        """A string, a number or a constant."""
        value, self.at = self._decoder.raw_decode(self._text, self.at)
        self._skip()
        return value

    def _next(self, sign: str) -> bool:
        """Whether this sign follows, which is then passed."""
        found = self._text.startswith(sign, self.at)
        if found:
            self.at += 1
            self._skip()
        return found

    def _skip(self) -> None:
        space = _SPACE.match(self._text, self.at)
        self.at = space.end() if space is not None else self.at


LONGEST = 100_000
"""The letters of the longest text; about fifty pages."""
_MOST_POINTS = 10**15
_HALF_A_LETTER = re.compile("[\ud800-\udfff]")


def parsed(data: bytes) -> object:
    """The JSON value in these bytes, with objects as Members; raises CaseError, with line and column if not JSON."""
    text = _decoded(data)
    try:
        try:
            value: object = json.loads(text, object_pairs_hook=Members, parse_constant=_no_constant)
        except RecursionError:
            value = deep_value(text, _no_constant)
    except json.JSONDecodeError as fault:
        raise CaseError("", "case-not-json", line=fault.lineno, column=fault.colno) from None
    except ValueError:
        # A whole number with more digits than Python reads.
        raise CaseError("", "case-number-too-long") from None
    return value


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise CaseError("", "case-not-utf8", line=line) from None


def _no_constant(name: str) -> NoReturn:
    raise CaseError("", "case-no-number", text=name)


def members_of(raw: object, place: str) -> dict[str, object]:
    """The members of an object; raises CaseError if it is not an object or repeats a key."""
    if not isinstance(raw, Members):
        raise CaseError(place, "case-not-an-object", text=shown(raw))
    found: dict[str, object] = {}
    for key, value in raw:
        if key in found:
            raise CaseError(inside(place, key), "case-key-twice")
        found[key] = value
    return found


def items_of(raw: object, place: str) -> list[object]:
    """The entries of a list; raises CaseError if it is not a list."""
    if not isinstance(raw, list) or isinstance(raw, Members):
        raise CaseError(place, "case-not-a-list", text=shown(raw))
    return raw


def string_of(raw: object, place: str) -> str:
    """A string; raises CaseError if it is none, is too long, or has lone surrogates, which cannot be written again."""
    if not isinstance(raw, str):
        raise CaseError(place, "case-not-a-string", text=shown(raw))
    if _HALF_A_LETTER.search(raw) is not None:
        raise CaseError(place, "case-half-a-letter")
    if len(raw) > LONGEST:
        raise CaseError(place, "case-text-too-long", most=LONGEST)
    return raw


def number_of(raw: object, place: str, least: int | None, most: int | None) -> int:
    """A whole number; raises CaseError if it is not one, or less than `least` or more than `most`."""
    if isinstance(raw, bool) or not isinstance(raw, int):
        raise CaseError(place, "case-not-a-whole-number", text=shown(raw))
    if (least is not None and raw < least) or (most is not None and raw > most):
        if most is None:
            raise CaseError(place, "case-number-too-small", text=shown(raw), least=least or 0)
        raise CaseError(place, "case-number-outside", text=shown(raw), least=least or 0, most=most)
    return raw


def points_of(raw: object, place: str) -> float:
    """A score, perhaps with a fraction; raises CaseError if it is not a finite number, or too large to be exact."""
    if isinstance(raw, bool) or not isinstance(raw, int | float) or raw in (inf, -inf):
        raise CaseError(place, "case-not-a-number", text=shown(raw))
    if not -_MOST_POINTS <= raw <= _MOST_POINTS:
        raise CaseError(place, "case-number-outside", text=shown(raw), least=-_MOST_POINTS, most=_MOST_POINTS)
    return int(raw) if raw == int(raw) else raw


def flag_of(raw: object, place: str) -> bool:
    """True or false; raises CaseError for anything else."""
    if not isinstance(raw, bool):
        raise CaseError(place, "case-not-a-flag", text=shown(raw))
    return raw
