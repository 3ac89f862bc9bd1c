"""Fluent, read: the messages of a file, and what each of them is made of.

All of Fluent that fills a sentence is read: texts of any number of lines, blanks, functions, choices, and references to
other messages and terms. What is not read, such as a term with arguments, raises `UnreadableError`.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from typing import TypeAlias

import msgspec


class UnreadableError(ValueError):
    """A message is no Fluent, or uses some of it that is not read here; the text is that of the message."""


class Variable(msgspec.Struct, frozen=True):
    """A blank, by its name."""

    name: str


class Reference(msgspec.Struct, frozen=True):
    """The text of another message or term, or of an attribute of it."""

    key: str
    attribute: str = ""


class Call(msgspec.Struct, frozen=True):
    """What a function makes of values."""

    function: str
    values: tuple[Expression, ...] = ()
    options: dict[str, str] = {}


class Choice(msgspec.Struct, frozen=True):
    """One of several texts by the value of an expression; `default` is the key of the text that is taken otherwise."""

    chooser: Expression
    variants: dict[str, Text]
    default: str


Expression: TypeAlias = str | int | Variable | Reference | Call | Choice
Text: TypeAlias = tuple[Expression, ...]
"""The parts of a text, one after the other; what is not between braces is a string."""
Texts: TypeAlias = dict[str, Text]
"""The texts of a message by attribute; its own is under ""."""


def entries_of(file: str) -> Iterator[tuple[str, str]]:
    """The messages and terms of a Fluent file: the key of each and its source."""
    key, source = "", ""
    # By lines and not by patterns: this is done for every file of a language before a window can be shown.
    for line in io.StringIO(file):
        if line[0].isalpha() or line[0] == "-":
            if key:
                yield key, source
            key, source = line.partition("=")[0].rstrip(), line
        elif line[0] != "#" and key:
            source += line
    if key:
        yield key, source


def written(text: str) -> str:
    """A text by somebody else, on one line, as it is written in a Fluent file."""
    return re.sub("[{}]", r'{"\g<0>"}', text) or '{""}'


_ONE_LINE = re.compile(r"[a-zA-Z][\w-]* *= *([^\n{}]*[^\s{}])\s*")
_HEAD = re.compile(r"-?[a-zA-Z][\w-]* *= *")
_ATTRIBUTE = re.compile(r"\s*\n +\.([a-zA-Z][\w-]*) *= *")
_TEXT = re.compile(r"[^{}\n]+")
_NEXT_LINE = re.compile(r"((?: *\n)+)( +)(?=[^ \n.*\[}])")
_GOES_ON = re.compile(r"\{|" + _NEXT_LINE.pattern)
_SPACE = re.compile(r"\s*")
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_FUNCTION = re.compile(r"([A-Z][A-Z0-9_-]*)\(\s*")
_LITERAL = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
_ESCAPED = re.compile(r"\\(?:([\"\\])|u(.{4})|U(.{6}))")
_NUMBER = re.compile(r"-?\d++(?!\.)")
_OPTION = re.compile(r"([a-zA-Z][\w-]*)\s*:\s*")
_REFERENCE = re.compile(r"(-?[a-zA-Z][\w-]*+)(?:\.([a-zA-Z][\w-]*+))?+(?!\()")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([a-zA-Z][\w-]*|-?\d+)\s*\] *")


def texts_of(source: str) -> Texts:
    """The texts of the message or term with this source; raises UnreadableError."""
    if plain := _ONE_LINE.fullmatch(source):
        return {"": (plain[1],)}
    return _Reader(source).texts()


class _Indent(msgspec.Struct, frozen=True):
    """The beginning of a further line of a text: the line breaks before it, and the spaces."""

    breaks: int
    width: int


class _Reader:
    """Reads the source of one message."""

    def __init__(self, source: str) -> None:
        self._source, self._place = source, 0

    def texts(self) -> Texts:
        """The texts of the message."""
        if not self._found(_HEAD):
            raise UnreadableError(self._source)
        own = self._text()
        found = {"": own} if own else {}
        while attribute := self._found(_ATTRIBUTE):
            found[attribute[1]] = self._some_text()
        if not found or self._source[self._place :].strip():
            raise UnreadableError(self._source)
        return found

    def _found(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        """What stands here, if it is of this pattern, and goes on after it."""
        found = pattern.match(self._source, self._place)
        if found:
            self._place = found.end()
        return found

    def _is_next(self, sign: str) -> bool:
        """Whether this sign stands here after any space; if so goes on after it."""
        self._found(_SPACE)
        there = self._source.startswith(sign, self._place)
        self._place += len(sign) * there
        return there

    def _expect(self, sign: str) -> None:
        if not self._is_next(sign):
            raise UnreadableError(self._source)

    def _some_text(self) -> Text:
        text = self._text()
        if not text:
            raise UnreadableError(self._source)
        return text

    def _text(self) -> Text:
        """Texts and what is between braces, up to the last line that is indented."""
        parts: list[Expression | _Indent] = []
        while True:
            if text := self._found(_TEXT):
                # The spaces at the end of the last line are none of it.
                kept = text[0] if _GOES_ON.match(self._source, self._place) else text[0].rstrip(" ")
                parts += [kept] if kept else []
            elif self._source.startswith("{", self._place):
                parts.append(self._between_braces())
            elif line := self._found(_NEXT_LINE):
                # The lines before the first that has a text are none of it.
                parts.append(_Indent(line[1].count("\n") if parts else 0, len(line[2])))
            else:
                return _without_margin(parts)

    def _between_braces(self) -> Expression:
        self._expect("{")
        self._found(_SPACE)
        expression = self._expression()
        if self._is_next("->"):
            expression = self._choice(expression)
        self._expect("}")
        return expression

    def _expression(self) -> Expression:
        if variable := self._found(_VARIABLE):
            return Variable(variable[1])
        if function := self._found(_FUNCTION):
            return self._call(function[1])
        if reference := self._found(_REFERENCE):
            return Reference(reference[1], reference[2] or "")
        if self._source.startswith("{", self._place):
            return self._between_braces()
        return self._literal()

    def _literal(self) -> str | int:
        if literal := self._found(_LITERAL):
            return _ESCAPED.sub(lambda sign: sign[1] or chr(int(sign[2] or sign[3], 16)), literal[1])
        if number := self._found(_NUMBER):
            return int(number[0])
        raise UnreadableError(self._source)

    def _call(self, name: str) -> Call:
        values: list[Expression] = []
        options: dict[str, str] = {}
        while not self._is_next(")"):
            if option := self._found(_OPTION):
                options[option[1]] = str(self._literal())
            else:
                values.append(self._expression())
            if not self._is_next(","):
                self._expect(")")
                break
            self._found(_SPACE)
        return Call(name, tuple(values), options)

    def _choice(self, chooser: Expression) -> Choice:
        """One of the variants that follow."""
        variants: Texts = {}
        default = ""
        while variant := self._found(_VARIANT):
            variants.setdefault(variant[2], self._some_text())
            default = variant[2] if variant[1] else default
        if not default:
            raise UnreadableError(self._source)
        return Choice(chooser, variants, default)


def _without_margin(parts: list[Expression | _Indent]) -> Text:
    """The parts of a text without the spaces that all of its further lines begin with."""
    margin = min((part.width for part in parts if isinstance(part, _Indent)), default=0)
    found: list[Expression] = []
    for part in parts:
        each = "\n" * part.breaks + " " * (part.width - margin) if isinstance(part, _Indent) else part
        if isinstance(each, str) and found and isinstance(found[-1], str):
            found[-1] += each
        else:
            found.append(each)
    return tuple(found)
