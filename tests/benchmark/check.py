"""`bridgetable check` of one small case, beside a Python that imports msgspec and does nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial

from tests.benchmark.figure import ROUNDS, Figure, timed
from tests.benchmark.start import CASE, ROOT

BARE = ("-c", "import msgspec")


def run(*arguments: str) -> None:
    """Runs Python with these arguments; compiled files are kept, as after any installation."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    subprocess.run([sys.executable, *arguments], check=True, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)


def measure() -> Iterator[Figure]:
    """The check of one small case, from the start of the process to its end."""
    check = partial(run, "-m", "bridgetable", "check", str(CASE))
    rounds = [(timed(check), timed(partial(run, *BARE))) for _ in range(ROUNDS + 1)][1:]
    ours, bare = zip(*rounds, strict=True)
    yield Figure("check of one small case", "python with msgspec", ours, bare, 3.5)
