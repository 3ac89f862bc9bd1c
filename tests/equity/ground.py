"""What the tests of equity stand on: the libraries of DDS there are, what they say, and positions drawn at random."""

from __future__ import annotations

import atexit
import platform
import random
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import pytest

from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.disk.workers import Result, Worker
from bridgetable.equity import worker
from bridgetable.equity.dds_paths import library_paths
from bridgetable.equity.packed import Answer, PackedPosition, PackedSolver, UnsolvedError
from bridgetable.equity.position import Position, Solution, numbers_of, solution_in

LIBRARIES = tuple(path for path, _ in library_paths())
"""The libraries of DDS on this machine, in the order in which they are tried."""

each_library = pytest.mark.parametrize("path", LIBRARIES, ids=[package or "system" for _, package in library_paths()])

WITH_ENDPLAY = sys.version_info < (3, 14) and not (sys.platform == "win32" and platform.machine() == "ARM64")
"""Whether there is a wheel of endplay here, so that the extra `test` has installed it."""

needs_endplay = pytest.mark.skipif(not WITH_ENDPLAY, reason="there is no wheel of endplay for this system")
needs_the_fast_solver = pytest.mark.skipif(
    not LIBRARIES and not WITH_ENDPLAY, reason="there is no library of DDS on this system"
)
"""Where there should be one it is not skipped, but fails."""

WITHOUT_A_LIBRARY = """
from bridgetable.equity import dds_paths
dds_paths.library_paths = lambda: []
"""


def _answers_of_library(path: str, positions: Sequence[Sequence[int]], contracts: bool) -> list[Answer | str]:
    """The answers of the library of this path, and of no other, in a worker."""
    setattr(worker, "library_paths", lambda: [(path, "")])  # noqa: B010 - the worker is there for this library only
    return worker.answers(positions, contracts)


def hide_the_fast_solver(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lays a module into this folder that hides it from the processes that are started."""
    (folder / "sitecustomize.py").write_text(WITHOUT_A_LIBRARY)
    monkeypatch.setenv("PYTHONPATH", str(folder))


class LibrarySolver(PackedSolver):
    """A library of DDS in a process of its own, where it may crash, as Debian's does when it is unloaded."""

    def __init__(self, path: str) -> None:
        self._path, self._worker = path, Worker()
        atexit.register(self._worker.end)

    def cards(self, position: PackedPosition) -> Answer:
        """The tricks of the side to play for each card it may play now; raises UnsolvedError."""
        return _found(self.cards_of_all([position])[0])

    def cards_of_all(self, positions: Sequence[PackedPosition]) -> list[Answer | str]:
        """The answer for each position, or the message key that says why there is none."""
        return self._answers(0, positions)

    def contracts(self, hands: Sequence[int]) -> Answer:
        """The tricks of each declarer in each denomination, his left-hand opponent leading; raises UnsolvedError."""
        return _found(self._answers(1, [PackedPosition(0, 0, (), hands)])[0])

    def _answers(self, contracts: int, positions: Sequence[PackedPosition]) -> list[Answer | str]:
        numbers = [(each.trump, each.leader, *each.hands, *each.trick) for each in positions]
        reply = self._worker.call(_answers_of_library, self._path, numbers, bool(contracts))
        assert isinstance(reply, Result)
        found: list[Answer | str] = reply.value
        return found


def _found(answer: Answer | str) -> Answer:
    if isinstance(answer, str):
        raise UnsolvedError(answer)
    return answer


@cache
def library_solver(path: str) -> LibrarySolver:
    """The library of this path, started once."""
    return LibrarySolver(path)


def fast_solver() -> LibrarySolver:
    """The first library there is."""
    return library_solver(LIBRARIES[0])


def packed_position(position: Position) -> PackedPosition:
    """The position in numbers."""
    return PackedPosition.from_numbers(*numbers_of(position))


def solved_fast(position: Position) -> Solution:
    """What the fast solver says of a position."""
    return solution_in(tuple(fast_solver().cards(packed_position(position))))


def random_position(seed: int, size: int) -> Position:
    """An ending of so many tricks, up to three cards of the first trick played lawfully; the same for the same seed."""
    dice = random.Random(seed)
    cards = dice.sample(PACK, 4 * size)
    hands = [set(cards[n * size : (n + 1) * size]) for n in range(4)]
    leader = Seat(dice.randrange(4))
    trick: list[Card] = []
    for seat in leader.round()[: dice.randrange(4)]:
        follows = [card for card in hands[seat] if trick and card.suit is trick[0].suit]
        card = dice.choice(sorted(follows or hands[seat]))
        hands[seat].discard(card)
        trick.append(card)
    trump = dice.choice((None, *Suit))
    return Position(BySeat.of(lambda seat: frozenset(hands[seat])), trump, leader, tuple(trick))
