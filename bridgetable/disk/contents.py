"""What stands in a file, read within bounds: a regular file, and no more of it than such a file can be.

A pipe or a device of a watched folder would never end, and would stop whoever reads it.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path

CASE = 8 * 1024 * 1024
"""The largest case file that is read, in bytes: a hundred times the longest that is shipped."""


class NotRegularFileError(OSError):
    """It is a pipe, a device or a socket."""


class FileTooLargeError(OSError):
    """There is more in it than is read."""


def contents_of(path: Path, most: int = CASE) -> bytes:
    """The bytes of a regular file; raises NotRegularFileError, FileTooLargeError, or another OSError."""
    # Without O_NONBLOCK opening a pipe would wait for somebody who writes.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    with os.fdopen(os.open(path, flags), "rb") as stream:
        found = os.fstat(stream.fileno())
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(path)
        if not stat.S_ISREG(found.st_mode):
            raise NotRegularFileError(path)
        data = stream.read(most + 1)
    if len(data) > most:
        raise FileTooLargeError(path)
    return data
