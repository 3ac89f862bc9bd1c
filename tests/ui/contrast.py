"""The contrast of two colours as WCAG 2 computes it, from 1 to 21."""

from __future__ import annotations

ENOUGH = 7.0
"""The contrast of level AAA for text of usual size, which high contrast keeps throughout."""


def contrast(one: str, other: str) -> float:
    """The contrast of two colours written as "#rrggbb"."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
