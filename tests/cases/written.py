"""A small case file as text, and how to change it: what the tests of this folder start from."""

from __future__ import annotations

import json
from typing import Any

from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case
from bridgetable.cases.reader import CaseError

EXAMPLE = """
{
  "format": "bridgetable-case", "version": 1,
  "title": {"en": "East discards, then finds a spade", "it": "Est scarta, poi trova una picche"},
  "edition": "2007", "board": {"number": 1, "dealer": "N", "vulnerable": "None"},
  "deal": "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT",
  "contract": "4S", "declarer": "S",
  "actions": [
    {"do": "play", "seat": "W", "card": "H9"},
    {"do": "play", "seat": "N", "card": "H3"},
    {"do": "play", "seat": "E", "card": "C2"},
    {"do": "expect", "irregularities": [{"kind": "revoke", "seat": "E", "trick": 1, "status": "unnoticed"}]},
    {"do": "play", "seat": "S", "card": "H4"},
    {"do": "director", "seat": "E"},
    {"do": "expect", "rulings": ["62A", "62B1"], "turn": "E", "legal": {"E": ["HA", "HK", "HT", "H2"]},
     "penalty": {"E": {"C2": "major"}}},
    {"do": "play", "seat": "E", "card": "HK"},
    {"do": "expect", "turn": "E", "asked": null, "table": {}}
  ]
}
"""
"""The example of the contract, as it stands there."""

ENDING = "N:AK... QJ... T9... 87..."
"""Two spades each: an ending before trick 12."""

GONE: Any = object()
"""The value of a key that is to be left out."""


def document(*actions: dict[str, Any], **keys: Any) -> dict[str, Any]:
    """The example without its actions, with these instead; a key that is GONE is left out."""
    members = {**json.loads(EXAMPLE), "actions": list(actions), **keys}
    return {key: value for key, value in members.items() if value is not GONE}


def case(*actions: dict[str, Any], **keys: Any) -> Case:
    """The case of that document."""
    return read_case(as_bytes(document(*actions, **keys)))


def as_bytes(members: object) -> bytes:
    """The document as a file has it."""
    return json.dumps(members).encode()


def refusal(data: bytes) -> tuple[str, str]:
    """Place and message of the refusal of these bytes; fails when they are a case."""
    try:
        read_case(data)
    except CaseError as refused:
        return refused.place, refused.message.key
    raise AssertionError("this was read")


def refused(*actions: dict[str, Any], **keys: Any) -> tuple[str, str]:
    """Place and message of the refusal of the example with these actions and keys."""
    return refusal(as_bytes(document(*actions, **keys)))


def play(text: str) -> list[dict[str, Any]]:
    """Cards in order: "WH9 NH3"."""
    return [{"do": "play", "seat": word[0], "card": word[1:]} for word in text.split()]


def expect(**claims: Any) -> dict[str, Any]:
    """An expectation; no_rulings is "no-rulings"."""
    return {"do": "expect", **{key.replace("_", "-"): value for key, value in claims.items()}}
