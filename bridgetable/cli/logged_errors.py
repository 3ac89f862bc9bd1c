"""The errors in the log of the window: of each its kind and the lines it went through, and nothing of any value."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import NamedTuple

_FRAME = re.compile(r'\s+File "(.+)", line (\d+), in (\S+)')
_BEGINS = "Traceback (most recent call last):"
_KIND = re.compile(r"([A-Za-z_][\w.]*)(?::|$)")


class LoggedError(NamedTuple):
    """An error: its kind as Python names it, and the lines it went through, the innermost last."""

    kind: str
    lines: tuple[str, ...]

    def __str__(self) -> str:
        return " < ".join((self.kind, *reversed(self.lines)))


def logged_errors(text: str) -> Iterator[LoggedError]:
    """The errors in a log, in their order.

    What Python says of an error is left out: a name, a note or the name of a file may be in it.
    """
    for part in text.split(_BEGINS)[1:]:
        frames: list[str] = []
        for line in part.splitlines():
            if frame := _FRAME.match(line):
                frames.append(f"{_within(frame[1])}:{frame[2]} {frame[3]}")
            elif frames and (kind := _KIND.match(line)):
                yield LoggedError(kind[1], tuple(frames))
                break


def last(errors: Iterable[LoggedError], most: int, lines: int) -> list[LoggedError]:
    """The last of the errors, each with its innermost lines; one that is repeated comes once."""
    once = list(dict.fromkeys(LoggedError(each.kind, each.lines[-lines:]) for each in errors))
    return once[-most:]


def _within(path: str) -> str:
    """The path of a module from the package on that it is in; of a file elsewhere its name only."""
    parts = PurePosixPath(path.replace("\\", "/")).parts
    for place in range(len(parts) - 1, 0, -1):
        if parts[place - 1] == "site-packages" or parts[place] == "bridgetable":
            return "/".join(parts[place:])
    return parts[-1]
