"""Where the values of a case file stand in its text, so that they can be written again as they were.

The text must have been read as a case before: nothing here looks for faults.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},:]|[^\s\[\]{},:"]+')


class Part(msgspec.Struct, frozen=True):
    """An entry of a list of actions, or one end of a branch: its text, and the white space and comma before it.

    `title` is where in the text of a branch that begins its title is; None if the title stands elsewhere.
    """

    gap: str
    text: str
    title: tuple[int, int] | None = None


class Member(msgspec.Struct, frozen=True):
    """A key of the whole object: the text before its value, from the brace or value before it, and the value."""

    key: str
    before: str
    value: str


class Spans(msgspec.Struct, frozen=True):
    """The text of a case file in parts; `tail` is what stands behind the last value.

    `parts` are those of the actions, in the order of `flat`, and `last_gap` the white space before the bracket that
    ends them. That bracket itself stands before the next member, or in the tail.
    """

    members: tuple[Member, ...]
    parts: tuple[Part, ...]
    last_gap: str
    tail: str


class _Container(msgspec.Struct):
    """An object or a list that is being read; `kind` is "top", "actions", "entry" or "" for any other."""

    kind: str
    start: int
    key: str = ""
    is_value: bool = False
    actions_ended: int = 0
    title: tuple[int, int] | None = None
    holds_actions: bool = False


def spans_of(text: str) -> Spans:
    """The parts of the text of a case file."""
    return _Scan(text).spans()


class _Scan:
    """One pass over the text; no function calls itself, because branches may be nested to any depth."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._members: list[Member] = []
        self._parts: list[Part] = []
        self._written = 0
        self._ended = 0
        self._last_gap = ""
        self._stack: list[_Container] = []

    def spans(self) -> Spans:
        """The parts of the whole text."""
        for start, end, token in self._tokens():
            if token in "{[":
                self._open(start, token)
            elif token in "}]":
                self._close(end)
            elif token == ",":
                self._stack[-1].is_value = False
            elif token == ":":
                self._stack[-1].is_value = True
            else:
                self._scalar(start, end, token)
        return Spans(tuple(self._members), tuple(self._parts), self._last_gap, self._text[self._ended :])

    def _tokens(self) -> Iterator[tuple[int, int, str]]:
        return ((found.start(), found.end(), found[0]) for found in _TOKEN.finditer(self._text))

    def _scalar(self, start: int, end: int, token: str) -> None:
        top = self._stack[-1]
        if top.kind in ("top", "entry") and not top.is_value:
            top.key = msgspec.json.decode(token)
        else:
            self._value(start, end)

    def _open(self, start: int, token: str) -> None:
        kind = ""
        if not self._stack:
            kind = "top"
        elif self._stack[-1].kind == "actions":
            kind = "entry"
        elif self._stack[-1].kind in ("top", "entry") and self._stack[-1].key == "actions" and token == "[":
            kind = "actions"
            self._begin_actions(start)
        self._stack.append(_Container(kind, start))

    def _begin_actions(self, start: int) -> None:
        outer = self._stack[-1]
        if outer.kind == "top":
            self._members.append(Member("actions", self._text[self._ended : start + 1], ""))
            self._written = start + 1
            return
        outer.holds_actions = True
        title = outer.title
        within = (title[0] - outer.start, title[1] - outer.start) if title is not None else None
        self._parts.append(
            Part(self._text[self._written : outer.start], self._text[outer.start : start + 1], within)
        )
        self._written = start + 1

    def _close(self, end: int) -> None:
        done = self._stack.pop()
        if done.kind == "actions":
            if self._stack[-1].kind == "top":
                self._last_gap = self._text[self._written : end - 1]
                self._ended = end - 1
                # The bracket belongs to the text before the next member.
                return
            # What stands between here and the brace that ends the branch belongs to its end.
            self._stack[-1].actions_ended = end - 1
            return
        if done.kind == "entry" and done.holds_actions:
            gap = self._text[self._written : done.actions_ended]
            self._parts.append(Part(gap, self._text[done.actions_ended : end]))
            self._written = end
        elif done.kind == "entry":
            self._parts.append(Part(self._text[self._written : done.start], self._text[done.start : end]))
            self._written = end
        elif self._stack:
            self._value(done.start, end)

    def _value(self, start: int, end: int) -> None:
        outer = self._stack[-1]
        if outer.kind == "top":
            self._members.append(Member(outer.key, self._text[self._ended : start], self._text[start:end]))
            self._ended = end
        elif outer.kind == "entry" and outer.key == "title":
            outer.title = (start, end)
