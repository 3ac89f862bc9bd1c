"""Positions for double-dummy analysis: the cards held and the trick in progress, and how a worker is sent them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from bridgetable.cards.card import PACK, Card, Suit, of_suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.notation import suit_text
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.equity.packed import NO_TRUMP, TOO_LONG, PackedPosition
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.state import Table


class UnsolvableError(RefusedError):
    """The table or position cannot be analysed double dummy; `message` says why."""


class Position(msgspec.Struct, frozen=True):
    """A double-dummy position: `trick` holds the cards of the trick in progress, its leader's first."""

    hands: Hands
    trump: Suit | None
    leader: Seat
    trick: tuple[Card, ...] = ()

    @property
    def to_play(self) -> Seat:
        """The seat that plays the next card."""
        return self.leader.round()[len(self.trick)]

    @property
    def tricks_left(self) -> int:
        """The number of tricks still to be won, including the one in progress."""
        return len(self.hands[self.to_play])

    @property
    def playable(self) -> frozenset[Card]:
        """The cards of the hand to play that follow suit, or all of them if none does (Law 44C)."""
        hand = self.hands[self.to_play]
        return (of_suit(hand, self.trick[0].suit) if self.trick else frozenset()) or hand


def position_of(table: Table) -> Position:
    """The position at this table for the hand whose turn it is.

    Raises UnsolvableError outside the play, if the trick in progress was not played in rotation, or if the hands have
    unequal numbers of cards.
    """
    if table.contract is None or table.turn is None:
        raise UnsolvableError(say("equity-not-playing"))
    trick = table.trick(table.open_trick)
    plays = trick.plays if trick is not None else ()
    leader = trick.leader if trick is not None and plays else table.turn
    order = leader.round()
    if tuple(play.seat for play in plays) != order[: len(plays)] or order[len(plays) % 4] is not table.turn:
        raise UnsolvableError(say("equity-out-of-order"))
    later = table.trick(table.open_trick + 1)
    if later is not None and later.plays:
        raise UnsolvableError(say("equity-out-of-order"))
    played = order[: len(plays)]
    left = len(table.hands[table.turn])
    if any(len(table.hands[seat]) != left - (seat in played) for seat in Seat):
        raise UnsolvableError(say("equity-unequal-hands"))
    return Position(table.hands, table.trump, leader, tuple(play.card for play in plays))


def denomination_text(trump: Suit | None) -> str:
    """Spades are "S", no trump is "NT"."""
    return "NT" if trump is None else suit_text(trump)


class Solution(msgspec.Struct, frozen=True):
    """For each card of the hand to play, the tricks its side wins from then on with best play by all."""

    cards: tuple[tuple[Card, int], ...]

    def best_of(self, lawful: frozenset[Card]) -> int | None:
        """The most tricks that one of these cards wins; None if none of them was solved."""
        return max((tricks for card, tricks in self.cards if card in lawful), default=None)


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
