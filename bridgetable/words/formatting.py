"""Messages with their blanks filled by values of the table, in one language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bridgetable.cards.call import Bid, Contract, Double, Pass, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import call_text, card_text, contract_text, suit_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.question import Blank, Message, Official
from bridgetable.words.fluent import Call, Choice, Expression, Reference, Text, Texts, Variable, texts_of
from bridgetable.words.grammar import Grammar

Blanks: TypeAlias = Mapping[str, object]


class UnfilledError(Exception):
    """A message cannot be said: it is not there or cannot be read, a blank is not filled, or a form is not there."""


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


def _number(count: int, **options: str) -> int | str:
    """A number in a text, without signs between thousands where it names a line or a board."""
    return str(int(count)) if options.get("useGrouping") == "0" else int(count)


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
        "NUMBER": _number,
        "CAP": lambda text: text[:1].upper() + text[1:],
    }


class Formatting:
    """The messages of one language; each is read when it is first used."""

    def __init__(self, sources: Mapping[str, str], grammar: Grammar) -> None:
        self._functions = functions_of(grammar)
        self._sources, self._grammar = sources, grammar
        self._known: dict[str, Texts] = {}

    def text(self, key: str, attribute: str, blanks: Blanks) -> str:
        """The text of a message, or of one of its attributes, with its blanks filled; raises UnfilledError."""
        try:
            return self._filled(self.texts(key)[attribute], blanks)
        except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as wrong:
            raise UnfilledError(f"{key}: {wrong}") from wrong

    def texts(self, key: str) -> Texts:
        """The texts of a message by attribute; raises UnreadableError, and KeyError where there is no message."""
        if key not in self._known:
            self._known[key] = texts_of(self._sources[key])
        return self._known[key]

    def _filled(self, text: Text, blanks: Blanks) -> str:
        return "".join([part if isinstance(part, str) else self._shown(self._value(part, blanks)) for part in text])

    def _shown(self, value: object) -> str:
        """The value by itself in a sentence."""
        if isinstance(value, str):
            return value
        # Seats and suits are integers too.
        return self._grammar.digits(value) if type(value) is int else self._grammar.forms(value, usual_form(value))

    def _value(self, expression: Expression, blanks: Blanks) -> object:
        match expression:
            case Variable(name):
                return blanks[name]
            case Call(function, values, options):
                return self._functions[function](*[self._value(each, blanks) for each in values], **options)
            case Choice(chooser, variants, default):
                return self._filled(variants[self._chosen(self._value(chooser, blanks), variants) or default], blanks)
            case Reference(key, attribute):
                # A term is about no table.
                return self._filled(self.texts(key)[attribute], {} if key.startswith("-") else blanks)
        return expression

    def _chosen(self, value: object, variants: Mapping[str, Text]) -> str | None:
        """The key of the first variant that fits the value: a word that is the same, the number, or its category."""
        keys: tuple[str, ...] = ()
        if type(value) is int:
            keys = (str(value), self._grammar.plural_category(value))
        elif isinstance(value, str) and not value.isdecimal():
            # A number is no text, even where both are written alike.
            keys = (value,)
        return next((key for key in variants if key in keys), None)


def letters_of_message(message: Message) -> str:
    """What tells a message from others, in no particular language: its key, and the letters of its values."""
    values = (value if isinstance(value, tuple) else (value,) for _, value in message.blanks)
    return "-".join((message.key, *(letters_of(each) for some in values for each in some)))


def speaks_of(message: Message, value: Blank) -> bool:
    """Whether a blank of the message has this value."""
    return any(each == value for _, each in message.blanks)
