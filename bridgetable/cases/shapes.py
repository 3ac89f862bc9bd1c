"""Shapes: how each kind of value is read from a case file and written to it."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from bridgetable.cards import notation
from bridgetable.cards.call import Call
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import NotationError
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases import vocabulary as v
from bridgetable.cases.clauses import as_printed, parts_of
from bridgetable.cases.reader import flag_of, items_of, members_of, number_of, points_of, string_of
from bridgetable.cases.refusal import CaseError, inside, nth, shown
from bridgetable.table.edition import Edition
from bridgetable.table.events import Artificial
from bridgetable.table.question import DIRECTOR, Person
from bridgetable.table.text import Text

T = TypeVar("T")
K = TypeVar("K")

LANGUAGES = ("en", "it")


class Shape(msgspec.Struct, Generic[T], frozen=True):
    """How a value is read from a place in the file, and written again; reading raises CaseError."""

    read: Callable[[object, str], T]
    write: Callable[[T], object]


def lettered(parse: Callable[[str], T], letters: Callable[[T], str]) -> Shape[T]:
    """A value written as a string; `parse` reads it or raises NotationError, whose message is used."""

    def read(raw: object, place: str) -> T:
        text = string_of(raw, place)
        try:
            return parse(text)
        except NotationError as fault:
            key = fault.key if fault.key.startswith("case-") else f"case-{fault.key}"
            raise CaseError(place, key, text=shown(fault.text)) from None

    return Shape(read, letters)


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


def word(parse: Callable[[str], str]) -> Shape[str]:
    """A word of the vocabulary of case files."""
    return lettered(parse, str)


M = TypeVar("M", bound=enum.Enum)


def among(kind: type[M], key: str = "case-no-such-word") -> Shape[M]:
    """One of the values of an enumeration."""
    parse = v.word_among(frozenset(str(one.value) for one in kind), key)
    return lettered(lambda text: kind(parse(text)), lambda one: str(one.value))


CARD: Shape[Card] = lettered(notation.card_of, notation.card_text)
SUIT: Shape[Suit] = lettered(notation.suit_of, notation.suit_text)
SEAT: Shape[Seat] = lettered(notation.seat_of, lambda seat: seat.name)
SIDE: Shape[Side] = lettered(notation.side_of, lambda side: side.name)
CALL: Shape[Call] = lettered(notation.call_of, notation.call_text)
SPOKEN_CALL: Shape[Call] = lettered(notation.spoken_call_of, notation.call_text)
PERSON: Shape[Person] = lettered(_person_of, lambda who: who.name if isinstance(who, Seat) else who.value)
EDITION: Shape[Edition] = lettered(_edition_of, lambda edition: edition.value)
CLAUSE = word(_clause_of)
OPTION = word(v.option_of)
RESTRAINT = word(v.restraint_of)
DESIGNATION = word(v.designation_of)
BREACH = word(v.breach_of)
KIND = word(v.word_among(v.KINDS, "case-no-kind"))
STRING: Shape[str] = Shape(string_of, str)
FLAG: Shape[bool] = Shape(flag_of, bool)


_LARGEST = 999_999_999


def whole(least: int | None = None, most: int | None = None) -> Shape[int]:
    """A whole number within limits, and of at most nine digits in any case."""

    def read(raw: object, place: str) -> int:
        number = number_of(raw, place, least, most)
        return number if abs(number) <= _LARGEST else number_of(raw, place, least, _LARGEST)

    return Shape(read, int)


POINTS: Shape[float] = Shape(points_of, lambda points: int(points) if points == int(points) else points)
"""A score, with a fraction if it is weighted."""

ARTIFICIAL = among(Artificial)


def _read_score(raw: object, place: str) -> float | Artificial:
    return ARTIFICIAL.read(raw, place) if isinstance(raw, str) else POINTS.read(raw, place)


SCORE: Shape[float | Artificial] = Shape(
    _read_score, lambda score: ARTIFICIAL.write(score) if isinstance(score, Artificial) else POINTS.write(score)
)
"""A score in points, or the word for an artificial one."""


# -- texts -----------------------------------------------------------------------------------------------------------


def _read_text(raw: object, place: str) -> Text:
    if isinstance(raw, str):
        return (("", string_of(raw, place)),)
    members = members_of(raw, place)
    for language in members:
        if language not in LANGUAGES:
            raise CaseError(inside(place, language), "case-no-language", text=shown(language))
    if not members:
        raise CaseError(place, "case-no-text")
    return tuple((language, string_of(text, inside(place, language))) for language, text in members.items())


def _write_text(text: Text) -> object:
    by_language = dict(text)
    return by_language[""] if tuple(by_language) == ("",) else by_language


TEXT: Shape[Text] = Shape(_read_text, _write_text)


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

    return Shape(read, lambda values: [shape.write(value) for value in values])


def one_or_several(shape: Shape[T]) -> Shape[tuple[T, ...]]:
    """A single value, or a list of two or more."""
    many = several(shape, least=1)

    def read(raw: object, place: str) -> tuple[T, ...]:
        return many.read(raw, place) if isinstance(raw, list) else (shape.read(raw, place),)

    return Shape(read, lambda values: shape.write(values[0]) if len(values) == 1 else many.write(values))


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

    return Shape(read, lambda pairs: {str(key.write(which)): shape.write(value) for which, value in pairs})


def by_name(shapes: Mapping[str, Shape[Any]], unknown: str) -> Shape[tuple[tuple[str, Any], ...]]:
    """An object whose keys have a shape each; another key is refused with the message `unknown`."""

    def read(raw: object, place: str) -> tuple[tuple[str, Any], ...]:
        members = members_of(raw, place)
        for name in members:
            if name not in shapes:
                raise CaseError(inside(place, name), unknown, text=shown(name))
        return tuple((name, shapes[name].read(value, inside(place, name))) for name, value in members.items())

    return Shape(read, lambda pairs: {name: shapes[name].write(value) for name, value in pairs})


def or_null(shape: Shape[T]) -> Shape[T | None]:
    """The value, or null."""
    return Shape(
        lambda raw, place: None if raw is None else shape.read(raw, place),
        lambda value: None if value is None else shape.write(value),
    )


# -- objects ---------------------------------------------------------------------------------------------------------


class Field(msgspec.Struct, frozen=True):
    """A key of an object: its shape, the attribute it fills, and what holds where it is left out."""

    key: str
    shape: Shape[Any]
    needed: bool = True
    default: object = None
    attribute: str = ""

    @property
    def name(self) -> str:
        """The attribute that holds the value."""
        return self.attribute or self.key


def needs(key: str, shape: Shape[Any], attribute: str = "") -> Field:
    """A key that must be there."""
    return Field(key, shape, attribute=attribute)


def may(key: str, shape: Shape[Any], default: object = None, attribute: str = "") -> Field:
    """A key that may be left out; its default is not written."""
    return Field(key, shape, False, default, attribute)


def read_fields(fields: tuple[Field, ...], members: Mapping[str, object], place: str) -> dict[str, Any]:
    """The values of an object by attribute, in the order of the file; raises CaseError."""
    known = {field.key: field for field in fields}
    values: dict[str, Any] = {}
    for key, raw in members.items():
        if key not in known:
            raise CaseError(inside(place, key), "case-unknown-key")
        values[known[key].name] = known[key].shape.read(raw, inside(place, key))
    for field in fields:
        if field.needed and field.key not in members:
            raise CaseError(inside(place, field.key), "case-missing")
    return values


def write_fields(fields: tuple[Field, ...], values: Callable[[str], object]) -> dict[str, object]:
    """The members of an object, `values` giving each attribute; what is as if left out is left out."""
    found = ((field, values(field.name)) for field in fields)
    return {f.key: f.shape.write(value) for f, value in found if f.needed or value != f.default}


def record(make: Callable[..., T], *fields: Field) -> Shape[T]:
    """An object with these keys and no others, made into a value that has them as attributes."""

    def read(raw: object, place: str) -> T:
        return make(**read_fields(fields, members_of(raw, place), place))

    return Shape(read, lambda value: write_fields(fields, lambda name: getattr(value, name)))
