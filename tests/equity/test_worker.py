"""The worker process, which may die without harm and ends with its input, and its client."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.disk import workers
from bridgetable.disk.workers import Worker, packed
from bridgetable.equity import solver, worker
from bridgetable.equity.packed import TOO_LONG
from bridgetable.equity.position import DIED, Position, UnsolvableError, numbers_of, solution_in
from bridgetable.equity.solver import EndingSolver
from bridgetable.equity.solver_client import SolverClient
from bridgetable.equity.worker import answers
from tests.equity.ground import needs_the_fast_solver, random_position

pytestmark = pytest.mark.deep


def test_the_answer_comes_from_another_process_and_is_kept() -> None:
    position = random_position(1, 4)
    with SolverClient() as client:
        assert dict(client.solve(position).cards) == dict(solver.solve(position).cards)
        assert client.solve(position) is client.solve(position)


def test_many_positions_are_solved_together(monkeypatch: pytest.MonkeyPatch) -> None:
    requests: list[int] = []
    original = Worker.call

    def counted(self: Worker, function: Callable[..., object], positions: Sequence[object], contracts: bool) -> object:
        requests.append(len(positions))
        return original(self, function, positions, contracts)

    monkeypatch.setattr(Worker, "call", counted)
    positions = [random_position(seed, 1 + seed % 4) for seed in range(230)]
    with SolverClient() as client:
        client.prepare([*positions, *positions])
        for position in positions:
            assert dict(client.solve(position).cards) == dict(solver.solve(position).cards)
    assert requests == [200, 30]


@needs_the_fast_solver
def test_all_contracts_of_a_deal() -> None:
    with SolverClient() as client:
        found = client.contracts(Position(random_deal(3), None, Seat.N))
    assert list(found) == ["C", "D", "H", "S", "NT"] and {tuple(row) for row in found.values()} == {tuple("NESW")}


def test_a_worker_killed_by_a_signal_is_started_anew() -> None:
    with SolverClient() as client:
        client.solve(random_position(1, 4))
        assert client.worker_id is not None
        os.kill(client.worker_id, signal.SIGKILL)
        position = random_position(2, 4)
        assert dict(client.solve(position).cards) == dict(solver.solve(position).cards)


@pytest.mark.parametrize(
    "program",
    [
        "raise SystemExit(1)",
        "print('not a reply', flush=True)",
        "print('a reply that is too long to be one', end='', flush=True)",
    ],
)
def test_a_worker_that_always_dies_is_said(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", program))
    with SolverClient() as client, pytest.raises(UnsolvableError) as given_up:
        client.solve(random_position(1, 4))
    assert given_up.value.message.key == DIED


def test_a_program_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", ("/nowhere/python",))
    with SolverClient() as client, pytest.raises(UnsolvableError) as given_up:
        client.solve(random_position(1, 4))
    assert given_up.value.message.key == DIED


DYING_OF_LARGE_HANDS = """
import os
from bridgetable.disk import workers
from bridgetable.equity import worker
from bridgetable.equity.solver import EndingSolver
class Dying(EndingSolver):
    def cards(self, position):
        if position.hands[0].bit_count() > 4:
            os.abort()
        return super().cards(position)
worker.fastest_solver = Dying
workers.serve()
"""


def test_of_several_positions_only_the_one_that_kills_the_worker_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-P", "-c", DYING_OF_LARGE_HANDS))
    small, large = [random_position(seed, 2) for seed in range(3)], random_position(1, 6)
    with SolverClient() as client:
        client.prepare([*small, large])
        for position in small:
            assert dict(client.solve(position).cards) == dict(solver.solve(position).cards)
        with pytest.raises(UnsolvableError) as given_up:
            client.solve(large)
    assert given_up.value.message.key == DIED


PRINTING = """
import os
from bridgetable.disk import workers
from bridgetable.equity import worker
from bridgetable.equity.solver import EndingSolver
class Printing(EndingSolver):
    def cards(self, position):
        print("1;62 1", flush=True)
        os.write(1, b"from a library")
        return super().cards(position)
worker.fastest_solver = Printing
workers.serve()
"""


def test_what_a_solver_prints_is_not_taken_for_a_reply(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-P", "-c", PRINTING))
    position = random_position(1, 3)
    with SolverClient() as client:
        assert dict(client.solve(position).cards) == dict(solver.solve(position).cards)


@pytest.mark.parametrize("path", ["", ".", os.pathsep, "lib"])
def test_nothing_is_imported_from_the_folder_in_which_one_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """A module of a name the worker imports lies beside somebody's case: it is not executed."""
    for folder in (tmp_path, tmp_path / "lib"):
        folder.mkdir(exist_ok=True)
        for name in ("endplay", "msgspec", "bridgetable", "json", "ctypes", "queue", "sitecustomize"):
            (folder / f"{name}.py").write_text(f"open({str(tmp_path / 'executed')!r}, 'a').write({name!r})\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", path)
    position = random_position(1, 4)
    with SolverClient() as client:
        assert dict(client.solve(position).cards) == dict(solver.solve(position).cards)
    assert not (tmp_path / "executed").exists()


# -- when its input ends ---------------------------------------------------------------------------------------------

LASTING = """
import os, threading
from bridgetable.disk import workers
from bridgetable.equity import worker
from bridgetable.equity.packed import PackedSolver
class Lasting(PackedSolver):
    def __init__(self):
        self.life = os.open(os.environ["LIFE"], os.O_WRONLY)
    def cards_of_all(self, positions):
        os.write(self.life, b"begun")
        threading.Event().wait()
worker.fastest_solver = Lasting
workers.serve()
"""
"""A worker that never finishes a position; whoever reads the pipe LIFE is told that it began, and that it has ended."""

ASKING = """
import sys
from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.equity.position import Position
position = Position(random_deal(1), None, Seat.W)
command = (sys.executable, "-P", "-c", sys.argv[1])
"""
FROM_THE_COMMAND_LINE = (
    ASKING
    + """
from bridgetable.disk import workers
from bridgetable.equity import solver_client
workers.COMMAND = command
solver_client.SolverClient().solve(position)
"""
)
FROM_THE_WINDOW = (
    ASKING
    + """
from PySide6.QtCore import QCoreApplication
from bridgetable.disk import workers
from bridgetable.ui.figures import analysis
workers.COMMAND = command
application = QCoreApplication([])
figures = analysis.Analysis()
figures.request("figures", [position])
application.exec()
"""
)


@pytest.fixture
def life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    path = tmp_path / "life"
    os.mkfifo(path)
    monkeypatch.setenv("LIFE", str(path))
    yield path


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes of this kind")
@pytest.mark.parametrize("parent", [FROM_THE_COMMAND_LINE, FROM_THE_WINDOW])
def test_a_worker_ends_in_the_midst_of_a_position_when_its_parent_is_killed(parent: str, life: Path) -> None:
    with subprocess.Popen([sys.executable, "-c", parent, LASTING]) as asking, life.open("rb", buffering=0) as lasting:
        assert lasting.read(5) == b"begun"
        asking.kill()
        # The pipe ends when the last process that holds it does.
        assert lasting.read(5) == b""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes of this kind")
def test_a_worker_ends_in_the_midst_of_a_position_when_its_input_is_closed(life: Path) -> None:
    command = [sys.executable, "-P", "-c", LASTING]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(packed((answers, ([numbers_of(random_position(1, 4))], False))))
        process.stdin.flush()
        with life.open("rb", buffering=0) as lasting:
            assert lasting.read(5) == b"begun"
            process.stdin.close()
            assert lasting.read(5) == b""
    assert process.returncode == 0


# -- without the fast solver -----------------------------------------------------------------------------------------


def test_without_the_fast_solver_endings_are_solved_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    position = random_position(5, 4)
    monkeypatch.setattr(worker, "_solver", EndingSolver)
    found = answers([numbers_of(position), numbers_of(position)], False)
    assert len(found) == 2
    assert dict(solution_in(found[1]).cards) == dict(solver.solve(position).cards)


@pytest.mark.parametrize("contracts", [True, False])
def test_without_the_fast_solver_a_whole_deal_is_not_available(
    contracts: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "_solver", EndingSolver)
    assert answers([numbers_of(random_position(5, 9))], contracts) == [TOO_LONG]
