"""What follows from all events is handed on from table to table, and is what would be found from the facts anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.dealings import dealings_of
from bridgetable.table.edition import Edition
from bridgetable.table.evolve import at_turn, evolve, with_elections, with_nothing_answered
from bridgetable.table.identity import IrregularityId
from bridgetable.table.state import Table
from bridgetable.table.time_record import every_accumulated
from bridgetable.table.values import FOLLOWING
from tests.engine import test_random_auction, test_random_play
from tests.engine.at_random import next_in_auction, next_in_play
from tests.shipped import CASES, history_in
from tests.situations import POZNAN, at


def holds_what_follows(table: Table) -> None:
    """Asserts that what the table knows of its events is what is found from its facts alone."""
    new = replace(table)
    assert table.dealings == dealings_of(new)
    assert table.moments == new.moments
    for one in every_accumulated():
        assert one(table) == one(new)
    for function in FOLLOWING:
        assert function(table) == function(new)


def tables_at_random(edition: Edition, seed: int) -> Iterator[Table]:
    """Tables of a board called and of one played, lawfully and not."""
    for board, next_action in ((test_random_auction, next_in_auction), (test_random_play, next_in_play)):
        dice = random.Random(seed)
        table = board.start(edition, seed, dice)
        for _ in range(50):
            table = board.goes_on(table, next_action(table, dice))
            yield table


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("seed", range(2))
def test_event_by_event_it_is_the_same(edition: Edition, seed: int) -> None:
    for table in tables_at_random(edition, seed):
        holds_what_follows(table)


@pytest.mark.deep
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.name)
def test_event_by_event_it_is_the_same_in_the_shipped_cases(path: Path) -> None:
    history = history_in(path)
    for node in history.nodes:
        table = history.table_at(node.parent)
        for event in node.step.events:
            table = evolve(table, event)
            holds_what_follows(table)


def test_another_election_an_earlier_turn_or_nothing_answered_leave_it_as_it_was() -> None:
    table = at(POZNAN, "4S S").do("WCJ", "EC2", "director W").table
    others = (with_elections(table, (("43B2b", "revoked"),)), at_turn(table, 0), with_nothing_answered(table))
    for other in others:
        assert other.dealings is table.dealings and other.moments is table.moments
        holds_what_follows(other)


def test_what_is_said_of_an_irregularity_that_is_not_recorded_yet_is_known_of_none() -> None:
    table = at(POZNAN, "4S S").table
    said = evolve(table, e.AttentionDrawn(Seat.W, IrregularityId(0)))
    assert not said.is_pending and said.dealings == table.dealings
