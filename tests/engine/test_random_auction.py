"""Whole auctions called at random, lawfully and not, through every question, as far as the first lead: no dead end."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bridgetable.cards.board import Board
from bridgetable.cards.card import PACK
from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import asked_now
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.state import Table
from tests.engine.at_random import all_cards, next_in_auction, polite_in_auction, somebody_can_act
from tests.spread import spread

pytestmark = pytest.mark.deep

SEEDS = range(120)


def goes_on(table: Table, action: a.Action) -> Table:
    """The table after the action, every card still there, nobody stuck; the same table when hands cannot do it."""
    try:
        after = apply(table, action).table
    except ImpossibleError:
        return table
    assert all_cards(after) == sorted(PACK), action
    assert somebody_can_act(after), action
    return after


def start(edition: Edition, seed: int, dice: random.Random) -> Table:
    """A board before the first call, on every fifth behind screens."""
    board = replace(Board.numbered(1 + seed % 16), dealer=dice.choice(list(Seat)))
    screens = (("screens", True),) if seed % 5 == 0 else ()
    return first_table(edition, board, random_deal(seed), None, elections=screens)


def call_board(edition: Edition, seed: int) -> Table:
    """An auction called wildly for a while, and then to its end and the first lead by people who only want to go on."""
    dice = random.Random(seed)
    table = start(edition, seed, dice)
    for _ in range(dice.randrange(4, 40)):
        if table.lead_faced:
            break
        table = goes_on(table, next_in_auction(table, dice))
    for _ in range(200):
        action = polite_in_auction(table, dice)
        if action is None:
            break
        after = goes_on(table, action)
        assert after is not table, f"{action} is lawful and cannot be done"
        table = after
    return table


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("seed", spread(SEEDS, 20))
def test_an_auction_at_random_comes_to_a_lead_or_is_passed_out(edition: Edition, seed: int) -> None:
    table = call_board(edition, seed)
    assert asked_now(table) is None or table.lead_faced
    assert table.passed_out or (table.contract is not None and table.lead_faced)
    assert table.contract is None or table.contract.bid.level <= 7
