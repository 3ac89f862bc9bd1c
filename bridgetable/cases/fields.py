"""What a shape is, and how an object of a case file is made of keys that each have one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from bridgetable.cases.reader import CaseError, inside, members_of

# -- What the texts of a case file look like, as parts of a JSON Schema ------------------------------------------------


Schema: TypeAlias = Mapping[str, Any]
"""A JSON Schema, or part of one."""

_RANK = "(?:10|[2-9TJQKAtjqka])"
_SUIT = "[CDHScdhs]"
_HAND = rf"(?:{_RANK}*\.){{3}}{_RANK}*"


def pattern(expression: str) -> Schema:
    """The schema of a string that this regular expression matches as a whole."""
    return {"type": "string", "pattern": f"^(?:{expression})$"}


def one_of(words: Iterable[str]) -> Schema:
    """The schema of a string that is one of these words."""
    return {"type": "string", "enum": sorted(words)}


def either(*schemas: Schema) -> Schema:
    """The schema of a value that fits one of these, or several."""
    return {"anyOf": list(schemas)}


def by_word(key: str, schemas: Mapping[str, Schema]) -> Schema:
    """The schema of an object in which the word under this key says which of the schemas it fits."""
    return {
        "type": "object",
        "required": [key],
        "properties": {key: {"enum": list(schemas)}},
        "allOf": [
            {"if": {"required": [key], "properties": {key: {"const": word}}}, "then": schema}
            for word, schema in schemas.items()
        ],
    }


STRING: Schema = {"type": "string"}
CARD = pattern(rf"\s*{_SUIT}{_RANK}\s*")
SUIT = pattern(_SUIT)
SUIT_OR_CARD = pattern(rf"{_SUIT}|\s*{_SUIT}{_RANK}\s*")
CALL = pattern("P|XX?|[1-7](?:[CDHS]|NT)")
SPOKEN_CALL = pattern("P|XX?|[1-9](?:[CDHS]|NT)")
"""A call as it may be made at the table, a bid of more than seven included."""
CONTRACT = pattern("[1-7](?:[CDHS]|NT)X{0,2}")
DEAL = pattern(rf"\s*[NESW]:\s*{_HAND}(?:\s+{_HAND}){{3}}\s*")
CLAUSE = pattern(r"(?:[1-8]\d?|9[0-3]?)(?:[A-Z](?:\d{1,2}(?:(?:\([a-z]\)|[a-z])(?:\((?:[ivx]+|\d)\)|[ivx]+)?)?)?)?")
DESIGNATION = pattern(rf"high|low|win|any|[CDHS]|run-[CDHS]|[2-9TJQKA]|10|\s*{_SUIT}{_RANK}\s*")
_FORBID = r"forbid-(?!.*([CDHS]).*\1)[CDHS](?:-[CDHS]){0,3}"
OPTION: Schema = {"$ref": "#/$defs/option"}
"""The schema of an option by its name: which ones there are is known once the Laws are loaded."""
RESTRAINT = pattern(rf"pass-once|pass-throughout|require-[CDHS]|{_FORBID}")


def option(words: Iterable[str], numbered: Iterable[str]) -> Schema:
    """The schema of an option: a word, a word with a number from 0 to 13, a restriction on suits, or a card."""
    counted = "|".join(sorted(numbered))
    computed = rf"(?:{counted})-(?:\d|1[0-3])|require-[CDHS]|{_FORBID}|\s*{_SUIT}{_RANK}\s*"
    return either(one_of(words), pattern(computed))


T = TypeVar("T")


class Shape(msgspec.Struct, Generic[T], frozen=True):
    """How a value is read from a place in the file, and written again; reading raises CaseError.

    `schema` is the JSON Schema of what is read. It may let more pass than the reader does.
    """

    read: Callable[[object, str], T]
    write: Callable[[T], object]
    schema: Schema


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
        field = known.get(key)
        if field is None:
            raise CaseError(inside(place, key), "case-unknown-key")
        values[field.attribute or key] = field.shape.read(raw, inside(place, key))
    for field in fields:
        if field.needed and field.key not in members:
            raise CaseError(inside(place, field.key), "case-missing")
    return values


def write_fields(fields: tuple[Field, ...], values: Callable[[str], object]) -> dict[str, object]:
    """The members of an object, `values` giving each attribute; what is as if left out is left out."""
    found = ((field, values(field.name)) for field in fields)
    return {f.key: f.shape.write(value) for f, value in found if f.needed or value != f.default}


def schema_of(fields: tuple[Field, ...]) -> Schema:
    """The JSON Schema of an object with these keys and no others."""
    return {
        "type": "object",
        "properties": {field.key: field.shape.schema for field in fields},
        "required": [field.key for field in fields if field.needed],
        "additionalProperties": False,
    }


def record(make: Callable[..., T], *fields: Field) -> Shape[T]:
    """An object with these keys and no others, made into a value that has them as attributes."""

    def read(raw: object, place: str) -> T:
        return make(**read_fields(fields, members_of(raw, place), place))

    return Shape(read, lambda value: write_fields(fields, lambda name: getattr(value, name)), schema_of(fields))
