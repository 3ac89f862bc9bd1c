"""The figures of an archive as a picture: bars, in SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from bridgetable.audit.figures import Figures
from bridgetable.audit.output.figure_rows import Bars, figure_bars, figure_tables, summary
from bridgetable.audit.output.groups import law_name
from bridgetable.cards.seat import Seat
from bridgetable.words.catalogue import Words

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
    yield Bars(words.text("audit-figures-by-seat"), tuple(
        (words.name(seat), sum(n for (_, player), n in figures.by_seat.items() if player is seat)) for seat in Seat
    ))
    yield from figure_bars(figures, words)
    *_, revokes = figure_tables(figures, words)
    yield Bars(revokes.title, tuple(
        (f"{row[0]}: {heading}", int(cell))
        for row in revokes.rows for heading, cell in zip(revokes.headings[1:3], row[1:3], strict=True)
    ))


def _chart(chart: Bars, top: int) -> Iterator[str]:
    base, room = top + HEIGHT - 46, HEIGHT - 100
    yield f'<text x="{MARGIN}" y="{top + 22}" font-weight="bold" fill="{_INK}">{escape(chart.title)}</text>'
    yield f'<line x1="{MARGIN}" y1="{base}" x2="{WIDTH - MARGIN}" y2="{base}" stroke="{_LINE}"/>'
    for (name, count), (left, width) in zip(chart.bars, _columns(chart.bars), strict=True):
        tall = round(room * count / max(1, *(n for _, n in chart.bars)))
        middle = left + width / 2
        yield f'<rect x="{left:.1f}" y="{base - tall}" width="{width:.1f}" height="{tall}" fill="{_BAR}"/>'
        yield f'<text x="{middle:.1f}" y="{base - tall - 6}" text-anchor="middle" fill="{_INK}">{count}</text>'
        yield f'<text x="{middle:.1f}" y="{base + 20}" text-anchor="middle" fill="{_INK}">{escape(name)}</text>'


def _columns(bars: Sequence[object]) -> Iterator[tuple[float, float]]:
    """The left edge and the width of each bar."""
    each = (WIDTH - 2 * MARGIN) / max(1, len(bars))
    width = min(48.0, each * 0.7)
    for number in range(len(bars)):
        yield MARGIN + number * each + (each - width) / 2, width
