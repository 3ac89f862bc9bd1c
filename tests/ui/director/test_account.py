"""What the window asks of a table at every step costs no more than in proportion to its irregularities."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import islice

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Ask, Breach, Summon
from bridgetable.engine.history import History
from bridgetable.ui.director.account import account_of
from bridgetable.ui.director.forms import must_name_irregularities
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.poses import poses
from bridgetable.words.catalogue import Words
from tests.lines import lines_of
from tests.situations import POZNAN, at

FEW, MANY = 20, 300


def with_breaches(count: int, *, ruled: bool) -> History:
    """So many breaches by dummy and questions, each breach ruled on or none, then one more of each."""
    history = History(at(POZNAN, "4S S").do("WCJ NCA EC2 SC3").table)
    for _ in range(count + 1):
        history = history.act(Breach(Seat.N, "43A2a"))
        history = history.act(Summon(Seat.E) if ruled else Ask(Seat.N, Seat.E))
    return history


def shown(history: History) -> None:
    """What is told beside the table and laid on it, as far as there is room for it."""
    account = account_of(history, Words.of("en"), marks=True)
    list(islice(account.unnoticed(), 5))
    list(islice(account.earlier(), 5))


def asked(history: History) -> None:
    """Whether a summons has to name irregularities, and where the cards lie."""
    must_name_irregularities(history.table)
    poses(history.table, ViewOptions(), (1280, 800))


@pytest.mark.parametrize("ruled", [True, False])
@pytest.mark.parametrize("does", [shown, asked])
def test_what_is_asked_costs_no_more_than_in_proportion(does: Callable[[History], None], ruled: bool) -> None:
    does(with_breaches(1, ruled=ruled))
    few, many = (lines_of(partial(does, with_breaches(count, ruled=ruled))) for count in (FEW, MANY))
    assert many <= few * MANY / FEW, (few, many)


def test_those_that_nobody_has_noticed_come_in_order() -> None:
    table = with_breaches(2, ruled=False).table
    expected = [n for n in table.unsettled if table.attention_to(n) is None]
    assert list(table.unnoticed) == expected
