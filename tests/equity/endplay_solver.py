"""endplay as a whole, which calls DDS in its own way: what our calls are held against."""

from __future__ import annotations

from endplay import dds, types

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_text, deal_text
from bridgetable.equity.packed import Answer, PackedPosition, PackedSolver
from bridgetable.equity.position import CARD_NUMBERS, Position, unpacked_position

_DENOMINATIONS = (types.Denom.clubs, types.Denom.diamonds, types.Denom.hearts, types.Denom.spades)
_PLAYERS = (types.Player.north, types.Player.east, types.Player.south, types.Player.west)


class EndplaySolver(PackedSolver):
    """DDS through endplay's own functions."""

    def cards(self, position: PackedPosition) -> Answer:
        """The tricks of the side to play for each card it may play now."""
        found = dds.solve_board(endplay_deal(unpacked_position(position)))
        return [number for card, tricks in found for number in (CARD_NUMBERS[_card(card)], int(tricks))]


def endplay_deal(position: Position) -> types.Deal:
    """The position as endplay has it."""
    trump = types.Denom.nt if position.trump is None else _DENOMINATIONS[position.trump]
    deal = types.Deal(deal_text(position.hands), _PLAYERS[position.leader], trump)
    for card in position.trick:
        deal.play(card_text(card), False)
    return deal


def _card(card: types.Card) -> Card:
    # Ranks of endplay are bits: 4096, the twelfth, is the queen.
    return Card(Suit(_DENOMINATIONS.index(card.suit)), card.rank.value.bit_length() - 1)
