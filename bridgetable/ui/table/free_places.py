"""Where there is room on the table for a label, a ghost or a number, so that it covers no index. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridgetable.ui.kit.box import Box
from bridgetable.ui.table.areas import TableAreas
from bridgetable.ui.table.elements import Pose, index_box

STEP = 0.5
"""The distance between two places that are tried, in card widths."""
INDEX_MARGIN = 0.1
"""How much of the margin around an index may be covered, in card widths."""
TOUCHING = 0.5
"""By how many pixels two boxes may overlap and count as beside each other."""


def freest(candidates: Sequence[Box], *obstacles: Sequence[Box]) -> Box:
    """The first of these boxes that overlaps no obstacle; else the one that overlaps least of the first obstacles.

    Of several groups of obstacles the first matters most.
    """
    for n in range(len(obstacles), 0, -1):
        together = [each for group in obstacles[:n] for each in group]
        for box in candidates:
            if not any(box.overlaps(each, TOUCHING) for each in together):
                return box
    return min(candidates, key=lambda box: sum(_overlap(box, each) for each in obstacles[0]))


def _overlap(one: Box, other: Box) -> float:
    """The area that two boxes share."""
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, width) * max(0.0, height)


def nearest_places(box: Box, room: Box, step: float) -> list[Box]:
    """The box itself, then boxes of its size everywhere in the room, the nearest first."""
    across, down = max(0, int((room.width - box.width) / step)), max(0, int((room.height - box.height) / step))
    places = [(room.x + n * step, room.y + m * step) for n in range(across + 1) for m in range(down + 1)]
    places.sort(key=lambda place: (place[0] - box.x) ** 2 + (place[1] - box.y) ** 2)
    return [box, *(Box(x, y, box.width, box.height) for x, y in places)]


def indices(areas: TableAreas, poses: Iterable[Pose]) -> list[Box]:
    """What must stay free of each card face up."""
    return [index_read(areas, pose) for pose in poses if pose.face_up]


def index_read(areas: TableAreas, pose: Pose) -> Box:
    """The index of a card without its margin."""
    return index_box(pose, areas.index).shrunk(INDEX_MARGIN * areas.unit)
