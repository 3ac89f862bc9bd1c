"""The editions of the Laws under which a table can be ruled, and what holds in one of them.

Whatever is declared by edition holds from that edition on, until the declaration of a later one replaces it or says
that it has ended. So an edition declares what it changes, and nothing else names it.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

T = TypeVar("T")

DRAFT = "draft"
"""What files and commands call a draft of the next edition; there is one at most."""


_AMENDED: list[Edition] = []
"""The edition that the draft amends, while one is tried."""
_ELECTED: dict[str, bool | str] = {}
"""What that draft elects."""


class _Listed(enum.EnumMeta):
    """Lists the editions that there are: those that were published, and after them a draft while one is tried."""

    def __iter__(cls) -> Iterator[Edition]:  # type: ignore[override]
        every: Iterator[Any] = super().__iter__()
        return (each for each in every if each.value != DRAFT or _AMENDED)

    def __reversed__(cls) -> Iterator[Edition]:  # type: ignore[override]
        return iter([*cls][::-1])

    def __len__(cls) -> int:
        return sum(1 for _ in cls)


class Edition(enum.Enum, metaclass=_Listed):
    """An edition of the Laws of Duplicate Bridge, earliest first; the draft is one only while it is tried."""

    E1997 = "1997"
    E2007 = "2007"
    E2017 = "2017"
    DRAFT = DRAFT

    __hash__ = object.__hash__  # a member is equal to itself only; that of an Enum hashes the name, in Python

    @property
    def before(self) -> Edition | None:
        """The edition before this one, or that which the draft amends; None for the first."""
        if self is Edition.DRAFT:
            return _AMENDED[0] if _AMENDED else None
        return _BEFORE[self]

    @property
    def is_draft(self) -> bool:
        """Whether this is the draft that is tried, and no Law anywhere."""
        return self is Edition.DRAFT


_PUBLISHED: tuple[Edition, ...] = tuple(Edition)
_BEFORE: dict[Edition, Edition | None] = dict(zip(_PUBLISHED, (None, *_PUBLISHED), strict=False))


def try_amending(edition: Edition, elections: Mapping[str, bool | str]) -> None:
    """From now on there is a draft in this process, which amends this edition and makes these elections."""
    _AMENDED[:] = [edition]
    _ELECTED.clear()
    _ELECTED.update(elections)


def elected_by(edition: Edition) -> Mapping[str, bool | str]:
    """What the edition itself elects where nobody elects otherwise: the draft may, the editions leave it open."""
    return _ELECTED if edition.is_draft else {}


def a_draft_is_tried() -> bool:
    """Whether there is a draft in this process."""
    return bool(_AMENDED)


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
