"""Some kills of the deep run, of each writer at moments spread over its write, and of a window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.deep import kills
from tests.deep.killed import WRITERS

pytestmark = [pytest.mark.deep, pytest.mark.skipif(bool(kills.MISSING), reason=kills.MISSING or "they can be forked")]


@pytest.fixture(scope="module")
def writers() -> Iterator[kills.Writers]:
    with kills.Writers() as process:
        yield process


@pytest.mark.parametrize("name", WRITERS)
def test_a_writer_that_is_killed_leaves_the_old_contents_or_the_new(writers: kills.Writers, name: str) -> None:
    moments = writers.moments(name)
    for moment in range(0, moments, 1 if name != "picture" else 6):
        assert writers.kill_at(name, moment, {"moment": moment}).faults == ()


def test_a_window_that_is_killed_opens_with_its_table() -> None:
    assert kills.window_killed(16, 1).faults == ()
