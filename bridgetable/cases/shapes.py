"""Shapes: how each kind of value is read from a case file and written to it."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from bridgetable.cards import notation
from bridgetable.cards.call import Call
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases import patterns as p
from bridgetable.cases import vocabulary as v
from bridgetable.cases.clauses import as_printed, parts_of
from bridgetable.cases.fields import Shape as Shape
from bridgetable.cases.fields import may as may
from bridgetable.cases.fields import needs as needs
from bridgetable.cases.fields import read_fields as read_fields
from bridgetable.cases.fields import record as record
from bridgetable.cases.fields import schema_of as schema_of
from bridgetable.cases.fields import write_fields as write_fields
from bridgetable.cases.patterns import Schema
from bridgetable.cases.reader import flag_of, items_of, members_of, number_of, points_of, string_of
from bridgetable.cases.refusal import CaseError, inside, nth, shown
from bridgetable.disk.resources import language_folders
from bridgetable.table.edition import Edition
from bridgetable.table.events import Artificial
from bridgetable.table.question import DIRECTOR, Person
from bridgetable.table.text import Text

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
    try:
        return Edition(text)
    except ValueError:
        raise NotationError("case-no-edition", text) from None


def word(parse: Callable[[str], str], schema: Schema) -> Shape[str]:
    """A word of the vocabulary of case files."""
    return lettered(parse, str, schema)


def one_of(words: frozenset[str], key: str = "case-no-such-word") -> Shape[str]:
    """One of these words; any other is refused with this message."""
    return word(v.word_among(words, key), p.one_of(words))


M = TypeVar("M", bound=enum.Enum)


def among(kind: type[M], key: str = "case-no-such-word") -> Shape[M]:
    """One of the values of an enumeration."""
    words = frozenset(str(one.value) for one in kind)
    parse = v.word_among(words, key)
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
OPTION = word(v.option_of, p.OPTION)
RESTRAINT = word(v.restraint_of, p.RESTRAINT)
DESIGNATION = word(v.designation_of, p.DESIGNATION)
BREACH = word(v.breach_of, v.BREACH)
KIND = one_of(v.KINDS, "case-no-kind")
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
    "type": "object", "properties": dict.fromkeys(LANGUAGES, p.STRING), "additionalProperties": False,
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
        "type": "object", "propertyNames": key.schema, "additionalProperties": shape.schema,
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
            "type": "object", "properties": {name: shape.schema for name, shape in shapes.items()},
            "additionalProperties": False,
        },
    )


def or_null(shape: Shape[T]) -> Shape[T | None]:
    """The value, or null."""
    return Shape(
        lambda raw, place: None if raw is None else shape.read(raw, place),
        lambda value: None if value is None else shape.write(value),
        p.either(shape.schema, {"type": "null"}),
    )
