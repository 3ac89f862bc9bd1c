"""The layout of the auction sheet: letters as large as its box allows, and nothing clipped. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate

import msgspec

from bridgetable.cards.call import Double, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.reports.auction_sheet import Cell, Mark, Sheet, ShownCall, irregularities_at, sheet_of
from bridgetable.table.auction import MadeCall
from bridgetable.table.irregularity import Status, kind_of
from bridgetable.table.state import Phase, Table
from bridgetable.table.values import cached_on_value
from bridgetable.ui.kit.box import Box
from bridgetable.words.call_lines import meaning
from bridgetable.words.catalogue import Words
from bridgetable.words.moment import call_restraints

# -- The texts of the auction sheet: heads, calls and footnotes, and the auction for screen readers --------------------


class Head(msgspec.Struct, frozen=True):
    """The head of a player's column: his name, and below it dealer, vulnerability and restrictions on his calls.

    `short` is an abbreviation of the line `below`; `turn` means that he is to call.
    """

    seat: Seat
    letter: str
    name: str
    vulnerable: bool
    below: str
    short: str
    bound: tuple[str, ...] = ()
    turn: bool = False


class Footnote(msgspec.Struct, frozen=True):
    """A footnote with the sign it explains: the number of a call's meaning, or the mark of a call."""

    text: str
    number: int = 0
    mark: Mark = Mark.NONE


class SheetText(msgspec.Struct, frozen=True):
    """All texts on the sheet; `labels` holds the text of each call by its index in the auction."""

    heads: tuple[Head, ...]
    sheet: Sheet
    labels: dict[int, str]
    footnotes: tuple[Footnote, ...]
    outcome: str = ""

    @property
    def on_wall(self) -> SheetText:
        """The sheet without what the plates on the wall say in larger letters: dealer, vulnerability, restrictions."""
        heads = tuple(msgspec.structs.replace(head, below="", short="", bound=()) for head in self.heads)
        return msgspec.structs.replace(self, heads=heads)


@cached_on_value
def sheet_text(
    table: Table, words: Words, *, marks: bool = True, veiled: bool = False, asking: bool = False
) -> SheetText:
    """The texts of this table's auction sheet; `marks` includes marks of irregularities no one has noticed.

    `veiled` leaves out those of irregularities that await a ruling, `asking` who is to call and what binds him.
    """
    sheet = sheet_of(table, marks=marks, veiled=veiled, turn=not asking)
    labels = {call.place: _label(call, words) for call in sheet.calls}
    return SheetText(
        tuple(_head(table, seat, words, asking) for seat in sheet.columns),
        sheet,
        labels,
        (*_meanings(table, sheet, words), *_marks(table, sheet, words)),
        _outcome(table, words),
    )


@cached_on_value
def _head(table: Table, seat: Seat, words: Words, asking: bool) -> Head:
    vulnerable = table.board.vulnerable.includes(seat.side)
    dealer = seat is table.auction.dealer
    below, short = (
        " · ".join([words.text(key)] * dealer + [words.text("table-short-vulnerable")] * vulnerable)
        for key in ("role-dealer", "table-short-dealer")
    )
    return Head(
        seat,
        words.name(seat, "letter"),
        words.name(seat),
        vulnerable,
        below,
        short,
        () if asking else tuple(restriction.text for restriction in call_restraints(table, seat, words)),
        table.to_call is seat and not table.is_pending and not asking,
    )


def _label(call: ShownCall, words: Words) -> str:
    label = words.name(call.call, "" if isinstance(call.call, Pass) else "short")
    return f"({label})" if call.implied else label


def _meanings(table: Table, sheet: Sheet, words: Words) -> list[Footnote]:
    notes: dict[int, Footnote] = {}
    for call in sheet.calls:
        if call.note:
            notes.setdefault(call.note, Footnote(meaning(table.auction.made[call.place], words), call.note))
    return [notes[number] for number in sorted(notes)]


def _marks(table: Table, sheet: Sheet, words: Words) -> list[Footnote]:
    """The footnote of each mark: the call and its irregularities."""
    marked = sorted((call for call in sheet.calls if call.mark is not Mark.NONE), key=lambda call: call.place)
    return [Footnote(_mark_line(table, call, words), mark=call.mark) for call in marked]


def _mark_line(table: Table, call: ShownCall, words: Words) -> str:
    statuses = {Mark.NOTICED: Status.NOTICED, Mark.HIDDEN: Status.UNNOTICED, Mark.ACCEPTED: Status.ACCEPTED}
    kinds = [
        words.text(f"kind-{kind_of(table.irregularities[n])}")
        for n in irregularities_at(table, call.place)
        if table.status(n) is statuses.get(call.mark)
    ]
    return words.text(f"sheet-{call.mark.value}", seat=call.seat, call=call.call, what=", ".join(kinds))


@cached_on_value
def _outcome(table: Table, words: Words) -> str:
    if table.passed_out:
        return words.text("passed-out")
    if table.contract is None or table.phase is Phase.AUCTION:
        return ""
    return words.text("sheet-contract", contract=table.contract)


def spoken_auction(table: Table, words: Words, *, veiled: bool = False, asking: bool = False) -> list[str]:
    """The auction in sentences for screen readers: the player to call, all calls, and the restrictions on players.

    `veiled` leaves out the irregularities that await a ruling, `asking` who is to call and what binds him.
    """
    text = sheet_text(table, words, marks=False, veiled=veiled, asking=asking)
    sentences = [words.text("sheet-says-turn", seat=head.seat) for head in text.heads if head.turn]
    for place, made in enumerate(table.auction.made):
        sentences.append(_spoken(place, made, text, words))
    for head in text.heads:
        sentences += [words.text("sheet-says-bound", seat=head.seat, bound=bound) for bound in head.bound]
    sentences += [f"{note.text.rstrip('.')}." for note in text.footnotes if note.mark not in (Mark.NONE, Mark.LATE)]
    return sentences + ([f"{text.outcome}."] if text.outcome else [])


def _spoken(place: int, made: MadeCall, text: SheetText, words: Words) -> str:
    key = "late" if made.late else "withdrawn" if made.withdrawn else "implied" if made.implied else "call"
    sentence = words.text(f"sheet-says-{key}", seat=made.seat, call=made.call)
    explanation = meaning(made, words)
    return f"{sentence} {explanation.rstrip('.')}." if explanation else sentence


# -- The elements of a laid-out auction sheet: what is drawn where, and in letters of which size -----------------------


class PlacedCall(msgspec.Struct, frozen=True):
    """A call with its box and the height of its letters in pixels; `signs` is the box of its note number and mark."""

    call: ShownCall
    label: str
    box: Box
    pixels: float
    signs: Box | None = None


class PlacedText(msgspec.Struct, frozen=True):
    """A line of text with its box and the height of its letters in pixels."""

    text: str
    box: Box
    pixels: float


class PlacedNote(msgspec.Struct, frozen=True):
    """A footnote with the box of its sign and its lines."""

    note: Footnote
    sign: Box
    lines: tuple[PlacedText, ...]


class PlacedHead(msgspec.Struct, frozen=True):
    """The head of a column: the block with the name, the line below it, and the lines of each restriction."""

    block: Box
    name: PlacedText
    below: PlacedText | None
    bound: tuple[tuple[PlacedText, ...], ...]


class SheetLayout(msgspec.Struct, frozen=True):
    """The layout of the whole sheet, for bids in letters of `pixels`.

    `rows` are the boxes of the rows of calls, `turn` that of the sign of the player to call, `skipped` those of players
    who were passed over, `bottom` the y coordinate at which the sheet ends.
    """

    pixels: float
    heads: tuple[PlacedHead, ...]
    rows: tuple[Box, ...]
    calls: tuple[PlacedCall, ...]
    turn: Box | None
    skipped: tuple[Box, ...]
    notes: tuple[PlacedNote, ...]
    outcome: PlacedText | None
    bottom: float


Measure = Callable[[str, float, bool], float]
"""Measures the width of a text in letters of this height, both in pixels; True for bold."""

MAX_WIDTH_SHARE, MAX_HEIGHT_SHARE = 0.36, 0.15
"""The largest letters, as a share of the width of a column and by default of the height of the sheet."""
SHARE_ON_WALL = 0.21
"""The largest letters on the wall, as a share of the height of the sheet."""
STRUCK_OUT_SIZE, PASS_SIZE, SIGN_SIZE = 0.84, 0.84, 0.56
NAME_SIZE, BELOW_SIZE, BOUND_SIZE, NOTE_SIZE, OUTCOME_SIZE = 0.72, 0.5, 0.46, 0.52, 0.74
"""The sizes of other letters, relative to those of a bid."""
LINE_HEIGHT = 1.28
"""The height of a line, relative to its letters."""
TIGHT_LINE_HEIGHT = 1.14
"""The height of a line of calls in a long auction, relative to its letters."""
MAX_NOTES_SHARE = 0.42
"""The greatest share of the height that footnotes may take."""
MIN_PIXELS = 5
"""The smallest letters, in pixels."""


def lay_out_sheet(text: SheetText, box: Box, measure: Measure, max_share: float = MAX_HEIGHT_SHARE) -> SheetLayout:
    """The sheet laid out in this box with the largest letters that fit, at most this share of the height of the box."""
    most = max(MIN_PIXELS, int(min(MAX_WIDTH_SHARE * box.width / 4, max_share * box.height)))
    loose = _largest(most, lambda pixels: _Typesetting(text, box, measure, pixels).fits())
    if loose == most:
        return _Typesetting(text, box, measure, most).layout()
    tight = _largest(most, lambda pixels: _Typesetting(text, box, measure, pixels, TIGHT_LINE_HEIGHT).fits())
    return _Typesetting(text, box, measure, tight, TIGHT_LINE_HEIGHT).layout()


def _largest(most: int, fits: Callable[[int], bool]) -> int:
    """The largest size up to `most` that fits, or MIN_PIXELS."""
    low, high = MIN_PIXELS, most
    while low < high:
        middle = (low + high + 1) // 2
        if fits(middle):
            low = middle
        else:
            high = middle - 1
    return low


class _Typesetting:
    """The sheet set from the top down in letters of one size, that of a bid in pixels."""

    def __init__(self, text: SheetText, box: Box, measure: Measure, pixels: float, line: float = LINE_HEIGHT) -> None:
        self._text, self._box, self._measure, self._pixels = text, box, measure, pixels
        self._line_height = line * pixels
        self._pad = max(2.0, 0.18 * pixels)
        self._column = (box.width - 2 * self._pad) / 4

    def fits(self) -> bool:
        """Whether the sheet ends within the box."""
        return self.layout().bottom <= self._box.bottom

    def layout(self) -> SheetLayout:
        """The layout of the sheet in these letters."""
        top = self._box.y + self._pad
        heads, top = self._place_heads(top)
        calls: list[PlacedCall] = []
        rows: list[Box] = []
        skipped: list[Box] = []
        turn: Box | None = None
        for row in self._text.sheet.rows:
            cells = [self._cell_lines(cell) for cell in row]
            height = max(sum(line[0] for line in lines) for lines in cells)
            rows.append(Box(self._box.x + self._pad, top, 4 * self._column, height))
            for n, (cell, lines) in enumerate(zip(row, cells, strict=True)):
                cell_box = Box(self._column_left(n), top, self._column, height)
                placed, mark = self._place_cell(cell, lines, cell_box)
                calls += placed
                turn = mark or turn
                skipped += [cell_box] if cell.skipped and not cell.turn else []
            top += height
        outcome, top = self._place_outcome(top)
        notes, top = self._place_notes(top)
        return SheetLayout(
            self._pixels, heads, tuple(rows), tuple(calls), turn, tuple(skipped), notes, outcome, top + self._pad
        )

    def _column_left(self, column: int) -> float:
        return self._box.x + self._pad + column * self._column

    # -- heads ---------------------------------------------------------------------------------------------------------

    def _place_heads(self, top: float) -> tuple[tuple[PlacedHead, ...], float]:
        heads, available = self._text.heads, self._column - 2 * self._pad
        names = [head.name for head in heads]
        if any(self._measure(name, NAME_SIZE * self._pixels, True) > available for name in names):
            names = [head.letter for head in heads]
        height = LINE_HEIGHT * NAME_SIZE * self._pixels + self._pad
        below = LINE_HEIGHT * BELOW_SIZE * self._pixels if any(head.below for head in heads) else 0.0
        below_names = [head.below for head in heads]
        if any(self._measure(line, BELOW_SIZE * self._pixels, True) > available for line in below_names):
            below_names = [head.short for head in heads]
        small = min(self._fitted_pixels(line, BELOW_SIZE * self._pixels, available, True) for line in below_names)
        placed = []
        for n, (name, line) in enumerate(zip(names, below_names, strict=True)):
            left = self._column_left(n) + self._pad / 2
            block = Box(left, top, self._column - self._pad, height)
            placed.append(
                PlacedHead(
                    block,
                    PlacedText(name, block, NAME_SIZE * self._pixels),
                    PlacedText(line, Box(left, top + height, block.width, below), small) if line else None,
                    self._place_bound(heads[n].bound, left, top + height + below, available),
                )
            )
        deepest = max((each[-1].box.bottom for head in placed for each in head.bound), default=top + height + below)
        return tuple(placed), deepest + self._pad

    def _place_bound(
        self, bound: tuple[str, ...], left: float, top: float, available: float
    ) -> tuple[tuple[PlacedText, ...], ...]:
        """The lines of each restriction on a player, one restriction below the other with a gap."""
        step, placed = LINE_HEIGHT * BOUND_SIZE * self._pixels, []
        for each in bound:
            lines = self._wrapped(each, BOUND_SIZE * self._pixels, available, True)
            placed.append(
                tuple(
                    self._centred_line(line, BOUND_SIZE, left, top + n * step, available + self._pad)
                    for n, line in enumerate(lines)
                )
            )
            top += (len(lines) + 0.3) * step
        return tuple(placed)

    def _centred_line(self, text: str, size: float, left: float, top: float, width: float) -> PlacedText:
        """A line of this width, its letters smaller where it would not fit."""
        pixels = self._fitted_pixels(text, size * self._pixels, width, True)
        return PlacedText(text, Box(left, top, width, LINE_HEIGHT * size * self._pixels), pixels)

    def _fitted_pixels(self, text: str, pixels: float, width: float, bold: bool) -> float:
        needed = self._measure(text, pixels, bold)
        available = max(1.0, width)
        return pixels if needed <= available else pixels * available / needed

    # -- cells ---------------------------------------------------------------------------------------------------------

    def _items(self, cell: Cell) -> list[ShownCall | None]:
        """The calls in a cell, followed by None for the sign of the player to call."""
        return [*cell.calls, *([None] if cell.turn else [])]

    def _cell_lines(self, cell: Cell) -> list[tuple[float, float, list[ShownCall | None]]]:
        """The lines of a cell, each with its height, its width and its items."""
        available, gap = self._column - self._pad, 0.28 * self._pixels
        lines: list[tuple[float, float, list[ShownCall | None]]] = []
        for item in self._items(cell):
            width = self._width(item)
            if lines and lines[-1][1] + gap + width <= available:
                _, before, items = lines[-1]
                lines[-1] = (self._line_height, before + gap + width, [*items, item])
            else:
                small = item is not None and item.struck_out and len(self._items(cell)) > 1
                lines.append((self._line_height * (STRUCK_OUT_SIZE if small else 1), width, [item]))
        return lines or [(self._line_height, 0.0, [])]

    def _call_pixels(self, call: ShownCall) -> float:
        size = PASS_SIZE if isinstance(call.call, Pass) else 1.0
        return self._pixels * size * (STRUCK_OUT_SIZE if call.struck_out else 1.0)

    def _width(self, item: ShownCall | None) -> float:
        if item is None:
            return 1.5 * self._pixels
        return self._bare_width(item) + self._signs_width(item)

    def _bare_width(self, call: ShownCall) -> float:
        pixels = self._call_pixels(call)
        framed = 0.5 * pixels if isinstance(call.call, Double | Redouble) else 0.0
        return self._measure(self._text.labels[call.place], pixels, not isinstance(call.call, Pass)) + framed

    def _signs_width(self, call: ShownCall) -> float:
        return SIGN_SIZE * 1.15 * self._pixels * ((call.note > 0) + (call.mark is not Mark.NONE))

    def _place_cell(
        self, cell: Cell, lines: Sequence[tuple[float, float, list[ShownCall | None]]], cell_box: Box
    ) -> tuple[list[PlacedCall], Box | None]:
        calls: list[PlacedCall] = []
        turn: Box | None = None
        top = cell_box.y + (cell_box.height - sum(height for height, _, _ in lines)) / 2
        for height, width, items in lines:
            # A call too wide for its column is set in smaller letters.
            scale = min(1.0, (cell_box.width - self._pad) / width) if width else 1.0
            gap = 0.28 * self._pixels
            x = cell_box.x + (cell_box.width - scale * width) / 2
            for item in items:
                if item is None:
                    turn = self._turn_box(cell_box, x, top, height, alone=not cell.calls)
                    x += 1.5 * self._pixels + gap
                    continue
                bare, signs = scale * self._bare_width(item), scale * self._signs_width(item)
                calls.append(
                    PlacedCall(
                        item,
                        self._text.labels[item.place],
                        Box(x, top, bare, height),
                        scale * self._call_pixels(item),
                        Box(x + bare, top + 0.06 * height, signs, scale * SIGN_SIZE * self._pixels) if signs else None,
                    )
                )
                x += bare + signs + gap
            top += height
        return calls, turn

    def _turn_box(self, cell_box: Box, x: float, top: float, height: float, *, alone: bool) -> Box:
        edge = 0.1 * height
        if alone:
            return cell_box.shrunk(max(2.0, edge))
        return Box(x, top + edge, 1.5 * self._pixels, height - 2 * edge)

    # -- under the calls -----------------------------------------------------------------------------------------------

    def _place_outcome(self, top: float) -> tuple[PlacedText | None, float]:
        if not self._text.outcome:
            return None, top
        left, width = self._box.x + self._pad, self._box.width - 2 * self._pad
        line = self._centred_line(self._text.outcome, OUTCOME_SIZE, left, top + self._pad, width)
        return line, line.box.bottom

    def _place_notes(self, top: float) -> tuple[tuple[PlacedNote, ...], float]:
        if not self._text.footnotes:
            return (), top
        pixels = NOTE_SIZE * self._pixels
        while pixels > MIN_PIXELS and self._notes_height(pixels) > MAX_NOTES_SHARE * self._box.height:
            pixels = max(MIN_PIXELS, pixels - 1)
        placed = []
        top += self._pad
        for note in self._text.footnotes:
            lines = self._note_lines(note, pixels)
            left = self._box.x + 2 * self._pad
            tops = accumulate([LINE_HEIGHT * pixels] * (len(lines) - 1), initial=top)
            width = self._note_width(pixels)
            placed.append(
                PlacedNote(
                    note,
                    Box(left, top + 0.1 * pixels, 1.1 * pixels, 1.1 * pixels),
                    tuple(
                        PlacedText(
                            line,
                            Box(left + 1.6 * pixels, y, width, LINE_HEIGHT * pixels),
                            self._fitted_pixels(line, pixels, width, False),
                        )
                        for line, y in zip(lines, tops, strict=True)
                    ),
                )
            )
            top += LINE_HEIGHT * pixels * len(lines)
        return tuple(placed), top

    def _note_width(self, pixels: float) -> float:
        return self._box.width - 4 * self._pad - 1.6 * pixels

    def _note_lines(self, note: Footnote, pixels: float) -> list[str]:
        return self._wrapped(note.text, pixels, self._note_width(pixels), False)

    def _notes_height(self, pixels: float) -> float:
        return LINE_HEIGHT * pixels * sum(len(self._note_lines(note, pixels)) for note in self._text.footnotes)

    def _wrapped(self, text: str, pixels: float, width: float, bold: bool) -> list[str]:
        """The text broken between words into lines no wider than this, a single word excepted."""
        lines: list[str] = []
        for word in text.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self._measure(longer, pixels, bold) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines
