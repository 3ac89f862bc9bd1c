"""The colours of the table, its cards and its suits, in light and in dark. No meaning is carried by colour alone."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Suit
from bridgetable.ui.drawing.content.startup_colours import FELT, MAT


class TableColours(msgspec.Struct, frozen=True):
    """The colours of the table, as "#rrggbb"."""

    felt: str
    mat: str
    mat_edge: str
    plate: str
    plate_text: str
    plate_muted: str
    turn: str
    turn_text: str
    asked: str
    asked_text: str
    vulnerable: str
    not_vulnerable: str
    major: str
    minor: str
    warning: str
    ghost: str
    overlay: str
    caption: str
    caption_text: str
    ruling: str
    ruling_text: str
    note: str
    note_text: str


LIGHT = TableColours(
    felt=FELT[False], mat=MAT[False], mat_edge="#225a43", plate="#ffffff", plate_text="#16241d", plate_muted="#4d5d55",
    turn="#ffc928", turn_text="#1b1500", asked="#5b3fb5", asked_text="#ffffff", vulnerable="#b3261e",
    not_vulnerable="#2c6e49", major="#b3261e", minor="#ffffff", warning="#ffc928", ghost="#ffffff", overlay="#8fa69a",
    caption="#14211b", caption_text="#ffffff", ruling="#ffffff", ruling_text="#16241d",
    note="#fff1c2", note_text="#3a2c00",
)
DARK = TableColours(
    felt=FELT[True], mat=MAT[True], mat_edge="#3d7a60", plate="#27332d", plate_text="#eef4f0", plate_muted="#b4c3bb",
    turn="#ffc928", turn_text="#1b1500", asked="#b7a2ff", asked_text="#160b38", vulnerable="#d9544b",
    not_vulnerable="#3f8f63", major="#d9443b", minor="#ffffff", warning="#ffc928", ghost="#ffffff", overlay="#3c4a43",
    caption="#000000", caption_text="#ffffff", ruling="#27332d", ruling_text="#eef4f0",
    note="#4a3f1c", note_text="#fff1c2",
)

CARD_FACE = "#fffefa"
CARD_EDGE = "#7d857f"
BACK_LINE = "#c9d7ee"

FOUR_COLOURS = {Suit.SPADES: "#101418", Suit.HEARTS: "#cf1020", Suit.DIAMONDS: "#d96a00", Suit.CLUBS: "#0b7a2f"}
TWO_COLOURS = {Suit.SPADES: "#101418", Suit.HEARTS: "#cf1020", Suit.DIAMONDS: "#cf1020", Suit.CLUBS: "#101418"}


def table_colours(dark: bool) -> TableColours:
    """The colours of the table, light or dark."""
    return DARK if dark else LIGHT


def suit_colour(suit: Suit, four_colours: bool) -> str:
    """The colour of a suit on a card, as "#rrggbb"."""
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]
