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


def leave_out_working_folder() -> None:
    """Imports nothing from the working folder, where `python -m` looks first: a module lying there is somebody else's.

    The package itself has been found by then, and so have the modules that Python needed for that.
    """
    if not sys.flags.safe_path:
        del sys.path[0]


if __name__ == "__main__":
    leave_out_working_folder()
    sys.exit(main())
