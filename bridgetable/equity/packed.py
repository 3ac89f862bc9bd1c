"""Positions and answers as numbers, which is how a worker and its clients exchange them.

A card is 16 * suit + rank, and a hand the sum of 2 ** card over its cards. A position is its denomination, its leader,
the hands from North, and the cards of the trick: 4 3 <North> <East> <South> <West> 61.

This module and those that solve packed positions import little, because a worker imports them each time it starts.
"""

from __future__ import annotations

from collections.abc import Sequence

SUITS = 4
NO_TRUMP = SUITS
"""Where other denominations have the number of their suit, from 0 for clubs."""

TOO_LONG, REFUSED = "equity-not-here", "equity-refused"
"""Message keys of failures: a position too long for our own solver, and one that the solver refused."""

Answer = list[int]
"""Cards with their tricks, in pairs; or 20 numbers of tricks, for each denomination those of the four declarers."""


class PackedPosition:
    """A position in numbers: denomination, leader, the cards of the trick, and the four hands from North."""

    __slots__ = ("hands", "leader", "trick", "trump")

    def __init__(self, trump: int, leader: int, trick: Sequence[int], hands: Sequence[int]) -> None:
        self.trump, self.leader, self.trick, self.hands = trump, leader, trick, hands

    @classmethod
    def from_numbers(cls, trump: int, leader: int, *cards: int) -> PackedPosition:
        """The position of the numbers in a request: the hands, then the cards of the trick."""
        return cls(trump, leader, cards[4:], cards[:4])


class UnsolvedError(Exception):
    """A solver has no answer for a position; `fault` is the message key that says why."""

    def __init__(self, fault: str = REFUSED) -> None:
        super().__init__(fault)
        self.fault = fault


class PackedSolver:
    """What solves packed positions: DDS, or what takes its place."""

    def cards(self, position: PackedPosition) -> Answer:
        """The tricks of the side to play for each card it may play now; raises UnsolvedError."""
        raise NotImplementedError

    def cards_of_all(self, positions: Sequence[PackedPosition]) -> list[Answer | str]:
        """The answer for each position, or the message key that says why there is none."""
        answers: list[Answer | str] = []
        for position in positions:
            try:
                answers.append(self.cards(position))
            except UnsolvedError as error:
                answers.append(error.fault)
        return answers

    def contracts(self, hands: Sequence[int]) -> Answer:
        """The tricks of each declarer in each denomination, his left-hand opponent leading; raises UnsolvedError."""
        left = hands[0].bit_count()
        tricks: Answer = []
        led = [PackedPosition(trump, (seat + 1) % 4, (), hands) for trump in range(NO_TRUMP + 1) for seat in range(4)]
        for answer in self.cards_of_all(led):
            if isinstance(answer, str):
                raise UnsolvedError(answer)
            tricks.append(left - max(answer[1::2]))
        return tricks
