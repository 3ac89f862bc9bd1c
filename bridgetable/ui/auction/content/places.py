"""The places of an auction sheet: what stands where, in letters of which size. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.ui.auction.content.rows import ShownCall
from bridgetable.ui.auction.content.text import Footnote
from bridgetable.ui.kit.layout.box import Box


class PutCall(msgspec.Struct, frozen=True):
    """A call where it stands, in letters so many pixels tall; its signs follow in a box of their own."""

    call: ShownCall
    label: str
    box: Box
    pixels: float
    signs: Box | None = None


class PutText(msgspec.Struct, frozen=True):
    """A line of text where it stands."""

    text: str
    box: Box
    pixels: float


class PutNote(msgspec.Struct, frozen=True):
    """A footnote: its sign, and its lines."""

    note: Footnote
    sign: Box
    lines: tuple[PutText, ...]


class PutHead(msgspec.Struct, frozen=True):
    """The head of a column: the block with the name, the line under it, and the lines of each thing that binds him."""

    block: Box
    name: PutText
    below: PutText | None
    bound: tuple[tuple[PutText, ...], ...]


class SheetLayout(msgspec.Struct, frozen=True):
    """The whole sheet; `rules` are the lines between rows, `turn` the mark of the player who is to call."""

    pixels: float
    heads: tuple[PutHead, ...]
    rows: tuple[Box, ...]
    calls: tuple[PutCall, ...]
    turn: Box | None
    skipped: tuple[Box, ...]
    notes: tuple[PutNote, ...]
    outcome: PutText | None
    bottom: float
