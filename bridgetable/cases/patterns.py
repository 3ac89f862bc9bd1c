"""What the texts of a case file look like, as parts of a JSON Schema.

The readers in `cards/notation.py`, `laws/numbers.py` and `vocabulary.py` decide; a test compares these with them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

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
        "type": "object", "required": [key], "properties": {key: {"enum": list(schemas)}},
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
CLAUSE = pattern(
    r"(?:[1-8]\d?|9[0-3]?)(?:[A-Z](?:\d{1,2}(?:(?:\([a-z]\)|[a-z])(?:\((?:[ivx]+|\d)\)|[ivx]+)?)?)?)?"
)
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
