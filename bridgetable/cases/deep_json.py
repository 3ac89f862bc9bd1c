"""Reading JSON that is nested too deeply for the reader of the standard library, which calls itself for each level."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from json import JSONDecodeError
from typing import Any

from bridgetable.cases.refusal import Members

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
