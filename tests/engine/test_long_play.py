"""What an action costs, counted in lines that are run: it grows at most as the number of actions before it."""

from __future__ import annotations

from functools import partial

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.history import START, History
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import asked_now, other_findings
from bridgetable.table.irregularity import InformationBy
from bridgetable.table.state import Table
from tests.engine.endless import FAMILIES, PLAY, always, in_turn, led_out_of_turn
from tests.lines import lines_of
from tests.situations import POZNAN, at

EARLY, LATE = range(60, 90), range(300, 330)
N, E, S, W = Seat


def after(table: Table, action: a.Action) -> Table:
    """The table after this action, once it is known what may be done there; the same table if it is impossible."""
    try:
        table = apply(table, action).table
    except ImpossibleError:
        return table
    asked_now(table)
    other_findings(table)
    if table.to_call is not None:
        lawful_calls(table, table.to_call)
    if table.turn is not None:
        lawful_cards(table, table.turn)
    return table


@pytest.mark.parametrize("family", FAMILIES)
def test_the_cost_of_an_action_grows_no_faster_than_the_number_before_it(family: str) -> None:
    table, next_action = FAMILIES[family]
    cost = dict.fromkeys((EARLY, LATE), 0)
    for number in range(LATE.stop):
        action, tables = next_action(table, number), [table]

        def done(action: a.Action = action, tables: list[Table] = tables) -> None:
            tables.append(after(tables[0], action))

        measured = next((numbers for numbers in (EARLY, LATE) if number in numbers), None)
        if measured is None:
            done()
        else:
            cost[measured] += lines_of(done)
        table = tables[1]
    assert cost[LATE] <= sum(LATE) / sum(EARLY) * cost[EARLY], cost


def test_an_act_costs_as_much_after_many_branches_from_one_place_as_after_few() -> None:
    history = History(PLAY)
    cost: dict[int, int] = {}
    for number in range(301):
        back, action = history.jump(START), a.GiveInformation(W, InformationBy.REMARK, (("en", str(number)),))
        acted: list[History] = []

        def act(back: History = back, action: a.Action = action, acted: list[History] = acted) -> None:
            acted.append(back.act(action))

        if number in (60, 300):
            cost[number] = lines_of(act)
        else:
            act()
        history = acted[0]
    assert len(history.leaves()) == 301
    assert cost[300] <= 1.05 * cost[60], cost


def test_to_accept_twice_as_many_leads_costs_twice_as_much() -> None:
    table, wanted = PLAY, in_turn(led_out_of_turn, led_out_of_turn, always(a.Summon(E)))
    cost: dict[int, int] = {}
    for number in range(300):
        trick = table.trick(table.open_trick)
        if number in (149, 299):
            assert trick is not None
            seat = trick.plays[-1].seat.left
            cost[number] = lines_of(partial(apply, table, a.Play(seat, min(table.hands[seat]))))
        table = apply(table, wanted(table, number)).table
    assert cost[299] <= 2.2 * cost[149], cost


def test_a_table_shares_what_happened_with_the_one_before_it() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3").table
    for _ in range(300):
        table = apply(table, a.Ask(N, E)).table
    later = apply(table, a.Ask(N, E)).table
    for one, other in ((table.happened, later.happened), (table.irregularities, later.irregularities)):
        assert len(one.full) >= 4
        assert all(block is same for block, same in zip(one.full, other.full, strict=False))
