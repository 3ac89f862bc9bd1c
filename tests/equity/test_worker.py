"""The worker process, which may die without harm, and its client."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from bridgetable import equity
from bridgetable.equity import solver
from bridgetable.equity import solver_client as module
from bridgetable.equity.position import UnsolvableError, position_text
from bridgetable.equity.protocol import DIED, REFUSED, TOO_LONG, Request
from bridgetable.equity.solver_client import SolverClient
from bridgetable.equity.worker import answer
from tests.equity.ground import random_position

pytestmark = pytest.mark.deep


def test_the_answer_comes_from_another_process_and_is_kept() -> None:
    position = random_position(1, 4)
    with SolverClient() as client:
        assert dict(client.solve(position).cards) == dict(solver.solve(position).cards)
        assert client.solve(position) is client.solve(position)


def test_a_worker_killed_by_a_signal_is_started_anew() -> None:
    with SolverClient() as client:
        client.solve(random_position(1, 4))
        assert client.worker_id is not None
        os.kill(client.worker_id, signal.SIGKILL)
        position = random_position(2, 4)
        assert dict(client.solve(position).cards) == dict(solver.solve(position).cards)


@pytest.mark.parametrize("words", [("-c", "raise SystemExit(1)"), ("-c", "print('not a reply', flush=True)")])
def test_a_worker_that_always_dies_is_said(words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COMMAND", (sys.executable, *words))
    with SolverClient() as client, pytest.raises(UnsolvableError) as given_up:
        client.solve(random_position(1, 4))
    assert given_up.value.message.key == DIED


def test_a_program_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COMMAND", ("/nowhere/python",))
    with SolverClient() as client, pytest.raises(UnsolvableError) as given_up:
        client.solve(random_position(1, 4))
    assert given_up.value.message.key == DIED


@pytest.mark.parametrize("path", ["", ".", os.pathsep, "lib"])
def test_nothing_is_imported_from_the_folder_in_which_one_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """A module of a name the worker imports lies beside somebody's case: it is not executed."""
    for folder in (tmp_path, tmp_path / "lib"):
        folder.mkdir(exist_ok=True)
        for name in ("endplay", "msgspec", "bridgetable", "json", "sitecustomize"):
            (folder / f"{name}.py").write_text(f"open({str(tmp_path / 'executed')!r}, 'a').write({name!r})\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", path)
    position = random_position(1, 4)
    with SolverClient() as client:
        assert dict(client.solve(position).cards) == dict(solver.solve(position).cards)
    assert not (tmp_path / "executed").exists()


def without_the_fast_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a system that has no wheel of it."""
    monkeypatch.delattr(equity, "dds", raising=False)
    monkeypatch.setitem(sys.modules, "bridgetable.equity.dds", None)


def test_without_the_fast_solver_endings_are_solved_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    without_the_fast_solver(monkeypatch)
    position = random_position(5, 4)
    reply = answer(Request(7, position_text(position)))
    assert reply.number == 7 and not reply.fault
    assert sorted(reply.cards.values()) == sorted(tricks for _, tricks in solver.solve(position).cards)


def test_without_the_fast_solver_a_whole_deal_is_not_available(monkeypatch: pytest.MonkeyPatch) -> None:
    without_the_fast_solver(monkeypatch)
    position = random_position(5, 9)
    assert answer(Request(1, position_text(position))).fault == TOO_LONG
    assert answer(Request(1, position_text(position), contracts=True)).fault == TOO_LONG


def test_letters_that_are_no_position_are_refused_and_do_not_bring_the_worker_down() -> None:
    letters = position_text(random_position(5, 4))
    assert answer(Request(1, type(letters)("N:AK..", letters.trump, letters.leader))).fault == REFUSED
    assert answer(Request(1, type(letters)(letters.deal, "X", letters.leader))).fault == REFUSED
