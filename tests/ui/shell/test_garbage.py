"""When garbage is looked for."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from bridgetable.ui.shell.startup import collect_due, collect_only_when_told


class Circle:
    """What refers to itself, and is not freed before it is found as garbage."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    """Has Python look for garbage after a test as it did before."""
    enabled = gc.isenabled()
    yield
    gc.unfreeze()
    if enabled:
        gc.enable()


def circle() -> weakref.ref[Circle]:
    """A reference to a circle that nobody has."""
    return weakref.ref(Circle())


def create(number: int) -> list[list[int]]:
    """So many objects that Python counts for the next search."""
    return [[each] for each in range(number)]


def test_garbage_is_found_when_it_is_looked_for_and_not_before() -> None:
    collect_only_when_told()
    lost = circle()
    kept = create(2 * gc.get_threshold()[0])
    assert lost() is not None
    collect_due()
    assert lost() is None
    assert kept


def test_nothing_is_looked_for_while_little_has_been_created() -> None:
    collect_only_when_told()
    gc.collect(0)
    lost = circle()
    collect_due()
    assert lost() is not None


def test_what_a_full_collection_has_kept_is_not_looked_at_again() -> None:
    collect_only_when_told()
    frozen, kept = gc.get_freeze_count(), []
    for _ in range(2 * (gc.get_threshold()[1] + 1) * (gc.get_threshold()[2] + 1)):
        kept.append(create(2 * gc.get_threshold()[0]))
        collect_due()
    assert gc.get_freeze_count() > frozen + len(kept)
