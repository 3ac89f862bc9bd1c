"""The colours of the table, its cards and its suits, in light, in dark and in high contrast.

No meaning is carried by colour alone.
"""

from __future__ import annotations

from enum import Enum, auto

import msgspec

from bridgetable.cards.card import Suit

# -- The colours of the picture shown while the program loads, by theme; `colours` uses them too -----------------------


FELT = {"light": "#dfe8e2", "dark": "#17201c", "contrast": "#000000"}
MAT = {"light": "#2f7a5b", "dark": "#22503d", "contrast": "#000000"}
BACK = "#274b86"


# -- The shapes on the cards as paths: M moves, L draws a line, Q and C a curve of one and of two bends, Z closes ------


STROKE_WIDTH = 0.2
"""The width of a rank's strokes, for a rank one unit tall."""

INDEX_STROKES = {
    "A": "M 0 1.1 L .31 .1 L .35 .1 L .66 1.1 M .12 .78 L .54 .78",
    "K": "M 0 .1 L 0 1.1 M .56 .1 L .06 .68 M .2 .53 L .6 1.1",
    "Q": "R 0 .1 .58 .9 .28 M .34 .72 L .66 1.1",
    "J": "M .42 .1 L .42 .78 C .42 .94 .34 1 .2 1 C .1 1 .03 .94 -.02 .86",
    "R": "M 0 1.1 L 0 .2 L .3 .2 C .6 .2 .6 .66 .3 .66 L 0 .66 M .26 .62 L .6 1.1",
    "D": "M 0 .6 L 0 .2 L .2 .2 C .66 .2 .66 1 .2 1 L 0 1 L 0 .5",
    "F": "M 0 1.1 L 0 .2 L .56 .2 M 0 .64 L .46 .64",
    "V": "M 0 .1 L .31 1.1 L .35 1.1 L .66 .1",
    "10": "M -.05 .37 L .2 .19 M .2 .1 L .2 1.1 R .46 .2 .38 .8 .19",
    "9": "M .06 .96 C .4 1.04 .54 .8 .54 .45 R 0 .2 .54 .48 .25",
    "8": "R .04 .2 .46 .37 .18 R 0 .57 .54 .43 .21",
    "7": "M 0 .2 L .54 .2 C .42 .45 .26 .7 .22 1.1",
    "6": "M .48 .24 C .14 .16 0 .4 0 .75 R 0 .52 .54 .48 .25",
    "5": "M .5 .2 L .1 .2 L .07 .58 C .15 .51 .22 .49 .29 .49 C .46 .49 .54 .6 .54 .74 C .54 .92 .42 1 .26 1 "
    "C .15 1 .05 .97 -.02 .9",
    "4": "M .42 1.1 L .42 .23 L .38 .23 L 0 .82 L .6 .82",
    "3": "M 0 .29 C .07 .22 .15 .2 .25 .2 C .42 .2 .5 .28 .5 .39 C .5 .53 .4 .58 .16 .58 M .2 .58 "
    "C .44 .58 .54 .66 .54 .79 C .54 .93 .43 1 .26 1 C .15 1 .06 .98 -.02 .92",
    "2": "M 0 .32 C .06 .23 .15 .2 .26 .2 C .42 .2 .51 .3 .51 .42 C .51 .55 .44 .63 .04 1 L .58 1",
}
"""Each index as a few pen strokes. Ranks are half as wide as tall, so that "10" still fits into a narrow strip."""

SUIT_OUTLINES = {
    Suit.HEARTS: "M .5 .97 C .42 .78 .02 .58 .02 .3 C .02 .13 .14 .03 .27 .03 C .38 .03 .46 .1 .5 .22 "
    "C .54 .1 .62 .03 .73 .03 C .86 .03 .98 .13 .98 .3 C .98 .58 .58 .78 .5 .97 Z",
    Suit.SPADES: "M .5 .02 C .58 .2 .97 .38 .97 .62 C .97 .76 .87 .83 .76 .83 C .67 .83 .59 .78 .54 .7 "
    "C .55 .84 .6 .92 .7 .98 L .3 .98 C .4 .92 .45 .84 .46 .7 C .41 .78 .33 .83 .24 .83 C .13 .83 .03 .76 .03 .62 "
    "C .03 .38 .42 .2 .5 .02 Z",
    Suit.DIAMONDS: "M .5 0 Q .68 .28 .9 .5 Q .68 .72 .5 1 Q .32 .72 .1 .5 Q .32 .28 .5 0 Z",
    Suit.CLUBS: "E .5 .25 .225 E .25 .6 .225 E .75 .6 .225 E .5 .5 .13 "
    "M .46 .5 L .54 .5 C .55 .84 .6 .92 .7 .98 L .3 .98 C .4 .92 .45 .84 .46 .5 Z",
}
"""Each suit symbol in a square of one unit; its parts overlap."""


class Ground(Enum):
    """What a text stands on, which decides the colours of its suit symbols."""

    LIGHT = auto()
    DARK = auto()
    CONTRAST_LIGHT = auto()
    CONTRAST_DARK = auto()


def ground(dark: bool, contrast: bool = False) -> Ground:
    """A light ground or a dark one, in the usual colours or in high contrast."""
    if contrast:
        return Ground.CONTRAST_DARK if dark else Ground.CONTRAST_LIGHT
    return Ground.DARK if dark else Ground.LIGHT


class TableColours(msgspec.Struct, frozen=True):
    """The colours of the table, as "#rrggbb".

    `dark` says whether texts are light on a dark ground, `contrast` whether they are those of high contrast.
    """

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
    contrast: bool = False

    def ground(self, dark: bool) -> Ground:
        """A dark place of the table, or a light one."""
        return ground(dark, self.contrast)


LIGHT = TableColours(
    felt=FELT["light"],
    mat=MAT["light"],
    mat_edge="#225a43",
    plate="#ffffff",
    plate_text="#16241d",
    plate_muted="#4d5d55",
    turn="#ffc928",
    turn_text="#1b1500",
    asked="#5b3fb5",
    asked_text="#ffffff",
    vulnerable="#b3261e",
    not_vulnerable="#2c6e49",
    major="#b3261e",
    minor="#ffffff",
    warning="#ffc928",
    ghost="#ffffff",
    overlay="#8fa69a",
    caption="#14211b",
    caption_text="#ffffff",
    ruling="#ffffff",
    ruling_text="#16241d",
    note="#fff1c2",
    note_text="#3a2c00",
)
DARK = TableColours(
    felt=FELT["dark"],
    mat=MAT["dark"],
    mat_edge="#3d7a60",
    plate="#27332d",
    plate_text="#eef4f0",
    plate_muted="#b4c3bb",
    turn="#ffc928",
    turn_text="#1b1500",
    asked="#b7a2ff",
    asked_text="#160b38",
    vulnerable="#d9544b",
    not_vulnerable="#3f8f63",
    major="#d9443b",
    minor="#ffffff",
    warning="#ffc928",
    ghost="#ffffff",
    overlay="#3c4a43",
    caption="#000000",
    caption_text="#ffffff",
    ruling="#27332d",
    ruling_text="#eef4f0",
    note="#4a3f1c",
    note_text="#fff1c2",
    dark=True,
)
CONTRAST = TableColours(
    felt=FELT["contrast"],
    mat=MAT["contrast"],
    mat_edge="#ffffff",
    plate="#000000",
    plate_text="#ffffff",
    plate_muted="#ffffff",
    turn="#ffff00",
    turn_text="#000000",
    asked="#ead6ff",
    asked_text="#000000",
    vulnerable="#a00000",
    not_vulnerable="#005a2b",
    major="#a00000",
    minor="#ffffff",
    warning="#ffff00",
    ghost="#ffffff",
    overlay="#3c3c3c",
    caption="#000000",
    caption_text="#ffffff",
    ruling="#000000",
    ruling_text="#ffffff",
    note="#ffff99",
    note_text="#000000",
    dark=True,
    contrast=True,
)
"""The colours of high contrast: every text stands out from its ground by 7 to 1 at least."""

CARD_FACE = "#fffefa"
CARD_EDGE = "#7d857f"
BACK_LINE = "#c9d7ee"

FOUR_COLOURS = {Suit.SPADES: "#101418", Suit.HEARTS: "#cf1020", Suit.DIAMONDS: "#d96a00", Suit.CLUBS: "#0b7a2f"}
TWO_COLOURS = {Suit.SPADES: "#101418", Suit.HEARTS: "#cf1020", Suit.DIAMONDS: "#cf1020", Suit.CLUBS: "#101418"}
_CONTRAST_SUITS = {"#cf1020": "#b3000f", "#d96a00": "#0a3fd6", "#0b7a2f": "#00661f"}
"""What the colours of the suits become in high contrast."""


def table_colours(dark: bool, contrast: bool = False) -> TableColours:
    """The colours of the table: light, dark, or with high contrast."""
    return CONTRAST if contrast else DARK if dark else LIGHT


def suit_colour(suit: Suit, four_colours: bool, contrast: bool = False) -> str:
    """The colour of a suit on a card, as "#rrggbb"."""
    colour = (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]
    return _CONTRAST_SUITS.get(colour, colour) if contrast else colour


_ON_LIGHT = {Suit.SPADES: "#101418", Suit.HEARTS: "#c40f1e", Suit.DIAMONDS: "#bb5800", Suit.CLUBS: "#0b7a2f"}
_ON_DARK = {Suit.SPADES: "#f2f6f4", Suit.HEARTS: "#ff6e73", Suit.DIAMONDS: "#ffa24a", Suit.CLUBS: "#5fd08a"}
_IN_TEXT = {
    Ground.LIGHT: _ON_LIGHT,
    Ground.DARK: _ON_DARK,
    Ground.CONTRAST_LIGHT: {
        Suit.SPADES: "#000000",
        Suit.HEARTS: "#8a0010",
        Suit.DIAMONDS: "#0a2ba8",
        Suit.CLUBS: "#005018",
    },
    Ground.CONTRAST_DARK: {
        Suit.SPADES: "#ffffff",
        Suit.HEARTS: "#ff8a8e",
        Suit.DIAMONDS: "#7db8ff",
        Suit.CLUBS: "#4fe38b",
    },
}
_TWO_COLOUR_SUIT = {Suit.DIAMONDS: Suit.HEARTS, Suit.CLUBS: Suit.SPADES}


def suit_text_colour(suit: Suit, on: Ground, four_colours: bool = True) -> str:
    """The colour of a suit symbol in text; with two colours, diamonds as hearts and clubs as spades."""
    return _IN_TEXT[on][suit if four_colours else _TWO_COLOUR_SUIT.get(suit, suit)]
