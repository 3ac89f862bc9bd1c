"""The place that is freest is the one that a comparison of each box with each obstacle finds."""

from __future__ import annotations

import random

import pytest

from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.areas import TOUCHING, FreePlaces, freest, nearest_places


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


@pytest.mark.parametrize("step", [12.5, 60])
def test_among_boxes_laid_one_after_another_the_same_place_is_the_freest(step: float) -> None:
    dice = random.Random(1)
    for room in (Box(10, 20, 400, 300), Box(0, 0, 100, 130), Box(0, 0, 60, 60)):
        read, lying = [Box(12, 22, 30, 40)], [Box(12, 22, 90, 120)]
        places = FreePlaces(room, step, read, lying)
        for number in range(60):
            wanted = Box(dice.uniform(0, 400), dice.uniform(0, 300), 90 if number < 50 else 80, 120)
            box = places.freest(wanted)
            assert box == freest(nearest_places(wanted, room, step), read, lying)
            index = Box(box.x, box.y, 30, 40)
            places.lay(box, index)
            read.append(index)
            lying.append(box)
