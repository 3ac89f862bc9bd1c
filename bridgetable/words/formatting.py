"""Messages with blanks, without a library: the part of Fluent that our messages use.

`bridgetable.words.sentences` formats any others with fluent.runtime, where somebody has installed that. Both give the
same texts; tests/words/test_formatting.py compares them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bridgetable.cards.call import Bid, Contract, Double, Pass, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import call_text, card_text, contract_text, suit_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.question import Blank, Message, Official
from bridgetable.words.grammar import Grammar

Blanks: TypeAlias = Mapping[str, object]
Expression: TypeAlias = Callable[[Blanks], Any]
Pattern: TypeAlias = Callable[[Blanks], str]
Patterns: TypeAlias = dict[str, Pattern]
"""The texts of a message by attribute; its own is under ""."""

_LARGEST = 10**15
"""The largest number that is written with signs between thousands."""
_MILLION = 10**6
"""In some languages a multiple of it is "many" in a selector."""
_CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
"""The categories of numbers; a text that is one of them stands for the numbers of that category."""
_HEAD = re.compile(r"-?[a-zA-Z][\w-]* *= *")
_ATTRIBUTE = re.compile(r"\n+ +\.([a-zA-Z][\w-]*) *= *")
_BLOCK = re.compile(r"(?:\n {4}[^\s.*\[{}][^\n{}]*)+")
_TEXT = re.compile(r"[^{}\n]+")
_SPACE = re.compile(r"\s*")
_VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
_FUNCTION = re.compile(r"([A-Z][A-Z_]*)\(\s*")
_NAMED = re.compile(r'([a-z]\w*)\s*:\s*(?:"([^"\\{}\n]*)"|(\d+))')
_LITERAL = re.compile(r'"([^"\\{}\n]*)"')
_REFERENCE = re.compile(r"([a-z][\w-]*)(?:\.([a-zA-Z][\w-]*))?")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([a-zA-Z][\w-]*|\d+)\s*\] *")


class NotCoveredError(Exception):
    """The message uses something else of Fluent, or cannot be formatted at all."""


def usual_form(value: object) -> str:
    """The form of a value in a sentence that asks for none: calls take the form "said"."""
    found = value if isinstance(value, tuple) else (value,)
    return "said" if found and all(isinstance(one, Bid | Pass | Double | Redouble) for one in found) else ""


def letters_of(value: object) -> str:
    """The value as a key for a selector in a message: "N", "NS", "H", "SA", "4SX", "1NT", "director"."""
    match value:
        case Seat() | Side():
            return value.name
        case Card():
            return card_text(value)
        case Suit():
            return suit_text(value)
        case Contract():
            return contract_text(value)
        case Bid() | Pass() | Double() | Redouble():
            return call_text(value)
        case Official():
            return value.value
    return str(getattr(value, "value", value))


def functions_of(grammar: Grammar) -> dict[str, Callable[..., str | int]]:
    """The functions that messages can use, by name."""

    def forms(value: object, form: str = "", join: str = "and") -> str:
        return grammar.forms(value, form or usual_form(value), join)

    def agree(value: Any, m: str = "", f: str = "", mp: str = "", fp: str = "") -> str:
        cards = [value] if isinstance(value, Card) else list(value)
        return {"m": m, "f": f or m, "mp": mp or m, "fp": fp or mp or m}[grammar.agreement(cards)]

    return {
        **dict.fromkeys(
            ("CARD", "CARDS", "SEAT", "SEATS", "SIDE", "SUIT", "SUITS", "CALL", "CONTRACT", "AMOUNT"), forms
        ),
        "TRICKS": lambda count, form="": grammar.tricks(int(count), form),
        "TRICK": lambda number, form="": grammar.trick(int(number), form),
        "ORDINAL": lambda number: grammar.ordinal(int(number)),
        "NUMBER_WORD": lambda count: grammar.number(int(count)),
        "AGREE": agree,
        "COUNT": len,
        "KEY": letters_of,
        "CAP": lambda text: text[:1].upper() + text[1:],
    }


def _number(count: int, **options: str) -> int | str:
    """A number in a text, without signs between thousands where it names a line or a board."""
    return str(int(count)) if options.get("useGrouping") == "0" else int(count)


class Formatting:
    """The messages of one language; each is read when it is first used."""

    def __init__(self, sources: Mapping[str, str], grammar: Grammar) -> None:
        self.functions: dict[str, Callable[..., str | int]] = {**functions_of(grammar), "NUMBER": _number}
        self._sources, self.grammar = sources, grammar
        self._known: dict[str, Patterns] = {}

    def text(self, key: str, attribute: str, blanks: Blanks) -> str:
        """The text of a message, or of one of its attributes, with its blanks filled; raises NotCoveredError."""
        try:
            return self._patterns(key)[attribute](blanks)
        except (LookupError, TypeError, ValueError, AttributeError) as wrong:
            raise NotCoveredError(f"{key}: {wrong}") from wrong

    def shown(self, value: object) -> str:
        """The value by itself in a sentence."""
        if isinstance(value, str):
            return value
        if type(value) is int:
            return self.grammar.digits(value) if abs(value) <= _LARGEST else str(value)
        return self.grammar.forms(value, usual_form(value))

    def referred(self, key: str, attribute: str) -> Pattern:
        """The text of another message that a message refers to."""
        return lambda blanks: self._patterns(key)[attribute](blanks)

    def _patterns(self, key: str) -> Patterns:
        if key not in self._known:
            self._known[key] = _Reader(self._sources[key], self).message()
        return self._known[key]


class _Reader:
    """Reads the source of one message; whatever is not expected raises NotCoveredError."""

    def __init__(self, source: str, formatting: Formatting) -> None:
        self._source, self._place, self._formatting = source, 0, formatting

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
            raise NotCoveredError(self._source)

    def message(self) -> Patterns:
        """The texts of the message."""
        if not self._found(_HEAD):
            raise NotCoveredError(self._source)
        own = self._pattern() or self._block()
        found = {} if own is None else {"": own}
        while attribute := self._found(_ATTRIBUTE):
            text = self._pattern()
            if text is None:
                raise NotCoveredError(self._source)
            found[attribute[1]] = text
        if self._source[self._place :].strip():
            # A text of several lines, for one.
            raise NotCoveredError(self._source)
        return found

    def _block(self) -> Pattern | None:
        """A text of several lines without blanks, which begins under the key."""
        lines = self._found(_BLOCK)
        text = "\n".join(line.strip(" ") for line in lines[0].strip("\n").split("\n")) if lines else ""
        return (lambda blanks: text) if text else None

    def _pattern(self) -> Pattern | None:
        """Texts and expressions up to the end of the line; None if there are none."""
        parts: list[str | Expression] = []
        while True:
            if text := self._found(_TEXT):
                parts.append(text[0])
            elif self._source.startswith("{", self._place):
                parts.append(self._expression_in_braces())
            else:
                break
        if parts and isinstance(parts[-1], str):
            parts[-1] = parts[-1].rstrip(" ")
        shown = self._formatting.shown
        return (
            (lambda blanks: "".join(part if isinstance(part, str) else shown(part(blanks)) for part in parts))
            if parts
            else None
        )

    def _expression_in_braces(self) -> Expression:
        self._expect("{")
        self._found(_SPACE)
        expression = self._expression()
        if self._is_next("->"):
            expression = self._selected(expression)
        self._expect("}")
        return expression

    def _expression(self) -> Expression:
        if variable := self._found(_VARIABLE):
            name = variable[1]
            return lambda blanks: blanks[name]
        if function := self._found(_FUNCTION):
            return self._call(function[1])
        if literal := self._found(_LITERAL):
            text = literal[1]
            return lambda blanks: text
        if reference := self._found(_REFERENCE):
            return self._formatting.referred(reference[1], reference[2] or "")
        raise NotCoveredError(self._source)

    def _call(self, name: str) -> Expression:
        if name not in self._formatting.functions:
            raise NotCoveredError(name)
        function = self._formatting.functions[name]
        values: list[Expression] = []
        named: dict[str, str] = {}
        while not self._is_next(")"):
            if argument := self._found(_NAMED):
                named[argument[1]] = argument[2] or argument[3] or ""
            else:
                values.append(self._expression())
            self._is_next(",")
            self._found(_SPACE)
        return lambda blanks: function(*(value(blanks) for value in values), **named)

    def _selected(self, selector: Expression) -> Expression:
        """One of the variants that follow, by the value of the selector."""
        variants: dict[str, Pattern] = {}
        default = ""
        while variant := self._found(_VARIANT):
            text = self._pattern()
            if text is None:
                raise NotCoveredError(self._source)
            variants[variant[2]] = text
            default = variant[2] if variant[1] else default
        otherwise = variants[default]

        def selected(blanks: Blanks) -> str:
            keys = _keys_of(selector(blanks), variants, self._formatting.grammar)
            return next((text for key, text in variants.items() if key in keys), otherwise)(blanks)

        return selected


def _keys_of(value: object, variants: Mapping[str, Pattern], grammar: Grammar) -> tuple[str, ...]:
    """The keys of variants that fit the value; raises NotCoveredError where more would have to be known of it."""
    if type(value) is int:
        category = grammar.plural_category(value)
        if category is None or ("many" in variants and value and value % _MILLION == 0):
            raise NotCoveredError(value)
        return (str(value), category) if abs(value) <= _LARGEST else ()
    if not isinstance(value, str):
        return ()
    if value in _CATEGORIES and any(key.isdecimal() for key in variants):
        raise NotCoveredError(value)
    # A number is no text, even where both are written alike.
    return () if value.isdecimal() else (value,)


def letters_of_message(message: Message) -> str:
    """What tells a message from others, in no particular language: its key, and the letters of its values."""
    values = (value if isinstance(value, tuple) else (value,) for _, value in message.blanks)
    return "-".join((message.key, *(letters_of(each) for some in values for each in some)))


def speaks_of(message: Message, value: Blank) -> bool:
    """Whether a blank of the message has this value."""
    return any(each == value for _, each in message.blanks)
