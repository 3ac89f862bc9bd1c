"""The fast solver: endplay's binding of DDS. Imported in the worker only; ImportError where there is no wheel."""

from __future__ import annotations

from endplay.dds import solve_board
from endplay.types import Card as TheirCard
from endplay.types import Deal, Denom, Player

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_text, deal_text
from bridgetable.equity.position import Position, Solved

_DENOMINATIONS = (Denom.clubs, Denom.diamonds, Denom.hearts, Denom.spades)
_PLAYERS = (Player.north, Player.east, Player.south, Player.west)


def solved(position: Position) -> Solved:
    """What each playable card leads to; an error of the solver's own for what it does not take."""
    deal = Deal(deal_text(position.hands))
    deal.trump = Denom.nt if position.trump is None else _DENOMINATIONS[position.trump]
    deal.first = _PLAYERS[position.leader]
    for seat, card in zip(position.leader.round(), position.trick, strict=False):
        deal[_PLAYERS[seat]].add(_theirs(card))
    for card in position.trick:
        deal.play(_theirs(card))
    found = {_ours(card): int(tricks) for card, tricks in solve_board(deal)}
    return Solved(tuple(found.items()))


def _theirs(card: Card) -> TheirCard:
    return TheirCard(card_text(card))


def _ours(card: TheirCard) -> Card:
    # Their ranks are bits: 4096, the twelfth, is the queen.
    return Card(Suit(_DENOMINATIONS.index(card.suit)), card.rank.value.bit_length() - 1)
