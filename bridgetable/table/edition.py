"""The editions of the Laws under which a table can be ruled, and what holds in one of them.

Whatever is declared by edition holds from that edition on, until the declaration of a later one replaces it or says
that it has ended. So an edition declares what it changes, and nothing else names it.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import cached_property
from typing import TypeVar

T = TypeVar("T")


class Edition(enum.Enum):
    """An edition of the Laws of Duplicate Bridge, earliest first."""

    E1997 = "1997"
    E2007 = "2007"
    E2017 = "2017"

    __hash__ = object.__hash__  # a member is equal to itself only; that of an Enum hashes the name, in Python

    @cached_property
    def before(self) -> Edition | None:
        """The edition before this one; None for the first."""
        every = tuple(Edition)
        place = every.index(self)
        return every[place - 1] if place else None


FIRST = next(iter(Edition))
"""The earliest edition: what names no edition holds since this one."""

CURRENT = Edition.E2017
"""The edition in force: that of new tables, unless the user prefers another."""


def holding(given: Mapping[Edition, T], edition: Edition) -> T | None:
    """What holds in this edition of what is given by edition: its own, or that of the one before; None without any."""
    at: Edition | None = edition
    while at is not None:
        if at in given:
            return given[at]
        at = at.before
    return None


def holds_in(edition: Edition, since: Edition, ended: Edition | None) -> bool:
    """Whether what came with one edition, and ended with another, holds in this one."""
    return holding({since: True} | ({ended: False} if ended is not None else {}), edition) or False
