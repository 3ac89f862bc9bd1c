"""Some boards of the deep run beside an independent engine."""

from __future__ import annotations

import pytest

from tests.deep import oracle

SEEDS = range(8)


@pytest.mark.skipif(bool(oracle.MISSING), reason=oracle.MISSING or "it is installed")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_lawful_board_is_the_same_in_both_engines(seed: int) -> None:
    assert oracle.board(seed).faults == ()


@pytest.mark.skipif(bool(oracle.MISSING), reason=oracle.MISSING or "it is installed")
def test_another_score_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(oracle, "board_score", lambda table: {0: 10, 1: -10})
    (fault,) = oracle.board(1).faults
    assert "another score" in fault.what
