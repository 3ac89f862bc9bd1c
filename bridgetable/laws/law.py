"""How a Law is declared: what it watches, what it asks, and the irregularities it rules on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias, TypeVar

import msgspec

from bridgetable.laws.ask import Ask, StandingQuestion
from bridgetable.table import events as e
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.state import Table

E = TypeVar("E", bound=e.Event)
Rule: TypeAlias = Callable[[Table, IrregularityId], tuple[e.Event, ...]]
"""What the Director rules on the irregularity at this place."""


class Watch(msgspec.Struct, frozen=True):
    """What a Law makes of an event of this kind; it reads the table before the event."""

    kind: type[Any]
    follow: Callable[[Table, Any], tuple[e.Event, ...]]


class LookBack(msgspec.Struct, frozen=True):
    """What a Law makes of an event of this kind once all that follows from it has happened too.

    It reads the table before the event, the event, and the table as it stands then.
    """

    kind: type[Any]
    follow: Callable[[Table, Any, Table], tuple[e.Event, ...]]


def when_complete(kind: type[E], follow: Callable[[Table, E, Table], tuple[e.Event, ...]]) -> LookBack:
    """The Law makes this of each event of that kind, once all that follows from it has happened too."""
    return LookBack(kind, follow)


def on(kind: type[E], follow: Callable[[Table, E], tuple[e.Event, ...]]) -> Watch:
    """The Law makes this of each event of that kind."""
    return Watch(kind, follow)


class Law(msgspec.Struct, frozen=True, eq=False):
    """One of the Laws.

    `accepts` are the watches that settle what others have done by going on, and establish revokes; `infringes` those
    that find something irregular in an event; `follows` what else comes of it, and `afterwards` what is to be seen only
    when all this has happened. `asks` are its questions, and `unasked`
    those that the Director may answer of his own accord. `rules` are the irregularities the Director rules on under
    it, and `accepted` says what he tells of one that was accepted by conduct before he came.
    """

    number: int
    accepts: tuple[Watch, ...] = ()
    infringes: tuple[Watch, ...] = ()
    follows: tuple[Watch, ...] = ()
    afterwards: tuple[LookBack, ...] = ()
    asks: tuple[Ask, ...] = ()
    unasked: tuple[StandingQuestion, ...] = ()
    rules: Mapping[type[Irregularity], Rule] = {}
    accepted: Mapping[type[Irregularity], Rule] = {}
