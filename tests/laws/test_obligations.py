"""The search where penalty cards lie, or leads are restrained: as many tricks as the table itself counts (Law 70)."""

from __future__ import annotations

import random

import pytest

from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.actions import Choose, Play
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_cards
from bridgetable.laws.book import asked_now
from bridgetable.laws.claims.search import ANY_PLAY, fewest_tricks
from bridgetable.laws.claims.trick_bounds import ending_of
from bridgetable.table.state import Table
from tests.situations import EDITIONS, Situation, at


def counted(table: Table, side: Side, *, helped: bool) -> int:
    """The tricks of the side if the table is played on: each hand as badly for it as it lawfully can.

    What declarer is asked he answers as well for himself as he can, which is for the side where `helped`.
    """
    if table.over:
        return table.tricks_taken(side)
    asked = asked_now(table)
    if asked is not None:
        after = (apply(table, Choose(asked.question.to[0], option.name)).table for option in asked.options)
        return (max if helped else min)(counted(each, side, helped=helped) for each in after)
    seat = table.turn
    assert seat is not None
    return min(counted(apply(table, Play(seat, card)).table, side, helped=helped) for card in lawful_cards(table, seat))


def hand(cards: list[Card]) -> str:
    return ".".join("".join(card_text(c)[1] for c in cards if c.suit is suit) for suit in sorted(Suit, reverse=True))


def some_table(seed: int, size: int) -> Situation:
    """An ending in which South declares, with one to three penalty cards, and perhaps a lead that was restrained."""
    dice = random.Random(seed)
    suits = dice.sample(list(Suit), 3)
    cards = dice.sample([card for card in PACK if card.suit in suits], 4 * size)
    hands = {seat: sorted(cards[seat * size : seat * size + size], reverse=True) for seat in Seat}
    deal = "N:" + " ".join(hand(hands[seat]) for seat in Seat)
    contract = dice.choice(("3NT S", "4S S", "5C S"))
    table = at(deal, contract, dice.choice(EDITIONS), lead=dice.choice("NESW"))
    for _ in range(dice.choice((1, 1, 2, 3))):
        seat = dice.choice((Seat.E, Seat.W))
        how, card = dice.choice(("face", "expose")), dice.choice(hands[seat])
        if not table.table.is_faced(seat, card):
            table = table.do(f"{how} {seat.name} {card_text(card)}", f"director {seat.name}")
    if table.asked is not None and dice.choice((True, False)):
        table = table.do(f"choose S {dice.choice(sorted(table.asked[2]))}")
    return table


def check(seed: int, size: int) -> None:
    table = some_table(seed, size).table
    ending = ending_of(table)
    assert ending is not None
    assert ending.obligations is not None or not table.penalty_cards
    for side in Side:
        before = table.tricks_taken(side)
        expected = counted(table, side, helped=side is Side.NS) - before
        assert fewest_tricks(ending, side, ANY_PLAY) == (expected, True)


@pytest.mark.parametrize("seed", range(30))
def test_70A_it_finds_what_the_table_counts(seed: int) -> None:
    check(seed, 2)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(100, 112))
def test_70A_it_finds_what_the_table_counts_with_three_cards(seed: int) -> None:
    check(seed, 3)
