"""The entry point of the program, for `bridgetable` and for `python -m bridgetable`."""

from __future__ import annotations

import sys

from bridgetable.cli.program import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
