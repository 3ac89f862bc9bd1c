"""`bridgetable check` of one small case, beside a Python that only imports msgspec; of all, beside one process."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

from bridgetable.disk.resources import resources
from tests.benchmark.figure import ROUNDS, Figure, timed
from tests.benchmark.start import CASE, ROOT

BARE = ("-c", "import msgspec")
CHECK = ("-m", "bridgetable", "check")


def run(*arguments: str) -> None:
    """Runs Python with these arguments; compiled files are kept, as after any installation."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, *arguments], check=True, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)


def measure() -> Iterator[Figure]:
    """The check of one small case and of all that are shipped, from the start of the process to its end."""
    one = partial(run, *CHECK, str(CASE))
    yield Figure("check of one small case", "python with msgspec", *_in_turn(one, partial(run, *BARE)), 3.5)
    cases = str(resources() / "cases")
    many, alone = partial(run, *CHECK, cases), partial(run, *CHECK, "--workers", "1", cases)
    # On two processors; with more of them it is less.
    yield Figure("check of all cases", "one process", *_in_turn(many, alone), 0.75)


def _in_turn(ours: partial[None], peer: partial[None]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The times of both, taken in turn; the first round is left out, in which files are read from the disk."""
    rounds = [(timed(ours), timed(peer)) for _ in range(ROUNDS + 1)][1:]
    return tuple(first for first, _ in rounds), tuple(second for _, second in rounds)
