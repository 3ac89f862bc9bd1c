"""Findings as the rows of a table: what each cell says, what the columns are sorted by, which rows are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from bridgetable.audit.finding import Finding, kind_name, law_name, place_of, player_name, where
from bridgetable.cards.seat import Seat
from bridgetable.laws.numbers import in_the_book
from bridgetable.table.text import harmless, in_language
from bridgetable.words.catalogue import Words

COLUMNS = ("kind", "law", "player", "file", "board", "place", "message")

_TEXTS: dict[str, Callable[[Finding, Words], str]] = {
    "kind": lambda finding, words: kind_name(finding.kind, words),
    "law": lambda finding, words: law_name(finding.law, words),
    "player": lambda finding, words: player_name(finding.player, words),
    "file": lambda finding, words: harmless(finding.file.replace("\\", "/").rpartition("/")[2]),
    "board": lambda finding, words: str(finding.board) if finding.game else "",
    "place": place_of,
    "message": lambda finding, words: in_language(finding.message, words.language),
}
_ORDERS: dict[str, Callable[[Finding], Any]] = {
    "law": lambda finding: in_the_book(finding.law),
    "player": lambda finding: -1 if finding.player is None else int(finding.player),
    "file": lambda finding: (finding.file, finding.game, finding.call, finding.trick),
    "board": lambda finding: (finding.board, finding.file, finding.game),
    "place": lambda finding: (finding.trick, finding.call),
}


def cell(finding: Finding, column: int, words: Words) -> str:
    """What the cell of this column says."""
    return _TEXTS[COLUMNS[column]](finding, words)


def order(finding: Finding, column: int, words: Words) -> Any:
    """What a column is sorted by: numbers by size, everything else as it reads."""
    name = COLUMNS[column]
    return _ORDERS[name](finding) if name in _ORDERS else cell(finding, column, words)


def spoken(finding: Finding, words: Words) -> str:
    """The whole row, for a screen reader."""
    cells = (cell(finding, column, words) for column in range(len(COLUMNS)))
    return ", ".join(text for text in cells if text and text != "–")


def where_and_what(finding: Finding, words: Words) -> str:
    """The file, line and place of a finding, and what it is, in full."""
    return f"{harmless(where(finding, words))}: {in_language(finding.message, words.language)}"


class FindingFilter(msgspec.Struct, frozen=True):
    """Which findings are shown; None and "" let all through. `text` is looked for in the file and the message."""

    kind: str | None = None
    law: str | None = None
    player: Seat | None = None
    text: str = ""

    def shows(self, finding: Finding, words: Words) -> bool:
        """Whether the finding is shown."""
        if self.kind is not None and finding.kind != self.kind:
            return False
        if self.law is not None and finding.law != self.law:
            return False
        if self.player is not None and finding.player is not self.player:
            return False
        wanted = self.text.casefold()
        return not wanted or wanted in f"{finding.file} {in_language(finding.message, words.language)}".casefold()


def kinds_in(findings: Iterable[Finding], words: Words) -> list[tuple[str, str]]:
    """The names and kinds that occur, by name."""
    return sorted((kind_name(kind, words), kind) for kind in {finding.kind for finding in findings})


def laws_in(findings: Iterable[Finding], words: Words) -> list[tuple[str, str]]:
    """The names and numbers of the Laws that occur, in order."""
    laws = sorted({finding.law for finding in findings if finding.law}, key=in_the_book)
    return [(law_name(law, words), law) for law in laws]
