"""Makes the font of the suit symbols, with a tick, from the shapes on the cards: `python -m tests.pictures.suit_font`.

It needs fontTools (`pip install fonttools`), and is run again only where those shapes have changed.
"""

from __future__ import annotations

import os

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from bridgetable.cards.card import SUITS
from bridgetable.disk.resources import resources
from bridgetable.ui.drawing.lettering import ensure_application
from bridgetable.ui.drawing.suit_symbols import SUIT_FAMILY, SUIT_FONT, fitted_path, suit_path

UNIT = 1000
"""The size of a letter in the units of the font."""
TOP, BOTTOM = 725, -30
"""How far a symbol goes above and below the line on which letters stand."""
BESIDE = 25
"""The room at each side of a symbol."""
CHOSEN = "✓"
ASCENT, DESCENT = 750, 120
"""Less than those of any other font, so that a symbol makes no row of text taller."""


def main() -> None:
    """Writes the font into the resources."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    ensure_application()
    shapes = {letter: suit_path(suit) for letter, suit in SUITS.items()} | {CHOSEN: _tick()}
    names = {letter: f"uni{ord(letter):04X}" for letter in shapes}
    glyphs, metrics = {".notdef": TTGlyphPen(None).glyph()}, {".notdef": (UNIT // 2, 0)}
    for letter, shape in shapes.items():
        path = fitted_path(shape, QRectF(0, -TOP, UNIT, TOP - BOTTOM))
        path.translate(BESIDE - path.boundingRect().left(), 0)
        glyphs[names[letter]] = _glyph(path)
        metrics[names[letter]] = (round(path.boundingRect().right()) + BESIDE, BESIDE)
    font = FontBuilder(UNIT, isTTF=True)
    font.setupGlyphOrder([".notdef", *names.values()])
    font.setupCharacterMap({ord(letter): name for letter, name in names.items()})
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(metrics)
    font.setupHorizontalHeader(ascent=ASCENT, descent=-DESCENT)
    font.setupOS2(sTypoAscender=ASCENT, sTypoDescender=-DESCENT, usWinAscent=ASCENT, usWinDescent=DESCENT, fsType=0)
    # The licence of the program: these are its own shapes.
    font.setupNameTable(
        {
            "familyName": SUIT_FAMILY,
            "styleName": "Regular",
            "uniqueFontIdentifier": SUIT_FAMILY,
            "fullName": SUIT_FAMILY,
            "psName": SUIT_FAMILY.replace(" ", ""),
            "version": "Version 1.0",
            "copyright": "Copyright (c) 2026 the bridgetable authors",
            "licenseDescription": "MIT",
        }
    )
    font.setupPost()
    # Otherwise a font made anew differs in its date alone.
    font.font["head"].created = font.font["head"].modified = 0
    font.font.recalcTimestamp = False
    font.save(resources() / "fonts" / SUIT_FONT)


def _tick() -> QPainterPath:
    """The sign of what is chosen or right, as a stroke that becomes wider."""
    path = QPainterPath(QPointF(0, 0.56))
    for x, y in ((0.14, 0.44), (0.36, 0.68), (0.86, 0.02), (1, 0.13), (0.38, 0.96)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def _glyph(path: QPainterPath) -> object:
    """The outline of a symbol in the curves of TrueType; its y grows upwards."""
    pen = TTGlyphPen(None)
    cubic = Cu2QuPen(pen, 0.5)
    places = [path.elementAt(n) for n in range(path.elementCount())]
    begun, n = False, 0
    while n < len(places):
        kind, here = places[n].type, (places[n].x, -places[n].y)
        if kind == QPainterPath.ElementType.MoveToElement:
            if begun:
                cubic.closePath()
            cubic.moveTo(here)
            begun, n = True, n + 1
        elif kind == QPainterPath.ElementType.LineToElement:
            cubic.lineTo(here)
            n += 1
        else:
            cubic.curveTo(here, *((each.x, -each.y) for each in places[n + 1 : n + 3]))
            n += 3
    cubic.closePath()
    return pen.glyph()


if __name__ == "__main__":
    main()
