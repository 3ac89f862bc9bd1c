"""What follows from a few facts is handed on while they are the same, and looks at no other facts."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bridgetable.laws import law64
from bridgetable.laws.elections import REVOKE_TRICK, REVOKED
from bridgetable.table import events as e
from bridgetable.table.dealings import Dealings
from bridgetable.table.edition import Edition
from bridgetable.table.evolve import evolve_all, with_elections
from bridgetable.table.facts import Facts
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke, Status
from bridgetable.table.state import Table
from bridgetable.table.values import FOLLOWING, Log
from tests.engine.at_random import anything_in_play, next_in_play
from tests.engine.test_random_play import goes_on, start
from tests.situations import POZNAN, at

FIRST = IrregularityId(0)
DEEMED = ("breach N 43A2c", "WCJ NCA EC2 SS3", "ask N S", "director N", "SC3", "claim S 9", "agree W")
"""A board on which a revoke that was corrected counts as established (43B2(b))."""
SEEN: set[str] = set()
"""The facts that have been looked at."""
DEALT = tuple(Dealings.__struct_fields__)


class Seen(Log[Any], frozen=True):
    """A log by id of which it is known whether an item was looked at that belongs to no revoke."""

    name: str = ""
    revokes: frozenset[IrregularityId] = frozenset()

    def __getitem__(self, index: Any) -> Any:
        SEEN.add("dealings.revokes" if index in self.revokes else self.name)
        return super().__getitem__(index)

    def __iter__(self) -> Iterator[Any]:
        SEEN.add(self.name)
        return super().__iter__()

    def __reversed__(self) -> Iterator[Any]:
        SEEN.add(self.name)
        return super().__reversed__()


class SeenDealings(Dealings, frozen=True):
    """Dealings of which it is known what was looked at."""

    def __getattribute__(self, name: str) -> Any:
        if name == "established":
            SEEN.add("established")
        elif name in DEALT and name not in ("kinds", "attention", "settled"):
            SEEN.add(f"dealings.{name}")
        return super().__getattribute__(name)


class SeenTable(Table, frozen=True, dict=True):
    """A table of which it is known what was looked at."""

    def __getattribute__(self, name: str) -> Any:
        if name in Facts.__struct_fields__ and name != "irregularities":
            SEEN.add(name)
        return super().__getattribute__(name)


class SeenKinds(dict[type[Any], Any]):
    """The ids of the irregularities of each kind, of which it is known which kind was looked for."""

    def __getitem__(self, kind: type[Any]) -> Any:
        SEEN.add("dealings.revokes" if kind is Revoke else "dealings.kinds")
        return super().__getitem__(kind)


def seen(function: Callable[[Table], object], table: Table) -> set[str]:
    """The facts that this function looks at."""
    known = table.dealings
    revokes = frozenset(known.revokes)

    def log(name: str, items: Log[Any]) -> Seen:
        return Seen(items.full, items.tail, name, revokes)

    facts = {name: getattr(table, name) for name in Facts.__struct_fields__}
    watched = SeenTable(**{**facts, "irregularities": log("irregularities", table.irregularities)})
    dealings = {name: getattr(known, name) for name in DEALT}
    dealings |= {name: log(f"dealings.{name}", dealings[name]) for name in ("attention", "settled")}
    watched.__dict__["dealings"] = SeenDealings(**{**dealings, "kinds": SeenKinds(known.kinds)})
    SEEN.clear()
    function(watched)
    return set(SEEN)


def tables(edition: Edition, seed: int) -> Iterator[Table]:
    """Tables of a board played lawfully and not, to its end and beyond it."""
    dice = random.Random(seed)
    table = start(edition, seed, dice)
    for _ in range(150):
        table = goes_on(table, (anything_in_play if table.over else next_in_play)(table, dice))
        yield table


@pytest.mark.parametrize("edition", list(Edition))
def test_they_look_at_what_they_say_and_at_nothing_else(edition: Edition) -> None:
    looked: dict[Callable[..., Any], set[str]] = {function: set() for function in FOLLOWING}
    deemed = (
        at(POZNAN, "4S S")
        .do("breach N 43A2c", "WCJ NCA EC2 SS3", "ask N S", "director N", "SC3", "claim S 9", "agree W")
        .table
    )
    assert deemed.established[0].deemed
    at_random = [table for seed in range(4) for table in tables(edition, seed)][::5]
    for table in (*at_random, deemed, with_elections(deemed, ((REVOKE_TRICK, REVOKED),))):
        for function in FOLLOWING:
            looked[function] |= seen(function.__wrapped__, table)  # type: ignore[attr-defined]
    for function, facts in FOLLOWING.items():
        assert looked[function] <= {"edition", *facts}, function
    assert "dealings.revokes" in looked[law64.transfers_due]


def test_lines_from_one_table_know_each_their_own() -> None:
    """Two lines share what is handed on, and differ in the revoke alone: one was of a card that lay face up."""
    played = at(POZNAN, "4S S").do("WCJ NCA EC2 SS3").table
    (revoke,) = played.irregularities
    assert isinstance(revoke, Revoke)
    before = evolve_all(at(POZNAN, "4S S").do("WCJ NCA EC2").table, played.happened[-2:-1])
    lines = []
    for one in (revoke, replace(revoke, faced=True)):
        established = (e.RevokeEstablished(FIRST, "63A1"), e.Settled(FIRST, Status.ESTABLISHED))
        lines.append(evolve_all(before, (e.Infringed(one), *established)))
    assert lines[0].handed_on is lines[1].handed_on
    found = [[transfer.clause for transfer in law64.transfers_due(table)] for table in (*lines, *lines)]
    assert found == [["64A1"], ["64B3"]] * 2
