"""What a worker process does with positions: it loads the fastest solver there is, and solves them.

The fast solver may crash its process on an unusual position; in a process of its own that does no harm.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bridgetable.equity.dds_paths import library_paths
from bridgetable.equity.packed import Answer, PackedPosition, PackedSolver, UnsolvedError


def fastest_solver() -> PackedSolver:
    """The first library of DDS that is there and as expected, else our own solver."""
    for path, _ in library_paths():
        try:
            from bridgetable.equity.dds import Dds

            return Dds(path)
        except (ImportError, OSError):
            continue
    from bridgetable.equity.solver import EndingSolver

    return EndingSolver()


@cache
def _solver() -> PackedSolver:
    """The solver of this process."""
    return fastest_solver()


def answers(positions: Sequence[Sequence[int]], contracts: bool) -> list[Answer | str]:
    """The answer for each position, or the message key that says why there is none."""
    solver = _solver()
    packed = [PackedPosition.from_numbers(*position) for position in positions]
    return [_contracts(position, solver) for position in packed] if contracts else solver.cards_of_all(packed)


def _contracts(position: PackedPosition, solver: PackedSolver) -> Answer | str:
    try:
        return solver.contracts(position.hands)
    except UnsolvedError as error:
        return error.fault
