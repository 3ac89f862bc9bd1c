"""The words of a text of conditions, with their places."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from bridgetable.table.question import Blank, Message, say
from bridgetable.table.refusal import RefusedError

LONGEST = 20_000
"""The most letters a text of conditions may have."""
_WORD = re.compile(
    r"(?P<space>\s+|\#[^\n]*|//[^\n]*|/\*.*?\*/)"
    r"|(?P<text>\"[^\"\n]*\")"
    r"|(?P<word>[A-Za-z0-9_]+)"
    r"|(?P<sign>==|!=|<=|>=|&&|\|\||[-+*/%<>()?:,=!])",
    re.DOTALL,
)


class ConditionError(RefusedError):
    """A text of conditions cannot be read; `line` and `column`, counted from 1, say where."""

    def __init__(self, key: str, line: int, column: int, **blanks: Blank) -> None:
        super().__init__(say(key, line=line, column=column, **blanks))
        self.line, self.column = line, column


class Token(msgspec.Struct, frozen=True):
    """A word, number, sign or text in quotation marks, or the end of it all, which is empty."""

    text: str
    line: int
    column: int

    @property
    def lower(self) -> str:
        """The text in small letters: keywords, seats and suits are written in either."""
        return self.text.lower()

    def fault(self, key: str, **blanks: Blank) -> ConditionError:
        """The error that names this place and quotes what stands there."""
        return ConditionError(key, self.line, self.column, text=self.text, **blanks)


def tokens_of(text: str) -> tuple[Token, ...]:
    """The tokens of the text, with an empty one at its end; raises ConditionError for a sign that means nothing."""
    if len(text) > LONGEST:
        raise RefusedError(Message("dealing-too-long", (("letters", LONGEST),)))
    return tuple(_tokens(text))


def _tokens(text: str) -> Iterator[Token]:
    at, line, start = 0, 1, 0
    while at < len(text):
        found = _WORD.match(text, at)
        if found is None:
            raise Token(text[at], line, at - start + 1).fault("dealing-unknown-sign")
        if found.lastgroup != "space":
            yield Token(found.group(), line, at - start + 1)
        newlines = found.group().count("\n")
        if newlines:
            line += newlines
            start = at + found.group().rindex("\n") + 1
        at = found.end()
    yield Token("", line, at - start + 1)
