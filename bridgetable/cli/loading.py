"""Importing what a process works with from then on."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def loading() -> Iterator[None]:
    """Keeps all that is imported meanwhile, and whatever was before, out of garbage collection: it stays anyway."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
