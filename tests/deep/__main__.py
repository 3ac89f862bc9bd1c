"""Deep runs by a command: `python -m tests.deep [--minutes M] [--seed S] [--keep FOLDER] [--data FOLDER] [PART…]`."""

from __future__ import annotations

import argparse
import faulthandler
import importlib
import os
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.deep.outcome import Fault, Outcome

PARTS = ("actions", "readers", "session", "oracle", "kills", "lesson", "asked", "rooms")
EVERY = 10.0
"""Seconds between two lines of progress."""
KEPT = 3
"""How many reproductions are kept of one fault."""


def main() -> int:
    """Runs the parts that are named, or all; returns 1 if one of them found a fault."""
    arguments = argparse.ArgumentParser(prog="python -m tests.deep")
    arguments.add_argument("--minutes", type=float, default=10.0, help="how long each part runs; 10 unless given")
    arguments.add_argument("--seed", type=int, default=1, help="the first seed; 1 unless given")
    arguments.add_argument("--keep", type=Path, help="the folder for reproductions of faults; otherwise a new one")
    arguments.add_argument("--data", type=Path, help="a folder of files for the readers, besides those shipped")
    arguments.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; otherwise all")
    chosen = arguments.parse_args()
    if unknown := set(chosen.parts) - set(PARTS):
        arguments.error(f"there is no part {', '.join(sorted(unknown))}")
    if chosen.data is not None:
        from tests.deep.corpus import use_data

        use_data(chosen.data)
    keep = chosen.keep or Path(tempfile.mkdtemp(prefix="deep-"))
    runs = [Part(name, chosen.seed, keep) for name in chosen.parts or PARTS]
    for run in runs:
        run.go_on(chosen.minutes * 60)
    for run in runs:
        print(run.summary(), flush=True)
    return 1 if any(run.found for run in runs) else 0


class Part:
    """A part that is being run, with all it has done and found."""

    def __init__(self, name: str, seed: int, keep: Path) -> None:
        self.name, self.seed, self.keep = name, seed, keep
        self.done: Counter[str] = Counter()
        self.found: Counter[str] = Counter()
        self.runs = 0
        self.skipped = ""

    def go_on(self, seconds: float) -> None:
        """Runs it for this long, telling of each new fault, and now and then how far it has come."""
        started = told = time.monotonic()
        for outcome in self._outcomes():
            self.runs += 1
            self.done[outcome.unit] += outcome.done
            for fault in outcome.faults:
                self._add(fault)
            now = time.monotonic()
            if now - told >= EVERY:
                told = now
                print(f"{self.name}: {now - started:.0f} s, {self._counts()}", flush=True)
            if now - started >= seconds:
                return

    def _outcomes(self) -> Iterator[Outcome]:
        module = importlib.import_module(f"tests.deep.{self.name}")
        self.skipped = getattr(module, "MISSING", "")
        if not self.skipped:
            yield from module.runs(self.seed)

    def _add(self, fault: Fault) -> None:
        self.found[fault.what] += 1
        if self.found[fault.what] > KEPT:
            return
        folder = self.keep / self.name / f"{list(self.found).index(fault.what) + 1}-seed-{fault.seed}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "fault.txt").write_text(f"{fault.what}\nseed {fault.seed}\n\n{fault.details}\n", "utf-8")
        for name, data in fault.files:
            (folder / name).write_bytes(data)
        print(f"{self.name}: seed {fault.seed}: {fault.what}\n    {folder}", flush=True)

    def _counts(self) -> str:
        done = ", ".join(f"{count} {unit}" for unit, count in self.done.items())
        return f"{self.runs} runs, {done or 'nothing done'}, {len(self.found)} faults"

    def summary(self) -> str:
        """What was done and found, in one line."""
        if self.skipped:
            return f"{self.name}: skipped: {self.skipped}"
        times = f" ({sum(self.found.values())} times)" if self.found else ""
        return f"{self.name}: seeds from {self.seed}, {self._counts()}{times}"


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    warnings.simplefilter("error")
    faulthandler.enable()
    raise SystemExit(main())
