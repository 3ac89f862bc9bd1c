"""Shapes: how many cards of each suit a hand has, as "any 4333 + any 4432 + 5xxx - any 7xxx"."""

from __future__ import annotations

import itertools
import re
from typing import TypeAlias

Shape: TypeAlias = tuple[int, int, int, int]
"""How many spades, hearts, diamonds and clubs, in the order they are written."""
ALL_SHAPES: frozenset[Shape] = frozenset(
    (spades, hearts, diamonds, 13 - spades - hearts - diamonds)
    for spades, hearts, diamonds in itertools.product(range(14), repeat=3) if spades + hearts + diamonds <= 13
)
"""Every shape of 13 cards."""
PATTERN = re.compile("[0-9xX]{4}")
"""How a shape is written."""


def shapes_of(pattern: str, *, in_any_order: bool = False) -> frozenset[Shape]:
    """The shapes of this pattern of four digits, where x stands for any number; none if they cannot make 13 cards."""
    wanted = tuple(None if sign in "xX" else int(sign) for sign in pattern)
    orders = set(itertools.permutations(wanted)) if in_any_order else {wanted}
    return frozenset(
        shape for shape in ALL_SHAPES
        if any(all(number in (None, length) for number, length in zip(order, shape, strict=True)) for order in orders)
    )
