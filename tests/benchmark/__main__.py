"""Timings as ratios, taken in one run: `python -m tests.benchmark [--json] [PART…]`. Not a test: nothing fails."""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
from pathlib import Path

from tests.benchmark.figure import Figure, as_json

NO_PARTS = {"__main__", "figure", "window"}


def main() -> None:
    """Measures the parts that are named, or all of them, and prints a line for each figure, or one JSON list."""
    folder = Path(__file__).parent
    parts = sorted(found.name for found in pkgutil.iter_modules([str(folder)]) if found.name not in NO_PARTS)
    arguments = argparse.ArgumentParser(prog="python -m tests.benchmark")
    arguments.add_argument("--json", action="store_true", help="print the figures as JSON")
    arguments.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(parts)}; otherwise all")
    chosen = arguments.parse_args()
    if unknown := set(chosen.parts) - set(parts):
        arguments.error(f"there is no part {', '.join(sorted(unknown))}")
    figures: list[Figure] = []
    for part in chosen.parts or parts:
        for figure in importlib.import_module(f"tests.benchmark.{part}").measure():
            figures.append(figure)
            if not chosen.json:
                print(figure, flush=True)
    if chosen.json:
        print(as_json(figures))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
