"""Where everything stands on the auction sheet: letters as large as the room allows, and nothing clipped. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

from bridgetable.cards.call import Double, Pass, Redouble
from bridgetable.ui.auction.content.places import PutCall, PutHead, PutNote, PutText, SheetLayout
from bridgetable.ui.auction.content.rows import Cell, Mark, ShownCall
from bridgetable.ui.auction.content.text import Footnote, SheetText
from bridgetable.ui.kit.layout.box import Box

Measure = Callable[[str, float, bool], float]
"""How wide a text is in letters so many pixels tall, bold or not."""

WIDE, HIGH = 0.36, 0.105
"""Letters are never larger than this part of a column's width, and as a rule of the height there is."""
STRUCK, PASS, SIGN, NAME, BELOW, BOUND, NOTE, OUTCOME = 0.8, 0.74, 0.52, 0.66, 0.44, 0.46, 0.52, 0.74
"""The size of other letters, in those of a bid."""
LINE = 1.28
"""How high a line is, in its letters."""
TIGHT = 1.14
"""How high a line of calls is where the auction is a long one."""
NOTES = 0.42
"""Footnotes never take more than this part of the height."""
LEAST = 5


def laid_out(text: SheetText, box: Box, measure: Measure, high: float = HIGH) -> SheetLayout:
    """The sheet in this box, in the largest letters with which all of it fits, and no larger than so much of it."""
    most = max(LEAST, int(min(WIDE * box.width / 4, high * box.height)))
    loose = _largest(most, lambda pixels: _Setting(text, box, measure, pixels).fits())
    if loose == most:
        return _Setting(text, box, measure, most).layout()
    tight = _largest(most, lambda pixels: _Setting(text, box, measure, pixels, TIGHT).fits())
    return _Setting(text, box, measure, tight, TIGHT).layout()


def _largest(most: int, fits: Callable[[int], bool]) -> int:
    """The largest size that fits, or the least there is."""
    low, high = LEAST, most
    while low < high:
        middle = (low + high + 1) // 2
        if fits(middle):
            low = middle
        else:
            high = middle - 1
    return low


class _Setting:
    """The sheet set in letters of one size, from the top down."""

    def __init__(self, text: SheetText, box: Box, measure: Measure, pixels: float, line: float = LINE) -> None:
        self._text, self._box, self._measure, self._px = text, box, measure, pixels
        self._high = line * pixels
        self._pad = max(2.0, 0.18 * pixels)
        self._column = (box.width - 2 * self._pad) / 4

    def fits(self) -> bool:
        """Whether nothing reaches beyond the box."""
        return self.layout().bottom <= self._box.bottom

    def layout(self) -> SheetLayout:
        """Everything where it stands in these letters."""
        top = self._box.y + self._pad
        heads, top = self._heads(top)
        calls: list[PutCall] = []
        rows: list[Box] = []
        skipped: list[Box] = []
        turn: Box | None = None
        for row in self._text.sheet.rows:
            cells = [self._cell_lines(cell) for cell in row]
            high = max(sum(line[0] for line in lines) for lines in cells)
            rows.append(Box(self._box.x + self._pad, top, 4 * self._column, high))
            for n, (cell, lines) in enumerate(zip(row, cells, strict=True)):
                at = Box(self._left(n), top, self._column, high)
                put, mark = self._put_cell(cell, lines, at)
                calls += put
                turn = mark or turn
                skipped += [at] if cell.skipped and not cell.turn else []
            top += high
        outcome, top = self._outcome(top)
        notes, top = self._notes(top)
        return SheetLayout(
            self._px, heads, tuple(rows), tuple(calls), turn, tuple(skipped), notes, outcome, top + self._pad
        )

    def _left(self, column: int) -> float:
        return self._box.x + self._pad + column * self._column

    # -- heads ---------------------------------------------------------------------------------------------------------

    def _heads(self, top: float) -> tuple[tuple[PutHead, ...], float]:
        heads, room = self._text.heads, self._column - 2 * self._pad
        names = [head.name for head in heads]
        if any(self._measure(name, NAME * self._px, True) > room for name in names):
            names = [head.letter for head in heads]
        high = LINE * NAME * self._px + self._pad
        below = LINE * BELOW * self._px if any(head.below for head in heads) else 0.0
        under = [head.below for head in heads]
        if any(self._measure(line, BELOW * self._px, True) > room for line in under):
            under = [head.short for head in heads]
        small = min(self._fitting(line, BELOW * self._px, room, True) for line in under)
        put = []
        for n, name in enumerate(names):
            left = self._left(n) + self._pad / 2
            block = Box(left, top, self._column - self._pad, high)
            put.append(PutHead(
                block, PutText(name, block, NAME * self._px),
                PutText(under[n], Box(left, top + high, block.width, below), small) if under[n] else None,
                self._bound(heads[n].bound, left, top + high + below, room),
            ))
        deepest = max((each[-1].box.bottom for one in put for each in one.bound), default=top + high + below)
        return tuple(put), deepest + self._pad

    def _bound(self, bound: tuple[str, ...], left: float, top: float, room: float) -> tuple[tuple[PutText, ...], ...]:
        """What binds a player, one thing under the other with a gap between them."""
        step, put = LINE * BOUND * self._px, []
        for each in bound:
            lines = self._wrapped(each, BOUND * self._px, room, True)
            put.append(tuple(
                self._line(line, BOUND, left, top + n * step, room + self._pad) for n, line in enumerate(lines)
            ))
            top += (len(lines) + 0.3) * step
        return tuple(put)

    def _line(self, text: str, size: float, left: float, top: float, width: float) -> PutText:
        """A line in the middle of its room, smaller where it would not fit."""
        pixels = self._fitting(text, size * self._px, width, True)
        return PutText(text, Box(left, top, width, LINE * size * self._px), pixels)

    def _fitting(self, text: str, pixels: float, width: float, bold: bool) -> float:
        needed = self._measure(text, pixels, bold)
        room = max(1.0, width)
        return pixels if needed <= room else pixels * room / needed

    # -- cells ---------------------------------------------------------------------------------------------------------

    def _items(self, cell: Cell) -> list[ShownCall | None]:
        """What stands in a cell; nothing stands for the mark of the turn."""
        return [*cell.calls, *([None] if cell.turn else [])]

    def _cell_lines(self, cell: Cell) -> list[tuple[float, float, list[ShownCall | None]]]:
        """The lines of a cell: how high and how wide each is, and what stands in it."""
        room, gap = self._column - self._pad, 0.28 * self._px
        lines: list[tuple[float, float, list[ShownCall | None]]] = []
        for item in self._items(cell):
            width = self._width(item)
            if lines and lines[-1][1] + gap + width <= room:
                _, before, items = lines[-1]
                lines[-1] = (self._high, before + gap + width, [*items, item])
            else:
                small = item is not None and item.struck and len(self._items(cell)) > 1
                lines.append((self._high * (STRUCK if small else 1), width, [item]))
        return lines or [(self._high, 0.0, [])]

    def _pixels(self, call: ShownCall) -> float:
        size = PASS if isinstance(call.call, Pass) else 1.0
        return self._px * size * (STRUCK if call.struck else 1.0)

    def _width(self, item: ShownCall | None) -> float:
        if item is None:
            return 1.5 * self._px
        return self._bare_width(item) + self._signs(item)

    def _bare_width(self, call: ShownCall) -> float:
        pixels = self._pixels(call)
        framed = 0.5 * pixels if isinstance(call.call, Double | Redouble) else 0.0
        return self._measure(self._text.labels[call.place], pixels, not isinstance(call.call, Pass)) + framed

    def _signs(self, call: ShownCall) -> float:
        return SIGN * 1.15 * self._px * ((call.note > 0) + (call.mark is not Mark.NONE))

    def _put_cell(
        self, cell: Cell, lines: Sequence[tuple[float, float, list[ShownCall | None]]], at: Box
    ) -> tuple[list[PutCall], Box | None]:
        calls: list[PutCall] = []
        turn: Box | None = None
        top = at.y + (at.height - sum(high for high, _, _ in lines)) / 2
        for high, width, items in lines:
            # One call that is too wide for its column is set in smaller letters.
            scale = min(1.0, (at.width - self._pad) / width) if width else 1.0
            gap = 0.28 * self._px
            x = at.x + (at.width - scale * width) / 2
            for item in items:
                if item is None:
                    turn = self._turn(at, x, top, high, alone=not cell.calls)
                    x += 1.5 * self._px + gap
                    continue
                bare, signs = scale * self._bare_width(item), scale * self._signs(item)
                calls.append(PutCall(
                    item, self._text.labels[item.place], Box(x, top, bare, high), scale * self._pixels(item),
                    Box(x + bare, top + 0.06 * high, signs, scale * SIGN * self._px) if signs else None,
                ))
                x += bare + signs + gap
            top += high
        return calls, turn

    def _turn(self, at: Box, x: float, top: float, high: float, *, alone: bool) -> Box:
        edge = 0.1 * high
        if alone:
            return at.shrunk(max(2.0, edge))
        return Box(x, top + edge, 1.5 * self._px, high - 2 * edge)

    # -- under the calls -----------------------------------------------------------------------------------------------

    def _outcome(self, top: float) -> tuple[PutText | None, float]:
        if not self._text.outcome:
            return None, top
        left, width = self._box.x + self._pad, self._box.width - 2 * self._pad
        line = self._line(self._text.outcome, OUTCOME, left, top + self._pad, width)
        return line, line.box.bottom

    def _notes(self, top: float) -> tuple[tuple[PutNote, ...], float]:
        if not self._text.footnotes:
            return (), top
        pixels = NOTE * self._px
        while pixels > LEAST and self._notes_height(pixels) > NOTES * self._box.height:
            pixels = max(LEAST, pixels - 1)
        put = []
        top += self._pad
        for note in self._text.footnotes:
            lines = self._note_lines(note, pixels)
            left = self._box.x + 2 * self._pad
            tops = accumulate([LINE * pixels] * (len(lines) - 1), initial=top)
            width = self._note_width(pixels)
            put.append(PutNote(note, Box(left, top + 0.1 * pixels, 1.1 * pixels, 1.1 * pixels), tuple(
                PutText(line, Box(left + 1.6 * pixels, y, width, LINE * pixels),
                        self._fitting(line, pixels, width, False))
                for line, y in zip(lines, tops, strict=True)
            )))
            top += LINE * pixels * len(lines)
        return tuple(put), top

    def _note_width(self, pixels: float) -> float:
        return self._box.width - 4 * self._pad - 1.6 * pixels

    def _note_lines(self, note: Footnote, pixels: float) -> list[str]:
        return self._wrapped(note.text, pixels, self._note_width(pixels), False)

    def _notes_height(self, pixels: float) -> float:
        return LINE * pixels * sum(len(self._note_lines(note, pixels)) for note in self._text.footnotes)

    def _wrapped(self, text: str, pixels: float, width: float, bold: bool) -> list[str]:
        """The text in lines no wider than this, broken between words."""
        lines: list[str] = []
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self._measure(longer, pixels, bold) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines
