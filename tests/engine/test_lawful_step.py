"""Steps told to be lawful at one look: the same in every respect as if each Law had been asked."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from msgspec.structs import replace

from bridgetable.cards.notation import call_of, card_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply, lawful_step
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.laws.book import asked_now
from bridgetable.laws.elections import ELECTIVES
from bridgetable.laws.enacted import ENACTED, Undisturbed
from bridgetable.table.edition import Edition
from bridgetable.table.events import CallMade, CardPlayed
from bridgetable.table.state import Table
from tests.engine import test_random_auction, test_random_play
from tests.engine.at_random import next_in_auction, next_in_play, polite_in_auction, polite_in_play
from tests.situations import POZNAN, at, bidding
from tests.spread import spread

NEVER = Undisturbed(((),), {})
"""No table is undisturbed for it, so that every Law is asked."""

IN_AUCTION, IN_PLAY = (next_in_auction, polite_in_auction), (next_in_play, polite_in_play)
"""What anybody may do, and what people do who only want to go on."""

WILD = (0.0, 0.01, 0.05, 0.2, 0.5)
"""How often somebody does what he should not, a board."""


@contextmanager
def asking_every_law() -> Iterator[None]:
    """Meanwhile nothing is told at one look."""
    usual = ENACTED.undisturbed
    ENACTED.undisturbed = NEVER
    try:
        yield
    finally:
        ENACTED.undisturbed = usual


def as_if_new(table: Table) -> Table:
    """The same table with nothing known about it."""
    return replace(table)


def derived(table: Table) -> list[object]:
    """What the engine and the window ask of a table."""
    numbers = range(1, 14)
    return [
        asked_now(table),
        table.turn,
        table.to_call,
        table.phase,
        table.open_trick,
        table.first_number,
        table.lead_due,
        table.owing,
        table.spread,
        table.unsettled,
        table.undecided,
        table.pending,
        [lawful_cards(table, seat) for seat in Seat],
        [lawful_calls(table, seat) for seat in Seat],
        [(table.winner(number), table.due_to_lead(number)) for number in numbers],
        [(table.tricks_taken(side), table.tricks_won(side), table.tricks_after_transfers(side)) for side in Side],
    ]


def done_both_ways(table: Table, action: a.Action) -> Step | None:
    """The step this action makes, which is the same with every Law asked; None if it is impossible either way."""
    try:
        step = apply(table, action)
    except ImpossibleError:
        with asking_every_law(), pytest.raises(ImpossibleError):
            apply(as_if_new(table), action)
        return None
    with asking_every_law():
        asked = apply(as_if_new(table), action)
        known = derived(as_if_new(asked.table))
    assert step.events == asked.events, action
    assert step.table == asked.table, action
    assert derived(step.table) == known, action
    return step


def played_both_ways(edition: Edition, seed: int) -> tuple[int, int]:
    """A board called or played at random, each step both ways: how many steps there were, and how many were quick."""
    dice = random.Random(seed)
    start = test_random_auction.start if seed % 2 else test_random_play.start
    table, wild = start(edition, seed, dice), dice.choice(WILD)
    chosen = tuple((one.name, dice.choice(one.answers)) for one in ELECTIVES if dice.random() < 0.3)
    table = replace(table, elections=(*table.elections, *chosen))
    steps = quick = 0
    for _ in range(150):
        anything, polite = IN_AUCTION if table.contract is None else IN_PLAY
        action = anything(table, dice) if dice.random() < wild else polite(table, dice)
        if action is None:
            break
        quick += lawful_step(table, action) is not None
        steps += 1
        step = done_both_ways(table, action)
        table = step.table if step is not None else table
    return steps, quick


@pytest.mark.parametrize("edition", list(Edition))
def test_what_is_told_at_one_look_is_what_every_law_would_say(edition: Edition) -> None:
    found = [played_both_ways(edition, seed) for seed in range(8)]
    assert sum(quick for _, quick in found) > 100


@pytest.mark.deep
@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("tens", spread(range(15), 3))
def test_what_is_told_at_one_look_is_what_every_law_would_say_on_many_boards(edition: Edition, tens: int) -> None:
    for seed in spread(range(100 + tens * 10, 110 + tens * 10), 5, tens):
        played_both_ways(edition, seed)


def test_every_card_of_a_lawful_board_is_told_at_one_look() -> None:
    dice = random.Random(1)
    table = test_random_play.start(Edition.E2017, 1, dice)
    for _ in range(52):
        assert table.turn is not None
        step = lawful_step(table, a.Play(table.turn, dice.choice(sorted(lawful_cards(table, table.turn)))))
        assert step is not None
        table = step.table
    assert table.over


def test_a_lawful_call_is_told_at_one_look() -> None:
    table = bidding(POZNAN).table
    step = lawful_step(table, a.MakeCall(Seat.N, call_of("1S")))
    assert step is not None
    assert step.events == (CallMade(Seat.N, call_of("1S")),)
    assert lawful_step(step.table, a.MakeCall(Seat.E, call_of("1C"))) is None  # insufficient


def test_the_final_pass_brings_the_contract_too() -> None:
    table = bidding(POZNAN).do("bids N 1S P P").table
    step = lawful_step(table, a.MakeCall(Seat.W, call_of("P")))
    assert step is not None
    assert step.table.contract is not None


@pytest.mark.parametrize(
    "action",
    [
        a.Play(Seat.N, card_of("CA")),
        a.Play(Seat.W, card_of("CJ"), "table"),
        a.Play(Seat.W, card_of("SA")),
        a.Summon(Seat.N),
    ],
)
def test_what_is_not_plainly_lawful_is_left_to_the_laws(action: a.Action) -> None:
    assert lawful_step(at(POZNAN, "4S S").table, action) is None


def test_a_card_after_an_irregularity_is_left_to_the_laws() -> None:
    table = at(POZNAN, "4S S").do("NCA").table
    assert table.irregularities
    assert lawful_step(table, a.Play(Seat.W, card_of("CJ"))) is None


def test_a_card_is_one_event() -> None:
    step = lawful_step(at(POZNAN, "4S S").table, a.Play(Seat.W, card_of("CJ")))
    assert step is not None
    assert step.events == (CardPlayed(Seat.W, card_of("CJ"), 1),)
