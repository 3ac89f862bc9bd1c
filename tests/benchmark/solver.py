"""Double dummy through the worker, beside DDS called directly on the same positions."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from bridgetable.cards.card import Suit
from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.equity.position import Position
from bridgetable.equity.solver_client import SolverClient
from tests.benchmark.figure import ROUNDS, Figure, timed
from tests.equity.ground import random_position

if TYPE_CHECKING:
    from endplay.types import Deal

BESIDE = "DDS called directly"
GOAL = 1.2

BARE = """
import ctypes
class Deal(ctypes.Structure):
    _fields_ = (("numbers", ctypes.c_uint * 24),)
library, found = ctypes.CDLL({path!r}), (ctypes.c_int * 54)()
library.SetMaxThreads(0)
assert library.SolveBoard(Deal.from_buffer_copy({deal!r}), 0, 3, 1, ctypes.byref(found), 0) == 1
print(list(found), flush=True)
"""
"""A process with the library and nothing else, which solves one position."""

Positions = Sequence[Position]


def leads(seed: int) -> Position:
    """The opening lead of a whole deal drawn at random."""
    return Position(random_deal(seed), (None, *Suit)[seed % 5], Seat(seed % 4))


def ending(seed: int) -> Position:
    """A position with seven tricks left."""
    return random_position(seed, 7)


def first_answer(position: Position) -> tuple[float, float]:
    """From the start of a process to its first answer: of the worker, and of a bare Python with the library."""
    from endplay import _dds

    from tests.equity.endplay_solver import endplay_deal

    program = BARE.format(path=_dds._dll_path, deal=bytes(endplay_deal(position)._data))
    # Compiled files are kept, as after any installation.
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    bare = partial(
        subprocess.run, [sys.executable, "-c", program], check=True, env=environment, stdout=subprocess.DEVNULL
    )
    with SolverClient() as client:
        return timed(partial(client.solve, position)), timed(bare)


def in_turn(
    name: str,
    ours: Callable[[Positions], object],
    peer: Callable[[Positions], object],
    rounds: Iterable[Positions],
    goal: float | None = GOAL,
) -> Figure:
    """The times for the positions of each round; which of the two begins changes from round to round."""
    pairs: list[tuple[float, float]] = []
    for number, positions in enumerate(rounds):
        if number % 2:
            beside = timed(partial(peer, positions))
            pairs.append((timed(partial(ours, positions)), beside))
        else:
            pairs.append((timed(partial(ours, positions)), timed(partial(peer, positions))))
    return Figure(name, BESIDE, tuple(ours for ours, _ in pairs), tuple(beside for _, beside in pairs), goal)


def rounds(position: Callable[[int], Position], many: int, start: int) -> list[list[Position]]:
    """The positions of each round, of seeds from `start`."""
    return [[position(start + many * number + seed) for seed in range(many)] for number in range(ROUNDS)]


def measure() -> Iterator[Figure]:
    """The first answer of a new worker, then the cards of positions one by one and together, and the contracts."""
    from endplay.dds import calc_dd_table, solve_all_boards, solve_board

    from tests.equity.endplay_solver import endplay_deal

    first = [first_answer(leads(seed)) for seed in range(ROUNDS)]
    yield Figure(
        "first answer of a new worker",
        "bare Python with DDS",
        tuple(ours for ours, _ in first),
        tuple(bare for _, bare in first),
        GOAL,
    )
    deals: dict[Position, Deal] = {}

    def each(solve: Callable[[Deal], object]) -> Callable[[Positions], object]:
        return lambda positions: [solve(deals[position]) for position in positions]

    def together(positions: Positions) -> object:
        return solve_all_boards(deals[position] for position in positions)

    with SolverClient() as client:
        client.solve(leads(0))

        def one_by_one(positions: Positions) -> object:
            return [client.solve(position) for position in positions]

        def contracts(positions: Positions) -> object:
            return [client.contracts(position) for position in positions]

        for name, ours, peer, asked, goal in (
            ("cards of 10 whole deals", one_by_one, each(solve_board), rounds(leads, 10, 100), GOAL),
            # A trifle each, beside which asking another process shows: the window and the commands ask for several.
            ("cards of 10 endings", one_by_one, each(solve_board), rounds(ending, 10, 100), None),
            ("cards of 10 whole deals together", client.prepare, together, rounds(leads, 10, 200), GOAL),
            ("cards of 120 endings together", client.prepare, together, rounds(ending, 120, 500), GOAL),
            ("20 contracts of 3 deals", contracts, each(calc_dd_table), rounds(leads, 3, 300), GOAL),
        ):
            deals.update((one, endplay_deal(one)) for these in asked for one in these)
            yield in_turn(name, ours, peer, asked, goal)
