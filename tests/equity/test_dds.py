"""The library of DDS by itself: what it is held to, and that each there is says what endplay and we say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.disk.child_process import child_environment
from bridgetable.equity import ONE_THREAD, dds, worker
from bridgetable.equity.dds import UnknownLibraryError, load_library, most_threads
from bridgetable.equity.packed import NO_TRUMP, REFUSED, TOO_LONG, PackedPosition, PackedSolver, UnsolvedError
from bridgetable.equity.position import Position
from bridgetable.equity.solver import EndingSolver
from tests.equity.ground import (
    LIBRARIES,
    LibrarySolver,
    each_library,
    fast_solver,
    library_solver,
    needs_endplay,
    needs_the_fast_solver,
    packed_position,
    random_position,
)

pytestmark = [needs_the_fast_solver, pytest.mark.deep]


def packed(seed: int, size: int) -> PackedPosition:
    return packed_position(random_position(seed, size))


def hands(seed: int) -> list[int]:
    return list(packed_position(Position(random_deal(seed), None, Seat.N)).hands)


# -- what it says ----------------------------------------------------------------------------------------------------


def test_where_there_should_be_a_library_there_is_one() -> None:
    assert LIBRARIES


@needs_endplay
@each_library
def test_each_library_and_endplay_say_the_same_of_each_card(path: str) -> None:
    from tests.equity.endplay_solver import EndplaySolver

    positions = [packed(seed, size) for seed in range(8) for size in range(1, 14)]
    assert [library_solver(path).cards(each) for each in positions] == EndplaySolver().cards_of_all(positions)


@each_library
def test_all_contracts_of_whole_deals_are_the_same_everywhere(path: str) -> None:
    """From clubs to no trump, the four declarers from North."""
    assert [library_solver(path).contracts(hands(seed)) for seed in range(2)] == [
        [10, 2, 10, 2, 3, 8, 3, 9, 4, 9, 4, 9, 9, 3, 9, 3, 5, 8, 5, 8],
        [8, 5, 7, 5, 3, 9, 3, 10, 7, 5, 6, 6, 4, 9, 3, 9, 6, 6, 3, 6],
    ]


@each_library
@pytest.mark.parametrize("many", [2, 40])
def test_several_positions_at_once_are_answered_as_one_by_one(path: str, many: int) -> None:
    positions = [packed(seed, 1 + seed % 9) for seed in range(many)]
    assert library_solver(path).cards_of_all(positions) == [fast_solver().cards(position) for position in positions]


def test_one_of_many_solvers_is_kept_to_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    monkeypatch.delenv(ONE_THREAD, raising=False)
    assert most_threads() == 4
    monkeypatch.setenv(ONE_THREAD, "1")
    assert most_threads() == 1


def test_all_contracts_of_whole_deals_are_those_of_twenty_positions() -> None:
    for seed in range(2):
        assert fast_solver().contracts(hands(seed)) == PackedSolver.contracts(fast_solver(), hands(seed))


@pytest.mark.parametrize("size", [1, 2, 3])
def test_all_contracts_of_endings_are_those_of_our_own_solver(size: int) -> None:
    for seed in range(10):
        ending = packed_position(Position(random_position_without_a_trick(seed, size).hands, None, Seat.N)).hands
        assert fast_solver().contracts(ending) == EndingSolver().contracts(ending)


def random_position_without_a_trick(seed: int, size: int) -> Position:
    return next(one for n in range(1000) if not (one := random_position(1000 * seed + n, size)).trick)


@each_library
def test_what_is_no_position_is_refused_and_leaves_no_file(
    path: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    solver = LibrarySolver(path)
    whole = hands(1)
    one = whole[0] & -whole[0]
    for odd in (
        [0, 0, 0, 0],
        [whole[0], whole[0], *whole[2:]],
        [whole[0] - one, *whole[1:]],
        [whole[0] - one + 1, *whole[1:]],
        [whole[0], whole[1] + one, *whole[2:]],
        [whole[0] + whole[1], whole[2] + whole[3], 0, 0],
    ):
        with pytest.raises(UnsolvedError):
            solver.contracts(odd)
        with pytest.raises(UnsolvedError):
            solver.cards(PackedPosition(NO_TRUMP, 0, (), odd))
    for trick in ((one.bit_length() - 1,), (2, 2), (0,)):
        with pytest.raises(UnsolvedError):
            solver.cards(PackedPosition(NO_TRUMP, 0, trick, whole))
    assert not list(tmp_path.iterdir())


def test_one_position_that_is_refused_does_not_take_others_with_it() -> None:
    good = packed(1, 5)
    answers = fast_solver().cards_of_all([good, PackedPosition(NO_TRUMP, 0, (), [0, 0, 0, 0]), good])
    assert answers == [fast_solver().cards(good), REFUSED, fast_solver().cards(good)]


def test_our_own_solver_takes_endings_only() -> None:
    with pytest.raises(UnsolvedError) as refused:
        EndingSolver().cards(packed(5, 9))
    assert refused.value.fault == TOO_LONG


# -- how it is loaded ------------------------------------------------------------------------------------------------


def printed(program: str, *arguments: str) -> str:
    """What this program prints; it ends like the worker, because unloading a library may crash."""
    code = f"import os, sys\n{program}\nsys.stdout.flush()\nos._exit(0)"
    command = [sys.executable, "-P", "-c", code, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, env=child_environment()).stdout


def test_neither_endplay_nor_what_it_imports_is_imported() -> None:
    assert printed(
        "from bridgetable.equity.worker import fastest_solver; print(type(fastest_solver()).__name__); "
        "print({'endplay', 'matplotlib', 'numpy', 'msgspec', 'bridgetable.table', 'typing'} & set(sys.modules))"
    ).split() == ["Dds", "set()"]


@pytest.mark.parametrize(
    ("changed", "error"),
    [("dds.VERSION = (3, 0)", "DDS (2, 9)"), ("dds._ANSWER = [46, 1, 42, 0]", "DDS solves an ending otherwise")],
)
@each_library
def test_a_library_that_is_not_as_expected_is_refused(path: str, changed: str, error: str) -> None:
    program = (
        f"from bridgetable.equity import dds\n{changed}\n"
        "try: dds.Dds(sys.argv[1])\nexcept dds.UnknownLibraryError as error: print(error)"
    )
    assert printed(program, path) == error + "\n"


class Fake(dds.Dds):
    """A library that is as expected if its path says so."""

    def __init__(self, path: str) -> None:
        self.path = path
        if path == "of another version":
            raise UnknownLibraryError(path)
        if path == "no library":
            raise OSError(path)


@pytest.mark.parametrize(
    ("paths", "used"),
    [
        (["good", "better"], "good"),
        (["of another version", "good"], "good"),
        (["no library", "of another version", "good"], "good"),
    ],
)
def test_the_first_library_that_is_as_expected_is_used(
    paths: list[str], used: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dds, "Dds", Fake)
    monkeypatch.setattr(worker, "library_paths", lambda: [(path, "") for path in paths])
    found = worker.fastest_solver()
    assert isinstance(found, Fake) and found.path == used


@pytest.mark.parametrize("paths", [[], ["no library"], ["of another version", "no library"]])
def test_where_none_is_our_own_solver_is_used(paths: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dds, "Dds", Fake)
    monkeypatch.setattr(worker, "library_paths", lambda: [(path, "") for path in paths])
    assert isinstance(worker.fastest_solver(), EndingSolver)


def test_a_python_without_ctypes_has_our_own_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "library_paths", lambda: [("good", "")])
    monkeypatch.setitem(sys.modules, "bridgetable.equity.dds", None)
    assert isinstance(worker.fastest_solver(), EndingSolver)


def test_a_file_that_is_no_library_is_not_loaded(tmp_path: Path) -> None:
    path = tmp_path / "libdds.so"
    path.write_text("no library")
    with pytest.raises(OSError, match=r"dds"):
        load_library(str(path))
