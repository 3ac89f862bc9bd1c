"""The colours of the table, its cards and its suits, in light, in dark and in high contrast.

No meaning is carried by colour alone.
"""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Suit
from bridgetable.ui.drawing.content.startup_colours import FELT, MAT


class TableColours(msgspec.Struct, frozen=True):
    """The colours of the table, as "#rrggbb"; `dark` says whether texts are light on a dark ground."""

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
    dark: bool = False


LIGHT = TableColours(
    felt=FELT["light"], mat=MAT["light"], mat_edge="#225a43", plate="#ffffff", plate_text="#16241d",
    plate_muted="#4d5d55",
    turn="#ffc928", turn_text="#1b1500", asked="#5b3fb5", asked_text="#ffffff", vulnerable="#b3261e",
    not_vulnerable="#2c6e49", major="#b3261e", minor="#ffffff", warning="#ffc928", ghost="#ffffff", overlay="#8fa69a",
    caption="#14211b", caption_text="#ffffff", ruling="#ffffff", ruling_text="#16241d",
    note="#fff1c2", note_text="#3a2c00",
)
DARK = TableColours(
    felt=FELT["dark"], mat=MAT["dark"], mat_edge="#3d7a60", plate="#27332d", plate_text="#eef4f0",
    plate_muted="#b4c3bb",
    turn="#ffc928", turn_text="#1b1500", asked="#b7a2ff", asked_text="#160b38", vulnerable="#d9544b",
    not_vulnerable="#3f8f63", major="#d9443b", minor="#ffffff", warning="#ffc928", ghost="#ffffff", overlay="#3c4a43",
    caption="#000000", caption_text="#ffffff", ruling="#27332d", ruling_text="#eef4f0",
    note="#4a3f1c", note_text="#fff1c2", dark=True,
)
CONTRAST = TableColours(
    felt=FELT["contrast"], mat=MAT["contrast"], mat_edge="#ffffff", plate="#000000", plate_text="#ffffff",
    plate_muted="#ffffff", turn="#ffff00", turn_text="#000000", asked="#d9b3ff", asked_text="#000000",
    vulnerable="#a00000", not_vulnerable="#005a2b", major="#a00000", minor="#ffffff", warning="#ffff00",
    ghost="#ffffff", overlay="#3c3c3c", caption="#000000", caption_text="#ffffff", ruling="#000000",
    ruling_text="#ffffff", note="#ffff99", note_text="#000000", dark=True,
)
"""The colours of high contrast: every text stands out from its ground by 7 to 1 at least."""

CARD_FACE = "#fffefa"
CARD_EDGE = "#7d857f"
BACK_LINE = "#c9d7ee"

FOUR_COLOURS = {Suit.SPADES: "#101418", Suit.HEARTS: "#cf1020", Suit.DIAMONDS: "#d96a00", Suit.CLUBS: "#0b7a2f"}
TWO_COLOURS = {Suit.SPADES: "#101418", Suit.HEARTS: "#cf1020", Suit.DIAMONDS: "#cf1020", Suit.CLUBS: "#101418"}
_CONTRAST_SUITS = {"#cf1020": "#9c0010", "#d96a00": "#7a3a00", "#0b7a2f": "#00511b"}
"""What the colours of the suits become in high contrast."""


def table_colours(dark: bool, contrast: bool = False) -> TableColours:
    """The colours of the table: light, dark, or with high contrast."""
    return CONTRAST if contrast else DARK if dark else LIGHT


def suit_colour(suit: Suit, four_colours: bool, contrast: bool = False) -> str:
    """The colour of a suit on a card, as "#rrggbb"."""
    colour = (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]
    return _CONTRAST_SUITS.get(colour, colour) if contrast else colour
