"""Messages with blanks, filled by fluent.runtime; imported only when needed, because importing babel is slow."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax.ast import Junk

from bridgetable.cards.call import Bid, Contract, Double, Pass, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import call_text, card_text, contract_text, suit_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.question import Official
from bridgetable.words.grammar import Grammar

_REFERENCE = re.compile(r"[{(]\s*(-?[a-z][\w-]*)")


_LONG = 200
_FIRST_SIGN = 0xF0000
"""The first private character that stands for a long text while Fluent formats, which accepts 2500 characters."""


def _is_long(value: object) -> bool:
    return isinstance(value, str) and len(value) > _LONG


class UnfilledBlankError(Exception):
    """Fluent could not format a message."""


class _Value(FluentType):
    """A value of the table as an argument to Fluent, which formats it in its usual form unless a function does."""

    def __init__(self, value: object, grammar: Grammar) -> None:
        self.value = value
        self.grammar = grammar

    def format(self, locale: object) -> str:
        """The value in its usual form, for a message that names it without a function."""
        return self.grammar.forms(self.value, _usual(self.value))


def _usual(value: object) -> str:
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


class Sentences:
    """The messages of one language, each parsed when it is first used."""

    def __init__(self, language: str, sources: Mapping[str, str], grammar: Grammar) -> None:
        self._sources = sources
        self._grammar = grammar
        self._known: set[str] = set()
        self._bundle = FluentBundle([language], functions=self._functions(), use_isolating=False)

    def sentence(self, key: str, attribute: str, blanks: Mapping[str, object]) -> str:
        """The text of a message, or of one of its attributes, with its blanks filled; raises UnfilledBlankError."""
        self._learn(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise UnfilledBlankError(f"{key} has no {attribute or 'text'}")
        signs = {name: chr(_FIRST_SIGN + n) for n, name in enumerate(blanks) if _is_long(blanks[name])}
        filled = {name: signs.get(name) or self._blank(value) for name, value in blanks.items()}
        text, errors = self._bundle.format_pattern(pattern, filled)
        if errors:
            raise UnfilledBlankError(f"{key}: {errors[0]}")
        return str(text).translate({ord(sign): str(blanks[name]) for name, sign in signs.items()})

    def _learn(self, key: str) -> None:
        """Parses the message and the messages it refers to."""
        if key in self._known:
            return
        self._known.add(key)
        source = self._sources[key]
        resource = FluentResource(source)
        if any(isinstance(entry, Junk) for entry in resource.body):
            raise UnfilledBlankError(f"{key} is not Fluent")
        self._bundle.add_resource(resource)
        for other in _REFERENCE.findall(source):
            if other in self._sources:
                self._learn(other)

    def _blank(self, value: object) -> object:
        # Seats and suits are integers too, but no message counts them.
        if isinstance(value, str) or type(value) is int:
            return value
        return _Value(value, self._grammar)

    def _functions(self) -> dict[str, Any]:
        grammar = self._grammar

        def forms(value: object, form: str = "", join: str = "and") -> str:
            return grammar.forms(_bare(value), form or _usual(_bare(value)), join)

        def agree(value: object, m: str = "", f: str = "", mp: str = "", fp: str = "") -> str:
            bare = _bare(value)
            cards = [bare] if isinstance(bare, Card) else list(bare)
            return {"m": m, "f": f or m, "mp": mp or m, "fp": fp or mp or m}[grammar.agreement(cards)]

        return {
            **dict.fromkeys(
                ("CARD", "CARDS", "SEAT", "SEATS", "SIDE", "SUIT", "SUITS", "CALL", "CONTRACT", "AMOUNT"), forms
            ),
            "TRICKS": lambda count, form="": grammar.tricks(int(_bare(count)), form),
            "TRICK": lambda number, form="": grammar.trick(int(_bare(number)), form),
            "ORDINAL": lambda number: grammar.ordinal(int(_bare(number))),
            "NUMBER_WORD": lambda count: grammar.number(int(_bare(count))),
            "AGREE": agree,
            "COUNT": lambda values: fluent_number(len(_bare(values))),
            "KEY": lambda value: letters_of(_bare(value)),
            "CAP": lambda text: text[:1].upper() + text[1:],
        }


def _bare(value: object) -> Any:
    return value.value if isinstance(value, _Value) else value
