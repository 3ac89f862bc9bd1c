"""The solvers for where the library of DDS cannot be loaded by itself: endplay as a whole, or our own for endings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_text, deal_text
from bridgetable.equity import solver
from bridgetable.equity.packed import TOO_LONG, Answer, PackedPosition, PackedSolver, UnsolvedError
from bridgetable.equity.position import Position, Solution
from bridgetable.equity.protocol import CARD_NUMBERS, unpacked_position

if TYPE_CHECKING:
    from endplay.types import Card as TheirCard
    from endplay.types import Deal


class _PositionSolver(PackedSolver):
    """Solves positions that are no longer packed."""

    def solution(self, position: Position) -> Solution:
        """The solution of the position; raises UnsolvedError."""
        raise NotImplementedError

    def cards(self, position: PackedPosition) -> Answer:
        """The tricks of the side to play for each card it may play now; raises UnsolvedError."""
        found = self.solution(unpacked_position(position))
        return [number for card, tricks in found.cards for number in (CARD_NUMBERS[card], tricks)]


class EndingSolver(_PositionSolver):
    """Our own solver, for endings."""

    def solution(self, position: Position) -> Solution:
        """The solution of the position; raises UnsolvedError if it has more tricks left than can be searched."""
        if position.tricks_left > solver.DEEPEST:
            raise UnsolvedError(TOO_LONG)
        return solver.solve(position)


class EndplaySolver(_PositionSolver):
    """DDS through endplay's own functions; making one raises whatever importing endplay raises."""

    def __init__(self) -> None:
        from endplay import dds, types

        self._dds, self._types = dds, types
        self._denominations = (types.Denom.clubs, types.Denom.diamonds, types.Denom.hearts, types.Denom.spades)
        self._players = (types.Player.north, types.Player.east, types.Player.south, types.Player.west)

    def solution(self, position: Position) -> Solution:
        """The solution of the position; raises UnsolvedError if endplay does not accept it."""
        try:
            found = {self._card(card): int(tricks) for card, tricks in self._dds.solve_board(self.deal(position))}
        except RuntimeError as error:
            raise UnsolvedError from error
        return Solution(tuple(found.items()))

    def deal(self, position: Position) -> Deal:
        """The position as endplay has it."""
        types = self._types
        trump = types.Denom.nt if position.trump is None else self._denominations[position.trump]
        deal: Deal = types.Deal(deal_text(position.hands), self._players[position.leader], trump)
        for card in position.trick:
            deal.play(card_text(card), False)
        return deal

    def _card(self, card: TheirCard) -> Card:
        # Ranks of endplay are bits: 4096, the twelfth, is the queen.
        return Card(Suit(self._denominations.index(card.suit)), card.rank.value.bit_length() - 1)
