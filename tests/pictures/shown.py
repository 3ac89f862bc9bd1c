"""What windows show, told so that it does not depend on the machine: its fonts, its Qt, or the scale of its screen.

A description has the parts of the windows in their order, each with its words, its state, its icon and roughly its
place; the colours that cover much; and the picture in a few large squares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher
from hashlib import sha256

import msgspec
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPalette
from PySide6.QtWidgets import QWidget

from bridgetable.cards.card import SUITS
from bridgetable.disk.resources import resources
from bridgetable.ui.drawing.colours import suit_text_colour
from bridgetable.ui.kit.theme import application_palette, style_sheet
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.picture import render_table
from bridgetable.ui.table.view import TableView
from tests.pictures.parts import Part, parts_of

ACROSS, DOWN = 9, 10
"""How far a part may lie from where it lay, in per cent of the width and the height of its window."""
ICON = 2
"""How much of a square of an icon may be covered more or less, in tenths."""
SQUARES = (16, 10)
"""Into how many squares a picture is divided, across and down."""
BRIGHTER = 36
"""How much brighter or darker a square may be, of 255, where only letters have another shape."""
FEW = 6
"""In how many squares a picture may be otherwise all the same, where lines are longer or shorter."""
TABLE = (640, 600)
"""The size in pixels in which each table is looked at closely: its letters are those of the program."""
TABLE_SQUARES = (32, 30)
TABLE_BRIGHTER = 14
"""How much brighter or darker a square of a table may be."""
LARGE = 0.03
"""The share of a picture from which on a colour is one of those that cover much."""
SPREAD = 3.0
"""How many times as much a colour may cover."""
_GROUPS = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled)
_ROLES = tuple(
    QPalette.ColorRole[name]
    for name in (
        "Window",
        "WindowText",
        "Base",
        "AlternateBase",
        "Text",
        "Button",
        "ButtonText",
        "BrightText",
        "PlaceholderText",
        "Link",
        "Highlight",
        "HighlightedText",
        "Light",
        "Midlight",
        "Mid",
        "Dark",
        "Shadow",
    )
)


class Description(msgspec.Struct, frozen=True):
    """What a picture shows: its parts, the share of its large colours, and squares of it and of its tables, as
    "rrggbb" in rows."""

    parts: tuple[Part, ...]
    colours: dict[str, float]
    squares: tuple[str, ...]
    tables: tuple[str, ...] = ()


def description_of(windows: Sequence[QWidget], image: QImage, theme: str, text: str = "") -> Description:
    """Describes these windows, which `image` is the picture of, in this theme; `text` is what is painted in them."""
    tables = [
        view
        for window in windows
        for view in (window, *window.findChildren(TableView))
        if isinstance(view, TableView) and view.isVisible()
    ]
    return Description(
        (
            Part(f"colours {_colours_of_theme(theme)}"),
            *(part for window in windows for part in parts_of(window)),
            *(Part(f"painted “{' '.join(line.split())}”") for line in text.splitlines() if line.strip()),
        ),
        _large_colours(image),
        _squares(image, SQUARES),
        tuple(row for view in tables for row in _table_squares(view)),
    )


def _colours_of_theme(theme: str) -> str:
    """Stands for all colours of a theme: another one, and it is another."""
    options = ViewOptions(dark=theme != "light", contrast=theme == "contrast")
    palette = application_palette(theme)
    named = [palette.color(group, role).name() for group in _GROUPS for role in _ROLES]
    suits = [suit_text_colour(suit, options.colours.ground(options.dark)) for suit in SUITS.values()]
    rules = style_sheet(theme).replace(resources().as_posix(), "")
    text = "\n".join((*rules.split(), *named, *suits, repr(options.colours)))
    return sha256(text.encode()).hexdigest()[:12]


def _large_colours(image: QImage) -> dict[str, float]:
    # Every third pixel of every third row tells as much.
    some = image.scaled(image.width() // 3, image.height() // 3).convertToFormat(QImage.Format.Format_RGB32)
    counted, count = Counter(memoryview(some.constBits()).cast("I")), some.width() * some.height()
    return {
        f"{colour & 0xFFFFFF:06x}": round(times / count, 3)
        for colour, times in counted.most_common(20)
        if times / count >= LARGE
    }


def _squares(image: QImage, squares: tuple[int, int]) -> tuple[str, ...]:
    small = image.scaled(
        QSize(*squares), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    across, down = squares
    return tuple(" ".join(f"{small.pixel(x, y) & 0xFFFFFF:06x}" for x in range(across)) for y in range(down))


def _table_squares(view: TableView) -> tuple[str, ...]:
    scene = view.table_scene
    if scene.table is None:
        return ()
    return _squares(render_table(scene.table, scene.words, TABLE, scene.options), TABLE_SQUARES)


# -- comparing -------------------------------------------------------------------------------------------------------


def differences(was: Description, now: Description) -> list[str]:
    """What is shown otherwise than it was, a line for each thing; nothing where the picture is current."""
    return [
        *_changed_parts(was.parts, now.parts),
        *_changed_colours(was.colours, now.colours),
        *_changed_squares("the picture", was.squares, now.squares, BRIGHTER, FEW),
        *_changed_squares("a table", was.tables, now.tables, TABLE_BRIGHTER, 0),
    ]


def _changed_parts(was: Sequence[Part], now: Sequence[Part]) -> list[str]:
    found: list[str] = []
    matcher = SequenceMatcher(None, [part.what for part in was], [part.what for part in now], autojunk=False)
    for kind, a, b, c, d in matcher.get_opcodes():
        if kind != "equal":
            found += [f"- {part.what}" for part in was[a:b]] + [f"+ {part.what}" for part in now[c:d]]
            continue
        for old, new in zip(was[a:b], now[c:d], strict=True):
            if abs(old.x - new.x) > ACROSS or abs(old.y - new.y) > DOWN:
                found.append(f"moved from {old.x}, {old.y} to {new.x}, {new.y}: {new.what}")
            if len(old.icon) != len(new.icon) or any(
                abs(int(one) - int(other)) > ICON for one, other in zip(old.icon, new.icon, strict=True)
            ):
                found.append(f"has another icon: {new.what}")
    return found


def _changed_colours(was: dict[str, float], now: dict[str, float]) -> list[str]:
    found = []
    for colour in sorted({*was, *now}):
        old, new = was.get(colour, 0.0), now.get(colour, 0.0)
        if max(old, new) > SPREAD * max(min(old, new), LARGE / SPREAD):
            found.append(f"#{colour} covers {new:.1%}, and covered {old:.1%}")
    return found


def _changed_squares(what: str, was: Sequence[str], now: Sequence[str], brighter: int, few: int) -> list[str]:
    if len(was) != len(now):
        return [f"{what} is divided otherwise"]
    changed = [
        (x, y)
        for y, (old, new) in enumerate(zip(was, now, strict=True))
        for x, (one, other) in enumerate(zip(old.split(), new.split(), strict=True))
        if any(abs(a - b) > brighter for a, b in zip(bytes.fromhex(one), bytes.fromhex(other), strict=True))
    ]
    return [f"{what} is otherwise in {len(changed)} squares, as at {changed[0]}"] if len(changed) > few else []
