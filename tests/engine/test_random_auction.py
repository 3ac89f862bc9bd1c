"""Whole auctions called at random, lawfully and not, through every question, as far as the first lead: no dead end."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import PACK, Suit
from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import asked_now
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table
from tests.engine import test_random_play
from tests.engine.test_random_play import all_cards

pytestmark = pytest.mark.deep

SEEDS = range(120)


def any_call(table: Table, dice: random.Random) -> Call:
    """A call near where the auction stands: often a little too high or too low, a double, now and then over seven."""
    highest = table.auction.highest
    level = max(1, (highest.level if highest is not None else 1) + dice.choice([-1, 0, 0, 0, 1]))
    bid = Bid(9 if dice.random() < 0.01 else level, dice.choice(list(Denomination)))
    calls: list[Call] = [bid, bid, bid, bid, Pass(), Pass(), Double(), Redouble()]
    return dice.choice(calls)


def anything(table: Table, dice: random.Random) -> a.Action:
    """Something somebody might do in an auction, wise or not."""
    seat, other = dice.choice(list(Seat)), dice.choice(list(Seat))
    to_call = table.to_call if table.to_call is not None else seat
    cards = sorted(table.hands[seat])
    shows = tuple(dice.sample(list(Suit), dice.randrange(3)))
    alert = (("en", "explained"),)
    deeds: list[a.Action] = [
        a.MakeCall(to_call, any_call(table, dice)), a.MakeCall(to_call, any_call(table, dice)),
        a.MakeCall(to_call, any_call(table, dice), shows=shows), a.MakeCall(to_call, any_call(table, dice), alert),
        a.MakeCall(seat, any_call(table, dice)), a.MakeCall(seat, any_call(table, dice)),
        a.MakeCall(seat, any_call(table, dice), shows=shows),
        a.ChangeCall(seat, any_call(table, dice)), a.ChangeCall(seat, any_call(table, dice)),
        a.Summon(seat), a.Attend(seat), a.Summon(seat, a.Pointer("call-out-of-rotation", other)),
        a.Tell(seat, other, dice.choice(["explanation", "your-lead"])),
        a.GiveInformation(seat, dice.choice(["remark", "hesitation", "stop"])),
        a.Expose(seat, (dice.choice(cards),), dice.random() < 0.5), a.Expose(seat, tuple(dice.sample(cards, 2))),
        a.Play(seat, dice.choice(cards)) if dice.random() < 0.1 else a.Summon(seat),
        a.PassTray(seat), a.OpenScreen(seat),
    ]
    return dice.choice(deeds)


def next_action(table: Table, dice: random.Random) -> a.Action:
    """Half of the time anything at all; else the next call, and often the Director where there is reason to."""
    chance = dice.random()
    if table.contract is not None and chance < 0.5:
        return a.Summon(dice.choice(list(Seat)))
    if table.unsettled and chance < 0.35:
        return a.Summon(dice.choice(list(Seat)))
    return anything(table, dice) if chance < 0.7 else polite(table, dice) or a.Note((("", "x"),))


def polite(table: Table, dice: random.Random) -> a.Action | None:
    """What people do who only want the auction to end: answer, call what is lawful, mostly pass; then lead."""
    if asked_now(table) is None and not table.pending:
        if table.to_call is not None:
            calls = lawful_calls(table, table.to_call)
            assert calls, f"{table.to_call.name} is on turn with nothing lawful to call, and nobody is asked"
            wanted = Pass() if Pass() in calls and dice.random() < 0.7 else dice.choice(sorted(calls, key=repr))
            return a.MakeCall(table.to_call, wanted)
        if table.phase is Phase.OVER or table.lead_faced:
            return None
    return test_random_play.polite(table, dice)


def goes_on(table: Table, action: a.Action) -> Table:
    """The table after the action, every card still there, nobody stuck; the same table when hands cannot do it."""
    try:
        after = apply(table, action).table
    except ImpossibleError:
        return table
    assert all_cards(after) == sorted(PACK), action
    assert somebody_can_act(after), action
    return after


def somebody_can_act(table: Table) -> bool:
    """Whether a question has options, the Director is awaited, or whoever is on turn has a lawful call or card."""
    now = asked_now(table)
    if now is not None:
        return len(now.options) > 1
    if table.pending or table.phase is Phase.OVER:
        return True
    if table.to_call is not None:
        return bool(lawful_calls(table, table.to_call))
    return table.turn is not None and bool(lawful_cards(table, table.turn))


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
        table = goes_on(table, next_action(table, dice))
    for _ in range(200):
        action = polite(table, dice)
        if action is None:
            break
        after = goes_on(table, action)
        assert after is not table, f"{action} is lawful and cannot be done"
        table = after
    return table


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("seed", SEEDS)
def test_an_auction_at_random_comes_to_a_lead_or_is_passed_out(edition: Edition, seed: int) -> None:
    table = call_board(edition, seed)
    assert asked_now(table) is None or table.lead_faced
    assert table.passed_out or (table.contract is not None and table.lead_faced)
    assert table.contract is None or table.contract.bid.level <= 7
