"""The editions of the Laws under which a table can be ruled."""

from __future__ import annotations

import enum


class Edition(enum.Enum):
    """An edition of the Laws of Duplicate Bridge, earliest first."""

    E1997 = "1997"
    E2007 = "2007"
    E2017 = "2017"

    __hash__ = object.__hash__  # a member is equal to itself only; that of an Enum hashes the name, in Python
