"""The place that is freest is the one that a comparison of each box with each obstacle finds."""

from __future__ import annotations

import random

import pytest

from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.areas import TOUCHING, freest


def shared(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)


def expected(places: list[Box], groups: list[list[Box]]) -> Box:
    """The first place that is free of as many groups as possible, else the one that shares least with the first."""
    for n in range(len(groups), 0, -1):
        obstacles = [box for group in groups[:n] for box in group]
        for place in places:
            if not any(place.overlaps(obstacle, TOUCHING) for obstacle in obstacles):
                return place
    return min(places, key=lambda place: sum(shared(place, obstacle) for obstacle in groups[0]))


@pytest.mark.parametrize("obstacles", [0, 3, 10, 40])
def test_no_other_place_is_freer(obstacles: int) -> None:
    dice = random.Random(obstacles)

    def boxes(number: int) -> list[Box]:
        return [Box(dice.uniform(0, 500), dice.uniform(0, 500), 90, 120) for _ in range(number)]

    for _ in range(50):
        places, groups = boxes(20), [boxes(obstacles), boxes(obstacles)]
        assert freest(places, *groups) is expected(places, groups)
