"""Nobody is asked anything at a table that has just been dealt, and any bid may be made there."""

from __future__ import annotations

import random
from contextlib import suppress

from bridgetable.cards.board import Board
from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.cases.codec import read_case
from bridgetable.disk.resources import resources
from bridgetable.engine import possible
from bridgetable.engine.history import History
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws import book, law44
from bridgetable.laws import irregular_calls as by_the_laws
from bridgetable.laws.enacted import ENACTED
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table, is_first, just_dealt
from bridgetable.table.state import Table
from tests.each import for_each
from tests.engine.at_random import next_in_play
from tests.situations import POZNAN, at, bidding


def dealt(edition: Edition, number: int) -> Table:
    return first_table(edition, Board.numbered(number), random_deal(number), None)


@for_each("edition", Edition)
@for_each("number", range(1, 5))
def test_a_table_just_dealt_is_as_the_laws_have_it(edition: Edition, number: int) -> None:
    table = dealt(edition, number)
    assert just_dealt(table)
    assert possible.asked_now(table) is None and book.asked_now(table) is None
    assert possible.other_findings(table) is None and book.other_findings(table) is None
    for seat in Seat:
        assert lawful_calls(table, seat) == by_the_laws.lawful_calls(table, seat)


def test_a_table_with_a_contract_or_a_call_is_not_just_dealt() -> None:
    assert not just_dealt(at(POZNAN, "4S S").table)


def laid_out() -> tuple[Table, ...]:
    """First tables of every kind: with a contract, with calls, in and out of rotation, and endings."""
    cases = (read_case(path.read_bytes()) for path in sorted((resources() / "cases").rglob("*.case.json")))
    recorded = bidding(POZNAN, "N").do("bids N 1S P 2H", "bid E 2D alert", "bid N 3S shows H").table
    irregular = first_table(recorded.edition, recorded.board, recorded.deal, None, auction=recorded.auction)
    return irregular, *(case.first for case in cases)


def test_nobody_is_asked_at_a_first_table_and_the_leader_may_lead_anything() -> None:
    tables, turns = laid_out(), set()
    for table in tables:
        assert is_first(table) and ENACTED.undisturbed.covers(table)
        assert possible.asked_now(table) is None and book.asked_now(table) is None
        for seat in Seat:
            assert lawful_cards(table, seat) == (law44.lawful_cards(table, seat) if seat is table.turn else frozenset())
        turns.add(table.turn)
    assert turns == {*Seat, None} and any(table.auction.made for table in tables)
    assert any(table.first_number > 1 for table in tables)


def test_what_is_asked_is_what_the_laws_ask() -> None:
    dice = random.Random(3)
    history = History(at(POZNAN, "4S S").table)
    seen = set()
    for _ in range(120):
        with suppress(ImpossibleError):
            history = history.act(next_in_play(history.table, dice))
        now = possible.asked_now(history.table)
        assert now == book.asked_now(history.table)
        assert possible.other_findings(history.table) == book.other_findings(history.table)
        if now is not None:
            assert possible.stops_play(now.question) == book.stops_play(now.question)
        seen.add(now is not None)
    assert seen == {True, False}
