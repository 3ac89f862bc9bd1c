"""A document as plain text of 80 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from itertools import zip_longest

from bridgetable.cards.seat import Seat
from bridgetable.disk.steps import Steps, at_once
from bridgetable.reports import page
from bridgetable.table.text import harmless

WIDTH = 80
"""The most letters in a line."""

_GAP = "  "
_UNDERLINES = {1: "=", 2: "-"}
_BOX = "[ ]"


def text_of(document: page.Document) -> str:
    """The document as plain text, at once."""
    return at_once(making_text(document))


def making_text(document: page.Document) -> Steps[str]:
    """The document as plain text, in lines of at most 80 letters; pages of paper begin after a form feed."""
    parts: list[str] = []
    for block in document.blocks:
        parts.append("\n".join(_lines(block, WIDTH)))
        yield
    # What holds a line together while it is wrapped is a space like any other then.
    text = "\n\n".join(part for part in parts if part).replace("\u00a0", " ")
    return text.replace("\n\n\f\n\n", "\n\f\n").strip("\f\n") + "\n"


def _lines(block: page.Block, width: int) -> list[str]:
    """The lines of a block, none longer than `width`."""
    match block:
        case page.Heading(level, text):
            lines = _wrapped(text, width)
            sign = _UNDERLINES.get(level)
            return [*lines, sign * max(map(len, lines))] if sign and lines else lines
        case page.Paragraph(text):
            return _wrapped(page.plain(text), width)
        case page.Literal() | page.Picture():
            return _as_it_is(block, width)
        case page.Labelled(label, text):
            return _wrapped(f"{label}: {text}" if text else label, width, indent="    ")
        case page.Items(items, marker, first):
            told = map(page.plain, items)
            return [line for sign, item in _marked(told, marker, first) for line in _item(sign, item, width)]
        case page.Table(head, rows):
            return _table(head, tuple(tuple(map(page.plain, row)) for row in rows), width)
        case page.Diagram():
            return _diagram(block, width)
        case page.Auction(seats, rows, notes):
            return [*_columns((seats, *rows), width), *(line for note in notes for line in _wrapped(note, width))]
        case page.Contents(entries):
            return [line for entry in entries for line in _entry(entry, width)]
        case page.AnswerLines(count):
            return ["", *["_" * width] * count]
        case page.Rule():
            return ["-" * width]
        case page.PageBreak():
            return ["\f"]
        case page.Beside() | page.Columns():
            return _side_by_side(block, width)


def _as_it_is(block: page.Literal | page.Picture, width: int) -> list[str]:
    if isinstance(block, page.Picture):
        return _wrapped(f"[{block.shows}]", width)
    return [f"    {harmless(line)}" for line in block.lines]


def _wrapped(text: str, width: int, indent: str = "") -> list[str]:
    """The text in lines; those after the first of a paragraph begin with `indent`."""
    lines = harmless(text).expandtabs(4).split("\n")
    return [line for part in lines for line in textwrap.wrap(part, width, subsequent_indent=indent) or [""]]


def _marked(items: Iterable[str], marker: page.Marker, first: int) -> Iterator[tuple[str, str]]:
    signs = {page.Marker.BULLET: "-", page.Marker.BOX: _BOX}
    for number, item in enumerate(items, first):
        yield signs.get(marker, f"{number}."), item


def _item(sign: str, item: str, width: int) -> list[str]:
    margin = " " * (len(sign) + 1)
    lines = _wrapped(item, width - len(margin))
    return [(margin if n else f"{sign} ") + line for n, line in enumerate(lines)]


def _entry(entry: page.Entry, width: int) -> list[str]:
    margin = "" if entry.is_main else "  "
    text = _GAP.join(filter(None, (entry.text, entry.detail)))
    return [margin + line for line in _wrapped(text, width - len(margin), indent="  ")]


def _table(head: tuple[str, ...], rows: tuple[tuple[str, ...], ...], width: int) -> list[str]:
    """The table, with a line under its head."""
    widths = _widths((head, *rows) if head else rows, width)
    above = _in_columns((head,), widths) if head else []
    line = ["-" * (sum(widths) + len(_GAP) * (len(widths) - 1))] if head else []
    return [*above, *line, *_in_columns(rows, widths)]


def _columns(rows: tuple[tuple[str, ...], ...], width: int) -> list[str]:
    """Rows of cells in columns."""
    return _in_columns(rows, _widths(rows, width))


def _widths(rows: tuple[tuple[str, ...], ...], width: int) -> list[int]:
    """The width of each column: that of its longest text, or less where the line would be longer than `width`."""
    widths = [max(1, *map(len, map(harmless, column))) for column in zip(*rows, strict=True)]
    while sum(widths) + len(_GAP) * (len(widths) - 1) > width and max(widths) > 1:
        widths[widths.index(max(widths))] -= 1
    return widths


def _in_columns(rows: tuple[tuple[str, ...], ...], widths: list[int]) -> list[str]:
    lines = []
    for row in rows:
        cells = (_wrapped(cell, size) for cell, size in zip(row, widths, strict=True))
        for line in zip_longest(*cells, fillvalue=""):
            lines.append(_GAP.join(part.ljust(size) for part, size in zip(line, widths, strict=True)).rstrip())
    return lines


def _diagram(block: page.Diagram, width: int) -> list[str]:
    third = width // 3 - len(_GAP)
    hands = {seat: _hand(hand, third) for seat, hand in block.hands.items()}
    board, contract = _cut(block.board, third), _cut(block.contract, third)
    (label,) = _cut((block.middle,), third)
    side = max(len(line) for line in (*hands[Seat.W], *board, *contract))
    middle = max(*(len(line) for seat in (Seat.N, Seat.S) for line in hands[seat]), len(label)) + 2 * len(_GAP)
    rows = [
        *_row(board, hands[Seat.N], (), side, middle),
        *_row(hands[Seat.W], ("", "", label), hands[Seat.E], side, middle),
        *_row(contract, hands[Seat.S], (), side, middle),
    ]
    return [row.rstrip() for row in rows]


def _hand(hand: page.Hand, width: int) -> tuple[str, ...]:
    return (_cut((hand.player,), width)[0], *(harmless(line) for line in hand.suits))


def _cut(lines: Iterable[str], width: int) -> tuple[str, ...]:
    """The lines, none longer than `width`: one that is ends in dots."""
    safe = (" ".join(harmless(line).split()) for line in lines)
    return tuple(line if len(line) <= width else f"{line[: width - 1]}…" for line in safe)


def _row(left: Iterable[str], centre: Iterable[str], right: Iterable[str], side: int, middle: int) -> Iterator[str]:
    for one, two, three in zip_longest(left, centre, right, fillvalue=""):
        yield f"{one:{side}}{_GAP}{two:{middle}}{three}"


def _beside(left: tuple[page.Block, ...], right: tuple[page.Block, ...], width: int) -> list[str]:
    """Both columns side by side if they have room, else one below the other."""
    first = _stacked(left, width)
    room = max(map(len, first), default=0) + 2 * len(_GAP)
    second = _stacked(right, max(width - room, width // 2))
    if room + max(map(len, second), default=0) > width:
        return [*first, "", *_stacked(right, width)]
    return [f"{one:{room}}{two}".rstrip() for one, two in zip_longest(first, second, fillvalue="")]


def _side_by_side(block: page.Beside | page.Columns, width: int) -> list[str]:
    """Both columns of two; any others one below the other: a text is as long as it likes, and cuts nothing off."""
    if isinstance(block, page.Beside):
        return _beside(block.left, block.right, width)
    return _stacked(tuple(inside for column in block.columns for inside in column), width)


def _stacked(blocks: tuple[page.Block, ...], width: int) -> list[str]:
    return [line for n, block in enumerate(blocks) for line in (*([""] if n else []), *_lines(block, width))]
