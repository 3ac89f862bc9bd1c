"""When the program of the window looks for garbage, and in what. No Qt."""

from __future__ import annotations

import gc

FULL = 2
"""The generation of a full collection."""


def collect_only_when_told() -> None:
    """Leaves the search for garbage to `collect`: Python's own could delete a widget while Qt goes through it."""
    gc.disable()


def generation_due() -> int | None:
    """The generation that Python would look at by itself by now, if it did; None while little has been created."""
    due = [count > threshold > 0 for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    return max(number for number, is_due in enumerate(due) if is_due) if due[0] else None


def collect(generation: int) -> None:
    """Looks for garbage in a generation and the younger ones.

    What a full collection has kept is left out of the next ones. Tables are freed without one, and to look at thousands
    of them again the window would stop for some frames.
    """
    gc.collect(generation)
    if generation == FULL:
        gc.freeze()


def collect_due() -> None:
    """Looks for garbage if that is due."""
    generation = generation_due()
    if generation is not None:
        collect(generation)
