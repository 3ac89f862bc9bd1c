"""Bars divided by counts: every part that is not empty has room for its sign and its number."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.ui.progress.dialog import divided


def test_parts_lie_side_by_side_in_proportion() -> None:
    assert divided(200, (5, 0, 15), 20) == ((0, 50), (50, 0), (50, 150))


def test_a_small_part_is_widened_at_the_cost_of_the_others() -> None:
    assert divided(200, (1, 19, 0), 20)[0] == (0, 20)


def test_nothing_is_an_empty_bar() -> None:
    assert divided(200, (0, 0, 0), 20) == ((0, 0),) * 3


@settings(max_examples=40)
@given(st.lists(st.integers(0, 20), min_size=3, max_size=3), st.floats(10, 500), st.floats(1, 60))
def test_a_bar_is_filled_and_no_part_is_too_narrow(counts: list[int], width: float, least: float) -> None:
    parts = divided(width, counts, least)
    if not sum(counts):
        return
    assert sum(each for _, each in parts) == pytest.approx(width)
    room = min(least, width / sum(1 for count in counts if count))
    assert all(each >= room - 1e-6 if count else each == 0 for count, (_, each) in zip(counts, parts, strict=True))
