"""The figures of an archive as tables of words: for the terminal, the window and the plot."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

import msgspec

from bridgetable.audit.figures import Figures, moved
from bridgetable.audit.output.groups import kind_name, law_name
from bridgetable.cards.seat import Seat
from bridgetable.words.catalogue import Words

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
    return words.text("audit-summary", boards=figures.boards, plays=figures.plays, findings=figures.findings,
                      found=figures.with_findings)


def figure_tables(figures: Figures, words: Words) -> Iterator[FigureTable]:
    """All tables."""
    seats = tuple(words.name(seat, "letter") for seat in Seat)
    all_seats = words.text("audit-figures-all")
    yield FigureTable(
        words.text("audit-figures-kinds"), (words.text("audit-kind"), words.text("audit-law"), all_seats),
        tuple((kind_name(kind, words), law_name(law, words), str(count))
              for (kind, law), count in sorted(figures.by_kind.items(), key=lambda one: (-one[1], one[0]))),
    )
    yield FigureTable(
        words.text("audit-figures-laws"), (words.text("audit-law"), *seats, all_seats),
        tuple(_law_row(figures, law, words) for law in figures.laws),
    )
    for bars in figure_bars(figures, words):
        yield FigureTable(bars.title, tuple(name for name, _ in bars.bars), (tuple(str(n) for _, n in bars.bars),))
    revokes = ((words.text("audit-figures-found"), figures.revokes_found),
               (words.text("audit-figures-unfound"), figures.revokes_unfound))
    yield FigureTable(
        words.text("audit-figures-revokes"),
        ("", words.text("audit-figures-count"), words.text("audit-figures-moved"), words.text("audit-figures-unknown")),
        tuple((name, str(len(tricks)), str(moved(tricks)), str(tricks.count(None))) for name, tricks in revokes),
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
