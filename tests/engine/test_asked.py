"""Nobody is asked anything at a table that has just been dealt, and any bid may be made there."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from bridgetable.cards.board import Board
from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.engine import asked
from bridgetable.engine.history import History
from bridgetable.engine.possible import lawful_calls
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws import book
from bridgetable.laws.shared import lawful_calls as by_the_laws
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table, just_dealt
from bridgetable.table.state import Table
from tests.engine.at_random import next_in_play
from tests.situations import POZNAN, at


def dealt(edition: Edition, number: int) -> Table:
    return first_table(edition, Board.numbered(number), random_deal(number), None)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("number", range(1, 5))
def test_a_table_just_dealt_is_as_the_laws_have_it(edition: Edition, number: int) -> None:
    table = dealt(edition, number)
    assert just_dealt(table)
    assert asked.asked_now(table) is None and book.asked_now(table) is None
    assert asked.other_findings(table) is None and book.other_findings(table) is None
    for seat in Seat:
        assert lawful_calls(table, seat) == by_the_laws.lawful_calls(table, seat)


def test_a_table_with_a_contract_or_a_call_is_not_just_dealt() -> None:
    assert not just_dealt(at(POZNAN, "4S S").table)


def test_what_is_asked_is_what_the_laws_ask() -> None:
    dice = random.Random(3)
    history = History(at(POZNAN, "4S S").table)
    seen = set()
    for _ in range(120):
        with suppress(ImpossibleError):
            history = history.act(next_in_play(history.table, dice))
        now = asked.asked_now(history.table)
        assert now == book.asked_now(history.table)
        assert asked.other_findings(history.table) == book.other_findings(history.table)
        if now is not None:
            assert asked.stops_play(now.question) == book.stops_play(now.question)
        seen.add(now is not None)
    assert seen == {True, False}
