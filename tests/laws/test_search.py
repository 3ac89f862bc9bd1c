"""The search for the tricks of a side: as many as are counted by trying every card, whatever limits it uses."""

from __future__ import annotations

import random

import pytest

from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.laws.claims.search import ANY_PLAY, Ending, NormalPlay, fewest_tricks, most_tricks, worst_line
from bridgetable.table.trick import Play, Trick
from tests.each import for_each

Hands = dict[Seat, frozenset[Card]]


def bits(cards: frozenset[Card]) -> int:
    return sum(1 << (card.suit * 16 + card.rank) for card in cards)


def ending(hands: Hands, trick: Trick, trump: Suit | None) -> Ending:
    played = tuple(play.card.suit * 16 + play.card.rank for play in trick.plays)
    north, east, south, west = (bits(hands[seat]) for seat in Seat)
    return Ending((north, east, south, west), trick.leader, played, trump)


def by_trying_every_card(hands: Hands, trick: Trick, trump: Suit | None, side: Side, helping: tuple[Seat, ...]) -> int:
    """The tricks of the side if the `helping` hands play as well for it as they can, and all others as badly."""
    if len(trick.plays) == len(Seat):
        winner = trick.winner(trump)
        return (winner.side is side) + by_trying_every_card(hands, Trick(winner), trump, side, helping)
    seat = trick.leader.round()[len(trick.plays)]
    if not hands[seat]:
        return 0
    following = [card for card in hands[seat] if trick.plays and card.suit is trick.suit_led]
    counts = (
        by_trying_every_card(
            {**hands, seat: hands[seat] - {card}},
            Trick(trick.leader, (*trick.plays, Play(seat, card))),
            trump,
            side,
            helping,
        )
        for card in following or hands[seat]
    )
    return max(counts) if seat in helping else min(counts)


def some_ending(seed: int) -> tuple[Hands, Trick, Suit | None, Side]:
    """Two or three cards each, of few suits, and perhaps a trick in progress."""
    dice = random.Random(seed)
    size, suits = dice.choice((2, 2, 3)), dice.sample(list(Suit), 3)
    cards = dice.sample([card for card in PACK if card.suit in suits], 4 * size)
    hands = {seat: frozenset(cards[seat * size : seat * size + size]) for seat in Seat}
    trick, side, trump = Trick(dice.choice(list(Seat))), dice.choice(list(Side)), dice.choice([None, *Suit])
    for seat in trick.leader.round()[: dice.choice((0, 0, 1, 2, 3))]:
        following = [card for card in hands[seat] if trick.plays and card.suit is trick.suit_led]
        card = dice.choice(sorted(following or hands[seat]))
        hands = {**hands, seat: hands[seat] - {card}}
        trick = Trick(trick.leader, (*trick.plays, Play(seat, card)))
    return hands, trick, trump, side


def check(seed: int) -> None:
    hands, trick, trump, side = some_ending(seed)
    now = ending(hands, trick, trump)
    for helping in (side.seats, side.seats[:1]):
        assert most_tricks(now, side, helping) == by_trying_every_card(hands, trick, trump, side, helping)
    assert fewest_tricks(now, side, ANY_PLAY) == (by_trying_every_card(hands, trick, trump, side, ()), True)


@for_each("seed", range(25))
def test_it_finds_what_trying_every_card_finds(seed: int) -> None:
    check(seed)


@pytest.mark.deep
@pytest.mark.parametrize("tens", range(20))
def test_it_finds_what_trying_every_card_finds_in_many_endings(tens: int) -> None:
    for seed in range(100 + tens * 10, 110 + tens * 10):
        check(seed)


@for_each("seed", range(12))
def test_the_worst_line_wins_the_fewest_tricks(seed: int) -> None:
    hands, trick, trump, side = some_ending(seed)
    now, normal = ending(hands, trick, trump), NormalPlay(side.seats, sees=True)
    fewest, told = fewest_tricks(now, side, normal)
    assert told
    won = 0
    for number in worst_line(now, side, normal):
        seat = trick.leader.round()[len(trick.plays)]
        trick = Trick(trick.leader, (*trick.plays, Play(seat, Card(Suit(number >> 4), number & 15))))
        if len(trick.plays) == len(Seat):
            won += trick.winner(trump).side is side
            trick = Trick(trick.winner(trump))
    assert won == fewest
