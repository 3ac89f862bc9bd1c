"""Decoding what a file of the program's own holds, whatever has become of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def decoded(decode: Callable[[bytes], T], data: bytes) -> T:
    """What `decode` makes of these bytes; raises ValueError where they are no such value, however deeply they nest."""
    try:
        return decode(data)
    except RecursionError:
        raise ValueError("nested too deeply") from None
