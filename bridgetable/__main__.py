"""The entry point of the program, for `bridgetable` and for `python -m bridgetable`."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program with these arguments, those of the process unless others are given; returns the exit status."""
    try:
        from bridgetable.cli.program import main as run
    except KeyboardInterrupt:
        # Interrupted before it began: the status is that of any command that was interrupted.
        return 130
    return run(arguments)


if __name__ == "__main__":
    sys.exit(main())
