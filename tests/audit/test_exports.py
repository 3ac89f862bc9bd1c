"""Findings for other programs."""

from __future__ import annotations

import csv
import io
import json

from bridgetable.audit.exports import COLUMNS, csv_head, csv_line, json_line
from bridgetable.audit.finding import Finding
from bridgetable.cards.seat import Seat

ONE = Finding(
    "=a.pbn",
    12,
    7,
    345,
    "revoke",
    "61",
    Seat.W,
    trick=5,
    card="S4",
    message=(("en", 'a "revoke"'), ("it", "una, x")),
    details=(("marked", False), ("moved", 1)),
)


def test_an_object_of_json_on_one_line_with_all_keys() -> None:
    line = json_line(ONE, "it")
    assert line.count("\n") == 1
    found = json.loads(line)
    assert tuple(found) == COLUMNS
    assert found == {
        "file": "=a.pbn",
        "game": 12,
        "board": 7,
        "line": 345,
        "kind": "revoke",
        "law": "61",
        "player": "W",
        "call": None,
        "trick": 5,
        "card": "S4",
        "message": "una, x",
        "details": {"marked": False, "moved": 1},
    }
    bare = json.loads(json_line(Finding("a\x1b[31m"), "en"))
    assert (bare["file"], bare["board"]) == ("a\u241b[31m", None)


def test_a_line_of_csv_that_no_spreadsheet_takes_for_a_formula() -> None:
    head, row = csv.reader(io.StringIO(csv_head() + csv_line(ONE, "en")))
    assert tuple(head) == COLUMNS
    assert row == [
        "'=a.pbn",
        "12",
        "7",
        "345",
        "revoke",
        "61",
        "W",
        "",
        "5",
        "S4",
        'a "revoke"',
        "marked=False moved=1",
    ]
