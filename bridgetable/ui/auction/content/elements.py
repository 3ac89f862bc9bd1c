"""The elements of a laid-out auction sheet: what is drawn where, and in letters of which size. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.reports.auction_sheet import ShownCall
from bridgetable.ui.auction.content.text import Footnote
from bridgetable.ui.kit.layout.box import Box


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
