"""Figures of an archive: irregularities by Law, round and seat, what became of revokes; as tables and as a picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import TypeAlias

import msgspec

from bridgetable.audit.finding import (
    CLAIM_EXCEEDS,
    RESULT_DIFFERS,
    UNREADABLE_BOARD,
    UNREADABLE_FILE,
    WHOLE_FILE,
    Finding,
    is_irregularity,
    kind_name,
    law_name,
)
from bridgetable.cards.seat import Seat
from bridgetable.laws.numbers import in_the_book
from bridgetable.words.catalogue import Words

CALLS_IN_A_ROUND = 4
REVOKE = "revoke"


class Figures:
    """Counts of findings, added as they come."""

    def __init__(self) -> None:
        self.boards = 0
        self.plays = 0
        self.cards = 0
        self.findings = 0
        self.with_findings: int = 0
        self.by_kind: Counter[tuple[str, str]] = Counter()
        """How many findings there are of each kind, with its Law."""
        self.by_seat: Counter[tuple[str, Seat | None]] = Counter()
        """How many irregularities there are under each Law, by each player."""
        self.by_trick: Counter[int] = Counter()
        """How many irregularities there are in each trick."""
        self.by_round: Counter[int] = Counter()
        """How many irregularities there are in each round of the auction, from 1."""
        self.revokes_found: Counter[int | None] = Counter()
        """By the tricks that they would move, None if unknown, the revokes that the record marks, or were ruled on."""
        self.revokes_unfound: Counter[int | None] = Counter()
        """By the tricks that they would move, the other revokes."""
        self._last: tuple[str, int] | None = None

    def add(self, findings: Iterable[Finding]) -> None:
        """Counts these findings, which follow those of earlier boards."""
        for finding in findings:
            self.findings += 1
            self.by_kind[finding.kind, finding.law] += 1
            board = finding.file, finding.game
            if finding.kind != WHOLE_FILE and board != self._last:
                self.with_findings += 1
                self._last = board
            if is_irregularity(finding):
                self._count(finding)

    def _count(self, finding: Finding) -> None:
        self.by_seat[finding.law, finding.player] += 1
        if finding.call:
            self.by_round[(finding.call - 1) // CALLS_IN_A_ROUND + 1] += 1
        elif finding.trick:
            self.by_trick[finding.trick] += 1
        if finding.kind == REVOKE:
            moved = finding.detail("moved")
            among = self.revokes_found if finding.detail("found") else self.revokes_unfound
            among[moved if isinstance(moved, int) else None] += 1

    @property
    def laws(self) -> tuple[str, ...]:
        """The Laws under which there are irregularities, in order."""
        return tuple(sorted({law for law, _ in self.by_seat}, key=in_the_book))


def moved(revokes: Counter[int | None]) -> int:
    """The sum of the tricks that are known to move."""
    return sum(tricks * count for tricks, count in revokes.items() if tricks is not None)


# -- The figures of an archive as tables of words: for the terminal, the window and the plot ---------------------------


Row: TypeAlias = tuple[str, ...]
TRICKS = range(1, 14)


class FigureTable(msgspec.Struct, frozen=True):
    """A table with its title and headings; each row begins with its name, and numbers follow."""

    title: str
    headings: Row
    rows: tuple[Row, ...]


class Bars(msgspec.Struct, frozen=True):
    """A plot of bars with its title; each bar has a name and a height."""

    title: str
    bars: tuple[tuple[str, int], ...]


def summary(figures: Figures, words: Words) -> str:
    """How many boards there were, and what was found in how many."""
    return words.text(
        "audit-summary",
        boards=figures.boards,
        plays=figures.plays,
        findings=figures.findings,
        found=figures.with_findings,
    )


CONTRADICTED = (RESULT_DIFFERS, CLAIM_EXCEEDS)
UNREADABLE = (UNREADABLE_BOARD, UNREADABLE_FILE)


def last_line(figures: Figures, words: Words) -> str:
    """Boards, cards, irregularities at the table, results that the play contradicts, and what could not be read."""

    def found(*kinds: str) -> int:
        return sum(number for (kind, _), number in figures.by_kind.items() if kind in kinds)

    return words.text(
        "audit-last-line",
        boards=str(figures.boards),
        cards=str(figures.cards),
        irregularities=str(sum(figures.by_seat.values())),
        contradicted=str(found(*CONTRADICTED)),
        unreadable=str(found(*UNREADABLE)),
    )


def figure_tables(figures: Figures, words: Words) -> Iterator[FigureTable]:
    """All tables."""
    seats = tuple(words.name(seat, "letter") for seat in Seat)
    all_seats = words.text("audit-figures-all")
    yield FigureTable(
        words.text("audit-figures-kinds"),
        (words.text("audit-kind"), words.text("audit-law"), all_seats),
        tuple(
            (kind_name(kind, words), law_name(law, words), str(count))
            for (kind, law), count in sorted(figures.by_kind.items(), key=lambda one: (-one[1], one[0]))
        ),
    )
    yield FigureTable(
        words.text("audit-figures-laws"),
        (words.text("audit-law"), *seats, all_seats),
        tuple(_law_row(figures, law, words) for law in figures.laws),
    )
    for bars in figure_bars(figures, words):
        yield FigureTable(bars.title, tuple(name for name, _ in bars.bars), (tuple(str(n) for _, n in bars.bars),))
    revokes = (
        (words.text("audit-figures-found"), figures.revokes_found),
        (words.text("audit-figures-unfound"), figures.revokes_unfound),
    )
    yield FigureTable(
        words.text("audit-figures-revokes"),
        ("", words.text("audit-figures-count"), words.text("audit-figures-moved"), words.text("audit-figures-unknown")),
        tuple((name, str(some.total()), str(moved(some)), str(some[None])) for name, some in revokes),
    )


def _law_row(figures: Figures, law: str, words: Words) -> Row:
    counts = [figures.by_seat[law, seat] for seat in Seat]
    whole = sum(count for (under, _), count in figures.by_seat.items() if under == law)
    return (law_name(law, words), *map(str, counts), str(whole))


def figure_bars(figures: Figures, words: Words) -> Iterator[Bars]:
    """What is plotted: irregularities in each trick and in each round of the auction."""
    yield Bars(words.text("audit-figures-tricks"), tuple((str(n), figures.by_trick[n]) for n in TRICKS))
    last = max(figures.by_round, default=1)
    rounds = range(1, max(4, last) + 1)
    yield Bars(words.text("audit-figures-rounds"), tuple((str(n), figures.by_round[n]) for n in rounds))


def lines_of(table: FigureTable) -> Iterator[str]:
    """The table as text in columns."""
    rows = [table.headings, *table.rows]
    widths = [max(len(row[n]) for row in rows if n < len(row)) for n in range(len(table.headings))]
    yield table.title
    for row in rows if table.rows else ():
        yield "  " + _columns(row, widths)


def _columns(row: Sequence[str], widths: Sequence[int]) -> str:
    """The cells of a row under one another: words to the left, numbers to the right."""
    return "  ".join(
        cell.rjust(width) if cell.isdigit() else cell.ljust(width) for cell, width in zip(row, widths, strict=True)
    ).rstrip()


# -- The figures of an archive as a picture: bars, in SVG --------------------------------------------------------------


WIDTH, HEIGHT, MARGIN, HEAD = 900, 210, 40, 56
_BAR, _INK, _LINE = "#2f6f9f", "#222222", "#999999"


def plot(figures: Figures, words: Words) -> str:
    """The plots one below the other: by Law, seat, trick and round of the auction, and the revokes."""
    charts = list(charts_of(figures, words))
    height = HEAD + len(charts) * HEIGHT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'font-family="sans-serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        f'<text x="{MARGIN}" y="34" font-size="16" fill="{_INK}">{escape(summary(figures, words))}</text>',
    ]
    for number, chart in enumerate(charts):
        parts += _chart(chart, HEAD + number * HEIGHT)
    return "\n".join((*parts, "</svg>", ""))


def charts_of(figures: Figures, words: Words) -> Iterator[Bars]:
    """What is plotted, in order."""
    by_law = tuple(
        (law_name(law, words), sum(n for (under, _), n in figures.by_seat.items() if under == law))
        for law in figures.laws
    )
    yield Bars(words.text("audit-figures-by-law"), by_law)
    yield Bars(
        words.text("audit-figures-by-seat"),
        tuple(
            (words.name(seat), sum(n for (_, player), n in figures.by_seat.items() if player is seat)) for seat in Seat
        ),
    )
    yield from figure_bars(figures, words)
    *_, revokes = figure_tables(figures, words)
    yield Bars(
        revokes.title,
        tuple(
            (f"{row[0]}: {heading}", int(cell))
            for row in revokes.rows
            for heading, cell in zip(revokes.headings[1:3], row[1:3], strict=True)
        ),
    )


def _chart(chart: Bars, top: int) -> Iterator[str]:
    base, room = top + HEIGHT - 46, HEIGHT - 100
    yield f'<text x="{MARGIN}" y="{top + 22}" font-weight="bold" fill="{_INK}">{escape(chart.title)}</text>'
    yield f'<line x1="{MARGIN}" y1="{base}" x2="{WIDTH - MARGIN}" y2="{base}" stroke="{_LINE}"/>'
    for (name, count), (left, width) in zip(chart.bars, _plotted_columns(chart.bars), strict=True):
        tall = round(room * count / max(1, *(n for _, n in chart.bars)))
        middle = left + width / 2
        yield f'<rect x="{left:.1f}" y="{base - tall}" width="{width:.1f}" height="{tall}" fill="{_BAR}"/>'
        yield f'<text x="{middle:.1f}" y="{base - tall - 6}" text-anchor="middle" fill="{_INK}">{count}</text>'
        yield f'<text x="{middle:.1f}" y="{base + 20}" text-anchor="middle" fill="{_INK}">{escape(name)}</text>'


def _plotted_columns(bars: Sequence[object]) -> Iterator[tuple[float, float]]:
    """The left edge and the width of each bar."""
    each = (WIDTH - 2 * MARGIN) / max(1, len(bars))
    width = min(48.0, each * 0.7)
    for number in range(len(bars)):
        yield MARGIN + number * each + (each - width) / 2, width
