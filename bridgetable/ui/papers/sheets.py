"""Strips of paper set one below the other on pages, none of them divided."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

PageNumbers: TypeAlias = Mapping[str, int]
"""The page of each heading that has a name."""
Draw: TypeAlias = Callable[[Any, float, float, PageNumbers], None]
"""Paints something with a painter, its upper left corner at these coordinates."""


class Strip(msgspec.Struct, frozen=True):
    """A part of a page as wide as the page, which is never divided; lengths are in tenths of a point.

    `above` is the space to what stands before it on the page. With `kept` it stands on the same page as the next one.
    `name` is that of the heading which it begins.
    """

    height: float
    draw: Draw
    above: float = 0
    kept: bool = False
    name: str = ""


class Placed(msgspec.Struct, frozen=True):
    """A strip on a page, `top` below the upper edge of the printed area."""

    top: float
    strip: Strip


Sheet: TypeAlias = tuple[Placed, ...]
"""What stands on a page of paper."""


def height_of(strips: Sequence[Strip]) -> float:
    """The height of these strips one below the other at the top of a page."""
    return sum(strip.height + strip.above * (place > 0) for place, strip in enumerate(strips))


def sheets_of(strips: Iterable[Strip], height: float) -> list[Sheet]:
    """The strips on pages with a printed area of this height; at least one page."""
    sheets: list[list[Placed]] = [[]]
    bottom = 0.0
    for group in _groups(strips):
        if sheets[-1] and bottom + group[0].above + height_of(group) > height:
            sheets.append([])
        for strip in group:
            top = bottom + strip.above if sheets[-1] else 0.0
            if sheets[-1] and top + strip.height > height:
                # A group that is higher than a page has to be divided after all.
                sheets.append([])
                top = 0.0
            sheets[-1].append(Placed(top, strip))
            bottom = top + strip.height
    return [tuple(sheet) for sheet in sheets]


def _groups(strips: Iterable[Strip]) -> Iterator[list[Strip]]:
    """The strips that stand on one page together."""
    group: list[Strip] = []
    for strip in strips:
        group.append(strip)
        if not strip.kept:
            yield group
            group = []
    if group:
        yield group


def page_numbers(sheets: Iterable[Sheet]) -> dict[str, int]:
    """The page of each strip that has a name, counted from 1."""
    return {
        placed.strip.name: number
        for number, sheet in enumerate(sheets, 1)
        for placed in reversed(sheet)
        if placed.strip.name
    }
