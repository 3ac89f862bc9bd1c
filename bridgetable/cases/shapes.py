"""Shapes: how each kind of value is read from a case file and written to it."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

from bridgetable.cards import notation
from bridgetable.cards.call import Call
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import RANKS, SUITS, NotationError, card_of, card_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases import fields as p
from bridgetable.cases.fields import Schema
from bridgetable.cases.fields import Shape as Shape
from bridgetable.cases.fields import may as may
from bridgetable.cases.fields import needs as needs
from bridgetable.cases.fields import read_fields as read_fields
from bridgetable.cases.fields import record as record
from bridgetable.cases.fields import schema_of as schema_of
from bridgetable.cases.fields import write_fields as write_fields
from bridgetable.cases.reader import (
    CaseError,
    flag_of,
    inside,
    items_of,
    members_of,
    nth,
    number_of,
    points_of,
    shown,
    string_of,
)
from bridgetable.disk.resources import language_folders
from bridgetable.laws.ask import A_CARD, NUMBERED
from bridgetable.laws.elections import ELECTIVES, Elective
from bridgetable.laws.numbers import as_printed, parts_of
from bridgetable.table.edition import DRAFT, Edition
from bridgetable.table.events import COMPELLED_BY
from bridgetable.table.irregularity import BREACHES, Kind
from bridgetable.table.question import DIRECTOR, Person
from bridgetable.table.scores import Artificial
from bridgetable.table.text import Text

# -- The words of case files: options, restraints, and designations ----------------------------------------------------


PLAYED_BY = frozenset(COMPELLED_BY)
SERIOUSNESS = frozenset({"major", "minor"})

_OF_SUITS = frozenset({"require", "forbid"})
_COMPUTED = frozenset({*_OF_SUITS, *A_CARD, *NUMBERED})
_PASSES = frozenset({"pass-once", "pass-throughout"})
BREACH_PATTERN = p.one_of({*BREACHES, *BREACHES.values()})
"""The JSON Schema of what `breach_of` reads."""
_COUNTS = frozenset(str(number) for number in range(14))
_MANNERS = frozenset({"high", "low", "win", "any"})


@cache
def _options() -> frozenset[str]:
    from bridgetable.laws.book import questions

    return frozenset(answer for ask in questions() for answer in ask.answers) - _COMPUTED


def option_schema() -> Schema:
    """The JSON Schema of what `option_of` reads."""
    return p.option(_options(), NUMBERED)


def option_of(text: str) -> str:
    """The name of an option, with its suits in the order of a hand; raises NotationError."""
    if text in _options():
        return text
    name, _, rest = text.partition("-")
    if name in NUMBERED and rest in _COUNTS:
        return text
    if name in _OF_SUITS:
        return _with_suits(text, "case-no-option")
    return _card_or(text, "case-no-option")


def restraint_of(text: str) -> str:
    """A restraint on a lead or call: "forbid-H", "pass-once"; raises NotationError."""
    return text if text in _PASSES else _with_suits(text, "case-no-restraint")


def _with_suits(text: str, key: str) -> str:
    name, *suits = text.split("-")
    most = {"require": 1, "forbid": len(SUITS)}.get(name, 0)
    known = all(len(suit) == 1 and suit in SUITS for suit in suits)
    if not (known and 1 <= len(suits) <= most and len(set(suits)) == len(suits)):
        raise NotationError(key, text)
    return "-".join((name, *sorted(suits, key=SUITS.index, reverse=True)))


def designation_of(text: str) -> str:
    """A designation of a card of dummy: a card, a suit, a rank, "low", "run-H"; raises NotationError."""
    if text in _MANNERS or (len(text) == 1 and text in SUITS + RANKS):
        return text
    if text == "10":
        return "T"
    suit = text.removeprefix("run-")
    if len(suit) == 1 and suit in SUITS:
        return text
    return _card_or(text, "case-no-designation")


def breach_of(text: str) -> str:
    """One of the clauses of Law 43A2, "43A2a" or "43A2(a)", without parentheses; raises NotationError."""
    plain = text.replace("(", "").replace(")", "")
    if plain not in BREACHES or text not in (plain, f"43A2({plain[-1]})"):
        raise NotationError("case-no-breach", text)
    return plain


def word_among(words: frozenset[str], key: str) -> Callable[[str], str]:
    """A function that returns one of these words and raises NotationError with this key for any other text."""

    def read(text: str) -> str:
        if text not in words:
            raise NotationError(key, text)
        return text

    return read


def _card_or(text: str, key: str) -> str:
    try:
        return card_text(card_of(text))
    except NotationError:
        raise NotationError(key, text) from None


T = TypeVar("T")
K = TypeVar("K")

LANGUAGES = language_folders()
"""The languages in which a text can be written: those of the program."""


def lettered(parse: Callable[[str], T], letters: Callable[[T], str], schema: Schema) -> Shape[T]:
    """A value written as a string; `parse` reads it or raises NotationError, whose message is used."""

    def read(raw: object, place: str) -> T:
        text = string_of(raw, place)
        try:
            return parse(text)
        except NotationError as fault:
            key = fault.key if fault.key.startswith("case-") else f"case-{fault.key}"
            raise CaseError(place, key, text=shown(fault.text)) from None

    return Shape(read, letters, schema)


def _person_of(text: str) -> Person:
    return DIRECTOR if text == DIRECTOR.value else notation.seat_of(text)


def _clause_of(text: str) -> str:
    parts = parts_of(text)
    if parts is None:
        raise NotationError("case-no-clause", text)
    return as_printed(parts)


def _edition_of(text: str) -> Edition:
    found = next((edition for edition in Edition if edition.value == text), None)
    if found is None:
        raise NotationError("case-no-draft" if text == DRAFT else "case-no-edition", text)
    return found


def word(parse: Callable[[str], str], schema: Schema) -> Shape[str]:
    """A word of the vocabulary of case files."""
    return lettered(parse, str, schema)


def one_of(words: frozenset[str], key: str = "case-no-such-word") -> Shape[str]:
    """One of these words; any other is refused with this message."""
    return word(word_among(words, key), p.one_of(words))


M = TypeVar("M", bound=enum.Enum)


def among(kind: type[M], key: str = "case-no-such-word") -> Shape[M]:
    """One of the values of an enumeration."""
    words = frozenset(str(one.value) for one in kind)
    parse = word_among(words, key)
    return lettered(lambda text: kind(parse(text)), lambda one: str(one.value), p.one_of(words))


_SEATS = tuple(seat.name for seat in Seat)
CARD: Shape[Card] = lettered(notation.card_of, notation.card_text, p.CARD)
SUIT: Shape[Suit] = lettered(notation.suit_of, notation.suit_text, p.SUIT)
SEAT: Shape[Seat] = lettered(notation.seat_of, lambda seat: seat.name, p.one_of(_SEATS))
SIDE: Shape[Side] = lettered(notation.side_of, lambda side: side.name, p.one_of(side.name for side in Side))
CALL: Shape[Call] = lettered(notation.call_of, notation.call_text, p.CALL)
SPOKEN_CALL: Shape[Call] = lettered(notation.spoken_call_of, notation.call_text, p.SPOKEN_CALL)
PERSON: Shape[Person] = lettered(
    _person_of, lambda who: who.name if isinstance(who, Seat) else who.value, p.one_of((*_SEATS, DIRECTOR.value))
)
EDITION: Shape[Edition] = lettered(
    _edition_of, lambda edition: edition.value, p.one_of(edition.value for edition in Edition)
)
CLAUSE = word(_clause_of, p.CLAUSE)
OPTION = word(option_of, p.OPTION)
RESTRAINT = word(restraint_of, p.RESTRAINT)
DESIGNATION = word(designation_of, p.DESIGNATION)
BREACH = word(breach_of, BREACH_PATTERN)
KIND: Shape[Kind] = among(Kind, "case-no-kind")
STRING: Shape[str] = Shape(string_of, str, p.STRING)
FLAG: Shape[bool] = Shape(flag_of, bool, {"type": "boolean"})


_LARGEST = 999_999_999


def whole(least: int | None = None, most: int | None = None) -> Shape[int]:
    """A whole number within limits, and of at most nine digits in any case."""

    def read(raw: object, place: str) -> int:
        number = number_of(raw, place, least, most)
        return number if abs(number) <= _LARGEST else number_of(raw, place, least, _LARGEST)

    limits = {"minimum": -_LARGEST if least is None else least, "maximum": _LARGEST if most is None else most}
    return Shape(read, int, {"type": "integer", **limits})


POINTS: Shape[float] = Shape(
    points_of, lambda points: int(points) if points == int(points) else points, {"type": "number"}
)
"""A score, with a fraction if it is weighted."""

ARTIFICIAL = among(Artificial)


def _read_score(raw: object, place: str) -> float | Artificial:
    return ARTIFICIAL.read(raw, place) if isinstance(raw, str) else POINTS.read(raw, place)


SCORE: Shape[float | Artificial] = Shape(
    _read_score,
    lambda score: ARTIFICIAL.write(score) if isinstance(score, Artificial) else POINTS.write(score),
    p.either(POINTS.schema, ARTIFICIAL.schema),
)
"""A score in points, or the word for an artificial one."""


# -- texts -----------------------------------------------------------------------------------------------------------


def _read_text(raw: object, place: str) -> Text:
    if isinstance(raw, str):
        return (("", string_of(raw, place)),)
    members = members_of(raw, place)
    for language in members:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise CaseError(inside(place, language), "case-no-language", text=shown(language), languages=known)
    if not members:
        raise CaseError(place, "case-no-text")
    return tuple((language, string_of(text, inside(place, language))) for language, text in members.items())


def _write_text(text: Text) -> object:
    by_language = dict(text) or {"": ""}
    return by_language[""] if tuple(by_language) == ("",) else by_language


_BY_LANGUAGE: Schema = {
    "type": "object",
    "properties": dict.fromkeys(LANGUAGES, p.STRING),
    "additionalProperties": False,
    "minProperties": 1,
}
TEXT: Shape[Text] = Shape(_read_text, _write_text, p.either(p.STRING, _BY_LANGUAGE))


# -- several values --------------------------------------------------------------------------------------------------


def several(shape: Shape[T], least: int = 0, distinct: bool = True) -> Shape[tuple[T, ...]]:
    """A list of at least `least` values; if `distinct`, a repeated value is refused."""

    def read(raw: object, place: str) -> tuple[T, ...]:
        items = items_of(raw, place)
        values: list[T] = []
        for number, item in enumerate(items):
            value = shape.read(item, nth(place, number))
            if distinct and value in values:
                raise CaseError(nth(place, number), "case-twice", text=shown(item))
            values.append(value)
        if len(values) < least:
            raise CaseError(place, "case-too-few", least=least)
        return tuple(values)

    schema = {"type": "array", "items": shape.schema, "minItems": least, "uniqueItems": distinct}
    return Shape(read, lambda values: [shape.write(value) for value in values], schema)


def one_or_several(shape: Shape[T]) -> Shape[tuple[T, ...]]:
    """A single value, or a list of two or more."""
    many = several(shape, least=1)

    def read(raw: object, place: str) -> tuple[T, ...]:
        return many.read(raw, place) if isinstance(raw, list) else (shape.read(raw, place),)

    return Shape(
        read,
        lambda values: shape.write(values[0]) if len(values) == 1 else many.write(values),
        p.either(shape.schema, many.schema),
    )


def by(key: Shape[K], shape: Shape[T], every: tuple[K, ...] = ()) -> Shape[tuple[tuple[K, T], ...]]:
    """An object whose keys are values, such as seats, sides or cards; `every` are the keys that are required."""

    def read(raw: object, place: str) -> tuple[tuple[K, T], ...]:
        found: list[tuple[K, T]] = []
        for name, value in members_of(raw, place).items():
            there = inside(place, name)
            which = key.read(name, there)
            if which in (known for known, _ in found):
                raise CaseError(there, "case-twice", text=shown(name))
            found.append((which, shape.read(value, there)))
        for which in every:
            if which not in (known for known, _ in found):
                raise CaseError(inside(place, str(key.write(which))), "case-missing")
        return tuple(found)

    schema = {
        "type": "object",
        "propertyNames": key.schema,
        "additionalProperties": shape.schema,
        "required": [str(key.write(which)) for which in every],
    }
    return Shape(read, lambda pairs: {str(key.write(which)): shape.write(value) for which, value in pairs}, schema)


def by_name(shapes: Mapping[str, Shape[Any]], unknown: str) -> Shape[tuple[tuple[str, Any], ...]]:
    """An object whose keys have a shape each; another key is refused with the message `unknown`."""

    def read(raw: object, place: str) -> tuple[tuple[str, Any], ...]:
        members = members_of(raw, place)
        for name in members:
            if name not in shapes:
                raise CaseError(inside(place, name), unknown, text=shown(name))
        return tuple((name, shapes[name].read(value, inside(place, name))) for name, value in members.items())

    return Shape(
        read,
        lambda pairs: {name: shapes[name].write(value) for name, value in pairs},
        {
            "type": "object",
            "properties": {name: shape.schema for name, shape in shapes.items()},
            "additionalProperties": False,
        },
    )


def _elected(elective: Elective) -> Shape[Any]:
    words = frozenset(answer for answer in elective.answers if isinstance(answer, str))
    return one_of(words, "case-no-reading") if words else FLAG


ELECTIONS = by_name({elective.name: _elected(elective) for elective in ELECTIVES}, "case-no-election")
"""What the organisers elect, by name."""


def or_null(shape: Shape[T]) -> Shape[T | None]:
    """The value, or null."""
    return Shape(
        lambda raw, place: None if raw is None else shape.read(raw, place),
        lambda value: None if value is None else shape.write(value),
        p.either(shape.schema, {"type": "null"}),
    )
