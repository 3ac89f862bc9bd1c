"""The obligations of a table by their player and kind."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.evolve import evolve_all
from bridgetable.table.obligation import CallOwed, MayNotDouble, PassOnce, PassThroughout
from tests.engine.at_random import next_in_auction
from tests.situations import POZNAN, bidding

ONCE, THROUGHOUT, ONCE_MORE = PassOnce(Seat.W, "30A", 3), PassThroughout(Seat.N, "27B2", 3), PassOnce(Seat.E, "30A", 4)


@pytest.mark.parametrize("edition", list(Edition))
def test_calls_owed_are_those_in_force_for_irregularities_of_a_kind(edition: Edition) -> None:
    for seed in range(4):
        dice, table = random.Random(seed), bidding(POZNAN, "N", edition.value).table
        for _ in range(60):
            with suppress(ImpossibleError):
                table = apply(table, next_in_auction(table, dice)).table
            for seat in Seat:
                owed = [one for one in table.obliged(seat) if isinstance(one, CallOwed)]
                for kind in {type(table.irregularities[one.irregularity]) for one in owed}:
                    of_kind = [one for one in owed if type(table.irregularities[one.irregularity]) is kind]
                    assert list(table.calls_owed(seat, kind)) == of_kind


def test_several_kinds_come_in_the_order_they_were_laid() -> None:
    laid = [e.Obliged(one) for one in (ONCE, THROUGHOUT, ONCE_MORE)]
    table = evolve_all(bidding(POZNAN).table, laid)
    assert tuple(table.obligations_as(PassOnce)) == (ONCE, ONCE_MORE)
    assert tuple(table.obligations_as(PassThroughout, PassOnce)) == (ONCE, THROUGHOUT, ONCE_MORE)
    assert not tuple(table.obligations_as(MayNotDouble))
