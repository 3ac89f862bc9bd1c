"""A place beside what must be seen."""

from __future__ import annotations

from bridgetable.ui.kit.box import Box
from bridgetable.ui.kit.dialogs import box_beside
from tests.each import for_each

BOUNDS = Box(0, 0, 1000, 600)
SEEN = Box(300, 200, 300, 250)
LEAST = (200.0, 150.0)


@for_each(
    ("wanted", "found"),
    [
        (Box(650, 20, 200, 200), Box(650, 20, 200, 200)),
        (Box(350, 200, 300, 200), Box(600, 200, 300, 200)),
        (Box(350, 0, 300, 700), Box(600, 0, 300, 600)),
        (Box(100, 200, 900, 190), Box(100, 10, 900, 190)),
        (Box(100, 100, 800, 400), Box(600, 100, 400, 400)),
    ],
)
def test_it_is_moved_first_and_made_smaller_then(wanted: Box, found: Box) -> None:
    assert box_beside(wanted, LEAST, SEEN, BOUNDS) == found


def test_where_nothing_fits_there_is_none() -> None:
    assert box_beside(Box(0, 0, 900, 500), (800, 500), SEEN, BOUNDS) is None


@for_each("width", range(100, 1000, 150))
@for_each("height", range(100, 600, 120))
@for_each("seen", [SEEN, Box(0, 100, 500, 300), Box(600, 0, 400, 600), Box(200, 300, 700, 300)])
def test_it_is_never_over_it_nor_outside(width: int, height: int, seen: Box) -> None:
    found = box_beside(Box.centred_at(500, 300, width, height), LEAST, seen, BOUNDS)
    if found is not None:
        assert BOUNDS.contains(found) and not found.overlaps(seen)
        assert found.width <= width and found.height <= height
