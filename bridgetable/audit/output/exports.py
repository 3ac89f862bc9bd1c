"""Findings for other programs: as JSON lines and as CSV."""

from __future__ import annotations

import csv
import io

import msgspec

from bridgetable.audit.finding import Finding
from bridgetable.table.text import harmless, written_in

COLUMNS = ("file", "game", "board", "line", "kind", "law", "player", "call", "trick", "card", "message", "details")
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def _fields(finding: Finding, language: str) -> dict[str, object]:
    return {
        "file": harmless(finding.file), "game": finding.game or None, "board": finding.board or None,
        "line": finding.line or None, "kind": finding.kind, "law": finding.law or None,
        "player": None if finding.player is None else finding.player.name, "call": finding.call or None,
        "trick": finding.trick or None, "card": finding.card or None,
        "message": written_in(finding.message, language), "details": dict(finding.details),
    }


def json_line(finding: Finding, language: str) -> str:
    """The finding as an object of JSON on one line, with all keys."""
    return msgspec.json.encode(_fields(finding, language)).decode("utf-8", "replace") + "\n"


def csv_line(finding: Finding, language: str) -> str:
    """The finding as a line of CSV with the columns of `csv_head`; what is not known is empty."""
    fields = _fields(finding, language)
    fields["details"] = " ".join(f"{name}={value}" for name, value in finding.details)
    return _csv_row([_cell(fields[name]) for name in COLUMNS])


def csv_head() -> str:
    """The names of the columns as a line of CSV."""
    return _csv_row(COLUMNS)


def _cell(value: object) -> str:
    """The text of a cell, which no spreadsheet takes for a formula."""
    text = "" if value is None else str(value)
    return f"'{text}" if text.startswith(_FORMULA) else text


def _csv_row(cells: list[str] | tuple[str, ...]) -> str:
    row = io.StringIO()
    csv.writer(row, lineterminator="\n").writerow(cells)
    return row.getvalue()
