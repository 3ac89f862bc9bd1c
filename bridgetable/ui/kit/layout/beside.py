"""A place beside what must be seen: to the right of it, else to the left, below or above. No Qt."""

from __future__ import annotations

from bridgetable.ui.kit.layout.box import Box


def box_beside(wanted: Box, least: tuple[float, float], seen: Box, bounds: Box) -> Box | None:
    """The box of the wanted size inside the bounds that leaves `seen` free, else a smaller one.

    `least` are the smallest width and height. It stays as near as it can to where it was wanted; None if nothing fits.
    """
    if bounds.contains(wanted) and not wanted.overlaps(seen):
        return wanted
    strips = (
        Box(seen.right, bounds.y, bounds.right - seen.right, bounds.height),
        Box(bounds.x, bounds.y, seen.x - bounds.x, bounds.height),
        Box(bounds.x, seen.bottom, bounds.width, bounds.bottom - seen.bottom),
        Box(bounds.x, bounds.y, bounds.width, seen.y - bounds.y),
    )
    for width, height in ((wanted.width, wanted.height), least):
        for strip in strips:
            if strip.width >= width and strip.height >= height:
                return _inside(wanted, strip)
    return None


def _inside(wanted: Box, strip: Box) -> Box:
    """The wanted box moved into the strip, and made smaller where it has to be."""
    width, height = min(wanted.width, strip.width), min(wanted.height, strip.height)
    x = min(max(wanted.x, strip.x), strip.right - width)
    y = min(max(wanted.y, strip.y), strip.bottom - height)
    return Box(x, y, width, height)
