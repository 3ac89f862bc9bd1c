"""The fast solver, endplay's binding of DDS; importing it raises ImportError if endplay is not installed.

Only the worker imports it.
"""

from __future__ import annotations

from endplay.dds import solve_board
from endplay.types import Card as TheirCard
from endplay.types import Deal, Denom, Player

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_text, deal_text
from bridgetable.equity.position import Position, Solution

_DENOMINATIONS = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades)
_PLAYERS = (Player.north, Player.east, Player.south, Player.west)


def solve(position: Position) -> Solution:
    """The solution of the position; raises an exception of endplay's own for a position it does not accept."""
    deal = Deal(deal_text(position.hands))
    deal.trump = Denom.nt if position.trump is None else _DENOMINATIONS[position.trump]
    deal.first = _PLAYERS[position.leader]
    for seat, card in zip(position.leader.round(), position.trick, strict=False):
        deal[_PLAYERS[seat]].add(_theirs(card))
    for card in position.trick:
        deal.play(_theirs(card))
    found = {_ours(card): int(tricks) for card, tricks in solve_board(deal)}
    return Solution(tuple(found.items()))


def _theirs(card: Card) -> TheirCard:
    return TheirCard(card_text(card))


def _ours(card: TheirCard) -> Card:
    # Their ranks are bits: 4096, the twelfth, is the queen.
    return Card(Suit(_DENOMINATIONS.index(card.suit)), card.rank.value.bit_length() - 1)
