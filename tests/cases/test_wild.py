"""From every table of every shipped case people go on at random: nothing breaks and no card is lost."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.cases.codec import read_case
from bridgetable.cases.reader import members_of, parsed
from bridgetable.cases.tree import history_of
from bridgetable.cases.verbs import read_action, write_action
from bridgetable.disk.resources import resources
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import asked_now
from bridgetable.table.state import Table
from tests.engine.at_random import all_cards, anything_in_play, polite_in_play
from tests.spread import spread

pytestmark = [pytest.mark.deep, pytest.mark.usefixtures("short_searches")]

FILES = sorted((resources() / "cases").rglob("*.case.json"))


def any_call(dice: random.Random) -> Call:
    """A call somebody might make, wise or not, above seven now and then."""
    bid = Bid(dice.choice((1, 1, 2, 2, 3, 4, 7, 8)), dice.choice(list(Denomination)))
    return dice.choice((Pass(), Pass(), Double(), Redouble(), bid, bid))


def in_the_auction(dice: random.Random) -> a.Action:
    """Something somebody might do in an auction, or after it."""
    seat = dice.choice(list(Seat))
    shows = dice.choice((None, None, (), (dice.choice(list(Suit)),)))
    call = a.MakeCall(seat, any_call(dice), dice.choice(((), (("", "explained"),))), shows)
    return dice.choice((call, call, call, a.ChangeCall(seat, any_call(dice)), a.PassTray(seat), a.OpenScreen(seat)))


def politely(table: Table, dice: random.Random) -> a.Action | None:
    """What people do who only want to go on; in the auction they pass."""
    if table.to_call is not None and asked_now(table) is None and not table.pending:
        return a.MakeCall(table.to_call, Pass())
    return polite_in_play(table, dice)


def written(action: a.Action) -> object:
    """The same action, as it is read again when it has been written in a case."""
    return read_action(members_of(parsed(json.dumps(write_action(action)).encode()), ""), "")


def goes_wild(table: Table, dice: random.Random) -> None:
    """Four things somebody might do, then two that people do who only want to go on."""
    cards = all_cards(table)
    for number in range(6):
        wild = in_the_auction(dice) if dice.random() < 0.3 else anything_in_play(table, dice)
        action = wild if number < 4 else politely(table, dice)
        if action is None:
            return
        assert written(action) == action
        try:
            table = apply(table, action).table
        except ImpossibleError:
            continue
        assert all_cards(table) == cards, action


@pytest.mark.parametrize("path", spread(FILES, 20), ids=lambda path: path.name.removesuffix(".case.json"))
def test_anything_may_happen_at_any_table_of_a_case(path: Path) -> None:
    history = history_of(read_case(path.read_bytes()))
    for place, node in enumerate(history.nodes):
        for seed in range(2):
            goes_wild(node.step.table, random.Random(1000 * seed + place))
