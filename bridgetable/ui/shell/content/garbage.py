"""When Python looks for garbage, and in what."""

from __future__ import annotations

import gc


def collect_garbage() -> None:
    """Has Python look for garbage again, but not in what the start has loaded, which stays."""
    gc.freeze()
    if _leave_survivors not in gc.callbacks:
        gc.callbacks.append(_leave_survivors)
    gc.enable()


def _leave_survivors(phase: str, info: dict[str, int]) -> None:
    """Leaves what a full collection has kept out of the next ones.

    Tables are freed without one, and to look at thousands of them again the window would stop for some frames.
    """
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
