"""What a shape is, and how an object of a case file is made of keys that each have one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from bridgetable.cases.patterns import Schema
from bridgetable.cases.reader import members_of
from bridgetable.cases.refusal import CaseError, inside

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
