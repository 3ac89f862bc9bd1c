"""The JSON Schema of a case file, made of the declarations by which case files are read.

`python -m bridgetable.cases.schema` writes it to `resources/manual/case.schema.json`.
"""

from __future__ import annotations

import json
from typing import Any

from bridgetable.cases import SUFFIX
from bridgetable.cases import shapes as s
from bridgetable.cases.codec import BRANCH, KEYS
from bridgetable.cases.expectations import EXPECTED
from bridgetable.cases.fields import Schema, by_word
from bridgetable.cases.shapes import option_schema
from bridgetable.cases.verbs import ACTION, ACTIONS, ASSIGNED, POINTER, entry_schema
from bridgetable.disk.resources import resources
from bridgetable.disk.writing import write_whole

STORED = resources() / "manual" / "case.schema.json"
"""Where the schema lies among the pages of the manual."""

_ENTRIES: dict[str, Schema] = {
    **ACTIONS,
    "branch": entry_schema("branch", BRANCH),
    "expect": entry_schema("expect", EXPECTED),
}
_NAMED: dict[str, Schema] = {
    "entry": by_word("do", _ENTRIES),
    "action": ACTION,
    **{f"do-{name}": schema for name, schema in _ENTRIES.items()},
    "irregularity": POINTER.schema,
    "assigned": ASSIGNED.schema,
    "text": s.TEXT.schema,
    "seat": s.SEAT.schema,
    "side": s.SIDE.schema,
    "person": s.PERSON.schema,
    "card": s.CARD.schema,
    "suit": s.SUIT.schema,
    "call": s.CALL.schema,
    "spoken-call": s.SPOKEN_CALL.schema,
    "clause": s.CLAUSE.schema,
    "option": option_schema(),
    "restraint": s.RESTRAINT.schema,
    "designation": s.DESIGNATION.schema,
    "kind": s.KIND.schema,
}
"""The parts that have a definition of their own; where one of them occurs in another it is referred to by its name."""


def case_schema() -> dict[str, Any]:
    """The JSON Schema of a case file, in the dialect of 2020-12."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"bridgetable *{SUFFIX}",
        **_referring(s.schema_of(KEYS)),
        "$defs": {name: _referring_inside(schema) for name, schema in _NAMED.items()},
    }


def _referring(value: Any) -> Any:
    """The same schema with a reference wherever a part of it has a name."""
    name = next((name for name, schema in _NAMED.items() if schema == value), None)
    return _referring_inside(value) if name is None else {"$ref": f"#/$defs/{name}"}


def _referring_inside(value: Any) -> Any:
    match value:
        case dict():
            return {key: _referring(part) for key, part in value.items()}
        case list():
            return [_referring(part) for part in value]
    return value


def schema_file() -> bytes:
    """The schema as it is stored, in UTF-8."""
    return (json.dumps(case_schema(), ensure_ascii=False, indent=2) + "\n").encode()


if __name__ == "__main__":
    write_whole(STORED, schema_file())
