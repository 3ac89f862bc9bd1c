"""Some boards of the deep run of actions, and that it would find a fault."""

from __future__ import annotations

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.engine.steps import Step
from bridgetable.table.state import Table
from tests.deep import actions

SEEDS = range(24)


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_breaks_on_a_board_at_random(seed: int) -> None:
    assert actions.board(seed).faults == ()


def test_a_fault_is_told_with_the_fewest_actions_that_lead_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_revokes(before: Table, step: Step) -> None:
        assert not any(type(one).__name__ == "Revoke" for one in step.table.irregularities), "a revoke"

    monkeypatch.setattr(actions, "EACH_STEP", (no_revokes,))
    found = next(outcome for outcome in actions.runs(1) if outcome.faults)
    (fault,) = found.faults
    assert "a revoke" in fault.what
    assert len(read_case(dict(fault.files)["smallest.case.json"]).actions) <= 8 < found.done
