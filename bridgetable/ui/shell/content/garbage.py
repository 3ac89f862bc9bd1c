"""When the program of the window looks for garbage, and in what. No Qt."""

from __future__ import annotations

import gc


def collect_only_when_told() -> None:
    """Leaves the search for garbage to `collect_due`, and out of it what the start has loaded, which stays."""
    gc.disable()
    gc.freeze()


def collect_due() -> None:
    """Looks for garbage if as much has been created since the last time as Python waits for before it looks by itself.

    What a full collection has kept is left out of the next ones. Tables are freed without one, and to look at thousands
    of them again the window would stop for some frames.
    """
    due = [count > threshold > 0 for count, threshold in zip(gc.get_count(), gc.get_threshold(), strict=True)]
    if not due[0]:
        return
    generation = max(number for number, is_due in enumerate(due) if is_due)
    gc.collect(generation)
    if generation == len(due) - 1:
        gc.freeze()
