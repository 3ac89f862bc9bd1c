"""What an action costs, counted in calls of functions: as much after many actions as after few."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_cards
from bridgetable.laws.book import asked_now
from bridgetable.table.state import Table
from tests.situations import POZNAN, at, bidding

TRICK = "WCJ NCA EC2 SC3"
EARLY, LATE = range(20, 40), range(380, 400)
N, E, S, W = Seat
SAID = (("", "x"),)


def calls_of(act: Callable[[], object]) -> int:
    """How many functions are called while this is done."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(before)
    return calls


def answered_or(action: a.Action, table: Table) -> a.Action:
    """The first answer to what is asked, and the Director when he is awaited; else this action."""
    now = asked_now(table)
    if now is not None:
        return a.Choose(now.question.to[0], now.options[0].name)
    return a.Summon(E) if table.pending else action


def one_of_many(table: Table, number: int) -> a.Action:
    """Notes, questions, remarks, cards shown, inspections, and now and then the Director."""
    mine, shown = sorted(table.hands[S]), sorted(table.hands[E])[number % 3]
    choices: tuple[a.Action, ...] = (
        a.Note(SAID), a.Ask(N, E), a.GiveInformation(W, "remark"), a.Expose(S, (mine[number % 5],)), a.Inspect(W, 1),
        a.Breach(N, "43A2a"), a.Warn(N), a.Expose(E, (shown,)), a.Attend(W), a.Summon(S),
    )
    return answered_or(choices[number % len(choices)], table)


def revoke_corrected(table: Table, number: int) -> a.Action:
    """A card that may not be played, taken back."""
    trick, seat = table.trick(table.open_trick), table.turn
    wrong = sorted(table.hands[seat] - lawful_cards(table, seat)) if seat is not None else []
    if trick is not None and trick.plays and number % 2:
        return answered_or(a.TakeBack(trick.plays[-1].seat, trick.plays[-1].card), table)
    return answered_or(a.Play(seat, wrong[0]) if seat is not None and wrong else a.Ask(N, E), table)


FAMILIES: dict[str, tuple[Table, Callable[[Table, int], a.Action]]] = {
    "much of everything": (at(POZNAN, "4S S").do(TRICK).table, one_of_many),
    "revokes": (at(POZNAN, "4S S").do("WCJ NCA").table, revoke_corrected),
    "a question asked again": (at(POZNAN, "4S S").do(TRICK).table, lambda table, number: a.Ask(N, E)),
    "a card named again": (
        at(POZNAN, "4S S").table, lambda table, number: a.Name(W, sorted(table.hands[W])[number % 3]),
    ),
    "remarks in the auction": (bidding(POZNAN).table, lambda table, number: a.GiveInformation(W, "remark")),
    "cards shown in the auction": (
        bidding(POZNAN).table, lambda table, number: a.Expose(E, (sorted(table.hands[E])[number % 5],)),
    ),
}


@pytest.mark.parametrize("family", FAMILIES)
def test_an_action_costs_as_much_after_many_as_after_few(family: str) -> None:
    table, act = FAMILIES[family]
    cost: dict[int, int] = {}
    for number in range(LATE.stop):
        action = act(table, number)
        after: list[Table] = []

        def done(before: Table = table, action: a.Action = action, after: list[Table] = after) -> None:
            after.append(apply(before, action).table)
            asked_now(after[0])

        cost[number] = calls_of(done)
        table = after[0]
    early, late = (sum(cost[number] for number in numbers) for numbers in (EARLY, LATE))
    assert late <= 1.3 * early, (early, late)


def test_a_table_shares_what_happened_with_the_one_before_it() -> None:
    table = at(POZNAN, "4S S").do(TRICK).table
    for _ in range(300):
        table = apply(table, a.Ask(N, E)).table
    after = apply(table, a.Ask(N, E)).table
    for one, other in ((table.happened, after.happened), (table.irregularities, after.irregularities)):
        assert len(one.full) >= 4
        assert all(block is same for block, same in zip(one.full, other.full, strict=False))
