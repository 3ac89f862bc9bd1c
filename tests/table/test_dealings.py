"""What became of the irregularities: told from the facts, and event by event, the same."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table.dealings import dealings_of
from bridgetable.table.edition import Edition
from bridgetable.table.events import Infringed
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import ExposedCard, Revoke, SeveralCards, Status
from bridgetable.table.state import Table
from bridgetable.table.values import BLOCK
from tests.engine import test_random_play
from tests.engine.at_random import next_in_play
from tests.situations import POZNAN, at


def status_from_the_facts(table: Table, irregularity: IrregularityId) -> Status:
    """The status as the facts tell it, read from the top."""
    given = [one.status for one in table.settled if one.irregularity == irregularity]
    if given:
        return given[-1]
    if any(one.irregularity == irregularity and not one.deemed for one in table.established):
        return Status.ESTABLISHED
    return Status.NOTICED if any(one.irregularity == irregularity for one in table.attention) else Status.UNNOTICED


@pytest.mark.parametrize("edition", list(Edition))
def test_they_are_the_same_event_by_event_as_from_the_facts(edition: Edition) -> None:
    for seed in range(4):
        dice = random.Random(seed)
        table = test_random_play.start(edition, seed, dice)
        for _ in range(80):
            assert table.dealings == dealings_of(table)
            for number in table.irregularity_ids:
                assert table.status(number) is status_from_the_facts(table, number)
                drawn = next((one for one in table.attention if one.irregularity == number), None)
                assert table.attention_to(number) is drawn
                assert table.is_settled(number) is any(one.irregularity == number for one in table.settled)
            assert table.unnoticed == tuple(n for n in table.unsettled if table.attention_to(n) is None)
            undecided = (Status.UNNOTICED, Status.NOTICED)
            assert table.unsettled == tuple(n for n in table.irregularity_ids if not table.is_settled(n))
            assert table.undecided == tuple(n for n in table.irregularity_ids if table.status(n) in undecided)
            alone = (Status.UNNOTICED, Status.ESTABLISHED)
            hidden = [n for n in table.irregularity_ids if table.status(n) in alone and table.attention_to(n) is None]
            assert list(table.hidden) == hidden
            assert table.pending == tuple(n for n in table.unsettled if table.attention_to(n) is not None)
            table = test_random_play.goes_on(table, next_in_play(table, dice))


def test_irregularities_are_found_by_kind() -> None:
    table = at(POZNAN, "4S S").do("WH9 NH3 EC2").table
    assert [(number, type(one)) for number, one in table.recorded_as(Revoke)] == [(0, Revoke)]
    assert table.undecided_as(Revoke) == table.unsettled_as(Revoke) == table.recorded_as(Revoke)
    assert not table.recorded_as(SeveralCards)
    assert replace(table).recorded_as(Revoke) == table.recorded_as(Revoke)


def test_nobody_has_drawn_attention_to_what_is_recorded_later() -> None:
    line = at(POZNAN, "4S S")
    assert line.table.attention_to(IrregularityId(0)) is None


def test_one_more_that_nobody_has_dealt_with_copies_none_of_the_many_before() -> None:
    table = at(POZNAN, "4S S").table
    shown = Infringed(ExposedCard(Seat.E, 1, card_of("D3"), deliberate=False))
    table = evolve_all(table, [shown] * (2 * BLOCK))
    later = evolve(table, shown)
    before, after = (each.dealings.unsettled[ExposedCard] for each in (table, later))
    assert len(after) == len(before) + 1 > 2 * BLOCK
    assert all(one is other for one, other in zip(before.full, after.full, strict=True))
