"""Reading JSON values from the bytes of a case file."""

from __future__ import annotations

import json
import re
from math import inf
from typing import NoReturn

from bridgetable.cases.deep_json import deep_value
from bridgetable.cases.refusal import CaseError, Members, inside, shown

LONGEST = 100_000
"""The letters of the longest text; about fifty pages."""
_MOST_POINTS = 10**15
_HALF_A_LETTER = re.compile("[\ud800-\udfff]")


def parsed(data: bytes) -> object:
    """The JSON value in these bytes, with objects as Members; raises CaseError, with line and column if not JSON."""
    text = _decoded(data)
    try:
        try:
            value: object = json.loads(text, object_pairs_hook=Members, parse_constant=_no_constant)
        except RecursionError:
            value = deep_value(text, _no_constant)
    except json.JSONDecodeError as fault:
        raise CaseError("", "case-not-json", line=fault.lineno, column=fault.colno) from None
    except ValueError:
        # A whole number with more digits than Python reads.
        raise CaseError("", "case-number-too-long") from None
    return value


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        line = data.count(b"\n", 0, fault.start) + 1
        raise CaseError("", "case-not-utf8", line=line) from None


def _no_constant(name: str) -> NoReturn:
    raise CaseError("", "case-no-number", text=name)


def members_of(raw: object, place: str) -> dict[str, object]:
    """The members of an object; raises CaseError if it is not an object or repeats a key."""
    if not isinstance(raw, Members):
        raise CaseError(place, "case-not-an-object", text=shown(raw))
    found: dict[str, object] = {}
    for key, value in raw:
        if key in found:
            raise CaseError(inside(place, key), "case-key-twice")
        found[key] = value
    return found


def items_of(raw: object, place: str) -> list[object]:
    """The entries of a list; raises CaseError if it is not a list."""
    if not isinstance(raw, list) or isinstance(raw, Members):
        raise CaseError(place, "case-not-a-list", text=shown(raw))
    return raw


def string_of(raw: object, place: str) -> str:
    """A string; raises CaseError if it is none, is too long, or has lone surrogates, which cannot be written again."""
    if not isinstance(raw, str):
        raise CaseError(place, "case-not-a-string", text=shown(raw))
    if _HALF_A_LETTER.search(raw) is not None:
        raise CaseError(place, "case-half-a-letter")
    if len(raw) > LONGEST:
        raise CaseError(place, "case-text-too-long", most=LONGEST)
    return raw


def number_of(raw: object, place: str, least: int | None, most: int | None) -> int:
    """A whole number; raises CaseError if it is not one, or less than `least` or more than `most`."""
    if isinstance(raw, bool) or not isinstance(raw, int):
        raise CaseError(place, "case-not-a-whole-number", text=shown(raw))
    if (least is not None and raw < least) or (most is not None and raw > most):
        if most is None:
            raise CaseError(place, "case-number-too-small", text=shown(raw), least=least or 0)
        raise CaseError(place, "case-number-outside", text=shown(raw), least=least or 0, most=most)
    return raw


def points_of(raw: object, place: str) -> float:
    """A score, perhaps with a fraction; raises CaseError if it is not a finite number, or too large to be exact."""
    if isinstance(raw, bool) or not isinstance(raw, int | float) or raw in (inf, -inf):
        raise CaseError(place, "case-not-a-number", text=shown(raw))
    if not -_MOST_POINTS <= raw <= _MOST_POINTS:
        raise CaseError(place, "case-number-outside", text=shown(raw), least=-_MOST_POINTS, most=_MOST_POINTS)
    return int(raw) if raw == int(raw) else raw


def flag_of(raw: object, place: str) -> bool:
    """True or false; raises CaseError for anything else."""
    if not isinstance(raw, bool):
        raise CaseError(place, "case-not-a-flag", text=shown(raw))
    return raw
