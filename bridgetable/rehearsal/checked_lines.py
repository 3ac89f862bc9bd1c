"""Lines with a checksum, by which a line that is whole is told from one that is torn or damaged."""

from __future__ import annotations

import zlib

_SUM = 8
"""The letters of a checksum."""


def line_of(data: bytes) -> bytes:
    """A line, with its end, that holds these bytes, in which there is no end of line."""
    return b"%08x %b\n" % (zlib.crc32(data), data)


def data_in(line: bytes) -> bytes | None:
    """The bytes that a line without its end holds; None if they are not as they were written."""
    data = line[_SUM + 1 :]
    return data if line_of(data) == line + b"\n" else None
