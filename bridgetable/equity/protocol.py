"""Positions as the numbers that a worker is sent, and what its answers mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from bridgetable.cards.card import PACK, Suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.equity.packed import NO_TRUMP, TOO_LONG, PackedPosition
from bridgetable.equity.position import Position, Solution, UnsolvableError, denomination_text
from bridgetable.table.question import say

DIED = "equity-worker-died"
"""Message key of the failure that the worker died."""

UNANSWERED = frozenset({TOO_LONG, DIED})
"""Failures that are not due to the position: another machine may answer."""

CARD_NUMBERS = {card: 16 * card.suit + card.rank for card in PACK}
"""The number that stands for each card."""

_CARDS = {number: card for card, number in CARD_NUMBERS.items()}
_BITS = {card: 1 << number for card, number in CARD_NUMBERS.items()}

Answer: TypeAlias = "Sequence[int] | str"
"""Cards with their tricks, in pairs, or the tricks of 20 contracts; or the message key of a failure."""

Contracts: TypeAlias = dict[str, dict[str, int]]
"""The tricks each declarer ("N") takes in each denomination ("S", "NT")."""


def numbers_of(position: Position) -> list[int]:
    """Denomination, leader, hands, and the cards of the trick."""
    trump = NO_TRUMP if position.trump is None else int(position.trump)
    hands = [sum(map(_BITS.__getitem__, hand)) for hand in position.hands]
    return [trump, int(position.leader), *hands, *map(CARD_NUMBERS.__getitem__, position.trick)]


def packed_position(position: Position) -> PackedPosition:
    """The position in numbers."""
    return PackedPosition.from_numbers(*numbers_of(position))


def unpacked_position(packed: PackedPosition) -> Position:
    """The position that these numbers stand for."""
    trump = None if packed.trump == NO_TRUMP else Suit(packed.trump)
    trick = tuple(_CARDS[number] for number in packed.trick)
    return Position(unpacked_hands(packed.hands), trump, Seat(packed.leader), trick)


def unpacked_hands(hands: Sequence[int]) -> Hands:
    """The hands that these numbers stand for."""
    return BySeat.of(lambda seat: frozenset(card for card, bit in _BITS.items() if hands[seat] & bit))


def solution_in(answer: Answer) -> Solution:
    """The solution in an answer; raises UnsolvableError if the answer is a failure."""
    if isinstance(answer, str):
        raise UnsolvableError(say(answer))
    return Solution(tuple(zip(map(_CARDS.__getitem__, answer[::2]), answer[1::2], strict=True)))


def contracts_in(answer: Answer) -> Contracts:
    """The tricks of all contracts in an answer; raises UnsolvableError if the answer is a failure."""
    if isinstance(answer, str):
        raise UnsolvableError(say(answer))
    tricks = iter(answer)
    return {denomination_text(trump): {seat.name: next(tricks) for seat in Seat} for trump in (*Suit, None)}
