"""The library of DDS by itself: where it is found, what it is held to, and that it says what endplay and we say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.equity import ONE_THREAD, dds, dds_library, worker
from bridgetable.equity.dds import most_threads
from bridgetable.equity.packed import NO_TRUMP, REFUSED, TOO_LONG, PackedPosition, PackedSolver, UnsolvedError
from bridgetable.equity.position import Position
from bridgetable.equity.protocol import packed_position
from bridgetable.equity.slower_solvers import EndingSolver, EndplaySolver
from tests.equity.ground import fast_solver, needs_the_fast_solver, random_position

pytestmark = [needs_the_fast_solver, pytest.mark.deep]


def packed(seed: int, size: int) -> PackedPosition:
    return packed_position(random_position(seed, size))


def hands(seed: int) -> list[int]:
    return list(packed_position(Position(random_deal(seed), None, Seat.N)).hands)


# -- what it says ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(1, 14))
def test_the_library_and_endplay_say_the_same(size: int) -> None:
    theirs = EndplaySolver()
    for seed in range(8):
        position = packed(seed, size)
        assert fast_solver().cards(position) == theirs.cards(position)


@pytest.mark.parametrize("many", [2, 7, 40])
def test_several_positions_at_once_are_answered_as_one_by_one(many: int) -> None:
    positions = [packed(seed, 1 + seed % 9) for seed in range(many)]
    assert fast_solver().cards_of_all(positions) == [fast_solver().cards(position) for position in positions]


def test_one_of_many_solvers_is_kept_to_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 4)
    monkeypatch.delenv(ONE_THREAD, raising=False)
    assert most_threads() == 4
    monkeypatch.setenv(ONE_THREAD, "1")
    assert most_threads() == 1


def test_all_contracts_of_whole_deals_are_those_of_twenty_positions() -> None:
    for seed in range(3):
        assert fast_solver().contracts(hands(seed)) == PackedSolver.contracts(fast_solver(), hands(seed))


@pytest.mark.parametrize("size", [1, 2, 3])
def test_all_contracts_of_endings_are_those_of_our_own_solver(size: int) -> None:
    for seed in range(10):
        ending = packed_position(Position(random_position_without_a_trick(seed, size).hands, None, Seat.N)).hands
        assert fast_solver().contracts(ending) == EndingSolver().contracts(ending)


def random_position_without_a_trick(seed: int, size: int) -> Position:
    return next(one for n in range(1000) if not (one := random_position(1000 * seed + n, size)).trick)


def test_what_is_no_position_is_refused_and_leaves_no_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    whole = hands(1)
    one = whole[0] & -whole[0]
    for odd in (
        [0, 0, 0, 0], [whole[0], whole[0], *whole[2:]], [whole[0] - one, *whole[1:]], [whole[0] - one + 1, *whole[1:]],
        [whole[0], whole[1] + one, *whole[2:]], [whole[0] + whole[1], whole[2] + whole[3], 0, 0],
    ):
        with pytest.raises(UnsolvedError):
            fast_solver().contracts(odd)
        with pytest.raises(UnsolvedError):
            fast_solver().cards(PackedPosition(NO_TRUMP, 0, (), odd))
    for trick in ((one.bit_length() - 1,), (2, 2), (0,)):
        with pytest.raises(UnsolvedError):
            fast_solver().cards(PackedPosition(NO_TRUMP, 0, trick, whole))
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


def test_neither_endplay_nor_what_it_imports_is_imported() -> None:
    program = (
        "import sys; from bridgetable.equity.worker import fastest_solver; print(type(fastest_solver()).__name__); "
        "print({'endplay', 'matplotlib', 'numpy', 'msgspec', 'bridgetable.table'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["Dds", "set()"]


def test_another_version_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dds_library, "VERSION", (3, 0))
    assert isinstance(worker.fastest_solver(), EndplaySolver)


def test_a_library_that_answers_otherwise_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dds, "_ANSWER", [46, 1, 42, 0])
    assert isinstance(worker.fastest_solver(), EndplaySolver)


def lay_out_a_false_endplay(folder: Path) -> None:
    """A package of its name, with files of the names of the library that are none."""
    (folder / "endplay" / "_dds").mkdir(parents=True)
    (folder / "endplay" / "__init__.py").write_text("")
    for name in dds_library.NAMES:
        (folder / "endplay" / "_dds" / name).write_text("no library")


def test_a_file_that_is_no_library_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lay_out_a_false_endplay(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(OSError, match=r"dds"):
        dds_library.load_library()


def test_without_endplay_our_own_solver_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dds_library, "NAMES", ())
    monkeypatch.setitem(sys.modules, "endplay", None)
    assert isinstance(worker.fastest_solver(), EndingSolver)


def test_a_library_in_the_working_folder_is_not_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Even where the folder is in the path of imports, as "" or "."."""
    lay_out_a_false_endplay(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", ".", *sys.path])
    assert isinstance(worker.fastest_solver(), dds.Dds)
