"""Seeds of deals nobody chose."""

from __future__ import annotations

import random

LARGEST_SEED = 999_999


def fresh_seed() -> int:
    """A seed nobody chose."""
    return random.SystemRandom().randint(1, LARGEST_SEED)
