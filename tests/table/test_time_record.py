"""When things happened: the moments of each kind of event, told from all events, and event by event."""

from __future__ import annotations

import random

from msgspec.structs import replace

from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.evolve import evolve_all
from bridgetable.table.state import Table
from tests.engine import test_random_play
from tests.engine.at_random import next_in_play
from tests.situations import POZNAN, at

KINDS = (e.CardPlayed, e.CardWithdrawn, e.Infringed, e.RulingGiven, e.Noted)


def test_the_moments_are_the_same_event_by_event_as_from_all_events() -> None:
    dice = random.Random(3)
    table = test_random_play.start(Edition.E2017, 3, dice)
    for _ in range(80):
        assert table.moments == replace(table).moments
        for kind in KINDS:
            moments = [n for n, event in enumerate(table.happened) if isinstance(event, kind)]
            assert list(table.moments_of(kind)) == moments
        table = test_random_play.goes_on(table, next_in_play(table, dice))


def noted() -> Table:
    return evolve_all(at(POZNAN, "4S S").table, (e.Noted(), e.RoundEnded(), e.Noted(), e.DirectorSummoned(Seat.N)))


def test_the_latest_of_several_kinds() -> None:
    assert noted().latest(e.Noted, e.RoundEnded) == e.Noted()
    assert noted().latest(e.RoundEnded) == e.RoundEnded()
    assert noted().latest(e.CardPlayed) is None


def test_events_of_several_kinds_backwards() -> None:
    assert [moment for moment, _ in noted().backwards(e.RoundEnded, e.Noted)] == [2, 1, 0]
    assert not list(noted().backwards(e.CardPlayed))


def test_what_is_accumulated_is_the_same_event_by_event_as_from_all_events() -> None:
    dice = random.Random(4)
    table, known = test_random_play.start(Edition.E2017, 4, dice), set()
    for _ in range(120):
        table = test_random_play.goes_on(table, next_in_play(table, dice))
        known |= set(table.accumulated)
        assert all(value == one(replace(table)) for one, value in table.accumulated.items())
    assert len(known) > 4
