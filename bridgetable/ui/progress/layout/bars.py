"""A bar divided by counts. No Qt."""

from __future__ import annotations

from collections.abc import Sequence


def divided(width: float, counts: Sequence[int], least: float) -> tuple[tuple[float, float], ...]:
    """The left end and the width of the part of each count, which fill the bar in proportion.

    A part that is not empty is at least so wide, as far as the bar has room for all of them.
    """
    there = sorted((at for at, count in enumerate(counts) if count), key=lambda at: counts[at])
    least = min(least, width / max(1, len(there)))
    widths, room, left = [0.0] * len(counts), width, sum(counts)
    # The smallest first: a part that is widened leaves less to the larger ones.
    for at in there:
        widths[at] = max(least, room * counts[at] / left)
        room, left = room - widths[at], left - counts[at]
    return tuple((sum(widths[:at]), each) for at, each in enumerate(widths))
