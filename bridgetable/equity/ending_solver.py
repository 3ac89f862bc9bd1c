"""Our own solver as the worker calls it, for where there is no library of DDS."""

from __future__ import annotations

from bridgetable.equity import solver
from bridgetable.equity.packed import TOO_LONG, Answer, PackedPosition, PackedSolver, UnsolvedError
from bridgetable.equity.protocol import CARD_NUMBERS, unpacked_position


class EndingSolver(PackedSolver):
    """Our own solver, for endings."""

    def cards(self, position: PackedPosition) -> Answer:
        """The tricks of the side to play for each card it may play now; raises UnsolvedError if it has too many."""
        ending = unpacked_position(position)
        if ending.tricks_left > solver.DEEPEST:
            raise UnsolvedError(TOO_LONG)
        return [number for card, tricks in solver.solve(ending).cards for number in (CARD_NUMBERS[card], tricks)]
