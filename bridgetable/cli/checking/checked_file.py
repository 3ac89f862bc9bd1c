"""What was found in one case file, as one process tells it to another."""

from __future__ import annotations

import msgspec


class Report(msgspec.Struct, frozen=True):
    """The lines to print about a case file that was checked, and how many expectations it has, failed and skipped.

    `error` is the line about a file that could not be checked.
    """

    lines: tuple[str, ...] = ()
    error: str = ""
    expectations: int = 0
    failed: int = 0
    skipped: int = 0
