"""How the tricks left can fall: exact search through the legal plays of an ending, for Laws 69 to 71."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.events import ClaimSetAside
from bridgetable.table.evolve import evolve
from bridgetable.table.state import Table

SEARCHED = 5
"""The most cards a hand may hold for the search to be worth its time."""

Cards = tuple[int, int, int, int]
"""The four hands as bits: 16 for each suit, the bit of a card's rank set."""


class Ending(msgspec.Struct, frozen=True):
    """Cards still to be played, who is to lead or has led, what lies in the trick in progress, and the trump suit."""

    hands: Cards
    leader: Seat
    played: tuple[int, ...]
    trump: Suit | None


class Bounds(msgspec.Struct, frozen=True):
    """The fewest and the most of the tricks left that a side can win; `exact` when the search has told."""

    fewest: int
    most: int
    exact: bool = True


def tricks_left(table: Table) -> int:
    """How many tricks are still to be won, the one in progress included."""
    return 13 - sum(table.tricks_taken(side) for side in Side)


def bounds(table: Table, side: Side) -> Bounds:
    """Fewest: the side plays as badly as the Laws allow against the best defence; most: both sides play their best.

    Where too many cards are left, or a trick is defective, nothing is known. Where a player is bound by a penalty
    card or a restriction his side may be held to less, and the other may win more, than free play would tell.
    """
    left, ending = tricks_left(table), ending_of(table)
    if ending is None:
        return Bounds(0, left, exact=False)
    fewest = most_tricks(ending, side, ())
    if table.penalty_cards or table.restrictions:
        return Bounds(fewest, left, exact=False)
    return Bounds(fewest, most_tricks(ending, side, side.seats))


def ending_of(table: Table) -> Ending | None:
    """The ending at a claim, or nothing when it is too long to search or its last trick is not in order."""
    open_table = evolve(table, ClaimSetAside())
    turn, trick = open_table.turn, open_table.trick(open_table.open_trick)
    lying = trick.plays if trick is not None else ()
    leader = turn if trick is None or not trick.plays else trick.leader
    if leader is None or turn is None or tuple(play.seat for play in lying) != leader.round()[: len(lying)]:
        return None
    if turn is not leader.round()[len(lying) % 4]:
        return None
    sizes = {len(hand) + (seat in {play.seat for play in lying}) for seat, hand in table.hands.items()}
    if sizes != {tricks_left(table)} or tricks_left(table) > SEARCHED:
        return None
    north, east, south, west = (sum(_bit(card.suit, card.rank) for card in hand) for hand in table.hands)
    played = tuple(card.card.suit * 16 + card.card.rank for card in lying)
    return Ending((north, east, south, west), leader, played, table.trump)


def _union(hands: Cards) -> int:
    return hands[0] | hands[1] | hands[2] | hands[3]


def _bit(suit: int, rank: int) -> int:
    return 1 << (suit * 16 + rank)


@lru_cache(maxsize=256)
def most_tricks(ending: Ending, side: Side, helping: tuple[Seat, ...]) -> int:
    """How many tricks the side wins when these hands play for it and all others against it, the cards seen by all."""
    search = _Search(ending.trump, side, helping)
    size = max(hand.bit_count() for hand in ending.hands)
    return next(need for need in range(size, -1, -1) if search.started(ending, need))


class _Trick(NamedTuple):
    leader: int
    laid: int
    held: int
    led: int
    best: int
    winner: int


class _Search:
    """Whether the side can reach a number of tricks, from any position of one ending; remembers what it has found."""

    def __init__(self, trump: Suit | None, side: Side, helping: tuple[Seat, ...]) -> None:
        self.trump = -1 if trump is None else int(trump)
        self.side = int(side)
        self.helps = tuple(seat in helping for seat in Seat)
        self.known: dict[tuple[int, int, int, int, int, int], bool] = {}

    def started(self, ending: Ending, need: int) -> bool:
        """From a trick in progress."""
        if not ending.played:
            return self.reached(ending.hands, ending.leader, need)
        best, winner, held = ending.played[0], int(ending.leader), _union(ending.hands)
        for place, card in enumerate(ending.played):
            held |= 1 << card
            if self._beats(card, best):
                best, winner = card, (ending.leader + place) % 4
        trick = _Trick(ending.leader, len(ending.played), held, ending.played[0] >> 4, best, winner)
        return self._follow(ending.hands, trick, need)

    def reached(self, hands: Cards, leader: int, need: int) -> bool:
        """From the start of a trick."""
        if need <= 0:
            return True
        if need > hands[leader].bit_count():
            return False
        key = (*hands, leader, need)
        if key not in self.known:
            self.known[key] = self._follow(hands, _Trick(leader, 0, _union(hands), -1, -1, leader), need)
        return self.known[key]

    def _follow(self, hands: Cards, trick: _Trick, need: int) -> bool:
        leader, laid, held, led, best, winner = trick
        if laid == 4:
            return self.reached(hands, winner, need - (winner % 2 == self.side))
        seat = (leader + laid) % 4
        helps = self.helps[seat]
        for card in _choices(hands[seat], held, led):
            kept = list(hands)
            kept[seat] ^= 1 << card
            north, east, south, west = kept
            lead = led if laid else card >> 4
            takes = not laid or self._beats(card, best)
            now = _Trick(leader, laid + 1, held, lead, *((card, seat) if takes else (best, winner)))
            if self._follow((north, east, south, west), now, need) is helps:
                return helps
        return not helps

    def _beats(self, card: int, best: int) -> bool:
        if card >> 4 == best >> 4:
            return card > best
        return card >> 4 == self.trump


def _choices(hand: int, held: int, led: int) -> Iterator[int]:
    """The cards worth trying, from the top: one of those that touch in what was held when the trick began."""
    following = hand & (0xFFFF << (led * 16)) if led >= 0 else 0
    pool, mine_above = following or hand, False
    for card in range(held.bit_length() - 1, -1, -1):
        if card & 15 == 15:
            mine_above = False
        if held >> card & 1:
            mine = bool(pool >> card & 1)
            if mine and not mine_above:
                yield card
            mine_above = mine
