"""Findings as lines: in groups, as they are told to people; and for other programs as JSON lines and as CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from tempfile import SpooledTemporaryFile

import msgspec

from bridgetable.audit.finding import Finding, kind_name, law_name, player_name, where
from bridgetable.cards.seat import Seat
from bridgetable.laws.numbers import in_the_book
from bridgetable.table.text import as_cell, harmless, written_in
from bridgetable.words.catalogue import Words

# -- In groups: by kind and Law and by player, however many there are --------------------------------------------------


TOGETHER = 16 * 1024
"""How many letters of one group are kept before they are put into the file."""
IN_MEMORY = 1024 * 1024
"""How many bytes are kept before there is a file at all."""
_BETWEEN = "\0"
"""What stands between two lines of the file: a letter that neither the name of a file nor a sentence has."""


class GroupedFindings:
    """Findings, added as they come, as lines in groups; their lines wait in a file that nobody else sees."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._file = SpooledTemporaryFile(IN_MEMORY)  # noqa: SIM115 it is closed with this
        self._groups: dict[tuple[str, str], dict[Seat | None, _Group]] = {}

    def add(self, findings: Iterable[Finding]) -> None:
        """Adds these findings to their groups."""
        for finding in findings:
            by_player = self._groups.setdefault((finding.kind, finding.law), {})
            group = by_player.setdefault(finding.player, _Group())
            line = f"    {where(finding, self._words)}: {written_in(finding.message, self._words.language)}"
            group.count += 1
            group.waiting.append(line)
            group.letters += len(line) + len(_BETWEEN)
            if group.letters >= TOGETHER:
                self._put(group)

    def _put(self, group: _Group) -> None:
        data = _BETWEEN.join(group.waiting).encode("utf-8", "surrogatepass")
        group.parts.append((self._file.seek(0, 2), len(data)))
        self._file.write(data)
        group.waiting, group.letters = [], 0

    def lines(self) -> Iterator[str]:
        """A heading for each kind and Law, one for each player, and a line for each finding."""
        words = self._words
        for (kind, law), by_player in sorted(
            self._groups.items(), key=lambda group: (in_the_book(group[0][1]), group[0])
        ):
            count = sum(group.count for group in by_player.values())
            heading = f"{kind_name(kind, words)} · {law_name(law, words)}" if law else kind_name(kind, words)
            yield f"{heading} ({count})"
            for player, group in sorted(by_player.items(), key=lambda one: -1 if one[0] is None else one[0]):
                if player is not None:
                    yield f"  {player_name(player, words)} ({group.count})"
                for start, size in group.parts:
                    self._file.seek(start)
                    yield from self._file.read(size).decode("utf-8", "surrogatepass").split(_BETWEEN)
                yield from group.waiting

    def close(self) -> None:
        """Removes the file."""
        self._file.close()


class _Group:
    """The findings of one player of a kind: how many there are, the lines that wait, and where the others are."""

    def __init__(self) -> None:
        self.count = 0
        self.waiting: list[str] = []
        self.letters = 0
        self.parts: list[tuple[int, int]] = []


def grouped(findings: Iterable[Finding], words: Words) -> Iterator[str]:
    """The findings as lines: a heading for each kind and Law, one for each player, and a line for each finding."""
    groups = GroupedFindings(words)
    try:
        groups.add(findings)
        yield from groups.lines()
    finally:
        groups.close()


# -- For other programs ------------------------------------------------------------------------------------------------


COLUMNS = ("file", "game", "board", "line", "kind", "law", "player", "call", "trick", "card", "message", "details")


def _fields(finding: Finding, language: str) -> dict[str, object]:
    return {
        "file": harmless(finding.file),
        "game": finding.game or None,
        "board": finding.board or None,
        "line": finding.line or None,
        "kind": finding.kind,
        "law": finding.law or None,
        "player": None if finding.player is None else finding.player.name,
        "call": finding.call or None,
        "trick": finding.trick or None,
        "card": finding.card or None,
        "message": written_in(finding.message, language),
        "details": dict(finding.details),
    }


def json_line(finding: Finding, language: str) -> str:
    """The finding as an object of JSON on one line, with all keys."""
    return msgspec.json.encode(_fields(finding, language)).decode("utf-8", "replace") + "\n"


def csv_line(finding: Finding, language: str) -> str:
    """The finding as a line of CSV with the columns of `csv_head`; what is not known is empty."""
    fields = _fields(finding, language)
    fields["details"] = " ".join(f"{name}={value}" for name, value in finding.details)
    return _csv_row(as_cell(fields[name]) for name in COLUMNS)


def csv_head() -> str:
    """The names of the columns as a line of CSV."""
    return _csv_row(COLUMNS)


def _csv_row(cells: Iterable[object]) -> str:
    row = io.StringIO()
    csv.writer(row, lineterminator="\n").writerow(cells)
    return row.getvalue()
