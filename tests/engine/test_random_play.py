"""Whole boards played at random, lawfully and not, through every question: no exception, no lost card, no dead end."""

from __future__ import annotations

import random

import pytest

from bridgetable.cards.board import Board
from bridgetable.cards.card import PACK, Card
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import contract_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_cards
from bridgetable.engine.steps import Impossible
from bridgetable.laws.book import asked_now
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table

CONTRACTS = ("1NT", "4S", "3H", "6C", "2DX")
SEEDS = range(24)


def all_cards(table: Table) -> list[Card]:
    """Every card, wherever it is."""
    held = [card for hand in table.hands for card in hand]
    played = [play.card for trick in table.tricks for play in trick.plays]
    return sorted([*held, *played])


def anything(table: Table, dice: random.Random) -> a.Action:
    """Something somebody might do at this table, wise or not."""
    seat = dice.choice(list(Seat))
    other = dice.choice(list(Seat))
    cards = sorted(table.hands[seat])
    choices: list[a.Action] = [
        a.Summon(seat), a.Attend(seat), a.Ask(seat, other), a.Breach(seat, "43A2a"),
        a.Inspect(seat, 1 + dice.randrange(13)), a.Agree(seat), a.ReturnCards(), a.CallNextBoard(seat),
        a.Note((("", "x"),)), a.Designate(dice.choice(["H", "run-S", "C2"])),
    ]
    if table.open_trick > 9 and dice.random() < 0.5:
        choices = [a.MakeClaim(seat, dice.randrange(5)), a.Concede(seat, dice.randrange(3)), a.EndRound()]
    if cards:
        card = dice.choice(cards)
        choices += [a.Play(seat, card), a.Name(seat, card), a.Expose(seat, (card,)), a.TakeBack(seat, card)]
    trick = table.trick(table.open_trick)
    if trick is not None and trick.plays:
        play = dice.choice(trick.plays)
        choices.append(a.TakeBack(play.seat, play.card))
    return dice.choice(choices)


def next_action(table: Table, dice: random.Random) -> a.Action:
    """Mostly what is asked or the next card, lawful or not; now and then anything at all."""
    if dice.random() < 0.12:
        return anything(table, dice)
    now = asked_now(table)
    if now is not None:
        assert len(now.options) > 1, now
        return a.Choose(dice.choice(now.question.to), dice.choice(now.options).name)
    if table.pending or (table.unsettled and dice.random() < 0.25):
        return a.Summon(dice.choice(list(Seat)))
    seat = table.turn
    if seat is None:
        return a.Agree(dice.choice(list(Seat))) if table.claim is not None else a.EndRound()
    cards = sorted(lawful_cards(table, seat)) if dice.random() < 0.85 else sorted(table.hands[seat])
    assert cards, "a player on turn with nothing lawful to play and nobody asked"
    return a.Play(seat, dice.choice(cards))


def play_board(edition: Edition, seed: int) -> Table:
    """A board played to the end and summoned about."""
    dice = random.Random(seed)
    contract = contract_of(dice.choice(CONTRACTS), dice.choice(list(Seat)))
    table = first_table(edition, Board.numbered(1 + seed % 16), random_deal(seed), contract)
    for _ in range(400):
        try:
            table = apply(table, next_action(table, dice)).table
        except Impossible:
            continue
        assert all_cards(table) == sorted(PACK)
        if table.phase is Phase.OVER and asked_now(table) is None and dice.random() < 0.2:
            break
    return table


@pytest.mark.parametrize("edition", list(Edition))
@pytest.mark.parametrize("seed", SEEDS)
def test_a_board_played_at_random_never_breaks_the_table(edition: Edition, seed: int) -> None:
    table = play_board(edition, seed)
    assert sum(table.tricks_after_transfers(side) for side in {seat.side for seat in Seat}) <= 13
