"""A short evening of the deep run of rooms."""

from __future__ import annotations

import pytest

from tests.deep.rooms import evening

pytestmark = pytest.mark.deep


def test_a_short_evening_loses_nothing() -> None:
    assert evening(3, 40).faults == ()
