"""Reading a regular file up to a maximum size.

Reading a pipe or a device in a watched folder might never end.
"""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO, TypeVar

# -- Decoding what a file of the program's own holds, whatever has become of it ----------------------------------------


T = TypeVar("T")


def decoded(decode: Callable[[bytes], T], data: bytes) -> T:
    """What `decode` makes of these bytes; raises ValueError where they are no such value, however deeply they nest."""
    try:
        return decode(data)
    except RecursionError:
        raise ValueError("nested too deeply") from None


CASE = 8 * 1024 * 1024
"""The largest case file that is read, in bytes; about a hundred times the largest one shipped."""


class NotRegularFileError(OSError):
    """The path is a pipe, a device or a socket."""


class FileTooLargeError(OSError):
    """The file is larger than the maximum size."""


def opened(path: Path, most: int) -> BinaryIO:
    """A regular file of at most `most` bytes, open for reading.

    Raises NotRegularFileError, FileTooLargeError, or another OSError.
    """
    # Without O_NONBLOCK, opening a pipe would wait for a writer.
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    stream = os.fdopen(os.open(path, flags), "rb")
    try:
        found = os.fstat(stream.fileno())
        if stat.S_ISDIR(found.st_mode):
            raise IsADirectoryError(path)
        if not stat.S_ISREG(found.st_mode):
            raise NotRegularFileError(path)
        if found.st_size > most:
            raise FileTooLargeError(path)
    except OSError:
        stream.close()
        raise
    return stream


def contents_of(path: Path, most: int = CASE) -> bytes:
    """The bytes of a regular file of at most `most` bytes.

    Raises NotRegularFileError, FileTooLargeError, or another OSError.
    """
    with opened(path, most) as stream:
        data = stream.read(most + 1)
    # It may have grown since it was opened.
    if len(data) > most:
        raise FileTooLargeError(path)
    return data


def part_of(path: Path, start: int, length: int) -> bytes:
    """At most this many bytes of a regular file, from `start` on; raises NotRegularFileError or another OSError."""
    with opened(path, sys.maxsize) as stream:
        stream.seek(start)
        return stream.read(length)


def is_there(path: Path) -> bool:
    """Whether there is anything at this path; False also where that cannot be found out, as in another's folder."""
    try:
        path.stat()
    except (OSError, ValueError):
        return False
    return True


def is_folder(path: Path) -> bool:
    """Whether there is a folder at this path, as far as that can be found out."""
    try:
        return stat.S_ISDIR(path.stat().st_mode)
    except (OSError, ValueError):
        return False


def digest_of(data: bytes) -> str:
    """A short text that other contents do not have."""
    from hashlib import blake2b

    return blake2b(data, digest_size=16).hexdigest()


def digest_of_file(path: Path) -> str:
    """The digest of what a file contains; "" if it cannot be read."""
    try:
        return digest_of(contents_of(path))
    except (OSError, ValueError):
        return ""


def stamp_of(path: Path) -> tuple[int, int]:
    """The modification time of the file in nanoseconds and its size in bytes; zeros if unknown."""
    try:
        found = path.stat()
    except OSError:
        return (0, 0)
    return (found.st_mtime_ns, found.st_size)
