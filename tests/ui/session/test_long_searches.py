"""An act that makes the Laws search for long: the search is done elsewhere first, and the table is the same."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import deal_text
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import MakeClaim, Object, Play
from bridgetable.engine.history import History
from bridgetable.engine.possible import lawful_cards
from bridgetable.laws.claims import search
from bridgetable.laws.long_searches import CancelledError
from bridgetable.ui.session.session import Session
from tests.situations import at


@pytest.fixture
def session(qtbot: QtBot) -> Session:
    """A session on a claim of eight of the nine tricks left; no search has been done."""
    dice, history = random.Random(0), History(at(deal_text(random_deal(0)), "4S S").table)
    for _ in range(16):
        seat = history.table.turn
        assert seat is not None
        history = history.act(Play(seat, dice.choice(sorted(lawful_cards(history.table, seat)))))
    for each in (search.most_tricks, search.fewest_tricks, search.worst_line):
        each.cache_clear()
    return Session(history.act(MakeClaim(Seat.S, 8)), "en")


def test_the_search_is_done_elsewhere_and_the_table_is_the_same(session: Session) -> None:
    before, called = session.history, list[Callable[..., object]]()

    def elsewhere(function: Callable[..., object], *arguments: object) -> None:
        called.append(function)
        function(*arguments)

    session.searches.elsewhere = elsewhere
    assert session.act(Object(Seat.W)) and len(called) == 1
    assert session.history.table == before.act(Object(Seat.W)).table


def test_nothing_happens_if_the_user_cancels(session: Session) -> None:
    def elsewhere(function: Callable[..., object], *arguments: object) -> None:
        raise CancelledError

    before, session.searches.elsewhere = session.history, elsewhere
    assert not session.act(Object(Seat.W)) and session.history is before


def test_an_act_without_a_long_search_goes_nowhere_else(session: Session) -> None:
    def elsewhere(function: Callable[..., object], *arguments: object) -> None:
        raise AssertionError

    session.undo()
    session.searches.elsewhere = elsewhere
    assert session.act(MakeClaim(Seat.S, 9))
