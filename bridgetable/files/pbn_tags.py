"""What the PBN standard says of the values of tags and the rows of tables that no board needs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from bridgetable.cards.board import Vulnerability
from bridgetable.files.pbn_lexer import Token
from bridgetable.files.record import BoardTextError
from bridgetable.files.spelling import read_vulnerability

TABLES = (
    "ActionTable", "AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable", "OptimumResultTable", "PlayTimeTable",
    "ScoreTable", "TotalScoreTable",
)
_LONGEST_VALUE = 1024
_SCORE = r"[+-]?\d+(?:\.\d+)?"
_SIDES = r"(?:NS\s*{0}(?:[\s,]*EW\s*{0})?|EW\s*{0}(?:[\s,]*NS\s*{0})?)"
_DATE = r"[\d?]{4}[.\-/][\d?]{2}[.\-/][\d?]{2}"
_TIME = r"(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?"
_SECONDS = r"\d+"
_COLUMN = r"[+-]?[A-Za-z]\w*(?:\\\d+[LRlr]?)?"
_TABLE = rf"{_COLUMN}(?:;{_COLUMN})*"
_POINTS = r"(\d{1,6}(?:\s+\d{1,6})?)\s*/\s*(\d{1,6}(?:\s+\d{1,6}){0,2})"
_RUBBER = re.compile(rf"NS\s+{_POINTS}\s+EW\s+{_POINTS}")


def _by_side(score: str) -> str:
    return rf"{score}|{_SIDES.format(score)}"


_PATTERNS = {
    **dict.fromkeys(("Date", "EventDate", "UTCDate"), _DATE),
    **dict.fromkeys(("Time", "UTCTime"), _TIME),
    **dict.fromkeys(("TimeCall", "TimeCard"), _SECONDS),
    "TimeControl": r"-|\d+\s*/\s*\d+",
    "Scoring": r"[^;?]+(?:;[^;?]+)*",
    **dict.fromkeys(("Score", "ScoreIMP", "ScoreMP"), _by_side(_SCORE)),
    "ScorePercentage": _by_side(r"(?:\d{1,2}(?:\.\d+)?|100(?:\.0+)?)%?"),
    "ScoreRubber": _by_side(r"[+-]?\d+/\d+"),
    "ScoreRubberHistory": _RUBBER.pattern,
    "OptimumScore": _SIDES.format(_SCORE),
    "Room": r"Open|Closed",
    "FrenchMP": r"Yes|No",
    "Hidden": r"[NESW ]*",
    "Round": r"[\w .,/:#()\x80-\uffff-]*",
    **dict.fromkeys(TABLES, _TABLE),
}
_RULES = {name: re.compile(pattern, re.IGNORECASE | re.ASCII) for name, pattern in _PATTERNS.items()}
_MONTH_AND_DAY = re.compile(r"....[.\-/](?:0[1-9]|1[0-2]|\?\?|[\d?]\?|\?\d)[.\-/](?:0[1-9]|[12]\d|3[01]|[\d?]\?|\?\d)")
KNOWN_TAGS = frozenset((
    *_PATTERNS, "Event", "Site", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal",
    "Declarer", "Contract", "Result", "Auction", "Play", "Note", "Competition", "DealId", "Description", "Generator",
    "Termination", "BidSystemEW", "BidSystemNS", "PairEW", "PairNS", "WestNA", "NorthNA", "EastNA", "SouthNA",
    "WestType", "NorthType", "EastType", "SouthType", "EventSponsor", "HomeTeam", "Section", "Stage", "Table",
    "VisitTeam", "Annotator", "AnnotatorNA", "Application", "Mode",
))
"""The tags of PBN 2.1: what follows one of them, and is no tag pair, comment or section, belongs to nothing."""
_PIECE = re.compile(r'\n(?:%[^\n]*)?|"(?:[^"\\\n]|\\[^\n])*+"|\{[^}]*+\}|;[^\n]*|[][{}%]|[^][{};%\s"]+|"')
_ODD = re.compile(r'[][{}%;"]')
_NUMBER = re.compile(r"[+-]?\d+(?:\.\d+)?", re.ASCII)


def wrong_values(tags: Mapping[str, str]) -> Iterator[str]:
    """The names of the tags whose values the standard does not allow."""
    for name, value in tags.items():
        rule = _RULES.get(name)
        if rule is None or value in ("", "?", "#") or value.startswith("##"):
            continue
        right = len(value) <= _LONGEST_VALUE and rule.fullmatch(value) is not None
        if right and rule.pattern == _DATE:
            right = _MONTH_AND_DAY.fullmatch(value) is not None
        if not right:
            yield name


def is_rubber_vulnerability(history: str, vulnerable: str) -> bool:
    """Whether the games won in a rubber, as in ScoreRubberHistory, make this vulnerability; True if either is unknown.

    A game is won with a hundred points below the line, and only one side can win each.
    """
    match = _RUBBER.fullmatch(history)
    stated = read_vulnerability(vulnerable)
    if match is None:
        return True
    north, east = ([int(points) for points in match[group].split()] for group in (2, 4))
    if len(north) != len(east):
        return False
    finished = [(ours >= 100, theirs >= 100) for ours, theirs in zip(north[:-1], east[:-1], strict=True)]
    if any(ours is theirs for ours, theirs in finished):
        return False
    won = Vulnerability.NONE
    if len(finished) == 2:
        won = Vulnerability.BOTH
    elif finished:
        won = Vulnerability.NS if finished[0][0] else Vulnerability.EW
    return stated is None or stated is won


def table_error(section: Token, heading: str) -> BoardTextError | None:
    """What is first wrong with the rows of a table under this heading; None if nothing is."""
    columns = heading.split(";")
    text, line = section.value, section.line
    ordered = any(column[:1] in ("+", "-") for column in columns)
    if not ordered and _ODD.search(text) is None and len(text.split()) % len(columns) == 0:
        return None
    closed = text.rfind("}")
    # Without this, each of many open braces would be followed to the end.
    text = text[: closed + 1] + text[closed + 1 :].replace("{", "[")
    cells: list[str] = []
    lines: list[int] = []
    if text.startswith("%"):
        text = "\n" + text
        line -= 1
    for match in _PIECE.finditer(text):
        piece = match[0]
        first = piece[0]
        if first == "\n":
            line += 1
        elif first in "{;" and len(piece) > 1:
            if cells:
                return BoardTextError("files-table-comment", line, text=section.text)
            line += piece.count("\n")
        elif first in '[]{}%;' or piece == '"':
            return BoardTextError("files-table-character", line, text=piece)
        else:
            cells.append(piece)
            lines.append(line)
    if len(cells) % len(columns):
        return BoardTextError("files-table-cells", _short_row(lines, len(columns), section.line), text=section.text)
    return _order_error(section.text, columns, cells, lines)


def _short_row(lines: Sequence[int], width: int, otherwise: int) -> int:
    """The first line that has not as many cells as there are columns."""
    return next((line for line, count in Counter(lines).items() if count != width), otherwise)


def _order_error(
    name: str, columns: Sequence[str], cells: Sequence[str], lines: Sequence[int]
) -> BoardTextError | None:
    """"+" at a column says that its numbers fall from row to row, "-" that they rise."""
    width = len(columns)
    for index, column in enumerate(columns):
        if column[:1] not in ("+", "-"):
            continue
        numbers = [
            (float(cell), line) for cell, line in zip(cells[index::width], lines[index::width], strict=True)
            if _NUMBER.fullmatch(cell)
        ]
        for (before, _), (after, line) in pairwise(numbers):
            if (before < after) if column[0] == "+" else (before > after):
                return BoardTextError("files-table-order", line, text=name, column=column[1:].partition("\\")[0])
    return None
